package dialecttest

import "strings"

// Words is the words of a row, which spaces part; "-" is the empty one.
func Words(row string) []string {
	list := strings.Fields(row)
	for i, w := range list {
		if w == "-" {
			list[i] = ""
		}
	}
	return list
}
