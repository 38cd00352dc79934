package journeys

import (
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"uriplayground/tests/webdriver"
)

// visit is one journey in one browser.
type visit struct {
	*testing.T
	b      webdriver.Browser
	reason string // for which it was skipped
}

// patience is how long a journey waits for what should come at once: other work may
// keep the machine busy.
const patience = 2 * time.Minute

// running holds once the program has drawn its first page.
const running = `document.querySelector(".uri-result:not([data-static])") !== null`

const (
	firstTarget = "https://example.com/docs/v2/guide/img/logo.png"
	example     = "v=1&base=http://a/b/c/d;p?q&ref=../../g"
)

// must ends the journey at an error, and skips it for what the driver cannot do.
func (v *visit) must(err error) {
	v.Helper()
	if errors.Is(err, webdriver.ErrUnsupported) {
		v.leaveOut(err.Error())
	}
	if err != nil {
		v.Fatal(err)
	}
}

func (v *visit) leaveOut(reason string) {
	v.Helper()
	_, journey, _ := strings.Cut(strings.TrimPrefix(v.Name(), "TestJourneys/"), "/")
	v.reason = journey + " (" + reason + ")"
	v.Skip(reason)
}

// open opens a path of the site and waits until the playground runs.
func (v *visit) open(path string) {
	v.Helper()
	v.visit(server.URL + path)
	v.wait(running)
}

// visit opens an address anew, even if it differs from the present one only in its fragment.
func (v *visit) visit(address string) {
	v.Helper()
	v.wantNoErrors()
	v.must(v.b.Open("about:blank"))
	v.must(v.b.Open(address))
}

func eval[T any](v *visit, expression string) (result T) {
	v.Helper()
	v.must(v.b.Eval(expression, &result))
	return result
}

func (v *visit) do(script string) {
	v.Helper()
	v.must(v.b.Eval(script, nil))
}

// poll asks until the answer is yes, and reports whether it was before the patience ended.
func poll(ask func() bool) bool {
	pause := 5 * time.Millisecond
	for end := time.Now().Add(patience); !ask(); pause = min(2*pause, 200*time.Millisecond) {
		if time.Now().After(end) {
			return false
		}
		time.Sleep(pause)
	}
	return true
}

// wait waits until the condition holds.
func (v *visit) wait(condition string) {
	v.Helper()
	if !poll(func() bool { return eval[bool](v, condition) }) {
		v.Fatalf("waited in vain for %s; the page says %q", condition, eval[[]string](v, `saidAloud`))
	}
}

// want fails if the value of the expression does not become what is wanted.
func want[T comparable](v *visit, expression string, wanted T) {
	v.Helper()
	var got T
	if !poll(func() bool { got = eval[T](v, expression); return got == wanted }) {
		v.Fatalf("%s is %v, want %v", expression, got, wanted)
	}
}

// wantNoErrors fails if the page has said anything in the console, or broken its policy.
func (v *visit) wantNoErrors() {
	v.Helper()
	var said []string
	if err := v.b.Eval(`window.saidAloud?.splice(0) ?? []`, &said); err != nil {
		v.Error(err)
	}
	for _, line := range said {
		v.Errorf("console: %s", line)
	}
}

// one returns the expression for the element that a selector finds.
func one(selector string) string { return fmt.Sprintf("document.querySelector(%q)", selector) }

// textOf returns the expression for the text of all elements that a selector finds.
func textOf(selector string) string {
	return fmt.Sprintf(`[...document.querySelectorAll(%q)].map((e) => e.textContent).join("")`, selector)
}

const target = `[...document.querySelectorAll(".target .run .text")].map((e) => e.textContent).join("")`

// place is the expression for the step at which the timeline stands, as in 5/25.
var place = textOf(".player .place")

func field(name string) string { return one("[data-uri=" + name + "]") }

// middle returns where the pointer meets an element.
func (v *visit) middle(element string) (x, y float64) {
	v.Helper()
	v.wait(`(` + element + `)?.getBoundingClientRect().width > 0`)
	at := eval[[2]float64](v, `(() => {
		const e = `+element+`;
		e.scrollIntoView({ block: "nearest", behavior: "instant" });
		const { left, top, width, height } = e.getBoundingClientRect();
		return [left + width / 2, top + height / 2];
	})()`)
	return at[0], at[1]
}

func (v *visit) click(element string) {
	v.Helper()
	x, y := v.middle(element)
	v.must(v.b.Drag(x, y, x, y))
}

// press presses keys in whatever has the focus.
func (v *visit) press(keys string, held ...rune) {
	v.Helper()
	v.must(v.b.Press(keys, held...))
}

func pressed(key rune, times int) string { return strings.Repeat(string(key), times) }

// write replaces the text of a field by keys.
func (v *visit) write(name, text string) {
	v.Helper()
	v.do(field(name) + `.focus()`)
	v.press("a", webdriver.Control)
	v.press(string(webdriver.Backspace) + text)
	want(v, field(name)+`.value`, text)
}

// follow opens a permalink by a click on a link in the page.
func (v *visit) follow(link string) {
	v.Helper()
	v.do(fmt.Sprintf(`(() => {
		const a = Object.assign(document.createElement("a"), { href: %q, id: "followed", textContent: "Follow" });
		Object.assign(a.style, { position: "fixed", inset: "0 auto auto 0", zIndex: 99 });
		document.body.append(a);
	})()`, "#"+link))
	v.click(`document.getElementById("followed")`)
	v.do(`document.getElementById("followed").remove()`)
}
