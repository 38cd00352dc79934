package explain

import (
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/internal/vectors"
	"uriplayground/web/i18n"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
	"uriplayground/web/view/timeline"
)

// marked returns the words of a language in which the states of a component can be told
// from any text.
func marked(lang string) i18n.Words {
	text := locales.For(lang).Text()
	for key, mark := range map[string]string{"state.undefined": "⟨undefined⟩", "state.empty": "⟨empty⟩"} {
		before, rest, _ := strings.Cut(text, "\n"+key+"\t")
		_, after, _ := strings.Cut(rest, "\n")
		text = before + "\n" + key + "\t" + mark + "\n" + after
	}
	return i18n.Parse(lang, text)
}

// sentencesOf calls yield with each step of a resolution and its sentence.
func sentencesOf(words i18n.Words, base, ref string, o core.Options, d core.Dialect, yield func(v *render.Context, s *syntax.Step, sentence string)) {
	r := core.Resolve(base, ref, d, o)
	if r.Trace == nil {
		return
	}
	v := &render.Context{State: model.State{Steps: len(r.Trace.Steps)}, Resolution: &r, Summary: timeline.Summarize(r.Trace), Words: words}
	for i := range r.Trace.Steps {
		v.State.Step = i + 1
		yield(v, &r.Trace.Steps[i], StepSentence(v, &r.Trace.Steps[i]))
	}
}

// valueOf returns what the sentence of a line of pseudocode names, read from the texts
// and not from the step.
func valueOf(r *core.Resolution, rule *syntax.Rule) (text string, defined bool) {
	of := func(a *core.Analysis, component string) (string, bool) {
		p := a.Part(component)
		return p.In(a.Text), p.Defined
	}
	switch rule.Key {
	case "t-parse":
		return r.Ref.Text, true
	case "t-merge":
		return r.Trace.Texts[core.TextPath], true
	case "m-base":
		path, _ := of(&r.Base, "path")
		return path[:strings.LastIndexByte(path, '/')+1], true
	case "t-if-non-strict":
		return of(&r.Ref, "scheme")
	case "t-if-path-empty", "t-if-path-slash", "m-ref":
		return of(&r.Ref, "path")
	case "t-if-query":
		return of(&r.Ref, "query")
	}
	return of(&r.Target, rule.Component)
}

// A sentence that names a value names the one of the component, and calls it
// undefined only where it is, so never a path (§3.3); no state is in quotation
// marks, and an empty input buffer is called so. Every sentence that names a value is said.
func TestSentencesNameValues(t *testing.T) {
	options := []core.Options{{}, {NonStrict: true}, {Erratum4547: true}, {Erratum4789: true}}
	for _, lang := range locales.Languages() {
		words := marked(lang)
		said := map[string]bool{}
		check := func(v *render.Context, s *syntax.Step, sentence string) {
			r := v.Resolution
			key := "say." + s.Rule.Key
			if s.Rule.Condition {
				key += map[bool]string{true: ".yes", false: ".no"}[s.Yes]
			}
			erratum, ran := Step(v, syntax.OpAskUnresolved)
			switch path := r.Base.Part("path").In(r.Base.Text); {
			case s.Rule.Key == "m-base" && !strings.Contains(path, "/"):
				key += ".none"
			case s.Rule.Key == "m-base" && (strings.HasSuffix(path, "/") || ran && erratum.Yes):
				key += ".all"
			case key == "say.m-if.no" && path == "":
				key += ".authority"
			case s.Rule.Key == "m-base" && !strings.Contains(sentence, v.Quote(path[strings.LastIndexByte(path, '/')+1:])):
				t.Fatalf("%s: %q + %q: %q does not name what is dropped", lang, r.Base.Text, r.Ref.Text, sentence)
			}
			said[key] = true
			fail := func(want string) {
				t.Helper()
				t.Fatalf("%s: %q + %q: %s: %q, want %s", lang, r.Base.Text, r.Ref.Text, s.Rule.Name, sentence, want)
			}
			want, names := "", words.Get(key)
			if strings.Contains(names, "{input}") && r.Trace.Input(int32(v.Done()-1)) == "" {
				want = "⟨empty⟩"
				if key == "say.1" {
					want = words.Get("say.1.empty")
				}
			}
			if s.Rule.RFC == timeline.CurrentRFC && (strings.Contains(names, "{value}") || strings.Contains(names, "{word}")) {
				text, defined := valueOf(r, s.Rule)
				switch {
				case !defined:
					want = "⟨undefined⟩"
				case text == "" && (s.Rule.Assigns || strings.Contains(names, "{word}")):
					want = "⟨empty⟩"
				case strings.Contains(names, "{word}"):
					want = page.Clip(text, render.ValueBytes)
				default:
					want = v.Quote(text)
				}
			}
			if !strings.Contains(sentence, want) {
				fail(want)
			}
			for _, state := range []string{"⟨undefined⟩", "⟨empty⟩"} {
				if want != state && strings.Contains(sentence, state) || strings.Contains(sentence, v.Quote(state)) {
					fail(want)
				}
			}
		}
		for _, c := range vectors.Resolve() {
			for _, o := range options {
				sentencesOf(words, c.Base, c.Ref, o, core.RFC3986, check)
			}
		}
		for _, c := range vectors.Partial() {
			for _, literal := range []bool{false, true} {
				sentencesOf(words, c.Context, c.Partial, core.Options{LiteralRule: literal}, core.RFC1630, check)
			}
		}
		for key, text := range words.Keys {
			if strings.HasPrefix(key, "say.") && !said[key] && (strings.Contains(text, "{value}") || strings.Contains(text, "{word}")) {
				t.Errorf("%s: no resolution says %q", lang, key)
			}
		}
	}
}

// What a step of §5.2.4 is said to find at the start of the input is there, and with what is said
// to come of it the input is what is said to remain.
func TestPrefixesOfTheInput(t *testing.T) {
	becomes := map[string]string{"2A": "", "2B": "/", "2C": "/", "2D": "", "2E": ""}
	seen := map[string]int{}
	for _, c := range vectors.Resolve() {
		trace := core.Resolve(c.Base, c.Ref, core.RFC3986, core.Options{}).Trace
		if trace == nil {
			continue
		}
		for i := range trace.Steps {
			s := &trace.Steps[i]
			after, told := becomes[s.Rule.Key]
			if !told || s.Rule.Section != timeline.DotsSection {
				continue
			}
			seen[s.Rule.Key]++
			prefix := prefixOf(s).In(trace.Texts[s.Text])
			if s.Push {
				prefix = trace.Moved(int32(i))
			}
			rest, found := strings.CutPrefix(trace.Input(int32(i)-1), prefix)
			if got := trace.Input(int32(i)); !found || after+rest != got {
				t.Fatalf("%q + %q: %s: %q before %q gives %q", c.Base, c.Ref, s.Rule.Key, prefix, rest, got)
			}
		}
	}
	if len(seen) != len(becomes) {
		t.Errorf("only %v ran", seen)
	}
}

// A sentence about a state of the URL Standard suits every input that comes there.
func TestSentencesOfTheURLStandardSuitTheirInput(t *testing.T) {
	for _, c := range []struct{ base, ref, rule, says, never string }{
		{"http://a/b", "data:x #f", "url-opaque-path", "space", "only controls and"},
		{"file:///x", "/y", "url-file-slash", "slash", "scheme"},
	} {
		said := ""
		sentencesOf(locales.For("en"), c.base, c.ref, core.Options{}, core.URL, func(_ *render.Context, s *syntax.Step, sentence string) {
			if s.Rule.Key == c.rule {
				said = sentence
			}
		})
		if !strings.Contains(said, c.says) || strings.Contains(said, c.never) {
			t.Errorf("%q on %q: %s", c.ref, c.base, said)
		}
	}
}
