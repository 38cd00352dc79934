// Which attributes hold links, and where in them. core/links has the same list
// of contexts.

/** Of an element by its name, the context of each attribute that is a link. */
export const CONTEXTS = new Map([
  "a href", "area href", "link href", "img src", "script src", "iframe src", "frame src", "embed src", "source src",
  "track src", "audio src", "video src", "input src", "form action", "button formaction", "input formaction",
  "video poster", "object data", "blockquote cite", "q cite", "del cite", "ins cite", "body background", "img longdesc",
].map((name) => [name, name]));

for (const name of ["image", "use", "feimage", "textpath", "lineargradient", "radialgradient", "pattern", "mpath", "animate", "filter"]) {
  CONTEXTS.set(`${name} href`, "svg href");
}

const SETS = new Set(["img srcset", "source srcset", "link imagesrcset"]);

const trimmed = (text) => text.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, "");

/**
 * The links in an attribute: [{ ref, context }], in the order of its value. "base href"
 * is not a link.
 */
export function linksOf(element, attribute, value, attributes) {
  const key = `${element} ${attribute === "xlink:href" ? "href" : attribute}`;
  if (attribute === "xlink:href") return [{ ref: value, context: "svg href" }];
  if (CONTEXTS.has(key)) return [{ ref: value, context: CONTEXTS.get(key) }];
  if (SETS.has(key)) return candidates(value).map((ref) => ({ ref, context: key }));
  if (attribute === "style") return cssURLs(value).map((ref) => ({ ref, context: "style url()" }));
  if (key === "a ping" || key === "area ping") {
    return trimmed(value).split(/[\t\n\f\r ]+/).filter(Boolean).map((ref) => ({ ref, context: "a ping" }));
  }
  if (key === "meta content" && /^refresh$/i.test(attributes("http-equiv") ?? "")) {
    const ref = refreshURL(value);
    return ref === null ? [] : [{ ref, context: "meta refresh" }];
  }
  return [];
}

/** Reports whether linksOf can find links in an attribute of this name. */
export function mayLink(element, attribute) {
  return attribute === "style" || attribute === "xlink:href" || attribute === "ping" || attribute === "srcset" ||
    attribute === "imagesrcset" || (element === "meta" && attribute === "content") || CONTEXTS.has(`${element} ${attribute}`);
}

/** The URLs of a srcset: each ends at white space, or at a comma before it. */
export function candidates(value) {
  const found = [];
  const each = /[\t\n\f\r ,]*([^\t\n\f\r ]+)/y;
  for (let m; (m = each.exec(value)); ) {
    const ref = m[1].replace(/,+$/, "");
    if (ref) found.push(ref);
    if (ref.length === m[1].length) {
      // a descriptor follows, which ends at a comma outside of brackets
      const descriptor = /(?:[^,(]|\([^)]*\)?)*,?/y;
      descriptor.lastIndex = each.lastIndex;
      descriptor.exec(value);
      each.lastIndex = descriptor.lastIndex;
    }
  }
  return found;
}

/** The URLs in url() and @import of a style. */
export function cssURLs(text) {
  const found = [];
  const each = /\/\*[^]*?(?:\*\/|$)|url\(\s*(?:"([^"\n]*)"|'([^'\n]*)'|([^\s"'()]*))\s*\)|@import\s+(?:"([^"\n]*)"|'([^'\n]*)')/gi;
  for (const m of text.matchAll(each)) {
    const ref = m[1] ?? m[2] ?? m[3] ?? m[4] ?? m[5];
    if (ref !== undefined) found.push(ref);
  }
  return found;
}

/** The URL of a refresh: "5; url=next.html". */
function refreshURL(value) {
  const m = /^[\t\n\f\r ]*[\d.]+[\t\n\f\r ]*[;,\t\n\f\r ][\t\n\f\r ]*(?:url[\t\n\f\r ]*=[\t\n\f\r ]*)?(["']?)([^]*)$/i.exec(value);
  if (!m || !m[2]) return null;
  const end = m[1] ? m[2].indexOf(m[1]) : -1;
  return end < 0 ? m[2] : m[2].slice(0, end);
}
