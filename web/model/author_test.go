package model

import (
	"reflect"
	"strconv"
	"strings"
	"testing"
)

// Notes are read with and without gaps, in any order; what is none is left out, and what is too
// long is cut.
func TestNotes(t *testing.T) {
	for text, want := range map[string][]Note{
		"":                                    nil,
		"a":                                   nil,
		"12":                                  nil,
		"-1 a":                                nil,
		"12 a":                                {{12, "a"}},
		" 12   a\n b ":                        {{12, "a b"}},
		"12 a|3 b":                            {{3, "b"}, {12, "a"}},
		"0 a | 3 b | x | 4":                   {{0, "a"}, {3, "b"}},
		"3 a | 3 b":                           {{3, "b"}},
		"3 <b>&amp;":                          {{3, "<b>&amp;"}},
		"3 " + strings.Repeat("é", NoteBytes): {{3, strings.Repeat("é", NoteBytes/2) + "…"}},
	} {
		got := Notes(text)
		if !reflect.DeepEqual(got, want) {
			t.Errorf("%q: %v, want %v", text, got, want)
		}
		if again := Notes(joinNotes(got)); !reflect.DeepEqual(again, got) {
			t.Errorf("%q: %v, and once more %v", text, got, again)
		}
	}
	many := ""
	for i := range 3 * MostNotes {
		many += "|" + strconv.Itoa(i) + " a"
	}
	if n := len(Notes(many)); n != MostNotes {
		t.Errorf("%d notes", n)
	}
}

// A note is written, changed and taken away at its step.
func TestWithNote(t *testing.T) {
	notes := ""
	for _, c := range []struct {
		step       int
		text, want string
	}{{7, "a", "7 a"}, {3, " b  c ", "3 b c | 7 a"}, {7, "x|9 y", "3 b c | 7 x¦9 y"}, {3, "", "7 x¦9 y"}, {7, " ", ""}} {
		if notes = withNote(notes, c.step, c.text); notes != c.want {
			t.Errorf("%q at %d: %q, want %q", c.text, c.step, notes, c.want)
		}
	}
}

// What an author prepares comes back from a permalink, whoever writes it by hand may use gaps, and what
// means nothing is damage.
func TestPreparedInPermalink(t *testing.T) {
	const link = "v=1&base=http://a/b/c/d;p?q&ref=../../g&"
	for fields, want := range map[string]string{
		"hide=target":                           "hide=target",
		"hide=steps,target":                     "hide=target%20steps",
		"ask=7":                                 "ask=7",
		"ask=12,%207,7":                         "ask=7,12",
		"notes=12%20a%20|%203%20b":              "notes=3%20b%20%7C%2012%20a",
		"hide=steps&ask=7&notes=3%20%26&step=2": "hide=steps&ask=7&notes=3%20%26&step=2",
		"ask=7&predict=1":                       "predict=1",
		"predict=1&ask=7":                       "predict=1",
		"predict=1&hide=target":                 "predict=1&hide=target",
		"hide=target&step=4&known=9":            "hide=target&step=4&known=9",
	} {
		s, damaged := DecodePermalink(link+fields, Initial("en"))
		got := strings.TrimPrefix(EncodePermalink(s), link)
		if damaged || got != want {
			t.Errorf("%s: %q, damaged %v; want %q", fields, got, damaged, want)
		}
		if again, _ := DecodePermalink(EncodePermalink(s), Initial("fr")); Linked(again) != Linked(s) {
			t.Errorf("%s: %+v, want %+v", fields, Linked(again), Linked(s))
		}
	}
	for _, fields := range []string{"hide=all", "ask=x", "ask=0", "ask=-3", "notes=12", "notes=a", "notes=12%20%"} {
		if s, damaged := DecodePermalink(link+fields, Initial("en")); !damaged || s.Predict.Hide != "" || s.Predict.On {
			t.Errorf("%s: %+v, damaged %v", fields, s.Predict, damaged)
		}
	}
	if s, _ := DecodePermalink("v=1&ref=g", Initial("en")); s.isPrepared() {
		t.Errorf("an older link prepares something: %+v", s.Predict)
	}
}

// Each slide has what is prepared for its own steps.
func TestPreparedSlides(t *testing.T) {
	const fields = "slide=http://a/b&with=c&note=x&hide=target%20steps&ask=3,7&notes=3%20a%20%7C%207%20b&slide=http://a/b&with=d"
	s, damaged := DecodePermalink("v=1&view=lesson&lesson=lecture&"+fields, Initial("en"))
	list := Slides(s.Learning.Slides)
	if damaged || s.Learning.Slides != fields || len(list) != 2 || s.isPrepared() {
		t.Fatalf("%+v, damaged %v, %+v", list, damaged, s.Predict)
	}
	if a, b := list[0], list[1]; a.Hide != "target steps" || a.Ask != "3,7" || NoteAt(a.Notes, 7) != "b" || !a.Plays() || b.Plays() || b.Notes != "" {
		t.Errorf("%+v", list)
	}
}

// The commands of the editor of a slide write what its link has, and keep the step.
func TestPrepareSlide(t *testing.T) {
	s, _ := DecodePermalink("v=1&view=lesson&lesson=lecture&slide=http://a/b&with=c&slide=http://a/b&with=d", Initial("en"))
	for _, c := range []struct{ command, value, want string }{
		{"slide-edit", "2", ""}, {"slide-ask", "9", "&ask=9"}, {"slide-at", "7", "&ask=9"}, {"slide-says", "one | two", "&ask=9&notes=7%20one%20%C2%A6%20two"},
		{"slide-hide", "steps", "&hide=steps&ask=9&notes=7%20one%20%C2%A6%20two"}, {"slide-says", "", "&hide=steps&ask=9"},
		{"slide-ask", "9", "&hide=steps"}, {"slide-hide", "target", "&hide=target%20steps"}, {"slide-hide", "steps", "&hide=target"}, {"slide-hide", "target", ""},
	} {
		s, _, _ = Reduce(s, nil, CommandAction(c.command, c.value))
		if got := strings.TrimPrefix(s.Learning.Slides, "slide=http://a/b&with=c&slide=http://a/b&with=d"); got != c.want || s.Learning.Edited != 2 {
			t.Errorf("%s %q: %q, want %q; slide %d is edited", c.command, c.value, got, c.want, s.Learning.Edited)
		}
	}
	if s.Learning.AtStep != 7 {
		t.Errorf("the step is %d", s.Learning.AtStep)
	}
	s, _, _ = Reduce(s, nil, CommandAction("slide-at", "0"))
	if slide := (&Slide{Ask: "3"}); slide.At(&s.Learning) != 0 || slide.At(&Learning{}) != 3 {
		t.Error("it is folded where it was unfolded, or unfolded where it was folded")
	}
}

// What is prepared is for one link: with another one, or another reading, it is gone.
func TestPreparedIsOfOneRun(t *testing.T) {
	prepared, _ := DecodePermalink("v=1&base=http://a/b/c&ref=../g&ask=3&hide=target&notes=3%20a", Initial("en"))
	for _, a := range []Action{SetTexts{Base: "http://a/b/c", Ref: "../h"}, SetOption{Name: "strict"}} {
		if s, _, _ := Reduce(prepared, nil, a); s.isPrepared() || s.Step != End {
			t.Errorf("%#v leaves %+v, notes %q", a, s.Predict, s.Notes)
		}
	}
	for _, a := range []Action{SetTheme{Name: "dark"}, SetView{Name: "trace"}, SetTexts{Base: "http://a/b/c", Ref: "../g"}} {
		if s, _, _ := Reduce(prepared, nil, a); s.Predict.Only != "3" || s.Predict.Hide != "target" || s.Notes != "3 a" {
			t.Errorf("%#v leaves %+v, notes %q", a, s.Predict, s.Notes)
		}
	}
}
