package render

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/page"
)

// CommonPrefix returns the number of bytes at the start of a and b that are the same.
func CommonPrefix(a, b string) int {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}

// Documents is the three in the order of their years.
var Documents = [...]core.Dialect{core.RFC1630, core.RFC1738, core.RFC3986}

// Resolvers is the documents that can be chosen, in the order of their years.
var Resolvers = [...]core.Dialect{core.RFC1630, core.RFC1738, core.RFC1808, core.RFC2396, core.RFC3986, core.URL}

// RFCNumber returns the number of a document, as its words are keyed; "url" for the standard
// that has none.
func RFCNumber(d core.Dialect) string { return strings.TrimPrefix(d.String(), "rfc") }

// LevelTones is the tones of faults and remarks, by their level.
var LevelTones = [...]string{syntax.Error: "bad", syntax.Warning: "warning", syntax.Info: "note"}

// FirstFault returns the first error, or the first note where there is none.
func FirstFault(list []syntax.Fault) (f syntax.Fault, ok bool) {
	for _, f := range list {
		if f.Level == syntax.Error {
			return f, true
		}
	}
	if len(list) == 0 {
		return f, false
	}
	return list[0], true
}

// YesNo returns the outcome of a condition.
func (v *Context) YesNo(yes bool) string {
	if yes {
		return v.Words.Get("value.yes")
	}
	return v.Words.Get("value.no")
}

// Quote returns a text in quotation marks, cut for a sentence.
func (v *Context) Quote(text string) string {
	return v.Words.Get("quote", "text", page.Clip(text, SayBytes))
}

// QuoteEmpty returns the same, and a word for an empty text.
func (v *Context) QuoteEmpty(text string) string {
	if text == "" {
		return v.Words.Get("state.empty")
	}
	return v.Quote(text)
}

// StepCommand returns the command that goes to a step, counted from 1.
func StepCommand(n int) page.Command { return page.Command{Name: "step", Value: strconv.Itoa(n)} }

// OnOff returns the value of a command that switches something.
func OnOff(on bool) string {
	if on {
		return "on"
	}
	return "off"
}

// RunName returns the name of one of the two runs.
func (v *Context) RunName(i int) string {
	return v.Words.Get("runs." + v.State.ComparisonShown() + "." + strconv.Itoa(i))
}

// Unlike returns what makes a text another one than a second one, if it is.
func Unlike(text, other string) []syntax.Span {
	if text == other {
		return nil
	}
	start := CommonPrefix(text, other)
	end, last := len(text), len(other)
	for end > start && last > start && text[end-1] == other[last-1] {
		end, last = end-1, last-1
	}
	for start > 0 && start < len(text) && !utf8.RuneStart(text[start]) {
		start--
	}
	for end < len(text) && !utf8.RuneStart(text[end]) {
		end++
	}
	return []syntax.Span{{Start: uint32(start), End: uint32(end)}}
}

// ProvenanceName returns “base”, “ref” or “made”, as classes and keys of words have it.
func ProvenanceName(o core.Provenance) string {
	switch o.Text {
	case core.TextBase:
		return "base"
	case core.TextRef:
		return "ref"
	}
	return "made"
}
