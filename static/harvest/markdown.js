// Reads Markdown by the parser of the editor CodeMirror (vendor/markdown.js,
// bundled from @lezer/markdown by tests/vendor, MIT license), which keeps
// positions and can be interrupted.
import { parser, GFM } from "../vendor/markdown.js";
import { decode } from "./scan.js";
import { scanTags } from "./html.js";

const NODES = 5000; // that are walked at once

const CONTEXTS = { Link: "markdown link", Image: "markdown image", LinkReference: "markdown definition", Autolink: "markdown autolink" };

/** What may be without a URL. */
const EMPTY = new Set(["Link", "Image"]);

export function* readMarkdown(source) {
  const result = { base: null, ignored: [], links: [] };
  const parse = parser.configure(GFM).startParse(source);
  let tree;
  while (!(tree = parse.advance())) yield (0.8 * parse.parsedPos) / source.length;
  const cursor = tree.cursor();
  for (let n = 1; cursor.next(); n++) {
    if (cursor.name === "URL") result.links.push(link(source, cursor));
    if (EMPTY.has(cursor.name) && /\]\(\s*\)$/.test(source.slice(cursor.from, cursor.to))) {
      result.links.push({ ref: "", context: CONTEXTS[cursor.name], start: cursor.to - 1, end: cursor.to - 1 });
    }
    if (cursor.name === "HTMLBlock" || cursor.name === "HTMLTag") scanTags(source, cursor.from, cursor.to, result);
    if (n % NODES === 0) yield 0.8 + (0.2 * cursor.from) / source.length;
  }
  return result;
}

function link(source, { from, to, node }) {
  const context = CONTEXTS[node.parent?.name];
  if (source[from] === "<" && source[to - 1] === ">") [from, to] = [from + 1, to - 1];
  const raw = source.slice(from, to);
  if (context && context !== CONTEXTS.Autolink) return { ref: unescape(raw), context, start: from, end: to };
  const mail = !raw.includes(":") && raw.includes("@") ? "mailto:" : /^www\./i.test(raw) ? "http://" : "";
  return { ref: mail + raw, context: CONTEXTS.Autolink, start: from, end: to };
}

const unescape = (raw) => decode(raw.replace(/\\([!-/:-@[-`{-~])/g, "$1"));
