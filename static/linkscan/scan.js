// Scans markup for tags and their attributes, with positions. It builds no tree:
// where there is a DOM, that decides which tags count, and this finds their places.

const SPACE = /[\t\n\f\r ]/;
const RAW = new Set(["script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes", "plaintext"]);

/** A scanner of the tags of source[from, to). XML has CDATA, and no elements of raw text. */
export class Scanner {
  #source;
  #at;
  #end;
  #xml;
  /** How many closing tags it has passed. */
  closed = 0;

  constructor(source, { from = 0, to = source.length, xml = false } = {}) {
    this.#source = source;
    this.#at = from;
    this.#end = to;
    this.#xml = xml;
  }

  /** How far it has read. */
  get at() { return this.#at; }

  /**
   * The next opening tag: { name, attributes: [{ name, at, raw, start, end }], start,
   * end, text }, with text being [start, end] of what follows it, up to the next
   * tag or to its own end if that is raw text; null at the end, and false where
   * it has only skipped something.
   */
  next() {
    const source = this.#source;
    const open = source.indexOf("<", this.#at);
    if (open < 0 || open >= this.#end) return this.#stop();
    const c = source.charCodeAt(open + 1) | 0x20;
    if (c >= 0x61 && c <= 0x7a) return this.#tag(open);
    if (source.startsWith("<!--", open)) return this.#skip(open + 2, "-->", 3);
    if (this.#xml && source.startsWith("<![CDATA[", open)) return this.#skip(open, "]]>", 3);
    const next = source[open + 1];
    if (next === "!" || next === "?" || next === "/") return this.#skip(open, ">", 1);
    this.#at = open + 1;
    return false;
  }

  #stop() {
    this.#at = this.#end;
    return null;
  }

  #skip(from, what, length) {
    const found = this.#source.indexOf(what, from);
    if (found < 0) return this.#stop();
    this.#at = found + length;
    return false;
  }

  #tag(open) {
    const name = this.#word(open + 1, /[\t\n\f\r />]/g);
    const tag = { name: this.#xml ? name.text : name.text.toLowerCase(), attributes: [], start: open, end: 0, text: null };
    let at = name.end;
    for (;;) {
      while (at < this.#end && (SPACE.test(this.#source[at]) || this.#source[at] === "/")) at++;
      if (at >= this.#end) return this.#stop(); // a tag that does not end is none
      if (this.#source[at] === ">") break;
      at = this.#attribute(at, tag);
      if (at < 0) return this.#stop();
    }
    tag.end = this.#at = at + 1;
    this.#readText(tag);
    return tag;
  }

  #word(at, ends) {
    ends.lastIndex = at + 1;
    const end = Math.min(ends.exec(this.#source)?.index ?? this.#end, this.#end);
    return { text: this.#source.slice(at, end), end };
  }

  /** Reads the attribute at an index and returns the index after it; -1 if it does not end. */
  #attribute(from, tag) {
    let at = from;
    const name = this.#word(at, /[\t\n\f\r />=]/g);
    at = name.end;
    while (SPACE.test(this.#source[at] ?? "")) at++;
    if (this.#source[at] !== "=") {
      tag.attributes.push({ name: name.text.toLowerCase(), at: from, raw: "", start: name.end, end: name.end });
      return name.end;
    }
    at++;
    while (SPACE.test(this.#source[at] ?? "")) at++;
    const quote = this.#source[at];
    let start = at;
    let end;
    if (quote === '"' || quote === "'") {
      start = at + 1;
      end = this.#source.indexOf(quote, start);
      if (end < 0 || end >= this.#end) return -1;
      at = end + 1;
    } else {
      end = at = quote === ">" ? at : this.#word(at, /[\t\n\f\r >]/g).end;
    }
    tag.attributes.push({ name: name.text.toLowerCase(), at: from, raw: this.#source.slice(start, end), start, end });
    return at;
  }

  /** What follows a tag as text. */
  #readText(tag) {
    let end;
    if (!this.#xml && RAW.has(tag.name)) {
      const close = tag.name === "plaintext" ? null : new RegExp(`</${tag.name}(?=[\\t\\n\\f\\r />])`, "gi");
      if (close) close.lastIndex = tag.end;
      end = this.#at = Math.min(close?.exec(this.#source)?.index ?? this.#end, this.#end);
    } else if (this.#xml && this.#source.startsWith("<![CDATA[", tag.end)) {
      const close = this.#source.indexOf("]]>", tag.end);
      end = close < 0 ? this.#end : close + 3;
    } else if (this.#xml) {
      const next = this.#source.indexOf("<", tag.end);
      end = next < 0 ? this.#end : next;
    } else {
      return;
    }
    tag.text = [tag.end, end];
  }
}

const NAMED = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0", sol: "/", colon: ":", period: ".", num: "#", quest: "?", equals: "=", Tab: "\t", NewLine: "\n" };
const REFERENCE = /&(?:#(\d{1,8});?|#[xX]([0-9a-fA-F]{1,8});?|([a-zA-Z]{2,8});)/g;

/** Reads the character references that need no list of names; others stay. */
export function decode(raw) {
  if (!raw.includes("&")) return raw;
  return raw.replace(REFERENCE, (all, decimal, hex, name) => {
    if (name) return NAMED[name] ?? all;
    const code = decimal ? Number(decimal) : parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff && (code & ~0x7ff) !== 0xd800 ? String.fromCodePoint(code) : "\ufffd";
  });
}
