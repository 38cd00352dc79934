// Reads a style sheet: url() and @import are relative to the sheet (CSS Values 4 §4.5.1).
import { cssURLs } from "./css.js";
import { Piece } from "./piece.js";
import { Result } from "./result.js";

export function* readSheet(source) {
  const result = new Result();
  const piece = new Piece(source);
  if (source.includes("\0")) result.cut("binary", source.indexOf("\0"));
  for (const link of cssURLs(source)) {
    if (link) result.add(link.ref, link.imported ? "css @import" : "css url()", piece, link.start, link.end);
    else yield (result.links.at(-1)?.end ?? 0) / source.length;
  }
  return result;
}
