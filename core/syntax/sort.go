package syntax

// SortFew sorts a list of few elements, such as what may follow by RFC 3986 Appendix A, and
// keeps the order of those that are alike. slices.SortStableFunc, which is for many, adds
// ten kilobytes to the program for each type.
func SortFew[T any](list []T, cmp func(a, b T) int) {
	for i := 1; i < len(list); i++ {
		for k := i; k > 0 && cmp(list[k], list[k-1]) < 0; k-- {
			list[k], list[k-1] = list[k-1], list[k]
		}
	}
}
