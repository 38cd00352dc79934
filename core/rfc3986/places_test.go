package rfc3986_test

import (
	"testing"

	"uriplayground/core/rfc3986"
)

// Every byte before and after dot segments, in each place of a word.
func TestDotPlaces(t *testing.T) {
	for c := range 256 {
		for pad := range 10 {
			before := "abcdefghij"[:pad] + string([]byte{byte(c)})
			for _, path := range []string{before + "./k", before + "../k", "/" + before + "/../k", before + "/.", "/l/." + before, "/l/.." + before + "/m"} {
				checkDots(t, path)
				checkResolution(t, "x://h/n/o", path, rfc3986.Options{})
			}
		}
	}
}

// Long paths, with every pair of steps somewhere in them.
func TestDotPairs(t *testing.T) {
	units := []string{"/", "/.", "/..", "/...", "/p", "/pqrstuv", "/pqrstuvw", "/pqrstuvwx", "/.p", "/p.", "/..p", "/p/..", "/p/.", "//..", "/-./", "/+../"}
	for _, a := range units {
		for _, b := range units {
			for _, c := range units {
				checkDots(t, a+b+c)
				checkDots(t, "/longer/than/a/word"+a+b+c+a)
				checkDots(t, ".."+a+b+c)
			}
		}
	}
}
