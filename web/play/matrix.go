package play

import "uriplayground/core"

// documents is the three in the order of their years.
var documents = [...]core.Dialect{core.RFC1630, core.RFC1738, core.RFC3986}

// marks shows by a sign, and not by a colour alone, how a character may stand.
var marks = [...]string{core.MustEncode: "○ ", core.Delimits: "◐ ", core.StandsFree: "● "}

// matrixSheet is every printable ASCII character with its class in each
// document. Letters and digits are alike, so that one row stands for each run.
func (in *input) matrixSheet() *Sheet {
	s := in.sheet("matrix", "matrix.title", "matrix.caption", "matrix.char", "rfc.1630", "rfc.1738", "rfc.3986")
	s.Note = marks[core.StandsFree] + in.words.Get("status.free") + " · " +
		marks[core.Delimits] + in.words.Get("status.reserved") + " · " + marks[core.MustEncode] + in.words.Get("status.encode")
	all := core.PrintableCharacters()
	for i := 0; i < len(all); i++ {
		first := i
		for inRun(&all[i]) && i+1 < len(all) && all[i+1].Key == all[i].Key && all[i+1].Classes == all[i].Classes {
			i++
		}
		s.Rows = append(s.Rows, in.matrixRow(&all[first], &all[i]))
	}
	return s
}

// inRun tells whether a character is one of a run in the order of the codes.
func inRun(c *core.Character) bool { return c.Key == "letter" || c.Key == "digit" }

func (in *input) matrixRow(first, last *core.Character) SheetRow {
	head := &SheetCell{Text: in.charText(first), Head: true, Code: true, Act: Act{"char", string(rune(first.Char))}}
	if last.Char != first.Char {
		head.Text += "–" + string(rune(last.Char))
	}
	row := SheetRow{"", []*SheetCell{head}}
	for _, d := range documents {
		class := first.Classes[d]
		row.Cells = append(row.Cells, &SheetCell{Text: marks[class.Status] + class.Name, Class: "may-" + class.Status.String()})
	}
	if changed(first) {
		row.Class, head.Detail = "changed", in.words.Get("matrix.changed")
	}
	return row
}

// changed tells whether the documents differ on how the character may stand.
func changed(c *core.Character) bool {
	a, b, d := c.Classes[core.RFC1630].Status, c.Classes[core.RFC1738].Status, c.Classes[core.RFC3986].Status
	return a != b || b != d
}

// charText is the character, or the word for one that is not seen.
func (in *input) charText(c *core.Character) string {
	if c.Char == ' ' {
		return in.words.Get("char.space")
	}
	return string(rune(c.Char))
}

// characterSheet is what the documents and the table of characters say of the
// one that was chosen.
func (in *input) characterSheet() *Sheet {
	c := core.CharacterOf(in.state.Dialects.char())
	s := in.sheet("character", "", "character.caption", "dialects.document", "character.class", "character.means")
	s.Title = in.words.Get("character.title", "char", string(rune(c.Char)), "name", in.words.Get("char."+c.Key), "encoding", c.Encoding)
	s.Note = in.words.Get("character.same")
	if changed(&c) {
		s.Note = in.words.Get("character.changed")
	}
	if in.state.View == dialectsName {
		in.act(&s.Acts, "view", safeName, "matrix.safe")
	}
	for _, d := range documents {
		class := c.Classes[d]
		head := &SheetCell{Text: in.words.Get("rfc." + rfcNumber(d)), Head: true, Cite: in.cite(core.CharacterRule(d))}
		means := &SheetCell{Text: marks[class.Status] + in.words.Get("status."+class.Status.String())}
		if why, ok := core.WhyEncoded(c.Char, d); ok {
			means.Detail = FaultMessage(in.words, why, string(rune(c.Char)))
		}
		s.add("may-"+class.Status.String(), head, in.orNone(class.Name), means)
	}
	return in.tableRow(s, &c)
}

// tableRow adds the advice of the table of characters, with its remark.
func (in *input) tableRow(s *Sheet, c *core.Character) *Sheet {
	advice := textCell(in.words.Get("advice." + c.Advice.String()))
	if key := "char." + c.Key + ".remark"; in.words.Has(key) {
		advice.Detail = in.words.Get(key)
	}
	s.add("advice", headCell(in.words.Get("character.table")), codeCell(c.Encoding), advice)
	return s
}

// orNone is a class, or a word where there is none.
func (in *input) orNone(class string) *SheetCell {
	if class == "" {
		return textCell(in.words.Get("character.none"))
	}
	return codeCell(class)
}

// rfcNumber is the number of a document, as its words are keyed.
func rfcNumber(d core.Dialect) string { return d.String()[len("rfc"):] }
