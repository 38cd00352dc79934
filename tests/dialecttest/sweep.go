package dialecttest

import (
	"os"
	"strconv"
	"testing"
)

// Sweep returns the length up to which a test tries every string: what the environment
// variable URI_SWEEP says ("build.sh fuzz" says 8), but full at most; plain if it says
// nothing, and short in a short test.
func Sweep(t *testing.T, full, plain, short int) int {
	t.Helper()
	if s := os.Getenv("URI_SWEEP"); s != "" {
		n, err := strconv.Atoi(s)
		if err != nil || n < 1 {
			t.Fatalf("URI_SWEEP=%s is not a length", s)
		}
		return min(n, full)
	}
	if testing.Short() {
		return short
	}
	return plain
}

// EveryString calls try with each string up to a length over an alphabet until try
// returns false. It returns how many strings were tried.
func EveryString(alphabet string, length int, try func(string) bool) (tried int) {
	var extend func(string) bool
	extend = func(s string) bool {
		tried++
		ok := try(s)
		for i := 0; ok && len(s) < length && i < len(alphabet); i++ {
			ok = extend(s + alphabet[i:i+1])
		}
		return ok
	}
	extend("")
	return tried
}
