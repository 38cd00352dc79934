// Reads the character and entity references of XML (1.0 §4.1) in texts and attributes. Entities
// may refer to entities, so what they stand for is bounded.
import { Piece, MARKUP, PLAIN, READONLY } from "./piece.js";

const PREDEFINED = new Map([["amp", "&"], ["lt", "<"], ["gt", ">"], ["quot", '"'], ["apos", "'"]]);

const LONGEST = 20_000; // characters that an entity may stand for
const MOST = 2_000_000; // characters that all of them may stand for
const DEEPEST = 32; // entities, one in another
const REFERENCES = 5000; // that are read at once

export class Entities {
  #declared;
  #tooLarge;
  #texts = new Map(); // what an entity stands for, null if that is too large
  #left = MOST;

  /** tooLarge(place) is told of an entity that is not replaced. */
  constructor(declared, tooLarge) {
    this.#declared = declared;
    this.#tooLarge = tooLarge;
  }

  /** What a reference stands for, without "&" and ";"; undefined if it is none. */
  #read(name, depth = 0) {
    if (name[0] === "#") return character(name);
    if (PREDEFINED.has(name)) return PREDEFINED.get(name);
    if (!this.#declared.has(name)) return undefined;
    if (!this.#texts.has(name)) {
      this.#texts.set(name, null); // also for one that refers to itself
      this.#texts.set(name, this.#replaced(this.#declared.get(name), depth));
    }
    const text = this.#texts.get(name);
    return text !== null && (this.#left -= text.length) >= 0 ? text : null;
  }

  /** A text with its references replaced; null if that is too large. */
  #replaced(text, depth) {
    if (depth > DEEPEST) return null;
    let length = 0;
    let whole = true;
    const made = text.replace(/&([^&;\s]{1,60});/g, (reference, name) => {
      const read = whole && length <= LONGEST ? this.#read(name, depth + 1) : null;
      whole &&= read !== null;
      length += read?.length ?? reference.length;
      return read ?? reference;
    });
    return whole && made.length <= LONGEST ? made : null;
  }

  /**
   * Texts [{ start, end, cdata }] of a piece, one after the other, as one piece. In attributes
   * white space is spaces (§3.3.3).
   */
  * join(piece, parts, attribute = false) {
    const [offsets, places, texts] = [[], [], []];
    let length = 0;
    let n = 0;
    let changed = false;
    const add = (text, place) => {
      if (text === "") return;
      offsets.push(length);
      places.push(place);
      texts.push(text);
      length += text.length;
    };
    for (const { start, end, cdata } of parts) {
      const raw = piece.value.slice(start, end);
      let from = 0;
      for (const m of cdata ? [] : raw.matchAll(/&([^&;\s]{1,60});/g)) {
        const read = this.#read(m[1]);
        if (read === null) this.#tooLarge(start + m.index);
        if (typeof read !== "string") continue;
        add(plain(raw.slice(from, m.index), attribute), start + from);
        add(read, start + m.index);
        from = m.index + m[0].length;
        offsets.push(length);
        places.push(start + from);
        changed = true;
        if (++n % REFERENCES === 0) yield;
      }
      add(plain(raw.slice(from), attribute), start + from);
    }
    if (offsets.length === 0) offsets.push(0), places.push(parts[0]?.start ?? 0);
    return new Piece(texts.join(""), piece, offsets, places, changed || parts.length !== 1 ? READONLY : parts[0].cdata ? PLAIN : MARKUP);
  }
}

const plain = (text, attribute) => (attribute ? text.replace(/\r\n|[\t\n\r]/g, (space) => (space.length > 1 ? "  " : " ")) : text);

function character(name) {
  const code = /^#x[0-9a-fA-F]+$/.test(name) ? parseInt(name.slice(2), 16) : /^#\d+$/.test(name) ? parseInt(name.slice(1), 10) : 0;
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
