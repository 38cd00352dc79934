package browser

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"uriplayground/web/model"
	"uriplayground/web/track"
)

// taskShown returns the task that the address of the page names.
func (p *page) taskShown() *track.Task {
	p.t.Helper()
	state, damaged := model.DecodePermalink(strings.TrimPrefix(eval[string](p, `location.hash`), "#"), model.Initial("en"))
	t := state.Learning.Task()
	if damaged || t == nil {
		p.t.Fatalf("no task is at %s", eval[string](p, `location.hash`))
	}
	return t
}

// wantFocus fails if no element has the focus.
func (p *page) wantFocus(after string) {
	p.t.Helper()
	p.wait("something has the focus after "+after, `document.activeElement !== document.body`)
}

// wantFocusIn waits until something in an element has the focus.
func (p *page) wantFocusIn(selector, after string) {
	p.t.Helper()
	if got, ok := p.eventually(func() string {
		return eval[string](p, `document.activeElement.closest("`+selector+`") ? "" : document.activeElement.outerHTML.slice(0, 200)`)
	}, func(got string) bool { return got == "" }); !ok {
		p.t.Fatalf("after %s the focus is on %s", after, got)
	}
}

// The ways in which a course is played.
const (
	byPointer = "mouse"
	byKeys    = "keys"
	byTouch   = "touch"  // where something is dragged; what is tapped is clicked
	byTyping  = "typing" // in the field that every screen has
)

// use presses a button, in one of the ways.
func (p *page) use(way, selector string) {
	p.t.Helper()
	switch way {
	case byKeys, byTyping:
		p.focus(selector)
		p.key(kb.Enter)
	default:
		p.click(selector)
	}
	p.wantFocus(way + " on " + selector)
}

// give gives an answer to a task in one of the ways.
func (p *page) give(way string, t *track.Task, answer string) {
	p.t.Helper()
	if way == byTyping {
		p.typeAnswer(t.Typed(answer))
		p.key(kb.Enter)
		p.wantFocus("Enter")
		return
	}
	switch t.Action {
	case track.Place:
		n := slices.IndexFunc(t.Slots, func(s track.Slot) bool { return s.Address == answer })
		if n < 0 {
			p.t.Fatalf("%s: %s is no place", t.Screen, answer)
		}
		if way == byKeys {
			p.focus(".lesson-screen h1")
			p.key(strconv.Itoa(n + 1))
		} else {
			p.use(way, fmt.Sprintf(".slot:nth-child(%d)", n+1))
		}
	case track.Cut:
		p.cutAt(way, len(answer))
	case track.Run:
		if v := t.Judge(answer); v.Move > 0 {
			answer = answer[:v.Move] // it ends with the first wrong move
		}
		for i, move := range answer {
			button := fmt.Sprintf(".moves [data-value=%c]", move)
			switch {
			case way == byKeys:
				if i == 0 {
					p.focus(".lesson-screen h1")
				}
				p.key(strconv.Itoa(strings.IndexRune("odp", move) + 1))
				p.wantFocus("a move")
			case i == 0: // the first is dragged
				p.slide(way, ".run .first", map[bool]string{true: ".run .output", false: button}[move == track.ToOutput])
				p.wantFocus("a drag")
			default:
				p.use(way, button)
			}
		}
		return
	case track.Order:
		p.putInOrder(way, strings.Fields(answer))
	case track.Match, track.Sort:
		for _, word := range strings.Fields(answer) {
			piece, lane := ".piece[data-value='"+word[:len(word)-1]+"']", ".lane."+word[len(word)-1:]
			if way != byKeys {
				p.slide(way, piece, lane+" .label")
				p.wantFocus("a drag")
				continue
			}
			p.use(way, piece)
			p.use(way, lane+" .put button")
		}
	default:
		p.typeAnswer(answer)
		if way == byKeys {
			p.key(kb.Enter)
			p.wantFocus("Enter")
			return
		}
	}
	p.use(way, ".lesson-screen .acts .primary")
}

// typeAnswer types an answer in place of what is in the field.
func (p *page) typeAnswer(answer string) {
	p.t.Helper()
	p.focus(".lesson-field input")
	p.do(chromedp.KeyEvent("a", chromedp.KeyModifiers(chromedp.ModifierCtrl)), chromedp.KeyEvent(kb.Backspace))
	p.key(answer)
}

// cutAt cuts a path in front of a character.
func (p *page) cutAt(way string, at int) {
	p.t.Helper()
	if way == byKeys {
		p.focus(".cut input")
		p.key(kb.Home)
		for range at {
			p.key(kb.ArrowRight)
		}
		return
	}
	p.middle(".cut input")
	box := eval[[]float64](p, `(() => { const { left, top, width, height } = document.querySelector(".cut input").getBoundingClientRect(); return [left, top, width, height]; })()`)
	letters := eval[float64](p, `+document.querySelector(".cut input").max`)
	x, y := box[0]+box[2]*(float64(at)+0.5)/(letters+1), box[1]+box[3]/2
	p.do(chromedp.MouseClickXY(x, y))
	p.settle()
	p.wantFocus("a cut")
}

// putInOrder brings the cards into an order, and puts those that are not in it aside.
func (p *page) putInOrder(way string, order []string) {
	p.t.Helper()
	cards := func() []string {
		return eval[[]string](p, `[...document.querySelectorAll(".card:not(.aside) .piece")].map((e) => e.dataset.value)`)
	}
	move := func(card, key, sign string) {
		p.t.Helper()
		if way == byKeys {
			p.focus(".piece[data-value=" + card + "]")
			p.key(key)
			p.wait("the card keeps the focus", `document.activeElement.dataset.value === "`+card+`"`)
			return
		}
		p.use(way, fmt.Sprintf(".card [data-value='%s %s']", card, sign))
	}
	for _, card := range cards() {
		if slices.Contains(order, card) {
			continue
		}
		if way != byKeys {
			p.slide(way, ".piece[data-value="+card+"]", ".card.aside")
			p.wantFocus("a drag")
			continue
		}
		for slices.Index(cards(), card) < len(cards())-1 {
			move(card, kb.ArrowDown, "down")
		}
		move(card, kb.Delete, "aside")
	}
	for i, card := range order {
		for at := slices.Index(cards(), card); at != i; at = slices.Index(cards(), card) {
			if way != byKeys {
				p.slide(way, ".piece[data-value="+card+"]", fmt.Sprintf(".card:nth-child(%d) .number", i+1))
				p.wantFocus("a drag")
			} else {
				move(card, kb.ArrowUp, "up")
			}
		}
	}
}

// The course is played from its first screen to the last, in each language, by the mouse, by keys
// alone, with a finger, and by typing: a wrong answer, if a belief gives one, and the right one. The focus
// is never lost.
func TestPlayTheCourse(t *testing.T) {
	t.Parallel()
	for i, way := range []string{byPointer, byKeys, byTouch, byTyping} {
		for j, lang := range []string{"en", "fr"} {
			for n, at := range track.Lessons() {
				t.Run(way+"/"+lang+"/"+at.ID, func(t *testing.T) {
					t.Parallel()
					p := open(t, home(lang)+fmt.Sprintf("#v=1&view=lesson&lesson=%s&seed=%d", at.ID, 7*n+2*i+j+1))
					p.wait("the question has the focus, or nothing has", `document.querySelector(".lesson-screen h1") !== null`)
					for range model.TasksOf(at.ID) {
						p.playTask(way)
					}
					p.wait("the course is open", `document.querySelector(".course-start") !== null`)
					if done := p.texts(".track [data-value=" + at.ID + "] small"); len(done) != 1 || done[0] != fmt.Sprintf("%d/%[1]d", len(model.TasksOf(at.ID))) {
						t.Errorf("%q is done", done)
					}
				})
			}
		}
	}
}

func (p *page) playTask(way string) {
	p.t.Helper()
	t := p.taskShown()
	if len(t.Beliefs) > 0 {
		wrong, _ := t.Believed(t.Beliefs[0])
		p.give(way, t, wrong)
		p.wait(t.Screen+": "+wrong+" is wrong", `document.querySelector(".outcome.tone-bad") !== null`)
		p.wantFocusIn(".outcome", wrong)
		p.use(way, ".lesson-screen .acts .primary")
		if t.Action == track.Run {
			p.wait("it is undone", `document.querySelector(".outcome.blank") !== null`)
			p.use(way, ".acts [data-act=restart]")
		}
	}
	p.give(way, t, t.Solution())
	p.wait(t.Screen+": "+t.Solution()+" is right", `document.querySelector(".outcome.tone-good") !== null`)
	p.wantFocusIn(".outcome", t.Solution())
	before := eval[string](p, `location.hash`)
	if way == byKeys || way == byTyping {
		p.key(kb.Enter) // where the focus is
	} else {
		p.use(way, ".lesson-screen .acts .primary")
	}
	p.wait("the next screen has the focus", `location.hash !== "`+before+`" && document.activeElement !== document.body`)
}

// Question, stage, answer and what came of it are on one screen, whatever is asked; on a small phone the question
// and what checks the answer are, and many cards scroll between them.
func TestCourseFits(t *testing.T) {
	t.Parallel()
	for _, lang := range []string{"en", "fr"} {
		for _, size := range [][2]int{{390, 844}, {1280, 720}, {1024, 768}, {320, 640}} {
			parts := ".lesson-head, .lesson-ask, .lesson-stage, .lesson-field, .lesson-screen > .acts button, .outcome:not(.blank)"
			if size[0] == 320 {
				parts = ".lesson-head, .lesson-ask, .lesson-screen > .acts button"
			}
			t.Run(fmt.Sprintf("%s/%d", lang, size[0]), func(t *testing.T) {
				t.Parallel()
				p := open(t, home(lang))
				p.size(size[0], size[1], "light")
				for n, at := range track.Lessons() {
					for k := range model.TasksOf(at.ID) {
						p.follow(fmt.Sprintf("v=1&view=lesson&lesson=%s&exercise=%d&seed=%d", at.ID, k+1, n+3))
						task := p.taskShown()
						p.wantOnScreen(parts, task.Screen)
						if len(task.Beliefs) > 0 {
							wrong, _ := task.Believed(task.Beliefs[0])
							p.give(byKeys, task, wrong)
							p.wantOnScreen(parts, task.Screen+", wrong")
							continue
						}
						p.give(byKeys, task, task.Solution())
						p.wantOnScreen(parts, task.Screen+", right")
					}
				}
			})
		}
	}
}

// wantOnScreen fails if a part of a lesson's screen is outside of what is seen at first.
func (p *page) wantOnScreen(parts, where string) {
	p.t.Helper()
	p.settle()
	eval[bool](p, `(scrollTo(0, 0), true)`)
	if bad := eval[string](p, `[...document.querySelectorAll("`+parts+`")].filter((e) => {
		const { top, left, right, bottom } = e.getBoundingClientRect();
		return top + scrollY < 0 || left < 0 || bottom + scrollY > innerHeight || right > innerWidth || e.scrollWidth > e.clientWidth + 1;
	}).map((e) => e.className + e.textContent.slice(0, 12) + " ends at " + Math.round(e.getBoundingClientRect().bottom + scrollY) + ", " + Math.round(e.getBoundingClientRect().right)).join("; ")`); bad != "" {
		p.t.Errorf("%s: off the screen: %s", where, bad)
		p.viewshot("course-" + strings.NewReplacer("/", "-", ", ", "-").Replace(where))
	}
}
