package view

import (
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// documents is the three in the order of their years.
var documents = [...]core.Dialect{core.RFC1630, core.RFC1738, core.RFC3986}

// resolvers is the documents that can be chosen, in the order of their years.
var resolvers = [...]core.Dialect{core.RFC1630, core.RFC1738, core.RFC1808, core.RFC2396, core.RFC3986, core.URL}

// statusMarks shows by a sign, and not by a colour alone, whether a character is
// allowed as it is.
var statusMarks = [...]string{core.MustEncode: "○ ", core.Delimits: "◐ ", core.StandsFree: "● "}

// newCharTable is every printable ASCII character with its class in each
// document. Letters and digits are alike, so that one row stands for each run.
func (v *view) newCharTable() *page.Table {
	s := v.table("chartable", "chartable.title", "chartable.caption", "chartable.char", "rfc.1630", "rfc.1738", "rfc.3986")
	s.Note = statusMarks[core.StandsFree] + v.words.Get("status.free") + " · " +
		statusMarks[core.Delimits] + v.words.Get("status.reserved") + " · " + statusMarks[core.MustEncode] + v.words.Get("status.encode")
	all := core.PrintableCharacters()
	for i := 0; i < len(all); i++ {
		first := i
		for inRun(&all[i]) && i+1 < len(all) && all[i+1].Key == all[i].Key && all[i+1].Classes == all[i].Classes {
			i++
		}
		s.Rows = append(s.Rows, v.charTableRow(&all[first], &all[i]))
	}
	return s
}

// inRun reports whether a character is one of a run in the order of the codes.
func inRun(c *core.Character) bool { return c.Key == "letter" || c.Key == "digit" }

func (v *view) charTableRow(first, last *core.Character) page.TableRow {
	head := &page.TableCell{Text: v.charText(first), Head: true, Code: true, Command: page.Command{Name: "char", Value: string(rune(first.Char))}}
	if last.Char != first.Char {
		head.Text += "–" + string(rune(last.Char))
	}
	row := page.TableRow{Class: "", Cells: []*page.TableCell{head}}
	for _, d := range documents {
		class := first.Classes[d]
		row.Cells = append(row.Cells, &page.TableCell{Text: statusMarks[class.Status] + class.Name, Class: "may-" + class.Status.String()})
	}
	if changed(first) {
		row.Class, head.Detail = "changed", v.words.Get("chartable.changed")
	}
	return row
}

// changed reports whether the documents differ on the status of the character.
func changed(c *core.Character) bool {
	a, b, d := c.Classes[core.RFC1630].Status, c.Classes[core.RFC1738].Status, c.Classes[core.RFC3986].Status
	return a != b || b != d
}

// charText is the character, or the word for one that is not seen.
func (v *view) charText(c *core.Character) string {
	if c.Char == ' ' {
		return v.words.Get("char.space")
	}
	return string(rune(c.Char))
}

// characterTable is what the documents and the table of characters say of the
// one that was chosen.
func (v *view) characterTable() *page.Table {
	c := core.CharacterOf(v.state.Dialects.ShownChar())
	s := v.table("character", "", "character.caption", "dialects.document", "character.class", "character.means")
	s.Title = v.words.Get("character.title", "char", string(rune(c.Char)), "name", v.words.Get("char."+c.Key), "encoding", c.Encoding)
	s.Note = v.words.Get("character.same")
	if changed(&c) {
		s.Note = v.words.Get("character.changed")
	}
	if v.state.View == model.DialectsView {
		s.AddButton("view", model.SafeView, v.words.Get("chartable.safe"))
	}
	for _, d := range documents {
		class := c.Classes[d]
		head := &page.TableCell{Text: v.words.Get("rfc." + rfcNumber(d)), Head: true, Cite: v.cite(core.CharacterRule(d))}
		means := &page.TableCell{Text: statusMarks[class.Status] + v.words.Get("status."+class.Status.String())}
		if why, ok := core.WhyEncoded(c.Char, d); ok {
			means.Detail = FaultMessage(v.words, why, string(rune(c.Char)))
		}
		s.AddRow("may-"+class.Status.String(), head, v.orNone(class.Name), means)
	}
	return v.tableRow(s, &c)
}

// tableRow adds the advice of the table of characters, with its remark.
func (v *view) tableRow(s *page.Table, c *core.Character) *page.Table {
	advice := textCell(v.words.Get("advice." + c.Advice.String()))
	if key := "char." + c.Key + ".remark"; v.words.Has(key) {
		advice.Detail = v.words.Get(key)
	}
	s.AddRow("advice", headCell(v.words.Get("character.table")), codeCell(c.Encoding), advice)
	return s
}

// orNone is a class, or a word where there is none.
func (v *view) orNone(class string) *page.TableCell {
	if class == "" {
		return textCell(v.words.Get("character.none"))
	}
	return codeCell(class)
}

// rfcNumber is the number of a document, as its words are keyed; "url" for the standard
// that has none.
func rfcNumber(d core.Dialect) string { return strings.TrimPrefix(d.String(), "rfc") }

const (
	safeBytes = 4000 // of the text that are made safe at every keystroke
	safeShown = 200  // characters that are listed
)

// safeView is a text on its way to a path segment or file name, and what is
// known of its characters.
func (v *view) safeView() []*page.Table {
	return []*page.Table{v.safeTable(), v.characterTable(), v.charTable}
}

func (v *view) safeTable() *page.Table {
	s := v.table("safe", "safe.title", "safe.caption", "chartable.char", "safe.action", "safe.becomes", "safe.why")
	for _, name := range []string{"segment", "filename"} {
		s.AddButton("purpose", name, v.words.Get("safe."+name)).SetPressed(name == v.state.Dialects.Purpose.String())
	}
	s.AddButton("view", model.DialectsView, v.words.Get("safe.back"))
	text, cut := page.Head(v.state.Text, safeBytes)
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

func (v *view) safeRow(s *page.Table, char, output string, c *core.SafeChoice) {
	action := c.Action.String()
	head := &page.TableCell{Text: page.Visible(char), Head: true, Code: true}
	if (model.PickChar{Char: char}).Valid() {
		head.Command = page.Command{Name: "char", Value: char}
	}
	if char == " " {
		head.Text = v.words.Get("char.space")
	}
	s.AddRow("do-"+action, head, textCell(v.words.Get("action."+action)), codeCell(output), textCell(v.words.Get("safe."+c.Reason.String())))
}
