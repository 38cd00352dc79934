package docs

import (
	"fmt"
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
	// readmeRow is a row of the table of views in the README.
	readmeRow = regexp.MustCompile(`(?m)^\| ([^|]+) \| [^|]+ \|$`)
)

// TestViews checks that docs/embedding.md lists every view in its order, with its tab.
func TestViews(t *testing.T) {
	for _, complaint := range wrongTabs(read(t, "docs/embedding.md")) {
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
