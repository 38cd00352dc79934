// Package layouttest asks whether an embed fits into a column of any width, at any size of the
// text around it: nothing overflows sideways or lies on something else, no word is cut, the
// target goes on in another line only after a delimiter, and each label is below the text that
// it names.
package layouttest

import (
	_ "embed"
	"fmt"
	"strings"
)

// Script defines what the expressions of this package call.
//
//go:embed layout.js
var Script string

// A Case is what an embed shows while its box gets wider and its text larger.
type Case struct {
	Name, Base, Ref string
	more            string // attributes in the form of an object literal
	Views           []string
}

// Cases are inputs whose parts have other lengths: short ones, long ones, and some that
// have no place where a line may end.
var Cases = []Case{
	{"rfc", "http://a/b/c/d;p?q", "../../g", "", []string{"resolve", "parse", "trace", "runs", "dialects", "compare"}},
	{"first", "https://example.com/docs/v2/guide/install/", "../img/logo.png", "", []string{"resolve"}},
	{"rooted", "https://example.com/docs/v2/guide/", "/img/logo-of-the-house.png?size=large#top", "", []string{"resolve", "trace"}},
	{"200 characters", "https://example.com/" + strings.Repeat("reference/", 8), strings.Repeat("pictures/", 10) + "logo.png", "", []string{"resolve", "runs"}},
	{"one long word", "https://example.com/a/", strings.Repeat("abcdefghij", 12), "", []string{"resolve", "compare"}},
	{"accents", "https://fr.wikipedia.org/wiki/Système_d’exploitation/", "../Élève?page=été#à-propos", "", []string{"resolve"}},
	{"long host", "https://documentation.of-the-product.engineering.example.com/", "guide", "", []string{"resolve", "dialects"}},
	{"IPv6", "http://[2001:db8:85a3::8a2e:370:7334]:8080/a/b", "/c-d?e", "", []string{"resolve", "parse"}},
	{"percent", "http://example.com/%7Euser/%E2%82%AC%20%2F/", "./caf%C3%A9/%41%2e/x%20y?z=%26", "", []string{"resolve", "runs"}},
	{"query", "https://example.com/list?page=1", "?page=2&order=by-name", "", []string{"resolve"}},
	{"panes", "http://a/b/c/d;p?q", "../../g", "panes: true", []string{"resolve"}},
	{"no controls", "http://a/b/c/d;p?q", "../../g", "controls: false", []string{"resolve", "trace"}},
	{"slide", "http://a/b/c/d;p?q", "../../g", "preset: 'slide'", []string{"resolve"}},
	{"predict", "http://a/b/c/d;p?q", "../../g", "predict: true, step: 3", []string{"resolve"}},
}

// TextSizes are those of the text around an embed, in pixels.
var TextSizes = []int{14, 16, 18, 20, 24}

// Body is the body of a page whose box holds its operand.
const Body = `<body style="margin:0"><div id=box style="font:16px sans-serif">%s</div>`

// Inline and Frame are embeds in a language, which is their operand. /own is a copy of the site.
const (
	Inline = `<uri-playground id=e lang=%s loading=eager mode=inline height=auto base="http://a/b" ref="c"></uri-playground>`
	Frame  = `<iframe id=f style="display:block;border:0;height:2000px" src="/own/embed.html?lang=%s#v=1&base=https://example.com/docs/v2/guide/install/&ref=../img/logo.png"></iframe>`
)

// FrameRuns holds once the frame can be asked.
const FrameRuns = `(f.contentDocument.documentElement.dataset.given === undefined && f.contentDocument.querySelector(".uri-result:not([data-static]) .fold") !== null)`

// Set returns the expression that makes an inline embed show the case.
func (c Case) Set(view string) string {
	return fmt.Sprintf(`(e.set({ panes: null, controls: null, preset: null, predict: null, step: null, base: %q, ref: %q, text: %q, view: %q, ...{ %s } }), true)`, c.Base, c.Ref, c.Ref, view, c.more)
}

// Shown returns the expression that holds once it does.
func (c Case) Shown(view string) string {
	return fmt.Sprintf(`(e.state.view === %q && e.state.base === %q && e.state.ref === %q)`, view, c.Base, c.Ref)
}

// FaultsAt returns the expression for what does not fit, inline or in a frame, at a size of text, in
// the widths from the first one to 1240 pixels.
func FaultsAt(mode string, size, first, step int) string {
	return fmt.Sprintf(`layoutFaultsAt(%q, %d, %d, %d)`, mode, size, first, step)
}
