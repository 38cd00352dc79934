package browser

import (
	"fmt"
	"net/http"
	"path"
	"strings"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/chromedp/chromedp"
)

// togetherSite serves the site, but neither a style sheet of playgrounds nor the program
// before both have been asked for.
func togetherSite(t *testing.T) (address string, programs *atomic.Int32) {
	t.Helper()
	programs = &atomic.Int32{}
	both := sync.WaitGroup{}
	both.Add(2)
	asked := [2]sync.Once{}
	s := serve(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := path.Base(r.URL.Path)
		if name == "sw.js" { // which would ask for the program, too, to keep it
			<-r.Context().Done()
			return
		}
		style := strings.HasSuffix(name, ".css") && (strings.HasPrefix(name, "playground") || strings.Contains(r.URL.Path, "/gen/embed"))
		if program := strings.HasSuffix(name, ".wasm"); style || program {
			if program {
				programs.Add(1)
			}
			asked[map[bool]int{true: 1}[program]].Do(both.Done)
			there := make(chan bool)
			go func() { both.Wait(); close(there) }()
			select {
			case <-there:
			case <-r.Context().Done():
				return
			}
		}
		siteFiles.ServeHTTP(w, r)
	}))
	return s.URL, programs
}

// The style sheet and the program are fetched beside each other: where the server holds
// one until the other is asked for, too, a playground starts. What was fetched so is used:
// the program is asked for once.
func TestStyleAndProgramAreFetchedTogether(t *testing.T) {
	t.Parallel()
	for _, at := range []string{"/", "/fr/", "/embed.html"} {
		t.Run(at, func(t *testing.T) {
			p := newTab(t)
			address, programs := togetherSite(t)
			p.do(chromedp.Navigate(address + at))
			p.wait("the playground runs", running)
			if n := programs.Load(); n != 1 {
				t.Errorf("the program was asked for %d times", n)
			}
		})
	}
	for _, mode := range []string{"inline", "frame"} {
		t.Run(mode, func(t *testing.T) {
			p := newTab(t)
			from, _ := togetherSite(t)
			p.do(chromedp.Navigate(host(t, "", map[string]string{"/": `<script type=module src="` + from + `/playground.js"></script><body>
				<uri-playground id=e loading=eager mode=` + mode + ` base=http://a/b ref=c></uri-playground>`}) + "/"))
			p.waitReady("e")
			if mode == "inline" {
				if n := eval[int](p, `e.shadowRoot.querySelectorAll("link").length`); n != 1 {
					t.Errorf("%d links to style sheets", n)
				}
			}
		})
	}
}

// An embed starts in parts, so that a visitor who types meanwhile gets an answer: no task
// takes more than 50 ms of the processor. The best of a few starts counts, since other work
// on the machine makes the processor slower, too. What they take where it is four times as
// slow depends on that work even more; ./build.sh figures prints it.
func TestStartOfEmbedIsSplit(t *testing.T) {
	t.Parallel()
	const starts, allowed = 5, 50
	address := host(t, "", map[string]string{"/": `<script type=module src="{site}/playground.js"></script><body>
		<uri-playground id=e loading=eager base=http://a/b ref=c></uri-playground>`})
	checkLongTasks(t, starts, func(tasks *longTasks) {
		p := newTab(t)
		tasks.look(p, allowed, "starting", func() {
			p.do(chromedp.Navigate(address + "/"))
			p.wait("it runs", `document.getElementById("e")?.matches(":state(ready)") === true`)
			p.settle()
		})
	})
}

// watchLayout notes how many elements of an embed are displayed each time that it is laid
// out, and whether it was ever seen without some of its parts.
const watchLayout = `<script>
	globalThis.laidOut = [0];
	globalThis.seenInParts = globalThis.footJumped = false;
	const embed = () => document.querySelector("uri-playground")?.shadowRoot?.querySelector(".inner");
	const note = () => laidOut.push([...embed().querySelectorAll("*")].filter((e) => e.checkVisibility()).length);
	const measure = Element.prototype.getBoundingClientRect;
	Element.prototype.getBoundingClientRect = function () {
		if (this === embed()) note();
		return measure.call(this);
	};
	requestAnimationFrame(function look() {
		requestAnimationFrame(look);
		if (!embed()) return;
		note();
		const isSeen = embed().checkVisibility({ visibilityProperty: true });
		const foot = embed().getRootNode().querySelector(".foot");
		footJumped ||= !isSeen && foot?.checkVisibility() && foot.offsetTop < foot.getRootNode().host.offsetTop - 1;
		seenInParts ||= isSeen && ![".fields", ".target", ".machine"].every((part) => embed().querySelector(part)?.checkVisibility());
	});
</script>`

// An embed is laid out part by part before it is seen, and then seen as a whole.
func TestEmbedIsLaidOutInParts(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	p.do(chromedp.Navigate(host(t, "", map[string]string{"/": watchLayout + `<script type=module src="{site}/playground.js"></script><body>
		<uri-playground id=e loading=eager base=http://a/b ref=c></uri-playground>`}) + "/"))
	p.waitReady("e")
	type layout struct {
		All, Most       int
		InParts, Jumped bool
	}
	got := eval[layout](p, `({ All: laidOut.at(-1), Most: Math.max(...laidOut.slice(1).map((n, i) => n - laidOut[i])), InParts: seenInParts, Jumped: footJumped })`)
	if got.All == 0 || 2*got.Most > got.All {
		t.Errorf("%d of %d elements were laid out at once", got.Most, got.All)
	}
	if got.InParts {
		t.Error("it was seen before all of it was laid out")
	}
	if got.Jumped {
		t.Error("the foot was above the element meanwhile")
	}
}

// An embed that starts at a step shows the row of that step, however far down it is.
func TestEmbedStartsAtItsStep(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	p.do(chromedp.Navigate(host(t, "", map[string]string{"/": fmt.Sprintf(`<script type=module src="{site}/playground.js"></script><body>
		<uri-playground id=e loading=eager panes step=60 base="http://a/%s" ref=c></uri-playground>`, strings.Repeat("b/", 60))}) + "/"))
	p.waitReady("e")
	p.wait("the present row is in sight", `(() => {
		const row = e.shadowRoot.querySelector(".trace tbody .now"), box = row?.closest(".window")?.getBoundingClientRect(), at = row?.getBoundingClientRect();
		return Boolean(at) && at.height > 0 && at.top >= box.top - 1 && at.bottom <= box.bottom + 1;
	})()`)
}
