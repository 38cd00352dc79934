package view_test

import (
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/web/i18n"
	"uriplayground/web/lesson"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/play"
)

// idsWithWords returns the ids of the program that are not words of the language, each
// with the words that are shown in its stead.
func idsWithWords(words i18n.Words) map[string]string {
	ids := map[string]string{}
	for key, text := range words.Keys {
		group, id, _ := strings.Cut(key, ".")
		switch group {
		case "kind", "find", "fault", "level", "context", "action", "status", "decoding", "state", "ladder", "script", "purpose":
			if id != text && id != "URI" && !strings.Contains(id, ".") {
				ids[id] = text
			}
		}
	}
	for _, id := range []string{"fragment-only", "query-only"} {
		ids[id] = words.Get("part." + id)
	}
	for _, text := range words.Keys { // what is a word somewhere is no id
		delete(ids, text)
	}
	for _, rule := range core.Rules() { // RFC 1738 has such names itself, as “httpurl”
		if rule.RFC != 3986 {
			delete(ids, rule.Name)
		}
	}
	return ids
}

// hidden is the fields of a page that visitors do not read.
var hidden = map[string]bool{
	"Class": true, "Command": true, "Name": true, "Value": true, "Point": true, "ID": true, "State": true, "Tone": true, "URL": true,
	"Component": true, "From": true, "Do": true, "Keys": true, "Lang": true, "View": true, "Pressed": true, "Direction": true, "ValueState": true,
}

// visibleTexts calls yield with every text of a page that a visitor can read.
func visibleTexts(v reflect.Value, yield func(text string)) {
	switch v.Kind() {
	case reflect.String:
		yield(v.String())
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			visibleTexts(v.Elem(), yield)
		}
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			visibleTexts(v.Index(i), yield)
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if f := v.Type().Field(i); f.IsExported() && !hidden[f.Name] {
				visibleTexts(v.Field(i), yield)
			}
		}
	}
}

// No view shows an id of the program where there are words for it, in any language.
func TestNoIDIsShown(t *testing.T) {
	for _, lang := range locales.Languages() {
		ids := idsWithWords(builtIn.For(lang))
		if len(ids) < 100 {
			t.Fatalf("%s: only %d ids", lang, len(ids))
		}
		check := func(s *play.Session) {
			t.Helper()
			state := s.State()
			typed := append(strings.FieldsFunc(state.Base+" "+state.Ref, func(r rune) bool { return strings.ContainsRune("/?# ", r) }), state.Base, state.Ref)
			visibleTexts(reflect.ValueOf(s.Page()), func(text string) {
				for _, piece := range append(strings.Split(text, " ☐ "), text) {
					if word, ok := ids[strings.TrimSpace(piece)]; ok && !slices.Contains(typed, text) {
						t.Errorf("%s: the view %s shows %q, not %q (%q)", lang, state.View, piece, word, text)
					}
				}
			})
		}
		for _, name := range model.ViewNames() {
			for _, e := range append(lesson.Situations(), lesson.Equivalents()...) {
				s := newSession(opening(lang))
				s.Do(model.SetView{Name: name})
				s.Do(model.SetTexts{Base: e.Base, Ref: e.Ref})
				s.Do(model.SetText{Text: "<" + e.Base + "> " + e.Ref})
				check(s)
			}
		}
		everyExercise(lang, check)
		everyContext(t, lang, check)
	}
}

// everyExercise shows each exercise of the course with each answer, and the
// worksheets.
func everyExercise(lang string, check func(s *play.Session)) {
	s := newSession(opening(lang))
	for _, l := range lesson.Handbook() {
		press(s, "lesson", l.ID)
		press(s, "print", "solution")
		for i, e := range l.Exercises {
			press(s, "exercise", strconv.Itoa(i+1))
			press(s, "solution", "")
			p := lesson.Pose(e)
			for _, answer := range append(p.Choices(), p.Solution()) {
				press(s, "answer", answer)
				check(s)
			}
		}
	}
}

// everyContext shows links of each kind in each kind of place, and chooses them.
func everyContext(t *testing.T, lang string, check func(s *play.Session)) {
	s := linkPanelOf(t, lang, "http://a/docs/guide", "x")
	s.Do(model.SourceChanged{})
	refs := []string{"http://h/", "//h", "/a", "a", "#f", "", "javascript:x", "a b"}
	var found []links.Link
	for i, name := range links.Contexts() {
		found = append(found, links.Link{Ref: refs[i%len(refs)], Context: links.ContextNamed(name), Line: 1, Column: 1})
	}
	s.Do(model.LinksFound{Links: found})
	finish(t, s, s.Do(model.ScanDone{}))
	for i := range found {
		s.Do(model.ScrollLinks{Top: i * 24})
		press(s, "links-open", strconv.Itoa(i))
		check(s)
	}
}
