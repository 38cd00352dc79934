// Cuts markup into tags and text, with their places, as the tokenization of HTML
// does. Who reads the tokens says where raw text or CDATA is to be expected. What is
// in the source is looked at once: each search begins where the last one ended.

const TAB = 9, LF = 10, FF = 12, CR = 13, SPACE = 32, QUOTE = 34, APOSTROPHE = 39, SLASH = 47, EQUALS = 61, GREATER = 62;

const isSpace = (c) => c === SPACE || c === LF || c === TAB || c === CR || c === FF;
const isLetter = (c) => (c | 32) >= 97 && (c | 32) <= 122;

/** The text with ASCII letters in lower case; others stay, as HTML has it. */
export const lower = (text) => (/[A-Z]/.test(text) ? text.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase()) : text);

/** What next() returns where it has only come further. */
export const PENDING = { kind: "pending" };

const ATTRIBUTES = 500; // of a tag that are read at once

/** A tokenizer. keep(element, attribute) says which attributes are of interest; the first one of a name counts. */
export class Tokenizer {
  #source;
  #end;
  #keep;
  #tag = null; // the tag whose attributes are being read
  #raw = null; // what the raw text ends at, and how it is read

  /** How far it has read. */
  at = 0;
  /** Whether <![CDATA[ begins a section: in XML, and within SVG and MathML. */
  cdata = false;

  constructor(source, keep) {
    this.#source = source;
    this.#end = source.length;
    this.#keep = keep;
  }

  /** What follows is raw text: up to the closing tag of that name, of a script, or "" for all that follows. */
  expectRaw(name) { this.#raw = name; }

  /**
   * The next token, null at the end: { kind: "open", name, attributes: [{ name, start,
   * end, valued }], closes, start, end }, { kind: "close", name }, { kind: "text",
   * start, end, raw, cdata }, { kind: "comment" } or { kind: "doctype" }. The places
   * are those of the value.
   */
  next() {
    if (this.#tag) return this.#attributes();
    if (this.at >= this.#end) return null;
    if (this.#raw !== null) return this.#rawText();
    const source = this.#source;
    const open = this.#find("<", this.at);
    if (open > this.at) return this.#text(this.at, open);
    const c = source.charCodeAt(open + 1);
    if (isLetter(c)) return this.#begin("open", open, open + 1);
    if (c === SLASH && isLetter(source.charCodeAt(open + 2))) return this.#begin("close", open, open + 2);
    if (c === SLASH || c === 33 || c === 63) return this.#markup(open, c);
    return this.#text(open, this.#find("<", open + 1)); // a "<" by itself
  }

  /** The index of what is sought before the end, else the end. */
  #find(what, from) {
    const at = this.#source.indexOf(what, from);
    return at < 0 ? this.#end : at;
  }

  #text(start, end, raw = false, cdata = false) {
    this.at = end;
    return { kind: "text", start, end, raw, cdata };
  }

  /** A comment, a declaration, CDATA, or what is none of them and passes for a comment. */
  #markup(open, c) {
    const source = this.#source;
    if (c === 33 && source.startsWith("--", open + 2)) return this.#comment(open + 4);
    if (c === 33 && this.cdata && source.startsWith("[CDATA[", open + 2)) {
      const end = this.#find("]]>", open + 9);
      const token = this.#text(open + 9, end, false, true);
      this.at = Math.min(end + 3, this.#end);
      return token;
    }
    this.at = Math.min(this.#find(">", open + 2) + 1, this.#end);
    if (c === SLASH && open + 3 === this.at) return PENDING; // </>
    return { kind: /^doctype/i.test(source.slice(open + 2, open + 9)) && c === 33 ? "doctype" : "comment" };
  }

  #comment(from) {
    const early = /-?>/y;
    early.lastIndex = from;
    const late = /--!?>/g;
    late.lastIndex = from;
    const found = early.exec(this.#source) ?? late.exec(this.#source);
    this.at = found ? found.index + found[0].length : this.#end;
    return { kind: "comment" };
  }

  #begin(kind, start, from) {
    let end = from + 1;
    for (let c; end < this.#end && !isSpace((c = this.#source.charCodeAt(end))) && c !== SLASH && c !== GREATER; ) end++;
    this.#tag = { kind, name: lower(this.#source.slice(from, end)), attributes: [], closes: false, start, end };
    this.at = end;
    return this.#attributes();
  }

  /** Reads on in a tag. One that does not end is none. */
  #attributes() {
    const source = this.#source;
    const tag = this.#tag;
    for (let n = 0; n < ATTRIBUTES; n++) {
      let at = this.at;
      let c = source.charCodeAt(at);
      let slash = false;
      for (; at < this.#end && (isSpace(c) || c === SLASH); c = source.charCodeAt(++at)) slash = c === SLASH;
      if (at >= this.#end) return this.#stop();
      if (c === GREATER) {
        this.at = tag.end = at + 1;
        tag.closes = slash;
        this.#tag = null;
        return tag;
      }
      this.at = this.#attribute(at);
      if (this.at < 0) return this.#stop();
    }
    return PENDING;
  }

  #stop() {
    this.#tag = null;
    this.at = this.#end;
    return null;
  }

  /** Reads the attribute at an index and returns the index after it; -1 if it does not end. */
  #attribute(from) {
    const source = this.#source;
    const to = this.#end;
    let at = from + 1; // a "=" can begin a name
    for (let c; at < to && !isSpace((c = source.charCodeAt(at))) && c !== SLASH && c !== GREATER && c !== EQUALS; ) at++;
    const named = at;
    while (at < to && isSpace(source.charCodeAt(at))) at++;
    if (at >= to || source.charCodeAt(at) !== EQUALS) return this.#take(from, named, named, named, false), at;
    do at++; while (at < to && isSpace(source.charCodeAt(at)));
    const c = source.charCodeAt(at);
    if (at >= to) return -1;
    if (c === GREATER) return this.#take(from, named, at, at, true), at;
    if (c === QUOTE || c === APOSTROPHE) {
      const end = source.indexOf(source[at], at + 1);
      if (end < 0) return -1;
      return this.#take(from, named, at + 1, end, true), end + 1;
    }
    const start = at;
    for (let d; at < to && !isSpace((d = source.charCodeAt(at))) && d !== GREATER; ) at++;
    return this.#take(from, named, start, at, true), at;
  }

  #take(from, named, start, end, valued) {
    if (named - from > 40) return; // longer than any name of interest
    const { kind, name: element, attributes } = this.#tag;
    const name = lower(this.#source.slice(from, named));
    if (kind !== "open" || !this.#keep(element, name) || attributes.some((known) => known.name === name)) return;
    attributes.push({ name, start, end, valued });
  }

  /** Text up to the closing tag that ends it. */
  #rawText() {
    const start = this.at;
    const name = this.#raw;
    this.#raw = null;
    const end = name === "" ? this.#end : name === "script" ? this.#scriptEnd(start) : this.#closing(name, start);
    if (end === start) return this.next();
    return this.#text(start, end, true);
  }

  #closing(name, from) {
    const close = new RegExp(`</${name}[\\t\\n\\f\\r />]`, "gi");
    close.lastIndex = from;
    return close.exec(this.#source)?.index ?? this.#end;
  }

  /** Where a script ends: not within <!-- <script> </script> -->. */
  #scriptEnd(from) {
    const marks = /<!--|-->|<(\/?)script[\t\n\f\r />]/gi;
    marks.lastIndex = from;
    let escaped = 0; // within <!--, and within a <script> there
    for (let m; (m = marks.exec(this.#source)); ) {
      if (m[0] === "<!--") {
        escaped ||= 1;
        marks.lastIndex -= 2; // its dashes can begin -->
      } else if (m[0] === "-->") escaped = 0;
      else if (!m[1]) escaped &&= 2;
      else if (escaped < 2) return m.index;
      else escaped = 1;
    }
    return this.#end;
  }
}
