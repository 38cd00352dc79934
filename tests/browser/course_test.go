package browser

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"uriplayground/core"
	"uriplayground/web/lesson"
)

// answerOf returns the right answer to an exercise, computed here by the core.
func answerOf(e lesson.Exercise) string {
	a := core.Parse(e.A, core.RFC3986)
	_, trace := core.TraceRemoveDotSegments(e.A)
	switch e.Kind {
	case lesson.NextRule:
		return trace.Steps[e.Step+1].Rule.Name
	case lesson.Output:
		return string(trace.Output(nil, int32(e.Step)))
	case lesson.Target:
		target, _ := core.Target(e.A, e.B, core.RFC3986, core.Options{})
		return target
	case lesson.Reference:
		return core.Relativize(e.A, e.B, core.RFC3986).Ref
	case lesson.Rung:
		return core.Compare(e.A, e.B, core.RFC3986).Rung.String()
	case lesson.Invalid:
		return strconv.Itoa(a.FirstBad + 1)
	case lesson.State:
		switch p := a.Part(e.B); {
		case !p.Defined:
			return "undefined"
		case p.Empty():
			return "empty"
		}
		return "present"
	case lesson.PathKind:
		return a.PathKind.Name
	case lesson.ByDocument:
		return lesson.Documents()[e.Step].String()
	case lesson.HostKind:
		return a.HostKind.Name
	}
	return a.Kind.Name
}

// answer gives an answer as a visitor would: by a button, or by keys and Enter.
func (p *page) answer(e lesson.Exercise, text string) {
	p.t.Helper()
	switch e.Kind {
	case lesson.Output, lesson.Target, lesson.Reference:
		p.focus(`.answer input`)
		p.do(
			chromedp.KeyEvent("a", chromedp.KeyModifiers(chromedp.ModifierCtrl)),
			chromedp.KeyEvent(kb.Backspace),
			chromedp.KeyEvent(text+kb.Enter),
		)
		p.settle()
	default:
		p.click(fmt.Sprintf(`.answer [data-value="%s"]`, text))
	}
}

// wrongTo returns a wrong answer.
func (p *page) wrongTo(e lesson.Exercise) string {
	for _, choice := range eval[[]string](p, `[...document.querySelectorAll(".answer [data-value]")].map(b => b.dataset.value)`) {
		if choice != answerOf(e) {
			return choice
		}
	}
	return answerOf(e) + "x"
}

// The whole course can be done in the page, in both languages, with a wrong
// answer to each exercise after the right one, and ends with everything solved.
func TestPlayTheWholeCourse(t *testing.T) {
	t.Parallel()
	for lang, path := range map[string]string{"en": "/", "fr": "/fr/"} {
		t.Run(lang, func(t *testing.T) {
			t.Parallel()
			p := open(t, path)
			p.openView("lesson")
			p.click(`[data-act=lesson][data-value=handbook]`)
			for i, l := range lesson.Handbook() {
				p.click(`[data-act=lesson][data-value=` + l.ID + `]`)
				p.wait("the heading has the focus", `document.activeElement.dataset.begin === "lesson"`)
				for n, e := range l.Exercises {
					if n > 0 {
						p.click(`.help [data-act=exercise]`)
						p.wait("the question has the focus", `document.activeElement.dataset.begin === "exercise"`)
					}
					p.playExercise(e, fmt.Sprintf("%s %d", l.ID, n+1))
				}
				if i+1 < len(lesson.Handbook()) {
					p.wait("the next lesson is offered", `document.querySelector(".help [data-act=lesson]") !== null`)
				}
				p.click(`.way [data-act=lesson][data-value=handbook]`)
			}
			if open := p.texts(".list tbody td"); strings.Count(strings.Join(open, " "), "✓") != len(lesson.Handbook()) {
				t.Errorf("solved: %q", open)
			}
		})
	}
}

// playExercise answers an exercise rightly, then wrongly; the page says which by
// sign and words.
func (p *page) playExercise(e lesson.Exercise, name string) {
	p.t.Helper()
	for _, try := range []struct{ class, sign, answer string }{{"right", "✓", answerOf(e)}, {"wrong", "✗", p.wrongTo(e)}} {
		p.answer(e, try.answer)
		p.wait(name+" is "+try.class+" by "+try.answer, `document.querySelector(".feedback.`+try.class+`") !== null`)
		if said := strings.Join(p.texts(`.feedback[role=status]`), ""); !strings.HasPrefix(said, try.sign) || len(said) < 20 {
			p.t.Errorf("%s: %q", name, said)
		}
	}
}
