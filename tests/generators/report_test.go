package generators

import (
	"cmp"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
)

// results says what came of each tool in each browser.
type results struct{ strings.Builder }

var report results

// add notes what came of a visit.
func (r *results) add(v *visit) {
	if r.Len() == 0 {
		r.WriteString("| tool | browser | system | target | embed and page | moved | messages |\n|---|---|---|---|---|---|---|\n")
	}
	says := func(text, none string) string {
		if text == "" {
			text = none
		}
		return strings.ReplaceAll(text, "|", "\\|")
	}
	asked := map[bool]string{false: "light", true: "dark"}[v.dark]
	fmt.Fprintf(r, "| %s %s | %s | %s | %s | %s | %s | %s |\n", v.tool.name, v.tool.versionNumber(), v.b.Name(), asked,
		says(v.answered, "**none**"), says(v.coloured, "–"), says(v.moved, "nothing"), says(v.said, "none"))
}

// save writes the table, if all was asked for.
func (r *results) save() error {
	if !all {
		return nil
	}
	if err := os.MkdirAll("../out", 0o755); err != nil {
		return err
	}
	return os.WriteFile("../out/generators.md", []byte(r.String()), 0o644)
}

var number = regexp.MustCompile(`\d+\.\d+[\w.-]*`)

// versionNumber returns the version that was tried.
func (a *tool) versionNumber() string {
	if a.npm != "" {
		pinned, _ := os.ReadFile(filepath.Join(a.npm, "package.json"))
		_, own, _ := strings.Cut(string(pinned), `"`+strings.ToLower(a.name)) // of a framework beside others
		return number.FindString(cmp.Or(own, string(pinned)))
	}
	if len(a.version) == 0 {
		return ""
	}
	said, _ := exec.Command(a.version[0], a.version[1:]...).Output()
	return number.FindString(string(said))
}
