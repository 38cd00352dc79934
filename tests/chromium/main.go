package chromium

import (
	"flag"
	"fmt"
	"os"
	"testing"
)

// Main runs the tests of a package, and ends the process. run returns their exit code, or why they
// cannot be run.
func Main(m *testing.M, run func(*testing.M) (code int, err error)) {
	flag.Parse()
	code, err := run(m)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		code = 1
	}
	os.Exit(code)
}

// NeedSite returns an error where the site is not built, for tests of a folder in tests.
func NeedSite() error {
	if _, err := os.Stat("../../static/gen/playground.wasm"); err != nil {
		return fmt.Errorf("the site is not built; run ./build.sh build first (%w)", err)
	}
	return nil
}
