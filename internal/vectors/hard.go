package vectors

import "strings"

// HardTexts returns texts that are invalid, odd or long in many ways, for tests that
// no text makes the code fail.
func HardTexts() []string {
	return []string{
		"", ":", "a:", "1a:b", "http://[::", "http://[::1]x:80", "http://[v1]/", "http://h:8x/", "//a:b", "http://a b/",
		"http://a/\x00\x7f", "http://a/é", "http://a/\xff", "http://a/\xed\xa0\x80", "http://a/%ZZ%", "http://a:b:c/", "http://a/[", "g#a#b",
		"f:/.//g", "f:/a/..//g", "http://a\u202Eb/", strings.Repeat("^", 5000), "http://" + strings.Repeat("a/", 5000) + "é",
	}
}
