package docs

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"uriplayground/web/locales"
	"uriplayground/web/model"
)

var (
	// viewRow is a row of the table of views, below their heading: name, tab, what it shows.
	viewRow = regexp.MustCompile("(?m)^\\| `([a-z]+)` \\| ([^|`]+) \\| [^|]+ \\|$")
	// madeRow is a row of the table of their packages.
	madeRow = regexp.MustCompile("(?m)^\\| `([a-z]+)` \\| ((?:`\\w+` ?)+)\\|$")
	// readmeRow is a row of the table of views in the README.
	readmeRow = regexp.MustCompile(`(?m)^\| ([^|]+) \| [^|]+ \|$`)
	// tableView is an entry of tableViews in web/view/views.go.
	tableView = regexp.MustCompile(`(?m)^\t(?:"(\w+)"|model\.(\w+)):\s.*\b(\w+\.\w+)(?:\)|\(v\.Context, .*),$`)
	// viewName is a constant of web/model/views.go.
	viewName = regexp.MustCompile(`(?m)^\t(\w+View)\s+= "(\w+)"`)
)

// notInTables is the function that makes each view that tableViews does not have.
var notInTables = map[string]string{"resolve": "machine.Pane", "parse": "checks.Picture", "trace": "panes.Trace"}

// TestViews checks that docs/embedding.md lists every view in its order, with its tab, and
// docs/architecture.md with the packages that make it.
func TestViews(t *testing.T) {
	for _, complaint := range slices.Concat(wrongTabs(read(t, "docs/embedding.md")), wrongPackages(t, read(t, "docs/architecture.md"))) {
		t.Error(complaint)
	}
}

// TestViewsCanFail breaks the tables in each of their columns.
func TestViewsCanFail(t *testing.T) {
	for _, c := range [][3]string{
		{"`runs` |", "`walks` |", "lists the views"},
		{"| What if? |", "| What then? |", "the tab of runs"},
	} {
		checkComplaint(t, "docs/embedding.md", c, wrongTabs)
	}
	for _, c := range [][3]string{
		{"| `runs` | `", "| `walks` | `", "lists the views"},
		{"| `runs` |\n", "| `panes` |\n", "runs is made in `panes`"},
		{"| `checksite` |", "| `gone` |", "site is made in `gone`"},
	} {
		checkComplaint(t, "docs/architecture.md", c, func(text string) []string { return wrongPackages(t, text) })
	}
}

// checkComplaint writes c[1] for c[0] and expects c[2] of the last complaint.
func checkComplaint(t *testing.T, name string, c [3]string, wrong func(string) []string) {
	t.Helper()
	text := read(t, name)
	broken := strings.Replace(text, c[0], c[1], 1)
	if got := wrong(broken); broken == text || len(got) == 0 || !strings.Contains(got[len(got)-1], c[2]) {
		t.Errorf("%s in place of %s: complains %q", c[1], c[0], got)
	}
}

func wrongTabs(text string) (complaints []string) {
	words := locales.All().For("en")
	_, views, _ := strings.Cut(text, "\n## Views\n")
	views, _, _ = strings.Cut(views, "\n## ")
	var listed []string
	for _, m := range viewRow.FindAllStringSubmatch(views, -1) {
		name, tab := m[1], m[2]
		listed = append(listed, name)
		if want := words.Get("view." + model.Tab(name)); tab != want {
			complaints = append(complaints, fmt.Sprintf("docs/embedding.md says that the tab of %s is %s, not %s", name, tab, want))
		}
	}
	return append(complaints, wrongList("docs/embedding.md", listed)...)
}

func wrongPackages(t *testing.T, text string) (complaints []string) {
	t.Helper()
	all := viewMakers(t)
	var listed []string
	for _, m := range madeRow.FindAllStringSubmatch(text, -1) {
		name, packages := m[1], strings.TrimSpace(m[2])
		listed = append(listed, name)
		pkg, _, _ := strings.Cut(all[name], ".")
		if pkg == "" || !slices.Contains(strings.Fields(packages), "`"+pkg+"`") {
			complaints = append(complaints, fmt.Sprintf("docs/architecture.md says that %s is made in %s, and not by %q", name, packages, all[name]))
		}
	}
	return append(complaints, wrongList("docs/architecture.md", listed)...)
}

func wrongList(name string, listed []string) (complaints []string) {
	if !slices.Equal(listed, model.ViewNames()) {
		complaints = append(complaints, fmt.Sprintf("%s lists the views %q, want %q", name, listed, model.ViewNames()))
	}
	return complaints
}

// TestViewsOfTheReadme checks that the README calls each view as its tab does.
func TestViewsOfTheReadme(t *testing.T) {
	words, tabs := locales.All().For("en"), map[string]bool{"view": true}
	for _, name := range model.ViewNames() {
		tabs[words.Get("view."+model.Tab(name))] = true
	}
	rows := readmeRow.FindAllStringSubmatch(read(t, "README.md"), -1)
	for _, m := range rows {
		if !tabs[m[1]] {
			t.Errorf("README.md has a view %q, which is no tab", m[1])
		}
	}
	if len(rows) < 9 {
		t.Errorf("README.md lists %d views", len(rows))
	}
}

// viewMakers is the function in web/view that makes each view.
func viewMakers(t *testing.T) map[string]string {
	t.Helper()
	constants, all := map[string]string{}, maps.Clone(notInTables)
	for _, m := range viewName.FindAllStringSubmatch(read(t, "web/model/views.go"), -1) {
		constants[m[1]] = m[2]
	}
	for _, m := range tableView.FindAllStringSubmatch(read(t, "web/view/views.go"), -1) {
		all[m[1]+constants[m[2]]] = m[3]
	}
	return all
}
