// Bases that a source states for parts of itself.
import { BASES } from "../gen/facts.js";

/**
 * How a base comes about, with the numbers of core/links: it is resolved against the one around
 * it, or is that one, or there is none; or links are appended to it, which is resolved or itself
 * appended; or what looks like a link is not resolved; or it is that of the page without what is
 * embedded in it; or it is what links stand for, whatever they are; or it is as it is but for the
 * scheme, which is that of the one around it; or it is where the source was retrieved from,
 * whatever encapsulates it, or what encapsulates it.
 */
export const RESOLVES = 0, INHERITS = 1, NONE = 2, PREFIX = 3, APPENDED = 4, UNRESOLVED = 5, NOT_EMBEDDED = 6, STANDS_FOR = 7, TAKES_SCHEME = 8, OF_SOURCE = 9, OF_PAGE = 10;

/** Numbers as the program reads them: of each base the length of its reference in bytes, name, kind, parent and start. */
export function packBases(bases, lengthOf) {
  const numbers = new Uint32Array(5 * bases.length);
  const texts = [];
  for (let i = 0; i < bases.length; i++) {
    const { ref, name, kind, parent, start } = bases[i];
    texts.push(ref, "\n");
    numbers.set([lengthOf(ref), BASES.indexOf(name), kind, parent, start], 5 * i);
  }
  return { text: texts.join(""), numbers: new Uint8Array(numbers.buffer) };
}
