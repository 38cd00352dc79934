// What does not fit in a playground: layoutFaults(top, inner), of which top is what the page
// gives it, an element or a document, and inner holds all that is seen.
globalThis.layoutFaults = (() => {
  const DELIMITERS = ":/?#@&=;,+!$'()*";
  const range = document.createRange();
  const rectsOf = (node, start, end) => {
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
  };
  const short = (text) => text.trim().replace(/\s+/g, " ").slice(0, 30);

  // The style of an element, and the part of the page in which its content is seen.
  function reader() {
    const known = new Map();
    const look = (e, parent) => {
      const style = getComputedStyle(e);
      const hidden = parent.hidden || style.display === "none" || style.visibility === "hidden" || style.opacity === "0" || style.clipPath !== "none" || style.clip !== "auto";
      const clips = style.display !== "contents" && style.display !== "inline" && (style.overflowX !== "visible" || style.overflowY !== "visible");
      let { seen, scrolls, cutter } = parent;
      if (clips) {
        const box = e.getBoundingClientRect();
        seen = { left: Math.max(seen.left, box.left), top: Math.max(seen.top, box.top), right: Math.min(seen.right, box.right), bottom: Math.min(seen.bottom, box.bottom) };
        scrolls ||= /auto|scroll/.test(style.overflowX + style.overflowY) || style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
        if (!scrolls) cutter = e;
      }
      return { style, hidden, seen, scrolls, cutter };
    };
    const rest = { hidden: false, scrolls: false, cutter: null, seen: { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6 } };
    return function read(e, root) {
      if (!known.has(e)) known.set(e, look(e, e === root || !e.parentElement ? rest : read(e.parentElement, root)));
      return known.get(e);
    };
  }

  // The texts and controls that are seen, with the boxes that each takes.
  function shownIn(root, read) {
    const list = [];
    const add = (e, name, boxes, node) => {
      const at = read(e, root);
      if (at.hidden) return;
      list.push({ e, node, name, boxes, at });
    };
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      if (node.nodeType === 3) {
        const e = node.parentElement;
        if (!node.data.trim() || e.closest("select, textarea, option, style, .annotated, .marks, details:not([open]) > :not(summary)")) continue;
        add(e, short(node.data), rectsOf(node, 0, node.data.length), node);
      } else if (node.matches("button, select, input, textarea, summary") && !node.closest("details:not([open]) > :not(summary)")) {
        const box = node.getBoundingClientRect();
        if (box.width > 1) add(node, "<" + node.localName + " " + short(node.getAttribute("aria-label") ?? node.textContent) + ">", [box]);
      }
    }
    return list;
  }

  function* sideways(top, inner, shown) {
    for (const e of [top, inner]) if (e.scrollWidth > e.clientWidth + 1) yield `${e.className || e.localName} is ${e.scrollWidth - e.clientWidth} px too narrow`;
    const { left, right } = inner.getBoundingClientRect();
    for (const { name, boxes, at } of shown) {
      if (at.scrolls) continue;
      for (const box of boxes) if (box.right > right + 1 || box.left < left - 1) {
        yield `${name} leaves the box by ${Math.round(Math.max(box.right - right, left - box.left))} px`;
        break;
      }
    }
  }

  // Texts that end where nothing scrolls nor says so. Long chips leave the stage, at its edge.
  function* cut(shown) {
    for (const { e, name, boxes, at } of shown) {
      if (at.scrolls || !at.cutter || e.closest(".stage .chip, .sign")) continue;
      const { seen } = at;
      if (boxes.some((box) => box.right > seen.right + 1.5 || box.left < seen.left - 1.5 || box.bottom > seen.bottom + 4)) yield `${name} is cut by ${at.cutter.className || at.cutter.localName}`;
    }
  }

  // A field shows its text before its verdict.
  function* fields(root, read) {
    for (const text of root.querySelectorAll(".check:not(.echo, .under) > .annotated")) {
      if (read(text, root).hidden || text.scrollWidth <= text.clientWidth + 1) continue;
      const sign = text.parentElement.querySelector(".sign"), word = sign && [...sign.childNodes].find((node) => node.nodeType === 3);
      if (!word || read(sign, root).hidden || getComputedStyle(sign).fontSize === "0px") continue;
      const box = sign.getBoundingClientRect();
      if (rectsOf(word, 0, word.data.length).some((r) => r.top < box.bottom - 2 && r.left < box.right)) yield `the text ${short(text.textContent)} is cut by ${word.data}`;
    }
  }

  // Two texts, or a text and a control that it is no part of, in the same place.
  function* overlaps(shown) {
    const boxes = [];
    for (const item of shown) {
      const { seen } = item.at, inset = item.node ? 0.22 : 0; // letters are less high than their line
      for (const b of item.boxes) {
        const box = {
          item, left: Math.max(b.left, seen.left), right: Math.min(b.right, seen.right),
          top: Math.max(b.top + inset * b.height, seen.top), bottom: Math.min(b.bottom - inset * b.height, seen.bottom),
        };
        if (box.right - box.left > 2 && box.bottom - box.top > 2) boxes.push(box);
      }
    }
    boxes.sort((a, b) => a.top - b.top);
    const told = new Set();
    for (let i = 0; i < boxes.length; i++) {
      const a = boxes[i];
      for (let j = i + 1; j < boxes.length && boxes[j].top < a.bottom - 1.5; j++) {
        const b = boxes[j];
        if (Math.min(a.right, b.right) - Math.max(a.left, b.left) < 2 || a.item === b.item) continue;
        if (a.item.e.contains(b.item.e) && !a.item.node || b.item.e.contains(a.item.e) && !b.item.node) continue;
        if (a.item.e.closest(".stage .tape, .glance, svg") && b.item.e.closest(".stage .tape, .glance, svg")) continue; // pictures, which put them there
        const said = `${a.item.name} lies on ${b.item.name}`;
        if (!told.has(said)) yield said;
        told.add(said);
      }
    }
  }

  // Words in sentences and labels that go on in another line although one has room for them.
  function* broken(shown) {
    for (const { e, node, boxes } of shown) {
      if (!node || boxes.length < 2 || e.closest("code, .uri, .value, .code, .annotated, [dir=ltr], .chip, .data-table td, .data-table th")) continue;
      for (const { 0: word, index } of node.data.matchAll(/(?<!\S)[(“«]?[\p{L}’']{2,30}(?=[\s,.;:)”»]*(?!\S))/gu)) {
        const parts = rectsOf(node, index, index + word.length);
        if (parts.length < 2 || parts.at(-1).top - parts[0].top < parts[0].height / 2) continue;
        yield `the word ${word} has two lines`;
        break;
      }
    }
  }

  // The target: it goes on in another line only after a delimiter, and each label is below the
  // text that it names.
  function* target(root, read) {
    const uri = root.querySelector(".target .uri");
    if (!uri || read(uri, root).hidden) return;
    const chars = [];
    for (const text of uri.querySelectorAll(".text")) {
      const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode;
        for (let i = 0; i < node.data.length; i++) {
          const [box] = rectsOf(node, i, i + 1);
          if (box) chars.push({ char: node.data[i], box, run: text.closest(".run") });
        }
      }
    }
    let unit = 0; // the index of the first character since the last delimiter
    let literal = false; // the colons of an IP address divide no URI
    for (let i = 1; i < chars.length; i++) {
      const before = chars[i - 1], here = chars[i];
      if (before.char === "[" || before.char === "]") literal = before.char === "[";
      if (DELIMITERS.includes(before.char) && !literal) unit = i;
      if (here.box.top - before.box.top < before.box.height / 2 || unit === i) continue;
      const start = chars[unit], first = unit === 0 || start.box.left < chars[unit - 1].box.left; // it has lines of its own
      if (!first) yield `the target breaks before ${chars.slice(i, i + 8).map((c) => c.char).join("")}`;
    }
    for (const run of uri.querySelectorAll(".run")) {
      const label = run.querySelector(".mark");
      if (!label?.textContent || read(label, root).hidden) continue;
      const at = label.getBoundingClientRect();
      const above = chars.filter(({ box }) => box.left < at.left + 4 && box.right > at.left + 1 && box.bottom < at.bottom).sort((a, b) => b.box.bottom - a.box.bottom)[0];
      if (above?.run !== run || at.top - above.box.bottom > at.height) yield `${label.textContent} is not below its text, but below ${above?.char ?? "nothing"}`;
    }
  }

  return (top, inner) => {
    const root = inner.querySelector(".uri-playground") ?? inner;
    const read = reader();
    const shown = shownIn(inner, (e) => read(e, inner));
    const look = (e) => read(e, inner);
    return [...sideways(top, root, shown), ...cut(shown), ...fields(root, look), ...overlaps(shown), ...broken(shown), ...target(root, look)];
  };
})();

// What does not fit at a size of the text around the embed, each with the widths at which it
// does not, of those from the first one on. The page has the embed, with the id e, or its
// frame, f, in a box.
globalThis.layoutFaultsAt = async (mode, size, first, step) => {
  const tell = (type) => f.contentWindow.postMessage({ "uri-playground": 1, type, style: { "--uri-rem": `${size}px` } }, "*");
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const seen = {
    async inline() {
      box.style.fontSize = `${size}px`;
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
      await pause(0);
      return [box, () => layoutFaults(e, e.shadowRoot)];
    },
    async frame() {
      const { body, documentElement } = f.contentDocument;
      for (; body.style.getPropertyValue("--uri-rem") !== `${size}px`; await pause(20)) {
        tell("open");
        tell("set");
      }
      return [f, () => layoutFaults(documentElement, body)];
    },
  };
  const [resized, look] = await seen[mode]();
  const faults = new Map();
  for (let width = first; width <= 1240; width += step) {
    resized.style.width = `${width}px`;
    for (const fault of look()) {
      const kind = fault.replace(/\d+ px/, "some px");
      faults.set(kind, [...(faults.get(kind) ?? []), width]);
    }
  }
  return [...faults].map(([fault, widths]) => `${fault} (${widths.join(" ")})`);
};
