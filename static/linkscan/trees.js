// Reads a source into a tree: JSON, or YAML where that is loaded.
import { readJSON, Tree } from "./jsontree.js";

let yaml; // the module of YAML, once loaded

/** Loads what reads YAML. */
export async function loadYAML() { yaml ??= await import("./yaml.js"); }

const isJSON = (source) => /^\uFEFF?\s*[[{"]/.test(source) || /^\uFEFF?\s*(?:true|false|null|-?\d[\d.eE+-]*)?\s*$/.test(source.slice(0, 100));

const KEYS = 4000; // that are compared at once

const YAML = new Set(["openapi", "json-schema"]);

/** Reports whether a source is written in YAML, which is not loaded. */
export const lacksYAML = (source, format) => YAML.has(format) && !yaml && !isJSON(source);

/** The tree of a source in a format. Where it stops to be one, the result says so. */
export function* readTree(source, format, result) {
  let tree;
  if (yaml && YAML.has(format) && !isJSON(source)) {
    if (source.includes("\0")) result.cut("binary", source.indexOf("\0"));
    tree = yield* yaml.readYAML(source, result, new Tree(source));
  } else {
    const json = yield* readJSON(source);
    if (json.malformed >= 0) result.cut(source.includes("\0") ? "binary" : "malformed", json.malformed);
    ({ tree } = json);
  }
  yield* findDuplicates(tree, result);
  return tree;
}

/** Says which keys an object has twice, of which the last one counts: RFC 8259 §4 leaves it open. */
function* findDuplicates(tree, result) {
  let n = 0;
  for (let i = 0; i < tree.count; i++) {
    if (++n % KEYS === 0) yield 0.5;
    if (!tree.isObject(i)) continue;
    const names = new Set();
    for (const [name, , key] of tree.members(i)) {
      if (++n % KEYS === 0) yield 0.5;
      if (names.has(name)) result.cut("duplicate-key", tree.start[key]);
      names.add(name);
    }
  }
}
