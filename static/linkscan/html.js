// Reads an HTML page. What there is to read is decided by the browser's own
// parser, in a document that has no window: nothing in it runs, and nothing is
// fetched. The positions of links are found by scanning the source along with it.
// Without a DOM, as in Node.js, the scan alone has to do.
import { Scanner, decode } from "./scan.js";
import { linksOf, mayLink, cssURLs } from "./attributes.js";

// Pages that require trusted types have to know this policy. Its markup goes
// into documents without a window only.
function policy() {
  const types = globalThis.trustedTypes;
  return types ? types.createPolicy("uri-playground-harvest", { createHTML: (text) => text }) : { createHTML: (text) => text };
}

let trusted;

/** An empty document in which nothing runs; null where none can be made. */
function inertDocument() {
  try {
    trusted ??= policy();
    return new DOMParser().parseFromString(trusted.createHTML(""), "text/html");
  } catch {
    return null; // no DOM, or a page whose policy does not know ours
  }
}

const CHUNK = 1 << 16; // UTF-16 code units that are parsed at once
const NODES = 2000; // that are walked at once
const TAGS = 2000; // that are scanned at once

export function* readHTML(source) {
  const reading = new Reading(source);
  const inert = inertDocument();
  reading.result.reader = inert ? "dom" : "scan";
  if (!inert) {
    yield* reading.scanAll();
    return reading.result;
  }
  // A whole page at once would take the parser too long, so it is fed.
  const styles = [];
  inert.open();
  for (const { text, at } of masked(source, styles)) {
    for (let i = 0; i < text.length; i += CHUNK) {
      inert.write(trusted.createHTML(text.slice(i, i + CHUNK)));
      yield (0.5 * at) / source.length;
    }
  }
  inert.close();
  yield* reading.walk(inert);
  for (const place of styles) reading.style(place);
  if (styles.length > 0) reading.result.links.sort((a, b) => a.start - b.start);
  return reading.result;
}

const DEEPEST = 400; // elements that are open at once; browsers cut their trees off at 512
const VOID = new Set(["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"]);
const MASK = "data-masked-";

/** Reports whether the policy of this site would log a violation for an attribute, which it does even in a document that is not shown. */
const objected = (element, name) => name.startsWith("on") || name === "style" || name === "http-equiv" || (element === "base" && name === "href");

/**
 * The source in pieces, without what the policy of this site would object to:
 * styles are taken out, into the list, and some attributes get another name.
 */
function* masked(source, styles) {
  const scanner = new Scanner(source);
  let text = "";
  let from = 0;
  let n = 0;
  let opened = 0;
  for (let tag; (tag = scanner.next()) !== null; ) {
    if (tag) {
      if (!VOID.has(tag.name)) opened++;
      const deep = !tag.text && !VOID.has(tag.name) && opened - scanner.closed > DEEPEST;
      for (const { name, at } of tag.attributes) {
        if (!objected(tag.name, name)) continue;
        text += source.slice(from, at) + MASK;
        from = at;
      }
      if (tag.name === "style" && tag.text) {
        text += source.slice(from, tag.start);
        [, from] = tag.text;
        const [start, end] = tag.text;
        styles.push({ raw: source.slice(start, end), start, end });
      }
      // For each further element the parser would look through all that are open.
      if (deep) {
        opened--;
        text += tag.attributes.length > 0 ? `${source.slice(from, tag.end)}</${tag.name}>` : source.slice(from, tag.start);
        from = tag.end;
      }
    }
    if (text.length > CHUNK || ++n % TAGS === 0) {
      yield { text, at: scanner.at };
      text = "";
    }
  }
  yield { text: text + source.slice(from), at: source.length };
}

class Reading {
  result = { base: null, ignored: [], links: [] };
  #source;
  #scanner;
  #waiting = new Map(); // places that were scanned and not asked for yet, by element and attribute

  constructor(source) {
    this.#source = source;
    this.#scanner = new Scanner(source);
  }

  // --- with a DOM ---

  * walk(root) {
    const total = Math.max(1, this.#source.length);
    let n = 0;
    for (const stack = [root.createTreeWalker(root, 1)]; stack.length > 0; ) {
      const node = stack.at(-1).nextNode();
      if (!node) {
        stack.pop();
        continue;
      }
      this.#element(node);
      if (node.content?.nodeType === 11) stack.push(root.createTreeWalker(node.content, 1));
      if (++n % NODES === 0) yield 0.5 + (0.5 * this.#scanner.at) / total;
    }
  }

  #element(node) {
    const name = node.localName.toLowerCase();
    const other = (attribute) => node.getAttribute(MASK + attribute) ?? node.getAttribute(attribute);
    for (const { name: full, value } of node.attributes) {
      const attribute = full.toLowerCase().replace(MASK, "");
      if (this.#claims(name, attribute)) this.#claim(name, attribute, value, other);
      if (!mayLink(name, attribute)) continue;
      const place = this.#locate(name, attribute, value);
      this.#add(linksOf(name, attribute, value, other), place);
    }
  }

  /** Takes the links of a style at a place. */
  style(place) {
    this.#add(cssURLs(place.raw).map((ref) => ({ ref, context: "style url()" })), place);
  }

  /** The place of an attribute with this value. */
  #locate(element, attribute, value) {
    const key = `${element} ${attribute}`;
    const early = this.#waiting.get(key);
    const i = early ? early.findIndex((place) => fits(place.raw, value)) : -1;
    if (i >= 0) return early.splice(i, 1)[0];
    for (let tag; (tag = this.#scanner.next()) !== null; ) {
      let found = null;
      for (const place of tag ? this.#places(tag) : []) {
        if (!found && place.key === key && fits(place.raw, value)) found = place;
        else this.#wait(place);
      }
      if (found) return found;
    }
    return null;
  }

  * #places(tag) {
    for (const { name, raw, start, end } of tag.attributes) {
      if (mayLink(tag.name, name) || this.#claims(tag.name, name)) yield { key: `${tag.name} ${name}`, raw, start, end };
    }
  }

  /** What waits for long is not found any more: the parser has dropped it. */
  #wait(place) {
    const list = this.#waiting.get(place.key) ?? [];
    if (list.length > 50) list.shift();
    list.push(place);
    this.#waiting.set(place.key, list);
  }

  // --- without one ---

  * scanAll() {
    let n = 0;
    for (let tag; (tag = this.#scanner.next()) !== null; ) {
      if (tag) this.scanned(tag);
      if (++n % TAGS === 0) yield this.#scanner.at / this.#source.length;
    }
  }

  /** Takes a tag as the scanner found it. */
  scanned(tag) {
    const value = (name) => {
      const attribute = tag.attributes.find((a) => a.name === name);
      return attribute ? decode(attribute.raw) : null;
    };
    const seen = new Set();
    for (const { name, raw, start, end } of tag.attributes) {
      if (seen.has(name)) continue; // the first one counts
      seen.add(name);
      const place = { raw, start, end };
      if (this.#claims(tag.name, name)) this.#claim(tag.name, name, decode(raw), value, place);
      if (mayLink(tag.name, name)) this.#add(linksOf(tag.name, name, decode(raw), value), place);
    }
    if (tag.name === "style" && tag.text) {
      const [start, end] = tag.text;
      this.style({ raw: this.#source.slice(start, end), start, end });
    }
  }

  // --- both ---

  /** Reports whether an attribute states the base. */
  #claims(element, attribute) {
    return attribute === "xml:base" || (element === "base" && attribute === "href") || (element === "meta" && attribute === "http-equiv");
  }

  #claim(element, attribute, value, other, place = this.#locate(element, attribute, value)) {
    const { start = 0, end = 0 } = place ?? {};
    if (element === "base") {
      const claim = { ref: value.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, ""), context: "base href", start, end };
      if (this.result.base) this.result.ignored.push(claim); // the first one counts
      else this.result.base = claim;
    } else if (attribute === "xml:base") {
      this.result.ignored.push({ ref: value, context: "xml:base", start, end });
    } else if (/^content-(?:base|location)$/i.test(value)) {
      this.result.ignored.push({ ref: other("content") ?? "", context: value.toLowerCase(), start, end });
    }
  }

  /** Adds the links of one attribute, each with its place in the attribute. */
  #add(links, place) {
    const last = this.result.links.at(-1)?.end ?? 0; // of what cannot be found
    const { raw = "", start = last, end = last } = place ?? {};
    let from = 0;
    for (const { ref, context } of links) {
      const at = links.length === 1 && (raw === ref || raw.includes("&")) && context !== "meta refresh" && context !== "style url()" ? 0 : raw.indexOf(ref, from);
      if (at < 0 || (at === 0 && links.length === 1 && raw.length !== ref.length && raw.includes("&"))) {
        this.result.links.push({ ref, context, start, end });
      } else {
        from = at + ref.length;
        this.result.links.push({ ref, context, start: start + at, end: start + from });
      }
    }
  }
}

/** Reads tags that another reader has found, such as those within Markdown. */
export function scanTags(source, from, to, result) {
  const reading = new Reading(source);
  reading.result = result;
  const scanner = new Scanner(source, { from, to });
  for (let tag; (tag = scanner.next()) !== null; ) if (tag) reading.scanned(tag);
}

/** Reports whether the parser may have read value from this raw text. */
function fits(raw, value) {
  if (raw === value) return true;
  const read = decode(raw).replace(/\r\n?/g, "\n").replaceAll("\0", "\ufffd");
  const rest = read.indexOf("&");
  return rest < 0 ? read === value : value.startsWith(read.slice(0, rest));
}
