package play

import (
	"strconv"

	"uriplayground/core"
)

// safeName is the view that makes a text safe for a URL.
const safeName = "safe"

const (
	safeBytes = 4000 // of the text that are made safe at every keystroke
	safeShown = 200  // characters that are listed
)

// safeView is a text on its way to a path segment or file name, and what is
// known of its characters.
func (in *input) safeView() []*Sheet {
	return []*Sheet{in.safeSheet(), in.characterSheet(), in.matrix}
}

func (in *input) safeSheet() *Sheet {
	s := in.sheet("safe", "safe.title", "safe.caption", "matrix.char", "safe.action", "safe.becomes", "safe.why")
	for _, name := range []string{"segment", "filename"} {
		in.act(&s.Acts, "purpose", name, "safe."+name)
	}
	s.pressed(in.state.Dialects.Purpose.String())
	in.act(&s.Acts, "view", dialectsName, "safe.back")
	text, cut := head(in.state.Text, safeBytes)
	result, choices := core.Safe(text, in.state.Dialects.Purpose)
	s.Note = in.safeNote(text, result, cut || len(choices) > safeShown)
	for _, c := range choices[:min(len(choices), safeShown)] {
		in.safeRow(s, c.Char.In(text), c.Output.In(result), &c)
	}
	return s
}

func (in *input) safeNote(text, result string, cut bool) string {
	switch {
	case text == "":
		return in.words.Get("extract.none")
	case result == "":
		return in.words.Get("safe.nothing")
	}
	note := in.words.Get("safe.result", "result", result)
	if cut {
		note += " " + in.words.Get("safe.cut", "bytes", strconv.Itoa(safeBytes), "n", strconv.Itoa(safeShown))
	}
	return note
}

func (in *input) safeRow(s *Sheet, char, output string, c *core.SafeChoice) {
	action := c.Action.String()
	head := &SheetCell{Text: visible(char), Head: true, Code: true}
	if a := (pickChar{char}); a.reduce(State{}) != (State{}) {
		head.Act = Act{"char", char}
	}
	if char == " " {
		head.Text = in.words.Get("char.space")
	}
	s.add("do-"+action, head, textCell(in.words.Get("action."+action)), codeCell(output), textCell(in.words.Get("safe."+c.Reason.String())))
}
