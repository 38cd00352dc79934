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
  constructor(around, previous, { base, vocab } = around) {
    this.around = around;
    this.previous = previous; // that holds in nodes within, where this one does not
    this.base = base; // the number of the base
    this.vocab = vocab; // what words are appended to: its number as a base, and how it ends; BLANK, or null for none
    this.terms = new Map();
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
    this.initial = new Context(null, null, { base: 0, vocab: null });
  }

  #step(n = 1) {
    if (this.#left > 0 && (this.#left -= n) <= 0) this.#result.cut("many-contexts", 0);
    return this.#left > 0;
  }

  /** What a term is defined as, undefined if it is not. */
  find(context, name) {
    for (let c = context; c && this.#step(); c = c.around) {
      if (!c.terms.has(name)) continue;
      const term = this.#defined(c, c.terms.get(name), name);
      return term?.state === "none" ? undefined : term;
    }
    return undefined;
  }

  /** Reads a definition (§4.2.2) when it is asked for first. One that depends on itself is none. */
  #defined(context, term, name) {
    if (term.state !== undefined) return term;
    if (this.#depth >= DEEPEST) {
      this.#result.cut("deep-nesting", this.#tree.start[term.i]);
      return undefined;
    }
    this.#depth++;
    const tree = this.#tree;
    const member = (key) => tree.get(term.i, key);
    const container = member("@container");
    Object.assign(term, {
      state: "being read", name, scoped: member("@context"), isPrefix: false, index: this.#textOf(member("@index")),
      container: tree.isString(container) ? [tree.text(container)] : [...tree.elements(container)].filter((e) => tree.isString(e)).map((e) => tree.text(e)),
    });
    term.type = this.#typeOf(context, term, member("@type"));
    const reverse = member("@reverse");
    if (isKeyword(this.#textOf(reverse))) term.state = "none"; // step 13.3
    else this.#mapTo(context, term, reverse ?? (tree.isObject(term.i) ? member("@id") : term.i));
    const prefix = member("@prefix"); // step 25
    if (prefix !== undefined) term.isPrefix = this.#isTrue(prefix);
    this.#depth--;
    return term;
  }

  #textOf(i) { return this.#tree.isString(i) ? this.#tree.text(i) : ""; }

  #isTrue(i) { return this.#tree.source.startsWith("true", this.#tree.start[i]); }

  /** How the strings under a term are read (step 12): that is @id for those in a map by types (step 19.4). */
  #typeOf(context, term, i) {
    if (!this.#tree.isString(i)) return term.container.includes("@type") ? "@id" : "";
    const text = this.#tree.text(i);
    return this.expand(context, text, { vocab: true })?.keyword ?? text;
  }

  /** Finds what a term stands for, which is given or follows from its name (steps 13 to 18). */
  #mapTo(context, term, i) {
    const tree = this.#tree;
    if (i === undefined || (tree.isString(i) && tree.text(i) === term.name)) this.#set(term, this.#byName(context, term.name), tree.start[term.i]);
    else if (!tree.isString(i)) term.state = "null"; // it stands for nothing
    else if (isKeyword(tree.text(i)) && !KEYWORDS.has(tree.text(i))) term.state = "none"; // step 14.2.2: there is no such term, nor one from around
    else {
      this.#set(term, this.expand(context, tree.text(i), { vocab: true }), tree.place(i)[0]);
      const simple = tree.isString(term.i) && !/[:/]/.test(term.name);
      term.isPrefix = simple && (term.state === BLANK || (term.state === "iri" && GEN_DELIM.test(term.ending))); // step 14.2.6
    }
  }

  /** What a term without @id stands for: a compact IRI, whatever its prefix may be used for (step 15), or a word of the vocabulary. */
  #byName(context, name) {
    const [prefix, suffix] = this.#split(name);
    const term = prefix === undefined || prefix === "_" ? undefined : this.find(context, prefix);
    return term ? this.#appendedTo(term, suffix) : this.expand(context, name, { vocab: true, itself: true });
  }

  /** The prefix and the suffix of what may be a compact IRI (§5.2.2, steps 6.1 and 6.2). */
  #split(text) {
    const colon = text.indexOf(":", 1);
    return colon < 0 || text.startsWith("//", colon + 1) ? [] : [text.slice(0, colon), text.slice(colon + 1)];
  }

  /** What follows a prefix that a term is. */
  #appendedTo(term, ref) {
    if (term.state === BLANK) return { kind: BLANK };
    return term.state === "iri" ? { kind: LINK, ref, baseNumber: term.base, appended: true, ending: ref || term.ending } : undefined;
  }

  /** A term stands for what an IRI is. */
  #set(term, iri, start) {
    if (iri === undefined) term.state = "null";
    else if (iri.kind === KEYWORD) Object.assign(term, { state: KEYWORD, keyword: iri.keyword });
    else if (iri.kind === BLANK) term.state = BLANK;
    else Object.assign(term, { state: "iri", ending: iri.ending, base: this.#prefix("term", iri, start) });
  }

  /** States what an IRI stands for as a prefix that others are appended to, and returns its number. */
  #prefix(name, { ref, baseNumber, appended, term }, start) {
    return term ? this.#result.state(name, "", start, APPENDED, term.base) : this.#result.state(name, ref, start, appended ? APPENDED : PREFIX, baseNumber);
  }

  /** The number of the base of links that are a term. */
  #standIn(term) { return (term.standIn ??= this.#result.state("term", "", 0, STANDS_FOR, term.base)); }

  /**
   * Expands an IRI (§5.2.2): { kind, ref, baseNumber, appended, ending } with the reference and the
   * base to resolve it against, or to append it to. undefined for what is no IRI here.
   */
  expand(context, text, { vocab = false, docRelative = false, itself = false } = {}) {
    if (isKeyword(text)) return KEYWORDS.has(text) ? { kind: KEYWORD, keyword: text } : undefined; // steps 1 and 2
    const term = itself ? undefined : this.find(context, text);
    if (term?.state === KEYWORD) return { kind: KEYWORD, keyword: term.keyword }; // step 4
    if (vocab && term?.state === "null") return undefined; // step 5
    if (vocab && term?.state === BLANK) return { kind: BLANK };
    if (vocab && term?.state === "iri") return { kind: LINK, ref: text, baseNumber: this.#standIn(term), appended: true, ending: term.ending, term };
    if (text.startsWith("_:")) return { kind: BLANK }; // step 6
    const [prefix, suffix] = this.#split(text);
    const before = prefix === undefined ? undefined : this.find(context, prefix);
    const compact = before?.isPrefix ? this.#appendedTo(before, suffix) : undefined;
    if (compact) return compact;
    if (isAbsolute(text)) return { kind: LINK, ref: text, baseNumber: 0, ending: text };
    if (vocab && context.vocab === BLANK) return { kind: BLANK }; // step 7
    if (vocab && context.vocab !== null) return { kind: LINK, ref: text, baseNumber: context.vocab.base, appended: true, ending: text || context.vocab.ending };
    return docRelative ? { kind: LINK, ref: text, baseNumber: context.base, ending: text } : undefined; // step 8
  }

  /** Adds a link of an IRI, wherever it leads, with the kind of place that it stands in. */
  link(i, iri, kind) {
    if (iri?.kind !== LINK || this.#linked.has(i)) return;
    if (OF_CONTEXTS.has(kind)) this.#linked.add(i);
    this.#result.baseNumber = iri.baseNumber;
    this.#result.addAt(iri.ref, kind, ...this.#tree.place(i), READONLY);
    this.#result.baseNumber = 0;
  }

  /** The context that a local context makes of another one (§4.1.2). */
  process(context, i, propagate = true) {
    const tree = this.#tree;
    const flag = tree.get(i, "@propagate"); // step 2
    if (flag !== undefined) propagate = this.#isTrue(flag);
    let previous = propagate ? context.previous : context.previous ?? context; // step 3
    for (const local of tree.isArray(i) ? [...tree.elements(i)] : [i]) {
      if (!this.#step(10)) return context;
      if (tree.isString(local)) this.#remote(local, "@context");
      else if (tree.isObject(local)) context = this.#local(context, local, previous);
      else { // null, step 5.1
        previous = propagate ? null : new Context(context, previous);
        context = propagate ? this.initial : new Context(this.initial, previous);
      }
    }
    return context;
  }

  /** The context that the one of a term makes; many values one after the other have the same. */
  within(context, term, propagate = true) {
    if (term.around !== context || term.propagates !== propagate) {
      Object.assign(term, { around: context, propagates: propagate, inner: this.process(context, term.scoped, propagate) });
    }
    return term.inner;
  }

  /** A context in another document: its own @base would not count (§4.1). */
  #remote(i, name) {
    this.link(i, { kind: LINK, ref: this.#tree.text(i), baseNumber: 0 }, name);
    this.#result.cut("remote-context", this.#tree.start[i]);
  }

  /** The context of an object. @base and @vocab come first, so none of its terms counts in them (§4.1, steps 5.7 to 5.13). */
  #local(around, i, previous) {
    const tree = this.#tree;
    const context = new Context(around, previous);
    if (!this.#step(tree.after[i] - i)) return around;
    const [elsewhere, base, vocab] = ["@import", "@base", "@vocab"].map((key) => tree.get(i, key));
    if (tree.isString(elsewhere)) this.#remote(elsewhere, "@import");
    if (base !== undefined) this.#base(context, base);
    if (vocab !== undefined) this.#vocabulary(context, vocab);
    for (const [key, value] of tree.members(i)) if (key !== "" && !isKeyword(key)) context.terms.set(key, { i: value });
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
    if (iri?.kind === LINK) context.vocab = { base: this.#prefix("@vocab", iri, this.#tree.place(i)[0]), ending: iri.ending };
    else context.vocab = iri?.kind === BLANK ? BLANK : null;
  }
}

const DEEPEST = 100; // terms, each defined by another

const OF_CONTEXTS = new Set(["@base", "@vocab", "@context", "@import"]);

const KEYWORDS = new Set(["@base", "@container", "@context", "@direction", "@graph", "@id", "@import", "@included", "@index", "@json", "@language", "@list",
  "@nest", "@none", "@prefix", "@propagate", "@protected", "@reverse", "@set", "@type", "@value", "@version", "@vocab"]);
