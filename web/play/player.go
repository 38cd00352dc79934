package play

import (
	"strconv"

	"uriplayground/core/syntax"
)

const sayBytes = 80 // of a value that a sentence names

// derivePlayer is the timeline's controls and the present step in words.
func derivePlayer(in input) *Player {
	p := &Player{
		Label:      in.words.Get("player.label"),
		Count:      in.state.Steps,
		Done:       in.done(),
		Place:      in.words.Get("player.place", "n", strconv.Itoa(in.done()), "of", strconv.Itoa(in.state.Steps)),
		Speed:      in.state.Speed,
		SpeedLabel: in.words.Get("player.speed"),
		Buttons:    in.buttons(),
		Live:       !in.state.Playing,
	}
	for i := range speeds {
		p.Speeds = append(p.Speeds, in.words.Get("player.speed."+strconv.Itoa(i)))
	}
	in.say(p)
	return p
}

func (in *input) buttons() []Button {
	play := "play"
	if in.state.Playing {
		play = "pause"
	}
	var list []Button
	for _, b := range []struct{ do, word, sign, keys string }{
		{"first", "first", "|◀", "Home"},
		{"back", "back", "◀", "ArrowLeft"},
		{"play", play, in.words.Get("player." + play), "Space"},
		{"next", "next", "▶", "ArrowRight"},
		{"last", "last", "▶|", "End"},
	} {
		list = append(list, Button{Do: b.do, Text: b.sign, Title: in.words.Get("player." + b.word), Keys: b.keys})
	}
	return list
}

// say puts the present step into words.
func (in *input) say(p *Player) {
	s, ok := in.present()
	switch {
	case !in.r.Done:
		p.Say = in.words.Get("target.none")
	case in.state.Step == End:
		p.Say = in.words.Get("say.end", "target", clip(in.r.Target.Text, sayBytes))
	case !ok:
		p.Say = in.words.Get("say.start")
	default:
		p.Cite = in.cite(s.Rule)
		p.Say = in.sentence(s)
	}
}

// sentence says what a step looked at, which rule fired and why those before it
// did not, and what it changed.
func (in *input) sentence(s *syntax.Step) string {
	key := "say." + s.Rule.Key
	switch {
	case in.byPartialForm():
		return in.partialSentence(in.r.Trace, in.done()-1)
	case s.Rule.Section == dotsSection:
		return in.dotsSentence(s, int32(in.done()-1))
	case s.Rule.Condition && s.Yes:
		key += ".yes"
	case s.Rule.Condition:
		key += ".no"
	}
	_, value := in.value(s)
	return in.words.Get(key, "value", in.words.Get("quote", "text", clip(value, sayBytes)), "word", value)
}

// dotsSentence is the sentence of a step of §5.2.4, with the buffers.
func (in *input) dotsSentence(s *syntax.Step, at int32) string {
	t := in.r.Trace
	quote := func(text string) string { return in.words.Get("quote", "text", clip(text, sayBytes)) }
	pairs := []string{"input", quote(t.Input(at)), "taken", quote(s.From.In(t.Texts[s.Text]))}
	key := "say." + s.Rule.Key
	if s.Push {
		pairs = append(pairs, "moved", quote(t.Moved(at)), "output", quote(in.outputTail(at, sayBytes)))
	}
	if s.Rule.Key == "2C" {
		removed := t.Top(at - 1)
		if removed == syntax.NoLink {
			key += ".none"
		} else {
			pairs = append(pairs, "removed", quote(t.Moved(removed)))
		}
	}
	return in.words.Get(key, pairs...)
}
