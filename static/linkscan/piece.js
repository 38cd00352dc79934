// Text as it was read, and where it stands in the source.
import { HtmlEntityDecoder, DecodingMode } from "../vendor/parse5.js";

/** How the program writes into a place: as it is, as markup, not at all, or as in a string of JSON. Numbers as in core/links. */
export const PLAIN = 0, MARKUP = 1, READONLY = 2, IN_JSON = 3;

/**
 * A text that came from another one: character offsets[i] of it from places[i] of
 * the other, and what follows in step with it.
 */
export class Piece {
  #from;
  #offsets;
  #places;

  constructor(value, from = null, offsets = [0], places = [0], writing = from?.writing ?? PLAIN) {
    this.value = value;
    this.#from = from;
    this.#offsets = offsets;
    this.#places = places;
    this.writing = writing;
  }

  /** Where a character is in the source. */
  place(offset) {
    const offsets = this.#offsets;
    let low = 0;
    for (let high = offsets.length; high - low > 1; ) {
      const middle = (low + high) >> 1;
      if (offsets[middle] <= offset) low = middle;
      else high = middle;
    }
    const at = this.#places[low] + offset - offsets[low];
    return this.#from ? this.#from.place(at) : at;
  }

  /** A part of it as it is. */
  part(start, end, writing = this.writing) {
    return new Piece(this.value.slice(start, end), this, [0], [start], writing);
  }

  /**
   * Parts of it, one after the other: [start, end, …]. What stands between them, such
   * as a line feed, is put there.
   */
  joined(bounds, between = "") {
    if (bounds.length === 2) return this.part(...bounds);
    const texts = [];
    const offsets = [];
    const places = [];
    let length = 0;
    for (let i = 0; i < bounds.length; i += 2) {
      offsets.push(length);
      places.push(bounds[i]);
      texts.push(this.value.slice(bounds[i], bounds[i + 1]));
      length += bounds[i + 1] - bounds[i] + between.length;
    }
    return new Piece(texts.join(between), this, offsets, places);
  }

  /** A part of it with its character references read; an attribute has its own rule for those without ";". */
  * decoded(start, end, attribute = true) {
    const raw = this.value.slice(start, end);
    if (!/[&\r\0]/.test(raw)) return new Piece(raw, this, [0], [start], MARKUP);
    const [value, offsets, places] = yield* decode(raw, start, attribute);
    return new Piece(value, this, offsets, places, MARKUP);
  }
}

const REFERENCES = 5000; // that are read at once

function* decode(raw, start, attribute) {
  const offsets = [0];
  const places = [start];
  const texts = []; // of earlier portions, together of this length
  let length = 0;
  let value = "";
  let from = 0;
  let read = "";
  const decoder = new HtmlEntityDecoder((code) => { read += String.fromCodePoint(code); });
  const special = /[&\r\0]/g;
  let n = 0;
  for (let m; (m = special.exec(raw)); ) {
    let taken = 1;
    if (m[0] === "\r") [read, taken] = ["\n", raw[m.index + 1] === "\n" ? 2 : 1];
    else if (m[0] === "\0") read = "\ufffd";
    else {
      read = "";
      decoder.startEntity(attribute ? DecodingMode.Attribute : DecodingMode.Legacy);
      taken = decoder.write(raw, m.index + 1);
      if (taken < 0) taken = decoder.end();
    }
    if (taken > 0) { // else it is none
      value += raw.slice(from, m.index) + read;
      special.lastIndex = from = m.index + taken;
      offsets.push(length + value.length);
      places.push(start + from);
    }
    if (++n % REFERENCES === 0) {
      length += value.length;
      texts.push(value);
      value = "";
      yield;
    }
  }
  return [texts.join("") + value + raw.slice(from), offsets, places];
}

/** A short text with its character references read. */
export function decodeNow(raw) {
  const decoding = new Piece(raw).decoded(0, raw.length);
  for (;;) {
    const { done, value } = decoding.next();
    if (done) return value.value;
  }
}
