// HTML within Markdown (CommonMark §4.6 and §6.6).

const BLOCKS = ("address|article|aside|base|basefont|blockquote|body|caption|center|col|colgroup|dd|details|dialog|dir|div|dl|dt|fieldset|" +
  "figcaption|figure|footer|form|frame|frameset|h[1-6]|head|header|hr|html|iframe|legend|li|link|main|menu|menuitem|nav|noframes|ol|optgroup|" +
  "option|p|param|search|section|summary|table|tbody|td|tfoot|th|thead|title|tr|track|ul");

/** How a block begins, and what it ends at; null for a blank line. */
const KINDS = [
  [/^<(?:script|pre|style|textarea)(?:\s|>|$)/i, /<\/(?:script|pre|style|textarea)>/i],
  [/^<!--/, /-->/],
  [/^<\?/, /\?>/],
  [/^<![a-z]/i, />/],
  [/^<!\[CDATA\[/, /\]\]>/],
  [new RegExp(`^</?(?:${BLOCKS})(?:\\s|/?>|$)`, "i"), null],
];

/**
 * What the block of HTML that begins with a text ends at: an expression, or null for a
 * blank line; undefined if none begins. A tag of another name that is alone on its line
 * begins one, but not within a paragraph.
 */
export function htmlBlock(text, interrupting) {
  for (const [begins, ends] of KINDS) if (begins.test(text)) return ends;
  if (interrupting) return undefined;
  const end = tagEnd(text, 0, new Set());
  return end > 0 && text.slice(end).trim() === "" ? null : undefined;
}

/**
 * The end of the tag at an index, or -1. dead holds what is known not to come any more
 * in the text, so that it is not looked for again.
 */
export function tagEnd(text, at, dead) {
  const closing = text[at + 1] === "/";
  let end = past(/[a-z][a-z\d-]*/iy, text, at + (closing ? 2 : 1));
  if (end < 0) return -1;
  for (let next; !closing && (next = past(/\s+[a-z_:][\w.:-]*/iy, text, end)) > 0; ) {
    end = next;
    const equals = past(/\s*=\s*/y, text, end);
    if (equals > 0) end = valueEnd(text, equals, dead);
    if (end < 0) return -1;
  }
  end = past(/\s*/y, text, end);
  if (!closing && text[end] === "/") end++;
  return text[end] === ">" ? end + 1 : -1;
}

function valueEnd(text, at, dead) {
  const quote = text[at];
  if (quote !== '"' && quote !== "'") return past(/[^\s"'=<>`]+/y, text, at);
  return after(text, quote, at + 1, dead);
}

/** The index after what is looked for, or -1. */
export function after(text, what, from, dead) {
  if (dead.has(what)) return -1;
  const found = text.indexOf(what, from);
  if (found < 0) dead.add(what);
  return found < 0 ? -1 : found + what.length;
}

/** The index after a match of a sticky expression, or -1. */
export function past(expression, text, at) {
  expression.lastIndex = at;
  return expression.test(text) ? expression.lastIndex : -1;
}
