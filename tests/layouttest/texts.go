package layouttest

// CutTexts is the texts that end where nothing can be scrolled, and do not say so by an
// ellipsis, or that leave their frame. Texts for the ear are clipped, long chips leave the
// stage, and fields are scrolled by the caret. The words of a verdict on a field, which the
// ear has elsewhere, may go away whole where the text of the field needs their room.
const CutTexts = `(() => {
	const bad = [], range = document.createRange(), texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const boxes = new Map();
	const look = (box) => { // once at each
		const style = getComputedStyle(box), { right, bottom } = box.getBoundingClientRect();
		const { overflowX, overflowY } = style;
		return {
			right, bottom,
			ends: style.position === "fixed" || /auto|scroll/.test(overflowX + overflowY) || style.webkitLineClamp !== "none" || style.clip !== "auto" || style.clipPath !== "none",
			inline: style.display === "inline" || style.display === "contents",
			framed: overflowX === "visible" && parseFloat(style.borderRightWidth) > 0,
			hidden: overflowX === "hidden" || overflowY === "hidden",
			ellipsis: style.textOverflow === "ellipsis",
		};
	};
	const cuts = (e, line) => {
		for (let box = e; box && box !== document.body; box = box.parentElement) {
			if (!boxes.has(box)) boxes.set(box, look(box));
			const { right, bottom, ends, inline, framed, hidden, ellipsis } = boxes.get(box);
			if (ends) return null;
			if (inline) continue;
			if (framed && line.right > right + 2) return box;
			if (!hidden) continue;
			if (line.right > right + 1.5) return ellipsis ? null : box;
			if (line.bottom > bottom + 4) return box;
		}
		return null;
	};
	while (texts.nextNode()) {
		const { currentNode: node, currentNode: { parentElement: e } } = texts;
		if (!node.data.trim() || !e.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
		if (e.closest("select, .annotated, .marks, .stage .chip, .try > ul")) continue;
		range.selectNodeContents(node);
		const box = [...range.getClientRects()].map((line) => cuts(e, line)).find((box) => box);
		if (box?.matches(".sign[aria-hidden=true]") && range.getBoundingClientRect().top >= box.getBoundingClientRect().bottom - 1) continue;
		if (box) bad.push(node.data.slice(0, 40) + " by " + box.outerHTML.slice(0, 60));
	}
	return bad;
})()`

// SpaceText sets as much space between letters, words, lines and paragraphs as WCAG 2.2 asks a page
// to bear (1.4.12).
const SpaceText = `(() => {
	const sheet = new CSSStyleSheet();
	sheet.replaceSync("* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }");
	document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
	return true;
})()`

// Overlaps is the pairs of texts of which one lies on the other.
const Overlaps = `(() => {
	const lines = [], range = document.createRange(), texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (texts.nextNode()) {
		const { currentNode: node, currentNode: { parentElement: e } } = texts;
		if (!node.data.trim() || !e.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
		if (e.closest("select, .annotated, .marks, .stage, .columns, svg, .check, thead, .spoken, [aria-hidden=true], details.menu:not([open]) > :not(summary)")) continue;
		let { left, top, right, bottom } = (range.selectNodeContents(node), range.getBoundingClientRect());
		for (let box = e; box; box = box.parentElement) {
			const style = getComputedStyle(box);
			if (style.clipPath !== "none") right = left;
			if (style.overflowX === "visible" && style.overflowY === "visible" || style.display === "contents") continue;
			const edge = box.getBoundingClientRect();
			[left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
		}
		if (right - left > 2 && bottom - top > 8) for (const line of range.getClientRects())
			lines.push({ e, text: node.data.trim().slice(0, 30), left: Math.max(left, line.left), right: Math.min(right, line.right), top: Math.max(top, line.top) + 3, bottom: Math.min(bottom, line.bottom) - 3 });
	}
	lines.sort((a, b) => a.top - b.top);
	const found = [];
	lines.forEach((a, i) => {
		for (let j = i + 1; j < lines.length && lines[j].top < a.bottom; j++) {
			const b = lines[j];
			if (a.e !== b.e && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 && Math.min(a.bottom, b.bottom) - b.top > 1) found.push(a.text + " | " + b.text);
		}
	});
	return found;
})()`
