// Package finduris makes the view "Find URIs" of a running text.
package finduris

import (
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

const (
	extractedShown = 200    // URIs that are listed
	extractBytes   = 400000 // of the text that are searched at every keystroke
)

// Extract returns the URIs found in the text (Appendix C).
func Extract(v *render.Context) []*page.Table {
	s := v.Table("extract", "extract.title", "extract.caption", "extract.place", "extract.uri", "extract.how")
	text, cut := page.Head(v.State.Text, extractBytes)
	count := 0
	for e := range core.Extract(text, core.RFC3986).All {
		if count++; count <= extractedShown {
			extracted(v, s, text, &e)
		}
	}
	s.Note = v.Words.Get("extract.count", "n", strconv.Itoa(count))
	switch {
	case cut:
		s.Note += " " + v.Words.Get("extract.cut", "n", strconv.Itoa(extractBytes))
	case count > extractedShown:
		s.Note += " " + v.Words.Get("extract.more", "n", strconv.Itoa(extractedShown))
	case v.State.Text == "":
		s.Note = v.Words.Get("extract.none")
	}
	return []*page.Table{s}
}

func extracted(v *render.Context, s *page.Table, text string, e *core.Extraction) {
	uri, by := cells(v, text, e)
	s.AddRow("", render.TextCell(strconv.Itoa(page.CharNumber(text, e.Start))), uri, by)
}

// cells returns a URI with what the grammar says of it, and how its ends were found.
func cells(v *render.Context, text string, e *core.Extraction) (uri, by *page.TableCell) {
	how := v.Words.Get("part."+e.Delimiter.Key) + "."
	if !e.Prefix.Empty() {
		how += " " + v.Words.Get("extract.prefix")
	}
	if len(e.Ignored) > 0 {
		how += " " + v.Words.Get("extract.joined")
	}
	if !e.Punctuation.Empty() {
		how += " " + v.Words.Get("extract.punctuation", "text", page.Visible(e.Punctuation.In(text)))
	}
	for _, f := range e.Faults() {
		how += " " + render.FaultMessage(v.Words, f, text)
	}
	how += continued(v, text, e)
	uri, by = render.CodeCell(page.Clip(e.URI, render.ValueBytes)), render.TextCell(how)
	uri.Command, by.Cite = page.Command{Name: "show", Value: e.URI + "\n"}, v.Cite(e.Delimiter)
	if a := core.Parse(e.URI, core.RFC3986); a.Valid {
		uri.Detail = v.Words.Get("verdict.valid", "kind", v.Words.Get("kind."+a.Kind.Key))
	} else {
		uri.Detail = v.Words.Get("extract.invalid", "n", strconv.Itoa(page.CharNumber(e.URI, uint32(max(0, a.FirstBad)))))
	}
	return uri, by
}

// continued returns the sentence about what the URI would be with the text after it, if
// that may belong to it.
func continued(v *render.Context, text string, e *core.Extraction) string {
	whole := e.Continued(text)
	if whole == "" {
		return ""
	}
	short, long := core.Parse(e.URI, core.RFC3986), core.Parse(whole, core.RFC3986)
	key := "extract.continued"
	if short.Part("authority").In(e.URI) != long.Part("authority").In(whole) {
		key = "extract.other-host"
	}
	return " " + v.Words.Get(key, "text", page.Clip(whole, render.ValueBytes))
}

// markedBytes is how much of a text shows in its field what was found in it.
const markedBytes = 20000

// FoundInText returns the text with the URIs in it marked, to lie under what is typed; nil
// where the two could differ, since some of it does not show.
func FoundInText(v *render.Context) *page.Check {
	text, _ := page.Head(v.State.Text, markedBytes)
	if seen := strings.ReplaceAll(strings.ReplaceAll(text, "\n", ""), "\t", ""); page.Visible(seen) != seen {
		return nil
	}
	c := &page.Check{Name: "text", Whole: true}
	at := uint32(0)
	for e := range core.Extract(text, core.RFC3986).All {
		component := "good"
		if a := core.Parse(e.URI, core.RFC3986); !a.Valid {
			component = "bad"
		}
		c.Annotated = append(c.Annotated, page.Piece{Text: text[at:e.Start]}, page.Piece{Text: e.Span.In(text), Component: component, Faulty: true})
		at = e.End
	}
	return c
}
