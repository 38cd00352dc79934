package characters

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// Picture draws what happens to the characters of the text, and the map of all characters.
func Picture(v *render.Context) *page.Safe {
	p := &page.Safe{Happens: v.Words.Get("safe.happens"), Head: v.Words.Get("safe.output"), Map: v.Words.Get("safe.map"), Fold: v.Words.Get("safe.fold")}
	for _, name := range []string{"segment", "filename"} {
		p.Acts.AddButton("purpose", name, v.Words.Get("safe."+name)).SetPressed(name == v.State.Dialects.Purpose.String())
	}
	text, cut := page.Head(v.State.Text, safeBytes)
	result, choices := core.Safe(text, v.State.Dialects.Purpose)
	if result != "" {
		p.Acts.AddButton("take-code", result, v.Words.Get("safe.copy")).Primary = true
		p.Result = page.Visible(result)
	} else {
		p.Note = safeNote(v, text, result, false)
	}
	p.Acts.AddButton("view", model.DialectsView, v.Words.Get("safe.back"))
	p.Answer = safeAnswer(v, choices)
	explained := shownChar(v, text, choices)
	shown := addTiles(v, p, text, result, explained, choices)
	if result != "" && (cut || shown < len(choices)) {
		p.Note = v.Words.Get("safe.cut", "bytes", strconv.Itoa(safeBytes), "n", strconv.Itoa(safeShown))
	}
	addMap(v, p, explained)
	return p
}

// shownChar returns the character that is explained: until one is chosen, the first that the text has and
// that changes.
func shownChar(v *render.Context, text string, choices []core.SafeChoice) byte {
	d := &v.State.Dialects
	if d.Char != 0 {
		return d.ShownChar()
	}
	for _, c := range choices {
		if char := c.Char.In(text); !kept(&c) && char != " " && (model.PickChar{Char: char}).Valid() {
			return char[0]
		}
	}
	return d.ShownChar()
}

// safeAnswer returns how many characters change.
func safeAnswer(v *render.Context, choices []core.SafeChoice) string {
	n := 0
	for _, c := range choices {
		if !kept(&c) {
			n++
		}
	}
	switch {
	case len(choices) == 0:
		return "" // it remains a question
	case n == 0:
		return v.Words.Get("safe.answer.none")
	case n == 1:
		return v.Words.Get("safe.answer.one", "of", strconv.Itoa(len(choices)))
	}
	return v.Words.Get("safe.answer", "n", strconv.Itoa(n), "of", strconv.Itoa(len(choices)))
}

func kept(c *core.SafeChoice) bool { return c.Action.String() == "keep" }

// addTiles adds the characters, those that stay in runs, and returns how many are shown.
func addTiles(v *render.Context, p *page.Safe, text, result string, explained byte, choices []core.SafeChoice) (shown int) {
	changes := 0
	for _, c := range choices {
		char := c.Char.In(text)
		if kept(&c) {
			if last := len(p.Tiles) - 1; last >= 0 && !p.Tiles[last].Changes {
				p.Tiles[last].Text += page.Visible(char)
			} else {
				p.Tiles = append(p.Tiles, page.SafeTile{Button: page.Button{Text: page.Visible(char)}})
			}
			shown++
			continue
		}
		if changes++; changes > safeShown {
			return shown
		}
		shown++
		tile := page.SafeTile{Changes: true, Output: c.Output.In(result)}
		if tile.Output == "" {
			tile.Output = v.Words.Get("action." + c.Action.String())
		}
		if tile.Text = page.Visible(char); char == " " {
			tile.Text = "␣"
		}
		if (model.PickChar{Char: char}).Valid() {
			tile.Name, tile.Value = "char", char
			tile.SetPressed(char == string(rune(explained)))
		}
		p.Tiles = append(p.Tiles, tile)
	}
	return shown
}

// addMap adds all printable characters, by their class in RFC 3986.
func addMap(v *render.Context, p *page.Safe, explained byte) {
	for _, status := range []core.CharacterStatus{core.StandsFree, core.Delimits, core.MustEncode} {
		p.Legend = append(p.Legend, page.CharCell{Class: status.String(), Button: page.Button{Text: v.Words.Get("safe.map." + status.String())}})
	}
	p.Legend = append(p.Legend, page.CharCell{Class: "changed", Button: page.Button{Text: v.Words.Get("safe.map.changed")}})
	all := core.PrintableCharacters()
	for i := range all {
		c := &all[i]
		cell := page.CharCell{Class: c.Classes[core.RFC3986].Status.String()}
		char := string(rune(c.Char))
		cell.Name, cell.Value, cell.Text = "char", char, char
		if c.Char == ' ' {
			cell.Text = "␣"
		}
		cell.Title = char + ", " + v.Words.Get("char."+c.Key) + ", " + v.Words.Get("safe.map."+cell.Class)
		if changed(c) {
			cell.Class += " changed"
			cell.Title += ", " + v.Words.Get("safe.map.changed")
		}
		cell.SetPressed(c.Char == explained)
		p.Cells = append(p.Cells, cell)
	}
}
