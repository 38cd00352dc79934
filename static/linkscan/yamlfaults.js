// What the parser of tokens takes in YAML, and YAML does not have. Without it broken JSON would
// pass for YAML: a comma that is missing is all that tells the two apart.

const TRIVIA = new Set(["space", "newline", "comment"]);
const CLOSES = { "flow-map-start": "flow-map-end", "flow-seq-start": "flow-seq-end" };

/** Where something else than white space and comments stands in a list of tokens; undefined if nothing does. */
const strayIn = (tokens) => tokens?.find(({ type }) => !TRIVIA.has(type))?.offset;

const count = (tokens, type) => tokens?.reduce((n, token) => n + (token.type === type ? 1 : 0), 0) ?? 0;

const isBlock = (token) => token?.type === "block-map" || token?.type === "block-seq";

/** Where a document is wrong behind its root. */
export const afterRoot = ({ end }) => end?.find(({ type }) => !TRIVIA.has(type) && type !== "doc-end")?.offset;

/** Where a value is wrong by itself, or in what follows it on its line. */
export function valueFault(token, inFlow) {
  if (inFlow && isBlock(token)) return token.offset;
  if (token.type !== "flow-collection") return inFlow && token.type === "scalar" && DOUBTFUL.test(token.source) ? token.offset : strayIn(token.end);
  const [first, ...rest] = token.end;
  if (first && first.type !== CLOSES[token.start.type]) return first.offset;
  return strayIn(rest);
}

/** A plain scalar that goes on in a line that begins with a quote: two members of JSON with no comma between them, or with a comment. */
const DOUBTFUL = /\n[ \t]*"/;

/** Where an item of a collection is wrong. */
export const itemFault = (collection, item, index) => (collection.type === "flow-collection" ? flowFault(item, index) : blockFault(item));

/** One comma parts two items (YAML 1.2.2 §7.4), and a colon a key from its value. */
function flowFault({ start, key, sep, value }, index) {
  const commas = count(start, "comma");
  const empty = !key && !sep && !value; // white space before the end
  if (index === 0 ? commas > 0 : commas > 1 || (commas === 0 && !empty)) return (start.findLast(({ type }) => type === "comma") ?? start[0] ?? key ?? value)?.offset;
  return sep && value && count(sep, "map-value-ind") === 0 ? value.offset : undefined;
}

/** A key is on one line and followed by a colon, unless it is an explicit one; on its line no other mapping or sequence begins (YAML 1.2.2 §8.2.2). */
function blockFault({ start, key, sep, value }) {
  const explicit = count(start, "explicit-key-ind") > 0;
  if (!key || explicit) return undefined;
  if (count(sep, "map-value-ind") === 0 || key.source?.includes("\n")) return key.offset;
  const stray = sep.find(({ type }) => type === "scalar" || type.endsWith("quoted-scalar"));
  if (stray) return stray.offset;
  return isBlock(value) && count(sep, "newline") === 0 ? value.offset : undefined;
}
