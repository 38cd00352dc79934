// Links without brackets, as GitHub's extension of CommonMark has them (GFM §6.9), and cmark-gfm where that says more.
import { past } from "./rawhtml.js";

const LABELS = 11; // of a domain that may be none: cmark-gfm takes longer ones as they are, lest they be read from each label on

/** The link that begins with "www." or a scheme up to an index, or null. Within brackets it ends at "]". */
export function autolinkAt(text, start, from, inBrackets) {
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
export function emailAt(text, from, at) {
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
