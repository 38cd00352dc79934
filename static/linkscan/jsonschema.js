// Reads a JSON Schema: its references, and the bases that $id states (JSON Schema Core
// 2020-12 §8.2, 2019-09 §8.2, drafts 7, 6 and 4 §8, draft 3 §5.27 and §5.28).
import { NOT_EMBEDDED } from "./bases.js";
import { readTree } from "./trees.js";
import { Result } from "./result.js";

const STEPS = 2000; // schemas that are read at once

const words = (text) => text.split(" ");

/** Keywords that apply a schema to the instance itself: a reference that leads back through them never ends. */
const IN_PLACE = new Set(words("allOf anyOf oneOf not if then else dependentSchemas dependencies extends disallow type"));

/** What a keyword holds: a schema, a list or a map of schemas, or a schema or a list. */
function vocabulary(single, lists, maps, either = "") {
  const kinds = new Map();
  for (const name of words(single)) kinds.set(name, "schema");
  for (const name of words(lists)) kinds.set(name, "list");
  for (const name of words(maps)) kinds.set(name, "map");
  for (const name of words(either)) kinds.set(name, "either");
  return kinds;
}

const [ONE4, ONE6, ONE7] = ["additionalItems additionalProperties not", " contains propertyNames", " if then else"];
const [ONE2019, LISTS] = [" unevaluatedItems unevaluatedProperties contentSchema", "allOf anyOf oneOf"];
const [MAPS4, MAPS2019] = ["properties patternProperties definitions dependencies", " $defs dependentSchemas"];

/** By draft: the keyword of the identifier, those with schemas, those with references, and those with names of fragments. */
const DRAFTS = {
  3: {
    id: "id", holds: vocabulary("additionalItems additionalProperties", "", "properties patternProperties dependencies", "items extends disallow type"),
    refs: ["$ref"], anchors: [], alone: true,
  },
  4: { id: "id", holds: vocabulary(ONE4, LISTS, MAPS4, "items"), refs: ["$ref"], anchors: [], alone: true },
  6: { id: "$id", holds: vocabulary(ONE4 + ONE6, LISTS, MAPS4, "items"), refs: ["$ref"], anchors: [], alone: true },
  7: { id: "$id", holds: vocabulary(ONE4 + ONE6 + ONE7, LISTS, MAPS4, "items"), refs: ["$ref"], anchors: [], alone: true },
  "2019-09": {
    id: "$id", holds: vocabulary(ONE4 + ONE6 + ONE7 + ONE2019, LISTS, MAPS4 + MAPS2019, "items"),
    refs: ["$ref", "$recursiveRef"], anchors: ["$anchor"], alone: false,
  },
  "2020-12": {
    id: "$id", holds: vocabulary(`${ONE4.replace("additionalItems ", "")}${ONE6}${ONE7}${ONE2019} items`, `${LISTS} prefixItems`, MAPS4 + MAPS2019),
    refs: ["$ref", "$dynamicRef"], anchors: ["$anchor", "$dynamicAnchor"], alone: false,
  },
  openapi30: { id: "", holds: vocabulary(`${ONE4} items`, LISTS, "properties"), refs: ["$ref"], anchors: [], alone: true },
};

const HOLDING = new Set(Object.values(DRAFTS).flatMap(({ holds }) => [...holds.keys()]));

/** The draft that a $schema names, or that the dialect is made from which it names; undefined for any other one. */
export function draftOf(uri) {
  const [, draft] = /json-schema\.org\/(?:draft[-/])?0?([3-7]|20\d\d-\d\d|next)\/(?:hyper-)?schema/.exec(uri) ?? [];
  return draft === "next" || /spec\.openapis\.org\/oas\/3\.\d\/dialect\//.test(uri) ? "2020-12" : draft === "5" ? "4" : draft && DRAFTS[draft] ? draft : undefined;
}

export function* readSchema(source, { draft } = {}) {
  const result = new Result();
  const tree = yield* readTree(source, "json-schema", result);
  if (tree.count > 0) yield* new Schemas(tree, result).read(yield* rootsOf(tree), draft ?? "2020-12", 0);
  return result;
}

/** Keywords that hold no other schema, by the values that they have; DRAFTS has the others. */
const PLAIN = {
  string: new Set(words("$schema $id id $ref $dynamicRef $recursiveRef $anchor $dynamicAnchor $comment title description format pattern type contentEncoding contentMediaType")),
  array: new Set(words("type required enum examples")),
  other: new Set(words("minimum maximum exclusiveMinimum exclusiveMaximum multipleOf divisibleBy minLength maxLength minItems maxItems uniqueItems minContains maxContains minProperties maxProperties " +
    "readOnly writeOnly deprecated required $recursiveAnchor")),
};

const DATA = new Set(["const", "default"]); // of any value

/** Reports whether an object is a schema: it has a keyword with a value of its kind. The name of a schema may look like one, as in {"title": {"type": "string"}}. */
function isSchema(tree, i) {
  for (const [key, value] of tree.members(i)) {
    const kind = tree.isString(value) ? "string" : tree.isArray(value) ? "array" : tree.isObject(value) ? "object" : "other";
    if (DATA.has(key) || PLAIN[kind]?.has(key) || (kind !== "string" && HOLDING.has(key))) return true;
  }
  return false;
}

/** The schemas of a document that is none itself, and holds them by their names or in a list, as a file of definitions does; else its root. */
function* rootsOf(tree) {
  const roots = [];
  const waiting = [0];
  for (let n = 1; waiting.length > 0; n++) {
    if (n % STEPS === 0) yield 0.5;
    const i = waiting.pop();
    if (isSchema(tree, i)) roots.push(i);
    else for (const [, value] of tree.members(i)) waiting.push(value);
    for (const value of tree.elements(i)) waiting.push(value);
  }
  return roots;
}

/** The schemas of a tree, which are read from several places where a description of another format holds them. */
export class Schemas {
  #tree;
  #result;
  #seen = new Set();
  #roots = new Set(); // the schemas that are in no other one
  #waiting = []; // schemas that are still to be read
  #locals = []; // references with a fragment alone: { i, fragment, from, at }
  #anchors = new Map(); // the names of fragments, by the resource that they are in
  #edges = new Map(); // from a schema to those that apply to the same instance

  /** Reads what else stands beside the keywords: (schema, key, value, baseNumber). */
  also = null;

  constructor(tree, result) {
    this.#tree = tree;
    this.#result = result;
  }

  /** Reads schemas, one or a list of them, all that is in them, and the schemas that their references to this resource lead to. */
  * read(schemas, draft, root) {
    this.#roots = new Set([schemas].flat());
    for (const i of this.#roots) this.#waiting.push({ i, draft, root, baseNumber: this.#result.baseNumber });
    let n = 0;
    for (let next; (next = this.#waiting.pop() ?? this.#referenced()); ) {
      if (++n % STEPS === 0) yield 0.9;
      this.#schema(next);
    }
    yield* this.#finish();
    this.#result.baseNumber = 0;
  }

  #schema({ i, draft, root, baseNumber }) {
    const tree = this.#tree;
    if (!tree.isObject(i) || this.#seen.has(i)) return;
    this.#seen.add(i);
    const own = new Map(); // the keywords that are read before the others
    for (const [key, value] of tree.members(i)) if (key[0] === "$" || key === "id") own.set(key, value);
    const schema = own.get("$schema");
    const named = tree.isString(schema) ? draftOf(tree.text(schema)) : draft;
    if (named === undefined) this.#result.cut("unknown-dialect", tree.start[schema]);
    if (tree.isString(schema)) draft = named ?? draft;
    else if (this.#roots.has(i) && !this.also && draft === "2020-12" && !own.has("$id") && tree.isString(own.get("id")) && !own.has("$defs")) draft = "4";
    const { id, holds, refs, anchors, alone } = DRAFTS[draft];
    const only = alone && tree.isString(own.get("$ref")); // what stands beside it is ignored
    ({ root, baseNumber } = this.#identify(i, id && own.get(id), id, only, { root, baseNumber }));
    this.#result.baseNumber = baseNumber;
    for (const key of ["$schema", ...refs]) this.#reference(i, key, own.get(key), { draft, root, baseNumber });
    for (const key of anchors) if (tree.isString(own.get(key))) this.#name(root, tree.text(own.get(key)));
    this.#inside(i, { holds, only, draft, root, baseNumber });
  }

  /** Reads the identifier of a schema: the base of what is in it, or the name of a fragment. */
  #identify(i, value, key, only, at) {
    if (!key || !this.#tree.isString(value)) return at;
    const [ref, [start, end]] = [this.#tree.text(value), this.#tree.place(value)];
    const [, before, name] = /^([^#]*)#?([^]*)$/.exec(ref);
    if (only) {
      this.#result.cut("id-beside-ref", start);
      return at;
    }
    if (before === "") {
      this.#name(at.root, name);
      return at;
    }
    const whole = i === 0 && at.baseNumber === 0;
    this.#result.baseNumber = whole ? this.#result.state("document", "", 0, NOT_EMBEDDED) : at.baseNumber;
    this.#result.addAt(ref, key, start, end, this.#tree.writing(value));
    if (whole) this.#result.base = { ref, context: key, start, end };
    if (name) this.#name(i, name);
    return { root: i, baseNumber: whole ? 0 : this.#result.state(key, ref, start) };
  }

  #name(root, name) {
    if (!this.#anchors.has(root)) this.#anchors.set(root, new Set());
    this.#anchors.get(root).add(name);
  }

  #reference(i, key, value, at) {
    if (!this.#tree.isString(value)) return;
    const [ref, [start, end]] = [this.#tree.text(value), this.#tree.place(value)];
    this.#result.addAt(ref, key, start, end, this.#tree.writing(value));
    if (key !== "$schema" && ref[0] === "#") this.#locals.push({ i, fragment: decoded(ref.slice(1)), start, ...at });
  }

  /** Reads the schemas in a schema. Where all beside $ref is ignored, what it defines can still be referred to. */
  #inside(i, { holds, only, ...rest }) {
    const tree = this.#tree;
    const list = [];
    for (const [key, value] of tree.members(i)) {
      const kind = holds.get(key);
      if (only && key !== "definitions") {
        if (kind) this.#result.cut("beside-ref", tree.start[value]);
        continue;
      }
      if (!kind) {
        this.also?.(key, value, rest.baseNumber);
        continue;
      }
      const add = (schema) => {
        list.push({ i: schema, ...rest });
        if (IN_PLACE.has(key)) this.#edge(i, schema);
      };
      if (kind === "schema" || (kind === "either" && tree.isObject(value))) add(value);
      else if (kind === "map") for (const [, schema] of tree.members(value)) add(schema);
      else for (const schema of tree.elements(value)) add(schema);
    }
    while (list.length > 0) this.#waiting.push(list.pop());
  }

  #edge(from, to) {
    if (!this.#edges.has(from)) this.#edges.set(from, []);
    this.#edges.get(from).push(to);
  }

  #next = 0; // of the references to this document

  /** A schema that a reference leads to, and which is not read yet. */
  #referenced() {
    while (this.#next < this.#locals.length) {
      const { i, fragment, start, ...at } = this.#locals[this.#next++];
      if (fragment !== "" && fragment[0] !== "/") continue;
      const to = this.#tree.at(at.root, fragment);
      if (to === undefined) this.#result.cut("missing-pointer", start);
      else this.#edge(i, to);
      if (to !== undefined && !this.#seen.has(to)) return { i: to, ...at };
    }
    return undefined;
  }

  * #finish() {
    for (const { fragment, root, start } of this.#locals) {
      if (fragment !== "" && fragment[0] !== "/" && !this.#anchors.get(root)?.has(fragment)) this.#result.cut("missing-pointer", start);
    }
    yield* this.#cycles();
    this.#locals.length = this.#next = 0;
    this.#edges.clear();
  }

  /** Finds references that lead back to where they came from without a step into the instance. */
  * #cycles() {
    const done = new Map(); // false while a schema is on the path
    let n = 0;
    for (const first of this.#edges.keys()) {
      const path = done.has(first) ? [] : [{ i: first, next: 0 }];
      if (path.length > 0) done.set(first, false);
      while (path.length > 0) {
        if (++n % STEPS === 0) yield 0.95;
        const top = path.at(-1);
        const to = this.#edges.get(top.i)?.[top.next++];
        if (to === undefined) done.set(path.pop().i, true);
        else if (done.get(to) === false) this.#result.cut("cyclic-ref", this.#tree.start[top.i]);
        else if (!done.has(to)) {
          done.set(to, false);
          path.push({ i: to, next: 0 });
        }
      }
    }
  }
}

/** A fragment without its percent-encoding, as far as it can be taken off. */
export function decoded(fragment) {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
