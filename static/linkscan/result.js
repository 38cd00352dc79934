// What a reader finds.
import { RESOLVES } from "./bases.js";

const MOST = 2_000_000; // links that are kept

export class Result {
  reader = null; // "dom" for HTML, of which a tree is made
  marked = ""; // a heading or a fence, as Markdown has them
  base = null;
  readInline = null; // reads scripts in a page, where they are wanted
  names = null; // that a fragment can lead to, where they are wanted
  ignored = [];
  links = [];
  cuts = {}; // how often each one was made
  first = {}; // where it was made first
  bases = []; // that the source states for parts of itself
  baseNumber = 0; // that of the base that links are added with, from 1; 0 for that of the page
  sorted = true;
  #last = 0;

  /** Adds a link that is in a piece from start to end, and returns it. */
  add(ref, context, piece, start, end, writing = piece.writing) {
    return this.addAt(ref, context, piece.place(start), piece.place(end), writing);
  }

  /** Adds a link that is in the source from start to end, and returns it. */
  addAt(ref, context, from, end, writing) {
    if (this.links.length >= MOST) {
      this.cut("many-links");
      return null;
    }
    this.sorted &&= from >= this.#last;
    this.#last = from;
    const link = { ref, context, start: from, end, line: 0, column: 0, writing, base: this.baseNumber };
    this.links.push(link);
    return link;
  }

  cut(name, at) {
    this.cuts[name] = (this.cuts[name] ?? 0) + 1;
    if (at !== undefined) this.first[name] ??= at;
  }

  /** States a base, within another one, and returns its number. */
  state(name, ref, start, kind = RESOLVES, parent = this.baseNumber) {
    this.bases.push({ name, ref, start, kind, parent });
    return this.bases.length;
  }

  /** What is found so far, for goBack. */
  mark() { return { base: this.base, ignored: this.ignored.length, links: this.links.length, bases: this.bases.length }; }

  /** Takes back what was found since. */
  goBack({ base, ignored, links, bases }) {
    this.base = base;
    this.ignored.length = ignored;
    this.links.length = links;
    this.bases.length = bases;
  }
}
