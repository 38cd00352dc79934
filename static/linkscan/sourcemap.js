// Reads a source map (ECMA-426): the sources that it names, of its sections, too.
import { readTree } from "./trees.js";
import { Result } from "./result.js";

const STEPS = 2000; // sources that are read at once

/** What may stand before the JSON, so that it is no script (ECMA-426, the prefix that is removed). */
const GUARD = /^\)\]\}'[^\n]*/;

/** sourceRoot is taken for a folder, from which the sources are read, as by those who read them; it is relative to the map. */
export function* readSourceMap(source) {
  const result = new Result();
  const tree = yield* readTree(source.replace(GUARD, (guard) => " ".repeat(guard.length)), "source-map", result);
  const maps = [0];
  for (const section of tree.elements(tree.get(0, "sections"))) {
    add(tree, result, tree.get(section, "url"), "source map url");
    if (tree.get(section, "map") !== undefined) maps.push(tree.get(section, "map"));
  }
  let n = 0;
  for (const map of maps) {
    const root = tree.get(map, "sourceRoot");
    if (tree.isString(root) && tree.text(root) !== "") {
      add(tree, result, root, "sourceRoot");
      result.baseNumber = result.state("sourceRoot", tree.text(root).replace(/\/?$/, "/"), tree.place(root)[0]);
    }
    for (const i of tree.elements(tree.get(map, "sources"))) {
      if (++n % STEPS === 0) yield 0.9;
      add(tree, result, i, "source map source");
    }
    result.baseNumber = 0;
  }
  return result;
}

function add(tree, result, i, context) {
  if (tree.isString(i)) result.addAt(tree.text(i), context, ...tree.place(i), tree.writing(i));
}
