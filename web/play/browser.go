package play

import (
	"strconv"

	"uriplayground/core"
)

// askBytes is the length of base and reference up to which the browser is asked
// at every keystroke.
const askBytes = 20_000

func (s *State) asksBrowser() bool { return len(s.Base)+len(s.Ref) <= askBytes }

// BrowserSays is what the browser that the page runs in makes of base and
// reference: new URL(ref, base).href, or that it refuses them.
type BrowserSays struct {
	Text    string
	Refused bool
	Alone   bool      // new URL(ref) is one, too: the reference needs no base
	Parts   [8]string // the properties of that, as BrowserParts names them
}

func (a BrowserSays) reduce(s State) State {
	s.Browser = a
	return s
}

// AskBrowser asks for BrowserSays of the texts.
type AskBrowser struct {
	Base, Ref string
	Alone     bool // and for what it makes of the reference alone
}

func (AskBrowser) effect() {}

// deriveBrowser holds the browser's result beside the RFC's. It is nil as long
// as the browser has not been asked.
func deriveBrowser(in input) *Browser {
	says := in.state.Browser
	if says == (BrowserSays{}) || !in.state.asksBrowser() {
		return nil
	}
	b := &Browser{Label: in.words.Get("browser.label"), Text: clip(says.Text, targetBytes)}
	switch {
	case says.Refused && !in.r.Done:
		b.Tone, b.Verdict = "good", in.words.Get("browser.refused.both")
	case says.Refused:
		b.Tone, b.Verdict = "warning", in.words.Get("browser.refused")
	case says.Text == in.r.Target.Text:
		b.Tone, b.Verdict = "good", in.words.Get("browser.same")
	default:
		b.Tone, b.Verdict = "warning", in.difference(says.Text)
	}
	return b
}

// difference says where the browser's result departs from the target: at which
// character, and in which component, with what browsers are known to do there.
func (in *input) difference(text string) string {
	if !in.r.Done {
		return in.words.Get("browser.guess")
	}
	theirs := core.Parse(text, core.RFC3986)
	for i, p := range in.r.Target.Parts {
		q := theirs.Parts[i]
		name := p.Rule.Name
		if name != "authority" && (p.Defined != q.Defined || p.In(in.r.Target.Text) != q.In(text)) {
			at := strconv.Itoa(position(text, uint32(commonPrefix(text, in.r.Target.Text))))
			return in.words.Get("browser.differs", "n", at, "part", in.words.Get("part."+name)) + " " + in.words.Get("browser.why."+in.explains(name, p.Defined))
		}
	}
	return ""
}

// explains is the component that explains a difference: a browser that finds a host
// where there is none took a reference with the base's scheme for relative.
func (in *input) explains(name string, defined bool) string {
	base, ref := &in.r.Base, &in.r.Ref
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
