package answers

import (
	"encoding/xml"
	"io"
	"regexp"
	"slices"
	"strings"
	"testing"

	"golang.org/x/text/unicode/norm"

	"uriplayground/core"
	"uriplayground/core/beliefs"
	"uriplayground/core/expect"
	"uriplayground/core/links"
	"uriplayground/core/rfc3986"
	"uriplayground/core/site"
	"uriplayground/core/syntax"
	"uriplayground/web/i18n"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// names returns the names that there have to be, from the closed lists.
func names() (list []string) {
	for _, c := range links.Codes() {
		list = append(list, Name("finding", c.String()))
	}
	for _, c := range site.Causes() {
		list = append(list, Name("cause", c.String()))
	}
	for s := expect.Below; s.Start(); s++ {
		list = append(list, Name("start", s.String()))
	}
	for _, b := range beliefs.All() {
		list = append(list, Name("belief", string(b.ID)))
	}
	for _, r := range rfc3986.StepRules() {
		list = append(list, Name("rule", r.Key))
	}
	return list
}

// Each code, cause, start, belief and line has an answer in each language, under a name of its own.
func TestEveryCodeHasAnAnswer(t *testing.T) {
	want := names()
	if len(want) < 200 {
		t.Fatalf("%d codes", len(want))
	}
	seen := map[string]bool{}
	for _, name := range want {
		if seen[name] {
			t.Errorf("%s is there twice", name)
		}
		seen[name] = true
	}
	for _, lang := range locales.Languages() {
		var got []string
		for _, a := range All(lang) {
			got = append(got, a.Name())
		}
		if !slices.Equal(got, want) {
			t.Errorf("%s: %q, want %q", lang, got, want)
		}
	}
}

// placeholder finds one that is not filled. Some answers are about braces.
var placeholder = regexp.MustCompile(`\{[a-z]+\}`)

// Each answer has a question and sentences of its own, and no two in a language have the same.
func TestAnswersDiffer(t *testing.T) {
	for _, lang := range locales.Languages() {
		questions, texts := map[string]string{}, map[string]string{}
		for _, a := range All(lang) {
			text := strings.Join(a.Sentences, " ")
			if other := questions[a.Question]; other != "" || a.Question == "" {
				t.Errorf("%s: %s asks what %s asks: %q", lang, a.Name(), other, a.Question)
			}
			if other := texts[text]; other != "" {
				t.Errorf("%s: %s says what %s says: %q", lang, a.Name(), other, text)
			}
			questions[a.Question], texts[text] = a.Name(), a.Name()
			if !strings.HasSuffix(a.Question, "?") || strings.Contains(a.Question, "ask.") {
				t.Errorf("%s: %s has no question: %q", lang, a.Name(), a.Question)
			}
			if n := len(regexp.MustCompile(`[.!?]['”»\x60)]*(?:\s|$)`).FindAllString(text, -1)); n < 2 && len(a.Sentences) < 2 {
				t.Errorf("%s: %s has one sentence: %q", lang, a.Name(), text)
			}
			for _, said := range append([]string{a.Question, a.Line}, a.Sentences...) {
				if strings.Count(said, "`")%2 != 0 || strings.Contains(said, "{{") && a.Code != "placeholder" ||
					placeholder.MatchString(said) && a.Code != "placeholder" && a.Code != "not-resolved" {
					t.Errorf("%s: %s says %q", lang, a.Name(), said)
				}
				for _, key := range []string{"find.", "site.", "expect.", "belief.", "ask.", "believed", "leads"} {
					if strings.HasPrefix(said, key) && !strings.Contains(said, " ") {
						t.Errorf("%s: %s has no words: %q", lang, a.Name(), said)
					}
				}
			}
		}
	}
}

// The answers without an example are those of the closed list, and no others.
func TestExempt(t *testing.T) {
	exempt := Exempt()
	for _, a := range All(i18n.Default) {
		_, is := exempt[a.Name()]
		if (a.Example == nil) != is {
			t.Errorf("%s: exempt %v, example %+v", a.Name(), is, a.Example)
		}
		delete(exempt, a.Name())
	}
	if len(exempt) > 0 {
		t.Errorf("there is no answer %v", exempt)
	}
}

// A finding is found on its example, and a cause is that of its example.
func TestExamplesOfFindingsAndCauses(t *testing.T) {
	for code, l := range findingExamples {
		r := l.report()
		found := append(r.Details(r.Len()-1).Findings, r.Page()...)
		if !slices.ContainsFunc(found, func(f links.Finding) bool { return f.Code == code }) {
			t.Errorf("%q on %q is not %s: %+v", l.ref, l.page, code, found)
		}
	}
	for cause, b := range causeExamples {
		s := b.follow(norm.NFC.String)
		first := site.Right
		for i := range s.Links() {
			if e := s.Details(i); e.Cause == cause {
				first = e.Cause
			}
		}
		if first != cause {
			t.Errorf("%q has no link that is %s", b.files, cause)
		}
	}
}

// A belief computes what its answer says it does, and the core the target; what comes of a host is the
// host. Each belief that computes is said in two sentences, of which the second is its reason.
func TestExamplesOfBeliefs(t *testing.T) {
	for _, lang := range locales.Languages() {
		list := All(lang)
		for _, b := range beliefs.All() {
			i := slices.IndexFunc(list, func(a Answer) bool { return a.Kind == "belief" && a.Code == string(b.ID) })
			a, show := &list[i], b.Show
			if believed, ok := b.Compute(show.Base, show.Ref); b.Computes() && (!ok || believed != show.Believed || a.Example.Expected != believed) {
				t.Errorf("%s computes %q, and its answer has %q", b.ID, believed, a.Example.Expected)
			}
			switch {
			case show.Base == "":
				host := core.Parse(show.Ref, core.RFC3986)
				if part := host.Part("host"); part.In(host.Text) != show.Right {
					t.Errorf("%s: the host is %q", b.ID, part.In(host.Text))
				}
			case a.Example.Target != show.Right:
				t.Errorf("%s leads to %q, not to %q", b.ID, a.Example.Target, show.Right)
			}
			if len(a.Sentences) != 2 || a.Sentences[1] == "" {
				t.Errorf("%s: %s is said by %q", lang, b.ID, a.Sentences)
			}
		}
	}
}

// A start is what the expected address of its example follows from, first of all.
func TestExamplesOfStarts(t *testing.T) {
	for s := expect.Below; s.Start(); s++ {
		q := startExamples[s]
		x := expect.Explain(q)
		if x.Verdict != expect.Follows || len(x.Explanations) == 0 || x.Explanations[0].Assumption != s || x.Explanations[0].Wanted != q.Expected {
			t.Errorf("%s: %s, %+v", s, x.Verdict, x.Explanations)
		}
	}
}

// The line of an answer runs at the step that its playground shows.
func TestExamplesOfRules(t *testing.T) {
	list := All(i18n.Default)
	rules := rfc3986.StepRules()
	for i := range list {
		a := &list[i]
		if a.Kind != "rule" {
			continue
		}
		r := core.Resolve(a.Example.Base, a.Example.Ref, core.RFC3986, a.Example.Options)
		if n := a.Example.Step; n < 1 || n > len(r.Trace.Steps) || r.Trace.Steps[n-1].Rule.Key != a.Code {
			t.Errorf("%s is not step %d of %q on %q", a.Code, n, a.Example.Ref, a.Example.Base)
		}
		rules = slices.DeleteFunc(rules, func(r *syntax.Rule) bool { return r.Key == a.Code })
	}
	if len(rules) > 0 {
		t.Errorf("%d rules have no answer", len(rules))
	}
}

// The permalink of an example opens it.
func TestPermalinks(t *testing.T) {
	for _, a := range All(i18n.Default) {
		if e := a.Example; e != nil {
			got, damaged := model.DecodePermalink(strings.TrimPrefix(e.Permalink(), "#"), model.Initial(i18n.Default))
			if damaged || got.Base != e.Base || got.Ref != e.Ref || got.Options != e.Options || e.Step > 0 && got.Step != e.Step {
				t.Errorf("%s: %s opens %q on %q, at step %d", a.Name(), e.Permalink(), got.Ref, got.Base, got.Step)
			}
		}
	}
}

// What is to be written leads where it is said to, or to what was expected.
func TestWrites(t *testing.T) {
	count := 0
	for _, a := range All(i18n.Default) {
		for _, w := range a.Writes {
			base := w.Base
			if base == "" {
				base = a.Example.Base
			}
			want := w.LeadsTo
			if want == "" {
				want = a.Example.Expected
			}
			count++
			if got := core.Resolve(base, w.Ref, core.RFC3986, core.Options{}).Target.Text; got != want {
				t.Errorf("%s: %q on %q leads to %q, not to %q", a.Name(), w.Ref, base, got, want)
			}
		}
	}
	if count < 100 {
		t.Errorf("%d things to write", count)
	}
}

// Related questions are other answers that there are.
func TestRelated(t *testing.T) {
	all := names()
	for _, a := range All(i18n.Default) {
		if len(a.Related) < 3 || slices.Contains(a.Related, a.Name()) || len(a.Sources) == 0 {
			t.Errorf("%s: related %q, sources %v", a.Name(), a.Related, a.Sources)
		}
		for _, name := range a.Related {
			if !slices.Contains(all, name) {
				t.Errorf("%s: there is no %s", a.Name(), name)
			}
		}
	}
}

// The runs of a picture are the texts, and its words name them; it is well-formed and has a title, a
// description and nothing that is fetched or executed.
func TestPictures(t *testing.T) {
	for _, lang := range locales.Languages() {
		for _, a := range All(lang) {
			if a.Example == nil {
				continue
			}
			base, ref, target := runs(a.Example)
			for _, c := range []struct {
				list []run
				want string
			}{{base, a.Example.Base}, {ref, a.Example.Ref}, {target, a.Example.Target}} {
				text := ""
				for _, r := range c.list {
					text += r.text
				}
				if text != c.want {
					t.Errorf("%s: %q is drawn as %q", a.Name(), c.want, text)
				}
			}
			d := xml.NewDecoder(strings.NewReader(a.Example.Picture.SVG))
			var seen []string
			for {
				token, err := d.Token()
				if err == io.EOF {
					break
				}
				if err != nil {
					t.Fatalf("%s: %v", a.Name(), err)
				}
				if e, ok := token.(xml.StartElement); ok {
					seen = append(seen, e.Name.Local)
				}
			}
			if !slices.Equal(slices.Compact(slices.Sorted(slices.Values(seen))), []string{"desc", "g", "line", "rect", "svg", "text", "title"}) &&
				!slices.Equal(slices.Compact(slices.Sorted(slices.Values(seen))), []string{"desc", "g", "rect", "svg", "text", "title"}) {
				t.Errorf("%s: the picture has %q", a.Name(), seen)
			}
			if !strings.Contains(a.Example.Picture.Text, a.Example.Ref) || !strings.Contains(a.Example.Picture.Text, a.Example.Target) {
				t.Errorf("%s: %q", a.Name(), a.Example.Picture.Text)
			}
		}
	}
}

// Each language has the same keys with the same placeholders, none of web/locales, and none that no
// answer and no page uses.
func TestWords(t *testing.T) {
	read := func(lang string) map[string]string {
		data, err := texts.ReadFile(lang + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		words := map[string]string{}
		for line := range strings.Lines(string(data)) {
			key, text, ok := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
			if strings.HasPrefix(line, "#") || !ok {
				continue
			}
			if _, twice := words[key]; twice {
				t.Errorf("%s: %s is there twice", lang, key)
			}
			words[key] = text
		}
		return words
	}
	english := read(i18n.Default)
	holes := func(text string) []string { return slices.Sorted(slices.Values(placeholder.FindAllString(text, -1))) }
	for _, lang := range locales.Languages()[1:] {
		other := read(lang)
		for key, text := range english {
			if !slices.Equal(holes(text), holes(other[key])) || other[key] == "" {
				t.Errorf("%s: %s is %q, and %q in English", lang, key, other[key], text)
			}
		}
		if len(other) != len(english) {
			t.Errorf("%s has %d words, English %d", lang, len(other), len(english))
		}
	}
	known := locales.For(i18n.Default)
	asked := map[string]bool{}
	for _, a := range All(i18n.Default) {
		asked["ask."+a.Kind+"."+a.Code] = true
	}
	for key := range english {
		if known.Has(key) {
			t.Errorf("%s is a word of web/locales", key)
		}
		if strings.HasPrefix(key, "ask.") && !asked[strings.TrimSuffix(key, ".more")] {
			t.Errorf("nothing is asked by %s", key)
		}
	}
}

// Without what is gone, the tape of an example is its target, or the end of it; what is gone was in the base.
func TestTapes(t *testing.T) {
	n := 0
	for _, a := range All("en") {
		if a.Example == nil || a.Example.Picture.Tape == nil {
			continue
		}
		n++
		target := ""
		for _, piece := range a.Example.Picture.Tape {
			if piece.From != "gone" {
				target += piece.Text
			}
		}
		if !strings.HasSuffix(page.Visible(a.Example.Target), target) || target == "" && a.Example.Target != originOf(a.Example.Base) {
			t.Errorf("%s: the tape says %q, the target is %q", a.Name(), target, a.Example.Target)
		}
	}
	if n < 100 {
		t.Errorf("only %d tapes", n)
	}
	base, _, target := runs(&Example{Base: "http://a/b/c/", Ref: "../g", Target: "http://a/b/g"})
	want := []Piece{{"http", "base"}, {"://", "made"}, {"a/b", "base"}, {"/c/", "gone"}, {"/g", "ref"}}
	if got := tape(base, target); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
