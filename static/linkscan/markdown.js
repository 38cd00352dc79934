// Reads Markdown (CommonMark, with the tables and autolinks of GitHub) block by block:
// which lines belong together, and what they are. The links in HTML are found by html.js,
// those in text by inline.js, once all definitions are known. What a line continues is limited in
// depth, and no part of a line is looked at again, so reading takes linear time.
import { Piece } from "./piece.js";
import { Result } from "./result.js";
import { definitions, links } from "./inline.js";
import { htmlBlock } from "./rawhtml.js";
import { readFragment } from "./html.js";

const LINES = 300; // per portion
const DEPTH = 100; // of lists and quotations, one in another

/** Reads a source; one that stands in another text has its root there, and that one's result. */
export function* readMarkdown(source, { root = new Piece(source), result = new Result() } = {}) {
  const blocks = new Blocks(root, result);
  let n = 0;
  const ends = /\r\n?|\n|$/g; // of lines (§2.1)
  for (let at = 0; at < source.length; ) {
    blocks.line(new Line(source, at, ends.exec(source).index));
    at = Math.max(ends.lastIndex, at + 1);
    for (const _ of blocks.read()) yield at / source.length / 2;
    if (++n % LINES === 0) yield at / source.length / 2;
  }
  blocks.finish();
  for (const _ of blocks.read()) yield 0.5;
  yield* blocks.links();
  return blocks.result;
}

/**
 * What of a text shows that it is Markdown, or "": headings, fences or links of Markdown where they are read as
 * such. Code that is shown or run has brackets, too, and blank lines, at which HTML may end in Markdown (§4.6).
 */
export function markdownSign(text) {
  text = text.replace(/(?<!`)<(pre|script|style|textarea)\b[^]*?(?:<\/\1>|$)/gi, "");
  const blocks = readMarkdown(text);
  for (let step; ;) if ((step = blocks.next()).done) return step.value.marked || signOf(step.value.links.find(({ context }) => /^markdown (?!auto)/.test(context)), text);
}

/** How a link of Markdown begins: with the bracket before it. */
const signOf = (link, text) => (link ? text.slice(Math.max(0, text.lastIndexOf("[", link.start), link.start - 40), link.end) : "");

const QUOTE = -1; // as a container; a list item is how far its text is indented
const FOOTNOTE = 4; // as that of an item

class Blocks {
  result;
  #root;
  #containers = [];
  #leaf = null; // the open block: { kind: "text" | "html" | "fence", bounds: [start, end, …] of its lines }
  #finished = []; // text and HTML that is to be read
  #texts = []; // in which links are to be found: { bounds, from, rows }
  #labels = new Set(); // that are defined
  #empty = false; // the last line was the mark of a list item and nothing else

  constructor(root, result) {
    this.#root = root;
    this.result = result;
  }

  /** Takes a line. */
  line(line) {
    const matched = this.#matched(line, this.#empty);
    this.#empty = false;
    const all = matched === this.#containers.length;
    if (all && this.#leaf && this.#leaf.kind !== "text" && this.#goesOn(line)) return;
    const opened = this.#open(line, matched);
    if (line.blank) {
      if (!opened) this.#close(matched);
    } else if (this.#leaf?.kind === "text" && !opened && !this.#interrupts(line, all)) {
      this.#leaf.bounds.push(line.shown, line.end); // without the marks of a quotation, perhaps
    } else {
      if (!opened && !(all && this.#leaf?.kind === "text" && line.indent < 4 && line.isUnderline())) this.#close(matched);
      else if (!opened) return this.finish(); // a heading
      this.#begin(line);
    }
  }

  /** How many of the containers the line continues. An item that is empty holds no blank line. */
  #matched(line, empty) {
    let i = 0;
    for (; i < this.#containers.length; i++) {
      const needed = this.#containers[i];
      if (empty && line.blank && i === this.#containers.length - 1) break;
      if (needed !== QUOTE && !line.blank && line.indent < needed) break;
      if (needed === QUOTE && (line.next !== ">" || line.indent > 3)) break;
      if (needed === QUOTE) line.quote();
      else line.skip(needed);
    }
    return i;
  }

  /** Reports whether the line belongs to a block of code or HTML, and takes it if so. */
  #goesOn(line) {
    const leaf = this.#leaf;
    if (leaf.kind === "fence") {
      if (line.closes(leaf)) this.#leaf = null;
      return true;
    }
    if (!leaf.ends && line.blank) return false;
    leaf.bounds.push(line.shown, line.end);
    if (leaf.ends?.test(line.rest())) this.finish();
    return true;
  }

  /** Opens the lists, footnotes and quotations that begin with the line, and reports whether there are any. */
  #open(line, matched) {
    const paragraph = this.#leaf?.kind === "text" && matched === this.#containers.length;
    let opened = false;
    while (!line.blank && line.indent < 4) {
      if (paragraph && !opened && line.isUnderline()) break;
      const footnote = line.footnote();
      const container = footnote ? FOOTNOTE : line.next === ">" ? (line.quote(), QUOTE) : line.isRule() ? null : line.item(paragraph && !opened);
      if (container === null) break;
      if (!opened) this.#close(matched);
      opened = true;
      this.#empty = container !== QUOTE && !footnote && line.blank;
      if (this.#containers.length < DEPTH) this.#containers.push(container);
      else this.result.cut("deep-nesting");
    }
    return opened;
  }

  /** Reports whether the line ends a paragraph. */
  #interrupts(line, all) {
    if (line.indent > 3) return false;
    return line.isRule() || (all && line.isUnderline()) || line.isHeading() || line.fence() !== null || (line.next === "<" && htmlBlock(line.rest(), true) !== undefined);
  }

  /** Begins a block with the line. */
  #begin(line) {
    if (line.indent > 3 || line.isRule()) return; // code is indented
    const bounds = [line.shown, line.end];
    const fence = line.fence();
    const ends = line.next === "<" ? htmlBlock(line.rest(), false) : undefined;
    if (!this.result.marked && (fence || /^#{1,6} ./.test(line.rest()))) this.result.marked = line.rest(); // "#" alone is a reference, too
    if (fence) this.#leaf = { kind: "fence", ...fence };
    else if (line.isHeading()) this.#finished.push({ kind: "heading", bounds });
    else if (ends === undefined) this.#leaf = { kind: "text", bounds };
    else {
      this.#leaf = { kind: "html", ends, bounds };
      if (ends?.test(line.rest())) this.finish();
    }
  }

  /** Finishes the open block, and closes the containers from that number on. */
  #close(kept) {
    this.finish();
    this.#containers.length = kept;
  }

  finish() {
    if (this.#leaf && this.#leaf.kind !== "fence") this.#finished.push(this.#leaf);
    this.#leaf = null;
  }

  /** Reads the blocks that are finished, of text only the definitions. */
  * read() {
    for (const { kind, bounds } of this.#finished.splice(0)) {
      if (kind === "html") yield* readFragment(this.#root.joined(bounds, "\n"), this.result);
      else yield* this.#text(bounds, kind === "text" ? this.#delimiterRow(bounds) : -1);
    }
  }

  /** Reads the definitions of a paragraph; one of which a line is the delimiter row ends in a table. */
  * #text(all, row) {
    const bounds = row < 0 ? all : all.slice(0, row - 2);
    const from = bounds.length > 0 ? yield* definitions(this.#root.joined(bounds, "\n"), this.result, this.#labels) : 0;
    this.#texts.push({ bounds, from, rows: row < 0 ? [] : all.slice(row - 2) });
  }

  /** Reads the links in the texts. */
  * links() {
    let n = 0;
    for (const [i, { bounds, from, rows }] of this.#texts.entries()) {
      if (bounds.length > 0) yield* links(this.#root.joined(bounds, "\n"), from, this.result, this.#labels);
      if (++n % LINES === 0) yield (1 + i / this.#texts.length) / 2;
      for (let r = 0; r < rows.length; r += 2) {
        for (const cell of cells(this.#root.value, rows[r], rows[r + 1])) yield* links(this.#root.part(...cell), 0, this.result, this.#labels);
        if (++n % LINES === 0) yield (1 + i / this.#texts.length) / 2;
      }
    }
  }

  /** The index in bounds of a delimiter row of a table, or -1. */
  #delimiterRow(bounds) {
    for (let i = 2; i < bounds.length; i += 2) {
      if (!/[-:|]/.test(this.#root.value[bounds[i]])) continue;
      const text = this.#root.value.slice(bounds[i], bounds[i + 1]);
      if (/^[-:| \t]+$/.test(text) && text.includes("|") && text.includes("-")) return i;
    }
    return -1;
  }
}

/** The cells of a row: each [start, end]. */
function* cells(source, start, end) {
  let from = start;
  for (let at = start; at < end; at++) {
    if (source[at] === "\\") at++;
    else if (source[at] === "|") {
      yield [from, at];
      from = at + 1;
    }
  }
  if (from < end) yield [from, end];
}

const isSpace = (c) => c === " " || c === "\t";

/**
 * A line of Markdown, and how far it has been read. Columns count tabs as CommonMark does: up to
 * the next multiple of four.
 */
class Line {
  #source;
  #at;
  #column = 0; // of #at, or within the tab that is there
  #shownColumn = 0;
  #rule = null; // where the end of the line begins to be nothing but one mark, and which

  constructor(source, at, end) {
    this.#source = source;
    this.#at = this.shown = at;
    this.end = end;
    this.#measure();
  }

  /** Looks for what is not white space: where it is, and how far it is indented. */
  #measure() {
    if (this.shown <= this.#at) {
      this.#shownColumn = this.#column;
      for (this.shown = this.#at; this.shown < this.end && isSpace(this.#source[this.shown]); this.shown++) {
        this.#shownColumn += this.#source[this.shown] === "\t" ? 4 - (this.#shownColumn % 4) : 1;
      }
    }
    this.blank = this.shown >= this.end;
    this.next = this.blank ? "" : this.#source[this.shown];
  }

  get indent() { return this.#shownColumn - this.#column; }

  rest() { return this.#source.slice(this.shown, this.end); }

  /** Passes white space of so many columns, perhaps a part of a tab. */
  skip(columns) {
    const to = Math.min(this.#column + columns, this.#shownColumn);
    while (this.#at < this.shown) {
      const next = this.#column + (this.#source[this.#at] === "\t" ? 4 - (this.#column % 4) : 1);
      if (next > to) break;
      this.#column = next;
      this.#at++;
    }
    this.#column = to;
    this.#measure();
  }

  /** Passes a mark of so many characters. */
  #pass(length) {
    this.#at = this.shown + length;
    this.#column = this.#shownColumn + length;
    this.#measure();
  }

  /** Passes the mark of a quotation. */
  quote() {
    this.#pass(1);
    this.skip(1);
  }

  /** Passes the mark of a list item and returns how far its text is indented; null if there is none. */
  item(interrupting) {
    const mark = /(?:[-+*]|(\d{1,9})[.)])(?=[ \t]|$)/y;
    mark.lastIndex = 0;
    const found = mark.exec(this.#source.slice(this.shown, Math.min(this.end, this.shown + 11)));
    if (!found) return null;
    const [{ length }, number] = found;
    if (interrupting && ((number && Number(number) !== 1) || this.#blankFrom(this.shown + length))) return null;
    const before = this.indent + length;
    this.#pass(length);
    const space = this.blank || this.indent > 4 ? 1 : this.indent;
    this.skip(space);
    return before + space;
  }

  /** Passes the mark of a footnote, as cmark-gfm has it, and reports whether there is one. */
  footnote() {
    const mark = /\[\^[^\]\s\0]+\]:/y;
    mark.lastIndex = this.shown;
    if (!mark.test(this.#source)) return false;
    this.#pass(mark.lastIndex - this.shown);
    this.skip(this.indent);
    return true;
  }

  #blankFrom(at) {
    while (at < this.end && isSpace(this.#source[at])) at++;
    return at === this.end;
  }

  /** Reports whether what is left is a thematic break. */
  isRule() {
    if (!/[-*_]/.test(this.next)) return false;
    this.#rule ??= this.#ruleAtEnd();
    if (this.next !== this.#rule.mark || this.shown < this.#rule.start) return false;
    let marks = 0;
    for (let at = this.shown; at < this.end && marks < 3; at++) if (!isSpace(this.#source[at])) marks++;
    return marks === 3;
  }

  #ruleAtEnd() {
    let at = this.end;
    let mark = "";
    for (; at > this.shown; at--) {
      const c = this.#source[at - 1];
      if (isSpace(c)) continue;
      if (mark && c !== mark) break;
      mark = c;
    }
    return { mark, start: at };
  }

  /** Reports whether the line makes a heading of the paragraph above. */
  isUnderline() {
    if (this.next !== "=" && this.next !== "-") return false;
    return this.#blankFrom(this.#run(this.next));
  }

  isHeading() {
    if (this.next !== "#") return false;
    const end = this.#run("#");
    return end - this.shown < 7 && (end === this.end || isSpace(this.#source[end]));
  }

  /** Where a run of marks ends. */
  #run(mark) {
    let at = this.shown;
    while (at < this.end && this.#source[at] === mark) at++;
    return at;
  }

  /** The fence that begins a block of code, or null. */
  fence() {
    const mark = this.next;
    if (mark !== "`" && mark !== "~") return null;
    const end = this.#run(mark);
    const length = end - this.shown;
    return length < 3 || (mark === "`" && this.#source.slice(end, this.end).includes("`")) ? null : { mark, length };
  }

  /** Reports whether the line closes a block of code. */
  closes({ mark, length }) {
    if (this.indent > 3 || this.next !== mark) return false;
    const end = this.#run(mark);
    return end - this.shown >= length && this.#blankFrom(end);
  }
}
