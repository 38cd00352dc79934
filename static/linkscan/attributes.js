// Which attributes hold links, and where in them. core/links has the same list
// of contexts.
import { cssURLs } from "./css.js";

/** The context of each attribute that is a link, by the name of its element. */
export const CONTEXTS = new Map([
  "a href", "area href", "link href", "img src", "script src", "iframe src", "frame src", "embed src", "source src",
  "track src", "audio src", "video src", "input src", "form action", "button formaction", "input formaction",
  "video poster", "object data", "blockquote cite", "q cite", "del cite", "ins cite", "body background", "img longdesc",
].map((name) => [name, name]));

for (const name of ["image", "use", "feimage", "textpath", "lineargradient", "radialgradient", "pattern", "mpath", "animate", "filter"]) {
  CONTEXTS.set(`${name} href`, "svg href");
}

for (const name of ["table", "thead", "tbody", "tfoot", "tr", "td", "th"]) CONTEXTS.set(`${name} background`, "body background"); // HTML, §15.3, on tables

/** The attributes that hold url(): those of SVG are properties of CSS (SVG 2 §6.6). */
export const PRESENTATION = new Set(["style", "fill", "stroke", "filter", "clip-path", "mask", "cursor", "marker", "marker-start", "marker-mid", "marker-end"]);

const SETS = new Set(["img srcset", "source srcset", "link imagesrcset"]);

/** Elements whose addresses scripts of lazy loading take from data-src and data-srcset, which mean nothing to browsers. */
const LAZY = new Set(["img", "source", "iframe", "video", "audio", "embed", "track"]);

const isLazy = (element, attribute) => (attribute === "data-src" || attribute === "data-srcset") && LAZY.has(element);

/** The properties of a page that are addresses, which what shows a preview of it reads (ogp.me; X, cards markup). */
const PREVIEW = /^(?:og:(?:url|see_also|(?:image|video|audio)(?::(?:secure_)?url)?)|twitter:(?:url|image(?::src)?|player(?::stream)?))$/i;

/** The attributes that say what the address beside them is for, by the names of their elements. */
export const DESCRIBING = new Set(["link rel", "meta property", "meta name"]);

const LINKS = 2000; // that are found at once

/**
 * Yields the links in the value of an attribute, { ref, context, start, end } with
 * offsets in it, and nothing after each portion. other(attribute) is the value of
 * another attribute of the element. A foreign one is of SVG or MathML.
 */
export function* linksOf(element, attribute, value, other, foreign = false) {
  const key = `${element} ${attribute}`;
  const whole = attribute === "xlink:href" ? "svg href" : described(key, other) ?? (attribute === "data-src" ? attribute : CONTEXTS.get(key)) ?? (foreign && attribute === "href" && "svg href");
  if (whole) yield { ref: value, context: whole, start: 0, end: value.length };
  else if (PRESENTATION.has(attribute)) yield* each("style url()", cssURLs(value));
  else if (SETS.has(key)) yield* each(key, candidates(value));
  else if (attribute === "data-srcset") yield* each(attribute, candidates(value));
  else if (attribute === "ping") yield* each("a ping", words(value));
  else if (other("http-equiv")?.toLowerCase() === "refresh") yield* each("meta refresh", refresh(value));
}

/** The context of an address by what is said of it; undefined if that makes no difference. */
function described(key, other) {
  if (key === "link href" && /(?:^|[\t\n\f\r ])canonical(?:$|[\t\n\f\r ])/i.test(other("rel"))) return "link canonical";
  if (key === "meta content" && [other("property"), other("name")].some((name) => PREVIEW.test(name))) return "meta content";
  return undefined;
}

function* each(context, found) {
  for (const link of found) yield link && { ...link, context };
}

/** Reports whether linksOf can find links in an attribute of this name. */
export const mayLink = (element, attribute, foreign = false) =>
  attribute === "style" || attribute === "xlink:href" || (foreign && (attribute === "href" || PRESENTATION.has(attribute))) || CONTEXTS.has(`${element} ${attribute}`) || SETS.has(`${element} ${attribute}`) ||
  (attribute === "ping" && (element === "a" || element === "area")) || (attribute === "content" && element === "meta") || isLazy(element, attribute);

/** The names of attributes that can hold links. */
export const LINKING = new Set([...PRESENTATION, "xlink:href", "ping", "content", "data-src", "data-srcset", ...[...CONTEXTS.keys(), ...SETS].map((key) => key.split(" ")[1])]);

const isSpace = (c) => c === " " || c === "\n" || c === "\t" || c === "\r" || c === "\f";

/** The words of a text, which white space parts. */
function* words(value) {
  let n = 0;
  for (const m of value.matchAll(/[^\t\n\f\r ]+/g)) {
    yield { ref: m[0], start: m.index, end: m.index + m[0].length };
    if (++n % LINKS === 0) yield;
  }
}

/** The URLs of a srcset: each ends at white space, or at a comma before it. */
export function* candidates(value) {
  const url = /[^\t\n\f\r ,][^\t\n\f\r ]*/g;
  let n = 0;
  for (let m; (m = url.exec(value)); ) {
    let length = m[0].length;
    while (m[0][length - 1] === ",") length--;
    yield { ref: m[0].slice(0, length), start: m.index, end: m.index + length };
    if (++n % LINKS === 0) yield;
    if (length === m[0].length) url.lastIndex = yield* descriptorsEnd(value, url.lastIndex);
  }
}

/** Descriptors end at a comma outside of brackets. */
function* descriptorsEnd(value, from) {
  const marks = /[,(]/g;
  marks.lastIndex = from;
  let n = 0;
  for (let m; (m = marks.exec(value)); ) {
    if (m[0] === ",") return m.index + 1;
    const close = value.indexOf(")", m.index);
    if (close < 0) break;
    marks.lastIndex = close + 1;
    if (++n % LINKS === 0) yield;
  }
  return value.length;
}

/** The URL of a refresh: "5; url=next.html", in the steps of HTML (shared declarative refresh). */
export function* refresh(value) {
  let at = 0;
  const skip = (some) => {
    const from = at;
    while (at < value.length && some(value[at])) at++;
    return at > from;
  };
  skip(isSpace);
  if (!skip((c) => c >= "0" && c <= "9") && value[at] !== ".") return;
  skip((c) => (c >= "0" && c <= "9") || c === ".");
  if (at < value.length && value[at] !== ";" && value[at] !== "," && !isSpace(value[at])) return;
  skip(isSpace);
  if (value[at] === ";" || value[at] === ",") at++;
  skip(isSpace);
  if (at >= value.length) return;
  const named = at;
  if (/^url/i.test(value.slice(at, at + 3))) {
    at += 3;
    skip(isSpace);
    if (value[at] === "=") at++, skip(isSpace);
    else at = named;
  }
  const quote = value[at] === '"' || value[at] === "'" ? value[at++] : "";
  const close = quote ? value.indexOf(quote, at) : -1;
  const end = close < 0 ? value.length : close;
  yield { ref: value.slice(at, end), start: at, end };
}
