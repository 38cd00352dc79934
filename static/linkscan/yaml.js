// Reads YAML 1.2 into a tree, as jsontree.js reads JSON. The package yaml cuts it into tokens with
// their places (vendor/yaml.js, bundled by tools/vendor, ISC license). Aliases are not followed, so
// no source grows by them, and the tree is made without recursion.
import { Lexer, Parser, resolveAsScalar } from "../vendor/yaml.js";
import { OBJECT, ARRAY, STRING, OTHER } from "./jsontree.js";

const TOKENS = 2000; // that are read at once
const DEEPEST = 500; // collections, one in another: the parser ends them by recursion

/** Plain scalars that are no strings in the core schema (YAML 1.2.2 §10.3.2). */
const PLAIN = /^(?:~|null|Null|NULL|true|True|TRUE|false|False|FALSE|[-+]?(?:\d+|\.\d+|\d+\.\d*)(?:[eE][-+]?\d+)?|0o[0-7]+|0x[\da-fA-F]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))?$/;

/** Reads a text. Returns the tree, what is wrong with it as { name, at }, and where it stops to be YAML: -1 if all of it is. */
export function* readYAML(source, tree) {
  const parser = new Parser();
  const documents = [];
  const cuts = [];
  let malformed = -1;
  const result = {
    cut(name, at, from = at) {
      cuts.push({ name, at });
      if (name !== "alias" && (malformed < 0 || from < malformed)) malformed = from;
    },
  };
  let n = 0;
  const take = (tokens) => {
    for (const token of tokens) {
      if (token.type === "document") documents.push(token);
      else if (token.type === "error") result.cut("malformed", token.offset);
    }
  };
  for (const lexeme of new Lexer().lex(source)) {
    if (parser.stack.length > DEEPEST) {
      result.cut("deep-nesting", parser.offset);
      break;
    }
    take(parser.next(lexeme));
    if (++n % TOKENS === 0) yield Math.min(1, parser.offset / source.length) / 2;
  }
  take(parser.end());
  const first = documents.find(({ value }) => value);
  if (first) yield* build(first.value, result, tree);
  if (first && afterRoot(first) !== undefined) result.cut("malformed", afterRoot(first));
  return { tree, cuts, malformed };
}

/** A block scalar as it is written, with its header and without the line breaks at its end, which come before what follows it. */
const blockOf = ({ props, source }) => [...props.map((prop) => prop.source), source].join("").trimEnd();

/** Adds a value and what is in it, in the order of the text. */
function* build(root, result, tree) {
  const open = []; // the collections around a place: { i, items, next, list, flow, token }; a pair in a sequence has no token
  let end = 0;
  let n = 0;
  const leaf = (token) => {
    if (token) end = token.offset + (token.props ? blockOf(token) : token.source).length;
    if (!token) return tree.add(OTHER, end, end);
    if (token.type === "alias") result.cut("alias", token.offset);
    if (token.type === "alias") return tree.add(OTHER, token.offset, end);
    const plain = token.type === "scalar" && PLAIN.test(token.source);
    const malformed = () => result.cut("malformed", token.offset);
    const scalar = plain ? null : resolveAsScalar(token, true, malformed);
    if (!plain && !scalar) malformed(); // the parser could not read it
    const i = tree.add(scalar ? STRING : OTHER, token.offset, end);
    if (scalar) tree.texts.set(i, scalar.value);
    return i;
  };
  const faulty = (at) => at !== undefined && result.cut("malformed", at);
  const value = (token, inFlow = false) => {
    if (token) faulty(valueFault(token, inFlow));
    if (!token?.items) return void leaf(token);
    if (token.type === "flow-collection" && token.end.length === 0) result.cut("malformed", token.offset, tree.source.length); // it is YAML up to its end
    const list = token.type === "block-seq" || (token.type === "flow-collection" && token.start.type === "flow-seq-start");
    open.push({ i: tree.add(list ? ARRAY : OBJECT, token.offset, token.offset), items: token.items, next: 0, list, flow: token.type === "flow-collection", token });
  };
  value(root);
  while (open.length > 0) {
    if (++n % TOKENS === 0) yield 0.5;
    const top = open.at(-1);
    const item = top.items[top.next++];
    if (item && top.token) faulty(itemFault(top.token, item, top.next - 1));
    if (!item) {
      tree.after[top.i] = tree.count;
      tree.end[top.i] = Math.max(end, tree.start[top.i]);
      open.pop();
    } else if (top.list && item.key) open.push({ i: tree.add(OBJECT, item.key.offset, item.key.offset), items: [item], next: 0, list: false, flow: true });
    else if (top.list) {
      if (item.value || item.start.some(({ type }) => type === "seq-item-ind")) value(item.value, top.flow);
    } else if (item.key || item.value) {
      key(item.key ?? item.value, top.flow);
      value(item.key ? item.value : undefined, top.flow);
    }
  }

  /** Adds a key: whatever it is, as a string. */
  function key(token, inFlow) {
    faulty(valueFault(token, inFlow));
    const i = token.source === undefined ? tree.add(STRING, token.offset, token.offset) : leaf(token);
    tree.type[i] = STRING;
    if (!tree.texts.has(i)) tree.texts.set(i, token.source ?? "");
  }
}

// What the parser of tokens takes in YAML, and YAML does not have. Without it broken JSON would
// pass for YAML: a comma that is missing is all that tells the two apart.

const TRIVIA = new Set(["space", "newline", "comment"]);
const CLOSES = { "flow-map-start": "flow-map-end", "flow-seq-start": "flow-seq-end" };

/** Where something else than white space and comments stands in a list of tokens; undefined if nothing does. */
const strayIn = (tokens) => tokens?.find(({ type }) => !TRIVIA.has(type))?.offset;

const count = (tokens, type) => tokens?.reduce((n, token) => n + (token.type === type ? 1 : 0), 0) ?? 0;

const isBlock = (token) => token?.type === "block-map" || token?.type === "block-seq";

/** Where a document is wrong behind its root. */
const afterRoot = ({ end }) => end?.find(({ type }) => !TRIVIA.has(type) && type !== "doc-end")?.offset;

/** Where a value is wrong by itself, or in what follows it on its line. */
function valueFault(token, inFlow) {
  if (inFlow && isBlock(token)) return token.offset;
  if (token.type !== "flow-collection") return inFlow && token.type === "scalar" && DOUBTFUL.test(token.source) ? token.offset : strayIn(token.end);
  const [first, ...rest] = token.end;
  if (first && first.type !== CLOSES[token.start.type]) return first.offset;
  return strayIn(rest);
}

/** A plain scalar that goes on in a line that begins with a quote: two members of JSON with no comma between them, or with a comment. */
const DOUBTFUL = /\n[ \t]*"/;

/** Where an item of a collection is wrong. */
const itemFault = (collection, item, index) => (collection.type === "flow-collection" ? flowFault(item, index) : blockFault(item));

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
