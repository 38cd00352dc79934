// Contexts of JSON-LD (JSON-LD 1.1 Processing Algorithms and API §4 and §5.2): which base and which
// vocabulary hold at a place, and what its terms stand for.
import { APPENDED, MEANS, NONE, PREFIX } from "./bases.js";
import { READONLY } from "./piece.js";

/** What an IRI is, once it is expanded: one of these, or undefined if it is none. */
export const KEYWORD = "keyword", LINK = "link";

const isKeyword = (text) => /^@[A-Za-z]+$/.test(text);

const GEN_DELIM = /[:/?#[\]@]$/;

const isAbsolute = (text) => /^[A-Za-z][A-Za-z0-9+.-]*:/.test(text);

/** A context: what it says itself, and for everything else the one that it was made from. */
class Context {
  constructor(around, { base, vocab } = around) {
    this.around = around;
    this.base = base; // the number of the base
    this.vocab = vocab; // that of the prefix that words are appended to; null for none
    this.terms = new Map();
    this.previous = null; // that holds in nodes within, where this one does not
  }
}

/** The contexts of a source. Work on them is bounded, so that it takes linear time in all. */
export class Contexts {
  #tree;
  #result;
  #left; // steps that may still be taken
  #depth = 0; // of terms that are defined by others
  #linked = new Set(); // what contexts hold that is read already: they may be applied many times

  constructor(tree, result) {
    this.#tree = tree;
    this.#result = result;
    this.#left = 20_000 + 4 * tree.source.length;
    this.initial = new Context(null, { base: 0, vocab: null });
  }

  #step(n = 1) {
    if (this.#left > 0 && (this.#left -= n) <= 0) this.#result.cut("many-contexts", 0);
    return this.#left > 0;
  }

  /** What a term is defined as, undefined if it is not. */
  find(context, name) {
    for (let c = context; c && this.#step(); c = c.around) {
      if (c.terms.has(name)) return this.#defined(c, c.terms.get(name), name);
    }
    return undefined;
  }

  /** Reads a definition when it is asked for first. One that depends on itself is none. */
  #defined(context, term, name) {
    if (term.state !== undefined) return term;
    if (this.#depth >= DEEPEST) {
      this.#result.cut("deep-nesting", this.#tree.start[term.i]);
      return undefined;
    }
    this.#depth++;
    term.state = "being read";
    const tree = this.#tree;
    const { i } = term;
    const member = (key) => tree.get(i, key);
    const id = tree.isObject(i) ? member("@reverse") ?? member("@id") : i;
    const type = member("@type");
    term.type = tree.isString(type) ? tree.text(type) : "";
    term.scoped = member("@context");
    term.definedIn = context;
    const container = member("@container");
    term.container = tree.isString(container) ? [tree.text(container)] : [...tree.elements(container)].filter((e) => tree.isString(e)).map((e) => tree.text(e));
    const given = id !== undefined && (!tree.isString(id) ? null : tree.text(id) === name ? undefined : tree.text(id));
    if (given === null) term.state = "null"; // it stands for nothing
    else if (given !== undefined && given !== false) this.#means(context, term, given, tree.place(id)[0]);
    else this.#byName(context, term, name);
    const prefix = member("@prefix");
    const simple = tree.isString(i);
    this.#depth--;
    term.isPrefix = prefix === undefined ? simple && this.#endsPrefix(term) : tree.source.slice(tree.start[prefix], tree.end[prefix]) === "true";
    return term;
  }

  #endsPrefix(term) { return term.state === "iri" && (term.blank || GEN_DELIM.test(term.ending)); }

  /** A term means what its @id is expanded to. */
  #means(context, term, text, start) {
    const iri = this.expand(context, text, { vocab: true });
    if (iri === undefined) term.state = "null";
    else if (iri.kind === KEYWORD) Object.assign(term, { state: KEYWORD, keyword: text });
    else this.#set(term, iri, start);
  }

  /** A term without @id means a compact IRI, or a word of the vocabulary. */
  #byName(context, term, name) {
    const iri = this.expand(context, name, { vocab: true, docRelative: name.includes("/"), itself: true });
    if (iri?.kind === LINK) this.#set(term, iri, this.#tree.start[term.i]);
    else term.state = "null";
  }

  #set(term, { ref, under, joins }, start) {
    const at = { state: "iri", ending: ref };
    at.base = joins ? this.#result.state("term", ref, start, APPENDED, under) : this.#result.state("term", ref, start, PREFIX, under);
    Object.assign(term, at);
  }

  /** The number of the base that a link takes which means a term. */
  #meaning(term) { return (term.meaning ??= this.#result.state("term", "", 0, MEANS, term.base)); }

  /**
   * Expands an IRI (§5.2): { kind, ref, under, joins } with the reference and the base to read
   * it from, or to append it to. undefined for what is no IRI here.
   */
  expand(context, text, { vocab = false, docRelative = false, itself = false } = {}) {
    if (isKeyword(text)) return KEYWORDS.has(text) ? { kind: KEYWORD, keyword: text } : undefined;
    if (vocab && !itself) {
      const term = this.find(context, text);
      if (term?.state === "null") return undefined;
      if (term?.state === KEYWORD) return { kind: KEYWORD, keyword: term.keyword };
      if (term?.state === "iri") return { kind: LINK, ref: text, under: this.#meaning(term), joins: true, term };
    }
    const colon = text.indexOf(":");
    if (colon > 0) {
      const [prefix, suffix] = [text.slice(0, colon), text.slice(colon + 1)];
      if (prefix === "_") return { kind: "blank" };
      const term = suffix.startsWith("//") ? undefined : this.find(context, prefix);
      if (term?.state === "iri" && term.isPrefix) return { kind: LINK, ref: suffix, under: term.base, joins: true };
      if (isAbsolute(text)) return { kind: LINK, ref: text, under: 0, joins: false };
    }
    if (vocab && context.vocab !== null) return { kind: LINK, ref: text, under: context.vocab, joins: true };
    if (docRelative) return { kind: LINK, ref: text, under: context.base, joins: false };
    return undefined;
  }

  /** Adds a link of an IRI, wherever it leads. */
  link(i, iri, context) {
    if (iri?.kind !== LINK || this.#linked.has(i)) return;
    if (OF_CONTEXTS.has(context)) this.#linked.add(i);
    this.#result.under = iri.under;
    this.#result.addAt(iri.ref, context, ...this.#tree.place(i), READONLY);
    this.#result.under = 0;
  }

  /** The context that a local context makes of another one (§4.1). */
  process(context, i, { propagate = true } = {}) {
    const before = context;
    const tree = this.#tree;
    const list = tree.isArray(i) ? [...tree.elements(i)] : [i];
    for (const local of list) {
      if (!this.#step(10)) return context;
      if (tree.isString(local)) this.#remote(local, "@context");
      else if (!tree.isObject(local)) context = this.initial; // null
      else {
        const flag = tree.get(local, "@propagate");
        if (flag !== undefined) propagate = tree.source.slice(tree.start[flag], tree.end[flag]) !== "false";
        context = this.#local(context, local);
      }
    }
    if (!propagate && context !== before) {
      if (context === this.initial) context = new Context(context);
      context.previous ??= before;
    } else if (context !== before && context !== this.initial) context.previous = before.previous;
    return context;
  }

  /** A context in another document: its own @base would not count (§4.1). */
  #remote(i, name) {
    this.link(i, { kind: LINK, ref: this.#tree.text(i), under: 0 }, name);
    this.#result.cut("remote-context", this.#tree.start[i]);
  }

  #local(around, i) {
    const tree = this.#tree;
    const context = new Context(around);
    if (!this.#step(tree.after[i] - i)) return around;
    for (const [key, value] of tree.members(i)) {
      if (key === "@import" && tree.isString(value)) this.#remote(value, "@import");
      else if (key === "@base") this.#base(context, value);
      else if (key[0] !== "@" || !KEYWORDS.has(key)) context.terms.set(key, { i: value });
    }
    const vocab = tree.get(i, "@vocab");
    if (vocab !== undefined) this.#vocabulary(context, vocab);
    return context;
  }

  /** @base is relative to the base before it; null takes it away (§4.1, step 5.7). */
  #base(context, i) {
    if (!this.#tree.isString(i)) {
      context.base = this.#result.state("@base", "", this.#tree.start[i], NONE, context.base);
      return;
    }
    const [ref, [start]] = [this.#tree.text(i), this.#tree.place(i)];
    this.link(i, { kind: LINK, ref, under: context.base }, "@base");
    context.base = this.#result.state("@base", ref, start, undefined, context.base);
  }

  /** @vocab is expanded as a word of the vocabulary before it, else relative to the base (§4.1, step 5.8). */
  #vocabulary(context, i) {
    const text = this.#tree.isString(i) ? this.#tree.text(i) : null;
    const iri = text === null ? undefined : this.expand(context, text, { vocab: true, docRelative: true });
    this.link(i, iri, "@vocab");
    context.vocab = iri?.kind === LINK ? this.#result.state("@vocab", iri.term ? "" : iri.ref, this.#tree.place(i)[0], iri.joins ? APPENDED : PREFIX, iri.term ? iri.term.base : iri.under) : null;
  }
}

const DEEPEST = 100; // terms, each defined by another

const OF_CONTEXTS = new Set(["@base", "@vocab", "@context", "@import"]);

const KEYWORDS = new Set(["@base", "@container", "@context", "@direction", "@graph", "@id", "@import", "@included", "@index", "@json", "@language", "@list",
  "@nest", "@none", "@prefix", "@propagate", "@protected", "@reverse", "@set", "@type", "@value", "@version", "@vocab"]);
