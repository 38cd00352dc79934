package checks

import (
	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/core/syntax"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// inputMistakes returns the usual mistakes in a field, each in a plain sentence and with a button that
// fixes it, before the grammar has its say: what was pasted around a reference, and
// what links are told to be instead.
func inputMistakes(v *render.Context, text uint8, a *core.Analysis, found []links.Finding) (lines []page.FaultLine) {
	if len(a.Text) > render.SuspectBytes {
		return nil
	}
	base := v.State.Base
	if text == core.TextBase {
		base = ""
	}
	if mistake, meant := links.FixInput(base, a.Text); mistake != links.NoInputMistake && !(mistake == links.SchemeInCapitals && v.State.ViewShown().Spelling) {
		line := page.FaultLine{Message: v.Words.Get("slip." + mistake.String()), Tone: "note", Fix: rewrite(v, text, a.Text, meant)}
		if lines = append(lines, line); mistake <= links.PastedQuotes {
			return lines // what else is odd is odd about the wrapping
		}
	}
	for _, f := range found {
		tone, helps := fieldTone(f.Code, len(a.Faults))
		if !f.Fixes || !helps {
			continue
		}
		line := findingLine(v, f, a.Text)
		line.Tone, line.Fix = tone, rewrite(v, text, a.Text, f.Fix)
		if lines = append(lines, line); len(a.Faults) > 1 {
			break // this fixes all of it
		}
	}
	return lines
}

// fieldTone reports whether a finding belongs beside a field, and in which tone. A single
// character that is not allowed the grammar fixes.
func fieldTone(code links.Code, faults int) (tone page.Tone, helps bool) {
	switch code {
	case links.SchemeSlashes, links.OuterSpace:
		return "note", true
	case links.SuffixReference, links.WindowsPath, links.SchemeTypo, links.Backslash, links.LineBreak, links.DoublyEncoded, links.ZoneIdentifier:
		return "warning", true
	case links.Space, links.UnencodedCharacter, links.MalformedPercent:
		return "warning", faults > 1
	}
	return "", false
}

// rewrite returns a button that puts another text into a field.
func rewrite(v *render.Context, text uint8, source, with string) page.Fix {
	at := model.Point{Text: text, Span: syntax.Span{End: uint32(len(source))}}
	return page.Fix{Text: v.Words.Get("fix.encode", "with", page.ClipMiddle(with, render.FixBytes)), Point: at.String(), With: with}
}
