package play

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/web/lesson"
)

const (
	extractedShown = 200    // URIs that are listed
	extractBytes   = 400000 // of the text that are searched at every keystroke
)

// extractView is the URIs found in the text (Appendix C).
func (in *input) extractView() []*Sheet {
	s := in.sheet("extract", "extract.title", "extract.caption", "extract.place", "extract.uri", "extract.how")
	text, cut := head(in.state.Text, extractBytes)
	count := 0
	for e := range core.Extract(text, core.RFC3986).All {
		if count++; count <= extractedShown {
			in.extracted(s, text, &e)
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
		in.act(&s.Acts, "text", lesson.Letter(), "extract.sample")
	}
	return []*Sheet{s}
}

func (in *input) extracted(s *Sheet, text string, e *core.Extraction) {
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
	uri, by := codeCell(clip(e.URI, valueBytes)), textCell(how)
	uri.Act, by.Cite = Act{"show", e.URI + "\n"}, in.cite(e.Delimiter)
	if a := core.Parse(e.URI, core.RFC3986); a.Valid {
		uri.Detail = in.words.Get("verdict.valid", "kind", in.words.Get("kind."+a.Kind.Key))
	} else {
		uri.Detail = in.words.Get("extract.invalid", "n", strconv.Itoa(position(e.URI, uint32(max(0, a.FirstBad)))))
	}
	s.add("", textCell(strconv.Itoa(position(text, e.Start))), uri, by)
}
