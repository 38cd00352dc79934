package play

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"uriplayground/core"
	"uriplayground/core/syntax"
)

// MoveCursor is what a key does in something that is walked through by keys, by the
// names that the page and keyboard events give them; nil for nothing.
func MoveCursor(where, key string) Action {
	switch {
	case where == "picture" && strings.Contains(" Home ArrowUp ArrowDown ArrowLeft ArrowRight ", " "+key+" "):
		return MoveInPicture{key}
	case where != "" && key == "Escape":
		return PointAt{}
	case where != "" && strings.Contains(" Home ArrowLeft ArrowRight End ", " "+key+" "):
		return MoveInText{where, key}
	}
	return nil
}

// MoveInText moves the cursor by a key to a character of a text: "base", "ref" or
// "target".
type MoveInText struct{ where, key string }

func (a MoveInText) reduce(s State) State {
	at := point{text: core.TextBase}
	text := s.Base
	switch a.where {
	case "ref":
		at.text, text = core.TextRef, s.Ref
	case "target":
		at.text = core.TextTarget
		text, _ = core.Target(s.Base, s.Ref, core.RFC3986, s.Options)
	}
	text, _ = head(text, echoBytes)
	if now, ok := parsePoint(s.Point); ok && s.Cursor && now.text == at.text && int(now.End) <= len(text) {
		at.Span = now.Span
	} else if a.key == "ArrowLeft" {
		a.key = "End"
	}
	at.Span = character(text, at.Span, a.key)
	s.Point, s.Cursor = at.String(), true
	return s
}

// character is the character that a key leads to from another one.
func character(text string, at syntax.Span, key string) syntax.Span {
	switch key {
	case "Home":
		at.End = 0
	case "End":
		at.Start = uint32(len(text))
	}
	if key == "ArrowLeft" || key == "End" || int(at.End) == len(text) && at.Empty() {
		_, width := utf8.DecodeLastRuneInString(text[:at.Start])
		if width == 0 {
			return at
		}
		return syntax.Span{Start: at.Start - uint32(width), End: at.Start}
	}
	_, width := utf8.DecodeRuneInString(text[at.End:])
	if width == 0 {
		return at
	}
	return syntax.Span{Start: at.End, End: at.End + uint32(width)}
}

// cursorText says what character the cursor is at, and where that came from or what
// became of it.
func (v *view) cursorText() string {
	lit := v.highlights()
	if !v.state.Cursor || lit == nil {
		return ""
	}
	at, a := lit[0], &v.r.Target
	if at.text != core.TextTarget {
		a = v.analysis(at.text)
	}
	if int(at.End) > len(a.Text) {
		return ""
	}
	part, _ := componentAt(a, at.Start)
	if part == "" {
		part = "delimiter"
	}
	said := v.words.Get("walk.at", "n", strconv.Itoa(position(a.Text, at.Start)), "char", charName(v.words, at.In(a.Text)), "part", v.words.Get("part."+part))
	key, other := "walk.to", &v.r.Target
	switch {
	case len(lit) > 1 && lit[1].text == core.TextBase:
		key, other = "walk.base", &v.r.Base
	case len(lit) > 1 && lit[1].text == core.TextRef:
		key, other = "walk.ref", &v.r.Ref
	case len(lit) == 1 && at.text == core.TextTarget:
		return said + " " + v.words.Get("walk.made")
	case len(lit) == 1:
		return said + " " + v.words.Get("walk.lost")
	}
	return said + " " + v.words.Get(key, "n", strconv.Itoa(position(other.Text, lit[1].Start)))
}
