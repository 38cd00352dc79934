// Cuts XML (1.0) into tags and text, with their places. Each character is looked at a fixed
// number of times. What is not well-formed is said, and read as well as it can be.
import { Piece, MARKUP, PLAIN, READONLY } from "./piece.js";

const isSpace = (c) => c === 32 || c === 10 || c === 13 || c === 9;
const isName = (c) => c > 32 && c !== 47 && c !== 62 && c !== 61 && c !== 34 && c !== 39 && c !== 60;

/** What next() returns where it has only come further. */
export const PENDING = { kind: "pending" };

const ATTRIBUTES = 500; // of a tag that are read at once
const DEFAULTS = 100; // of an element that are kept

/** keep(name) says which attributes are of interest; malformed(place) is told what is not well-formed. */
export class XMLTokens {
  #source;
  #keep;
  #malformed;
  #tag = null; // whose attributes are being read

  at = 0;
  /** The general entities that the document declares, by their names. */
  entities = new Map();
  /** The defaults of attributes that the document declares, by the names of elements. */
  #defaults = new Map();

  constructor(source, keep, malformed) {
    this.#source = source;
    this.#keep = keep;
    this.#malformed = malformed;
    if (source.charCodeAt(0) === 0xfeff) this.at = 1;
  }

  /**
   * The next token, null at the end: { kind: "open", name, attributes: [{ name, start, end, declared }], closes },
   * { kind: "close", name }, { kind: "text", start, end, cdata } or { kind: "instruction", start, end }.
   */
  next() {
    if (this.#tag) return this.#attributes();
    const source = this.#source;
    if (this.at >= source.length) return null;
    const open = this.#find("<", this.at);
    if (open > this.at) return this.#text(this.at, open, open);
    const c = source.charCodeAt(open + 1);
    if (c === 33) return this.#declaration(open);
    if (c === 63) return this.#instruction(open);
    if (c === 47) return this.#close(open);
    if (!isName(c)) {
      this.#malformed(open);
      return this.#text(open, open + 1, open + 1);
    }
    let end = open + 2;
    while (isName(source.charCodeAt(end))) end++;
    this.#tag = { kind: "open", name: source.slice(open + 1, end), attributes: [], closes: false, start: open };
    this.at = end;
    return this.#attributes();
  }

  #find(what, from) {
    const at = this.#source.indexOf(what, from);
    return at < 0 ? this.#source.length : at;
  }

  /** Goes on after what ends something; what does not end is not well-formed. */
  #past(what, from) {
    const at = this.#source.indexOf(what, from);
    if (at < 0) this.#malformed(from);
    this.at = at < 0 ? this.#source.length : at + what.length;
    return at < 0 ? this.#source.length : at;
  }

  #text(start, end, at, cdata = false) {
    this.at = at;
    return { kind: "text", start, end, cdata };
  }

  #instruction(open) { return { kind: "instruction", start: open + 2, end: this.#past("?>", open + 2) }; }

  #close(open) {
    const end = this.#past(">", open + 2);
    return { kind: "close", name: this.#source.slice(open + 2, end).trimEnd(), start: open };
  }

  #declaration(open) {
    const source = this.#source;
    if (source.startsWith("--", open + 2)) return this.#past("-->", open + 4), PENDING;
    if (source.startsWith("[CDATA[", open + 2)) {
      const end = this.#past("]]>", open + 9);
      return this.#text(open + 9, end, this.at, true);
    }
    return source.startsWith("DOCTYPE", open + 2) ? this.#doctype(open + 9) : (this.#past(">", open + 2), PENDING);
  }

  /** Reads a document type declaration with its internal subset (§2.8), of which entities are kept. */
  #doctype(from) {
    const marks = /["']|[<[\]>]/g;
    marks.lastIndex = from;
    let inside = false;
    for (let m; (m = marks.exec(this.#source)); ) {
      if (m[0] === '"' || m[0] === "'") marks.lastIndex = this.#past(m[0], marks.lastIndex) + 1;
      else if (m[0] === "[") inside = true;
      else if (m[0] === "]") inside = false;
      else if (m[0] === "<") marks.lastIndex = this.#markup(m.index);
      else if (!inside) {
        this.at = m.index + 1;
        return PENDING;
      }
    }
    this.#malformed(from);
    this.at = this.#source.length;
    return null;
  }

  /** Reads a declaration of the internal subset, and returns where it ends. */
  #markup(open) {
    const source = this.#source;
    if (source.startsWith("<!--", open)) return this.#past("-->", open + 4), this.at;
    if (source.startsWith("<?", open)) return this.#past("?>", open + 2), this.at;
    const entity = /<!ENTITY\s+([^\s%"'<>]+)\s+(?="|')/y;
    entity.lastIndex = open;
    const name = entity.exec(source)?.[1];
    if (name) {
      const from = entity.lastIndex + 1;
      const end = this.#past(source[from - 1], from);
      if (!this.entities.has(name)) this.entities.set(name, source.slice(from, end)); // the first one counts
      return this.at;
    }
    const ends = /["'>]/g;
    ends.lastIndex = source.startsWith("<!ATTLIST", open) ? this.#attributeList(open) : open;
    for (let m; (m = ends.exec(source)); ) {
      if (m[0] === ">") return m.index + 1;
      ends.lastIndex = this.#past(m[0], m.index + 1) + 1;
    }
    return source.length;
  }

  /** Reads the defaults that an attribute-list declaration has (§3.3), and returns where it goes on. */
  #attributeList(open) {
    const source = this.#source;
    const [head, definition] = [/<!ATTLIST\s+([^\s>"']+)/y, /\s+([^\s>"'(]+)\s+(?:[A-Z]+|(?:NOTATION\s+)?\([^)"'<>]*\))\s+(?:#REQUIRED|#IMPLIED|(?:#FIXED\s+)?(["']))/y];
    head.lastIndex = open;
    const element = head.exec(source)?.[1];
    if (!element) return open;
    if (!this.#defaults.has(element)) this.#defaults.set(element, new Map());
    const known = this.#defaults.get(element);
    let at = head.lastIndex;
    for (let m; (definition.lastIndex = at, m = definition.exec(source)); ) {
      const [, name, quote] = m;
      const start = (at = definition.lastIndex);
      const end = quote && this.#past(quote, start);
      if (quote) at = this.at;
      if (known.size < DEFAULTS && this.#keep(name) && !known.has(name)) known.set(name, quote ? { name, start, end, declared: true } : null); // the first one counts
    }
    return at;
  }

  /** Gives a tag the attributes that it has by default. */
  #complete(tag) {
    const given = new Set(tag.attributes.map(({ name }) => name));
    for (const [name, attribute] of this.#defaults.get(tag.name)) if (attribute && !given.has(name)) tag.attributes.push(attribute);
    return tag;
  }

  #attributes() {
    const source = this.#source;
    const tag = this.#tag;
    for (let n = 0; n < ATTRIBUTES; n++) {
      let at = this.at;
      while (isSpace(source.charCodeAt(at))) at++;
      const c = source.charCodeAt(at);
      if (c === 62 || (c === 47 && source.charCodeAt(at + 1) === 62)) {
        tag.closes = c === 47;
        this.at = at + (c === 47 ? 2 : 1);
        this.#tag = null;
        return this.#defaults.has(tag.name) ? this.#complete(tag) : tag;
      }
      this.at = at >= source.length || c === 60 ? -1 : this.#attribute(at);
      if (this.at < 0) {
        this.#malformed(at);
        this.at = at;
        this.#tag = null;
        return at >= source.length ? null : tag; // the tag ends where another one begins
      }
    }
    return PENDING;
  }

  /** Reads the attribute at an index, and returns where it ends; -1 if it does not. */
  #attribute(from) {
    const source = this.#source;
    let at = from;
    while (isName(source.charCodeAt(at))) at++;
    const name = source.slice(from, Math.min(at, from + 60));
    while (isSpace(source.charCodeAt(at))) at++;
    if (at === from || source.charCodeAt(at) !== 61) {
      this.#malformed(from);
      return at === from ? at + 1 : at;
    }
    do at++; while (isSpace(source.charCodeAt(at)));
    const quote = source[at];
    if (quote !== '"' && quote !== "'") {
      this.#malformed(at);
      return at < source.length ? at : -1;
    }
    const end = source.indexOf(quote, at + 1);
    if (end < 0) return -1;
    if (this.#keep(name)) this.#tag.attributes.push({ name, start: at + 1, end });
    return end + 1;
  }
}

// Reads the character and entity references of XML (1.0 §4.1) in texts and attributes. Entities
// may refer to entities, so what they stand for is bounded.

const PREDEFINED = new Map([["amp", "&"], ["lt", "<"], ["gt", ">"], ["quot", '"'], ["apos", "'"]]);

const LONGEST = 20_000; // characters that an entity may stand for
const MOST = 2_000_000; // characters that all of them may stand for
const DEEPEST = 32; // entities, one in another
const REFERENCES = 5000; // that are read at once

export class Entities {
  #declared;
  #tooLarge;
  #texts = new Map(); // what an entity stands for, null if that is too large
  #left = MOST;

  /** tooLarge(place) is told of an entity that is not replaced. */
  constructor(declared, tooLarge) {
    this.#declared = declared;
    this.#tooLarge = tooLarge;
  }

  /** What a reference stands for, without "&" and ";"; undefined if it is none. */
  #read(name, depth = 0) {
    if (name[0] === "#") return character(name);
    if (PREDEFINED.has(name)) return PREDEFINED.get(name);
    if (!this.#declared.has(name)) return undefined;
    if (!this.#texts.has(name)) {
      this.#texts.set(name, null); // also for one that refers to itself
      this.#texts.set(name, this.#replaced(this.#declared.get(name), depth));
    }
    const text = this.#texts.get(name);
    return text !== null && (this.#left -= text.length) >= 0 ? text : null;
  }

  /** A text with its references replaced; null if that is too large. */
  #replaced(text, depth) {
    if (depth > DEEPEST) return null;
    let length = 0;
    let whole = true;
    const made = text.replace(/&([^&;\s]{1,60});/g, (reference, name) => {
      const read = whole && length <= LONGEST ? this.#read(name, depth + 1) : null;
      whole &&= read !== null;
      length += read?.length ?? reference.length;
      return read ?? reference;
    });
    return whole && made.length <= LONGEST ? made : null;
  }

  /**
   * Texts [{ start, end, cdata }] of a piece, one after the other, as one piece. In attributes
   * white space is spaces (§3.3.3).
   */
  * join(piece, parts, attribute = false) {
    const [offsets, places, texts] = [[], [], []];
    let length = 0;
    let n = 0;
    let changed = false;
    const add = (text, place) => {
      if (text === "") return;
      offsets.push(length);
      places.push(place);
      texts.push(text);
      length += text.length;
    };
    for (const { start, end, cdata } of parts) {
      const raw = piece.value.slice(start, end);
      let from = 0;
      for (const m of cdata ? [] : raw.matchAll(/&([^&;\s]{1,60});/g)) {
        const read = this.#read(m[1]);
        if (read === null) this.#tooLarge(start + m.index);
        if (typeof read !== "string") continue;
        add(plain(raw.slice(from, m.index), attribute), start + from);
        add(read, start + m.index);
        from = m.index + m[0].length;
        offsets.push(length);
        places.push(start + from);
        changed = true;
        if (++n % REFERENCES === 0) yield;
      }
      add(plain(raw.slice(from), attribute), start + from);
    }
    if (offsets.length === 0) offsets.push(0), places.push(parts[0]?.start ?? 0);
    return new Piece(texts.join(""), piece, offsets, places, changed || parts.length !== 1 ? READONLY : parts[0].cdata ? PLAIN : MARKUP);
  }
}

const plain = (text, attribute) => (attribute ? text.replace(/\r\n|[\t\n\r]/g, (space) => (space.length > 1 ? "  " : " ")) : text);

function character(name) {
  const code = /^#x[0-9a-fA-F]+$/.test(name) ? parseInt(name.slice(2), 16) : /^#\d+$/.test(name) ? parseInt(name.slice(1), 10) : 0;
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
