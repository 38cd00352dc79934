// Reads a sitemap, or a feed: the text of <loc>, <link> and <guid>, and the
// links in attributes. It only scans, so huge entities and a million entries do no
// harm.
import { Scanner, decode } from "./scan.js";

const TAGS = 2000; // per portion

const TEXTS = new Set(["loc", "link", "guid", "url", "comments", "docs", "id", "icon", "logo", "uri", "content_loc", "thumbnail_loc", "player_loc"]);

const local = (name) => name.slice(name.indexOf(":") + 1).toLowerCase();

export function* readSitemap(source) {
  const result = { base: null, ignored: [], links: [] };
  const scanner = new Scanner(source, { xml: true });
  let n = 0;
  let first = true;
  for (let tag; (tag = scanner.next()) !== null; ) {
    if (tag) read(tag, source, result, first);
    if (tag) first = false;
    if (++n % TAGS === 0) yield scanner.at / source.length;
  }
  return result;
}

function read(tag, source, result, first) {
  for (const { name, raw, start, end } of tag.attributes) {
    if (name === "xml:base") {
      const claim = { ref: decode(raw), context: "xml:base", start, end };
      if (first) result.base = claim; // of the whole document
      else result.ignored.push(claim);
    }
    if (name === "href" || name === "src" || (name === "url" && local(tag.name) === "enclosure")) {
      result.links.push({ ref: decode(raw), context: "sitemap link", start, end });
    }
  }
  if (!TEXTS.has(local(tag.name)) || !tag.text) return;
  let [start, end] = tag.text;
  const cdata = source.startsWith("<![CDATA[", start);
  if (cdata) [start, end] = [start + 9, source.endsWith("]]>", end) ? end - 3 : end];
  while (start < end && /\s/.test(source[start])) start++;
  while (start < end && /\s/.test(source[end - 1])) end--;
  const raw = source.slice(start, end);
  if (raw) result.links.push({ ref: cdata ? raw : decode(raw), context: "sitemap loc", start, end });
}
