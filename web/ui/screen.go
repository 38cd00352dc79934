package ui

import (
	"strconv"

	"github.com/hexops/vecty"

	"uriplayground/web/page"
)

// screen draws a screen of a lesson. What there is to do has a tag for each kind, so that
// Vecty replaces one by another as a whole.
func screen(s *page.Screen) *vecty.HTML {
	heading := "h2"
	if s.Top {
		heading = "h1"
	}
	return tag("section", "lesson-screen does-"+s.Kind,
		tag("div", "lesson-head", button(s.Back, vecty.Text(s.Back.Text)), textElement("b", "", s.Lesson),
			tag("div", "bars", attributes("role", "img", "aria-label", s.Place), each(s.Bars, bar))),
		tag("div", "lesson-ask",
			tag(heading, "", focusTarget("lesson"), attributes("data-keys", "screen"), each(s.Question, prose)),
			tag("dl", "givens", each(s.Givens, given)),
			textElement("p", "how", s.How)),
		tag("div", "lesson-work",
			tag("div", "lesson-stage", stageOf(s)),
			outcome(&s.Outcome)),
		answerField(s.Field),
		tag("div", "acts", buttons(s.Acts)),
		tag("p", "hinted", attribute("role", "status"), vecty.Text(s.Hint)),
		tag("p", "spoken", attribute("role", "status"), vecty.Text(s.Said)))
}

func bar(class string) *vecty.HTML { return tag("i", class) }

// given draws a text under its name.
func given(g page.Given) *vecty.HTML {
	text := breakable("code", "", g.Text)
	if g.Origin != "" {
		text = breakable("code", "chip from-"+g.Origin, g.Text)
	}
	return element("div", textElement("dt", "", g.Name), element("dd", vecty.Text(g.Before), text, vecty.Text(g.After)))
}

// stageOf draws what there is to do.
func stageOf(s *page.Screen) *vecty.HTML {
	switch {
	case len(s.Slots) > 0:
		return tag("fieldset", "slots", attributes("role", "radiogroup", "aria-label", s.Label), vecty.Markup(vecty.Style("--levels", strconv.Itoa(len(s.Slots))), vecty.Style("--letters", strconv.Itoa(letters(s.Slots)))), each(s.Slots, slot))
	case s.Cut != nil:
		return cut(s.Cut, s.Label)
	case s.ByHand != nil:
		return byHand(s.ByHand)
	case len(s.Cards) > 0:
		return element("ol", attributes("class", "cards", "aria-label", s.Label), each(s.Cards, card))
	case len(s.Board.Lanes) > 0:
		return cardLanes(&s.Board)
	}
	return tag("dl", "live", each(s.Live, given))
}

// letters returns how many letters the longest text in the tree has.
func letters(list []page.Slot) (n int) {
	for _, s := range list {
		n = max(n, len(s.Text), len(s.Level))
	}
	return max(n, 1)
}

// slot draws a place in the tree, below the folder or page that it belongs to.
func slot(s page.Slot) *vecty.HTML {
	class, node, key := "slot", "node", s.Note
	if s.Chosen {
		class += " chosen"
	}
	if s.Mark != "" {
		class += " is-" + s.Mark
	}
	if s.File {
		node += " file"
	}
	radio := element("input", attributes("type", "radio", "name", "slot", "data-act", s.Name, "data-value", s.Value, "aria-label", s.Spoken, "data-keys", "screen"))
	if s.Chosen {
		setAttribute(radio, "data-begin", "stage")
	}
	vecty.Property("checked", s.Chosen).Apply(radio)
	vecty.Property("disabled", s.Idle).Apply(radio)
	return tag("label", class,
		tag("span", "level", textElement("small", "", s.Page), textElement("code", "", s.Level)),
		tag("i", node),
		tag("span", "way", textElement("small", "", s.Reason), textElement("b", "", s.Ghost)),
		radio,
		tag("span", "leaf", breakable("code", "", s.Text), textElement("small", "", key)))
}

// cardLanes draws cards, and the lanes to which they can be dragged, or picked up and put.
func cardLanes(b *page.Board) *vecty.HTML {
	return tag("div", "lanes", each(b.Lanes, cardLane), tag("p", "spoken", attribute("role", "status"), vecty.Text(b.Said)))
}

// cardLane draws a lane. A click anywhere in it puts down what was picked up.
func cardLane(l page.BoardLane) *vecty.HTML {
	name := "span"
	if l.Code {
		name = "code"
	}
	pieces := each(l.Pieces, func(b page.Button) *vecty.HTML {
		piece := button(b, textElement("i", "", b.Value+" "), vecty.Text(b.Text))
		setAttribute(piece, "class", "piece")
		setAttribute(piece, "data-keys", "screen")
		setAttribute(piece, "data-begin", "stage")
		return piece
	})
	letter := l.Name
	if letter == "none" {
		letter = ""
	}
	return element("div", attributes("class", "zone lane "+l.Name, "role", "group", "aria-label", l.Label, "data-put", l.Name, "data-act", l.Put.Name, "data-value", l.Put.Value),
		tag("span", "label", textElement("i", "", letter), breakable(name, "", l.Label)),
		tag("span", "pieces", pieces),
		tag("span", "put", button(l.Put, vecty.Text(l.Put.Text))))
}

// cut draws a path with a slider on it, whose thumb cuts.
func cut(c *page.Cut, label string) *vecty.HTML {
	slider := element("input", attributes("type", "range", "min", "0", "max", strconv.Itoa(c.Characters), "step", "1",
		"data-expected", c.Name, "aria-label", label, "aria-valuetext", c.Spoken, "data-begin", "stage"))
	vecty.Property("value", strconv.Itoa(c.At)).Apply(slider)
	vecty.Property("disabled", c.Idle).Apply(slider)
	return tag("div", "cut"+prefixed(" is-", c.Mark), vecty.Markup(vecty.Style("--at", strconv.Itoa(c.At)), vecty.Style("--characters", strconv.Itoa(c.Characters))),
		element("code", textElement("span", "kept", c.Kept), textElement("span", "gone", c.CutOff)),
		slider,
		tag("i", "scissors", attribute("aria-hidden", "true"), vecty.Text("✂")))
}

// card draws a card of a row.
func card(c page.Card) *vecty.HTML {
	class := "card" + prefixed(" is-", c.Mark)
	if c.Unused {
		class += " aside"
	}
	if c.Text == "" { // the empty place of cards that are put aside
		return element("li", attributes("class", class, "data-put", c.Put), textElement("span", "aside-label", c.First))
	}
	piece := button(c.Piece, textElement("i", "", c.Letter+" "), vecty.Text(c.Text), textElement("small", "", c.Note))
	setAttribute(piece, "class", "piece")
	setAttribute(piece, "data-begin", map[bool]string{false: "stage", true: "card"}[c.Moved])
	setAttribute(piece, "data-keys", "screen")
	return element("li", attributes("class", class, "data-put", c.Put),
		textElement("span", "aside-label", c.First), textElement("span", "number", c.Number), piece, move(c.Up), move(c.Down))
}

// byHand draws the two buffers, the moves, and those that were made.
func byHand(r *page.ByHand) *vecty.HTML {
	var input vecty.List
	for i, p := range r.In {
		if i > 0 || r.Idle {
			input = append(input, tapePiece(p))
			continue
		}
		first := element("button", attributes("type", "button", "class", "first chip from-"+p.Kind, "data-act", "pick-up", "data-value", p.Text, "data-keys", "screen", "aria-pressed", strconv.FormatBool(r.Taken)), vecty.Text(p.Text))
		input = append(input, first)
	}
	var moves vecty.List
	for i, m := range r.Moves {
		b := button(m.Button, textElement("span", "", m.Text), element("kbd", attribute("aria-hidden", "true"), vecty.Text(m.Key)))
		setAttribute(b, "data-put", m.Value)
		setAttribute(b, "data-keys", "screen")
		setAttribute(b, "aria-keyshortcuts", m.Key)
		if i == 0 {
			setAttribute(b, "data-begin", "stage")
		}
		moves = append(moves, b)
	}
	return tag("div", "run",
		element("div", attributes("class", "output", "data-put", "o"), tag("p", "", textElement("b", "", r.Output), textElement("small", "", r.Stack)),
			tag("div", "", textElement("small", "root", r.Root), each(r.Out, tapePiece))),
		tag("div", "input", tag("p", "", textElement("b", "", r.Input), textElement("small", "", r.Queue)), tag("div", "", input)),
		tag("div", "moves", moves),
		tag("ol", "log", each(r.Log, made)))
}

func made(m page.Move) *vecty.HTML {
	class := ""
	if m.Wrong {
		class = "is-wrong"
	}
	return textElement("li", class, m.Text)
}

// move draws a button that moves a card, or keeps its place.
func move(b page.Button) *vecty.HTML {
	if b.Text == "" {
		return tag("span", "none")
	}
	return button(b, vecty.Text(b.Text))
}

// outcome draws what came of an answer. It is there before, so that it is announced.
func outcome(o *page.Outcome) *vecty.HTML {
	class := "outcome tone-" + string(o.Tone) + blank(len(o.Title) == 0)
	return tag("div", class, attribute("role", "status"),
		tag("h3", "", focusTarget("outcome"), attributes("data-keys", "screen"), each(o.Title, prose)),
		tag("div", "tape", each(o.Tape, tapePiece)),
		tag("p", "", each(o.Text, prose)),
		tag("p", "belief", textElement("b", "", o.Label), textElement("span", "", o.Belief)))
}

func tapePiece(c page.TapePiece) *vecty.HTML {
	switch c.Kind {
	case "base", "ref", "base stands", "ref stands":
		return breakable("code", "chip from-"+c.Kind, c.Text)
	case "gone":
		return textElement("s", "", c.Text)
	}
	return textElement("span", c.Kind, c.Text)
}

// answerField draws the field of an answer, which keeps up with what is chosen.
func answerField(f *page.AnswerField) *vecty.HTML {
	if f == nil {
		return tag("div", "lesson-field")
	}
	field := element("input")
	for i := 0; i < len(uriFieldAttributes); i += 2 {
		setAttribute(field, uriFieldAttributes[i], uriFieldAttributes[i+1])
	}
	setAttribute(field, "data-expected", f.Draft)
	setAttribute(field, "data-begin", "stage")
	vecty.Property("value", f.Value).Apply(field)
	vecty.Property("readOnly", f.Done).Apply(field)
	return tag("div", "lesson-field", element("form", attribute("data-submit", f.Send), element("label", textElement("span", "", f.Label), field)))
}

// start draws where the course is entered.
func start(s *page.Start) *vecty.HTML {
	return tag("section", "course-start",
		tag("div", "start-lead", tag("p", "", focusTarget("lesson"), vecty.Text(s.Lead)), optional(s.Test)),
		tag("div", "start-side",
			tag("section", "review"+blank(s.Review.Open.Text == ""), tag("div", "", textElement("h2", "", s.Review.Title), textElement("p", "", s.Review.Note)), optional(s.Review.Open)),
			tag("section", "beliefs"+blank(s.Beliefs.Title == ""), textElement("h2", "", s.Beliefs.Title), textElement("p", "", s.Beliefs.Note), tag("ul", "", each(s.Beliefs.Lines, beliefLine)), textElement("p", "rest", s.Beliefs.Rest))),
		tag("div", "tracks", each(s.Tracks, track)),
		tag("p", "more", textElement("span", "", s.More), buttons(s.Places)),
		tag("details", "collapsed keep", textElement("summary", "", s.Keep.Title), each(s.Keep.Blocks, block)))
}

// optional draws a button, or keeps its place.
func optional(b page.Button) *vecty.HTML {
	if b.Text == "" {
		return tag("span", "")
	}
	return button(b, vecty.Text(b.Text))
}

func track(t page.Track) *vecty.HTML {
	return tag("section", "track", textElement("h2", "", t.Title), textElement("p", "", t.Note), tag("ol", "", each(t.Lessons, lessonLine)), optional(t.Open))
}

func lessonLine(l page.LessonLine) *vecty.HTML {
	line := commandButton(l.Command, vecty.List{
		tag("i", "ring"+prefixed(" done-", l.Done), attribute("aria-hidden", "true")),
		textElement("span", "", l.Title), textElement("code", "", l.Sample),
		textElement("small", "", l.Count), textElement("span", "spoken", l.Spoken)})
	if l.Now {
		setAttribute(line, "aria-current", "step")
	}
	return element("li", line)
}

func beliefLine(b page.BeliefLine) *vecty.HTML {
	return tag("li", "tone-"+string(b.Tone), textElement("span", "", b.Name), textElement("small", "", b.State))
}
