package finduris

import (
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/lesson"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// Picture draws what is found, with what decided where it ends.
func Picture(v *render.Context) *page.Finds {
	p := &page.Finds{Fold: v.Words.Get("extract.fold")}
	text, cut := page.Head(v.State.Text, extractBytes)
	var list []string
	joined := 0
	for e := range core.Extract(text, core.RFC3986).All {
		if len(e.Ignored) > 0 {
			joined++
		}
		if list = append(list, e.URI); len(list) <= extractedShown {
			p.Finds = append(p.Finds, find(v, text, &e, len(list)))
		}
	}
	n := strconv.Itoa(len(list))
	switch {
	case text == "":
		p.Note = v.Words.Get("extract.none")
		p.Acts.AddButton("text", lesson.Letter(), v.Words.Get("extract.sample")).Primary = true
		return p
	case list == nil:
		p.Answer = v.Words.Get("extract.answer.none")
	case len(list) == 1:
		p.Answer = v.Words.Get("extract.answer.one")
	case joined > 0:
		p.Answer = v.Words.Get("extract.answer.joined", "n", n, "of", strconv.Itoa(joined))
	default:
		p.Answer = v.Words.Get("extract.answer", "n", n)
	}
	if list != nil {
		p.Acts.AddButton("take-code", strings.Join(list, "\n"), v.Words.Get("extract.copy")).Primary = true
	}
	switch {
	case cut:
		p.Note = v.Words.Get("extract.cut", "n", strconv.Itoa(extractBytes))
	case len(list) > extractedShown:
		p.Note = v.Words.Get("extract.more", "n", strconv.Itoa(extractedShown))
	}
	return p
}

// find returns a URI with its surroundings.
func find(v *render.Context, text string, e *core.Extraction, number int) page.Find {
	uri, by := cells(v, text, e)
	f := page.Find{Number: strconv.Itoa(number), Verdict: uri.Detail, Valid: core.Parse(e.URI, core.RFC3986).Valid, How: by.Text, Cite: by.Cite}
	f.Open.Command, f.Open.Text = uri.Command, uri.Text
	if n := int(e.Outer.End); e.Outer.Start < e.Start && int(e.End) < n {
		f.Left, f.Right = text[e.Outer.Start:e.Outer.Start+1], text[n-1:n]
	}
	at := e.Start
	add := func(end uint32, marked bool) {
		if end > at {
			f.Runs = append(f.Runs, page.TextRun{Text: page.Clip(text[at:end], render.ValueBytes), Marked: marked})
			at = end
		}
	}
	for _, space := range e.Ignored {
		add(space.Start, false)
		f.Runs = append(f.Runs, page.TextRun{Text: spaceSign(space, text), Marked: true})
		at = space.End
	}
	if add(e.End, false); f.Left == "" && len(e.Ignored) == 0 {
		f.Runs = nil // which would say the URI once more
	}
	if len(e.Ignored) > 0 {
		short := text[e.Start:e.Ignored[0].Start]
		if rest, ok := strings.CutPrefix(e.URI, short); ok {
			f.Else = v.Words.Get("extract.else")
			f.Parts = [2]string{page.Clip(short, render.ValueBytes), page.Clip(rest, render.ValueBytes)}
		}
	}
	return f
}

// spaceSign returns a sign for white space that was taken out.
func spaceSign(space syntax.Span, text string) string {
	if strings.ContainsAny(space.In(text), "\r\n") {
		return "⏎"
	}
	return "␣"
}
