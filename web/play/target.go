package play

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/syntax"
)

const (
	targetBytes  = 1200 // of the target that are shown
	targetPieces = 160
)

// deriveTarget is the target with the origin of every character.
func deriveTarget(in input) *Target {
	if !in.r.Done {
		return &Target{None: in.words.Get("target.none"), Legend: in.legend()}
	}
	t := &Target{Legend: in.legend(), Notes: in.targetNotes(), Why: in.words.Get("why.title"), Reasons: in.why()}
	shown, _ := head(in.r.Target.Text, targetBytes)
	end := in.targetRuns(t, uint32(len(shown)))
	if missing := count(in.r.Target.Text[end:]); missing > 0 {
		t.More = in.words.Get("target.more", "n", strconv.Itoa(missing))
	}
	t.Spoken = in.spoken(t)
	t.Walk = in.words.Get("walk.label", "text", in.words.Get("target.label"))
	return t
}

// targetRuns fills the pieces up to the byte end at most, and returns the byte
// behind the last one.
func (in *input) targetRuns(t *Target, end uint32) uint32 {
	at, lit := uint32(0), in.lit()
	for _, o := range in.r.Origins {
		for at < min(o.Target.End, end) {
			if len(t.Pieces) == targetPieces {
				return at
			}
			component, stop := componentAt(&in.r.Target, at)
			pointed, edge := litAt(lit, at)
			stop = min(stop, edge, o.Target.End, end)
			piece := in.piece(o, component, syntax.Span{Start: at, End: stop})
			piece.Pointed = pointed
			t.Pieces = append(t.Pieces, piece)
			at = stop
		}
	}
	return at
}

// litAt tells whether a byte of the target is lit, and where that changes.
func litAt(lit []point, at uint32) (yes bool, edge uint32) {
	edge = syntax.MaxText
	for _, p := range lit {
		switch {
		case p.text != core.TextTarget || p.End <= at:
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

func (in *input) piece(o core.Origin, component string, span syntax.Span) Origin {
	from := originName(o)
	title := in.words.Get("origin." + from)
	if component != "" {
		title = in.words.Get("part."+component) + in.words.Get("colon") + title
	}
	return Origin{
		Text:      visible(span.In(in.r.Target.Text)),
		Component: component,
		From:      from,
		Mark:      in.words.Get("mark." + from),
		Title:     title + " (§" + o.Rule.Section + ")",
		Todo:      span.Start >= in.made(),
		Point:     point{core.TextTarget, span}.String(),
	}
}

// made is how many bytes of the target recomposition has appended so far.
func (in *input) made() uint32 {
	if in.state.Step == End {
		return uint32(len(in.r.Target.Text))
	}
	for i := in.done() - 1; i >= 0; i-- {
		if s := &in.r.Trace.Steps[i]; s.Rule.Section == recomposeSection || s.Rule.Key == "r-guard" {
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

func (in *input) legend() []LegendItem {
	var items []LegendItem
	for _, from := range []string{"base", "ref", "made"} {
		items = append(items, LegendItem{from, in.words.Get("mark." + from), in.words.Get("origin." + from)})
	}
	return items
}

// spoken lists the runs for a screen reader, neighbours of one origin as one.
func (in *input) spoken(t *Target) string {
	out := ""
	for i, p := range t.Pieces {
		out += p.Text
		if i+1 == len(t.Pieces) || t.Pieces[i+1].From != p.From {
			out += " " + in.words.Get("spoken."+p.From) + "; "
		}
	}
	return out
}

// targetNotes is what the resolution itself has to say of the target.
func (in *input) targetNotes() []FaultLine {
	var notes []FaultLine
	for _, f := range in.r.Faults {
		if f.Text != core.TextTarget {
			continue
		}
		line := in.faultLine(in.r.Target.Text, f.Fault)
		line.Message = in.words.Get("fault."+f.Code.String(), "literal", clip(in.r.Literal, 200))
		notes = append(notes, line)
	}
	if !in.r.Base.Valid || !in.r.Ref.Valid {
		notes = append(notes, FaultLine{Message: in.words.Get("target.faulty"), Tone: "warning"})
	}
	return notes
}
