package panes

import (
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/checks"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/render"
	"uriplayground/web/view/timeline"
)

const targetPieces = 160

// Target returns the target with the provenance of every character.
func Target(v *render.Context) *page.Target {
	t := &page.Target{Title: v.Words.Get("target.title"), Lead: v.Words.Get("target.leads")}
	all := v.State.Predict.On && v.State.Predict.Only == ""
	t.Switch.AddButton("predict", render.OnOff(!all), v.Words.Get("predict.switch")).SetPressed(all)
	if v.State.Unhides() {
		t.Hidden = v.Words.Get("hide." + strings.ReplaceAll(v.State.Predict.Hide, " ", "-"))
		t.Reveal.AddButton("unhide", "", v.Words.Get("hide.reveal"))
	}
	var apart explain.Apart
	t.Expected, t.Deduction, apart = explain.Pane(v)
	switch {
	case !v.Resolution.Done:
		t.None, t.Why, t.Reasons = explain.NoTarget(v) // which mends the base
		if t.Why != "" {
			t.Notes = checks.Advice(v, core.TextRef)
		}
		return t
	case v.State.HidesTarget():
		if t.Hidden == "" {
			t.None = v.Words.Get("predict.hidden")
		}
		return t
	}
	t.Notes = targetNotes(v)
	if !v.State.ShowsTargetAlone() {
		t.Why, t.Reasons = v.Words.Get("why.title"), explain.WithoutRepeatedRule(explain.Why(v))
	}
	shown, _ := page.Head(v.Resolution.Target.Text, render.TargetBytes)
	end := targetRuns(v, t, &apart, uint32(len(shown)))
	if missing := page.Count(v.Resolution.Target.Text[end:]); missing > 0 {
		t.More = v.Words.Get("target.more", "n", strconv.Itoa(missing))
	}
	brackets(v, t)
	t.CursorLabel = v.Words.Get("walk.label", "text", v.Words.Get("target.label")+" "+SpokenTarget(v))
	return t
}

// targetRuns fills the pieces up to the byte end at most, and returns the byte
// after the last one.
func targetRuns(v *render.Context, t *page.Target, apart *explain.Apart, end uint32) uint32 {
	at, lit := uint32(0), checks.Highlights(v)
	for _, o := range v.Resolution.Provenance {
		for at < min(o.Target.End, end) {
			if len(t.Pieces) >= targetPieces {
				return at
			}
			component, stop := checks.ComponentAt(&v.Resolution.Target, at)
			pointed, edge := checks.HighlightAt(lit, at)
			differs, apartEdge := apart.Differs(at)
			stop = min(stop, edge, apartEdge, o.Target.End, end)
			piece := piece(v, o, component, syntax.Span{Start: at, End: stop})
			piece.Pointed, piece.Differs = pointed, differs
			t.Pieces = append(t.Pieces, piece)
			at = stop
			if gap, none := apart.Gap(at); gap > 0 {
				t.Pieces = append(t.Pieces, page.TargetPiece{Gap: gap, Differs: !none, From: piece.From, Todo: piece.Todo})
			}
		}
	}
	return at
}

func piece(v *render.Context, o core.Provenance, component string, span syntax.Span) page.TargetPiece {
	from := render.ProvenanceName(o)
	title := v.Words.Get("origin." + from)
	if component != "" {
		title = v.Words.Get("part."+component) + v.Words.Get("colon") + title
	}
	return page.TargetPiece{
		Text:      page.Visible(span.In(v.Resolution.Target.Text)),
		Component: component,
		From:      from,
		Title:     title + " (" + v.Cite(o.Rule).Text + ")",
		Todo:      span.Start >= Made(v),
		Point:     model.Point{Text: core.TextTarget, Span: span}.String(),
	}
}

// Made returns how many bytes of the target recomposition has appended so far.
func Made(v *render.Context) uint32 {
	if v.State.Step == model.End || v.State.ShowsTargetAlone() || v.Resolution.Base.Dialect != core.RFC3986 {
		return uint32(len(v.Resolution.Target.Text))
	}
	for i := v.Done() - 1; i >= 0; i-- {
		if s := &v.Resolution.Trace.Steps[i]; timeline.Recomposes(s.Rule) {
			return s.To.End
		}
	}
	return 0
}

// SpokenTarget returns the target as it is said, as one address.
func SpokenTarget(v *render.Context) string {
	return page.Visible(page.Clip(v.Resolution.Target.Text, render.SayBytes))
}

// targetNotes returns what the resolution itself has to say of the target.
func targetNotes(v *render.Context) []page.FaultLine {
	var notes []page.FaultLine
	for _, f := range v.Resolution.Faults {
		if f.Text != core.TextTarget {
			continue
		}
		notes = append(notes, checks.FaultLine(v, v.Resolution.Target.Text, f.Fault))
	}
	notes = append(notes, checks.Advice(v, core.TextBase)...)
	notes = append(notes, checks.Advice(v, core.TextRef)...)
	if !v.Resolution.Base.Valid || !v.Resolution.Ref.Valid {
		notes = append(notes, page.FaultLine{Message: v.Words.Get("target.faulty"), Tone: "warning"})
	}
	return notes
}
