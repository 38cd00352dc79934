// Guesses which format of data a source is in, where its beginning leaves little doubt.

/** The format of data, or "". */
export function detectData(start) {
  start = start.replace(/^\uFEFF?\s*/, "");
  if (start[0] === "<") return markup(start);
  if (start[0] === "{" || start[0] === "[") return json(start);
  if (/^(?:[A-Z]+ \S+ HTTP\/\d|HTTP\/\d(?:\.\d)? \d{3}\b)/.test(start)) return "http";
  if (/^(?:@(?:prefix\s+\S*:|base)\s*<|(?:PREFIX\s+\S*:|BASE)\s*<)/i.test(after(start, [["#", "\n"]]))) return "turtle";
  if (/^(?:openapi|swagger|asyncapi)\s*:\s*["']?\d/m.test(start)) return "openapi";
  if (/^(?:\$schema|\$id)\s*:\s*\S/m.test(start)) return "json-schema";
  const rule = /^(?:@(?:import|charset|font-face|layer|media|namespace)\b|[^<>{};()]*\{[^{}<>]*:[^{}<>]*[;}])/;
  return /url\(|@import/i.test(start) && rule.test(after(start, [["/*", "*/"]])) ? "css" : "";
}

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
  const rest = after(start, [["<?", "?>"], ["<!--", "-->"]]).replace(/^<!DOCTYPE\b[^>[]*(?:\[[^\]]*\]\s*)?>/i, "");
  const root = /^<(?:[\w.-]{1,40}:)?([\w.-]{1,40})/.exec(after(rest, [["<?", "?>"], ["<!--", "-->"]]))?.[1].toLowerCase() ?? "";
  return ROOTS.has(root) && (NAMED.get(root)?.test(start) ?? true) ? ROOTS.get(root) : declared(start);
}

/** XML by its declaration; a page of XHTML is read as HTML. */
const declared = (start) => (!/^<\?xml\b/.test(start) ? "" : /<html\b/i.test(start) ? "html" : "xml");

function json(start) {
  const has = (key) => new RegExp(`"${key}"\\s*:`).test(start);
  if (/"(?:openapi|asyncapi)"\s*:\s*"\d|"swagger"\s*:\s*"2/.test(start)) return "openapi";
  if (/"\$schema"\s*:\s*"[^"]*json-schema\.org/.test(start) || has("\\$(?:defs|anchor|dynamicRef|recursiveRef)")) return "json-schema";
  if (has("\\$(?:id|ref)") && has("(?:type|properties|definitions|items|allOf|anyOf|oneOf|enum)")) return "json-schema";
  if (has("@(?:context|id|graph)")) return "json-ld";
  if (/^\{\s*"(?:imports|scopes)"\s*:\s*\{/.test(start)) return "importmap";
  if (has("start_url") || (has("icons") && has("(?:name|short_name)") && has("(?:display|scope|theme_color|background_color)"))) return "manifest";
  return "";
}
