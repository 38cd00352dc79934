package chromium

import (
	"flag"
	"fmt"
	"os"
	"os/exec"
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

// Publish writes the complete site of the sources in static, a folder of the project, to out, without
// compressed files. Like NeedSite it is for tests of a folder in tests.
func Publish(static, out, version string) error {
	command := exec.Command("go", "run", "./tools/dist", "-plain", "-static", static, "-out", out, "-version", version)
	command.Dir = "../.."
	if output, err := command.CombinedOutput(); err != nil {
		return fmt.Errorf("%w: %s", err, output)
	}
	return nil
}
