// The calls that answer with a text alone, or with whether one is valid: texts go through the
// memory of the program, where wire.Exchange is. What these return is undefined where only the full
// answer can tell.

const ROOM = 1 << 17; // bytes of memory that are kept
const TOGETHER = 1 << 14; // code units of what is asked for at once
const NULL = -1; // as in wire.Exchange

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

const isWellFormed = (text) => text.isWellFormed?.() ?? !/\p{Surrogate}/u.test(text);

export class Exchange {
  #exports;
  #enter;
  #room = 0; // bytes
  #bytes = new Uint8Array(0); // the memory from the room on; empty once the memory has grown

  /** Takes the exports of the program, and what calls one of them. */
  constructor(exports, enter) {
    this.#exports = exports;
    this.#enter = enter;
  }

  isValid(text) {
    const answer = this.#ask("isValid", text);
    return answer === undefined ? undefined : answer !== null;
  }

  normalized(text) { return this.#ask("normalized", text); }

  target(base, ref) { return this.#ask("target", `${base}\0${ref}`); }

  /** Returns the targets of references; some may be undefined. */
  targets(base, refs) {
    const all = [];
    while (all.length < refs.length) {
      const start = all.length;
      let end = start;
      for (let units = 0; end < refs.length && units < TOGETHER; end++) units += base.length + refs[end].length + 1;
      const some = refs.slice(start, end);
      const answer = this.#ask("targets", `${base}\0${some.join("\0")}`);
      const targets = answer?.split("\0") ?? [];
      if (answer === null) all.push(...some.fill(null));
      else if (targets.length === some.length) all.push(...targets);
      else all.push(...some.map((ref) => this.target(base, ref))); // one has a NUL
    }
    return all;
  }

  #ask(call, text) {
    const need = 6 * text.length + 64; // three bytes of UTF-8 for a code unit, and as many for the answer
    if (need > this.#room) this.#make(Math.max(need, ROOM));
    else if (this.#bytes.length === 0) this.#look();
    const { written } = encoder.encodeInto(text, this.#bytes);
    if (written !== text.length && !isWellFormed(text)) return undefined;
    const length = this.#enter(this.#exports[call], written);
    if (length <= 0) return length === 0 ? "" : length === NULL ? null : undefined;
    if (this.#bytes.length === 0) this.#look();
    const answer = decoder.decode(this.#bytes.subarray(written, written + length));
    if (need > ROOM) this.#make(ROOM);
    return answer;
  }

  #make(room) {
    this.#enter(this.#exports.exchangeRoom, room);
    this.#room = room;
    this.#look();
  }

  #look() { this.#bytes = new Uint8Array(this.#exports.mem.buffer, this.#enter(this.#exports.exchangeAt) >>> 0); }
}
