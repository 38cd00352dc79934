package course

import (
	"regexp"
	"strings"
	"testing"

	"uriplayground/tests/wordtest"
	"uriplayground/web/i18n"
	"uriplayground/web/lesson"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

func feedbackTo(e lesson.Exercise, lang, answer string) string {
	v := render.Context{Words: locales.For(lang)}
	w := answering(&v, lesson.Pose(e), answer)
	return w.feedback()
}

// A wrong answer is told which rule it would need, or which one ran.
func TestFeedbackIsSpecific(t *testing.T) {
	dots := "/a/b/c/./../../g"
	for _, c := range []struct {
		kind, a, b string
		step       int
		answer     string
		says       []string
	}{
		{"rule", dots, "", 3, "2C", []string{"2C needs", "“/./../../g”"}},
		{"rule", dots, "", 3, "2B", []string{"“.” is a whole segment", "Remaining input: “/../../g”"}},
		{"output", dots, "", 5, "/a/b/c", []string{"after step 3. Steps so far: 5"}},
		{"output", dots, "", 5, "/../g", []string{"input buffer"}},
		{"output", dots, "", 5, "/a/b/", []string{"2C", "the last segment of the output is removed"}},
		{"output", dots, "", 5, "/a/b", []string{"“/c”", "is removed"}},
		{"target", base54, "g", 0, "http://a/b/c/d;p/g", []string{"put the link inside", "Up to “http://a/b/c/”", "“d;p/g”"}},
		{"target", base54, "g", 0, "http://a/g", []string{"path", "began with one slash", "T.path = remove_dot_segments(T.path);"}},
		{"target", base54, "../g", 0, "http://a/b/c/../g", []string{"dot segments in the path"}},
		{"target", base54, "../g", 0, "http://a/b/./g", []string{"still has dot segments", "Its dot segments are removed"}},
		{"target", base54, "g", 0, "http://a/b/c/g?q", []string{"query along", "“?q”"}},
		{"target", base54, "g", 0, "http://a/b/c/h?q", []string{"path", "is relative, so it is merged"}},
		{"target", base54, "?y", 0, "http://a/b/c/?y", []string{"RFC 2396"}},
		{"target", base54 + "#f", "g", 0, "http://a/b/c/g#f", []string{"the base’s fragment along"}},
		{"target", base54 + "#f", "g?x", 0, "http://a/b/c/g?q#f", []string{"query", "the base’s query, which stays only where", "T.query = R.query;"}},
		{"target", base54, "http:g", 0, "http://a/b/c/g", []string{"only with this option", "not strict", "ignored the link’s scheme"}},
		{"target", base54, "../../../g", 0, "http://a/../g", []string{"only with this option", "4547", "nothing to remove"}},
		{"target", "http://a/b/..", "c", 0, "http://a/c", []string{"only with this option", "4789"}},
		{"target", base54, "//g", 0, "http://a/g", []string{"authority", "the base’s authority", "T.authority = R.authority;"}},
		// What every browser shows, and what contradicted itself.
		{"target", base54, "//g", 0, "http://g/", []string{"as browsers do", "§6.2.3"}},
		{"target", base54, "//g", 0, "HTTP://g", []string{"same resource", "does not normalize"}},
		{"target", "https://h.example/a/b", "https:/c", 0, "https://h.example/c", []string{"ignored the link’s scheme"}},
		{"target", "https://h.example/a/b/page/", "image.png", 0, "https://h.example/a/b/page//image.png", []string{"already ends with a slash"}},
		{"target", base54, "g?y#s", 0, "http://a/b/c/g?y", []string{"fragment", "Your answer has none", "always the reference’s"}},
		{"target", "https://h.example/list?page=2", "?page=3#end", 0, "https://h.example?page=3#end", []string{"path", "stays as it is"}},
		{"target", base54, "g", 0, "http://a/b c", []string{"not valid, at character 11"}},
		{"target", base54, "g", 0, "http://a/b/c/g", []string{"starts in the directory of the base"}},
		{"reference", base54, "http://a/b/c/d;p?y", 0, "y", []string{"“http://a/b/c/y”", "path", "remove_dot_segments(T.path)"}},
		{"reference", base54, "http://a/b/c/d;p?y", 0, "./d;p?y", []string{"shortest", "“?y”"}},
		{"reference", base54, "http://a/b/c/d;p?y", 0, "a b", []string{"not valid"}},
		{"reference", "https://u.example/project/", "https://u.example/project/a.js", 0, "/a.js", []string{"“https://u.example/a.js”", "if this were so", "stays inside the project; or this: “/x” is the same"}},
		{"rung", "HTTP://A/%7e", "http://a/~", 0, "case", []string{"“http://a/%7E”", "“http://a/~”"}},
		{"rung", "HTTP://A/%7e", "http://a/~", 0, "dot", []string{"same before that"}},
		{"rung", "HTTP://A/%7e", "http://a/~", 0, "none", []string{"do meet", "“http://a/~”"}},
		{"rung", "HTTP://A/%7e", "http://a/~", 0, "percent", []string{"both are “http://a/~”"}},
		{"rung", "http://a/b", "http://a/b/", 0, "scheme", []string{"still", "“http://a/b/”"}},
		{"rung", "http://a/b", "http://a/b/", 0, "none", []string{"the first component that differs", "path"}},
		{"invalid", "http://a/b c", "", 0, "10", []string{"“b” is allowed there", "path"}},
		{"invalid", "http://a/b c", "", 0, "5", []string{"“:” is allowed there: it is a delimiter between"}},
		{"invalid", "http://a/b c", "", 0, "11", []string{"A space is not allowed in a URI"}},
		{"state", "http://a/b?", "query", 0, "undefined", []string{"What “undefined” means: its delimiter is absent"}},
		{"path", "./b:c", "", 0, "path-rootless", []string{"follows a scheme"}},
		{"host", "http://256.1.1.1/", "", 0, "IPv4address", []string{"0 to 255"}},
		{"document", base54, "?y", 1, "rfc3986", []string{"RFC 3986: the target is “http://a/b/c/d;p?y”"}},
		{"document", base54, "?y", 1, "rfc2396", []string{"Does a reference with an empty path keep the last segment"}},
		{"document", base54, `\g`, 3, "url", []string{"a backslash is a slash"}},
		{"kind", "//g", "", 0, "absolute-path", []string{"one slash"}},
	} {
		e := lesson.Exercise{Kind: c.kind, A: c.a, B: c.b, Step: c.step}
		got := feedbackTo(e, "en", c.answer)
		for _, say := range c.says {
			if !strings.Contains(got, say) {
				t.Errorf("%s %q %q, answer %q: %q does not say %q", c.kind, c.a, c.b, c.answer, got, say)
			}
		}
	}
}

// In every exercise the feedback on a right answer says what is so, in words of
// right answers; that on a wrong one does not, and speaks of the very answer.
func TestFeedbackFitsTheAnswer(t *testing.T) {
	for _, lang := range locales.Languages() {
		text := locales.For(lang).Text()
		for _, group := range []string{"right.", "wrong.", "needs."} {
			text = regexp.MustCompile(`(?m)^`+group+`([^\t]+)\t`).ReplaceAllString(text, "$0⟨"+group+"$1⟩")
		}
		words := i18n.Parse(lang, text)
		each := func(p *lesson.Problem) {
			for _, answer := range append(p.Choices(), p.Solution(), p.Resolved.Literal, p.A, "x:y") {
				if !chosen(p, answer) || p.Choices() == nil && answer == "" {
					continue
				}
				right := p.Accepts(answer)
				said := answering(&render.Context{Words: words}, p, answer).feedback()
				marks := regexp.MustCompile(`⟨([a-z]+)\.([^⟩]+)⟩`).FindAllStringSubmatch(said, -1)
				for _, mark := range marks {
					if right && mark[1] == "wrong" || !right && mark[1] == "right" || mark[1] == "needs" && mark[2] != answer {
						t.Fatalf("%s: %+v: %q, right %v: %q", lang, p.Exercise, answer, right, said)
					}
				}
				if p.Kind != lesson.State {
					continue
				}
				part, legend := p.Analysis.Part(p.B), words.Get("legend."+answer)
				if right && !part.Empty() {
					legend = words.Get("quote", "text", part.In(p.A))
				}
				if !strings.Contains(said, legend) || len(marks) == 0 {
					t.Fatalf("%s: %+v: %q, right %v: %q does not say %q", lang, p.Exercise, answer, right, said, legend)
				}
			}
		}
		for _, l := range lesson.Handbook() {
			for _, e := range l.Exercises {
				each(lesson.Pose(e))
			}
		}
		for level := 1; level <= lesson.Levels; level++ {
			for seed := range uint32(200) {
				each(lesson.Challenge(seed, level))
			}
		}
	}
}

// What the RFC says in two ways is right in both, and each is told of the other.
func TestBothAnswersOfTheRFCAreRight(t *testing.T) {
	for _, c := range []struct{ kind, a, b, answer, says string }{
		{"kind", "#s", "", "relative-path", "also a same-document reference"},
		{"kind", "#s", "", "same-document", "also a relative-path reference"},
		{"kind", "", "", "relative-path", "also a same-document reference"},
		{"target", "scheme:/a", "/..//bar", "scheme://bar", "departs from it and writes “scheme:/.//bar”"},
		{"target", "scheme:/a", "/..//bar", "scheme:/.//bar", "§5.3 gives “scheme://bar”"},
	} {
		e := lesson.Exercise{Kind: c.kind, A: c.a, B: c.b}
		if got := feedbackTo(e, "en", c.answer); !lesson.Pose(e).Accepts(c.answer) || !strings.Contains(got, c.says) {
			t.Errorf("%+v, answer %q: %q", e, c.answer, got)
		}
	}
	if lesson.Pose(lesson.Exercise{Kind: "kind", A: "?y"}).Accepts("same-document") {
		t.Error("“?y” is a same-document reference whatever the base is")
	}
}

var placeholder = regexp.MustCompile(`\{[a-z]+\}`)

// Each answer to each exercise has feedback in both languages, and that on a wrong
// one never gives the right one away.
func TestEveryAnswerIsAnswered(t *testing.T) {
	vocabulary := locales.All()
	for level := 1; level <= lesson.Levels; level++ {
		for seed := range uint32(300) {
			p := lesson.Challenge(seed, level)
			answers := append(p.Choices(), p.Solution(), "", "x", "http://a/", p.A, p.B, "é", "http://[", "%")
			for _, answer := range answers {
				for _, words := range vocabulary {
					v := render.Context{Words: words}
					w := answering(&v, p, answer)
					if !chosen(p, answer) {
						continue
					}
					said := w.feedback()
					if said == "" || placeholder.MatchString(said) {
						t.Fatalf("%s: %+v, answer %q: %q", words.Lang, p.Exercise, answer, said)
					}
					wordtest.Wordless(t, said)
				}
			}
		}
	}
}

// chosen reports whether an answer can be given at all.
func chosen(p *lesson.Problem, answer string) bool {
	for _, c := range p.Choices() {
		if c == answer {
			return true
		}
	}
	return p.Choices() == nil
}

// Hints and solution are there for every exercise, and have their words.
func TestHintsAndSolutions(t *testing.T) {
	for _, l := range lesson.Handbook() {
		for _, e := range l.Exercises {
			for _, lang := range locales.Languages() {
				v := render.Context{Words: locales.For(lang)}
				w := answering(&v, lesson.Pose(e), "")
				table := w.worked()
				if len(table.rows) == 0 {
					t.Errorf("%+v has no solution", e)
				}
				for _, row := range table.rows {
					if len(row) != len(table.heads) {
						t.Errorf("%+v: %d cells under %d heads", e, len(row), len(table.heads))
					}
					wordtest.Wordless(t, strings.Join(row, " "))
				}
				for _, hint := range w.hints() {
					wordtest.Wordless(t, hint)
					if solution := w.answerText(w.Solution()); len(solution) > 4 && strings.Contains(hint, solution) && e.Kind != lesson.Rung {
						t.Errorf("%+v: the hint %q gives it away", e, hint)
					}
				}
			}
		}
	}
}

// Where an empty answer is possible, that is said before anything is answered.
func TestEmptyAnswersAreAnnounced(t *testing.T) {
	for kind, possible := range map[string]bool{lesson.Output: true, lesson.Reference: true, lesson.Target: false} {
		for _, lang := range locales.Languages() {
			v := render.Context{Words: locales.For(lang)}
			w := answering(&v, lesson.Pose(lesson.Exercise{Kind: kind, A: base54, B: "http://a/b/c/g", Step: 1}), "")
			var c page.Course
			w.answers(&c, &model.Learning{})
			said := ""
			for _, run := range c.Side[0].Prose {
				said += run.Text
			}
			if want := v.Words.Get("answer.blank"); (said == want) != possible {
				t.Errorf("%s in %s: %q", kind, lang, said)
			}
		}
	}
}

// An answer that was not offered is wrong, and nothing more is said of it.
func TestFeedbackToAnAnswerThatWasNotOffered(t *testing.T) {
	if said := feedbackTo(lesson.Exercise{Kind: lesson.Rung, A: "HTTP://A/%7e", B: "http://a/~"}, "en", "x"); said != "" {
		t.Errorf("%q", said)
	}
}

// No question names a lesson that may come later, and no text is marked up but by back-quotes.
func TestWordsOfTheCourse(t *testing.T) {
	later, marked := regexp.MustCompile(`(?i)\b(lesson|leçon) [0-9]`), regexp.MustCompile(`\*\pL[^*]*\*`)
	for _, lang := range locales.Languages() {
		for line := range strings.Lines(locales.For(lang).Text()) {
			key, word, _ := strings.Cut(line, "\t")
			if strings.HasPrefix(key, "ask.") && later.MatchString(word) || strings.HasPrefix(key, "course.") && marked.MatchString(word) {
				t.Errorf("%s: %s: %s", lang, key, word)
			}
		}
	}
}
