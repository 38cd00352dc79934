package play

import (
	"strconv"

	"uriplayground/core"
)

const (
	extractedShown = 200    // URIs that are listed
	extractBytes   = 400000 // of the text that are searched at every keystroke
)

// extractView is the URIs found in the text (Appendix C).
func (in *input) extractView() []*Sheet {
	s := &Sheet{
		ID: "extract", Title: in.words.Get("extract.title"), Caption: in.words.Get("extract.caption"),
		Heads: []string{in.words.Get("extract.place"), in.words.Get("extract.uri"), in.words.Get("extract.how")},
	}
	text, cut := head(in.state.Text, extractBytes)
	count := 0
	for e := range core.Extract(text, core.RFC3986).All {
		if count++; count <= extractedShown {
			s.Rows = append(s.Rows, in.extracted(text, &e))
		}
	}
	s.Note = in.words.Get("extract.count", "n", strconv.Itoa(count))
	switch {
	case cut:
		s.Note += " " + in.words.Get("extract.cut", "n", strconv.Itoa(extractBytes))
	case count > extractedShown:
		s.Note += " " + in.words.Get("extract.more", "n", strconv.Itoa(extractedShown))
	case in.state.Text == "":
		s.Note = in.words.Get("extract.none")
	}
	return []*Sheet{s}
}

func (in *input) extracted(text string, e *core.Extraction) SheetRow {
	how := in.words.Get("part."+e.Delimiter.Key) + "."
	if !e.Prefix.Empty() {
		how += " " + in.words.Get("extract.prefix")
	}
	if len(e.Ignored) > 0 {
		how += " " + in.words.Get("extract.joined")
	}
	if !e.Punctuation.Empty() {
		how += " " + in.words.Get("extract.punctuation", "text", visible(e.Punctuation.In(text)))
	}
	for _, f := range e.Faults() {
		how += " " + FaultMessage(in.words, f, text)
	}
	row := SheetRow{"", []*SheetCell{
		{Text: strconv.Itoa(position(text, e.Start))},
		{Text: clip(e.URI, valueBytes), Code: true, Act: Act{"show", e.URI + " "}},
		{Text: how, Cite: in.cite(e.Delimiter)},
	}}
	if a := core.Parse(e.URI, core.RFC3986); a.Valid {
		row.Cells[1].Detail = in.words.Get("verdict.valid", "kind", in.words.Get("kind."+a.Kind.Key))
	} else {
		row.Cells[1].Detail = in.words.Get("extract.invalid", "n", strconv.Itoa(position(e.URI, uint32(max(0, a.FirstBad)))))
	}
	return row
}
