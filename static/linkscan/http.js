// Reads HTTP messages as they are pasted, such as those that curl -v or -i shows: requests and
// responses, one after the other. What a head refers to is relative to the target of the request
// (RFC 9110 §10.2.2, RFC 8288 §3.1); where it redirects to is the target of the next one.
// Content-Location is such a reference, too, and no longer a base (RFC 7231, Appendix B).
import { candidates, refresh } from "./attributes.js";
import { TAKES_SCHEME } from "./bases.js";
import { Piece, PLAIN, READONLY } from "./piece.js";
import { past } from "./rawhtml.js";
import { Result } from "./result.js";

const LINES = 2000; // that are read at once

export function* readHTTP(source) {
  const result = new Result();
  const exchange = new Exchange(new Piece(source), result);
  if (source.includes("\0")) result.cut("binary", source.indexOf("\0"));
  let n = 0;
  for (let at = 0; at < source.length; ) {
    let end = source.indexOf("\n", at);
    if (end < 0) end = source.length;
    yield* exchange.line(at, source[end - 1] === "\r" ? end - 1 : end);
    at = end + 1;
    if (++n % LINES === 0) yield Math.min(1, at / source.length);
  }
  yield* exchange.endOfField();
  return result;
}

const LONGEST = 60; // characters of a name of a field

class Exchange {
  #piece;
  #result;
  #target = 0; // the base: the target of the request
  #asked = null; // the target of a request whose head is being read, as { ref, start, form }
  #field = null; // that is being read, as { start, end }: the next line may go on with it
  #redirects = false; // the response whose head is being read does
  #next = 0; // the base after it
  #inHead = true;

  constructor(piece, result) {
    this.#piece = piece;
    this.#result = result;
  }

  * line(start, end) {
    const source = this.#piece.value;
    if (/^[<>](?: |$)/.test(source.slice(start, Math.min(start + 2, end)))) start = Math.min(start + 2, end); // as curl -v shows them
    if (this.#field && (source[start] === " " || source[start] === "\t") && source.slice(start, end).trim() !== "") {
      this.#field.end = end;
      return;
    }
    yield* this.endOfField();
    const text = source.slice(start, end);
    const [, method, target] = /^([A-Z]{3,10}) (\S+) HTTP\/\d/.exec(text) ?? [];
    const [, status] = /^HTTP\/\d(?:\.\d)? (\d{3})\b/.exec(text) ?? [];
    if (method) this.#request(method, target, start + method.length + 1);
    else if (status) this.#response(status);
    else if (text.trim() === "") this.#endOfHead();
    else if (this.#inHead) this.#field = { start, end };
  }

  /** The target of a request by the form that it is written in (RFC 9112 §3.2): an authority alone, "*" for none but that of Host, a path, or a URI. */
  #request(method, target, start) {
    this.#endOfHead();
    this.#inHead = true;
    if (method === "CONNECT") this.#asked = { ref: `//${target}`, start };
    else this.#asked = { ref: target === "*" ? "" : target, start, byHost: target === "*" || target[0] === "/" };
  }

  #response(status) {
    this.#endOfHead();
    this.#inHead = true;
    this.#target = this.#next;
    this.#redirects = /^30[12378]$/.test(status);
  }

  /** A target that is a path is completed by Host; its scheme is that of what led there. Nothing is resolved (RFC 9112 §3.3). */
  #endOfHead() {
    if (this.#asked) {
      const { ref, start } = this.#asked;
      this.#target = this.#next = this.#result.state("request", ref, start, ref.startsWith("//") ? TAKES_SCHEME : undefined, this.#next);
    }
    this.#asked = null;
    this.#inHead = false;
  }

  /** Reads a field to its end. Where it is folded over lines, spaces stand for what folds it (RFC 9112 §5.2). */
  * endOfField() {
    if (!this.#field) return;
    const { start, end } = this.#field;
    this.#field = null;
    const text = this.#piece.value.slice(start, end).replace(/\r?\n(?:[<>] )?/g, (fold) => " ".repeat(fold.length));
    const colon = text.indexOf(":");
    if (colon <= 0 || colon > LONGEST || !/^[!#$%&'*+.^_`|~\w-]+$/.test(text.slice(0, colon))) return;
    const name = text.slice(0, colon).toLowerCase();
    const value = text.slice(colon + 1).trim();
    const from = start + colon + 1 + text.slice(colon + 1).indexOf(value);
    this.#result.baseNumber = this.#target;
    if (name === "host" && this.#asked?.byHost) Object.assign(this.#asked, { ref: `//${value}${this.#asked.ref}`, byHost: false });
    else if (name === "location") this.#location(value, from);
    else if (name === "content-location") this.#add(value, "http Content-Location", from);
    else if (name === "sourcemap" || name === "x-sourcemap") this.#add(value, "http SourceMap", from);
    else if (name === "service-worker-allowed") this.#add(value, "http Service-Worker-Allowed", from);
    else if (name === "refresh") yield* this.#refresh(value, from);
    else if (name === "link") yield* this.#links(value, from);
    this.#result.baseNumber = 0;
  }

  #add(ref, context, start) { this.#result.add(ref, context, this.#piece, start, start + ref.length, PLAIN); }

  #location(value, from) {
    this.#add(value, "http Location", from);
    if (this.#redirects) this.#next = this.#result.state("Location", value, from);
  }

  /** Refresh is no standard; browsers read it as they read <meta http-equiv=refresh>. */
  * #refresh(value, from) {
    for (const link of refresh(value)) {
      if (link) this.#add(link.ref, "http Refresh", from + link.start);
      else yield;
    }
  }

  /**
   * The links of a field (RFC 8288 §3), and what else in them refers to something: their anchors, which are references
   * to where they start, and images to preload (HTML, process link headers).
   */
  * #links(value, from) {
    const marks = /<([^<>]*)>|;\s*(anchor|imagesrcset)\s*=\s*|"/gi;
    let n = 0;
    for (let m; (m = marks.exec(value)); ) {
      const quoted = value[marks.lastIndex] === '"';
      if (m[1] !== undefined) this.#add(m[1], "http Link", from + m.index + 1);
      else if (m[2] === undefined) marks.lastIndex = quotedEnd(value, marks.lastIndex) + 1;
      else {
        const start = marks.lastIndex + (quoted ? 1 : 0);
        const end = quoted ? quotedEnd(value, start) : tokenEnd(value, start);
        yield* this.#parameter(m[2].toLowerCase(), value.slice(start, end), from + start);
        marks.lastIndex = end + (quoted ? 1 : 0);
      }
      if (++n % LINES === 0) yield;
    }
  }

  /** A parameter of a link. In a string a backslash stands before what is meant as it is (RFC 9110 §5.6.4). */
  * #parameter(name, written, start) {
    const escapes = written.includes("\\");
    const value = escapes ? written.replace(/\\([^])/g, "$1") : written;
    if (name === "anchor" && escapes) this.#result.addAt(value, "http Link", this.#piece.place(start), this.#piece.place(start + written.length), READONLY);
    else if (name === "anchor") this.#add(value, "http Link", start);
    else if (!escapes) {
      for (const link of candidates(value)) {
        if (link) this.#add(link.ref, "http Link", start + link.start);
        else yield;
      }
    }
  }
}

/** The end of the string that goes on at an index, before its quote. */
function quotedEnd(text, at) {
  const marks = /["\\]/g;
  marks.lastIndex = at;
  for (let m; (m = marks.exec(text)); marks.lastIndex++) {
    if (m[0] === '"') return m.index;
  }
  return text.length;
}

/** The end of what stands at an index without quotes. */
const tokenEnd = (text, at) => past(/[^\s";,]*/y, text, at);
