// Finds the links in a block of Markdown's text (CommonMark §6, and the autolinks of
// GitHub). It reads from left to right; what is not found up to the end is not looked
// for again.
import { decodeNow } from "./piece.js";
import { readTag } from "./html.js";
import { after, past, tagEnd } from "./rawhtml.js";

const STEPS = 1000; // per portion
const BRACKETS = 32; // round ones in a URL, one in another

/** Yields nothing after each portion; finds the links of a text from an index on, where these labels are defined. */
export const links = (piece, from, result, labels) => new Inline(piece, from, result, labels).read();

class Inline {
  #piece;
  #text;
  #result;
  #from;
  #labels;
  #open = []; // "[" and "![", with how many links there were before
  #last = null; // of all that were opened
  #idle = 0; // so many of them can be no link, since links hold none
  #bare = new Set(); // links without brackets
  #dead = new Set();
  #ticks = null; // runs of "`", by their length

  constructor(piece, from, result, labels) {
    this.#piece = piece;
    this.#text = piece.value;
    this.#from = from;
    this.#result = result;
    this.#labels = labels;
  }

  * read() {
    const marks = /[\\`<\]@]|!?\[|(?<![^\t-\r *_~(])www\.|(?<![a-z])(?:https?|ftp):\/\//gi;
    marks.lastIndex = this.#from;
    let n = 0;
    for (let m; (m = marks.exec(this.#text)); ) {
      if (++n % STEPS === 0) yield;
      const at = m.index;
      let end = marks.lastIndex;
      if (m[0] === "\\") end++;
      else if (m[0] === "`") end = this.#code(at);
      else if (m[0] === "<") end = yield* this.#angle(at);
      else if (m[0] === "]") end = this.#close(at);
      else if (m[0] === "@") end = this.#bareLink(emailAt(this.#text, this.#from, at), end);
      else if (m[0].endsWith("[")) this.#open.push(this.#last = { image: m[0] === "![", end, before: this.#result.links.length });
      else end = this.#bareLink(autolinkAt(this.#text, at, end, this.#open.length > 0), end);
      marks.lastIndex = end;
      if (m[0] === "@" || end > at + m[0].length) this.#from = end;
    }
  }

  /** The end of the code that a run of "`" begins, or of the run. */
  #code(at) {
    this.#ticks ??= this.#runs();
    const end = past(/`+/y, this.#text, at);
    const same = this.#ticks.get(end - at) ?? { at: [], next: 0 }; // none where a backslash has taken the first
    while (same.next < same.at.length && same.at[same.next] < end) same.next++;
    return same.next < same.at.length ? same.at[same.next] + end - at : end;
  }

  #runs() {
    const runs = new Map();
    for (const { index, 0: { length } } of this.#text.matchAll(/`+/g)) {
      if (!runs.has(length)) runs.set(length, { at: [], next: 0 });
      runs.get(length).at.push(index);
    }
    return runs;
  }

  /** Reads an autolink, a tag, a comment or the like; returns its end, or that of "<". */
  * #angle(at) {
    const text = this.#text;
    const uri = past(/<[a-z][a-z\d+.-]{1,31}:[^\0-\x20<>]*>/iy, text, at);
    const mail = uri > 0 ? -1 : mailEnd(text, at);
    if (uri > 0) this.#add(text.slice(at + 1, uri - 1), "markdown autolink", at + 1, uri - 1);
    else if (mail > 0) this.#add(`mailto:${text.slice(at + 1, mail - 1)}`, "markdown autolink", at + 1, mail - 1);
    if (uri > 0 || mail > 0) return Math.max(uri, mail);
    const end = this.#markupEnd(at);
    if (end > 0 && /[a-z]/i.test(text[at + 1])) yield* readTag(this.#piece.part(at, end), this.#result);
    return end > 0 ? end : at + 1;
  }

  #markupEnd(at) {
    const text = this.#text;
    if (text[at + 1] === "?") return after(text, "?>", at + 2, this.#dead);
    if (text[at + 1] !== "!") return tagEnd(text, at, this.#dead);
    if (text.startsWith("--", at + 2)) {
      const empty = past(/-?>/y, text, at + 4); // "<!-->" and "<!--->" are comments
      return empty > 0 ? empty : after(text, "-->", at + 4, this.#dead);
    }
    if (text.startsWith("[CDATA[", at + 2)) return after(text, "]]>", at + 9, this.#dead);
    return /[a-z]/i.test(text[at + 2] ?? "") ? after(text, ">", at + 3, this.#dead) : -1;
  }

  /** What ends with "]", and perhaps what follows it: a link, or what refers to a definition; returns its end, or that of "]". */
  #close(at) {
    const opener = this.#open.pop();
    if (!opener) return at + 1;
    const idle = !opener.image && this.#open.length < this.#idle;
    this.#idle = Math.min(this.#idle, this.#open.length);
    if (idle) return at + 1;
    const target = this.#text[at + 1] === "(" ? inlineTarget(this.#text, at + 2, this.#dead) : null;
    const next = target?.next ?? this.#referenceEnd(opener, at);
    if (next < 0) return at + 1;
    if (!opener.image) {
      const within = this.#result.links.splice(opener.before);
      for (const link of within) if (!this.#bare.has(link)) this.#result.links.push(link);
      this.#idle = this.#open.length;
    }
    if (target) this.#add(unescaped(this.#text.slice(target.start, target.end)), opener.image ? "markdown image" : "markdown link", target.start, target.end);
    return next;
  }

  /** The end of what refers to a definition by the label that follows, or else by its own text (CommonMark §6.3); -1 if nothing does. */
  #referenceEnd(opener, at) {
    if (this.#labels.size === 0) return -1;
    const defined = (start, end) => this.#labels.has(normalized(this.#text.slice(start, end)));
    const next = past(/\[(?:[^\\[\]]|\\[^]){0,999}\]/y, this.#text, at + 1);
    if (next > at + 3) return defined(at + 2, next - 1) ? next : -1;
    return opener === this.#last && defined(opener.end, at) ? Math.max(next, at + 1) : -1; // no label has brackets in it
  }

  #bareLink(found, end) {
    if (!found) return end;
    this.#bare.add(this.#add(found.prefix + this.#text.slice(found.start, found.end), "markdown autolink", found.start, found.end));
    return found.end;
  }

  #add(ref, context, start, end) { return this.#result.add(ref, context, this.#piece, start, end); }
}

const unescaped = (raw) => raw.replace(/\\([!-/:-@[-`{-~])|&[#\w]+;/g, (all, mark) => mark ?? decodeNow(all));

/** The target and the title of a link up to ")", from after "(" on. */
function inlineTarget(text, from, dead) {
  const at = past(/\s*/y, text, from);
  if (text[at] === ")") return { start: at, end: at, next: at + 1 };
  const target = targetAt(text, at);
  if (!target) return null;
  let end = past(/\s*/y, text, target.next);
  const title = end > target.next ? titleEnd(text, end, dead) : -1;
  if (title > 0) end = past(/\s*/y, text, title);
  return text[end] === ")" ? { ...target, next: end + 1 } : null;
}

/** The end of an e-mail autolink that begins at an index (CommonMark §6.5), or -1. Its labels are read one by one: a repeated group takes memory for each. */
function mailEnd(text, at) {
  let end = past(/<[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+/iy, text, at);
  for (let next = end; next > 0; next = past(/\.[a-z\d-]+/iy, text, end)) end = next;
  return end > 0 && text[end] === ">" ? end + 1 : -1;
}

/** Where the bracket stands that closes a target in angle brackets, or -1. */
function angleEnd(text, at) {
  const marks = /[<>\n\\]/g;
  marks.lastIndex = at;
  for (let m; (m = marks.exec(text)); ) {
    if (m[0] === ">") return m.index;
    if (m[0] !== "\\") return -1;
    if (text[m.index + 1] !== "\n") marks.lastIndex++;
  }
  return -1;
}

/** The target at an index. */
function targetAt(text, at) {
  if (text[at] === "<") {
    const close = angleEnd(text, at + 1);
    return close < 0 ? null : { start: at + 1, end: close, next: close + 1 };
  }
  const marks = /\\[!-/:-@[-`{-~]|[\0-\x20()]/g;
  marks.lastIndex = at;
  let depth = 0;
  let end = text.length;
  for (let m; (m = marks.exec(text)); ) {
    if (m[0] === "(" ? ++depth > BRACKETS : m[0] === ")" ? --depth < 0 : m[0][0] !== "\\") {
      end = m.index;
      break;
    }
  }
  return depth > 0 || end === at ? null : { start: at, end, next: end };
}

/** The index after the title at an index, or -1. */
function titleEnd(text, at, dead) {
  const close = { '"': '"', "'": "'", "(": ")" }[text[at]];
  if (!close || dead.has(`title ${close}`)) return -1;
  const ends = close === ")" ? /\\[^]|[()]/g : close === '"' ? /\\[^]|"/g : /\\[^]|'/g;
  ends.lastIndex = at + 1;
  for (let m; (m = ends.exec(text)); ) {
    if (m[0] === close) return m.index + 1;
    if (m[0] === "(") return -1;
  }
  dead.add(`title ${close}`);
  return -1;
}

const LABEL = 1000; // characters of the longest label, with its brackets

/** A label as it is compared (§4.7). */
const normalized = (label) => label.trim().replace(/\s+/g, " ").toLowerCase().toUpperCase();

/** Reads the definitions that a paragraph begins with, adds their labels, and returns where they end. */
export function* definitions(piece, result, labels) {
  const text = piece.value;
  const dead = new Set();
  let n = 0;
  for (let from = 0; ; ) {
    const found = definitionAt(text, from, dead);
    if (!found) return from;
    const { start, end } = found;
    result.add(unescaped(text.slice(start, end)), "markdown definition", piece, start, end);
    labels.add(normalized(found.label));
    from = found.next;
    if (++n % STEPS === 0) yield;
  }
}

function definitionAt(text, from, dead) {
  const at = past(/\s*/y, text, from);
  if (text[at] !== "[") return null;
  const label = /^\[((?:[^\\[\]]|\\[^])+)\]:/.exec(text.slice(at, at + LABEL));
  if (!label || label[1].trim() === "") return null;
  const target = targetAt(text, past(/[ \t]*\n?[ \t]*/y, text, at + label[0].length));
  if (!target) return null;
  const space = past(/[ \t]*\n?[ \t]*/y, text, target.next);
  const title = space > target.next ? titleEnd(text, space, dead) : -1;
  const next = Math.max(lineEnd(text, title), lineEnd(text, target.next));
  return next < 0 ? null : { ...target, label: label[1], next };
}

/** The index after the line if nothing more is on it, or -1. */
const lineEnd = (text, at) => (at < 0 ? -1 : past(/[ \t]*(?:\n|$)/y, text, at));

// Links without brackets, as GitHub's extension of CommonMark has them (GFM §6.9), and cmark-gfm where that says more.

const LABELS = 11; // of a domain that may be none: cmark-gfm takes longer ones as they are, lest they be read from each label on

/** The link that begins with "www." or a scheme up to an index, or null. Within brackets it ends at "]". */
function autolinkAt(text, start, from, inBrackets) {
  const domain = past(/[^\s!-/:-@[-^`{-~][^\s!-,/:-@[-^`{-~]*/y, text, from);
  if (domain < 0) return null;
  const labels = text.slice(start, domain).split(".");
  if (labels.length <= LABELS && labels.slice(-2).join().includes("_")) return null;
  const end = past(inBrackets ? /[^\s<\]]*/y : /[^\s<]*/y, text, domain);
  return { prefix: text[from - 1] === "/" ? "" : "http://", start, end: withoutPunctuation(text, start, end) };
}

/** Where a link ends that does not take what ends the sentence around it. */
function withoutPunctuation(text, start, end) {
  let closing = 0; // brackets more than opening ones
  for (let i = start; i < end; i++) closing += text[i] === ")" ? 1 : text[i] === "(" ? -1 : 0;
  for (;;) {
    const last = text[end - 1];
    if (last === ";") {
      const name = referenceStart(text, end - 2);
      if (name < start) end--;
      else end = name;
    } else if (last === ")" && closing > 0) end--, closing--;
    else if (/[?!.,:*_~'"]/.test(last)) end--;
    else return end;
  }
}

/** Where the character reference begins whose name ends at an index, or -1. */
function referenceStart(text, at) {
  const end = at;
  while (at >= 0 && /[a-z\d]/i.test(text[at])) at--;
  return at < end && text[at] === "&" ? at : -1;
}

/** The address around an "@", or null. Nothing before an index belongs to it. */
function emailAt(text, from, at) {
  let start = at;
  while (start > from && /[\w.+-]/.test(text[start - 1])) start--;
  const domain = domainEnd(text, at + 1);
  if (start === at || domain < 0 || !/[a-z]/i.test(text[domain - 1])) return null;
  const named = text.slice(Math.max(from, start - 7), start).toLowerCase() === "mailto:";
  return { prefix: named ? "" : "mailto:", start: named ? start - 7 : start, end: domain };
}

/** The end of the labels at an index, at least two; -1 if there are fewer. They are read one by one: a repeated group takes memory for each. */
function domainEnd(text, at) {
  const first = past(/[\w-]+/y, text, at);
  let end = first;
  for (let next = first; next > 0; next = past(/\.[\w-]+/y, text, end)) end = next;
  return end > first ? end : -1;
}
