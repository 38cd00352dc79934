// Package dotsegments reads the dot segments (RFC 3986 §3.3) that a relative path begins with.
package dotsegments

import "strings"

// Leading returns how many ".." a path begins with, and where they, and each "." among them, end.
// A dot segment that is all there is left, without a slash, does not count.
func Leading(path string) (up, end int) {
	for {
		switch {
		case strings.HasPrefix(path[end:], "./"):
			end += len("./")
		case strings.HasPrefix(path[end:], "../"):
			end += len("../")
			up++
		default:
			return up, end
		}
	}
}
