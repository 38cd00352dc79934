// Finds the URLs of a style as CSS Syntax has it: url(), quoted or not, and @import.
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
  const marks = /\/\*|["'\\]|url\(|@import/gi;
  let n = 0;
  for (let m; (m = marks.exec(text)); ) {
    if (++n % URLS === 0) yield;
    const within = NAME.test(text[m.index - 1] ?? " ");
    let end = marks.lastIndex;
    if (m[0] === "/*") end = after(text, "*/", end);
    else if (m[0] === "\\") end++;
    else if (m[0].length === 1) [end] = string(text, m.index);
    else if (m[0][0] === "@") end = NAME.test(text[end] ?? " ") ? end : yield* imported(text, end);
    else if (!within) end = yield* url(text, end);
    marks.lastIndex = end;
  }
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

/** What follows "url(". */
function* url(text, at) {
  at = skipSpace(text, at);
  if (text[at] === '"' || text[at] === "'") {
    const [end, close] = string(text, at);
    if (close >= 0) yield { ref: unescaped(text.slice(at + 1, close)), start: at + 1, end: close };
    return end;
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
    yield { ref: unescaped(text.slice(start, end)), start, end };
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
