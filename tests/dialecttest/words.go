package dialecttest

import "strings"

// Words splits a row at spaces; "-" stands for the empty word.
func Words(row string) []string {
	list := strings.Fields(row)
	for i, w := range list {
		if w == "-" {
			list[i] = ""
		}
	}
	return list
}
