package ui

import (
	"slices"

	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// Target draws the target with the origin of each character.
type Target struct {
	vecty.Core
	Title  string       `vecty:"prop"`
	Target *page.Target `vecty:"prop"`
	// Browser is in the pane of the target, for comparison.
	Browser *page.Browser `vecty:"prop"`
	Yield   Yield         `vecty:"prop"`
}

// Copy implements vecty.Copier; see the package comment.
func (t *Target) Copy() vecty.Component { n := *t; n.Core = vecty.Core{}; return &n }

// SkipRender reports whether the target is the very same.
func (t *Target) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Target)
	return ok && old.Target == t.Target && old.Title == t.Title && old.Browser == t.Browser
}

// Render draws the target above the brackets of its sources, and says the same as
// a sentence for screen readers.
func (t *Target) Render() vecty.ComponentOrHTML {
	t.Yield.now()
	title := t.Title
	if t.Target.Predict != nil {
		title = t.Target.Predict.Title
	}
	return section("target", title,
		predictSwitch(t.Target.Switch),
		vecty.If(t.Target.Predict != nil, t.predict()),
		tag("p", "none", vecty.Text(t.Target.None)),
		tag("div", "address"+blank(len(t.Target.Pieces) == 0), cursor("target", t.Target.CursorLabel), tag("p", "uri", part("result"), attribute("aria-hidden", "true"), brackets(t.Target))),
		&Browser{Browser: t.Browser},
		tag("p", "more", vecty.Text(t.Target.More)),
		tag("p", "spoken", attribute("aria-live", "polite"), vecty.Text(t.Target.Spoken)),
		tag("ul", "faults", faults(t.Target.Notes, "")),
		vecty.If(t.Target.Why != "", tag("div", "why"+done(t.Target.Pieces),
			textElement("h3", "", t.Target.Why), tag("ul", "", reasons(t.Target.Reasons)))),
	)
}

// done is the class of what belongs to a target of which all is made at this point of the
// timeline.
func done(pieces []page.Origin) string {
	if slices.ContainsFunc(pieces, func(o page.Origin) bool { return o.Todo }) {
		return ""
	}
	return " done"
}

func (t *Target) predict() vecty.ComponentOrHTML {
	if t.Target.Predict == nil {
		return nil
	}
	return question(t.Target.Predict)
}

// predictSwitch draws the button that begins and ends predicting.
func predictSwitch(row page.ButtonRow) *Memo {
	b := row.Buttons[0]
	return memo(func() *vecty.HTML {
		button := commandButton(b.Command, vecty.Text(b.Text))
		setAttribute(button, "class", "predict-switch")
		setAttribute(button, "aria-pressed", b.Pressed)
		return button
	}, b.Value, b.Text, b.Pressed)
}

func reasons(list []page.Reason) vecty.List {
	var out vecty.List
	for _, r := range list {
		out = append(out, &Reason{Reason: r})
	}
	return out
}

// brackets draws the pieces of the target in their brackets.
func brackets(t *page.Target) vecty.List {
	var out vecty.List
	rest := t.Pieces
	for _, b := range t.Brackets {
		out = append(out, bracket(b, rest[:b.Pieces]))
		rest = rest[b.Pieces:]
	}
	return out
}

func bracket(b page.Bracket, pieces []page.Origin) *vecty.HTML {
	class := "run from-" + b.From
	if b.Todo {
		class += " todo"
	}
	out := origins(pieces[:b.Lead])
	head, rest := pieces[b.Lead:b.Lead+b.Head], pieces[b.Lead+b.Head:]
	if len(head) > 0 {
		out = append(out, tag("span", "head", tag("span", "own", origins(head)), textElement("span", "mark", b.Label)))
	}
	return tag("span", class, out, origins(rest))
}

func origins(pieces []page.Origin) (out vecty.List) {
	for _, o := range pieces {
		out = append(out, &Origin{Origin: o})
	}
	return out
}

// Origin draws consecutive characters of the target of one component.
type Origin struct {
	vecty.Core
	Origin page.Origin `vecty:"prop"`
}

// Copy implements vecty.Copier; see the package comment.
func (o *Origin) Copy() vecty.Component { n := *o; n.Core = vecty.Core{}; return &n }

// SkipRender reports whether nothing changed.
func (o *Origin) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Origin)
	return ok && old.Origin == o.Origin
}

// Render draws the characters.
func (o *Origin) Render() vecty.ComponentOrHTML {
	todo := ""
	if o.Origin.Todo {
		todo = " todo"
	}
	return element("span", attributes("class", "text"+prefixed(" c-", o.Origin.Component)+todo+pointedClass(o.Origin.Pointed),
		"data-point", o.Origin.Point, "title", o.Origin.Title),
		o.text())
}

// text draws where the target may be wrapped, and where it may not although browsers would.
func (o *Origin) text() (out vecty.List) {
	for i, segment := range o.Origin.Segments() {
		if i > 0 {
			out = append(out, element("wbr"))
		}
		for _, part := range page.Hyphenated(segment) {
			if page.IsHyphens(part) {
				out = append(out, textElement("span", "hyphen", part))
			} else {
				out = append(out, vecty.Text(part))
			}
		}
	}
	if o.Origin.Wraps {
		out = append(out, element("wbr"))
	}
	return out
}

// Reason draws why the target is what it is, and a button for the alternative.
type Reason struct {
	vecty.Core
	Reason page.Reason `vecty:"prop"`
}

// Copy implements vecty.Copier; see the package comment.
func (r *Reason) Copy() vecty.Component { n := *r; n.Core = vecty.Core{}; return &n }

// SkipRender reports whether nothing changed.
func (r *Reason) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Reason)
	return ok && old.Reason == r.Reason
}

// Render draws the sentence, the button and the section.
func (r *Reason) Render() vecty.ComponentOrHTML {
	return element("li",
		textElement("span", "", r.Reason.Text),
		vecty.If(r.Reason.Instead != "", element("button",
			attributes("type", "button", "data-base", r.Reason.Base, "data-ref", r.Reason.Ref), vecty.Text(r.Reason.Instead))),
		vecty.If(r.Reason.Show != "", commandButton(page.Command{Name: "step", Value: r.Reason.Step}, vecty.Text(r.Reason.Show))),
		cite(r.Reason.Cite),
	)
}

// Browser draws the result of the visitor's browser for the same texts.
type Browser struct {
	vecty.Core
	Browser *page.Browser `vecty:"prop"`
}

// Copy implements vecty.Copier; see the package comment.
func (b *Browser) Copy() vecty.Component { n := *b; n.Core = vecty.Core{}; return &n }

// SkipRender reports whether the result is the very same.
func (b *Browser) SkipRender(prev vecty.Component) bool {
	old, ok := prev.(*Browser)
	return ok && old.Browser == b.Browser
}

// Render draws an empty line if the browser was not asked.
func (b *Browser) Render() vecty.ComponentOrHTML {
	result := b.Browser
	if result == nil {
		result = &page.Browser{Tone: "note"}
	}
	nothing := result.Label == "" && result.Text == "" && result.Verdict == ""
	return tag("p", "browser tone-"+string(result.Tone)+blank(nothing),
		textElement("span", "label", result.Label),
		textElement("code", "", result.Text),
		textElement("span", "verdict", result.Verdict),
		vecty.If(result.Part.Text != "", partingButton(result.Part)),
	)
}

// partingButton draws the button that leads to where the browser parts from RFC 3986.
func partingButton(b page.Button) *vecty.HTML {
	button := commandButton(b.Command, vecty.Text(b.Text))
	setAttribute(button, "class", "quiet")
	return button
}
