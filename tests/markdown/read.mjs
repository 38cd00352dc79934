// Reads Markdown from standard input, as markdown-it does with everything switched on
// that makes more than text of it, and prints what it finds there.
import MarkdownIt from "markdown-it";

const markdown = new MarkdownIt({ html: true, linkify: true });
markdown.linkify.set({ fuzzyLink: true, fuzzyEmail: true });

// What tables need, and text. A mark around words would be another type.
const EXPECTED = new Set(["heading", "table", "thead", "tbody", "tr", "th", "td", "inline", "text", "code_inline"]);

/** The tables of a text: titles, and rows of texts, of which the first are the heads. */
function read(text) {
  const tables = [];
  const strange = new Set();
  for (const token of markdown.parse(text, {})) {
    const type = token.type.replace(/_(open|close)$/, "");
    if (!EXPECTED.has(type)) strange.add(type);
    if (token.type === "heading_open") tables.push({ title: null, rows: [] });
    if (token.type === "tr_open") tables.at(-1)?.rows.push([]);
    if (type !== "inline") continue;
    for (const child of token.children) if (!EXPECTED.has(child.type)) strange.add(child.type);
    const content = token.children.map((child) => child.content).join("");
    const table = tables.at(-1);
    if (!table) strange.add("text before the title");
    else if (table.title === null) table.title = content;
    else if (table.rows.length > 0) table.rows.at(-1).push(content);
    else strange.add("text outside of the cells");
  }
  return { tables, strange: [...strange] };
}

let input = "";
for await (const chunk of process.stdin.setEncoding("utf8")) input += chunk;
process.stdout.write(JSON.stringify(JSON.parse(input).map(read)));
