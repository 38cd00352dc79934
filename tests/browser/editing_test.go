package browser

import "testing"

// The program reads only the changed part of a long text. Whatever the change,
// it has to end up with the text of the field.
func TestLongTextEdited(t *testing.T) {
	t.Parallel()
	p := open(t, "/#"+exampleLink)
	p.mount(`{ base: "http://a/b", ref: "" }`)
	p.wait("it is drawn", `document.querySelector("#embed").shadowRoot?.querySelector(".uri-result") !== null`)
	wrong := eval[[]string](p, `(async () => {
		let state, wrong = [];
		embed.on("change", (s) => state = s);
		const field = document.querySelector("#embed").shadowRoot.querySelector("[data-uri=ref]");
		const look = (what) => state.ref === field.value || wrong.push(what);
		const told = () => field.dispatchEvent(new Event("input", { bubbles: true }));
		const edit = (from, to, how, text) => {
			field.setSelectionRange(from, to);
			if (!document.execCommand(how, false, text)) wrong.push(how + " is refused");
			look([from, to, how, (text ?? "").slice(0, 20)].join(" "));
		};
		field.focus();
		field.value = "abc/".repeat(5000);
		told();
		look("long");
		edit(20000, 20000, "insertText", "x");
		edit(0, 0, "insertText", "y");
		edit(9, 9, "insertText", "../z");
		edit(9, 9, "delete");
		edit(9, 9, "forwardDelete");
		edit(100, 12000, "delete");
		edit(0, 5000, "insertText", "q".repeat(5000));
		edit(10, 20, "insertText", "q");
		edit(10, 11, "insertText", "rst");
		edit(50, 50, "undo");
		edit(50, 50, "redo");
		field.setRangeText("other", 30, 40, "preserve");
		told();
		look("changed elsewhere");
		field.setRangeText("others", 60, 66, "preserve");
		told();
		look("changed elsewhere, and as long");
		field.value = "abd/".repeat(3000);
		told();
		look("another text");
		edit(8, 8, "insertText", "é😀");
		edit(12000, 12000, "insertText", "z");
		edit(9, 9, "delete");
		edit(9, 10, "delete");
		field.value = "abc/".repeat(2000);
		told();
		field.setRangeText("\ud83d", 8, 8, "end");
		told();
		look("half a pair");
		field.setRangeText("\ude00", 9, 9, "end");
		told();
		look("the other half");
		field.value = "";
		told();
		look("nothing");
		return wrong;
	})()`)
	for _, what := range wrong {
		t.Errorf("the program does not hold what the field does: %s", what)
	}
}

// The coloured text lies over the typed one, so each of its characters has to stand where
// the field has it.
func TestColoursLieOverTheText(t *testing.T) {
	t.Parallel()
	for _, link := range []string{exampleLink, exampleLink + "&step=12", "v=1&view=parse&text=http://user@example.com:80/a/b?q%23f", "v=1&view=compare&a=HTTP://a/b/../c&b=http://a/c"} {
		p := open(t, "/#"+link)
		p.idle()
		wrong := eval[[]string](p, `[...document.querySelectorAll(".box > input")].filter((field) => field.checkVisibility()).flatMap((field) => {
			const over = field.parentNode.querySelector(".annotated");
			if (!over?.checkVisibility()) return [];
			const plain = over.cloneNode(false), range = document.createRange(), width = (node) => (range.selectNodeContents(node), range.getBoundingClientRect().width);
			plain.textContent = field.value;
			over.parentNode.append(plain);
			const difference = width(over) - width(plain);
			plain.remove();
			return Math.abs(difference) > 1 ? [field.value + ": " + difference] : [];
		})`)
		for _, what := range wrong {
			t.Errorf("%s: the colours are not where the text is, %s px too wide", link, what)
		}
		if n := eval[int](p, `document.querySelectorAll(".box > input ~ * .annotated").length`); n == 0 && link == exampleLink {
			t.Error("no field shows its colours")
		}
	}
}
