// Guesses which format of data a source is in, where its beginning leaves little doubt.

/** The format of data, or "". */
export function detectData(start) {
  start = start.replace(/^\uFEFF?\s*/, "");
  if (HTTP.test(start)) return "http";
  if (start[0] === "<") return markup(start);
  if (start[0] === "{" || start[0] === "[") return json(start) || yaml(start);
  if (/^(?:@(?:prefix\s+\S*:|base)\s*<|(?:PREFIX\s+\S*:|BASE)\s*<)/i.test(after(start, [["#", "\n"]]))) return "turtle";
  const described = yaml(start);
  if (described) return described;
  const rule = /^(?:@(?:import|charset|font-face|layer|media|namespace)\b|[^<>{};()]*\{[^{}<>]*:[^{}<>]*[;}])/;
  return /url\(|@import/i.test(start) && rule.test(after(start, [["/*", "*/"]])) ? "css" : "";
}

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
  urlset: "sitemap", sitemapindex: "sitemap", feed: "atom", entry: "atom", rss: "rss", rdf: "rss", svg: "svg", package: "epub", ncx: "epub", container: "epub",
}));

/** The namespaces without which the roots of these are taken for something else. */
const NAMED = new Map([["entry", /www\.w3\.org\/2005\/Atom/], ["rdf", /purl\.org\/rss/], ["package", /idpf\.org/], ["ncx", /daisy\.org/], ["container", /opendocument:xmlns:container/]]);

function markup(start) {
  const head = after(start, [["<?", "?>"], ["<!--", "-->"]]);
  const rest = after(head.replace(/^<!DOCTYPE\b[^>[]*(?:\[[^\]]*\]\s*)?>/i, ""), [["<?", "?>"], ["<!--", "-->"]]);
  const [tag, root = ""] = /^<(?:[\w.-]{1,40}:)?([\w.-]{1,40})[^>]*/.exec(rest.toLowerCase()) ?? [""];
  if (ROOTS.has(root) && (NAMED.get(root)?.test(start) ?? true)) return ROOTS.get(root);
  if (/^<(?:!doctype\s+html|html|head|body)\b/i.test(head)) return "html"; // XHTML, too
  if (/^<\?xml\b/.test(start) && /<html\b/i.test(start)) return "html";
  return /^<\?xml\b/.test(start) || /^<!doctype\s/i.test(head) || inNamespace(tag, start) ? "xml" : "";
}

/** Reports whether a root declares a namespace that elements are in, other than that of HTML. */
const inNamespace = (tag, start) => [...tag.matchAll(/\sxmlns(?::([\w.-]+))?\s*=\s*["'](?!http:\/\/www\.w3\.org\/1999\/xhtml)/g)]
  .some(([, prefix]) => !prefix || start.toLowerCase().includes(`<${prefix}:`));

function json(start) {
  const has = (key) => new RegExp(`"${key}"\\s*:`).test(start);
  if (/"(?:openapi|asyncapi)"\s*:\s*"?\d|"swagger"\s*:\s*"?2/.test(start)) return "openapi";
  if (/"\$schema"\s*:\s*"[^"]*json-schema\.org/.test(start) || has("\\$(?:defs|anchor|dynamicRef|recursiveRef)")) return "json-schema";
  if (has("\\$(?:id|ref)") && has("(?:type|properties|definitions|items|allOf|anyOf|oneOf|enum)")) return "json-schema";
  if (has("@(?:context|id|graph)")) return "json-ld";
  if (/^\{\s*"(?:imports|scopes)"\s*:\s*\{/.test(start)) return "importmap";
  if (has("start_url") || (has("icons") && has("(?:name|short_name)") && has("(?:display|scope|theme_color|background_color)"))) return "manifest";
  return "";
}

/** What may stand before the root of a document of YAML: comments, directives, a marker, properties (YAML 1.2.2 §6 and §9). */
const BEFORE_ROOT = /^(?:[#%][^\n]*\n|---(?=\s)|[!&]\S*\s|\s)*/;

/** A description or a schema in YAML, whose keys are quoted or not. */
function yaml(start) {
  if (/^\s*(?:```|~~~)/m.test(start)) return ""; // Markdown with code in it
  const root = start.slice(BEFORE_ROOT.exec(start)[0].length);
  const flow = root[0] === "{";
  const has = (names, value) => new RegExp(`${flow ? "[{,]\\s*" : "^"}(?:\\?\\s+)?(?:[!&]\\S*[ \\t]+)*(["']?)(?:${names})\\1\\s*:${value}`, "m").test(flow ? root : start);
  if (has("openapi|swagger|asyncapi", "\\s*(?:!\\S*\\s+)?[\"']?\\d")) return "openapi";
  if (flow) return json(root) === "json-schema" || /[{,]\s*(?:\?\s+["']?|')?\$(?:schema|id|defs)["']?\s*:/.test(root) ? "json-schema" : "";
  if (has("\\$(?:schema|id|defs)", "\\s*\\S")) return "json-schema";
  return has("type|properties|definitions|items|allOf|anyOf|oneOf|enum", "\\s") && /^\s*(?:- +)?(["']?)\$ref\1\s*:\s/m.test(start) ? "json-schema" : "";
}
