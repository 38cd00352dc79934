// Reads JSON-LD as expansion does (JSON-LD 1.1 Processing Algorithms and API §5.1): @id is relative
// to the base, which @base changes; what stands for a word is appended to @vocab or to a prefix.
// Contexts in other documents are not fetched.
import { readTree } from "./trees.js";
import { Contexts, KEYWORD } from "./jsonldcontext.js";
import { Result } from "./result.js";

const GRAPH = new Set(["@graph", "@id", "@index", "@context"]); // the entries of a graph object

const STEPS = 1000; // values that are read at once

export function* readJSONLD(source) {
  const result = new Result();
  const tree = yield* readTree(source, "json-ld", result);
  const expansion = new Expansion(tree, new Contexts(tree, result));
  if (tree.count > 0) for (let n = 1; expansion.next(); n++) if (n % STEPS === 0) yield 0.9;
  return result;
}

class Expansion {
  #tree;
  #contexts;
  #own = new Map(); // the contexts that objects state, by their places
  #waiting; // values that are still to be read

  constructor(tree, contexts) {
    this.#tree = tree;
    this.#contexts = contexts;
    this.#waiting = [{ i: 0, context: contexts.initial }];
  }

  /** Reads a value; false at the end. */
  next() {
    const task = this.#waiting.pop();
    if (!task) return false;
    const tree = this.#tree;
    if (tree.isArray(task.i)) this.#all([...tree.elements(task.i)].map((i) => ({ ...task, i })));
    else if (task.nested) this.#members(task);
    else if (tree.isObject(task.i)) this.#object(task);
    else this.#text(task);
    return true;
  }

  /** Values that are read next, in their order. */
  #all(tasks) { while (tasks.length > 0) this.#waiting.push(tasks.pop()); }

  /** A string under a term whose values are IRIs. */
  #text(task) { if (this.#tree.isString(task.i)) this.#asValueOf(this.#scoped(task), task.i); }

  /** Reads a text as a value of a term (§5.3.2, steps 1 and 2). */
  #asValueOf({ context, term }, i) {
    const type = term?.type;
    if (type !== "@id" && type !== "@vocab") return;
    this.#contexts.link(i, this.#contexts.expand(context, this.#tree.text(i), { vocab: type === "@vocab", docRelative: true }), type);
  }

  /** What holds in a value of a term: its scoped context, and what the term is there (§5.1.2, steps 4.2 and 8). */
  #scoped({ context, term }) {
    if (term?.scoped === undefined) return { context, term };
    context = this.#contexts.within(context, term);
    return { context, term: this.#contexts.find(context, term.name) };
  }

  /** The context in an object, which may state one of its own. It is read once, though maps by identifiers ask for it before. */
  #stated(i, around) {
    const local = this.#tree.get(i, "@context");
    if (local === undefined) return around;
    if (this.#own.get(local)?.around !== around) this.#own.set(local, { around, context: this.#contexts.process(around, local) });
    return this.#own.get(local).context;
  }

  /** The members of an object with what their keys expand to. */
  #keys(i, context) {
    return [...this.#tree.members(i)].map(([name, value, key]) => ({ name, value, key, iri: this.#contexts.expand(context, name, { vocab: true }) }));
  }

  #object({ i, context, term, fromMap = false, contained = false }) {
    const tree = this.#tree;
    const contexts = this.#contexts;
    if (term?.type === "@json") return;
    if (!contained && term && tree.isObject(i) && this.#map({ i, context, term })) return;
    if (context.previous && !fromMap) {
      const names = this.#keys(i, context).map(({ iri }) => iri?.keyword);
      if (!names.includes("@value") && !(names.length === 1 && names[0] === "@id")) context = context.previous;
    }
    ({ context, term } = this.#scoped({ context, term }));
    context = this.#stated(i, context);
    const before = context; // in which types are expanded
    const keys = this.#keys(i, context);
    for (const name of this.#types(keys)) {
      const type = contexts.find(before, name);
      if (type?.scoped !== undefined) context = contexts.process(context, type.scoped, { propagate: false });
    }
    this.#members({ i, context, before, term }, context === before ? keys : undefined);
  }

  /** Reads the members of a node, or of @nest or @reverse in it. */
  #members({ i, context, before, term }, keys = this.#keys(i, context)) {
    const later = [];
    for (const member of keys) this.#member(member, context, before, term, later);
    this.#all(later);
  }

  /** The types of a node, in the order in which their contexts are applied (§5.1.2, step 11). */
  #types(keys) {
    const tree = this.#tree;
    const found = [];
    for (const { iri, value } of keys) {
      if (iri?.keyword !== "@type") continue;
      for (const i of tree.isArray(value) ? tree.elements(value) : [value]) if (tree.isString(i)) found.push(tree.text(i));
    }
    return found.sort();
  }

  #member({ name, value, key, iri }, context, before, term, later) {
    if (name === "@context" || iri === undefined) return;
    if (iri.kind !== KEYWORD) {
      this.#contexts.link(key, iri, "property");
      later.push({ i: value, context, term: this.#contexts.find(context, name) });
      return;
    }
    const keyword = iri.keyword;
    if (keyword === "@id") this.#ids(value, context);
    else if (keyword === "@type") this.#typeValues(value, before);
    else if (keyword === "@list" || keyword === "@set") later.push({ i: value, context, term, contained: true });
    else if (keyword === "@graph" || keyword === "@included") later.push({ i: value, context });
    else if (keyword === "@reverse" || keyword === "@nest") {
      const within = keyword === "@nest" ? this.#scoped({ context, term: this.#contexts.find(context, name) }).context : context; // step 14.2.2
      for (const i of this.#tree.isArray(value) ? this.#tree.elements(value) : [value]) later.push({ i, context: within, before, term, nested: true });
    }
  }

  #ids(value, context) {
    if (this.#tree.isString(value)) this.#contexts.link(value, this.#contexts.expand(context, this.#tree.text(value), { docRelative: true }), "@id");
  }

  #typeValues(value, context) {
    const tree = this.#tree;
    for (const i of tree.isArray(value) ? tree.elements(value) : [value]) {
      if (tree.isString(i)) this.#contexts.link(i, this.#contexts.expand(context, tree.text(i), { vocab: true, docRelative: true }), "@type");
    }
  }

  /** Reports whether some of the nodes in a map by identifiers take theirs from the key: those without @id, and graphs in a container of them (§5.1.2, step 13.8.3.7). */
  #lacksID(i, context, term) {
    const tree = this.#tree;
    const items = tree.isArray(i) ? [...tree.elements(i)] : [i];
    return items.some((item) => {
      if (!tree.isObject(item)) return true;
      const own = this.#stated(item, context); // which may give @id another name
      const keywords = this.#keys(item, own).map(({ iri }) => iri?.keyword);
      const isGraph = keywords.includes("@graph") && keywords.every((name) => GRAPH.has(name));
      return !keywords.includes("@id") || (term.container.includes("@graph") && !isGraph);
    });
  }

  /** Reads a map whose keys are identifiers, types, indexes or languages (§5.1.2, step 13.8); false if the value is none. */
  #map({ i, context, term }) {
    const kind = ["@id", "@type", "@index", "@language"].find((name) => term.container?.includes(name));
    if (!kind) return false;
    if (kind === "@language") return true;
    context = this.#contexts.within(context, term);
    const own = { ...term, scoped: undefined, container: [] };
    const index = kind === "@index" && term.index ? this.#contexts.find(context, term.index) : undefined; // whose values the keys are
    this.#all([...this.#tree.members(i)].map(([name, value, key]) => {
      const word = this.#contexts.expand(context, name, { vocab: true, docRelative: true });
      if (word?.keyword === "@none") return { i: value, context, term: own, fromMap: true };
      if (kind === "@index") this.#asValueOf({ context, term: index }, key);
      else if (kind !== "@id" || this.#lacksID(value, context, term)) this.#contexts.link(key, kind === "@type" ? word : this.#contexts.expand(context, name, { docRelative: true }), kind);
      const type = kind === "@type" ? this.#contexts.find(context, name) : undefined;
      const within = type?.scoped === undefined ? context : this.#contexts.process(context, type.scoped, { propagate: false });
      return { i: value, context: within, term: own, fromMap: true };
    }));
    return true;
  }
}
