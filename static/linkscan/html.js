// Reads an HTML page into the tree that browsers make of it. parse5 builds the tree
// (vendor/parse5.js, bundled by tools/vendor, MIT license), of which only the elements
// that are open are kept. No markup is handed to the browser, by parseFromString or
// otherwise. So nothing in a page can be run, fetched or reported, whatever the policy
// of the page on which this runs, and no Trusted Types policy is needed.
import { HTML, parserOf, LinkParser } from "./tree.js";
import { Tokenizer, PENDING } from "./tokenizer.js";
import { Piece, decodeNow, PLAIN, READONLY } from "./piece.js";
import { linksOf, mayLink, DESCRIBING, LINKING } from "./attributes.js";
import { cssURLs } from "./css.js";
import { RESOLVES, INHERITS } from "./bases.js";
import { Result } from "./result.js";

const TOKENS = 500; // that are read at once
const NESTED = 5; // documents in srcdoc, one in another

/** Attributes that say how the tree is built. */
const BUILDING = new Set(["script type", "input type", "annotation-xml encoding", "font color", "font face", "font size"]);

const NAMES = new Set([...LINKING, "xml:base", "http-equiv", "srcdoc", ...[...BUILDING, ...DESCRIBING].map((key) => key.split(" ")[1])]);

const keep = (element, name) => NAMES.has(name) &&
  (mayLink(element, name, true) || claims(element, name) || (element === "iframe" && name === "srcdoc") || BUILDING.has(`${element} ${name}`) || DESCRIBING.has(`${element} ${name}`));

/** Reports whether a fragment can lead to what an attribute names. */
const isName = (element, name) => name === "id" || (name === "name" && element === "a");

const keepNames = (element, name) => isName(element, name) || keep(element, name);

/** Reports whether an attribute states the base. */
const claims = (element, name) => name === "xml:base" || (element === "base" && name === "href") || (element === "meta" && name === "http-equiv");

/** Reports whether a source says that it is XHTML. */
const saysXHTML = (source) => /^\uFEFF?<\?xml\s[^>]*>[^]{0,2000}?<html\s[^>]*xmlns\s*=\s*["']http:\/\/www\.w3\.org\/1999\/xhtml["']/i.test(source.slice(0, 4000));

/**
 * Reads a page. Where options have a list of names, the names that a fragment can lead to are
 * put there. A file of a site is XHTML if the host says so, which goes by its name; else the
 * source tells. Scripts in it are read by readInline, if that is given, else for where they register
 * a service worker.
 */
export function* readHTML(source, { names = null, readInline = null, xhtml = !names && saysXHTML(source) } = {}) {
  const result = new Result();
  result.reader = "dom";
  result.names = names;
  result.readInline = readInline;
  const reading = new Reading(new Piece(source), result, 0, false, xhtml);
  for (const _ of reading.document()) yield reading.at / source.length;
  return result;
}

/** Reads HTML that stands in another text, as Markdown holds it, or escaped, as feeds do; there nothing can be written, and nothing states a base. */
export const readFragment = (piece, result, escaped = false) => new Reading(piece, result, 0, escaped).fragment();

/** Reads a tag that stands by itself in another text. */
export const readTag = (piece, result) => new Reading(piece, result).tag();

/** The text without the white space of HTML around it. */
function stripped(text) {
  const space = /[\t\n\f\r ]/;
  let [start, end] = [0, text.length];
  while (start < end && space.test(text[start])) start++;
  while (start < end && space.test(text[end - 1])) end--;
  return text.slice(start, end);
}

/** Elements that have no end tag. */
const VOID = new Set(["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "param", "source", "track", "wbr"]);

/** XHTML is read as HTML is, but that any tag can close itself (XML 1.0 §3.1), and that there are sections of CDATA. */
class Reading {
  #piece;
  #result;
  #depth; // of nested documents
  #escaped; // it stands in another text in that way
  #own = 0; // the number of the base that a nested document may state
  #tokenizer;
  #parser;
  #text = null; // that the parser is given, as [start, end, references count]
  #made = []; // elements whose attributes are to be read
  #open = new Set(); // styles and scripts
  #closed = []; // of these, that are to be read
  #xhtml;
  #beforeBody; // what was found when the body began

  constructor(piece, result, depth = 0, escaped = false, xhtml = false) {
    this.#xhtml = xhtml;
    this.#piece = piece;
    this.#result = result;
    this.#depth = depth;
    this.#escaped = escaped;
    if (depth > 0) this.#own = result.state("base href", "", 0, INHERITS); // until there is one
    this.#tokenizer = new Tokenizer(piece.value, this.#naming() ? keepNames : keep);
  }

  /** How far it has read. */
  get at() { return this.#tokenizer.at; }

  /** Reports whether names are wanted; those of a nested document are not of the page. */
  #naming() { return this.#result.names && this.#depth === 0 && !this.#escaped; }

  document() {
    this.#parser = parserOf((options) => new LinkParser(options), this.#events());
    return this.#read();
  }

  fragment() {
    this.#parser = parserOf((options) => LinkParser.getFragmentParser(null, options), this.#events());
    return this.#read();
  }

  * tag() {
    let token;
    while ((token = this.#tokenizer.next()) === PENDING) yield;
    if (token?.kind === "open") yield* this.#attributes(token.name, token.attributes);
  }

  /** What the parser says of the tree. */
  #events() {
    return {
      made: (node, inTemplate) => {
        if (node.tagName === "body") this.#beforeBody = { ...this.#result.mark(), own: { ...this.#result.bases[this.#own - 1] } };
        if (node.texts) this.#open.add(node);
        if (node.attrs.length > 0) this.#made.push({ node, attributes: node.attrs, inTemplate });
      },
      merged: (node, attributes) => this.#made.push({ node, attributes, inTemplate: false }),
      text: (node) => { if (node.texts && this.#text) node.texts.push(this.#text); },
      popped: (node) => { if (this.#open.delete(node)) this.#closed.push(node); },
      bodyDropped: () => { // by a frameset
        this.#result.goBack(this.#beforeBody);
        if (this.#own > 0) Object.assign(this.#result.bases[this.#own - 1], this.#beforeBody.own);
      },
    };
  }

  * #read() {
    let n = 0;
    for (let token; (token = this.#tokenizer.next()) !== null; ) {
      if (++n % TOKENS === 0 || token === PENDING) yield;
      this.#give(token);
      while (this.#made.length > 0) yield* this.#element(this.#made.shift());
      while (this.#closed.length > 0) yield* this.#contents(this.#closed.shift());
    }
    for (const node of this.#open) yield* this.#contents(node);
  }

  /** Gives a token to the parser. */
  #give(token) {
    const parser = this.#parser;
    if (token.kind === "open") {
      const foreign = parser.currentNotInHTML;
      for (const a of token.attributes) a.key = a.name, a.value = BUILDING.has(`${token.name} ${a.name}`) ? this.#value(a) : "";
      parser.open(token.name, token.attributes, token.closes);
      const ends = parser.rawText(token.name);
      const closesItself = this.#xhtml && token.closes && !foreign && !VOID.has(token.name);
      if (closesItself && token.name !== "svg" && token.name !== "math") parser.close(token.name);
      else if (ends !== null) this.#tokenizer.expectRaw(ends);
    } else if (token.kind === "close") parser.close(token.name);
    else if (token.kind === "text") this.#giveText(token);
    else if (token.kind === "comment") parser.comment();
    else if (token.kind === "doctype") parser.doctype();
    this.#tokenizer.cdata = this.#xhtml || parser.currentNotInHTML;
  }

  /** A short value, or the beginning of a long one. */
  #value({ start, end }) { return decodeNow(this.#piece.value.slice(start, Math.min(end, start + 100))); }

  /** Text counts as what it begins with; white space before that, by itself. */
  #giveText(token) {
    const { start, end, raw, cdata } = token;
    this.#text = token;
    const first = this.#first(/[^\t\n\f\r ]/g, start, end);
    if (raw) this.#parser.characters();
    else {
      if (first > start) this.#parser.whitespace();
      this.#text = first > start ? null : token; // which has been taken as a whole
      if (first < end) this.#giveCharacters(first, end, cdata);
    }
    this.#text = null;
  }

  #giveCharacters(first, end, cdata) {
    const source = this.#piece.value;
    const shown = this.#first(/[^\t\n\f\r \0]/g, first, end);
    if (shown === end) this.#parser.nulls();
    else if (source[shown] === "&" && !cdata && !/[^\t\n\f\r ]/.test(decodeNow(source.slice(shown, Math.min(end, shown + 200))))) this.#parser.whitespace();
    else this.#parser.characters();
  }

  #first(what, start, end) {
    what.lastIndex = start;
    return Math.min(what.exec(this.#piece.value)?.index ?? end, end);
  }

  * #element({ node, attributes, inTemplate }) {
    const html = node.namespaceURI === HTML;
    if (this.#naming() && !inTemplate) yield* this.#names(node.tagName, attributes);
    yield* this.#attributes(node.tagName.toLowerCase(), attributes, html && !inTemplate, !html);
    if (!html || node.tagName !== "iframe") return;
    for (const { key, start, end } of attributes) if (key === "srcdoc") yield* this.#nested(start, end);
  }

  * #names(element, attributes) {
    for (const { key, start, end } of attributes) {
      if (isName(element, key) && end > start) this.#result.names.push((yield* this.#piece.decoded(start, end)).value);
    }
  }

  /** Reads the links in attributes. A base of the document is an element of HTML, and in no template. */
  * #attributes(element, attributes, based = true, foreign = false) {
    const other = (name) => {
      const found = attributes.find(({ key, name: own }) => (key ?? own) === name);
      return found && this.#value(found);
    };
    for (const { key, name, start, end, valued } of attributes) {
      const attribute = key ?? name;
      const claiming = claims(element, attribute);
      if (!claiming && !mayLink(element, attribute, foreign)) continue;
      const value = yield* this.#piece.decoded(start, end);
      if (claiming) this.#claim(element, attribute, value, other, based);
      for (const link of linksOf(element, attribute, value.value, other, foreign)) {
        if (link) this.#result.add(link.ref, link.context, value, link.start, link.end, valued ? this.#writing(value) : READONLY);
        else yield;
      }
    }
  }

  /** Within srcdoc what is written would have to be escaped twice. */
  #writing(value) { return this.#depth > 0 || this.#escaped ? READONLY : value.writing; }

  #claim(element, attribute, piece, other, based) {
    const claim = (ref, context) => ({ ref, context, start: piece.place(0), end: piece.place(piece.value.length) });
    if (attribute === "xml:base") this.#result.ignored.push(claim(piece.value, attribute));
    else if (element === "base") {
      const base = claim(stripped(piece.value), "base href");
      const own = this.#result.bases[this.#own - 1];
      if (!based || this.#escaped || (own ? own.kind !== INHERITS : this.#result.base)) this.#result.ignored.push(base); // the first one counts
      else if (own) Object.assign(own, { ref: base.ref, start: base.start, kind: RESOLVES });
      else this.#result.base = base;
    } else if (/^content-(?:base|location)$/i.test(piece.value)) {
      this.#result.ignored.push(claim(other("content") ?? "", piece.value.toLowerCase()));
    }
  }

  /** Reads the document in srcdoc. */
  * #nested(start, end) {
    if (this.#depth + 1 > NESTED) {
      this.#result.cut("deep-nesting");
      return;
    }
    const piece = yield* this.#piece.decoded(start, end);
    const around = this.#result.baseNumber;
    this.#result.baseNumber = this.#result.state("srcdoc", "", piece.place(0), INHERITS);
    const nested = new Reading(piece, this.#result, this.#depth + 1, this.#escaped);
    this.#result.baseNumber = nested.#own;
    yield* nested.document();
    this.#result.baseNumber = around;
  }

  /** Reads a style or a script, which in SVG and MathML may be in several parts. */
  * #contents({ tagName, attrs, texts, namespaceURI }) {
    const script = tagName === "script";
    if (script && (!runs(attrs) || attrs.some(({ key }) => namespaceURI === HTML ? key === "src" : /^(?:xlink:)?href$/.test(key)))) return; // what it names is run instead
    for (const { start, end, raw, cdata } of texts) {
      const piece = raw || cdata ? this.#piece.part(start, end, PLAIN) : yield* this.#piece.decoded(start, end, false);
      if (script && this.#result.readInline) {
        yield* this.#result.readInline(piece, this.#result, this.#writing(piece), this.#depth > 0);
        continue;
      }
      for (const link of script ? registrations(piece.value) : cssURLs(piece.value)) {
        if (link) this.#result.add(link.ref, link.context ?? "style url()", piece, link.start, link.end, this.#writing(piece));
        else yield;
      }
    }
  }
}

/** Reports whether a script is run as JavaScript, by its type. */
function runs(attrs) {
  const type = attrs.find(({ key }) => key === "type")?.value ?? "";
  return /^(?:|module|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i.test(type.trim());
}

// A script is read for where it registers a service worker, and not otherwise: an address that is put
// together is known to none but it.

const CALL = /\bserviceWorker\s*\??\.\s*register\s*\(\s*(["'`])/g;
const SCOPE = /^\s*,\s*\{[^{}]*?\bscope["']?\s*:\s*(["'`])/;

const LONGEST = 2_000; // code units of an address in a script, and of what stands before its scope
const BEFORE = 500; // code units before a call that are searched for a comment
const FURTHER = 100_000; // code units of a script that are searched before others have their turn

/**
 * Yields the address of each script that is registered, and then its scope, if one is stated, as { ref, context, start, end };
 * null where a pause may be made. Both are relative to the document.
 */
function* registrations(text) {
  let paused = 0;
  for (CALL.lastIndex = 0; ; ) {
    const at = CALL.lastIndex;
    const call = CALL.exec(text);
    if (!call) return;
    if (call.index - paused > FURTHER) {
      paused = call.index;
      yield null;
    }
    const next = Math.max(CALL.lastIndex, at);
    const script = literal(text, next, call[1]);
    if (script && !isComment(text, call.index)) {
      yield { ...script, context: "register()" };
      const after = script.end + 1;
      const scoped = SCOPE.exec(text.slice(after, after + LONGEST));
      const scope = scoped && literal(text, after + scoped[0].length, scoped[1]);
      if (scope) yield { ...scope, context: "register() scope" };
    }
    CALL.lastIndex = next;
  }
}

/** The string that begins at an index, as far as it stands for itself: without escapes, and nothing is put in. */
function literal(text, start, quote) {
  const rest = text.slice(start, start + LONGEST);
  const length = rest.indexOf(quote);
  const ref = rest.slice(0, length);
  return length < 0 || /[\\\n\r]|\$\{/.test(ref) ? null : { ref, start, end: start + length };
}

/** Reports whether an index is in a comment, by what stands before it. */
function isComment(text, index) {
  const before = text.slice(Math.max(0, index - BEFORE), index);
  return /(?:^|[^:"'`])\/\/[^\n]*$/.test(before) || before.lastIndexOf("/*") > before.lastIndexOf("*/");
}
