// Reads a sitemap, or a feed: the text of <loc>, <link> and <guid>, and the
// links in attributes. It only looks at tags, so huge entities and a million entries
// do no harm.
import { Tokenizer, PENDING } from "./tokenizer.js";
import { Piece, PLAIN } from "./piece.js";
import { Result } from "./result.js";

const TOKENS = 500; // that are read at once

const TEXTS = new Set(["loc", "link", "guid", "url", "comments", "docs", "id", "icon", "logo", "uri", "content_loc", "thumbnail_loc", "player_loc"]);

const local = (name) => name.slice(name.indexOf(":") + 1);

const keep = (element, name) => name === "xml:base" || name === "href" || name === "src" || (name === "url" && local(element) === "enclosure");

export function* readSitemap(source) {
  const result = new Result();
  const piece = new Piece(source);
  const tokenizer = new Tokenizer(source, keep);
  tokenizer.cdata = true;
  let first = true;
  let within = false; // an element whose text is a link
  let n = 0;
  for (let token; (token = tokenizer.next()) !== null; ) {
    if (++n % TOKENS === 0 || token === PENDING) yield tokenizer.at / source.length;
    if (token.kind === "open") {
      for (const attribute of token.attributes) yield* read(attribute, piece, result, first);
      first = false;
      within = TEXTS.has(local(token.name)) && !token.closes;
    } else if (token.kind === "close") within = false;
    else if (token.kind === "text" && within) within = !(yield* text(token, piece, result));
  }
  return result;
}

/** Reads an attribute. The base of the first element is that of the whole document. */
function* read({ name, start, end }, piece, result, first) {
  const decoded = yield* piece.decoded(start, end);
  if (name !== "xml:base") {
    result.add(decoded.value, "sitemap link", decoded, 0, decoded.value.length);
    return;
  }
  const claim = { ref: decoded.value, context: "xml:base", start, end };
  if (first) result.base = claim;
  else result.ignored.push(claim);
}

/** Reads a text without the white space around it, and reports whether there is any. */
function* text({ start, end, cdata }, piece, result) {
  const shown = piece.value.slice(start, end).trimStart();
  start = end - shown.length;
  end = start + shown.trimEnd().length;
  if (start === end) return false;
  const read = cdata ? piece.part(start, end, PLAIN) : yield* piece.decoded(start, end, false);
  result.add(read.value, "sitemap loc", read, 0, read.value.length);
  return true;
}
