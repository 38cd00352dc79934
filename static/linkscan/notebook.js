// Reads a Jupyter notebook (nbformat 4 and 3): the Markdown of its cells, and the HTML and Markdown that code
// has put out. What is shown is in the page of the notebook, so it is read against the notebook.
import { readFragment } from "./html.js";
import { readMarkdown } from "./markdown.js";
import { readTree } from "./trees.js";
import { IN_JSON, MARKUP, PLAIN, Piece, READONLY } from "./piece.js";
import { Result } from "./result.js";
import { UNRESOLVED } from "./bases.js";

const ESCAPES = 5000; // that are read at once

/** Links in strings of JSON. Only what is no markup and has no escapes in it can be written into. */
class Links extends Result {
  #source;

  constructor(source) {
    super();
    this.#source = source;
  }

  addAt(ref, context, from, end, writing) {
    const plain = writing === PLAIN || writing === IN_JSON;
    return super.addAt(ref, context, from, end, plain && !/["\\]/.test(this.#source.slice(from, end)) ? IN_JSON : READONLY);
  }
}

export function* readNotebook(source) {
  const result = new Links(source);
  const tree = yield* readTree(source, "notebook", result);
  for (const cells of [tree.get(0, "cells"), ...[...tree.elements(tree.get(0, "worksheets"))].map((sheet) => tree.get(sheet, "cells"))]) {
    for (const cell of tree.elements(cells)) {
      const type = tree.get(cell, "cell_type");
      if (tree.isString(type) && tree.text(type) === "markdown") yield* markdown(source, tree, result, cell, tree.get(cell, "source"));
      for (const output of tree.elements(tree.get(cell, "outputs"))) yield* outputs(source, tree, result, cell, output);
      yield tree.start[cell] / source.length;
    }
  }
  return result;
}

function* outputs(source, tree, result, cell, output) {
  const data = tree.get(output, "data") ?? output; // nbformat 3 has them in the output itself
  for (const type of ["text/html", "html"]) {
    const piece = yield* joined(source, tree, tree.get(data, type));
    if (piece) yield* readFragment(piece, result, true);
  }
  yield* markdown(source, tree, result, cell, tree.get(data, "text/markdown"));
}

/** Reads Markdown, each by itself, as it is shown. Attachments of the cell are files in the notebook. */
function* markdown(source, tree, result, cell, i) {
  const piece = yield* joined(source, tree, i);
  if (!piece) return;
  const from = result.links.length;
  yield* readMarkdown(piece.value, { root: piece, result });
  for (const link of result.links.slice(from)) {
    const [, name] = /^attachment:(.*)/i.exec(link.ref) ?? [];
    if (name === undefined) continue;
    link.base = result.state("attachment", "", link.start, UNRESOLVED, 0);
    if (![name, decoded(name)].some((key) => tree.get(tree.get(cell, "attachments"), key) !== undefined)) result.cut("missing-attachment", link.start);
  }
}

function decoded(name) {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

/** The text of a string, or of several that are its lines (nbformat, multi-line strings); null if it is none. */
function* joined(source, tree, i) {
  const strings = (tree.isString(i) ? [i] : [...tree.elements(i)]).filter((k) => tree.isString(k));
  if (strings.length === 0) return null;
  const [texts, offsets, places] = [[], [], []];
  let length = 0;
  let n = 0;
  const put = (text, place) => {
    offsets.push(length);
    places.push(place);
    texts.push(text);
    length += text.length;
  };
  for (const k of strings) {
    const [start, end] = tree.place(k);
    let at = start;
    for (const { 0: escape, index } of source.slice(start, end).matchAll(/\\(?:u[\da-fA-F]{4}|.)/g)) {
      if (start + index > at) put(source.slice(at, start + index), at);
      put(JSON.parse(`"${escape}"`), start + index);
      at = start + index + escape.length;
      if (++n % ESCAPES === 0) yield;
    }
    put(source.slice(at, end), at);
  }
  return new Piece(texts.join(""), null, offsets, places, IN_JSON);
}
