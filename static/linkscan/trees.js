// Reads a source into a tree: JSON, or YAML where that is loaded.
import { readJSON, Tree } from "./jsontree.js";

let yaml; // the module of YAML, once loaded

/** Loads what reads YAML. */
export async function loadYAML() { yaml ??= await import("./yaml.js"); }

const isJSON = (source) => /^\uFEFF?\s*[[{"]/.test(source) || /^\uFEFF?\s*(?:true|false|null|-?\d[\d.eE+-]*)?\s*$/.test(source.slice(0, 100));

const YAML = new Set(["openapi", "json-schema"]);

/** Reports whether a source is written in YAML, which is not loaded. */
export const lacksYAML = (source, format) => YAML.has(format) && !yaml && !isJSON(source);

/** The tree of a source in a format. Where it stops to be one, the result says so. */
export function* readTree(source, format, result) {
  if (yaml && YAML.has(format) && !isJSON(source)) {
    if (source.includes("\0")) result.cut("binary", source.indexOf("\0"));
    return yield* yaml.readYAML(source, result, new Tree(source));
  }
  const { tree, malformed } = yield* readJSON(source);
  if (malformed >= 0) result.cut(source.includes("\0") ? "binary" : "malformed", malformed);
  return tree;
}
