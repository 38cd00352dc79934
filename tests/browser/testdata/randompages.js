// Makes pages out of pieces of markup, the same for the same seed, and compares the
// links that are found in them with those in the document that the browser makes.

/** Numbers from 0 to n, the same for the same seed (mulberry32). */
const numbers = (seed) => (n) => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) % n;
};

const ELEMENTS = ("a abbr address applet area article aside audio b base bdi bgsound big blockquote body br button canvas caption center code col " +
  "colgroup dd del details dialog dir div dl dt em embed fieldset figure font footer form frame frameset h1 h6 head header hr html i iframe image img input ins " +
  "isindex keygen label legend li link listing main map marquee menu menuitem meta meter nav nobr noembed noframes noscript object ol optgroup option " +
  "output p param picture plaintext pre q rb rp rt rtc ruby s script search section select small source span strike strong style sub summary " +
  "sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp math mi mo mn ms mtext annotation-xml " +
  "mglyph malignmark maction semantics desc foreignobject g path rect use image fecolormatrix textpath lineargradient animate animatemotion mpath filter unknown").split(" ");

const LINKED = ("a href,a ping,area href,link href,link imagesrcset,img src,img srcset,img longdesc,script src,iframe src,iframe srcdoc,frame src,embed src,source src," +
  "source srcset,track src,audio src,video src,video poster,input src,input formaction,form action,button formaction,object data,blockquote cite,q cite,del cite," +
  "ins cite,body background,image href,use href,use xlink:href,a xlink:href,textpath href,filter xlink:href,div style,p style,g style,rect fill,g clip-path,path marker-end,p mask,set href,mi href,p href,table background,td background,p background,base href,meta content").split(",");

const TEXTS = ["text", " ", "\n", "\t", "&amp;", "&#32;", "&nbsp;", "\0", "<", "< ", "</", "</>", "<!", "<?", "<?pi x?>", "<!x>", "<!doctype html>", "<!DOCTYPE x>", "&", ">", "-->", "]]>",
  "<!-->", "<!--->", "<!-- x -->", "<!-- x --!>", "<!-- - -- --!x -->", "<!----!>", "<!-- <!-- -->", "<!--x", "--!>", "<![CDATA[", "<![CDATA[ x ]]>", "<![CDATA[ <p> ]]>"];

export function randomPage(seed) {
  const random = numbers(seed);
  const one = (list) => list[random(list.length)];
  let links = 0;
  const page = (size, depth) => {
    let text = random(3) === 0 ? "<!doctype html>" : "";
    for (let n = 1 + random(size); n > 0; n--) text += piece(depth);
    return text;
  };
  const label = () => `l${++links}${one(["", "", "&amp;x", "?a&copy=1", "&copy;", "&#x41;", "&notit;", "#&amp"])}`;
  const quoted = (value) => {
    const quote = one(['"', "'", '"', ""]);
    if (quote === "") return /[\s"'=<>`]/.test(value) || value === "" ? `"${value.replaceAll('"', "&quot;")}"` : value;
    return quote + value.replaceAll(quote, quote === '"' ? "&quot;" : "&#39;") + quote;
  };
  const linked = (depth) => {
    const [element, attribute] = one(LINKED).split(" ");
    let value = one(["", "", "", " ", "\r\n"]) + label();
    let more = "";
    if (attribute === "srcset" || attribute === "imagesrcset") value = `${label()} 1x, ${label()} 2x,${label()}`;
    if (attribute === "ping") value = ` ${label()} ${label()}`;
    if (attribute === "style" || PAINTS.test(attribute)) value = `background:${one(["url(", "URL( "])}${label()})`;
    if (attribute === "srcdoc") value = depth > 0 ? page(6, depth - 1).replaceAll("&", "&amp;") : "x";
    if (attribute === "content") [value, more] = [`0;${one(["url=", " URL = ", ""])}${label()}`, " http-equiv=refresh"];
    const twice = random(20) === 0 ? ` ${attribute}=${label()}` : "";
    return `<${one([element, element.toUpperCase()])}${one([" ", "\n", "/", " x "])}${attribute}${one(["=", " = "])}${quoted(value)}${more}${twice}${one([">", ">", " >", "/>"])}`;
  };
  const piece = (depth) => {
    switch (random(12)) {
      case 0: case 1: case 2: return linked(depth);
      case 3: case 4: case 5: return `<${one(ELEMENTS)}${one(["", "", "", "/", " x=1", " encoding=text/html", " type=hidden", " color=red", " x='>'"])}>`;
      case 6: case 7: case 8: return `</${one(ELEMENTS)}${one(["", "", " ", " x='>'", "/"])}>`;
      case 9: return one(TEXTS);
      case 10: return `<style>${one(["", "/* url(no) */", "a{b:'url(no)'}"])}p{background:url(${one(["l", "'l", '"l'])}${++links}${""}`.replace(/url\((['"]?)(l\d+)$/, "url($1$2$1)") + `}${one(["</style>", "</style>", ""])}`;
      default: return one(["<svg>", "<math>", "<template>", "<table>", "<select>", "<svg><style/></svg>", "<svg><title/>", "<svg><foreignObject>", "<math><annotation-xml encoding=text/html>",
        "<script><!--<script></script>--></script>", "<script><!-- </script>", "<svg><script>", "<svg><style>", "<title>", "<textarea>", "<noscript>", "<frameset>", "<table><tr><td>", "<table><select>", "<xmp>", "</p>", "</br>"]);
    }
  };
  return page(18, 2);
}

/**
 * Whether the browser follows the standard in what <![CDATA[ is right within an element
 * of SVG or MathML that holds HTML: a section. To Chromium 150 it was a comment.
 */
const readsSections = () => new DOMParser().parseFromString("<svg><desc><![CDATA[x]]>", "text/html").querySelector("desc").textContent === "x";

/** Reports whether a page may be another one to a browser that does not follow it. */
const mayDiffer = (source) => source.includes("<![CDATA[") && /<(?:foreignobject|desc|title|mi|mo|mn|ms|mtext|annotation-xml)\b/i.test(source);

// What holds url() in SVG, as properties of CSS do.
const PAINTS = /^(?:fill|stroke|filter|clip-path|mask|cursor|marker(?:-start|-mid|-end)?)$/;

const SETS = /^(?:img srcset|source srcset|link imagesrcset)$/;

/**
 * The links in a document, each as "context: reference", and its base. It is odd where
 * the strings of a style do not end, which takes a parser of CSS to follow.
 */
export function linksIn(source, contexts) {
  const found = new Set();
  let odd = false; // a style whose strings do not end
  const visit = (root) => {
    for (const node of root.querySelectorAll("*")) {
      const element = node.localName.toLowerCase();
      const foreign = !node.namespaceURI.endsWith("xhtml");
      for (const { name, value } of node.attributes) {
        const attribute = name.toLowerCase();
        const key = `${element} ${attribute}`;
        if (attribute === "xlink:href") found.add(`svg href: ${value}`);
        else if (contexts.has(key)) found.add(`${contexts.get(key)}: ${value}`);
        else if (foreign && attribute === "href") found.add(`svg href: ${value}`);
        else if (SETS.test(key)) for (const part of value.split(",")) found.add(`${key}: ${part.trim().split(" ")[0]}`);
        else if (attribute === "ping" && (element === "a" || element === "area")) for (const part of value.trim().split(/\s+/)) found.add(`a ping: ${part}`);
        else if (attribute === "style" || (foreign && PAINTS.test(attribute))) for (const m of value.matchAll(/url\(\s*([^)]*)\)/gi)) found.add(`style url(): ${m[1]}`);
        else if (key === "meta content" && node.getAttribute("http-equiv") === "refresh") found.add(`meta refresh: ${value.replace(/^0;\s*(?:url\s*=\s*)?/i, "")}`);
      }
      if (element === "style") styles(node);
      if (element === "iframe" && node.namespaceURI.endsWith("xhtml") && node.hasAttribute("srcdoc")) visit(new DOMParser().parseFromString(node.getAttribute("srcdoc"), "text/html"));
      if (node.content?.nodeType === 11) visit(node.content);
    }
  };
  const styles = (node) => {
    const text = [...node.childNodes].filter((child) => child.nodeType === 3 || child.nodeType === 4).map((child) => child.data).join("\u0001");
    const rules = text.replace(/\/\*[^]*?(?:\*\/|$)/g, "").replaceAll("'url(no)'", "");
    if (/["'\\]/.test(rules.replace(/url\((['"])l\d+\1\)/g, ""))) odd = true;
    for (const m of rules.matchAll(/url\(\s*(['"]?)([^()'"\s]*)\1\s*\)/gi)) found.add(`style url(): ${m[2]}`);
  };
  const document = new DOMParser().parseFromString(source, "text/html");
  visit(document);
  const base = [...document.querySelectorAll("base[href]")].find((node) => node.namespaceURI.endsWith("xhtml"))?.getAttribute("href");
  return { found, odd, base: base?.replace(/^[\t\n\f\r ]+|[\t\n\f\r ]+$/g, "") ?? null };
}

/** Compares count pages from a seed on; returns how many links there were, and what differs. */
export function compare(scan, contexts, seed, count) {
  const sections = readsSections();
  let links = 0;
  const differences = [];
  for (let i = 0; i < count; i++) {
    const source = randomPage(seed + i);
    if (!sections && mayDiffer(source)) continue;
    const result = scan(source, "html");
    const read = new Set(result.links.map(({ context, ref }) => `${context}: ${ref}`));
    const { found, odd, base } = linksIn(source, contexts);
    links += found.size;
    const say = (what, of) => differences.length < 20 && differences.push(`${what} ${of} in page ${seed + i}: ${source}`);
    const unlike = (a, b) => [...a].filter((link) => !b.has(link) && !(odd && link.startsWith("style")));
    for (const link of unlike(found, read)) say("missed", link);
    for (const link of unlike(read, found)) say("invented", link);
    if ((result.base?.ref ?? null) !== base) say("base", `${result.base?.ref} for ${base}`);
    for (const { ref, start, end, line, column } of result.links) {
      const place = source.slice(start, end);
      if (!place.includes(ref.match(/l\d+/)?.[0] ?? "")) say("place", `${start}-${end} of ${ref}`);
      const before = source.slice(0, start).split("\n");
      if (before.length !== line || before.at(-1).length + 1 !== column) say("line", `${line}:${column} of ${ref}`);
    }
  }
  return { links, differences };
}
