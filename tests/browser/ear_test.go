package browser

import (
	"fmt"
	"strings"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

// ear notes what the live regions of a page say, as a screen reader would: each change of a frame
// in the order of the page, of an atomic region all of it, of another one what is new.
const ear = `(() => {
	const said = globalThis.said = [];
	const live = "[aria-live], [role=status], [role=alert]";
	const heard = (node) => {
		let text = "";
		const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
		for (let t = node.nodeType === Node.TEXT_NODE ? node : texts.nextNode(); t; t = texts.nextNode())
			if (!t.parentElement?.closest("[aria-hidden=true]") && t.parentElement?.checkVisibility({ visibilityProperty: true })) text += " " + t.data;
		return text.replace(/\s+/g, " ").trim();
	};
	new MutationObserver((changes) => {
		const regions = new Map();
		for (const { target, type, addedNodes } of changes) {
			const region = (target.closest ? target : target.parentElement)?.closest(live);
			if (!region || region.ariaLive === "off" || !region.isConnected) continue;
			const fresh = regions.get(region) ?? regions.set(region, new Set()).get(region);
			for (const node of type === "characterData" ? [target] : addedNodes) fresh.add(node);
		}
		const inOrder = [...regions.keys()].sort((a, b) => a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);
		for (const region of inOrder) {
			const whole = region.ariaAtomic === "true" || region.role && region.ariaAtomic !== "false";
			const text = whole ? heard(region) : [...regions.get(region)].filter((node) => node.isConnected).map(heard).join(" ").trim();
			if (text) said.push(text);
		}
	}).observe(document, { subtree: true, childList: true, characterData: true });
})()`

// heard returns what was said since it was asked last.
func (p *page) heard() []string {
	p.t.Helper()
	return eval[[]string](p, `said.splice(0)`)
}

// nodeOf returns what the accessibility tree has of an element.
func (p *page) nodeOf(element string) *accessibility.Node {
	p.t.Helper()
	object, err := chromedp.Call(p.ctx, runtime.Evaluate, runtime.EvaluateParams{Expression: element})
	if err != nil {
		p.t.Fatal(err)
	}
	tree, err := chromedp.Call(p.ctx, accessibility.GetPartialAXTree, accessibility.GetPartialAXTreeParams{ObjectID: object.Result.ObjectID})
	if err != nil {
		p.t.Fatal(err)
	}
	return tree.Nodes[0]
}

// rowsHeard returns what is said of the cells of each row that the selector finds.
func (p *page) rowsHeard(selector string) (rows []string) {
	p.t.Helper()
	for n, cells := range eval[[]int](p, fmt.Sprintf(`[...document.querySelectorAll(%q)].map((row) => row.cells.length)`, selector)) {
		var said []string
		for i := range cells {
			said = append(said, axText(p.nodeOf(fmt.Sprintf(`document.querySelectorAll(%q)[%d].cells[%d]`, selector, n, i)).Name))
		}
		rows = append(rows, strings.Join(said, " | "))
	}
	return rows
}

// focused returns what a screen reader says of what has the focus: role, name, value, states and
// description.
func (p *page) focused() string {
	p.t.Helper()
	n := p.nodeOf(`document.activeElement`)
	states := map[string]string{}
	for _, property := range n.Properties {
		states[string(property.Name)] = strings.Trim(string(property.Value.Value), `"`)
	}
	say := strings.ReplaceAll(axText(n.Role), "DisclosureTriangleGrouped", "disclosure")
	for _, text := range []string{axText(n.Name), axText(n.Value), states["valuetext"]} {
		if text != "" {
			say += fmt.Sprintf(" “%s”", text)
		}
	}
	for _, state := range []struct{ name, value, say string }{
		{"pressed", "true", "pressed"}, {"pressed", "false", "not pressed"}, {"expanded", "true", "expanded"}, {"expanded", "false", "collapsed"},
		{"disabled", "true", "unavailable"}, {"invalid", "true", "invalid"},
	} {
		if states[state.name] == state.value {
			say += ", " + state.say
		}
	}
	if text := axText(n.Description); text != "" {
		say += ": " + text
	}
	return say
}
