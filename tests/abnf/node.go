package abnf

// node is an element on the right-hand side of a rule. It knows how to add
// itself to an NFA, how to match the children of a derivation, and which
// positions it consists of.
type node interface {
	build(b *builder, from int32) (to int32)
	match(m *matcher, from []int) (to []int)
	place(p *Paths, path string) fragment
}

type (
	alternation   []node                // a / b
	concatenation []node                // a b
	literal       string                // "text", in either case
	byteRange     struct{ lo, hi byte } // %x30-39
	reference     string                // the name of a rule
)

// unbounded is the max of a repetition without an upper limit.
const unbounded = -1

// repetition is min*max element. An option is a repetition 0*1.
type repetition struct {
	min, max int
	element  node
}
