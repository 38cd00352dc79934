// Reads JSON (RFC 8259) into a tree with places. The tree is flat, so that neither its
// size nor its depth matters: the values in the order of the text, the keys among them.

import { PLAIN, READONLY } from "./piece.js";

export const OBJECT = 0, ARRAY = 1, STRING = 2, OTHER = 3;

const VALUES = 4000; // that are read at once

const FIRST = 1024; // values that there is room for at first

/** For each value: its type, where it starts and ends, and the value after all that is in it. */
export class Tree {
  source;
  count = 0;
  type = new Uint8Array(FIRST);
  start = new Uint32Array(FIRST);
  end = new Uint32Array(FIRST);
  after = new Uint32Array(FIRST);
  texts = new Map(); // of strings that are not written as JSON has them
  #members = new Map(); // of large objects: their values by their keys

  constructor(source) { this.source = source; }

  add(type, start, end) {
    if (this.count === this.type.length) this.#grow();
    this.type[this.count] = type;
    this.start[this.count] = start;
    this.end[this.count] = end;
    this.after[this.count] = this.count + 1;
    return this.count++;
  }

  #grow() {
    for (const name of ["type", "start", "end", "after"]) {
      const larger = new this[name].constructor(2 * this.count);
      larger.set(this[name]);
      this[name] = larger;
    }
  }

  /** The text of a string. */
  text(i) {
    if (this.texts.size > 0 && this.texts.has(i)) return this.texts.get(i);
    const raw = this.source.slice(this.start[i], this.end[i]);
    return raw.includes("\\") ? JSON.parse(raw) : raw.slice(1, -1);
  }

  /** Where a string stands, without what delimits it. */
  place(i) {
    const delimited = /["']/.test(this.source[this.start[i]]) ? 1 : 0;
    return [this.start[i] + delimited, this.end[i] - delimited];
  }

  /** How another reference is written in the place of a string: as it is, where nothing is escaped there. */
  writing(i) { return this.source[this.start[i]] === '"' && this.end[i] - this.start[i] === this.text(i).length + 2 ? PLAIN : READONLY; }

  isString(i) { return i !== undefined && this.type[i] === STRING; }
  isNull(i) { return i !== undefined && this.type[i] === OTHER && this.source[this.start[i]] === "n"; }
  isObject(i) { return i !== undefined && this.type[i] === OBJECT; }
  isArray(i) { return i !== undefined && this.type[i] === ARRAY; }

  /** The members of an object: [key, value, index of the key]. Each of the keys that are there twice. */
  * members(i) {
    if (!this.isObject(i)) return;
    for (let key = i + 1; key < this.after[i]; key = this.after[key + 1]) yield [this.text(key), key + 1, key];
  }

  /** The elements of an array. */
  * elements(i) {
    if (!this.isArray(i)) return;
    for (let value = i + 1; value < this.after[i]; value = this.after[value]) yield value;
  }

  /** The value of a key, the last one, as JSON.parse has it; undefined if there is none. */
  get(i, key) {
    if (!this.isObject(i)) return undefined;
    const many = this.after[i] - i > MANY;
    if (many && !this.#members.has(i)) this.#members.set(i, new Map(this.members(i)));
    if (many) return this.#members.get(i).get(key);
    let found;
    for (const [name, value] of this.members(i)) if (name === key) found = value;
    return found;
  }

  /** The value that a JSON Pointer (RFC 6901) leads to, from another one; undefined if there is none. */
  at(i, pointer) {
    for (const token of pointer.split("/").slice(1)) {
      const name = token.replaceAll("~1", "/").replaceAll("~0", "~");
      i = this.isArray(i) ? this.#element(i, name) : this.get(i, name);
      if (i === undefined) return undefined;
    }
    return i;
  }

  #element(i, name) {
    if (!/^(?:0|[1-9]\d{0,8})$/.test(name)) return undefined;
    if (!this.#members.has(i)) this.#members.set(i, [...this.elements(i)]);
    return this.#members.get(i)[Number(name)];
  }
}

const MANY = 24; // values in an object that is looked through once only

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const LITERAL = /true|false|null/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;

/** Reads a text. Returns the tree, and where the text stops to be JSON: -1 if all of it is. */
export function* readJSON(source) {
  const tree = new Tree(source);
  const open = []; // the objects and arrays around a place
  let at = source.charCodeAt(0) === 0xfeff ? 1 : 0;
  let n = 0;
  const skip = () => {
    for (let c = source.charCodeAt(at); c === 32 || c === 10 || c === 13 || c === 9; ) c = source.charCodeAt(++at);
  };
  const fail = () => {
    if (tree.isObject(open.at(-1)) && halfMember(tree, open.at(-1))) tree.count--; // a key by itself
    for (const i of open) tree.after[i] = tree.count, tree.end[i] = at;
    return { tree, malformed: at };
  };
  for (;;) {
    if (++n % VALUES === 0) yield at / source.length;
    skip();
    const c = source[at];
    if (c === "{" || c === "[") {
      open.push(tree.add(c === "{" ? OBJECT : ARRAY, at, at));
      at++;
      skip();
      if (source[at] === (c === "{" ? "}" : "]")) close();
      else if (c === "{") {
        if (!key()) return fail();
        continue;
      } else continue;
    } else if (c === '"') {
      const end = stringEnd(source, at);
      if (end < 0) return fail();
      tree.add(STRING, at, end);
      at = end;
    } else {
      const end = plainEnd(source, at);
      if (end < 0) return fail();
      tree.add(OTHER, at, end);
      at = end;
    }
    for (skip(); open.length > 0 && source[at] === (tree.type[open.at(-1)] === OBJECT ? "}" : "]"); skip()) {
      close();
      if (++n % VALUES === 0) yield at / source.length;
    }
    if (open.length === 0) return at < source.length ? fail() : { tree, malformed: -1 };
    if (source[at] !== ",") return fail();
    at++;
    if (tree.type[open.at(-1)] === OBJECT && !key()) return fail();
  }

  function close() {
    const i = open.pop();
    tree.end[i] = ++at;
    tree.after[i] = tree.count;
  }

  /** Reads a key and its colon. */
  function key() {
    skip();
    const end = source[at] === '"' ? stringEnd(source, at) : -1;
    if (end < 0) return false;
    const name = tree.add(STRING, at, end);
    at = end;
    skip();
    if (source[at] === ":") return ++at > 0;
    tree.count = name;
    return false;
  }
}

/** Reports whether an object that is cut off ends in a key without its value. */
function halfMember(tree, i) {
  let key = i + 1;
  while (key + 1 < tree.count) key = tree.after[key + 1];
  return key < tree.count;
}

/** Where the string ends that begins at a place; -1 if it is none. */
function stringEnd(source, at) {
  for (let i = at + 1; i < source.length; i++) {
    const c = source.charCodeAt(i);
    if (c === 34) return i + 1;
    if (c < 32) return -1;
    if (c !== 92) continue;
    ESCAPE.lastIndex = i;
    if (!ESCAPE.test(source)) return -1;
    i = ESCAPE.lastIndex - 1;
  }
  return -1;
}

/** Where the number or literal ends that begins at a place; -1 if there is none. */
function plainEnd(source, at) {
  for (const plain of [NUMBER, LITERAL]) {
    plain.lastIndex = at;
    if (plain.test(source)) return plain.lastIndex;
  }
  return -1;
}
