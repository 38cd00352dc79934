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
func (v *view) safeView() []*Table {
	return []*Table{v.safeTable(), v.characterTable(), v.charTable}
}

func (v *view) safeTable() *Table {
	s := v.table("safe", "safe.title", "safe.caption", "matrix.char", "safe.action", "safe.becomes", "safe.why")
	for _, name := range []string{"segment", "filename"} {
		v.button(&s.Buttons, "purpose", name, "safe."+name)
	}
	s.press(v.state.Dialects.Purpose.String())
	v.button(&s.Buttons, "view", dialectsName, "safe.back")
	text, cut := head(v.state.Text, safeBytes)
	result, choices := core.Safe(text, v.state.Dialects.Purpose)
	s.Note = v.safeNote(text, result, cut || len(choices) > safeShown)
	for _, c := range choices[:min(len(choices), safeShown)] {
		v.safeRow(s, c.Char.In(text), c.Output.In(result), &c)
	}
	return s
}

func (v *view) safeNote(text, result string, cut bool) string {
	switch {
	case text == "":
		return v.words.Get("extract.none")
	case result == "":
		return v.words.Get("safe.nothing")
	}
	note := v.words.Get("safe.result", "result", result)
	if cut {
		note += " " + v.words.Get("safe.cut", "bytes", strconv.Itoa(safeBytes), "n", strconv.Itoa(safeShown))
	}
	return note
}

func (v *view) safeRow(s *Table, char, output string, c *core.SafeChoice) {
	action := c.Action.String()
	head := &TableCell{Text: visible(char), Head: true, Code: true}
	if a := (PickChar{char}); a.reduce(State{}) != (State{}) {
		head.Command = Command{"char", char}
	}
	if char == " " {
		head.Text = v.words.Get("char.space")
	}
	s.addRow("do-"+action, head, textCell(v.words.Get("action."+action)), codeCell(output), textCell(v.words.Get("safe."+c.Reason.String())))
}
