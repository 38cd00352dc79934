// Which attributes and texts of XML vocabularies are references.
import { PRESENTATION } from "./attributes.js";

/** Short names of namespaces. */
export const NAMESPACES = new Map([
  ["http://www.w3.org/XML/1998/namespace", "xml"], ["http://www.w3.org/1999/xlink", "xlink"], ["http://www.w3.org/1999/xhtml", "xhtml"], ["http://www.w3.org/2000/svg", "svg"],
  ["http://www.w3.org/2005/Atom", "atom"], ["http://purl.org/atom/ns#", "atom"], ["http://purl.org/rss/1.0/", "rss"], ["http://my.netscape.com/rdf/simple/0.9/", "rss"],
  ["http://purl.org/rss/1.0/modules/content/", "content"], ["http://www.w3.org/1999/02/22-rdf-syntax-ns#", "rdf"],
  ["http://search.yahoo.com/mrss/", "media"], ["http://www.itunes.com/dtds/podcast-1.0.dtd", "itunes"], ["http://wellformedweb.org/CommentAPI/", "wfw"],
  ["https://podcastindex.org/namespace/1.0", "podcast"], ["https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/1.0.md", "podcast"],
  ["http://www.sitemaps.org/schemas/sitemap/0.9", "sitemap"], ["http://www.google.com/schemas/sitemap-image/1.1", "sitemap"], ["http://www.google.com/schemas/sitemap-video/1.1", "sitemap"],
  ["http://www.idpf.org/2007/opf", "opf"], ["http://www.daisy.org/z3986/2005/ncx/", "ncx"], ["urn:oasis:names:tc:opendocument:xmlns:container", "container"],
  ["http://www.w3.org/2001/XInclude", "xinclude"], ["http://www.w3.org/2001/XMLSchema", "schema"], ["http://www.w3.org/2001/XMLSchema-instance", "instance"],
  ["http://docbook.org/ns/docbook", "docbook"], ["urn:mpeg:dash:schema:mpd:2011", "dash"],
]);

const words = (text) => text.split(" ");

/** The attributes that may hold references, or say how others are read. */
export const ATTRIBUTES = new Set(words("href src url uri resource about ID datatype annotation img feedUrl embedUrl schemaLocation noNamespaceSchemaLocation fileref full-path type mode isPermaLink base " +
  "srcset cite action data poster background longdesc formaction ping imagesrcset media initialization index sourceURL bitstreamSwitching moreInformationURL value schemeIdUri").concat(...PRESENTATION));

/** The context of an attribute: by namespace and name of the element, or by the namespace alone. */
const ATTRIBUTE = new Map([
  ["atom link href", "atom href"], ["atom content src", "atom src"], ["atom generator uri", "atom href"], ["atom generator url", "atom href"], // url is that of Atom 0.3
 
  ["rss enclosure url", "rss url"], ["rss source url", "rss url"], ["media url", "rss url"], ["itunes image href", "rss url"], ["rss cloud url", "rss url"],
  ["podcast url", "rss url"], ["podcast href", "rss url"], ["podcast img", "rss url"], ["podcast uri", "rss url"], ["podcast feedUrl", "rss url"], ["podcast embedUrl", "rss url"], ["podcast srcset", "rss url"],
  ["opf href", "opf href"], ["ncx src", "ncx src"], ["container rootfile full-path", "container full-path"], ["container link href", "container full-path"],
  ["xinclude include href", "xinclude href"], ["schema schemaLocation", "xml schemaLocation"], ["sitemap href", "sitemap link"], ["svg href", "svg href"],
  ["docbook fileref", "xml href"], ["any href", "xml href"], ["any src", "xml src"], ["any fileref", "xml href"],
  ["dash SegmentTemplate media", "dash url"], ["dash SegmentTemplate initialization", "dash url"], ["dash SegmentTemplate index", "dash url"], ["dash SegmentTemplate bitstreamSwitching", "dash url"],
  ["dash SegmentURL media", "dash url"], ["dash SegmentURL index", "dash url"], ["dash sourceURL", "dash url"], ["dash moreInformationURL", "dash url"],
  ["none enclosure url", "rss url"], ["none source url", "rss url"],
]);

/** The context of an attribute without a namespace; undefined if it is no reference. */
export function attributeContext(space, element, name) {
  const known = ATTRIBUTE.get(`${space} ${element} ${name}`) ?? ATTRIBUTE.get(`${space} ${name}`);
  if (known || CLOSED.has(space)) return known;
  return ATTRIBUTE.get(`any ${name}`);
}

/** Vocabularies in which no other attribute is a reference. */
const CLOSED = new Set(["atom", "rss", "media", "itunes", "podcast", "opf", "ncx", "container", "xinclude", "schema", "svg", "dash"]);

const TEXT = new Map();
for (const name of words("icon logo uri url")) TEXT.set(`atom ${name}`, "atom text"); // url is that of Atom 0.3
for (const name of words("link comments docs guid url")) TEXT.set(`rss ${name}`, "rss text");
TEXT.set("dash BaseURL", "dash BaseURL").set("dash Location", "dash url").set("dash PatchLocation", "dash url");
for (const name of words("loc content_loc thumbnail_loc player_loc license")) TEXT.set(`sitemap ${name}`, "sitemap loc");
TEXT.set("itunes new-feed-url", "rss text").set("wfw commentRss", "rss text").set("wfw comment", "rss text");
for (const name of words("loc content_loc thumbnail_loc player_loc link guid url comments docs icon logo uri")) TEXT.set(`none ${name}`, "sitemap loc");

/** The context of the text of an element; undefined if it is no reference. */
export const textContext = (space, element) => TEXT.get(`${space} ${element}`);

const CONSTRUCTS = new Set(words("title subtitle summary content rights info tagline copyright"));

/** Reports whether the text of an element is HTML. value(name) is that of an attribute. */
export function isHTML(space, element, value) {
  if (space === "atom" && CONSTRUCTS.has(element)) {
    const type = value("type") ?? "";
    return type === "html" || (type === "text/html" && value("mode") !== "xml");
  }
  return (space === "content" && element === "encoded") || ((space === "rss" || space === "none") && element === "description");
}
