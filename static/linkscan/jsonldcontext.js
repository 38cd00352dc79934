// Contexts of JSON-LD (JSON-LD 1.1 Processing Algorithms and API §4 and §5.2): which base and which
// vocabulary hold at a place, and what its terms stand for.
import { APPENDED, NONE, PREFIX, STANDS_FOR } from "./bases.js";
import { READONLY } from "./piece.js";

/** What an IRI is, once it is expanded: one of these, or undefined if it is none. */
export const KEYWORD = "keyword", LINK = "link", BLANK = "blank"; // BLANK: the identifier of a node that has no IRI

const isKeyword = (text) => /^@[A-Za-z]+$/.test(text);

const GEN_DELIM = /[:/?#[\]@]$/;

const isAbsolute = (text) => /^[A-Za-z][A-Za-z0-9+.-]*:/.test(text);

/** A context: what it says itself, and for everything else the one that it was made from. */
class Context {
  constructor(around, { base, vocab } = around) {
    this.around = around;
    this.base = base; // the number of the base
    this.vocab = vocab; // that of the prefix that words are appended to; BLANK, or null for none
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
    term.name = name;
    term.scoped = member("@context");
    const container = member("@container");
    term.container = tree.isString(container) ? [tree.text(container)] : [...tree.elements(container)].filter((e) => tree.isString(e)).map((e) => tree.text(e));
    term.type = this.#typeOf(context, term, member("@type"));
    const index = member("@index");
    term.index = tree.isString(index) ? tree.text(index) : "";
    const given = id !== undefined && (!tree.isString(id) ? null : tree.text(id) === name ? undefined : tree.text(id));
    if (given === null) term.state = "null"; // it stands for nothing
    else if (given !== undefined && given !== false) this.#standsFor(context, term, given, tree.place(id)[0]);
    else this.#byName(context, term, name);
    const prefix = member("@prefix");
    const simple = tree.isString(i) && !name.includes("/");
    this.#depth--;
    term.isPrefix = prefix === undefined ? simple && this.#endsPrefix(term) : tree.source.slice(tree.start[prefix], tree.end[prefix]) === "true";
    return term;
  }

  /** How the strings under a term are read: that is @id for those in a map by types (§4.2.2, step 19.4). */
  #typeOf(context, term, i) {
    if (!this.#tree.isString(i)) return term.container.includes("@type") ? "@id" : "";
    const text = this.#tree.text(i);
    return this.expand(context, text, { vocab: true })?.keyword ?? text;
  }

  #endsPrefix(term) { return term.state === BLANK || (term.state === "iri" && GEN_DELIM.test(term.ending)); }

  /** A term stands for what its @id is expanded to. */
  #standsFor(context, term, text, start) {
    const iri = this.expand(context, text, { vocab: true });
    if (iri === undefined) term.state = "null";
    else if (iri.kind === KEYWORD) Object.assign(term, { state: KEYWORD, keyword: iri.keyword });
    else if (iri.kind === BLANK) term.state = BLANK;
    else this.#set(term, iri, start);
  }

  /** A term without @id stands for a compact IRI, or a word of the vocabulary. */
  #byName(context, term, name) {
    const iri = this.expand(context, name, { vocab: true, docRelative: name.includes("/"), itself: true });
    if (iri?.kind === LINK) this.#set(term, iri, this.#tree.start[term.i]);
    else term.state = iri?.kind === BLANK ? BLANK : "null";
  }

  #set(term, iri, start) {
    Object.assign(term, { state: "iri", ending: iri.term?.ending ?? iri.ref, base: this.#prefix("term", iri, start) });
  }

  /** States what an IRI stands for as a prefix that others are appended to, and returns its number. */
  #prefix(name, { ref, baseNumber, appended, term }, start) {
    return term ? this.#result.state(name, "", start, APPENDED, term.base) : this.#result.state(name, ref, start, appended ? APPENDED : PREFIX, baseNumber);
  }

  /** The number of the base of links that are a term. */
  #standIn(term) { return (term.standIn ??= this.#result.state("term", "", 0, STANDS_FOR, term.base)); }

  /**
   * Expands an IRI (§5.2): { kind, ref, baseNumber, appended } with the reference and the base to
   * resolve it against, or to append it to. undefined for what is no IRI here.
   */
  expand(context, text, { vocab = false, docRelative = false, itself = false } = {}) {
    if (isKeyword(text)) return KEYWORDS.has(text) ? { kind: KEYWORD, keyword: text } : undefined;
    if (vocab && !itself) {
      const term = this.find(context, text);
      if (term?.state === "null") return undefined;
      if (term?.state === KEYWORD) return { kind: KEYWORD, keyword: term.keyword };
      if (term?.state === BLANK) return { kind: BLANK };
      if (term?.state === "iri") return { kind: LINK, ref: text, baseNumber: this.#standIn(term), appended: true, term };
    }
    const colon = text.indexOf(":");
    if (colon > 0) {
      const [prefix, suffix] = [text.slice(0, colon), text.slice(colon + 1)];
      if (prefix === "_") return { kind: BLANK };
      const term = suffix.startsWith("//") ? undefined : this.find(context, prefix);
      if (term?.state === BLANK && term.isPrefix) return { kind: BLANK };
      if (term?.state === "iri" && term.isPrefix) return { kind: LINK, ref: suffix, baseNumber: term.base, appended: true };
      if (isAbsolute(text)) return { kind: LINK, ref: text, baseNumber: 0 };
    }
    if (vocab && context.vocab === BLANK) return { kind: BLANK };
    if (vocab && context.vocab !== null) return { kind: LINK, ref: text, baseNumber: context.vocab, appended: true };
    if (docRelative) return { kind: LINK, ref: text, baseNumber: context.base };
    return undefined;
  }

  /** Adds a link of an IRI, wherever it leads, with the kind of place that it stands in. */
  link(i, iri, kind) {
    if (iri?.kind !== LINK || this.#linked.has(i)) return;
    if (OF_CONTEXTS.has(kind)) this.#linked.add(i);
    this.#result.baseNumber = iri.baseNumber;
    this.#result.addAt(iri.ref, kind, ...this.#tree.place(i), READONLY);
    this.#result.baseNumber = 0;
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

  /** The context in values of a term, which may state one of its own; many values one after the other have the same. */
  within(context, term) {
    if (term.scoped === undefined) return context;
    if (term.around !== context) Object.assign(term, { around: context, inner: this.process(context, term.scoped) });
    return term.inner;
  }

  /** A context in another document: its own @base would not count (§4.1). */
  #remote(i, name) {
    this.link(i, { kind: LINK, ref: this.#tree.text(i), baseNumber: 0 }, name);
    this.#result.cut("remote-context", this.#tree.start[i]);
  }

  /** The context of an object. @base and @vocab come first, so none of its terms counts in them (§4.1, steps 5.7 to 5.13). */
  #local(around, i) {
    const tree = this.#tree;
    const context = new Context(around);
    if (!this.#step(tree.after[i] - i)) return around;
    const [elsewhere, base, vocab] = ["@import", "@base", "@vocab"].map((key) => tree.get(i, key));
    if (tree.isString(elsewhere)) this.#remote(elsewhere, "@import");
    if (base !== undefined) this.#base(context, base);
    if (vocab !== undefined) this.#vocabulary(context, vocab);
    for (const [key, value] of tree.members(i)) if (key[0] !== "@" || !KEYWORDS.has(key)) context.terms.set(key, { i: value });
    return context;
  }

  /** @base is relative to the base before it; null takes it away (§4.1, step 5.7). */
  #base(context, i) {
    if (!this.#tree.isString(i)) {
      context.base = this.#result.state("@base", "", this.#tree.start[i], NONE, context.base);
      return;
    }
    const [ref, [start]] = [this.#tree.text(i), this.#tree.place(i)];
    this.link(i, { kind: LINK, ref, baseNumber: context.base }, "@base");
    context.base = this.#result.state("@base", ref, start, undefined, context.base);
  }

  /** @vocab is expanded as a word of the vocabulary before it, else relative to the base (§4.1, step 5.8). */
  #vocabulary(context, i) {
    const text = this.#tree.isString(i) ? this.#tree.text(i) : null;
    const iri = text === null ? undefined : this.expand(context, text, { vocab: true, docRelative: true });
    this.link(i, iri, "@vocab");
    if (iri?.kind === LINK) context.vocab = this.#prefix("@vocab", iri, this.#tree.place(i)[0]);
    else context.vocab = iri?.kind === BLANK ? BLANK : null;
  }
}

const DEEPEST = 100; // terms, each defined by another

const OF_CONTEXTS = new Set(["@base", "@vocab", "@context", "@import"]);

const KEYWORDS = new Set(["@base", "@container", "@context", "@direction", "@graph", "@id", "@import", "@included", "@index", "@json", "@language", "@list",
  "@nest", "@none", "@prefix", "@propagate", "@protected", "@reverse", "@set", "@type", "@value", "@version", "@vocab"]);
