// The contexts in which links occur, in the order of core/links (context.go);
// tests/jsapi compares the two.
export const NAMES = [
  "text", "a href", "area href", "link href", "base href", "img src", "script src", "iframe src", "frame src",
  "embed src", "source src", "track src", "audio src", "video src", "input src", "img srcset", "source srcset",
  "link imagesrcset", "form action", "button formaction", "input formaction", "video poster", "object data",
  "blockquote cite", "q cite", "del cite", "ins cite", "meta refresh", "style url()", "svg href", "body background",
  "a ping", "img longdesc", "markdown link", "markdown image", "markdown definition", "markdown autolink",
  "sitemap loc", "sitemap link", "csv cell",
];
