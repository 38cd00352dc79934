// Reads a source into a tree: JSON, or YAML where that is loaded.
import { readJSON, Tree } from "./jsontree.js";

let yaml; // the module of YAML, once loaded

/** Loads what reads YAML. */
export async function loadYAML() { yaml ??= await import("./yaml.js"); }

const KEYS = 4000; // that are compared at once

const YAML = new Set(["openapi", "json-schema"]);

/** Reports whether a source begins as an object or an array of JSON does, as flow collections of YAML do, too. */
const beginsAsJSON = (source) => /^\uFEFF?\s*[[{]/.test(source);

/** Reports whether a source is JSON, or has nothing in it. */
function isJSON(source) {
  if (/^\uFEFF?\s*$/.test(source)) return true;
  if (!/^\uFEFF?[ \t\r\n]*[[{"\dtfn-]/.test(source)) return false;
  try {
    JSON.parse(source.replace(/^\uFEFF/, ""));
    return true;
  } catch {
    return false;
  }
}

/** Reports whether a source may be written in YAML, which is not loaded: it is not JSON. */
export const wantsYAML = (source, format) => YAML.has(format) && !yaml && !isJSON(source);

/** Reports whether it cannot be read without; else it is read as JSON up to where it stops to be that. */
export const lacksYAML = (source, format) => wantsYAML(source, format) && !beginsAsJSON(source);

/** The tree of a source in a format. Where it stops to be one, the result says so. */
export function* readTree(source, format, result) {
  const json = yield* readJSON(source);
  const read = json.malformed >= 0 && yaml && YAML.has(format) ? yield* asYAML(source, json) : json;
  if (read.malformed >= 0 && read === json) result.cut(source.includes("\0") ? "binary" : "malformed", json.malformed);
  for (const { name, at } of read.cuts ?? []) result.cut(name, at);
  yield* findDuplicates(read.tree, result);
  return read.tree;
}

/**
 * The reading of what is no JSON as YAML, of which JSON is nearly a part (YAML 1.2.2 §1.2): how a text begins
 * does not tell the two apart. One that is neither is read as what it is for longer, as JSON if in doubt.
 */
function* asYAML(source, json) {
  if (beginsAsJSON(source) && json.malformed >= source.length) return json; // its brackets are left open in YAML, too
  const read = yield* yaml.readYAML(source, new Tree(source));
  if (read.malformed >= 0 && read.malformed <= json.malformed && beginsAsJSON(source)) return json;
  if (source.includes("\0")) read.cuts.unshift({ name: "binary", at: source.indexOf("\0") });
  return read;
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
