// Reads JavaScript for the addresses that are literals in it, by its tokens (vendor/jstokens.js, bundled by
// tools/vendor, MIT license). What an import, or new URL with import.meta.url, names is relative to the
// script; what fetch, Worker and the like are given is relative to the page that runs it (HTML Standard,
// API base URL), or to the script where that is a worker. All of it is relative to the base of the document
// where the script stands in one (prepare the script element).
import { jsTokens } from "../vendor/jstokens.js";
import { Piece, PLAIN, READONLY } from "./piece.js";
import { NONE, NOT_EMBEDDED, OF_PAGE, OF_SOURCE, RESOLVES, UNRESOLVED } from "./bases.js";
import { Result } from "./result.js";

const TOKENS = 2000; // that are read at once
const BEFORE = 6; // tokens before a literal that say what it is
const AFTER = 12; // tokens of the second argument of new URL

const REGISTER = /serviceWorker \??\. register$/;

/** Calls whose first argument is read against the page, by what stands before the bracket. */
const CALLS = [
  /(?:^|[^.\s] )fetch$/, /(?:window|self|globalThis) \. fetch$/, /new (?:Worker|SharedWorker|EventSource|WebSocket|Request)$/,
  REGISTER, /navigator \. sendBeacon$/, /Worklet \. addModule$/, /location \. (?:assign|replace)$/, /window \. open$/,
];

/** What the second argument of new URL may be for the page: its base, or its address; and for the script. */
const PAGE = "document.baseURI";
const ADDRESS = /^(?:document\.URL|(?:(?:window|self|globalThis|document)\.)?location(?:\.href)?)$/;
const SCRIPT = "import.meta.url";

export function* readScript(source) {
  const result = new Result();
  if (source.includes("\0")) result.cut("binary", source.indexOf("\0"));
  const reading = new Reading(new Piece(source), result);
  for (const _ of reading.read(source)) yield reading.at / source.length;
  reading.finish();
  return result;
}

/** Reads a script that stands in a page, in a nested document perhaps. Its links are written so. It may begin as a comment of HTML (ECMA-262, B.1.1). */
export const readInline = (piece, result, writing, nested) => new Reading(piece, result, { writing, nested, base: result.baseNumber })
  .read(piece.value.replace(/^\s*<!--/, (begin) => `${begin.slice(0, -4)}//--`));

class Reading {
  at = 0;
  #piece;
  #result;
  #page; // that it stands in; null for a file
  #before = []; // the last tokens that are no space
  #clause = false; // within import or export, before "from"
  #pending = null; // a literal of which what follows decides: { ref, start, end, writing, of, after }
  #registering = 0; // brackets that are open since register(
  #bases = new Map(); // by their names
  #worker = false; // the script is one: it imports scripts
  #importing = false; // within the brackets of importScripts

  constructor(piece, result, page = null) {
    this.#piece = piece;
    this.#result = result;
    this.#page = page;
  }

  * read(source) {
    let n = 0;
    try {
      for (const token of jsTokens(source)) {
        this.#take(token);
        if (++n % TOKENS === 0) yield;
      }
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      this.#malformed(this.at); // a token of millions of characters
    }
  }

  #malformed(start) { this.#result.cut("malformed", this.#piece.place(start)); }

  #take({ type, value, closed }) {
    const start = this.at;
    this.at += value.length;
    if (type === "WhiteSpace" || type === "LineTerminatorSequence") return;
    if (type.endsWith("Comment")) return this.#comment(value, start);
    if (closed === false && type !== "RegularExpressionLiteral") this.#malformed(start);
    const literal = (type === "StringLiteral" || type === "NoSubstitutionTemplate") && closed;
    if (this.#pending) this.#follow(literal ? { value: unescaped(value.slice(1, -1)), start: start + 1 } : value);
    if (literal) this.#literal(value, start);
    this.#brackets(value, literal);
    this.#clause = value === "import" || value === "export" || (this.#clause && (type === "IdentifierName" || literal || /^[{},*]$/.test(value)));
    this.#before.push(!literal ? value.slice(0, 40) : value.slice(1, -1) === "scope" ? "scope" : "''");
    if (this.#before.length > BEFORE) this.#before.shift();
  }

  /** Counts the brackets in a call of register, in which scope may be said. */
  #brackets(value, literal) {
    if (literal) return;
    if (value === ")") this.#importing = false;
    if (value === "(" && (this.#registering > 0 || REGISTER.test(this.#before.join(" ")))) this.#registering++;
    else if (value === ")" && this.#registering > 0) this.#registering--;
  }

  #literal(value, start) {
    const raw = value.slice(1, -1);
    const place = { ref: unescaped(raw), start: start + 1, end: start + 1 + raw.length, writing: raw.includes("\\") ? READONLY : this.#page?.writing ?? PLAIN };
    const before = this.#before.join(" ");
    const [, callee] = /^(.*) \($/.exec(before) ?? [];
    if (/(?:^|[^.] )import$/.test(before) || (this.#clause && /\S from$/.test(before))) this.#import(place);
    else if (callee === undefined) this.#other(before, place);
    else if (/(?:^|[^.] )import$/.test(callee) || /import \. meta \. resolve$/.test(callee)) this.#pending = { ...place, of: "import", after: [] };
    else if (/new URL$/.test(callee)) this.#pending = { ...place, of: "URL", after: [] };
    else if (/(?:^|[^.] )importScripts$/.test(callee)) this.#imported(place);
    else if (CALLS.some((call) => call.test(callee))) this.#pending = { ...place, of: "page", after: [], context: this.#page && REGISTER.test(callee) ? "register()" : "script address" };
  }

  /** Reads what is no first argument: the address of a request, the scope of a service worker, a new location. */
  #other(before, place) {
    if (/\. open \( '' ,$/.test(before)) this.#pending = { ...place, of: "page", after: [], context: "script address" };
    else if (this.#registering > 0 && /scope :$/.test(before)) this.#add(place, this.#page ? "register() scope" : "script scope", this.#base("page", OF_PAGE, place.start));
    else if (/(?:^|[^.] |(?:window|document|self) \. )location (?:\. href )?=$/.test(before)) this.#pending = { ...place, of: "location", after: [], context: "script address" };
    else if (this.#importing && /'' ,$/.test(before)) this.#imported(place);
  }

  /** What follows a literal says whether that is all of an argument. */
  #follow(token) {
    const pending = this.#pending;
    pending.after.push(token);
    const ends = token === ")" || token === ",";
    if (pending.of === "URL" && pending.after[0] === "," && (pending.after.length === 1 || !ends) && pending.after.length < AFTER) return;
    this.#pending = null;
    if (pending.of === "location" && /^[+.[?(`]/.test(token)) return;
    if (pending.of !== "location" && !ends) return;
    if (pending.of === "import") this.#import(pending);
    else if (pending.of === "URL") this.#url(pending);
    else this.#add(pending, pending.context, this.#base("page", OF_PAGE, pending.start));
  }

  /** Reads new URL: without a base its argument is read without one, too. */
  #url(pending) {
    const given = pending.after.slice(1, -1);
    const text = given.join("");
    const add = (base) => this.#add(pending, "script URL", base);
    if (pending.after[0] === ")") add(this.#base("URL", NONE, pending.start));
    else if (text === SCRIPT) add(this.#base("script", OF_SOURCE, pending.start));
    else if (text === PAGE) add(this.#base("page", OF_PAGE, pending.start));
    else if (ADDRESS.test(text)) add(this.#address(pending.start));
    else if (given.length === 1 && given[0].value !== undefined) add(this.#result.state("new URL()", given[0].value, this.#piece.place(given[0].start), RESOLVES, 0));
  }

  /** HTML, resolve a module specifier: what begins with a path is relative to the script, a URL is read without a base, and all else is a name. */
  #import(place) {
    const { ref, start } = place;
    const base = /^\.{0,2}\//.test(ref) ? this.#base("script", OF_SOURCE, start)
      : /^[A-Za-z][A-Za-z\d+.-]*:/.test(ref) ? this.#base("URL", NONE, start)
      : this.#base(ref === "" ? "empty specifier" : "bare specifier", UNRESOLVED, start);
    this.#add(place, "script import", base);
  }

  #imported(place) {
    this.#worker = this.#importing = true;
    this.#add(place, "script address", this.#base("script", OF_SOURCE, place.start));
  }

  /** The base of the script, of the page, or of neither. A script in a page has that of the page. */
  #base(name, kind, start) { return this.#page && (kind === OF_SOURCE || kind === OF_PAGE) ? this.#page.base : this.#state(name, kind, start); }

  /** The base that the address of the page is, which has another one perhaps; about:srcdoc is none. */
  #address(start) {
    if (!this.#page) return this.#base("page", OF_PAGE, start);
    return this.#page.nested ? this.#state("URL", NONE, start) : this.#state("page", NOT_EMBEDDED, start);
  }

  #state(name, kind, start) {
    if (!this.#bases.has(name)) this.#bases.set(name, this.#result.state(name, "", this.#piece.place(start), kind, 0));
    return this.#bases.get(name);
  }

  #add({ ref, start, end, writing }, context, base) {
    const around = this.#result.baseNumber;
    this.#result.baseNumber = base;
    this.#result.add(ref, context, this.#piece, start, end, writing);
    this.#result.baseNumber = around;
  }

  /** The address of the source map is in a comment (ECMA-426, extraction without parsing). */
  #comment(text, start) {
    const [head, ref] = /^\/[/*][#@][ \t]*sourceMappingURL=([^\s'"*]*)/.exec(text) ?? [];
    if (head) this.#add({ ref, start: start + head.length - ref.length, end: start + head.length, writing: this.#page?.writing ?? PLAIN }, "sourceMappingURL", this.#base("script", OF_SOURCE, start));
  }

  /** In a worker what is given to fetch and the like is relative to the script. */
  finish() {
    const page = this.#result.bases[this.#bases.get("page") - 1];
    if (this.#worker && page) Object.assign(page, { name: "script", kind: OF_SOURCE });
  }
}

/** Reads the escapes of a string (ECMA-262, string literals). */
const unescaped = (raw) => !raw.includes("\\") ? raw
  : raw.replace(/\\(?:u\{([\da-f]{1,6})\}|u([\da-f]{4})|x([\da-f]{2})|\r\n|[\n\r\u2028\u2029]|([^]))/gi, (_, point, unit, byte, other) => {
    if (other !== undefined) return SINGLE[other] ?? other;
    const code = parseInt(point ?? unit ?? byte ?? "", 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : "";
  });

const SINGLE = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v", 0: "\0" };
