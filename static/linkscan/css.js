// Finds the URLs of a style as CSS Syntax has it: url(), quoted or not, @import, and the strings of
// functions that take them for URLs.
import { Piece } from "./piece.js";
import { past } from "./rawhtml.js";
import { Result } from "./result.js";

const URLS = 2000; // and other things of interest that are passed at once

/** Reads a style sheet, whose links are relative to it (CSS Values 4 §4.5.1). */
export function* readSheet(source) {
  const result = new Result();
  const piece = new Piece(source);
  if (source.includes("\0")) result.cut("binary", source.indexOf("\0"));
  for (const link of cssURLs(source, true)) {
    if (link) result.add(link.ref, link.mapped ? "sourceMappingURL" : link.imported ? "css @import" : "css url()", piece, link.start, link.end);
    else yield (result.links.at(-1)?.end ?? 0) / source.length;
  }
  return result;
}

/**
 * Yields each { ref, start, end, imported }, and nothing after each portion. imported is set where a string follows @import.
 * Of a whole sheet it also yields, as mapped, where its source map is (ECMA-426, extraction from CSS).
 */
export function* cssURLs(text, whole = false) {
  const tokens = /\/\*|["'()]|<!--|[@#]?(?:[-\w\0\u0080-\uffff]+|\\)/g;
  const open = []; // of the functions around a place, whether strings in them are URLs
  let names = -1; // where @namespace is whose name did not come yet: it is never fetched (CSS Namespaces §2)
  let n = 0;
  for (let m; (m = tokens.exec(text)); ) {
    if (++n % URLS === 0) yield;
    const [token] = m;
    const end = tokens.lastIndex;
    if (token === "/*") {
      if (whole) yield* mapped(text, m.index);
      tokens.lastIndex = after(text, "*/", end);
    }
    else if (token === ")") open.pop();
    else if (token === "(") open.push(isName(m.index) && false);
    else if (token === '"' || token === "'") tokens.lastIndex = yield* passed(!isName(m.index) && open.at(-1), string(text, m.index), text, end);
    else if (token !== "<!--") tokens.lastIndex = Math.max(end, yield* word(m.index, wordEnd(text, token.endsWith("\\") ? end - 1 : end)));
  }

  /** Reports whether what begins at a place is the name of a namespace. */
  function isName(at) {
    const named = names >= 0 && !text.slice(names, at).includes(";");
    names = -1;
    return named;
  }

  /** Reads what a word begins: a function, or a rule such as @import. */
  function* word(start, end) {
    const mark = /[@#]/.test(text[start]) ? text[start] : ""; // what has one is no name of a function
    const name = end - start > LONGEST ? "" : unescaped(text.slice(start + mark.length, end), "\ufffd").toLowerCase();
    if (mark === "@" && name === "namespace") names = end;
    if (mark === "@" && name === "import") return yield* imported(text, end);
    if (text[end] !== "(") return end;
    const isURL = !isName(start);
    if (!mark && name === "url") return yield* url(text, end + 1, open, isURL);
    open.push(!mark && FUNCTIONS.has(name));
    return end + 1;
  }
}

/** The address of a source map in a comment. */
function* mapped(text, at) {
  const mapping = /\/\*[#@][ \t]*sourceMappingURL=([^\s'"*]+)/y;
  mapping.lastIndex = at;
  const [, ref] = mapping.exec(text) ?? [];
  if (ref) yield { ref, start: mapping.lastIndex - ref.length, end: mapping.lastIndex, mapped: true };
}

/** The functions in which a string is a URL (CSS Values 4 §4.5, CSS Images 4 §2.4 and §2.5), beside url(). */
const FUNCTIONS = new Set(["src", "image", "image-set", "-webkit-image-set"]);

const LONGEST = 200; // characters, more than such a name, however it is escaped

const NAME = /[-\w\0\u0080-\uffff]*/y; // NUL stands for U+FFFD (CSS Syntax 3 §3.3)

/** One white space belongs to an escape of digits (CSS Syntax 3 §4.3.7). */
const ESCAPE = /\\(?:[\da-f]{1,6}(?:\r\n|[ \t\n\r\f])?|[^])?/iy;

/** The end of an escape that begins at an index, or that index if there is none: none begins at the end of a line (CSS Syntax 3 §4.3.8). */
const escapeEnd = (text, at) => (text[at] !== "\\" || /[\n\r\f]/.test(text[at + 1] ?? "") ? at : past(ESCAPE, text, at));

/** The end of the name that goes on at an index (CSS Syntax 3 §4.3.11). */
function wordEnd(text, at) {
  for (let from = -1; from !== at; ) {
    from = past(NAME, text, at);
    at = escapeEnd(text, from);
  }
  return at;
}

/** Passes a string, and yields what it says where that is a URL. */
function* passed(isURL, [end, close], text, start) {
  if (isURL && close >= 0) yield { ref: unescaped(text.slice(start, close)), start, end: close };
  return end;
}

const after = (text, what, from) => {
  const at = text.indexOf(what, from);
  return at < 0 ? text.length : at + what.length;
};

const isSpace = (c) => c === " " || c === "\n" || c === "\t" || c === "\r" || c === "\f";

function skipSpace(text, at) {
  while (isSpace(text[at])) at++;
  return at;
}

/** What follows @import, if that is a string; url() is found by itself. */
function* imported(text, at) {
  for (at = skipSpace(text, at); text.startsWith("/*", at); at = skipSpace(text, at)) at = after(text, "*/", at + 2);
  if (text[at] !== '"' && text[at] !== "'") return at;
  const [end, close] = string(text, at);
  if (close >= 0) yield { ref: unescaped(text.slice(at + 1, close)), start: at + 1, end: close, imported: true };
  return end;
}

/** What follows "url(" (CSS Syntax 3 §4.3.6). Only an unquoted one is passed up to its bracket. */
function* url(text, at, open, isURL) {
  at = skipSpace(text, at);
  if (text[at] === '"' || text[at] === "'") {
    open.push(false);
    return yield* passed(isURL, string(text, at), text, at + 1);
  }
  const end = unescapedAt(text, at, /[ \t\n\r\f"'()\\\x01-\x08\v\x0e-\x1f\x7f]/g);
  const close = skipSpace(text, end);
  if (close >= text.length || text[close] === ")") {
    if (isURL) yield { ref: unescaped(text.slice(at, end), "\ufffd"), start: at, end };
    return close + 1;
  }
  let bad = close; // what is none goes up to its bracket (§4.3.14)
  while ((bad = unescapedAt(text, bad, /[)\\]/g)) < text.length && text[bad] !== ")") bad++;
  return bad + 1;
}

/** Where the first of some characters stands that no escape has in it, from an index on. */
function unescapedAt(text, at, some) {
  some.lastIndex = at;
  for (let m; (m = some.exec(text)); ) {
    const end = escapeEnd(text, m.index);
    if (end === m.index) return end;
    some.lastIndex = end;
  }
  return text.length;
}

/** The end of the string at an index, and where it closes: -1 if a line ends before. The end of the text closes it, too. */
function string(text, at) {
  const ends = text[at] === '"' ? /["\n\r\f\\]/g : /['\n\r\f\\]/g;
  ends.lastIndex = at + 1;
  for (let m; (m = ends.exec(text)); ) {
    if (m[0] === text[at]) return [m.index + 1, m.index];
    if (m[0] !== "\\") return [m.index, -1];
    ends.lastIndex = Math.max(escapeEnd(text, m.index), m.index + (text.startsWith("\r\n", m.index + 1) ? 3 : 2)); // a line end after it goes on
  }
  return [text.length, text.length];
}

/** Reads the escapes of CSS. A backslash at the end of a sheet is nothing in a string, and elsewhere atEnd (CSS Syntax 3 §4.3.5 and §4.3.7). */
function unescaped(text, atEnd = "") {
  const whole = text.replace(/[\0\ud800-\udfff]/gu, "\ufffd"); // what no style has (§3.3)
  return !whole.includes("\\") ? whole
    : whole.replace(/\\(?:([0-9a-fA-F]{1,6})(?:\r\n|[ \t\r\n\f])?|\r\n|[\n\r\f]|($)|([^]))/g, (_, hex, end, other = "") => (hex ? character(parseInt(hex, 16)) : end === undefined ? other : atEnd));
}

const character = (code) => String.fromCodePoint(code === 0 || code > 0x10ffff || (code & ~0x7ff) === 0xd800 ? 0xfffd : code);
