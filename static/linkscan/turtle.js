// Reads Turtle, and with it TriG and N-Triples (RDF 1.1 Turtle): IRIs are relative to the base of
// the last @base or BASE before them, each of which is relative to the one before (§6.3). Names
// with a prefix are appended to the IRI of the prefix (§2.4).
import { PREFIX } from "./bases.js";
import { Piece, PLAIN, READONLY } from "./piece.js";
import { Result } from "./result.js";

const TOKENS = 2000; // that are read at once

/** What matters, by what it begins with. */
const TOKEN = /#|<|"""|'''|["']|@prefix\b|@base\b|[A-Za-z_\u00C0-\uFFFF:]/g;

/** Where a name or word ends: at a character that none holds, unless that is escaped. */
function wordEnd(source, at) {
  const marks = /[\s<>"'()[\]{};,#^|@\\]/g;
  for (marks.lastIndex = at; ; marks.lastIndex++) {
    const m = marks.exec(source);
    if (m?.[0] !== "\\") return m?.index ?? source.length;
  }
}

/** Where an IRI ends (grammar rule [18]) whose "<" is at a place; -1 if it is none. */
function iriEnd(source, start) {
  const marks = /[\x00-\x20<>"{}|^`\\]/g;
  const escape = /\\(?:u[0-9A-Fa-f]{4}|U[0-9A-Fa-f]{8})/y;
  for (marks.lastIndex = start + 1; ; ) {
    const m = marks.exec(source);
    if (m?.[0] === ">") return m.index;
    escape.lastIndex = m?.index ?? 0;
    if (m?.[0] !== "\\" || !escape.test(source)) return -1;
    marks.lastIndex = escape.lastIndex;
  }
}

export function* readTurtle(source) {
  const result = new Result();
  const reading = new Reading(source, result);
  if (source.includes("\0")) result.cut("binary", source.indexOf("\0"));
  let n = 0;
  while (reading.next()) if (++n % TOKENS === 0) yield reading.at / source.length;
  return result;
}

class Reading {
  #source;
  #result;
  #piece;
  #prefixes = new Map(); // the number of the base that a prefix is
  #expects = ""; // what directive is being read: "base" or "prefix"
  #sparql = false; // that directive is one without "@"
  #prefix = null; // that it declares

  at = 0;

  constructor(source, result) {
    this.#source = source;
    this.#result = result;
    this.#piece = new Piece(source);
  }

  /** Reads a token; false at the end. */
  next() {
    TOKEN.lastIndex = this.at;
    const m = TOKEN.exec(this.#source);
    if (!m) return false;
    this.at = TOKEN.lastIndex;
    const [token] = m;
    if (token === "#") this.at = this.#find("\n", this.at);
    else if (token === "<") this.#iri(m.index);
    else if (token[0] === '"' || token[0] === "'") this.#string(token, m.index);
    else if (token === "@prefix" || token === "@base") this.#directive(token.slice(1), false);
    else {
      this.at = wordEnd(this.#source, m.index);
      this.#name(this.#source.slice(m.index, this.at), m.index);
    }
    return true;
  }

  #find(what, from) {
    const at = this.#source.indexOf(what, from);
    return at < 0 ? this.#source.length : at;
  }

  #directive(name, sparql) {
    this.#expects = name;
    this.#sparql = sparql;
    this.#prefix = null;
  }

  /** Reads an IRI, and with it the end of a directive. */
  #iri(start) {
    const end = iriEnd(this.#source, start);
    if (end < 0) {
      if (this.#source[start + 1] !== "<" && this.#source[start - 1] !== "<") this.#result.cut("malformed", start); // else << of RDF 1.2
      return;
    }
    this.at = end + 1;
    const raw = this.#source.slice(start + 1, end);
    const ref = unescaped(raw);
    const expects = this.#expects;
    this.#expects = "";
    if (expects === "prefix") {
      if (this.#prefix === null) this.#result.cut("malformed", start);
      else this.#prefixes.set(this.#prefix, this.#result.state(this.#sparql ? "PREFIX" : "@prefix", ref, start + 1, PREFIX));
    }
    this.#add(ref, expects === "base" ? "@base" : expects === "prefix" ? "@prefix" : "iri", start + 1, raw);
    if (expects === "base") this.#result.baseNumber = this.#result.state(this.#sparql ? "BASE" : "@base", ref, start + 1);
  }

  #add(ref, context, start, raw) {
    this.#result.addAt(ref, context, start, start + raw.length, raw === ref ? PLAIN : READONLY);
  }

  /** Passes over a string; what does not end is malformed. */
  #string(quote, start) {
    const ends = quote.length === 3 ? { '"""': /"""|\\/g, "'''": /'''|\\/g }[quote] : { '"': /["\\\n\r]/g, "'": /['\\\n\r]/g }[quote];
    for (ends.lastIndex = this.at; ; ) {
      const m = ends.exec(this.#source);
      if (!m || m[0] === "\n" || m[0] === "\r") {
        this.#result.cut("malformed", start);
        this.at = m ? m.index : this.#source.length;
        return;
      }
      if (m[0] !== "\\") return void (this.at = ends.lastIndex);
      ends.lastIndex++;
    }
  }

  /** Reads a word: a directive of SPARQL, the prefix of one, or a name with a prefix. */
  #name(token, start) {
    const colon = token.indexOf(":");
    if (colon < 0) {
      if (/^(?:base|prefix)$/i.test(token) && this.#source[start - 1] !== "@") this.#directive(token.toLowerCase(), true);
      return;
    }
    const prefix = token.slice(0, colon);
    if (this.#expects === "prefix" && this.#prefix === null && colon === token.length - 1) {
      this.#prefix = prefix;
      return;
    }
    if (prefix === "_") return; // a blank node
    const raw = undotted(token.slice(colon + 1));
    const local = raw.replace(/\\([_~.\-!$&'()*+,;=/?#@%])/g, "$1");
    const base = this.#prefixes.get(prefix);
    if (base === undefined) {
      this.#result.cut("malformed", start);
      return;
    }
    const baseNumber = this.#result.baseNumber;
    this.#result.baseNumber = base;
    this.#result.addAt(local, "prefixed name", start, start + colon + 1 + raw.length, READONLY);
    this.#result.baseNumber = baseNumber;
  }
}

/** A local name without the dots at its end, which it holds only escaped (grammar rule [168s]). */
function undotted(local) {
  let end = local.length;
  while (local[end - 1] === ".") end--;
  return local.slice(0, end + (end < local.length && local[end - 1] === "\\"));
}

/** The escapes of IRIs (§6.4). */
const unescaped = (text) => (!text.includes("\\") ? text : text.replace(/\\u([0-9A-Fa-f]{4})|\\U([0-9A-Fa-f]{8})/g, (whole, four, eight) => {
  const code = parseInt(four ?? eight, 16);
  return code > 0x10ffff ? "\ufffd" : String.fromCodePoint(code);
}));
