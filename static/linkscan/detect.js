// Recognizes which format a source is in: by the name of its file, where its ending stands for one
// format, or by a sign in its beginning, where that leaves little doubt.

/** The formats by the endings of names. Those that stand for several formats are decided by what is in the file, if that can be told. */
const ENDINGS = new Map();
for (const [format, endings] of Object.entries({
  html: "html htm xhtml xht", markdown: "md markdown mdown mkd mdx qmd rmd", csv: "csv tsv", css: "css", svg: "svg", atom: "atom", rss: "rss", epub: "opf ncx", turtle: "ttl nt trig",
  "json-ld": "jsonld", importmap: "importmap", manifest: "webmanifest",
  notebook: "ipynb", "source-map": "map", hls: "m3u8 m3u", dash: "mpd", script: "js mjs cjs jsx ts mts cts tsx",
})) for (const ending of endings.split(" ")) ENDINGS.set(ending, format);
const LOOSE = new Map(Object.entries({ json: "json", xml: "xml", rdf: "xml", xsd: "xml", xsl: "xml", dbk: "xml", txt: "text" }));

const endingOf = (name) => /\.(\w{1,20})$/.exec(name.toLowerCase())?.[1];

/** The format that the name of a file stands for, or "". */
export const formatByName = (name) => ENDINGS.get(endingOf(name)) ?? "";

/** The format that it stands for where no sign is in the file, or "". */
export const formatByLooseName = (name) => LOOSE.get(endingOf(name)) ?? "";

/** What a format is recognized by, of which a sentence has room for the beginning. */
export const sign = (format, text) => ({ format, sign: text.replace(/\s+/g, " ").trim().slice(0, SIGN) });

const SIGN = 60; // UTF-16 code units

/** The format of data, with its sign; null if there is none. */
export function detectData(start) {
  start = start.replace(/^\uFEFF?\s*/, "").replace(/^\)\]\}'[^\n]*\n/, ""); // what keeps a source map from being a script
  const message = HTTP.exec(start);
  if (message) return sign("http", message[0].split("\n").at(-1));
  if (start[0] === "<") return markup(start);
  if (start.startsWith("#EXTM3U")) return sign("hls", "#EXTM3U");
  if (start[0] === "{" || start[0] === "[") return json(start) ?? yaml(start);
  const code = after(start, [["/*", "*/"], ["//", "\n"], ["#!", "\n"]]);
  const statement = SCRIPT.exec(code);
  if (statement) return sign("script", statement[0]);
  const stated = /^(?:@(?:prefix\s+\S*:|base)\s*<|(?:PREFIX\s+\S*:|BASE)\s*<)/i.exec(after(start, [["#", "\n"]]));
  if (stated) return sign("turtle", stated[0]);
  const described = yaml(start);
  if (described) return described;
  const rule = /^(?:@(?:import|charset|font-face|layer|media|namespace)\b|[^<>{};()]*\{[^{}<>]*:[^{}<>]*[;}])/;
  const url = /url\(|@import/i.exec(start);
  return url && rule.test(after(start, [["/*", "*/"]])) ? sign("css", url[0]) : null;
}

/** What a script begins with, and no prose. */
const SCRIPT = new RegExp(`^(?:${[
  "import\\s*(?:[\"'{*.]|[\\w$]+\\s*(?:,\\s*[{*]|from\\s*[\"']))", "import\\([\"'`]", "export\\s*(?:\\{|\\*|default\\b|(?:async|const|let|var|function|class)\\b)", "[\"']use strict[\"']", "(?:const|let|var)\\s+[\\w$]+\\s*[=;,]",
  "(?:const|let|var)\\s*[{[]", "(?:async\\s+)?function\\s*\\*?\\s*[\\w$]*\\s*\\(", "[!;(]\\s*(?:async\\s*)?(?:function\\b|\\([\\w$,\\s]{0,80}\\)\\s*=>)", "class\\s+[\\w$]+\\s*(?:extends\\s+[\\w$.]+\\s*)?\\{",
  "(?:navigator|self|window|document|globalThis)\\.[\\w$.]+\\s*[=(]", "(?:fetch|importScripts|require)\\s*\\(\\s*[\"'`]", "new\\s+[A-Z][\\w$]*\\s*\\(", "if\\s*\\(\\s*[\"'!]",
].join("|")})`);

/** The first line of a message; curl -v marks it, after the command and what it says of the connection. */
const HTTP = /^(?:(?:[$*{}% \d\r][^\n]*\n)*[<>] )?(?:[A-Z]+ \S+ HTTP\/\d|HTTP\/\d(?:\.\d)? \d{3}\b)/;

/** What comes after white space and things that begin and end so. */
function after(text, things) {
  for (let at = 0; ; ) {
    while (/\s/.test(text[at] ?? "")) at++;
    const thing = things.find(([open]) => text.startsWith(open, at));
    const end = thing ? text.indexOf(thing[1], at + thing[0].length) : -1;
    if (end < 0) return text.slice(at);
    at = end + thing[1].length;
  }
}

const ROOTS = new Map(Object.entries({
  urlset: "sitemap", sitemapindex: "sitemap", feed: "atom", entry: "atom", rss: "rss", rdf: "rss", svg: "svg", package: "epub", ncx: "epub", container: "epub", mpd: "dash",
}));

/** The namespaces without which the roots of these are taken for something else. */
const NAMED = new Map([["entry", /www\.w3\.org\/2005\/Atom/], ["rdf", /purl\.org\/rss/], ["package", /idpf\.org/], ["ncx", /daisy\.org/], ["container", /opendocument:xmlns:container/], ["mpd", /urn:mpeg:dash/i]]);

function markup(start) {
  const head = after(start, [["<?", "?>"], ["<!--", "-->"]]);
  const rest = after(head.replace(/^<!DOCTYPE\b[^>[]*(?:\[[^\]]*\]\s*)?>/i, ""), [["<?", "?>"], ["<!--", "-->"]]);
  const [tag, root = ""] = /^<(?:[\w.-]{1,40}:)?([\w.-]{1,40})[^>]*/.exec(rest.toLowerCase()) ?? [""];
  if (ROOTS.has(root) && (NAMED.get(root)?.test(start) ?? true)) return sign(ROOTS.get(root), rest.slice(0, tag.length).split(/[\s/]/, 1)[0]);
  const page = HTML.exec(head) ?? (/^<\?xml\b/.test(start) && /<html\b/i.exec(start)); // XHTML, too
  if (page) return sign("html", page[0]);
  const declared = /^<\?xml\b/.exec(start) ?? /^<!doctype\s+[^\s>]+/i.exec(head);
  return declared ? sign("xml", declared[0]) : inNamespace(tag, start) ? sign("xml", rest.slice(0, tag.length)) : null;
}

/** What a page begins with, and no fragment of one. */
const HTML = /^<(?:!doctype\s+html|html|head|body)\b/i;

/** Reports whether a source is a page, whatever its file is called: servers send one where a file is missing. */
export const isPage = (start) => HTML.test(start.replace(/^\uFEFF?\s*/, ""));

/** Reports whether a root declares a namespace that elements are in, other than that of HTML. */
const inNamespace = (tag, start) => [...tag.matchAll(/\sxmlns(?::([\w.-]+))?\s*=\s*["'](?!http:\/\/www\.w3\.org\/1999\/xhtml)/g)]
  .some(([, prefix]) => !prefix || start.toLowerCase().includes(`<${prefix}:`));

function json(start) {
  const has = (key, value = "") => new RegExp(`"${key}"\\s*:${value}`).exec(start);
  const both = (one, other) => (one && other ? [`${one[0]} … ${other[0]}`] : null);
  const signs = {
    notebook: has("nbformat", "\\s*\\d") ?? both(has("cells", "\\s*\\["), has("cell_type")),
    "source-map": both(has("version", "\\s*3\\b"), has("(?:mappings|sources|sections)")),
    openapi: has("(?:openapi|asyncapi)", '\\s*"?\\d') ?? has("swagger", '\\s*"?2'),
    "json-schema": has("\\$schema", '\\s*"[^"]*json-schema\\.org') ?? has("\\$(?:defs|anchor|dynamicRef|recursiveRef)") ??
      both(has("\\$(?:id|ref)"), has("(?:type|properties|definitions|items|allOf|anyOf|oneOf|enum)")),
    "json-ld": has("@(?:context|id|graph)"),
    importmap: /^\{\s*"(?:imports|scopes)"\s*:\s*\{/.exec(start),
    manifest: has("start_url") ?? both(has("icons"), has("(?:name|short_name)") && has("(?:display|scope|theme_color|background_color)")),
  };
  const [format, found] = Object.entries(signs).find(([, m]) => m) ?? [];
  return format ? sign(format, found[0]) : null;
}

/** What may stand before the root of a document of YAML: comments, directives, a marker, properties (YAML 1.2.2 §6 and §9). */
const BEFORE_ROOT = /^(?:[#%][^\n]*\n|---(?=\s)|[!&]\S*\s|\s)*/;

/** A description or a schema in YAML, whose keys are quoted or not. */
function yaml(start) {
  if (/^\s*(?:```|~~~)/m.test(start)) return null; // Markdown with code in it
  const root = start.slice(BEFORE_ROOT.exec(start)[0].length);
  const flow = root[0] === "{";
  const has = (names, value) => new RegExp(`${flow ? "[{,]\\s*" : "^"}(?:\\?\\s+)?(?:[!&]\\S*[ \\t]+)*(["']?)(?:${names})\\1\\s*:${value}`, "m").exec(flow ? root : start);
  const described = has("openapi|swagger|asyncapi", "\\s*(?:!\\S*\\s+)?[\"']?\\d");
  if (described) return sign("openapi", described[0]);
  if (flow) {
    const schema = json(root);
    if (schema?.format === "json-schema") return schema;
    const key = /[{,]\s*(?:\?\s+["']?|')?\$(?:schema|id|defs)["']?\s*:/.exec(root);
    return key && sign("json-schema", key[0]);
  }
  const key = has("\\$(?:schema|id|defs)", "\\s*\\S") ?? (has("type|properties|definitions|items|allOf|anyOf|oneOf|enum", "\\s") && /^\s*(?:- +)?(["']?)\$ref\1\s*:\s/m.exec(start));
  return key && sign("json-schema", key[0]);
}
