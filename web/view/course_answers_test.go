package view_test

import (
	"strconv"
	"strings"
	"testing"

	"uriplayground/web/lesson"
	"uriplayground/web/locales"
)

// No exercise asks for what a paragraph of its lesson has just said, apart from those about a
// step, of which the text says only where it leads.
func TestTextsDoNotAnswerTheirExercises(t *testing.T) {
	for _, lang := range locales.Languages() {
		words := builtIn.For(lang)
		for _, l := range lesson.Handbook() {
			paragraphs := 0
			for ; words.Has("course." + l.ID + "." + strconv.Itoa(paragraphs+1)); paragraphs++ {
				said := words.Get("course." + l.ID + "." + strconv.Itoa(paragraphs+1))
				names := func(text string) bool { return strings.Contains(said, "`"+text+"`") }
				for i, e := range l.Exercises {
					step := e.Kind == lesson.NextRule || e.Kind == lesson.Output
					if !step && names(e.A) && (e.Kind == lesson.State || e.B == "" || names(e.B)) {
						t.Errorf("%s, %s, exercise %d: %+v is in paragraph %d: %s", lang, l.ID, i+1, e, paragraphs+1, said)
					}
				}
			}
			if paragraphs == 0 {
				t.Errorf("%s, %s: there is no text", lang, l.ID)
			}
		}
	}
}
