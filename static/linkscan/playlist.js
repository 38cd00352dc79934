// Reads a playlist of HLS (RFC 8216): its lines, and the attributes of its tags that are URIs. Both are
// relative to the playlist (§4.1).
import { Piece } from "./piece.js";
import { Result } from "./result.js";
import { UNRESOLVED } from "./bases.js";

const LINES = 2000; // that are read at once

export function* readPlaylist(source) {
  const result = new Result();
  const piece = new Piece(source);
  if (source.includes("\0")) result.cut("binary", source.indexOf("\0"));
  let n = 0;
  let variables = 0; // the base of what has some in it
  const add = (start, end) => {
    const ref = source.slice(start, end);
    if (/\{\$[\w-]+\}/.test(ref)) result.baseNumber = variables ||= result.state("variable", "", start, UNRESOLVED, 0); // EXT-X-DEFINE
    result.add(ref, "hls uri", piece, start, end);
    result.baseNumber = 0;
  };
  for (const { 0: line, index } of source.matchAll(/[^\r\n]+/g)) {
    if (++n % LINES === 0) yield index / source.length;
    if (line[0] !== "#") {
      const ref = line.trim();
      const start = index + line.indexOf(ref);
      if (ref !== "" && ref !== "\ufeff") add(start, start + ref.length);
    } else if (line.startsWith("#EXT-X-")) for (const [start, end] of attributes(line)) add(index + start, index + end);
  }
  return result;
}

/** Where the values of attributes stand that are URIs: URI, SERVER-URI, X-ASSET-URI and so on (§4.2). */
function* attributes(line) {
  const opening = /(?<![A-Z\d-])([A-Z\d-]{1,40})="/g;
  for (let m; (m = opening.exec(line)); ) {
    const start = opening.lastIndex;
    const end = line.indexOf('"', start);
    if (end < 0) return;
    if (/(?:^|-)URI$|^X-ASSET-LIST$/.test(m[1])) yield [start, end];
    opening.lastIndex = end + 1;
  }
}
