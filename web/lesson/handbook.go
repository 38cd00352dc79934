package lesson

import "uriplayground/core"

// Lesson is a part of the handbook. ID is also in the keys of its words.
type Lesson struct {
	ID        string
	Sections  []string // of RFC 3986
	Examples  []string // ids of worked examples
	Exercises []Exercise
	View      string // that its examples open; "" for that of the resolution
}

// Exercise is a question about one or two texts. The right answer is not written
// here: core computes it.
type Exercise struct {
	Kind string // one of Kinds
	A, B string // their meaning depends on the kind
	Step int    // for NextRule and Output: the number of rules that have fired; for ByDocument: an index into Documents
	// Expected is where the link of a slide was expected to lead; empty for none.
	Expected string
}

// The kinds of exercises. A new kind needs words for its question and hints, and
// feedback in web/view/course.
const (
	NextRule   = "rule"      // A: a path. Which rule of §5.2.4 fires next?
	Output     = "output"    // A: a path. What is in the output buffer now?
	Target     = "target"    // A: a base, B: a reference. What is the target?
	Reference  = "reference" // A: a base, B: a target. Which reference leads there?
	Rung       = "rung"      // A, B: URIs. On which rung of §6.2 are they equivalent?
	Invalid    = "invalid"   // A: a text. Which character is invalid?
	State      = "state"     // A: a text, B: a component. Is it undefined, empty or present?
	PathKind   = "path"      // A: a text. Which of the five rules is its path?
	HostKind   = "host"      // A: a text. Which rule is its host?
	RefKind    = "kind"      // A: a text. Which kind of reference is it?
	ByDocument = "document"  // A: a base, B: a reference. Which document leads to this target?
)

// Kinds returns every kind of exercise.
func Kinds() []string {
	return []string{NextRule, Output, Target, Reference, Rung, Invalid, State, PathKind, HostKind, RefKind, ByDocument}
}

// Documents returns the documents that a ByDocument chooses from, in the order of their years.
func Documents() []core.Dialect {
	return []core.Dialect{core.RFC1808, core.RFC2396, core.RFC3986, core.URL}
}

// FindLesson returns the lesson with that id and its index, or -1 if there is none.
func FindLesson(id string) (Lesson, int) {
	for i, l := range handbook {
		if l.ID == id {
			return l, i
		}
	}
	return Lesson{}, -1
}

// Handbook returns the lessons in order.
func Handbook() []Lesson { return handbook }

// handbook is a variable, so that no code is needed to build it.
var handbook = []Lesson{
	{"components", []string{"3", "B"}, []string{"normal-11", "two-slashes", "abnormal-16"}, []Exercise{
		{Kind: State, A: "https://h.example/a;b?c=d", B: "fragment"},
		{Kind: State, A: "a?b/./c?d#e", B: "query"},
		{Kind: State, A: "mailto:jo@h.example", B: "authority"},
	}, ""},
	{"undefined", []string{"3.3", "3.4", "5.3"}, []string{"empty-query", "three-slashes", "empty"}, []Exercise{
		{Kind: State, A: "https://h.example/?#top", B: "query"},
		{Kind: State, A: "file:///etc/motd", B: "authority"},
		{Kind: State, A: "http://a:/b", B: "port"},
		{Kind: Target, A: "https://h.example/list?page=2", B: "?"},
	}, ""},
	{"characters", []string{"2.1", "2.2", "2.3"}, []string{"encoded-slash", "encoded-dots", "backslash"}, []Exercise{
		{Kind: Invalid, A: "https://h.example/new page"},
		{Kind: Invalid, A: "http://a/b?x=[1,2"},
		{Kind: Rung, A: "https://h.example/my%2Dfile", B: "https://h.example/my-file"},
		{Kind: Rung, A: "http://a/b%3Fc", B: "http://a/b?c"},
	}, ""},
	{"authority", []string{"3.2", "3.2.1", "3.2.2", "3.2.3"}, []string{"two-slashes", "three-slashes", "backslash-at"}, []Exercise{
		{Kind: HostKind, A: "http://10.0.0.1/"},
		{Kind: HostKind, A: "http://127.0.0.256/"},
		{Kind: HostKind, A: "http://[2001:db8::7]:80/"},
		{Kind: State, A: "https://bank.example@h.example/", B: "userinfo"},
	}, ""},
	{"paths", []string{"3.3"}, []string{"colon-scheme", "rootless", "host-port"}, []Exercise{
		{Kind: PathKind, A: "http://h.example"},
		{Kind: PathKind, A: "urn:example:a"},
		{Kind: PathKind, A: "./c:d/e"},
		{Kind: PathKind, A: "/a/b"},
	}, ""},
	{"references", []string{"4.1", "4.2", "4.4"}, []string{"normal-2", "normal-5", "normal-6"}, []Exercise{
		{Kind: RefKind, A: "//h.example/a"},
		{Kind: RefKind, A: "img/a.png"},
		{Kind: RefKind, A: "#top"},
		{Kind: RefKind, A: "D:/x"},
	}, ""},
	{"base", []string{"5.1"}, []string{"no-trailing-slash", "base-element", "empty"}, []Exercise{
		{Kind: Target, A: "https://h.example/a/b/page", B: "image.png"},
		{Kind: Target, A: "https://h.example/a/b/page/", B: "image.png"},
		{Kind: Target, A: "http://h.example/x?y#z", B: ""},
	}, ""},
	{"transform", []string{"5.2.2"}, []string{"normal-1", "query-only", "normal-8"}, []Exercise{
		{Kind: Target, A: base54, B: "g?y#s"},
		{Kind: Target, A: "https://h.example/list?page=2", B: "?page=3#end"},
		{Kind: Target, A: base54, B: "//g"},
		{Kind: Reference, A: "https://h.example/list?page=2", B: "https://h.example/list?page=1"},
	}, ""},
	{"merge", []string{"5.2.3"}, []string{"no-trailing-slash", "doubled-directory", "project-site"}, []Exercise{
		{Kind: Target, A: "https://h.example?page=2", B: "img/a.png"},
		{Kind: Target, A: "https://h.example/todo/", B: "todo/i.png"},
		{Kind: Reference, A: "https://u.example/project/", B: "https://u.example/project/a.js"},
	}, ""},
	{"dots", []string{"5.2.4"}, []string{"normal-23", "abnormal-9", "excess"}, []Exercise{
		{Kind: NextRule, A: "/a/b/c/./../../g", Step: 3},
		{Kind: Output, A: "/a/b/c/./../../g", Step: 5},
		{Kind: NextRule, A: "mid/content=5/../6", Step: 2},
		{Kind: Output, A: "/../a/..g/%2e%2e/b", Step: 4},
		{Kind: Target, A: base54, B: "../../../g"},
	}, ""},
	{"recompose", []string{"5.3"}, []string{"empty-query", "invented", "normal-11"}, []Exercise{
		{Kind: Target, A: "https://h.example/a?b", B: "#"},
		{Kind: State, A: "x:/.//y", B: "authority"},
		{Kind: Target, A: "scheme:/a", B: "/..//bar"},
	}, ""},
	{"normalize", []string{"6.2.1", "6.2.2", "6.2.3"}, []string{"dots-stay", "encoded-dots"}, []Exercise{
		{Kind: Rung, A: "HTTPS://H.Example/a", B: "https://h.example/a"},
		{Kind: Rung, A: "http://a/x/./y/../z", B: "http://a/x/z"},
		{Kind: Rung, A: "https://h.example:443", B: "https://h.example/"},
		{Kind: Rung, A: "http://a/b", B: "http://a/b?"},
	}, ""},
	{"strict", []string{"5.2.2", "5.4.2"}, []string{"same-scheme", "non-strict", "encoded-dots"}, []Exercise{
		{Kind: Target, A: "https://h.example/a/b", B: "https:c"},
		{Kind: Target, A: "https://h.example/docs/api/", B: "%2E%2E/x"},
		{Kind: Reference, A: "https://api.example/v4/sheets/", B: "https://api.example/v4/sheets/values:batchGet"},
	}, ""},
	{"history", []string{"5.2", "D.2"}, []string{"query-only", "abnormal-1", "normal-12"}, []Exercise{
		{Kind: Target, A: base54, B: ";x"},
		{Kind: Target, A: "http://h.example/a/b;x=1/2", B: "c"},
		{Kind: Rung, A: "http://h.example/%7Ejo/", B: "http://h.example/~jo/"},
		{Kind: ByDocument, A: "https://h.example/a/list", B: "?page=2", Step: 1},
		{Kind: ByDocument, A: base54, B: "g;x=1/../y", Step: 0},
		{Kind: ByDocument, A: base54, B: `\g`, Step: 3},
		{Kind: ByDocument, A: base54, B: "/../%2e%2e/g", Step: 2},
	}, "dialects"},
}
