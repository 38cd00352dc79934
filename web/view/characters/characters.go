// Package characters makes the table of risky characters, and the view of what makes a text safe.
package characters

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// statusMarks shows by a sign, and not by a colour alone, whether a character is
// allowed as it is.
var statusMarks = [...]string{core.MustEncode: "○ ", core.Delimits: "◐ ", core.StandsFree: "● "}

// RiskyTable returns every printable ASCII character with its class in each
// document. Letters and digits are alike, so that one row stands for each run.
func RiskyTable(v *render.Context) *page.Table {
	s := v.Table("chartable", "chartable.title", "chartable.caption", "chartable.char", "rfc.1630", "rfc.1738", "rfc.3986")
	s.Note = statusMarks[core.StandsFree] + v.Words.Get("status.free") + " · " +
		statusMarks[core.Delimits] + v.Words.Get("status.reserved") + " · " + statusMarks[core.MustEncode] + v.Words.Get("status.encode")
	all := core.PrintableCharacters()
	for i := 0; i < len(all); i++ {
		first := i
		for inRun(&all[i]) && i+1 < len(all) && all[i+1].Key == all[i].Key && all[i+1].Classes == all[i].Classes {
			i++
		}
		s.Rows = append(s.Rows, charTableRow(v, &all[first], &all[i]))
	}
	return s
}

// inRun reports whether a character is one of a run in the order of the codes.
func inRun(c *core.Character) bool { return c.Key == "letter" || c.Key == "digit" }

func charTableRow(v *render.Context, first, last *core.Character) *page.TableRow {
	head := &page.TableCell{Text: charText(v, first), Head: true, Code: true, Command: page.Command{Name: "char", Value: string(rune(first.Char))}}
	if last.Char != first.Char {
		head.Text += "–" + string(rune(last.Char))
	}
	row := &page.TableRow{Class: "", Cells: []*page.TableCell{head}}
	for _, d := range render.Documents {
		class := first.Classes[d]
		row.Cells = append(row.Cells, &page.TableCell{Text: statusMarks[class.Status] + class.Name, Class: "may-" + class.Status.String()})
	}
	if changed(first) {
		row.Class, head.Detail = "changed", v.Words.Get("chartable.changed")
	}
	return row
}

// changed reports whether the documents differ on the status of the character.
func changed(c *core.Character) bool {
	a, b, d := c.Classes[core.RFC1630].Status, c.Classes[core.RFC1738].Status, c.Classes[core.RFC3986].Status
	return a != b || b != d
}

// charText returns the character, or the word for one that is not seen.
func charText(v *render.Context, c *core.Character) string {
	if c.Char == ' ' {
		return v.Words.Get("char.space")
	}
	return string(rune(c.Char))
}

// CharacterTable returns the statements of the specifications and of the table of characters on the
// one that is explained.
func CharacterTable(v *render.Context, char byte) *page.Table {
	c := core.CharacterOf(char)
	s := v.Table("character", "", "character.caption", "dialects.document", "character.class", "character.means")
	s.Title = v.Words.Get("character.title", "char", string(rune(c.Char)), "name", v.Words.Get("char."+c.Key), "encoding", c.Encoding)
	s.Note = v.Words.Get("character.same")
	if changed(&c) {
		s.Note = v.Words.Get("character.changed")
	}
	if v.State.View != model.SafeView {
		s.AddButton("view", model.SafeView, v.Words.Get("chartable.safe"))
	}
	for _, d := range render.Documents {
		class := c.Classes[d]
		head := &page.TableCell{Text: v.Words.Get("rfc." + render.RFCNumber(d)), Head: true, Cite: v.Cite(core.CharacterRule(d))}
		means := &page.TableCell{Text: statusMarks[class.Status] + v.Words.Get("status."+class.Status.String())}
		if why, ok := core.WhyEncoded(c.Char, d); ok {
			means.Detail = render.FaultMessage(v.Words, why, string(rune(c.Char)))
		}
		s.AddRow("may-"+class.Status.String(), head, orNone(v, class.Name), means)
	}
	return tableRow(v, s, &c)
}

// tableRow adds the advice of the table of characters, with its remark.
func tableRow(v *render.Context, s *page.Table, c *core.Character) *page.Table {
	advice := render.TextCell(v.Words.Get("advice." + c.Advice.String()))
	if key := "char." + c.Key + ".remark"; v.Words.Has(key) {
		advice.Detail = v.Words.Get(key)
	}
	s.AddRow("advice", render.HeadCell(v.Words.Get("character.table")), render.CodeCell(c.Encoding), advice)
	return s
}

// orNone returns a class, or a word where there is none.
func orNone(v *render.Context, class string) *page.TableCell {
	if class == "" {
		return render.TextCell(v.Words.Get("character.none"))
	}
	return render.CodeCell(class)
}

const (
	safeBytes = 4000 // of the text that are made safe at every keystroke
	safeShown = 200  // characters that are listed
)

// Safe returns a text on its way to a path segment or file name, and what is
// known of its characters.
func Safe(v *render.Context, chars *page.Table) []*page.Table {
	text, cut := page.Head(v.State.Text, safeBytes)
	result, choices := core.Safe(text, v.State.Dialects.Purpose)
	return []*page.Table{safeTable(v, text, result, cut, choices), CharacterTable(v, shownChar(v, text, choices)), chars}
}

func safeTable(v *render.Context, text, result string, cut bool, choices []core.SafeChoice) *page.Table {
	s := v.Table("safe", "safe.title", "safe.caption", "chartable.char", "safe.action", "safe.becomes", "safe.why")
	s.Note = safeNote(v, text, result, cut || len(choices) > safeShown)
	for _, c := range choices[:min(len(choices), safeShown)] {
		safeRow(v, s, c.Char.In(text), c.Output.In(result), &c)
	}
	return s
}

func safeNote(v *render.Context, text, result string, cut bool) string {
	switch {
	case text == "":
		return v.Words.Get("extract.none")
	case result == "":
		return v.Words.Get("safe.nothing")
	}
	note := v.Words.Get("safe.result", "result", result)
	if cut {
		note += " " + v.Words.Get("safe.cut", "bytes", strconv.Itoa(safeBytes), "n", strconv.Itoa(safeShown))
	}
	return note
}

func safeRow(v *render.Context, s *page.Table, char, output string, c *core.SafeChoice) {
	action := c.Action.String()
	head := &page.TableCell{Text: page.Visible(char), Head: true, Code: true}
	if (model.PickChar{Char: char}).Valid() {
		head.Command = page.Command{Name: "char", Value: char}
	}
	if char == " " {
		head.Text = v.Words.Get("char.space")
	}
	s.AddRow("do-"+action, head, render.TextCell(v.Words.Get("action."+action)), render.CodeCell(output), render.TextCell(v.Words.Get("safe."+c.Reason.String())))
}
