package browser

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

func readAxe(t *testing.T) string {
	t.Helper()
	axe, err := os.ReadFile("axe/node_modules/axe-core/axe.min.js")
	if err != nil {
		t.Fatalf("axe-core is missing; ./build.sh test installs it, or npm ci in tests/browser/axe (%v)", err)
	}
	return string(axe)
}

// axeFor is the expression that runs axe-core with options.
func axeFor(options string) string {
	return `axe.run({ resultTypes: ["violations"], preload: false, ` + options + ` }).then(r => r.violations.flatMap(v =>
		v.nodes.map(n => v.id + ": " + v.help + " | " + n.target.join(" ") + " | " + n.failureSummary)))`
}

func summary(found []string) string {
	if len(found) > 4 {
		return fmt.Sprintf("%s\n… and %d more", strings.Join(found[:4], "\n"), len(found)-4)
	}
	return strings.Join(found, "\n")
}
