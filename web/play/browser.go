package play

import (
	"strconv"

	"uriplayground/core"
)

// askBytes is the length of base and reference up to which the browser is asked
// at every keystroke.
const askBytes = 20_000

func (s *State) asksBrowser() bool { return len(s.Base)+len(s.Ref) <= askBytes }

// BrowserResult is what the browser that the page runs in makes of base and
// reference: new URL(ref, base).href, or that it refuses them.
type BrowserResult struct {
	Text    string
	Refused bool
	Alone   bool      // new URL(ref) is one, too: the reference needs no base
	Parts   [8]string // the properties of that, as BrowserParts names them
}

func (a BrowserResult) reduce(s State) State {
	s.Browser = a
	return s
}

// deriveBrowser holds the browser's result beside the RFC's. It is nil as long
// as the browser has not been asked.
func deriveBrowser(v view) *Browser {
	says := v.state.Browser
	if says == (BrowserResult{}) || !v.state.asksBrowser() {
		return nil
	}
	b := &Browser{Label: v.words.Get("browser.label"), Text: clip(says.Text, targetBytes)}
	switch {
	case says.Refused && !v.r.Done:
		b.Tone, b.Verdict = "good", v.words.Get("browser.refused.both")
	case says.Refused:
		b.Tone, b.Verdict = "warning", v.words.Get("browser.refused")
	case says.Text == v.r.Target.Text:
		b.Tone, b.Verdict = "good", v.words.Get("browser.same")
	default:
		b.Tone, b.Verdict = "warning", v.difference(says.Text)
	}
	return b
}

// difference says where the browser's result departs from the target: at which
// character, and in which component, with what browsers are known to do there.
func (v *view) difference(text string) string {
	if !v.r.Done {
		return v.words.Get("browser.guess")
	}
	theirs := core.Parse(text, core.RFC3986)
	for i, p := range v.r.Target.Parts {
		q := theirs.Parts[i]
		name := p.Rule.Name
		if name != "authority" && (p.Defined != q.Defined || p.In(v.r.Target.Text) != q.In(text)) {
			at := strconv.Itoa(position(text, uint32(commonPrefix(text, v.r.Target.Text))))
			return v.words.Get("browser.differs", "n", at, "part", v.words.Get("part."+name)) + " " + v.words.Get("browser.why."+v.explains(name, p.Defined))
		}
	}
	return ""
}

// explains is the component that explains a difference: a browser that finds a host
// where there is none took a reference with the base's scheme for relative.
func (v *view) explains(name string, defined bool) string {
	base, ref := &v.r.Base, &v.r.Ref
	if name == "host" && !defined && ref.Parts[0].Defined && ref.Parts[0].In(ref.Text) == base.Parts[0].In(base.Text) {
		return "scheme"
	}
	return name
}

func commonPrefix(a, b string) int {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}
