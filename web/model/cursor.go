package model

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/page"
)

// AnnotatedBytes is how many bytes of a text the page repeats character by character.
const AnnotatedBytes = 600

// PointAt says what is pointed at: the Point of a piece, or nothing. What it was
// made of, or what became of it, is then marked in the other texts.
type PointAt struct {
	report
	Point string
}

func (a PointAt) reduce(s State, _ *Panels) State {
	s.Point, s.Cursor = a.Point, false
	return s
}

// Point is a span of one of the texts of a resolution.
type Point struct {
	Text uint8
	syntax.Span
}

// String returns the point as pieces carry it: "text:start-end".
func (p Point) String() string {
	return strconv.Itoa(int(p.Text)) + ":" + strconv.Itoa(int(p.Start)) + "-" + strconv.Itoa(int(p.End))
}

// ParsePoint reads what String wrote. Anything else points at nothing.
func ParsePoint(s string) (p Point, ok bool) {
	text, span, _ := strings.Cut(s, ":")
	start, end, _ := strings.Cut(span, "-")
	n := [3]uint64{}
	for i, field := range []string{text, start, end} {
		v, err := strconv.ParseUint(field, 10, 32)
		if err != nil {
			return Point{}, false
		}
		n[i] = v
	}
	p = Point{uint8(n[0]), syntax.Span{Start: uint32(n[1]), End: uint32(n[2])}}
	return p, p.Start < p.End
}

// Carry returns the part of the run to that belongs to what p covers of the run
// from.
func (p Point) Carry(from, to Point) Point {
	if from.Len() == to.Len() {
		start := to.Start - from.Start
		to.Start, to.End = max(p.Start, from.Start)+start, min(p.End, from.End)+start
	}
	return to
}

// Meets reports whether the points have characters in common.
func (p Point) Meets(q Point) bool { return p.Text == q.Text && overlap(p.Span, q.Span) }

func overlap(a, b syntax.Span) bool { return a.Start < b.End && b.Start < a.End }

// MoveCursor returns what a key does in something that is walked through by keys, by the
// names that the page and keyboard events give them; nil for nothing.
func MoveCursor(where, key string) Action {
	switch {
	case strings.HasPrefix(where, "picture") && strings.Contains(" Home ArrowUp ArrowDown ArrowLeft ArrowRight ", " "+key+" "):
		a := MoveInPicture{Text: core.TextBase, Key: key}
		if where == "picture-ref" {
			a.Text = core.TextRef
		}
		return a
	case where != "" && key == "Escape":
		return PointAt{}
	case where == "target" && MovesCaret(key):
		return MoveInTarget{Key: key}
	}
	return nil
}

// MoveCaret says where the caret of one of the fields is: before how many bytes of
// its text. The cursor then is at the character before which it stands, or at the
// last one.
type MoveCaret struct {
	act
	Field string
	At    int
}

func (a MoveCaret) reduce(s State, _ *Panels) State {
	at, text := Point{Text: core.TextBase}, s.Base
	if a.Field == "ref" {
		at.Text, text = core.TextRef, s.Ref
	}
	text, _ = page.Head(text, AnnotatedBytes)
	if a.At < 0 || a.At > len(text) {
		return s
	}
	at.Start, at.End = uint32(a.At), uint32(a.At)
	key := "ArrowRight"
	if a.At == len(text) {
		key = "ArrowLeft"
	}
	at.Span = character(text, at.Span, key)
	s.Point, s.Cursor = at.String(), true
	return s
}

// MovesCaret reports whether a key moves the caret of a field, by the name that
// keyboard events give it.
func MovesCaret(key string) bool {
	return key == "Home" || key == "ArrowLeft" || key == "ArrowRight" || key == "End"
}

// MoveInTarget moves the cursor by a key to a character of the target.
type MoveInTarget struct {
	act
	Key string
}

func (a MoveInTarget) reduce(s State, _ *Panels) State {
	at := Point{Text: core.TextTarget}
	text, _ := core.Target(s.Base, s.Ref, core.RFC3986, s.Options)
	text, _ = page.Head(text, AnnotatedBytes)
	if now, ok := ParsePoint(s.Point); ok && s.Cursor && now.Text == at.Text && int(now.End) <= len(text) {
		at.Span = now.Span
	} else if a.Key == "ArrowLeft" {
		a.Key = "End"
	}
	at.Span = character(text, at.Span, a.Key)
	s.Point, s.Cursor = at.String(), true
	return s
}

// character returns the character that a key leads to from another one.
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

// ApplyFix replaces what a Fix points at. The browser's back button undoes that. A place that no
// longer exists changes nothing.
type ApplyFix struct {
	visit
	Point, With string
}

func (a ApplyFix) reduce(s State, _ *Panels) State {
	at, ok := ParsePoint(a.Point)
	if !ok {
		return s
	}
	texts := SetTexts{Base: s.Base, Ref: s.Ref}
	switch at.Text {
	case core.TextBase:
		texts.Base = replace(s.Base, at.Span, a.With)
	case core.TextRef:
		texts.Ref = replace(s.Ref, at.Span, a.With)
	}
	return texts.reduce(s, nil)
}

func replace(text string, at syntax.Span, with string) string {
	if int(at.End) > len(text) {
		return text
	}
	return text[:at.Start] + with + text[at.End:]
}
