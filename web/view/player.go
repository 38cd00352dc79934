package view

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

const sayBytes = 80 // of a value that a sentence names

// derivePlayer is the timeline's controls and the present step in words.
func derivePlayer(v view) *page.Player {
	p := &page.Player{
		Label:      v.words.Get("player.label"),
		Count:      v.state.Steps,
		Done:       v.done(),
		Place:      v.words.Get("player.place", "n", strconv.Itoa(v.done()), "of", strconv.Itoa(v.state.Steps)),
		Short:      strconv.Itoa(v.done()) + "/" + strconv.Itoa(v.state.Steps),
		Speed:      v.state.Speed,
		SpeedLabel: v.words.Get("player.speed"),
		Controls:   v.buttons(),
		Live:       !v.state.Playing,
	}
	for i := range model.Speeds() {
		p.Speeds = append(p.Speeds, v.words.Get("player.speed."+strconv.Itoa(i)))
	}
	if v.state.Hides() {
		p.Count, p.Short = v.state.Predict.Limit, strconv.Itoa(v.done())+"/?"
		p.Place = v.words.Get("predict.place", "n", strconv.Itoa(v.done()))
	}
	v.say(p)
	return p
}

func (v *view) buttons() []page.Control {
	play := "play"
	if v.state.Playing {
		play = "pause"
	}
	primary, idle := "primary", ""
	if v.state.Asks() { // what is asked comes first
		primary, idle = "", "true"
	}
	var list []page.Control
	for _, b := range []struct{ do, word, sign, keys, key, class, idle string }{
		{"first", "first", "|◀", "Home", v.words.Get("key.home"), "quiet", ""},
		{"back", "back", "◀", "ArrowLeft", "←", "quiet", ""},
		{"play", play, v.words.Get("player." + play), "Space", v.words.Get("key.space"), primary, idle},
		{"next", "next", "▶", "ArrowRight", "→", "quiet", idle},
		{"last", "last", "▶|", "End", v.words.Get("key.end"), "quiet", idle},
	} {
		title := v.words.Get("player." + b.word)
		list = append(list, page.Control{
			Do: b.do, Text: b.sign, Title: title, Class: b.class, Keys: b.keys, Hint: title + " (" + b.key + ")", Skip: b.do != "play", Idle: b.idle,
		})
	}
	return list
}

// say puts the present step into words.
func (v *view) say(p *page.Player) {
	s, ok := v.present()
	switch {
	case !v.resolution.Done && (timelineLength(v.resolution.Trace) == 0 || v.state.Step == model.End):
		p.Say = v.answerCell(v.resolution).Text
	case v.state.Predict.Review: // the answer is explained instead
	case v.state.Step == model.End:
		p.Say, p.Ended = v.words.Get("say.end"), true
	case !ok:
		p.Say = v.words.Get("say.start")
	default:
		p.Cite = v.cite(s.Rule)
		p.Say = v.sentence(s)
	}
}

// sentence says what a step looked at, which rule fired and why those before it
// did not, and what it changed.
func (v *view) sentence(s *syntax.Step) string {
	key := "say." + s.Rule.Key
	switch {
	case v.byPartialForm():
		return v.partialSentence(v.resolution.Trace, v.done()-1)
	case s.Rule.RFC != currentRFC:
		return v.numberedSentence(v.resolution.Trace, v.done()-1)
	case s.Rule.Section == dotsSection:
		return v.dotsSentence(s, int32(v.done()-1))
	case s.Rule.Key == "m-base":
		return v.keptSentence(s)
	case key == "say.m-if" && !s.Yes && v.resolution.Base.Part("path").Empty():
		key += ".no.authority"
	case s.Rule.Condition && s.Yes:
		key += ".yes"
	case s.Rule.Condition:
		key += ".no"
	}
	state, word := v.value(s)
	value := word
	switch {
	case state == "present":
		value = v.quote(word)
	case !s.Rule.Assigns: // it is a text that the sentence is about
		value = v.quote("")
	}
	return v.words.Get(key, "value", value, "word", word)
}

// keptSentence is the sentence of the step that keeps the base's path up to its last slash.
func (v *view) keptSentence(s *syntax.Step) string {
	key, cut := "say.m-base", v.cutOff()
	switch {
	case s.From.Empty():
		key += ".none"
	case cut.Empty():
		key += ".all"
	}
	_, word := v.value(s)
	return v.words.Get(key, "word", word, "cut", v.quoted(core.TextBase, cut))
}

func (v *view) quote(text string) string {
	return v.words.Get("quote", "text", page.Clip(text, sayBytes))
}

// quoteEmpty is the same, and a word for an empty text.
func (v *view) quoteEmpty(text string) string {
	if text == "" {
		return v.words.Get("state.empty")
	}
	return v.quote(text)
}

// prefixOf is what a step of §5.2.4 finds at the start of the input. With 2B and 2C it ends in
// the slash that the RFC puts in its place, and that stays where it is.
func prefixOf(s *syntax.Step) syntax.Span {
	prefix := s.From
	if (s.Rule.Key == "2B" || s.Rule.Key == "2C") && !s.Slash {
		prefix.End++
	}
	return prefix
}

// dotsSentence is the sentence of a step of §5.2.4, with the buffers.
func (v *view) dotsSentence(s *syntax.Step, at int32) string {
	t := v.resolution.Trace
	input := t.Input(at)
	pairs := []string{"input", v.quoteEmpty(input), "taken", v.quote(prefixOf(s).In(t.Texts[s.Text]))}
	key := "say." + s.Rule.Key
	if s.Rule.Key == "1" && input == "" {
		key += ".empty"
	}
	if s.Push {
		pairs = append(pairs, "moved", v.quote(t.Moved(at)), "output", v.quote(v.outputTail(at, sayBytes)))
	}
	if s.Rule.Key == "2C" {
		removed := t.Top(at - 1)
		if removed == syntax.NoLink {
			key += ".none"
		} else {
			pairs = append(pairs, "removed", v.quote(t.Moved(removed)))
		}
	}
	return v.words.Get(key, pairs...)
}
