package docs

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"uriplayground/web/i18n"
	"uriplayground/web/model"
)

var (
	// viewRow is a row of the table of views: name, tab, what it shows, files.
	viewRow = regexp.MustCompile("(?m)^\\| `([a-z]+)` \\| ([^|`]+) \\| [^|]+ \\| ((?:`\\w+\\.go` ?)+)\\|$")
	// readmeRow is a row of the table of views in the README.
	readmeRow = regexp.MustCompile(`(?m)^\| ([^|]+) \| [^|]+ \|$`)
	// tableView is an entry of tableViews in web/view/view.go.
	tableView = regexp.MustCompile(`(?m)^\t(?:"(\w+)"|model\.(\w+)):\s+\(\*view\)\.(\w+),$`)
	// viewName is a constant of web/model/views.go.
	viewName = regexp.MustCompile(`(?m)^\t(\w+View)\s+= "(\w+)"`)
)

// notInTables is the function that makes each view that tableViews does not have.
var notInTables = map[string]string{"resolve": "deriveMachine", "parse": "picture", "trace": "deriveTrace"}

// TestViews checks that docs/embedding.md lists every view in its order, with its tab and
// the file that makes it.
func TestViews(t *testing.T) {
	for _, complaint := range wrongViews(t, read(t, "docs/embedding.md")) {
		t.Error(complaint)
	}
}

// TestViewsCanFail breaks the table in each of its columns.
func TestViewsCanFail(t *testing.T) {
	text := read(t, "docs/embedding.md")
	for _, c := range [][3]string{
		{"`runs` |", "`walks` |", "lists the views"},
		{"| What if? |", "| What then? |", "the tab of runs"},
		{"| `runs.go` |", "| `steps.go` |", "runs is made in `steps.go`"},
		{"| `site.go` |", "| `gone.go` |", "site is made in `gone.go`"},
	} {
		broken := strings.Replace(text, c[0], c[1], 1)
		if got := wrongViews(t, broken); broken == text || len(got) == 0 || !strings.Contains(got[len(got)-1], c[2]) {
			t.Errorf("%s in place of %s: complains %q", c[1], c[0], got)
		}
	}
}

func wrongViews(t *testing.T, text string) (complaints []string) {
	t.Helper()
	say := func(format string, args ...any) {
		complaints = append(complaints, "docs/embedding.md "+fmt.Sprintf(format, args...))
	}
	words, all := i18n.BuiltIn().For("en"), viewMakers(t)
	var listed []string
	for _, m := range viewRow.FindAllStringSubmatch(text, -1) {
		name, tab, files := m[1], m[2], strings.TrimSpace(m[3])
		listed = append(listed, name)
		if want := words.Get("view." + model.Tab(name)); tab != want {
			say("says that the tab of %s is %s, not %s", name, tab, want)
		}
		if all[name] == "" || !slices.ContainsFunc(strings.Fields(files), func(file string) bool {
			return defines(t, "web/view/"+strings.Trim(file, "`"), all[name])
		}) {
			say("says that %s is made in %s, where there is no %q", name, files, all[name])
		}
	}
	if !slices.Equal(listed, model.Views()) {
		say("lists the views %q, want %q", listed, model.Views())
	}
	return complaints
}

// TestViewsOfTheReadme checks that the README calls each view as its tab does.
func TestViewsOfTheReadme(t *testing.T) {
	words, tabs := i18n.BuiltIn().For("en"), map[string]bool{"view": true}
	for _, name := range model.Views() {
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
	for _, m := range tableView.FindAllStringSubmatch(read(t, "web/view/view.go"), -1) {
		all[m[1]+constants[m[2]]] = m[3]
	}
	return all
}

// defines reports whether the file has that function, or method of a view.
func defines(t *testing.T, file, function string) bool {
	return exists(file) && regexp.MustCompile(`(?m)^func (?:\(v \*?view\) )?`+function+`\(`).MatchString(read(t, file))
}
