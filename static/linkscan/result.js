// What a reader finds.

/** What was left out or read otherwise, in the order of core/links (cut.go); tests/jsapi compares the two. */
export const CUTS = ["many-links", "deep-nesting", "nested-base"];

const MOST = 2_000_000; // links that are kept

export class Result {
  reader = null; // "dom" for HTML, of which a tree is made
  base = null;
  names = null; // that a fragment can lead to, where they are wanted
  ignored = [];
  links = [];
  cuts = {}; // how often each one was made
  sorted = true;
  #last = 0;

  /** Adds a link that is in a piece from start to end, and returns it. */
  add(ref, context, piece, start, end, writing = piece.writing) {
    if (this.links.length >= MOST) {
      this.cut("many-links");
      return null;
    }
    const from = piece.place(start);
    this.sorted &&= from >= this.#last;
    this.#last = from;
    const link = { ref, context, start: from, end: piece.place(end), line: 0, column: 0, writing };
    this.links.push(link);
    return link;
  }

  cut(name) { this.cuts[name] = (this.cuts[name] ?? 0) + 1; }

  /** What is found so far, for goBack. */
  mark() { return { base: this.base, ignored: this.ignored.length, links: this.links.length }; }

  /** Takes back what was found since. */
  goBack({ base, ignored, links }) {
    this.base = base;
    this.ignored.length = ignored;
    this.links.length = links;
  }
}
