package view

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

const (
	targetBytes  = 1200 // of the target that are shown
	targetPieces = 160
)

// deriveTarget is the target with the origin of every character.
func deriveTarget(v view) *page.Target {
	t := &page.Target{}
	t.Switch.AddButton("predict", onOff(!v.state.Predict.On), v.words.Get("predict.switch")).SetPressed(v.state.Predict.On)
	switch {
	case !v.resolution.Done:
		t.None = v.words.Get("target.none")
		return t
	case v.state.Predict.On:
		t.Predict = v.predict()
	}
	if v.state.Hides() {
		return t
	}
	t.Notes, t.Why, t.Reasons = v.targetNotes(), v.words.Get("why.title"), briefly(v.why())
	shown, _ := page.Head(v.resolution.Target.Text, targetBytes)
	end := v.targetRuns(t, uint32(len(shown)))
	if missing := page.Count(v.resolution.Target.Text[end:]); missing > 0 {
		t.More = v.words.Get("target.more", "n", strconv.Itoa(missing))
	}
	t.Brackets = v.brackets(t.Pieces)
	t.Spoken = v.spoken(t)
	t.CursorLabel = v.words.Get("walk.label", "text", v.words.Get("target.label"))
	return t
}

// targetRuns fills the pieces up to the byte end at most, and returns the byte
// after the last one.
func (v *view) targetRuns(t *page.Target, end uint32) uint32 {
	at, lit := uint32(0), v.highlights()
	for _, o := range v.resolution.Origins {
		for at < min(o.Target.End, end) {
			if len(t.Pieces) == targetPieces {
				return at
			}
			component, stop := componentAt(&v.resolution.Target, at)
			pointed, edge := highlightAt(lit, at)
			stop = min(stop, edge, o.Target.End, end)
			piece := v.piece(o, component, syntax.Span{Start: at, End: stop})
			piece.Pointed = pointed
			t.Pieces = append(t.Pieces, piece)
			at = stop
		}
	}
	return at
}

// highlightAt reports whether a byte of the target is lit, and where that changes.
func highlightAt(lit []model.Point, at uint32) (yes bool, edge uint32) {
	edge = syntax.MaxText
	for _, p := range lit {
		switch {
		case p.Text != core.TextTarget || p.End <= at:
		case at < p.Start:
			edge = min(edge, p.Start)
		default:
			yes, edge = true, min(edge, p.End)
		}
	}
	return yes, edge
}

// componentAt is the component of a text at a byte, "" for a delimiter, and the
// byte where that changes.
func componentAt(a *core.Analysis, at uint32) (component string, stop uint32) {
	stop = uint32(len(a.Text))
	for _, p := range a.Parts {
		switch {
		case !p.Defined || p.Rule.Name == "authority":
		case p.Start <= at && at < p.End:
			return p.Rule.Name, p.End
		case at < p.Start:
			stop = min(stop, p.Start)
		}
	}
	return "", stop
}

func (v *view) piece(o core.Origin, component string, span syntax.Span) page.Origin {
	from := originName(o)
	title := v.words.Get("origin." + from)
	if component != "" {
		title = v.words.Get("part."+component) + v.words.Get("colon") + title
	}
	return page.Origin{
		Text:      page.Visible(span.In(v.resolution.Target.Text)),
		Component: component,
		From:      from,
		Title:     title + " (§" + o.Rule.Section + ")",
		Todo:      span.Start >= v.made(),
		Point:     model.Point{Text: core.TextTarget, Span: span}.String(),
	}
}

// made is how many bytes of the target recomposition has appended so far.
func (v *view) made() uint32 {
	if v.state.Step == model.End {
		return uint32(len(v.resolution.Target.Text))
	}
	for i := v.done() - 1; i >= 0; i-- {
		if s := &v.resolution.Trace.Steps[i]; s.Rule.Section == recomposeSection || s.Rule.Key == "r-guard" {
			return s.To.End
		}
	}
	return 0
}

func originName(o core.Origin) string {
	switch o.Text {
	case core.TextBase:
		return "base"
	case core.TextRef:
		return "ref"
	}
	return "made"
}

// narrowBracket is the number of characters that have room for the label of a
// bracket below them.
const narrowBracket = 10

// brackets groups pieces by their source.
func (v *view) brackets(pieces []page.Origin) []page.Bracket {
	var list []page.Bracket
	for start := 0; start < len(pieces); {
		b := page.Bracket{From: pieces[start].From, Pieces: bracketEnd(pieces, start) - start, Todo: true}
		length := 0
		for _, p := range pieces[start : start+b.Pieces] {
			length += page.Count(p.Text)
			b.Todo = b.Todo && p.Todo
		}
		start += b.Pieces
		b.Narrow = b.From != "made" && length < narrowBracket && start < len(pieces)
		switch {
		case b.From == "made": // has no label that would need room
		case b.Narrow:
			b.Label = v.words.Get("bracket." + b.From + ".short")
		default:
			b.Label = v.words.Get("bracket." + b.From)
		}
		list = append(list, b)
	}
	return list
}

// bracketEnd is the end of the pieces with the same source as the one at start.
func bracketEnd(pieces []page.Origin, start int) int {
	end := start + 1
	for i := end; i < len(pieces); i++ {
		switch pieces[i].From {
		case pieces[start].From:
			end = i + 1
		case "made":
		default:
			return end
		}
	}
	return end
}

// spoken lists the runs for a screen reader, neighbours of one origin as one.
func (v *view) spoken(t *page.Target) string {
	out := ""
	for i, p := range t.Pieces {
		out += p.Text
		if i+1 == len(t.Pieces) || t.Pieces[i+1].From != p.From {
			out += " " + v.words.Get("spoken."+p.From) + "; "
		}
	}
	return out
}

// targetNotes is what the resolution itself has to say of the target.
func (v *view) targetNotes() []page.FaultLine {
	var notes []page.FaultLine
	for _, f := range v.resolution.Faults {
		if f.Text != core.TextTarget {
			continue
		}
		notes = append(notes, v.faultLine(v.resolution.Target.Text, f.Fault))
	}
	if !v.resolution.Base.Valid || !v.resolution.Ref.Valid {
		notes = append(notes, page.FaultLine{Message: v.words.Get("target.faulty"), Tone: "warning"})
	}
	return notes
}

// highlights is what is pointed at, with its source or what became of it.
func (v *view) highlights() []model.Point {
	at, ok := model.ParsePoint(v.state.Point)
	if !ok {
		return nil
	}
	list := []model.Point{at}
	if v.state.Hides() {
		return list
	}
	for _, o := range v.resolution.Origins {
		target, source := model.Point{Text: core.TextTarget, Span: o.Target}, model.Point{Text: o.Text, Span: o.Source}
		switch {
		case source.Empty():
		case at.Meets(target):
			list = append(list, at.Carry(target, source))
		case at.Meets(source):
			list = append(list, at.Carry(source, target))
		}
	}
	return list
}
