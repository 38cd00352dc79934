// A line of Markdown, and how far it has been read. Columns count tabs as CommonMark
// does: up to the next multiple of four.

const isSpace = (c) => c === " " || c === "\t";

export class Line {
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
