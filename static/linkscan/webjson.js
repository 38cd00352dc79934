// Reads what pages refer to in JSON: import maps (HTML §8.1.6.2) and web app manifests. Both are
// read against the address that they come from.
import { UNRESOLVED } from "./bases.js";
import { readTree } from "./trees.js";
import { Result } from "./result.js";

const STEPS = 2000; // members that are read at once

/** Reads the text of a value, if it is a string, with what a base says of it. */
function add(tree, result, i, context, base) {
  if (!tree.isString(i)) return;
  const [start, end] = tree.place(i);
  result.baseNumber = base ? result.state(base, "", start, UNRESOLVED, 0) : 0;
  result.addAt(tree.text(i), context, start, end, tree.writing(i));
  result.baseNumber = 0;
}

/** What keeps an address from being resolved: it is neither a path that says so nor a URL (HTML, "resolve a URL-like module specifier"). */
const notAddress = (text) => (text === "" ? "empty specifier" : /^(?:\.{0,2}\/|[A-Za-z][A-Za-z0-9+.-]*:)/.test(text) ? "" : "bare specifier");

export function* readImportMap(source) {
  const result = new Result();
  const tree = yield* readTree(source, "importmap", result);
  let n = 0;
  function* imports(map) {
    for (const [name, value, key] of tree.members(map)) {
      if (++n % STEPS === 0) yield 0.9;
      add(tree, result, key, "import map specifier", notAddress(name));
      add(tree, result, value, "import map address", tree.isString(value) ? notAddress(tree.text(value)) : "");
    }
  }
  yield* imports(tree.get(0, "imports"));
  for (const [, map, scope] of tree.members(tree.get(0, "scopes"))) {
    if (++n % STEPS === 0) yield 0.9;
    add(tree, result, scope, "import map scope");
    yield* imports(map);
  }
  for (const [name, , key] of tree.members(tree.get(0, "integrity"))) {
    if (++n % STEPS === 0) yield 0.9;
    add(tree, result, key, "import map integrity", notAddress(name));
  }
  return result;
}

/** The members of manifests that are URLs: of the manifest itself, and of the objects in its lists. */
const MANIFEST = ["start_url", "scope", "iarc_rating_url"];
const LISTS = new Map(Object.entries({
  icons: ["src"], screenshots: ["src"], shortcuts: ["url"], related_applications: ["url"], protocol_handlers: ["url"], file_handlers: ["action"], scope_extensions: ["origin"], translations: [],
}));

/** Those that are deeper within (RFC 6901). */
const NESTED = ["/share_target/action", "/note_taking/new_note_url", "/serviceworker/src", "/tab_strip/new_tab_button/url"];

/**
 * Web Application Manifest §1.4 to §1.13: what a manifest holds is relative to the manifest, but id, which is
 * relative to the origin of start_url (§1.10).
 */
export function* readManifest(source) {
  const result = new Result();
  const tree = yield* readTree(source, "manifest", result);
  for (const name of MANIFEST) add(tree, result, tree.get(0, name), "manifest url");
  yield* lists(tree, result, 0);
  identity(tree, result);
  for (const path of NESTED) add(tree, result, tree.at(0, path), "manifest url");
  for (const icon of tree.elements(tree.at(0, "/tab_strip/home_tab/icons"))) add(tree, result, tree.get(icon, "src"), "manifest url");
  return result;
}

function* lists(tree, result, i) {
  let n = 0;
  for (const [name, members] of LISTS) {
    for (const element of tree.elements(tree.get(i, name))) {
      if (++n % STEPS === 0) yield 0.9;
      for (const member of members) add(tree, result, tree.get(element, member), "manifest url");
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
