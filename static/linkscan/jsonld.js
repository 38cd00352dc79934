// Reads JSON-LD as expansion does (JSON-LD 1.1 Processing Algorithms and API §5.1): @id is relative
// to the base, which @base changes; what stands for a word is appended to @vocab or to a prefix.
// Contexts in other documents are not fetched.
import { readTree } from "./trees.js";
import { Contexts, KEYWORD } from "./jsonldcontext.js";
import { Result } from "./result.js";

const GRAPH = new Set(["@graph", "@id", "@index", "@context"]); // the entries of a graph object

const MAPS = ["@language", "@index", "@type", "@id"]; // containers whose values may be maps

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
  #waiting; // values that are still to be read

  constructor(tree, contexts) {
    this.#tree = tree;
    this.#contexts = contexts;
    this.#waiting = [{ i: 0, context: contexts.initial }];
  }

  /** Reads a value (§5.1.2); false at the end. */
  next() {
    const task = this.#waiting.pop();
    if (!task) return false;
    const tree = this.#tree;
    if (tree.isArray(task.i)) this.#all([...tree.elements(task.i)].map((i) => ({ ...task, i }))); // step 5
    else if (task.nested) this.#members(task);
    else if (tree.isObject(task.i)) this.#object(task);
    else this.#scalar(task);
    return true;
  }

  /** Values that are read next, in their order. */
  #all(tasks) { while (tasks.length > 0) this.#waiting.push(tasks.pop()); }

  /** Step 4: a string under a term whose values are IRIs. */
  #scalar({ i, context, term, entry }) {
    if (this.#tree.isNull(i)) return;
    const iri = this.#tree.isString(i) ? this.#valueOf(this.#scoped(context, term), term, i) : undefined;
    this.#contexts.link(i, iri, iri?.by);
    this.#use(entry, iri ? ["@id"] : []);
  }

  /** What a text is as a value of a term (§5.3.2, steps 1 and 2), and by which type. */
  #valueOf(context, term, i) {
    const by = term && this.#contexts.find(context, term.name)?.type;
    if (by !== "@id" && by !== "@vocab") return undefined;
    const iri = this.#contexts.expand(context, this.#tree.text(i), { vocab: by === "@vocab", docRelative: true });
    return iri && { ...iri, by };
  }

  /** The context in the values of a term, which may have one of its own (§5.1.2, steps 3, 4.2 and 8). */
  #scoped(context, term) { return term?.scoped === undefined ? context : this.#contexts.within(context, term); }

  /** Step 9: the context that an object states. */
  #stated(i, context) {
    const local = this.#tree.get(i, "@context");
    return local === undefined ? context : this.#contexts.process(context, local);
  }

  /** The members of an object with what their keys expand to. */
  #keys(i, context) {
    return [...this.#tree.members(i)].map(([name, value, key]) => ({ name, value, key, iri: this.#contexts.expand(context, name, { vocab: true }) }));
  }

  #object({ i, context, term, fromMap = false, entry }) {
    if (context.previous && !fromMap && this.#leaves(i, context)) context = context.previous; // step 7
    context = this.#stated(i, this.#scoped(context, term));
    this.#members({ i, context: this.#typed(i, context), before: context, term, entry });
  }

  /** Step 7: whether a context that does not propagate ends at an object, which is neither a value nor a mere reference. */
  #leaves(i, context) {
    const names = this.#keys(i, context).map(({ iri }) => iri?.keyword);
    return !names.includes("@value") && !(names.length === 1 && names[0] === "@id");
  }

  /** Step 11: the context that the types of a node make. Each type is looked up in the one before them. */
  #typed(i, before) {
    let context = before;
    const isType = ({ name }) => this.#contexts.expand(context, name, { vocab: true })?.keyword === "@type";
    const members = [...this.#tree.members(i)].map(([name, value]) => ({ name, value }));
    if (!members.some(isType)) return before;
    for (const member of members.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      if (!isType(member)) continue;
      for (const name of this.#strings(member.value).map((text) => this.#tree.text(text)).sort()) {
        const type = this.#contexts.find(before, name);
        if (type?.scoped !== undefined) context = this.#contexts.within(context, type, false);
      }
    }
    return context;
  }

  /** A value, if it is a string, or the strings in it. */
  #strings(value) {
    const tree = this.#tree;
    return (tree.isArray(value) ? [...tree.elements(value)] : [value]).filter((i) => tree.isString(i));
  }

  /** Step 13: the members of a node, or of @nest in it; before is the context in which its types are expanded. */
  #members({ i, context, before, term, entry }) {
    const members = this.#keys(i, context);
    if (entry) this.#use(entry, members.filter(({ iri }) => iri !== undefined).map(({ iri }) => iri.keyword));
    const later = [];
    for (const member of members) {
      if (member.name === "@context" || member.iri === undefined) continue; // steps 13.1 and 13.3
      if (member.iri.kind === KEYWORD) later.push(...this.#keyword(member, { context, before, term, entry }));
      else later.push(...this.#property(member, context));
    }
    this.#all(later);
  }

  /** Step 13.4: reads what a keyword says, and returns the values in it that are to be read. */
  #keyword({ name, value, iri: { keyword } }, { context, before, term, entry }) {
    const contexts = this.#contexts;
    const own = term && contexts.find(context, term.name);
    switch (keyword) {
      case "@id":
        if (this.#tree.isString(value)) contexts.link(value, contexts.expand(context, this.#tree.text(value), { docRelative: true }), "@id");
        return [];
      case "@type":
        for (const i of this.#strings(value)) contexts.link(i, contexts.expand(before, this.#tree.text(i), { vocab: true, docRelative: true }), "@type");
        return [];
      case "@graph": case "@included": case "@reverse": return [{ i: value, context }];
      case "@list": return [{ i: value, context, term: own }];
      case "@set": return [{ i: value, context, term: own, entry }];
      case "@nest": { // step 14
        const nesting = contexts.find(context, name);
        return [{ i: value, context: this.#scoped(context, nesting), before, term: nesting, nested: true }];
      }
      default: return [];
    }
  }

  /** Steps 13.5 to 13.9: lists a property, and returns its values that are to be read. */
  #property({ name, value, key, iri }, context) {
    this.#contexts.link(key, iri, "property");
    const term = this.#contexts.find(context, name);
    if (term?.type === "@json") return []; // step 13.6
    const kind = this.#tree.isObject(value) && MAPS.find((container) => term?.container.includes(container));
    if (!kind) return [{ i: value, context, term }];
    return kind === "@language" ? [] : this.#map(value, { kind, context, term });
  }

  /** Step 13.8: the values of a map whose keys are identifiers, types or indexes. */
  #map(i, { kind, context, term }) {
    return [...this.#tree.members(i)].map(([name, value, key]) => {
      const within = this.#mapContext(name, kind, context);
      const index = this.#contexts.expand(context, name, { vocab: true });
      const iri = index?.keyword === "@none" ? undefined : this.#said(kind, context, term, { name, key, index });
      const entry = iri && { i: key, iri, kind: iri.by ?? kind, id: kind === "@id", graph: term.container.includes("@graph"), used: false };
      return { i: value, context: within, term: this.#contexts.find(within, term.name), fromMap: true, entry };
    });
  }

  /** Steps 13.8.3.1 to 13.8.3.3: the context in what is under a key of a map. Under types it is one that propagates, as processors read the "otherwise". */
  #mapContext(name, kind, context) {
    if (kind !== "@type") return context;
    const around = context.previous ?? context;
    return this.#scoped(around, this.#contexts.find(around, name));
  }

  /** Step 13.8.3.7: what a key of a map says of what is under it, if that is an IRI. */
  #said(kind, context, term, { name, key, index }) {
    if (kind === "@type") return index;
    if (kind === "@id") return this.#contexts.expand(context, name, { docRelative: true });
    return term.index ? this.#valueOf(context, this.#contexts.find(context, term.index), key) : undefined;
  }

  /** Lists a key of a map, of which something makes use: identifiers what has no @id, and in a container of graphs what is none, since it becomes one. */
  #use(entry, keywords) {
    if (!entry || entry.used || keywords.includes("@set")) return; // what is in a set makes use of it
    const isGraph = keywords.includes("@graph") && keywords.every((name) => GRAPH.has(name));
    if (entry.id && keywords.includes("@id") && !(entry.graph && !isGraph)) return;
    entry.used = true;
    this.#contexts.link(entry.i, entry.iri, entry.kind);
  }
}
