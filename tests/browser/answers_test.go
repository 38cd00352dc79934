package browser

import "testing"

// The answers are pages of the site: each fits the screen, light and dark, and axe-core finds nothing.
func TestAnswers(t *testing.T) {
	t.Parallel()
	axe := readAxe(t)
	p := newTab(t)
	for _, name := range []string{"answers/", "fr/answers/", "answers/belief-append.html", "fr/answers/start-page.html", "answers/rule-2c.html", "answers/finding-deceptive-userinfo.html", "fr/answers/cause-root-prefix.html", "answers/finding-too-long.html"} {
		p.visit("/" + name)
		p.wait("the answer is shown", `document.querySelectorAll("h1").length === 1`)
		eval[bool](p, axe+"; true")
		for _, look := range []struct {
			width  int
			scheme string
		}{{1440, "light"}, {320, "dark"}} {
			p.size(look.width, 900, look.scheme)
			p.checkAxe(name+" "+look.scheme, allRules)
			p.checkFit(look.width)
		}
	}
}

// The list of answers is searched as somebody types, whatever the accents and capitals; without a word
// all of it is there, and without a result the playground is offered.
func TestAnswersAreSearched(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	p.visit("/fr/answers/")
	p.wait("the search is there", `!document.querySelector("#search").hidden`)
	shown := func(text string) (answers, groups int, says string, offered bool) {
		r := eval[struct {
			Answers, Groups int
			Says            string
			Offered         bool
		}](p, `(() => {
			const field = document.querySelector("#search input");
			field.value = `+"`"+text+"`"+`;
			field.dispatchEvent(new Event("input", { bubbles: true }));
			const seen = (all) => [...document.querySelectorAll(all)].filter((e) => e.checkVisibility()).length;
			return { Answers: seen(".all li"), Groups: seen(".all section"), Says: document.querySelector("#found").textContent, Offered: !document.querySelector("#else").hidden };
		})()`)
		return r.Answers, r.Groups, r.Says, r.Offered
	}
	all, groups, says, offered := shown("")
	if all < 200 || groups != 5 || says != "" || offered {
		t.Errorf("without a word: %d answers in %d groups, %q, %v", all, groups, says, offered)
	}
	some, _, says, _ := shown("Repete DOSSIER")
	if some == 0 || some > 10 || says == "" {
		t.Errorf("two words: %d answers, %q", some, says)
	}
	if n, _, _, _ := shown("../faq"); n == 0 || n > 20 {
		t.Errorf("a link: %d answers", n)
	}
	if n, _, _, offered := shown("../no-such-name/x.y"); n == 0 || n > 60 || offered {
		t.Errorf("a link whose names nobody has: %d answers", n)
	}
	if counted := eval[int](p, `[...document.querySelectorAll(".kinds li")].filter((e) => e.checkVisibility()).reduce((sum, e) => sum + Number(e.lastElementChild.textContent), 0)`); counted == 0 || counted > 60 {
		t.Errorf("the kinds count %d answers", counted)
	}
	if n, groups, says, offered := shown("zzz"); n != 0 || groups != 0 || says == "" || !offered {
		t.Errorf("no result: %d answers in %d groups, %q, %v", n, groups, says, offered)
	}
	if n, _, _, _ := shown(" "); n != all {
		t.Errorf("%d of %d answers came back", n, all)
	}
}

// The playground of an answer starts at a click, with its example, and nothing of it is fetched before.
func TestAnswersPlayground(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	p.visit("/answers/rule-2c.html")
	p.wait("the element is there", `document.querySelector("uri-playground")?.matches(":state(poster)")`)
	if fetched := eval[int](p, `performance.getEntriesByType("resource").filter((e) => e.name.endsWith(".wasm")).length`); fetched != 0 {
		t.Error("the program is fetched before somebody starts it")
	}
	eval[bool](p, `document.querySelector("uri-playground").start(), true`)
	p.wait("it runs", `document.querySelector("uri-playground").matches(":state(ready)")`)
	if got := eval[string](p, `JSON.stringify((({ base, ref, step }) => [base, ref, step])(document.querySelector("uri-playground").state))`); got != `["https://docs.example/v2/guide/","../faq",13]` {
		t.Errorf("it shows %s", got)
	}
}

// At a finding the address of its answer can be copied: that is a page of this site, in the language of the page.
func TestAnswersAreLinkedAtFindings(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	for _, home := range []string{"/", "/fr/"} {
		p.visit(home + "#v=1&base=https://h.example/docs/&ref=../www.w3.org/TR/")
		p.wait("the finding is there", `document.querySelector(".why [data-act=take-code]") !== null`)
		eval[bool](p, `navigator.clipboard.writeText = (text) => (window.copied = text, Promise.resolve()), true`)
		p.click(".why [data-act=take-code]")
		p.wait("the page says what was copied", `document.querySelector("[data-uri=taken]").textContent !== ""`)
		want := home + "answers/finding-host-in-path.html"
		if got := eval[string](p, `(async () => (await fetch(copied)).ok && new URL(copied).pathname)()`); got != want {
			t.Errorf("%s is copied, not %s", got, want)
		}
	}
}
