package browser

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"uriplayground/web/i18n"
	"uriplayground/web/locales"
	"uriplayground/web/track"
)

// sitByKeys takes a form of the test by keys alone: believing something, if it gives an answer, and rightly elsewhere.
func (p *page) sitByKeys(words i18n.Words, form, belief string) {
	p.t.Helper()
	p.focus("[data-act=sit]")
	p.key(kb.Enter)
	for n := 1; n <= track.TestLength; n++ {
		place := words.Get("course.place", "n", strconv.Itoa(n), "of", strconv.Itoa(track.TestLength))
		p.wait(fmt.Sprintf("task %d is asked", n), `document.querySelector(".lesson-head b")?.textContent.endsWith("`+place+`") && document.querySelector(".lesson-field input").value === ""`)
		p.wantFocus(fmt.Sprintf("task %d has come", n))
		task := track.TestTask(0, form, n)
		answer := task.Solution()
		for _, id := range task.Beliefs {
			if string(id) == belief {
				answer, _ = task.Believed(id)
			}
		}
		if asked := strings.Join(p.texts(".givens"), " "); !strings.Contains(asked, task.Ref) || !strings.Contains(asked, task.Base) {
			p.t.Fatalf("task %d asks about %q, not about %s and %s", n, asked, task.Base, task.Ref)
		}
		p.tabTo(".lesson-field input")
		p.key(answer)
		p.key(kb.Enter)
		if !eval[bool](p, `document.querySelector(".outcome:not(.blank)") === null`) {
			p.t.Errorf("task %d says what came of the answer", n)
		}
	}
	p.wait("the result is there", `document.querySelector(".replies tbody tr:nth-child(`+strconv.Itoa(track.TestLength)+`)") !== null`)
	p.wantFocusIn(".course", "the last answer")
}

// The test is sat before and after by keys alone: no answer is judged before the last one, the result has the gain and
// the beliefs that the answers showed, with which of them are gone, and the focus is never lost.
func TestSitTheTest(t *testing.T) {
	t.Parallel()
	for _, lang := range locales.Languages() {
		t.Run(lang, func(t *testing.T) {
			t.Parallel()
			words := locales.For(lang)
			p := open(t, home(lang)+"#v=1&view=lesson")
			p.wait("the course is open", `document.querySelector(".course-start") !== null`)
			p.tabTo("[data-act=lesson][data-value=test]")
			p.key(kb.Enter)
			p.sitByKeys(words, track.FormA, "append")
			p.wantContains(".course", words.Get("course.test.result", "n", "6", "of", "8"))
			p.wantContains(".beliefs tbody", words.Get("belief.append.name"))
			p.wantContains(".beliefs tbody", words.Get("course.test.shown"))
			p.sitByKeys(words, track.FormB, "")
			p.wantContains(".course", words.Get("course.test.results", "before", "6", "after", "8", "of", "8"))
			p.wantContains(".beliefs tbody", words.Get("belief.append.name"))
			p.wantContains(".beliefs tbody", words.Get("course.test.gone"))
			p.wantContains(".course", "uri1;A;6;append;0;B;8;;0")
			if marks := strings.Join(p.texts(".replies td:last-child"), " "); strings.Contains(marks, "✗") || strings.Count(marks, "✓") != track.TestLength {
				t.Errorf("the answers are marked %s", marks)
			}
		})
	}
}
