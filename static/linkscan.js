// Finds the links of a source. It is loaded with the view of links and reads HTML,
// Markdown and style sheets; linkscan/formats.js, which is loaded where it is needed, has the readers of data.
// Text, lists and CSV are read by the program itself.
//
// The readers are generators: every few milliseconds they yield how much of the
// source they have read, so that the page stays responsive.
import { readHTML } from "./linkscan/html.js";
import { markdownSign, readMarkdown } from "./linkscan/markdown.js";
import { packBases } from "./linkscan/bases.js";
import { readSheet } from "./linkscan/css.js";
import { CONTEXTS, DATA_FORMATS as DATA } from "./gen/facts.js";
import { detectData, formatByLooseName, formatByName, isPage, sign } from "./linkscan/detect.js";

export { isBinary, textOf } from "./linkscan/encoding.js";

/** The readers by format: at first those of pages and style sheets. */
const READERS = { html: readPage, xhtml: (source, options) => readPage(source, { ...options, xhtml: true }), markdown: readMarkdown, css: readSheet };

/** Reads a page with the scripts in it, but for those of a page of a site. */
function readPage(source, options) { return readHTML(source, { ...options, readInline: options.names ? null : scripts?.readInline }); }

/** Reports whether this module reads the format; if not, the program does. */
export const reads = (format) => Object.hasOwn(READERS, format) || DATA.includes(format);

let formats; // the module linkscan/formats.js, once loaded
let scripts; // the module linkscan/script.js, once loaded

/** Reports whether scripts are read: the source is one, or a page in which one may stand. Of the pages of a site they are not. */
const scripted = (source, format, inSite = false) => format === "script" || (!inSite && /^x?html$/.test(format) && /<script[\s/>]/i.test(source));

/** What is still to be loaded, and a source cannot be read without: "formats", "script", "yaml" or "". */
export const lacks = (source, format, inSite) => (
  scripted(source, format, inSite) ? (scripts ? "" : "script") : !DATA.includes(format) ? "" : !formats ? "formats" : formats.lacksYAML(source, format) ? "yaml" : "");

/** Reports whether prepare has something to load for a source. */
export const wants = (source, format) => lacks(source, format) !== "" || (DATA.includes(format) && format !== "script" && formats.wantsYAML(source, format));

/** Loads what a source needs to be read; without a source, the readers of data, and with yaml, that of YAML. */
export async function prepare(source = "", format = "xml", yaml = false) {
  if (source === "" || scripted(source, format)) {
    scripts ??= await import("./linkscan/script.js");
    READERS.script = scripts.readScript;
  }
  if (DATA.includes(format) && format !== "script") {
    formats ??= await import("./linkscan/formats.js");
    Object.assign(READERS, formats.READERS);
  }
  if (yaml || wants(source, format)) await formats.loadYAML();
}

/**
 * Recognizes the format of a source, of which the name of the file may be known: { format, by, sign }.
 * by is "name" or "content", and sign is that name or what was found; or it is "nothing", where
 * nothing tells it and it is read as text.
 */
export function recognize(source, name = "") {
  const start = source.slice(0, 4000);
  const named = formatByName(name);
  if (named && (PAGES.has(named) || !isPage(start))) return { format: named, by: "name", sign: name };
  const loose = formatByLooseName(name);
  const found = loose === "xml" ? detectData(start) : detectContent(source);
  if (found) return { by: "content", ...found };
  return loose ? { format: loose, by: "name", sign: name } : { format: "text", by: "nothing", sign: "" };
}

const PAGES = new Set(["html", "markdown", "csv"]); // in which a page may stand

/** Guesses the format of a source, by its beginning. */
export const detect = (source) => recognize(source).format;

function detectContent(source) {
  const first = Math.max(0, source.search(/\S/));
  const start = source.slice(first, first + 4000);
  const data = detectData(start);
  if (data) return data;
  if (JSON_ALONE.test(start)) return sign("json", start); // with markup in it perhaps
  const marked = markdownSign(start);
  if (marked) return sign("markdown", marked); // also after a tag: it may hold HTML
  const tag = /^\uFEFF?\s*<(?:!doctype|!--|[a-z][a-z0-9-]*[\s>/])/i.exec(start) ?? /<(?:a|img|link|script|iframe|form|area|base)\s[^>]*(?:href|src|action)\s*=/i.exec(start);
  if (tag) return sign("html", tag[0]);
  const rows = start.split(LINE_ENDS, 2);
  return isTable(rows.map((row) => row.replace(/"[^"]*"/g, ""))) ? sign("csv", rows[0]) : null;
}

/** JSON with strings, or its beginning, and nothing else: in Markdown it may stand in front. */
const JSON_ALONE = /^[[{](?=[^"]*")(?:[\s[\]{}:,\d.eE+-]|true|false|null|"(?:[^"\\\n]|\\(?:.|$))*(?:"|$))*(?:[tfn][a-z]{0,3})?$/;

/** Reports whether two lines have the same number of cells, at least two. In prose a space follows a comma. */
const isTable = ([head, row = ""]) => [/,(?! )/, /;(?! )/, /\t/].some((end) => head.split(end).length > 1 && head.split(end).length === row.split(end).length);

/**
 * Reads a source. Yields numbers from 0 to 1 and returns { base, ignored, links, cuts }:
 * base is that of <base href> or null, ignored lists what else claims to be a base.
 * Each of them, and each link, is { ref, context, start, end } with offsets in UTF-16
 * code units. A link also has the line and the column of its start, both from 1, and
 * says how its place can be written into (piece.js), and the number of its base among the bases
 * that the source states (bases.js). cuts says how often something was left out, or read
 * otherwise than it might be (result.js), and lines where that was first. Where options
 * have a list of names, the names in an HTML page that a fragment can lead to are put there.
 */
export function* scanLinks(source, format, options = {}) {
  const result = yield* withProgress(READERS[format](source, { ...options, format }));
  if (!result.sorted) result.links = yield* sorted(result.links);
  yield* addLines(source, result.links);
  result.lines = {};
  for (const [name, at] of Object.entries(result.first)) result.lines[name] = yield* lineOf(source, at);
  return result;
}

/** The line of a place, from 1. */
function* lineOf(source, place) {
  let line = 1;
  for (const { index } of source.matchAll(LINE_ENDS)) {
    if (index >= place) break;
    if (++line % MANY === 0) yield 1;
  }
  return line;
}

/** Yields the last progress again where a reader yields none. */
function* withProgress(reading) {
  for (let last = 0; ; ) {
    const { done, value } = reading.next();
    if (done) return value;
    yield (last = value ?? last);
  }
}

const MANY = 20000; // links or lines per portion

const LINE_ENDS = /\r\n?|\n/g;

/** The links in the order of their places: runs that are in order are merged, two by two. */
function* sorted(links) {
  let runs = [[]];
  for (const link of links) {
    if (runs.at(-1).length > 0 && runs.at(-1).at(-1).start > link.start) runs.push([]);
    runs.at(-1).push(link);
  }
  let n = 0;
  while (runs.length > 1) {
    const merged = [];
    for (let i = 0; i < runs.length; i += 2) {
      const [a, b = []] = [runs[i], runs[i + 1]];
      const both = [];
      for (let [j, k] = [0, 0]; j < a.length || k < b.length; ) {
        both.push(k === b.length || (j < a.length && a[j].start <= b[k].start) ? a[j++] : b[k++]);
        if (++n % MANY === 0) yield 1;
      }
      merged.push(both);
    }
    runs = merged;
  }
  return runs[0];
}

function* addLines(source, links) {
  let line = 1;
  let first = 0; // the start of the line, and its end
  const ends = source.matchAll(LINE_ENDS);
  let last = ends.next().value;
  let n = 0;
  for (const link of links) {
    for (; last?.index < link.start; line++) {
      first = last.index + last[0].length;
      last = ends.next().value;
      if (++n % MANY === 0) yield 1;
    }
    link.line = line;
    link.column = link.start - first + 1;
    if (++n % MANY === 0) yield 1;
  }
}

/** All of it at once. */
export const scanLinksNow = (source, format, options) => now(scanLinks(source, format, options));

function now(reading) {
  for (;;) {
    const { done, value } = reading.next();
    if (done) return value;
  }
}

/** What is in a file of a site: its base, those of documents in it, its links, and the names that a fragment can lead to. */
export function* scanPage(source, format) {
  const names = [];
  const { base, bases, links, cuts } = yield* scanLinks(source, format, { names });
  return { base: base?.ref, bases, links, names, cuts };
}

/** A part of what is in a file, as the program reads it: links packed, and names joined, each after a NUL. The first part has the bases. */
export const packPage = ({ base, bases, links, names }, from = 0, to = Infinity) => ({
  base, bases: from === 0 && bases.length > 0 ? packedBases(bases) : null, names: names.slice(from, to).map((name) => `\0${name}`).join(""), ...pack(links, from, to),
});

/** All of it at once. */
export const pageNow = (source, format) => packPage(now(scanPage(source, format)));

const utf8Length = (text) => {
  let n = text.length;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (c < 0x80) continue;
    n += c < 0x800 || (c >= 0xd800 && c < 0xdc00 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) ? 1 : 2;
    if (c >= 0xd800 && c < 0xdc00 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) i++, n++;
  }
  return n;
};

/**
 * Links as the program reads them: the references, each followed by a line feed, and for each the
 * length of the reference in bytes, start, end, line, column, the number of its context, how its
 * place can be written into and the number of its base.
 */
export function pack(links, from = 0, to = links.length) {
  const count = Math.max(0, Math.min(to, links.length) - from);
  const numbers = new Uint32Array(8 * count);
  let text = "";
  for (let i = 0; i < count; i++) {
    const { ref, start, end, line, column, context, writing, base } = links[from + i];
    text += `${ref}\n`; // keeps lone surrogates of two references apart
    numbers.set([utf8Length(ref), start, end, line, column, Math.max(0, CONTEXTS.indexOf(context)), writing, base], 8 * i);
  }
  return { text, numbers: new Uint8Array(numbers.buffer) };
}

const LINKS = 4000; // that the program takes in one task,
const UNITS = 1 << 20; // and UTF-16 code units of references, without the last one

/** The index after the last link of a portion that begins at another one. */
export function portionEnd(links, from) {
  let to = from;
  for (let units = 0; to < links.length && to - from < LINKS && units < UNITS; to++) units += links[to].ref.length;
  return to;
}

/** The portion that begins at a link, packed. */
export const packPortion = (links, from) => pack(links, from, portionEnd(links, from));

/** The bases that a source states, as the program reads them. */
export const packedBases = (bases) => packBases(bases, utf8Length);
