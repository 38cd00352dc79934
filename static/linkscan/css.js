// Finds the URLs of a style as CSS Syntax has it: url(), quoted or not, @import, and the strings of
// functions that take them for URLs.
import { Piece } from "./piece.js";
import { Result } from "./result.js";

const URLS = 2000; // and other things of interest that are passed at once

const NAME = /[-\w\u0080-\uffff]/;

/** Reads a style sheet, whose links are relative to it (CSS Values 4 §4.5.1). */
export function* readSheet(source) {
  const result = new Result();
  const piece = new Piece(source);
  if (source.includes("\0")) result.cut("binary", source.indexOf("\0"));
  for (const link of cssURLs(source)) {
    if (link) result.add(link.ref, link.imported ? "css @import" : "css url()", piece, link.start, link.end);
    else yield (result.links.at(-1)?.end ?? 0) / source.length;
  }
  return result;
}

/** Yields each { ref, start, end, imported }, and nothing after each portion. imported is set where a string follows @import. */
export function* cssURLs(text) {
  const marks = /\/\*|["'\\()]|@import|@namespace/gi;
  const open = []; // of the functions around a place, whether strings in them are URLs
  let names = -1; // where @namespace is whose name did not come yet: it is never fetched (CSS Namespaces §2)
  let n = 0;
  for (let m; (m = marks.exec(text)); ) {
    if (++n % URLS === 0) yield;
    let end = marks.lastIndex;
    if (m[0] === "/*") end = after(text, "*/", end);
    else if (m[0] === "\\") end++;
    else if (m[0] === ")") open.pop();
    else if (m[0][0] === "@") {
      if (NAME.test(text[end] ?? " ")) continue;
      if (m[0].length > "@import".length) names = end;
      else end = yield* imported(text, end);
    } else {
      const named = names >= 0 && !text.slice(names, m.index).includes(";");
      const name = m[0] === "(" ? FUNCTION.exec(unescaped(IDENT.exec(text.slice(Math.max(0, m.index - LONGEST), m.index))[0]))?.[0] : "";
      if (m[0] !== "(") end = yield* passed(open.at(-1) && !named, string(text, m.index), text, m.index + 1);
      else if (name?.toLowerCase() !== "url") open.push(name !== undefined);
      else end = yield* url(text, end, open, !named);
      names = -1;
    }
    marks.lastIndex = end;
  }
}

/** The functions in which a string is a URL (CSS Values 4 §4.5, CSS Images 4 §2.4 and §2.5), and url(). */
const FUNCTION = /^(?:url|src|image|(?:-webkit-)?image-set)$/i;

/** The name at the end of a text, with escapes perhaps (CSS Syntax 3 §4.3.11). */
const IDENT = /(?:[-\w\u0080-\uffff]|\\[^\n]|(?<=\\[\da-f]{1,6})[ \t\n])*$/i;

const LONGEST = 64; // characters, more than such a name

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

/** What follows "url(". Only an unquoted one is passed up to its bracket. */
function* url(text, at, open, isURL) {
  at = skipSpace(text, at);
  if (text[at] === '"' || text[at] === "'") {
    open.push(false);
    return yield* passed(isURL, string(text, at), text, at + 1);
  }
  const ends = /[ \t\n\r\f"'()\\]/g;
  const start = (ends.lastIndex = at);
  const escape = /[0-9a-fA-F]{1,6}(?:\r\n|[ \t\r\n\f])?|[^]/y; // one white space belongs to it
  let m;
  while ((m = ends.exec(text)) && m[0] === "\\" && text[m.index + 1] !== "\n") {
    escape.lastIndex = ends.lastIndex;
    ends.lastIndex = escape.test(text) ? escape.lastIndex : text.length;
  }
  const end = m?.index ?? text.length;
  const close = skipSpace(text, end);
  if (close >= text.length || text[close] === ")") {
    if (isURL) yield { ref: unescaped(text.slice(start, end)), start, end };
    return close + 1;
  }
  const bad = /[)\\]/g; // what is none goes up to its bracket
  bad.lastIndex = close;
  while ((m = bad.exec(text)) && m[0] === "\\") bad.lastIndex++;
  return m ? m.index + 1 : text.length;
}

/** The end of the string at an index, and where it closes: -1 if a line ends before. The end of the text closes it, too. */
function string(text, at) {
  const ends = text[at] === '"' ? /["\n\r\f\\]/g : /['\n\r\f\\]/g;
  ends.lastIndex = at + 1;
  for (let m; (m = ends.exec(text)); ) {
    if (m[0] === text[at]) return [m.index + 1, m.index];
    if (m[0] !== "\\") return [m.index, -1];
    ends.lastIndex++;
  }
  return [text.length, text.length];
}

/** Reads the escapes of CSS. */
const unescaped = (text) => (!text.includes("\\") ? text
  : text.replace(/\\(?:([0-9a-fA-F]{1,6})(?:\r\n|[ \t\r\n\f])?|\r\n|[\n\r\f]|([^]?))/g, (_, hex, other = "") => (hex ? character(parseInt(hex, 16)) : other)));

const character = (code) => String.fromCodePoint(code === 0 || code > 0x10ffff || (code & ~0x7ff) === 0xd800 ? 0xfffd : code);
