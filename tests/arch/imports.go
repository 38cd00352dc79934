package arch

import (
	"fmt"
	"path"
	"slices"
	"strings"
)

// rule forbids imports. Patterns name packages: "~" is our module, a trailing
// "/..." takes in what lies below, "*" is anything within one element, and
// "..." alone is every package.
type rule struct {
	never   string   // the number in the Never list, or the word that names the check
	of      []string // the packages bound by the rule ...
	except  []string // ... but not these
	forbids []string // what they must not import ...
	allows  []string // ... but these they may
	deep    bool     // nor may anything that they depend on
	notSelf bool     // what lies below the same pattern root is not a stranger
}

// coreMay lists the standard packages that core may import, with all that
// these depend on; they cost the wasm next to nothing.
var coreMay = []string{"bytes", "cmp", "errors", "iter", "math/bits", "slices", "sort", "strconv", "strings", "unicode/utf8", "unsafe"}

// coreNever lists what core must not depend on, directly or not.
var coreNever = []string{"syscall/js", "fmt", "net/url", "regexp", "reflect", "encoding/json", "~/web/...", "~/wasm/..."}

// heavy lists what our packages in the wasm must not import, for its weight.
var heavy = []string{
	"fmt", "log/...", "os/...", "time", "context", "regexp/...", "net/...", "encoding/...",
	"html/template", "text/template",
}

// vectors is what only tests import.
var vectors = []string{"~/internal/vectors/..."}

const (
	vectyPath = "github.com/hexops/vecty"
	domPath   = "honnef.co/go/js/dom"
)

// rules is the part of the Never list that imports can show.
var rules = []rule{
	{never: "1 core is pure", of: []string{"~/core/..."}, except: vectors, forbids: coreNever, deep: true},
	{never: "2 only wasm imports syscall/js", of: []string{"~/..."}, except: []string{"~/wasm/...", "~/web/wire", "~/tests/dialecttest"},
		forbids: []string{"syscall/js"}},
	{never: "2 only wasm imports dom", of: []string{"~/..."}, except: []string{"~/wasm/..."},
		forbids: []string{domPath + "/..."}},
	{never: "2 only ui and wasm import vecty", of: []string{"~/..."}, except: []string{"~/wasm/...", "~/web/ui/..."},
		forbids: []string{vectyPath + "/..."}},
	{never: "3 web never inspects URI text", of: []string{"~/web/..."},
		forbids: []string{"net/url", "path/...", "~/core/rfc*/..."}},
	{never: "4 ui decides nothing", of: []string{"~/web/ui/..."},
		forbids: []string{"~/..."}, allows: []string{"~/web/page", "~/web/ui/..."}},
	{never: "5 i18n never computes", of: []string{"~/web/i18n/..."},
		forbids: []string{"~/..."}, allows: []string{"~/core/syntax"}},
	{never: "5 words are text", of: []string{"~/web/locales/..."}, forbids: []string{"~/..."}, allows: []string{"~/web/i18n"}},
	{never: "house: the program fetches its words", of: []string{"~/core/...", "~/web/...", "~/wasm/..."}, except: []string{"~/web/locales"},
		forbids: []string{"~/web/locales/..."}},
	{never: "house: lessons know the core only", of: []string{"~/web/lesson/..."},
		forbids: []string{"~/..."}, allows: []string{"~/core", "~/core/beliefs", "~/core/syntax"}},
	{never: "house: the track knows the core and lessons", of: []string{"~/web/track/..."},
		forbids: []string{"~/..."}, allows: []string{"~/core", "~/core/beliefs", "~/core/expect", "~/core/syntax", "~/web/lesson"}},
	{never: "house: inputs are data", of: []string{"~/web/inputs/..."}, forbids: []string{"~/..."}},
	{never: "house: syntax is the bottom", of: []string{"~/core/syntax/..."},
		forbids: []string{"~/..."}, allows: []string{"~/core/internal/..."}, deep: true},
	{never: "house: core/internal knows no document", of: []string{"~/core/internal/..."},
		forbids: []string{"~/..."}, allows: []string{"~/core/syntax", "~/core/internal/..."}, deep: true},
	{never: "house: the RFCs share no grammar", of: []string{"~/core/rfc*/..."}, forbids: []string{"~/core/rfc*/..."},
		deep: true, notSelf: true},
	{never: "house: the RFCs know syntax and internal only", of: []string{"~/core/rfc*/..."},
		forbids: []string{"~/..."}, allows: []string{"~/core/syntax", "~/core/internal/..."}, notSelf: true},
	{never: "house: expect knows addresses only", of: []string{"~/core/expect/..."},
		forbids: []string{"~/..."}, allows: []string{"~/core", "~/core/forge", "~/core/internal/...", "~/core/relativize", "~/core/rfc3986", "~/core/syntax"}},
	{never: "house: beliefs know addresses only", of: []string{"~/core/beliefs/..."},
		forbids: []string{"~/..."}, allows: []string{"~/core/expect", "~/core/rfc3986"}},
	{never: "house: page is plain data", of: []string{"~/web/page/..."},
		forbids: []string{"~/..."}, allows: []string{"~/core/syntax"}},
	{never: "house: model knows no view", of: []string{"~/web/model/..."},
		forbids: []string{"~/..."}, allows: []string{"~/core", "~/core/beliefs", "~/core/expect", "~/core/links", "~/core/places", "~/core/proxy", "~/core/site", "~/core/syntax", "~/web/lesson", "~/web/track", "~/web/i18n", "~/web/page", "~/web/export"}},
	{never: "house: export writes what it is given", of: []string{"~/web/export/..."},
		forbids: []string{"~/..."}, allows: []string{"~/web/page"}},
	{never: "house: view knows no session", of: []string{"~/web/view/..."},
		forbids: []string{"~/..."}, allows: []string{"~/core", "~/core/beliefs", "~/core/expect", "~/core/links", "~/core/oddtarget", "~/core/places", "~/core/proxy", "~/core/site", "~/core/syntax", "~/web/lesson", "~/web/track", "~/web/i18n", "~/web/page", "~/web/export", "~/web/model", "~/web/view/..."}},
	{never: "house: play joins model and view", of: []string{"~/web/play/..."},
		forbids: []string{"~/..."}, allows: []string{"~/core/expect", "~/core/links", "~/core/site", "~/core/syntax", "~/web/i18n", "~/web/page", "~/web/model", "~/web/view/..."}},
	{never: "house: wasm sees no view", of: []string{"~/wasm/..."}, forbids: []string{"~/web/view/...", "~/web/lesson/...", "~/web/track/..."}},
	{never: "house: tests and tools are outside", of: []string{"~/core/...", "~/web/...", "~/wasm/..."},
		forbids: append([]string{"~/tests/...", "~/tools/..."}, vectors...)},
	{never: "house: tools need no tests", of: []string{"~/tools/..."}, forbids: append([]string{"~/tests/..."}, vectors...)},
	{never: "house: vectors are data", of: vectors, forbids: []string{"~/..."}},
}

// floors is the packages below web/view that views need, from the ground up. Each may import those of lower floors only, so that a view is a room and not a passage.
// The other packages are views, of which none needs another; web/view itself has them all.
var floors = [][]string{
	{"timeline"}, {"align", "render"}, {"characters", "explain"}, {"checks", "predict", "machine", "fromwhere"}, {"panes", "checkpage"},
}

// floorRules returns a rule for each floor, and one for all other views.
func floorRules() (list []rule) {
	const never = "house: views stand on floors"
	var below []string
	for _, floor := range floors {
		r := rule{never: never, forbids: []string{"~/web/view/..."}, allows: below}
		for _, name := range floor {
			r.of = append(r.of, path.Join("~/web/view", name))
		}
		list = append(list, r)
		below = append(below[:len(below):len(below)], r.of...)
	}
	views := rule{never: never, of: []string{"~/web/view/..."}, except: append(below[:len(below):len(below)], "~/web/view"), forbids: []string{"~/web/view/..."}, allows: below}
	return append(list, views)
}

// allRules returns every rule; some depend on the graph.
func allRules(g graph) []rule {
	return slices.Concat(rules, floorRules(), []rule{coreRule(g), weightRule(g)})
}

// coreRule returns the rule of the core, made apart, since the graph alone tells what coreMay pulls in.
func coreRule(g graph) rule {
	allows := append([]string{"~/core/..."}, g.closure(coreMay)...)
	return rule{never: "1 core imports little", of: []string{"~/core/..."}, except: vectors,
		forbids: []string{"..."}, allows: allows}
}

// weightRule binds our packages that go into the wasm.
func weightRule(g graph) rule {
	var of []string
	for _, name := range g.closure([]string{module + "/wasm"}) {
		if match("~/...", name) {
			of = append(of, name)
		}
	}
	return rule{never: "house: the wasm stays light", of: of, forbids: heavy}
}

// binds reports whether the rule is about the package.
func (r rule) binds(name string) bool { return matchAny(r.of, name) && !matchAny(r.except, name) }

// breaches lists what breaks the rule, a line each.
func (r rule) breaches(g graph) (lines []string) {
	for _, p := range g.own() {
		if !r.binds(p.ImportPath) {
			continue
		}
		list := p.Imports
		if r.deep {
			list = p.Deps
		}
		for _, dep := range list {
			if r.forbidden(p.ImportPath, dep) {
				lines = append(lines, fmt.Sprintf("%s may not depend on %s: %s", p.ImportPath, dep, g.chain(p.ImportPath, dep)))
			}
		}
	}
	return lines
}

// forbidden reports whether the package must not import dep.
func (r rule) forbidden(name, dep string) bool {
	if !matchAny(r.forbids, dep) || matchAny(r.allows, dep) {
		return false
	}
	return !r.notSelf || house(name) != house(dep)
}

// house returns the first two elements below the module: "core/rfc3986".
func house(name string) string {
	parts := strings.Split(strings.TrimPrefix(name, module+"/"), "/")
	return strings.Join(parts[:min(2, len(parts))], "/")
}

// matchAny reports whether one of the patterns fits.
func matchAny(patterns []string, name string) bool {
	return slices.ContainsFunc(patterns, func(p string) bool { return match(p, name) })
}

// match reports whether the pattern fits the import path.
func match(pattern, name string) bool {
	if pattern == "..." {
		return true
	}
	if rest, ok := strings.CutPrefix(pattern, "~"); ok {
		pattern = module + rest
	}
	root, below := strings.CutSuffix(pattern, "/...")
	if parts, n := strings.Split(name, "/"), strings.Count(root, "/")+1; below && len(parts) > n {
		name = strings.Join(parts[:n], "/")
	}
	ok, err := path.Match(root, name)
	return ok && err == nil
}
