package play

import (
	"maps"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"

	"uriplayground/core/links"
	"uriplayground/internal/vectors"
	"uriplayground/web/export"
	"uriplayground/web/i18n"
	"uriplayground/web/locales"
	"uriplayground/web/model"
)

// learned returns the words of all languages, in these parts.
func learned(parts ...string) i18n.Vocabulary {
	v := i18n.Vocabulary{}
	for _, part := range parts {
		for _, lang := range locales.Languages() {
			v.Learn(lang, part, locales.Text(lang, part))
		}
	}
	return v
}

// What is shown while only the first part of the words is there says the same as with
// all of them.
func TestFirstWordsSuffice(t *testing.T) {
	all, first := learned(i18n.Parts()...), learned(i18n.Parts()[0])
	r := rand.New(rand.NewPCG(3, 9))
	w := newWalker(r.IntN)
	kinds := slices.Sorted(maps.Keys(walks))
	compared := map[string]int{}
	views := slices.DeleteFunc(model.ViewNames(), func(view string) bool {
		s := model.State{View: view}
		return !s.SpeaksFirst()
	})
	for i := range walkLength(t) / 3 {
		last := walks[kinds[r.IntN(len(kinds))]](w)
		switch {
		case i%20 == 0:
			last = anyCommand(w)
		case i%6 == 4: // each view in turn, however short the walk is
			w.step(model.SetLecture{})
			w.step(model.SetDialect{Name: "rfc3986"})
			last = model.SetView{Name: views[i/6%len(views)]}
		}
		w.step(last)
		s := w.session.State()
		if !s.SpeaksFirst() || i%2 != 0 {
			continue
		}
		compared[s.View]++
		a, b := NewSession(all, nil, s), NewSession(first, nil, s)
		if !reflect.DeepEqual(a.Page(), b.Page()) || !reflect.DeepEqual(a.Record(), b.Record()) {
			t.Fatalf("words are missing in the first part for %#v", s)
		}
		if format := export.Formats()[r.IntN(len(export.Formats()))]; i%40 == 0 {
			if one, two := a.Do(model.CopyAs{Format: format}), b.Do(model.CopyAs{Format: format}); !reflect.DeepEqual(one, two) {
				t.Fatalf("%s differs for %#v", format, s)
			}
		}
	}
	if len(compared) < len(views) || len(views) < 7 {
		t.Errorf("of %q only these were compared: %v", views, compared)
	}
}

// So does what comes of a wrong answer, of each kind, which a walk seldom gives.
func TestFirstWordsExplainAnswers(t *testing.T) {
	all, first := learned(i18n.Parts()...), learned(i18n.Parts()[0])
	for _, key := range []string{"a", "b", "c", "d", "e", ""} {
		s := NewSession(all, nil, model.Initial("en"))
		s.Page()
		s.Do(model.SetTexts{Base: "http://a/b/c/d;p?q", Ref: "./../g?y"})
		s.Do(model.SetPredict{How: "again"})
		s.Do(model.MoveStep{Where: "first"})
		answered := 0
		for state := s.State(); state.Hides(); state = s.State() {
			s.Do(model.NextQuestion{})
			s.Do(model.SetTyped{On: key == ""})
			s.Do(model.Predict{Key: key})
			for _, answer := range []string{"t-empty-path", "base", "/b/c/d;p"} {
				s.Do(model.Predict{Answer: answer})
			}
			s.Do(model.Predict{Answer: "/x\n/y"})
			review := s.State()
			if !review.Predict.Review {
				t.Fatalf("%q is no answer at step %d", key, review.Predict.Limit)
			}
			answered++
			a, b := NewSession(all, nil, review), NewSession(first, nil, review)
			if !reflect.DeepEqual(a.Page(), b.Page()) {
				t.Errorf("words are missing in the first part for the answer %q at step %d", key, review.Predict.At)
			}
		}
		if answered < 6 {
			t.Errorf("%q: %d answers", key, answered)
		}
	}
}

// A view whose words are missing is not opened before they are there.
func TestWordsAreLearnedBeforeAView(t *testing.T) {
	words := learned(i18n.Parts()[0])
	for _, a := range []model.Action{
		model.ChooseView{Name: model.LessonView}, model.OpenPermalink{Fragment: "v=1&view=links"},
		model.SetDialect{Name: "rfc1630"}, model.SetLecture{On: true},
	} {
		s := NewSession(words, nil, model.Initial("fr"))
		before, page := s.State(), s.Page()
		ask := model.LearnWords{Lang: "fr", Retry: a}
		if model.Navigates(a) {
			ask.Turn = 1
		}
		if effects := s.Do(a); !reflect.DeepEqual(effects, []model.Effect{ask}) || s.State() != before || s.Page() != page {
			t.Errorf("%#v asks for %#v", a, effects)
		}
		if s.Do(model.WordsMissing{}); s.Page().Notice != words.For("fr").Get("notice.words") {
			t.Errorf("the notice is %q", s.Page().Notice)
		}
	}
	words.Learn("fr", i18n.Parts()[1], locales.Text("fr", i18n.Parts()[1]))
	s := NewSession(words, nil, model.Initial("fr"))
	if s.Do(model.ChooseView{Name: model.LessonView}); s.Page().View != model.LessonView {
		t.Error("the view is not opened once its words are there")
	}
}

// Of what waits for words, the latest that leads somewhere is shown, and what the visitor has
// left for somewhere else is not.
func TestLatestWayWins(t *testing.T) {
	first := model.Initial("fr")
	dialects := model.OpenPermalink{Fragment: "v=1&base=http://a/b&ref=c&view=dialects"}
	for name, c := range map[string]struct {
		waits, then model.Action
		overtaken   bool
	}{
		"another view that waits, too": {dialects, model.ChooseView{Name: model.SafeView}, true},
		"a permalink that waits, too":  {dialects, model.OpenPermalink{Fragment: "v=1&view=from"}, true},
		"back to the view before":      {dialects, model.OpenPermalink{Fragment: model.EncodePermalink(first)}, true},
		"an example of this view":      {model.ChooseView{Name: model.LessonView}, model.OpenExample{ID: "rfc"}, true},
		"another reference":            {dialects, model.SetRef{Ref: "d"}, false},
		"a document":                   {model.SetDialect{Name: "rfc1630"}, model.ChooseView{Name: "compare"}, false},
	} {
		s := NewSession(learned(i18n.Parts()[0]), nil, first)
		ask := s.Do(c.waits)[0].(model.LearnWords)
		if s.Overtaken(ask) {
			t.Errorf("%s: %#v is overtaken by nothing", name, c.waits)
		}
		for _, effect := range s.Do(c.then) {
			if later, ok := effect.(model.LearnWords); ok && s.Overtaken(later) {
				t.Errorf("%s: %#v is overtaken by what came before", name, c.then)
			}
		}
		if s.Overtaken(ask) != c.overtaken {
			t.Errorf("%s: %#v is overtaken: %v", name, c.waits, !c.overtaken)
		}
	}
}

// What can be said of a link by itself, as of what is typed, is among the first words.
func TestFirstWordsHaveTheFindings(t *testing.T) {
	first := i18n.Parse("en", locales.Text("en", i18n.Parts()[0]))
	found := map[string]bool{}
	for _, c := range vectors.Links() {
		for _, f := range links.One(links.Options{}, c.Ref).Details(0).Findings {
			found["find."+f.Code.String()] = true
		}
	}
	if len(found) < 30 {
		t.Fatalf("only %d findings", len(found))
	}
	for key := range found {
		if !first.Has(key) || !first.Has(key+".why") {
			t.Errorf("%s is not among the first words", key)
		}
	}
}
