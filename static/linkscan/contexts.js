// The contexts in which links occur, in the order of core/links (context.go);
// tests/jsapi compares the two.
export const NAMES = [
  "text",
  "a href", "area href", "link href", "base href", "img src", "script src", "iframe src", "frame src", "embed src",
  "source src", "track src", "audio src", "video src", "input src", "img srcset", "source srcset", "link imagesrcset",
  "form action", "button formaction", "input formaction", "video poster", "object data", "blockquote cite", "q cite",
  "del cite", "ins cite", "meta refresh", "style url()", "svg href", "body background", "a ping", "img longdesc",
  "markdown link", "markdown image", "markdown definition", "markdown autolink",
  "sitemap loc", "sitemap link", "csv cell",
  "$id", "id", "$schema", "$ref", "$dynamicRef", "$recursiveRef", "$anchor", "operationRef", "servers url", "openapi url", "mapping",
  "xml href", "xml src", "xml text", "xml schemaLocation", "xml stylesheet", "atom href", "atom src", "atom text", "rss text", "rss url",
  "opf href", "ncx src", "container full-path", "xinclude href",
  "css url()", "css @import", "iri", "@prefix", "@base", "prefixed name", "@id", "@type", "@vocab", "@context", "@graph", "@import", "property",
  "import map address", "import map scope", "import map specifier", "import map integrity",
  "manifest url", "http Location", "http Content-Location", "http Link", "http Refresh", "http SourceMap", "http request",
];
