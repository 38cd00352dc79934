// Reads YAML 1.2 into a tree, as jsontree.js reads JSON. The package yaml cuts it into tokens with
// their places (vendor/yaml.js, bundled by tools/vendor, ISC license). Aliases are not followed, so
// no source grows by them, and the tree is made without recursion.
import { Lexer, Parser, resolveAsScalar } from "../vendor/yaml.js";
import { OBJECT, ARRAY, STRING, OTHER } from "./jsontree.js";

const TOKENS = 2000; // that are read at once
const DEEPEST = 500; // collections, one in another: the parser ends them by recursion

/** Plain scalars that are no strings in the core schema (YAML 1.2.2 §10.3.2). */
const PLAIN = /^(?:~|null|Null|NULL|true|True|TRUE|false|False|FALSE|[-+]?(?:\d+|\.\d+|\d+\.\d*)(?:[eE][-+]?\d+)?|0o[0-7]+|0x[\da-fA-F]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))?$/;

export function* readYAML(source, result, tree) {
  const parser = new Parser();
  const documents = [];
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
  if (documents[0]?.value) yield* build(documents[0].value, result, tree);
  return tree;
}

/** A block scalar as it is written, with its header and without the line breaks at its end, which come before what follows it. */
const blockOf = ({ props, source }) => [...props.map((prop) => prop.source), source].join("").trimEnd();

/** Adds a value and what is in it, in the order of the text. */
function* build(root, result, tree) {
  const open = []; // the collections around a place: { i, items, next }
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
  const value = (token) => {
    if (!token?.items) return void leaf(token);
    if (token.type === "flow-collection" && token.end.length === 0) result.cut("malformed", token.offset);
    const list = token.type === "block-seq" || (token.type === "flow-collection" && token.start.type === "flow-seq-start");
    open.push({ i: tree.add(list ? ARRAY : OBJECT, token.offset, token.offset), items: token.items, next: 0, list });
  };
  value(root);
  while (open.length > 0) {
    if (++n % TOKENS === 0) yield 0.5;
    const top = open.at(-1);
    const item = top.items[top.next++];
    if (!item) {
      tree.after[top.i] = tree.count;
      tree.end[top.i] = Math.max(end, tree.start[top.i]);
      open.pop();
    } else if (top.list && item.key) open.push({ i: tree.add(OBJECT, item.key.offset, item.key.offset), items: [item], next: 0, list: false });
    else if (top.list) {
      if (item.value || item.start.some(({ type }) => type === "seq-item-ind")) value(item.value);
    } else if (item.key || item.value) {
      key(item.key ?? item.value);
      value(item.key ? item.value : undefined);
    }
  }

  /** Adds a key: whatever it is, as a string. */
  function key(token) {
    const i = token.source === undefined ? tree.add(STRING, token.offset, token.offset) : leaf(token);
    tree.type[i] = STRING;
    if (!tree.texts.has(i)) tree.texts.set(i, token.source ?? "");
  }
}
