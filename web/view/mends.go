package view

import (
	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/core/syntax"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// mends is the usual mistakes in a field, each in a plain sentence and with a button that
// mends it, before the grammar has its say: what was pasted around a reference, and
// what links are told to be instead.
func (v *view) mends(text uint8, a *core.Analysis, found []links.Finding) (lines []page.FaultLine) {
	if len(a.Text) > suspectBytes {
		return nil
	}
	base := v.state.Base
	if text == core.TextBase {
		base = ""
	}
	if slip, meant := links.Mend(base, a.Text); slip != links.NoSlip && !(slip == links.SchemeInCapitals && v.comparesSpelling()) {
		line := page.FaultLine{Message: v.words.Get("slip." + slip.String()), Tone: "note", Fix: v.rewrite(text, a.Text, meant)}
		if lines = append(lines, line); slip <= links.PastedQuotes {
			return lines // what else is odd is odd about the wrapping
		}
	}
	for _, f := range found {
		tone, helps := helpful(f.Code, len(a.Faults))
		if !f.Fixes || !helps {
			continue
		}
		line := v.findingLine(f, a.Text)
		line.Tone, line.Fix = tone, v.rewrite(text, a.Text, f.Fix)
		if lines = append(lines, line); len(a.Faults) > 1 {
			break // this mends all of it
		}
	}
	return lines
}

// comparesSpelling reports whether the view is about how URIs are spelled.
func (v *view) comparesSpelling() bool {
	return v.state.View == "compare" || v.state.View == "normalize"
}

// helpful reports whether a finding belongs beside a field, and in which tone. A single
// character that is not allowed the grammar mends.
func helpful(code links.Code, faults int) (tone page.Tone, helps bool) {
	switch code {
	case links.SchemeSlashes, links.OuterSpace:
		return "note", true
	case links.SuffixReference, links.WindowsPath, links.SchemeTypo, links.Backslash, links.LineBreak, links.DoublyEncoded:
		return "warning", true
	case links.Space, links.UnencodedCharacter, links.MalformedPercent:
		return "warning", faults > 1
	}
	return "", false
}

// rewrite is a button that puts another text into a field.
func (v *view) rewrite(text uint8, source, with string) page.Fix {
	at := model.Point{Text: text, Span: syntax.Span{End: uint32(len(source))}}
	return page.Fix{Text: v.words.Get("fix.encode", "with", page.ClipMiddle(with, fixBytes)), Point: at.String(), With: with}
}

const fixBytes = 60 // of a text that a button names
