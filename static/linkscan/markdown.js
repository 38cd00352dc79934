// Reads Markdown by the parser of the editor CodeMirror (vendor/markdown.js,
// bundled from @lezer/markdown by tools/vendor, MIT license), which keeps
// positions and can be interrupted.
import { parser, GFM } from "../vendor/markdown.js";
import { decode } from "./scan.js";
import { scanTags } from "./html.js";

const NODES = 5000; // per portion
const DEPTH = 100; // of nested lists and quotations
const PIECE = 4000; // code units of a paragraph that are read together

const CONTEXTS = { Link: "markdown link", Image: "markdown image", LinkReference: "markdown definition", Autolink: "markdown autolink" };

/** What may be without a URL. */
const EMPTY = new Set(["Link", "Image"]);

export function* readMarkdown(source) {
  const result = { base: null, ignored: [], links: [] };
  const parse = shallow(inPieces(parser.configure(GFM))).startParse(source);
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

/** The parser measures a line again for each list and quotation around it, so their depth is limited. */
function shallow(markdown) {
  const nests = new Set(["Blockquote", "BulletList", "OrderedList"]);
  const shallower = (block) => (cx, line) => cx.depth < DEPTH && block(cx, line);
  markdown.blockParsers = markdown.blockParsers.map((block, i) => (nests.has(markdown.blockNames[i]) ? shallower(block) : block));
  return markdown;
}

/** At many characters the parser searches the whole paragraph, so a long one is parsed in pieces. */
function inPieces(markdown) {
  const whole = markdown.parseInline.bind(markdown);
  markdown.parseInline = (text, offset) => {
    const elements = [];
    for (let from = 0, to; from < text.length; from = to) {
      to = pieceEnd(text, from);
      for (const element of whole(text.slice(from, to), offset + from)) elements.push(element);
    }
    return elements;
  };
  return markdown;
}

/**
 * A piece ends after a line or a word outside of brackets. Where there is none, as in an image with a data: URL, it ends
 * after what can be the end of a long link.
 */
function pieceEnd(text, from) {
  const most = from + PIECE;
  if (text.length <= most) return text.length;
  for (const gap of "\n ") {
    for (let tries = 20, at = most; tries > 0 && (at = text.lastIndexOf(gap, at - 1)) > most - PIECE / 2; tries--) {
      if (isBalanced(text.slice(from, at))) return at + 1;
    }
  }
  const end = /[\n)>]|(?=[<[\]`*_!~])/g;
  end.lastIndex = most;
  const found = end.exec(text);
  return found ? found.index + found[0].length : text.length;
}

/** Reports whether no bracket is open at the end. */
const isBalanced = (piece) => ["[]", "()", "<>"].every(([open, close]) => piece.lastIndexOf(open) <= piece.lastIndexOf(close));

function link(source, { from, to, node }) {
  const context = CONTEXTS[node.parent?.name];
  if (source[from] === "<" && source[to - 1] === ">") [from, to] = [from + 1, to - 1];
  const raw = source.slice(from, to);
  if (context && context !== CONTEXTS.Autolink) return { ref: unescape(raw), context, start: from, end: to };
  const mail = !raw.includes(":") && raw.includes("@") ? "mailto:" : /^www\./i.test(raw) ? "http://" : "";
  return { ref: mail + raw, context: CONTEXTS.Autolink, start: from, end: to };
}

const unescape = (raw) => decode(raw.replace(/\\([!-/:-@[-`{-~])/g, "$1"));
