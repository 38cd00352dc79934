// Sources of ten million characters, the most that is taken, in every format: none ends in an
// error, and what follows a long text is found. Expressions that take memory for each character,
// as a repeated group of alternatives does, end in one beyond 8.4 million: the browser keeps 64 MB
// for them. What is built of one text each is read always, the others where URI_LARGE_MB says so.
import { readFileSync, readdirSync } from "node:fs";
import { assert, check, fill, site } from "./checks.mjs";

const { detect, lacks, prepare, reads, scanLinksNow } = await import(new URL("linkscan.js", site));
const { DATA_FORMATS: DATA } = await import(new URL("gen/facts.js", site));
await prepare("", "xml", true);

const LARGEST = 10_000_000; // UTF-16 code units
const HEAVY = Number(process.env.URI_LARGE_MB ?? 1) > 1;

/** By format, sources around a long text: [what is before, characters of it, what is after, how many links]. */
const ALWAYS = {
  markdown: [["[a](<", "x", ">)", 1], ["<a@b", ".c", ">", 1], ["a@b", ".c", " ", 1]],
  http: [["HTTP/1.1 200 OK\nLink: <a>; title=\"", "x", "\", <b>", 2]],
  css: [["url(", "\\a ", ")", 1]],
};

const HEAVIER = {
  markdown: [["[a](<", "\\<", ">)", 1], ["[a](", "x", ")", 1], ["[a](", "\\(", ")", 1], ["[a](b \"", "\\\"x", "\")", 1], ["[", "x", "](b)", 1], ["`", "x", "` [a](b)", 1], ["<ab:", "x", ">", 1], ["<", "x", "@b>", 1], ["<a b='", "x", "'>\n\n[a](b)", 1], ["<!--", "-x", "-->\n\n[a](b)", 1],
    ["[a]: <", "x", ">\n", 1], ["[a]: ", "x", "\n", 1], ["http://a.b/", "&x", " ", 1], ["www", ".a_b", " ", 1], ["[a](b)", "\n", "", 1], ["[a](b)\n", "- ", "", 1], ["[a](b)\n", "> ", "", 1], ["    ", "x", "\n\n[a](b)", 1], ["[^", "x", "]: [a](b)", 1], ["[a](b)", "*", "", 1], ["```", "x", "\n```\n[a](b)", 1], ["<a ", "b ", ">\n\n[a](b)", 1], ["[a](b)", "[", "", 1], ["[a](b)", "]", "", 1]],
  html: [["<a href='", "x", "'>", 1], ["<a ", "b ", "href=x>", 1], ["<a href=", "x", ">", 1], ["<!--", "-", "--><a href=x>", 1], ["<style>@import '", "x", "'</style>", 1], ["<script>", "<", "</script><a href=x>", 1], ["<img srcset='", "x,", "'>", 1], ["<img srcset='x ", "(", "'>", 1], ["<a href='", "&amp;", "'>", 1], ["<meta http-equiv=refresh content='0;url=", "x", "'>", 1],
    ["", " ", "<a href=x>", 1], ["<a href=x>", "&", "", 1], ["<title>", "x", "</title><a href=x>", 1], ["<a ping='", "x ", "'>", LARGEST], ["<base href='", "x", "'><a href=y>", 1], ["<p style='a:url(", "x", ")'>", 1], ["<!doctype ", "x", "><a href=x>", 1], ["<", "x", "><a href=x>", 1], ["<a href=x></", "y", ">", 1], ["<![CDATA[", "x", "><a href=x>", 1]],
  css: [["url(", "x", ")", 1], ["url('", "\\'", "')", 1], ["@import '", "x", "'", 1], ["/*", "*", "*/url(x)", 1], ["", "x", " url(x)", 1], ["", "\\a ", " url(x)", 1], ["url(", " ", "x)", 1], ["url(x ", "\\)", ") url(y)", 1], ["", "(", " url(x)", 1], ["@import", " ", "'x'", 1], ["@import", "/**/", "'x'", 1], ["image-set('x' ", "1x ", ")", 1], ["", "{", "url(x)", 1]],
  xml: [["<a href='", "x", "'/>", 1], ["<a ", "b='c' ", "href='x'/>", 1], ["<!--", "-", "--><a href='x'/>", 1], ["<a>", "x", "<b href='x'/></a>", 1], ["<a><![CDATA[", "]", "]]><b href='x'/></a>", 1], ["<?a ", "?", "?><a href='x'/>", 1], ["<!DOCTYPE a [<!ENTITY b '", "x", "'>]><a href='x'/>", 1], ["<a href='", "&amp;", "'/>", 1], ["<?xml-stylesheet href='x' ", "y", "?><a href='z'/>", 2], ["<a xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance' xsi:schemaLocation='a ", "x", "'/>", 1], ["<a", " ", "href='x'/>", 1], ["<!DOCTYPE a ", "[", "]><a href='x'/>", 1]],
  sitemap: [["<urlset><url><loc>", "x", "</loc></url></urlset>", 1], ["<urlset><url><loc>", "&amp;", "</loc></url></urlset>", 1]],
  atom: [["<feed><content type='html'>", "x", "&lt;a href=x></content></feed>", 1], ["<feed><icon>", " ", "x</icon></feed>", 1]],
  rss: [["<rss><channel><item><description><![CDATA[", "x", "<a href=y>]]></description></item></channel></rss>", 1], ["<rss><channel><link>", "x", "</link></channel></rss>", 1]],
  svg: [["<svg><style>a{b:url(", "x", ")}</style></svg>", 1], ["<svg><use href='", "x", "'/></svg>", 1]],
  epub: [["<package xmlns='http://www.idpf.org/2007/opf'><item href='", "x", "'/></package>", 1]],
  "json-schema": [['{"$ref": "', "x", '"}', 1], ['{"$ref": "', "\\n", '"}', 1], ['{"$ref": "a", "b": ', "1", "}", 1], ['{"$ref": "a", "b": "', "x", '"}', 1], ['{"$ref": "a"', " ", "}", 1], ['{"$ref": "#/', "a/", '"}', 1], ['"$ref": "', "x", '"\n', 1], ["$ref: ", "x", "\n", 1], ["$ref: '", "''", "'\n", 1], ["$ref: |\n  ", "x", "\n", 1], ["$ref: a\nb: ", "x y ", "\n", 1], ["# ", "x", "\n$ref: a\n", 1], ["$ref: a\nb: \"", "\\n", "\"\n", 1], ["$ref: a\n? ", "x", "\n", 1], ['{"$id": "', "x", '"}', 1], ["&", "a", " $ref: x\n", 1], ["!", "a", " $ref: x\n", 1], ["$ref: a\nb: ", "1", "\n", 1], ["$ref: a\nb: ", "x\n  ", "\n", 1]],
  openapi: [['{"openapi": "3.1.0", "paths": {"/": {"$ref": "', "x", '"}}}', 1], ['{"openapi": "3.1.0", "servers": [{"url": "', "{a}", '"}]}', 1], ['{"openapi": "', "3", '", "paths": {"/": {"$ref": "x"}}}', 1]],
  "json-ld": [['{"@id": "', "x", '"}', 1], ['{"@context": {"@vocab": "', "x", '"}, "@type": "y"}', 2], ['{"@context": {"a": "', "b:", '"}, "@id": "x"}', 1]],
  importmap: [['{"imports": {"a": "./', "x", '"}}', 2], ['{"imports": {"', "x", '": "./b"}}', 2]],
  notebook: [['{"cells": [{"cell_type": "markdown", "source": "[a](', "x", ')"}]}', 1], ['{"cells": [{"cell_type": "markdown", "source": "', "\\n", '[a](b)"}]}', 1], ['{"cells": [{"cell_type": "markdown", "source": ["[a](b)"', ',"x"', "]}]}", 1],
    ['{"cells": [{"outputs": [{"data": {"text/html": "', "\\\"", '<a href=x>"}}]}]}', 1]],
  "source-map": [['{"version": 3, "sources": ["', "x", '"]}', 1], ['{"version": 3, "mappings": "', "A;", '", "sources": ["x"]}', 1], ['{"version": 3, "sourceRoot": "', "/", '", "sources": ["x"]}', 2], [")]}'", " ", '\n{"sources": ["x"]}', 1]],
  hls: [["#EXTM3U\n", "x", "\n", 1], ["#EXT-X-MAP:URI=\"", "x", "\"", 1], ["#EXT-X-", "A", ':URI="x"', 1], ["#EXT-X-MAP:A=\"", "x", '",URI="y"', 1], ["#", "x", "\ny", 1], ["{$", "x", "}", 1]],
  dash: [["<MPD><BaseURL>", "x", "</BaseURL></MPD>", 1], ["<MPD><UTCTiming schemeIdUri='urn:mpeg:dash:utc:http-iso:2014' value='", " ", "x'/></MPD>", 1]],
  script: [["import '", "x", "'", 1], ["fetch('", "\\u0061", "')", 1], ["//", "x", "\nimport 'y'", 1], ["a = `", "\\n", "`; import 'x'", 1], ["a = /", "\\n", "/; import 'x'", 1], ["a = /[", "x", "]/; import 'x'", 1],
    ["", " ", "import 'x'", 1], ["", "a", "; import 'x'", 1], ["a = 1", "_1", "; import 'x'", 1], ["", "(", "; import 'x'", 1], ["", "`${", "", 0], ["", "\n", "import 'x'", 1], ["import ", "/**/", "'x'", 1], ["importScripts(", "'a',", ")", LARGEST], ["//# sourceMappingURL=", "x", "\n", 1]],
  manifest: [['{"start_url": "', "x", '"}', 1]],
  turtle: [["<", "x", "> a <b> .", 2], ["<a> <b> \"", "x", "\" . <c> <d> <e> .", 5], ["<a> <b> \"\"\"", "\\\"", "\"\"\" . <c> <d> <e> .", 5], ["# ", "x", "\n<a> <b> <c> .", 3], ["@prefix a: <b> . a:", "x", " <b> <c> .", 4], ["@prefix a: <b> . a:x", "\\-", " <b> <c> .", 4], ["@prefix a: <b> . a:", "%41", " <b> <c> .", 4], ["@base <", "x", "> . <a> <b> <c> .", 4], ["<", "\\u0041", "> <b> <c> .", 3], ["_:", "a", " <b> <c> .", 2], ["<a> <b> ", "1", " . <c> <d> <e> .", 5], ["<a> <b> \"x\"@", "en-", " . <c> <d> <e> .", 5], ["<a> ", ";", " <b> <c> .", 3]],
  http: [["GET /", "x", " HTTP/1.1\nHost: h\n\nHTTP/1.1 200 OK\nLink: <a>", 1], ["HTTP/1.1 200 OK\nLink: <", "x", ">", 1], ["HTTP/1.1 200 OK\nLink: <a>; anchor=\"", "x", "\"", 2], ["HTTP/1.1 200 OK\nLink: <a>; anchor=", "x", "", 2], ["HTTP/1.1 200 OK\nLink: <a>; anchor=\"", "\\x", "\"", 2], ["HTTP/1.1 200 OK\nLink: <a>", ";", "", 1], ["HTTP/1.1 200 OK\nLink: <a>;", " ", "b", 1], ["HTTP/1.1 200 OK\nLink: <a>; title=\"", "\\\"", "\", <b>", 2], ["HTTP/1.1 200 OK\nLink: <a>; imagesrcset=\"", "x", " 1x, y 2x\"", 3],
    ["HTTP/1.1 200 OK\nLocation: ", "x", "", 1], ["HTTP/1.1 200 OK\nRefresh: 0;url=", "x", "", 1], ["HTTP/1.1 200 OK\nLink: <a>,", "\n ", "<b>", 1], ["HTTP/1.1 200 OK\n", "x", ": y\nLink: <a>", 1], ["HTTP/1.1 200 OK\nSourceMap: ", "x", "", 1], ["", "* x\n", "> GET / HTTP/1.1\n> Host: h\n< HTTP/1.1 200 OK\n< Link: <a>", 1]],
};

/** Reads a source of the largest size; how many links there are, up to what is kept. */
const count = (format, [before, part, after]) => scanLinksNow(before + fill(part, LARGEST - before.length - after.length).slice(0, Math.floor((LARGEST - before.length - after.length) / part.length) * part.length) + after, format).links.length;

for (const [format, shapes] of Object.entries(ALWAYS)) {
  await check(`ten million characters: ${format}`, () => {
    for (const shape of shapes) assert.equal(count(format, shape), shape[3], JSON.stringify(shape));
  });
}

if (HEAVY) {
  for (const [format, shapes] of Object.entries(HEAVIER)) {
    for (const shape of shapes) await check(`ten million characters: ${format}, ${JSON.stringify(shape)}`, () => assert.ok(count(format, shape) >= Math.min(shape[3], 1) && (shape[3] > 9 || count(format, shape) === shape[3])));
  }
}

await check("ten million characters: a token of a script that its expression has no memory for ends the reading, and that is said", () => {
  for (const [before, part, after] of [["import '", '"', "'"], ["/*", "*", "*/import 'x'"], ["a = `", "$", "`; import 'x'"], ["a = ", "1", "; import 'x'"], ["a = /", "[x]", "/; import 'x'"]]) {
    const { links, cuts } = scanLinksNow(`import 'y';${before}${part.repeat(LARGEST / part.length)}${after}`, "script");
    assert.ok(links.length === 2 || (links.length === 1 && cuts.malformed === 1), part);
    assert.equal(scanLinksNow(`import 'y';${before}${part.repeat(1000)}${after}`, "script").links.length, 2, part);
  }
});

await check("every format is tried, small and large", () => {
  for (const format of [...DATA, "html", "markdown", "css"]) {
    assert.ok(reads(format) && HEAVIER[format]?.length > 0, format);
    for (const [before, part, after, want] of [...ALWAYS[format] ?? [], ...HEAVIER[format]]) {
      const source = before + part.repeat(30) + after;
      assert.equal(lacks(source, format), "");
      assert.equal(scanLinksNow(source, format).links.length, want === LARGEST ? 30 : want, JSON.stringify([format, before, part, after]));
      assert.equal(typeof detect(source), "string");
    }
  }
});
