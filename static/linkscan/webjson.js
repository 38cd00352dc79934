// Reads what pages refer to in JSON: import maps (HTML §8.1.6.2), web app manifests and source maps
// (ECMA-426). They are read against the address that they come from.
import { NONE, UNRESOLVED } from "./bases.js";
import { readTree } from "./trees.js";
import { Result } from "./result.js";

const STEPS = 2000; // members, or sources, that are read at once

/** Reads the text of a value, if it is a string. */
function add(tree, result, i, context) {
  if (tree.isString(i)) result.addAt(tree.text(i), context, ...tree.place(i), tree.writing(i));
}

/** HTML, parse an import map string: what is not as it should be is passed over, or fails the whole map. */
export function* readImportMap(source) {
  const result = new Result();
  const map = new ImportMap(yield* readTree(source, "importmap", result), result);
  let n = 0;
  for (const read of [map.imports(map.get("imports")), map.scopes(), map.integrity()]) {
    for (const _ of read) if (++n % STEPS === 0) yield 0.9;
  }
  return result;
}

class ImportMap {
  #tree;
  #result;
  #url = 0; // the base of what is read without one

  constructor(tree, result) {
    this.#tree = tree;
    this.#result = result;
    if (tree.count > 0 && !tree.isObject(0)) result.cut("not-an-object", tree.start[0]);
  }

  get(name) { return this.#tree.get(0, name); }

  /** The members of what has to be an object, if it is there. */
  * #members(i) {
    if (i !== undefined && !this.#tree.isObject(i)) this.#result.cut("not-an-object", this.#tree.start[i]);
    yield* this.#tree.members(i);
  }

  /** Sort and normalize a module specifier map. */
  * imports(i) {
    for (const [, value, key] of this.#members(i)) {
      this.#add(key, "import map specifier");
      this.#address(value, "import map address");
      yield;
    }
  }

  /** Sort and normalize scopes. */
  * scopes() {
    for (const [, value, key] of this.#members(this.get("scopes"))) {
      add(this.#tree, this.#result, key, "import map scope");
      yield* this.imports(value);
    }
  }

  /** Normalize a module integrity map. */
  * integrity() {
    for (const [, value, key] of this.#members(this.get("integrity"))) {
      this.#add(key, "import map integrity");
      if (!this.#tree.isString(value)) this.#result.cut("not-a-string", this.#tree.start[value]);
      yield;
    }
  }

  #address(i, context) {
    if (this.#tree.isString(i)) this.#add(i, context);
    else this.#result.cut("not-a-string", this.#tree.start[i]);
  }

  #add(i, context) {
    this.#result.baseNumber = this.#base(this.#tree.text(i), this.#tree.place(i)[0]);
    add(this.#tree, this.#result, i, context);
    this.#result.baseNumber = 0;
  }

  /** Resolve a URL-like module specifier: a path is relative to the map, a URL is read without a base, and all else is a name. */
  #base(text, start) {
    if (/^\.{0,2}\//.test(text)) return 0;
    if (/^[\0-\x20]*[A-Za-z][A-Za-z0-9+.\t\n\r-]*:/.test(text)) return (this.#url ||= this.#result.state("URL", "", start, NONE, 0));
    return this.#result.state(text === "" ? "empty specifier" : "bare specifier", "", start, UNRESOLVED, 0);
  }
}

/** The members of manifests that are URLs, with their contexts: of the manifest itself, and of the objects in its lists. */
const MANIFEST = new Map(Object.entries({ start_url: "manifest start_url", scope: "manifest scope", iarc_rating_url: "manifest url" }));
const LISTS = new Map(Object.entries({
  icons: ["src"], screenshots: ["src"], shortcuts: ["url"], related_applications: ["url"], protocol_handlers: ["url"], file_handlers: ["action"], scope_extensions: ["origin"], translations: [],
}));

/** Lists of what is to be within the scope of the manifest. */
const SCOPED = new Set(["shortcuts", "protocol_handlers", "file_handlers"]);
const SCOPED_URL = "manifest scoped url";

/** Those that are deeper within (RFC 6901). */
const NESTED = new Map(Object.entries({
  "/share_target/action": SCOPED_URL, "/note_taking/new_note_url": SCOPED_URL, "/serviceworker/src": "manifest url", "/tab_strip/new_tab_button/url": SCOPED_URL,
}));

/**
 * Web Application Manifest §1.4 to §1.13: what a manifest holds is relative to the manifest, but id, which is
 * relative to the origin of start_url (§1.10).
 */
export function* readManifest(source) {
  const result = new Result();
  const tree = yield* readTree(source, "manifest", result);
  for (const [name, context] of MANIFEST) add(tree, result, tree.get(0, name), context);
  yield* lists(tree, result, 0);
  identity(tree, result);
  for (const [path, context] of NESTED) add(tree, result, tree.at(0, path), context);
  for (const icon of tree.elements(tree.at(0, "/tab_strip/home_tab/icons"))) add(tree, result, tree.get(icon, "src"), "manifest url");
  return result;
}

function* lists(tree, result, i) {
  let n = 0;
  for (const [name, members] of LISTS) {
    for (const element of tree.elements(tree.get(i, name))) {
      if (++n % STEPS === 0) yield 0.9;
      for (const member of members) add(tree, result, tree.get(element, member), SCOPED.has(name) ? SCOPED_URL : "manifest url");
      if (name === "shortcuts" || name === "file_handlers") for (const icon of tree.elements(tree.get(element, "icons"))) add(tree, result, tree.get(icon, "src"), "manifest url");
    }
  }
}

/** The identifier is relative to the origin of start_url; an empty one is start_url (§1.10, processing of the id member). */
function identity(tree, result) {
  const [id, start] = [tree.get(0, "id"), tree.get(0, "start_url")];
  if (!tree.isString(id)) return;
  const url = result.state("start_url", tree.isString(start) ? tree.text(start) : "", tree.isString(start) ? tree.place(start)[0] : 0, undefined, 0);
  result.baseNumber = tree.text(id) === "" ? url : result.state("start_url", "/", tree.isString(start) ? tree.place(start)[0] : 0, undefined, url);
  result.addAt(tree.text(id), "manifest url", ...tree.place(id), tree.writing(id));
  result.baseNumber = 0;
}

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
