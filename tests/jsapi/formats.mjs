// Formats that carry a base: against which base links() reads each reference, and where that
// base comes from. testdata/formats.json names the section of each case as its source.
import { readFileSync } from "node:fs";
import { alive, assert, bytes, check, linear, load, numbers, site } from "./checks.mjs";

const cases = JSON.parse(readFileSync(new URL("testdata/formats.json", import.meta.url), "utf8"));

const { links, ...api } = await load({ wasm: bytes, yaml: true });

/** Reports whether a reference stands at a place as it is, after a prefix, or with escapes or lines that YAML folds. */
function isWritten(source, ref, start, end = start + PREFIX + ref.length) {
  const text = source.slice(start, end);
  return text.startsWith(ref) || text.replace(/^[\w-]*:/, "").startsWith(ref) || /^[^"]*[\\&\n]/.test(text);
}

const PREFIX = 8; // characters, at most

/** What a base is made from that is not written, or not in one place. */
const MADE = {
  servers: (ref, at) => at === "{" ? ref === "/" : ref === "../api/v1/" && at === ".", request: (ref) => ref.startsWith("//"), start_url: (ref) => ref === "/",
  "rdf:ID": (ref) => ref === "#", "container root": (ref) => ref === "../", sourceRoot: (ref, at) => ref.endsWith("/") && at === ref[0], term: (ref, at) => at === "{",
};

await check("each reference with its base and its target", () => {
  for (const { format, source: section, document: source, retrieval, draft, links: want, cuts } of cases) {
    const answer = links(source, { format, retrieval, ...(draft && { draft }) });
    assert.deepEqual(answer.links.map(({ context, ref, base, target }) => ({ context, ref, base, target })), want, `${format}, ${section}`);
    assert.deepEqual(answer.cuts.map(({ code, count }) => `${code} ${count}`).sort(), cuts.toSorted(), section);
    for (const { message, line } of answer.cuts) assert.ok(line > 0 && /^[A-Z].*\.$/.test(message), message);
    for (const { base, chain, ref, start, end } of answer.links) {
      assert.ok(isWritten(source, ref, start, end), `${section}: ${ref}`);
      if (base !== null) assert.equal(chain[0].uri ?? null, base, section);
      assert.ok(chain.length > 0, section);
      for (const step of chain) assert.ok(step.offset === null || step.ref === null || MADE[step.source]?.(step.ref, source[step.offset]) || isWritten(source, step.ref, step.offset), `${section}: ${JSON.stringify(step)}`);
    }
  }
});

await check("each thing that can state a base does so in a case", async () => {
  const { reads, scanLinksNow } = await import(new URL("linkscan.js", site));
  const { BASES } = await import(new URL("gen/facts.js", site));
  const stated = new Set(cases.filter(({ format }) => reads(format)).flatMap(({ format, document: source, draft }) => scanLinksNow(source, format, { draft }).bases.map(({ name }) => name)));
  assert.deepEqual([...stated].toSorted(), BASES.toSorted());
});

await check("a base with a scheme is used as it is, wherever it stands (RFC 3986, §5.1)", () => {
  const stated = "http://h/a/./b/../c";
  for (const [format, source] of [
    ["html", `<base href="${stated}"><a href="?q">`], ["html", `<iframe srcdoc="<base href='${stated}'><a href='?q'>"></iframe>`],
    ["xml", `<a xml:base="${stated}" href="?q"/>`], ["xml", `<a><b xml:base="${stated}"><c href="?q"/></b></a>`], ["xml", `<a xml:base="http://o/"><b xml:base="${stated}" href="?q"/></a>`],
    ["atom", `<feed xml:base="${stated}"><link href="?q"/></feed>`], ["atom", `<feed><entry xml:base="${stated}"><link href="?q"/></entry></feed>`],
    ["svg", `<svg><g xml:base="${stated}"><a href="?q"/></g></svg>`], ["epub", `<package><manifest xml:base="${stated}"><item href="?q"/></manifest></package>`],
    ["turtle", `@base <${stated}> . <?q> a <?q> .`], ["turtle", `BASE <http://o/> BASE <${stated}> <?q> a <?q> .`], ["turtle", `@prefix p: <${stated}?> . p:q a p:q .`],
    ["json-ld", `{"@context":{"@base":"${stated}"},"@id":"?q"}`], ["json-ld", `{"@context":{"@base":"/x/"},"@graph":[{"@context":{"@base":"${stated}"},"@id":"?q"}]}`],
    ["json-ld", `{"@context":{"@vocab":"${stated}?"},"@type":"q"}`], ["json-ld", `{"@context":{"p":"${stated}?"},"@id":"p:q"}`],
    ["json-schema", `{"$id":"${stated}","$ref":"?q"}`], ["json-schema", `{"$defs":{"x":{"$id":"${stated}","$ref":"?q"}}}`], ["json-schema", `{"id":"http://o/","not":{"id":"${stated}","not":{"$ref":"?q"}}}`],
    ["openapi", `{"openapi":"3.1.0","servers":[{"url":"${stated}"}],"components":{"securitySchemes":{"a":{"type":"openIdConnect","openIdConnectUrl":"?q"}}}}`],
    ["openapi", `{"openapi":"3.2.0","$self":"${stated}","components":{"schemas":{"a":{"$ref":"?q"}}}}`],
    ["http", `GET ${stated} HTTP/1.1\n\nHTTP/1.1 200 OK\nLink: <?q>\n\n`], ["http", "GET /a/./b/../c HTTP/1.1\nHost: h\n\nHTTP/1.1 200 OK\nLink: <?q>\n\n"],
    ["http", `HTTP/1.1 302 Found\nLocation: ${stated}\n\nHTTP/1.1 200 OK\nLink: <?q>\n\n`],
  ]) assert.equal(links(source, { format, retrieval: "http://d.example/x/doc" }).links.at(-1)?.target, `${stated}?q`, `${format} ${source}`);
  assert.equal(links("[a](?q)", { format: "markdown", retrieval: stated }).links[0].target, `${stated}?q`);
});

await check("an IRI of RDF that has a scheme is used as it is, and only a relative one is resolved (RDF 1.1 Turtle, §6.3; RDF 1.1 XML Syntax, §5.3; JSON-LD 1.1 API, §5.2.2)", () => {
  const rdf = "<r:RDF xmlns:r='http://www.w3.org/1999/02/22-rdf-syntax-ns#'><r:Description";
  const relative = { "b/../c": "http://d.example/x/c", "../../..": "http://d.example/", "./?q": "http://d.example/x/?q" };
  for (const iri of ["http://h/a/./b/../c", "http://h/../p", "HTTP://H:80/%7e/..", "urn:a/../b", "a:../b", "http://h/a/..#f", ...Object.keys(relative)]) {
    for (const [format, make] of [
      ["turtle", (at) => `<${at}> a 1 .`], ["turtle", (at) => `<s> <p> "x"^^<${at}> .`], ["turtle", (at) => `@prefix p: <${at}> .`], ["turtle", (at) => `@base <${at}> .`],
      ["xml", (at) => `${rdf} r:about='${at}'/></r:RDF>`], ["xml", (at) => `${rdf}><p r:resource='${at}'/></r:Description></r:RDF>`], ["xml", (at) => `${rdf}><p r:datatype='${at}'>1</p></r:Description></r:RDF>`],
      ["json-ld", (at) => JSON.stringify({ "@id": at })], ["json-ld", (at) => JSON.stringify({ "@type": [at] })], ["json-ld", (at) => JSON.stringify({ "@context": { "@base": at } })],
      ["json-ld", (at) => JSON.stringify({ "@context": { t: { "@id": "urn:t", "@type": "@id" } }, t: at })],
    ]) {
      const [source, given] = [make(iri), { format, retrieval: "http://d.example/x/doc" }];
      const link = links(source, given).links.find(({ ref }) => ref === iri);
      assert.equal(link.target, relative[iri] ?? iri, `${format} ${source}`);
      if (!relative[iri]) assert.ok(link.notes.every(({ code }) => code !== "excess-dots"), source);
    }
  }
  for (const [format, source] of [["json-ld", '{"@context":"http://h/a/../b"}'], ["json-schema", '{"$ref":"http://h/a/../b"}'], ["atom", "<feed><link href='http://h/a/../b'/></feed>"]]) {
    assert.equal(links(source, { format }).links[0].target, "http://h/b", `${format}: a reference to a document`);
  }
  const moved = links("<http://d.example/x/a/../b> a <http://o.example/../c> .", { format: "turtle", retrieval: "http://d.example/x/doc", root: "/x/", move: "site", to: "http://e.example/y/" }).move;
  assert.equal(moved.source, "<http://e.example/y/a/../b> a <http://o.example/../c> .");
});

await check("what the format seems to be", () => {
  for (const { format, document: source, source: section, guess = format } of cases) assert.equal(links(source).format, guess, `${format}, ${section}`);
  for (const [source, format] of [
    ["{\"a\": 1}", "json"], ["{\"a\": \"<a href=x>\"}", "json"], ["[{\"a\": \"[b](c) <a href=x>\"}]", "json"], ["[\"<a href=x>\"]", "json"],
    [`[[1, true, "\\"<a href=x>"], ${"null, ".repeat(1000)}1]`, "json"], ["{ \"title\": \"T\" }\n\n[a](b)", "markdown"], ["{\"title\": \"T\"}\n\n<a href=x>", "html"], ["[\"x\"](y)", "markdown"], ["# Title\n\n[a](b) {x}", "markdown"], ["<p>{\"$ref\"}", "html"], ["<?xml version='1.0'?><html><a href=x>", "html"], ["<?xml version='1.0'?><x/>", "xml"],
    ["<project xmlns='http://maven.apache.org/POM/4.0.0'/>", "xml"], ["<!DOCTYPE book SYSTEM 'x'><book/>", "xml"], ["<!-- c --><x:a xmlns:x='y'/>", "xml"], ["<mailto:a@b.c>", "text"],
    ["<p xmlns:cc='http://creativecommons.org/ns#'><a href=x>", "html"], ["<div xmlns='http://www.w3.org/1999/xhtml'>", "html"], ["<html xmlns:o='urn:x'><o:p>", "html"], ["<!doctype html SYSTEM 'about:legacy-compat'>", "html"],
    ["> GET /a HTTP/1.1\n> Host: h\n>\n< HTTP/1.1 302 Found", "http"], ["< HTTP/2 302\n< location: c", "http"], ["> a quotation\n\n[a](b)", "markdown"],
    ["$ curl -v http://h/a\r\n*   Trying 192.0.2.1:80...\r\n* Connected\r\n> GET /a HTTP/1.1\r\n", "http"], ["  % Total\n  0  0\n* TLS\n} [5 bytes data]\n> GET / HTTP/2\n", "http"], ["* a\n* b\n\nGET it", "text"],
    ["a { b: c }", "text"], ["see http://a/ and url(x)", "text"], ["base: camp\nprefix: x", "text"], ["openapi: 3.1.0\ninfo: {}", "openapi"],
  ]) assert.equal(links(source).format, format, source);
});

await check("how the format was recognized, and what is not read", () => {
  const known = (source, name) => {
    const { format, readAs } = links(source, { name });
    assert.ok(/^Read as .+\.$/.test(readAs.message) && /^Not read: .+\.$/.test(readAs.unread), JSON.stringify(readAs));
    assert.ok(readAs.message.includes(readAs.sign));
    return [format, readAs.by, readAs.sign];
  };
  for (const [source, name, ...want] of [
    ["<!doctype html><p>", undefined, "html", "content", "<!doctype html"], ["# A\n\n[b](c)", undefined, "markdown", "content", "# A"], ["See [b](c)\nd", undefined, "markdown", "content", "[b](c"],
    ["~~~\nx\n~~~", undefined, "markdown", "content", "~~~"], ["a,b\nc,d", undefined, "csv", "content", "a,b"], ["<feed xmlns='http://www.w3.org/2005/Atom'>", undefined, "atom", "content", "<feed"],
    ["<?xml version='1.0'?>\n<!-- c --><s:urlset xmlns:s='x'/>", undefined, "sitemap", "content", "<s:urlset"], ["<a>", undefined, "html", "content", "<a>"],
    ['{"$id": "x", "type": "object"}', undefined, "json-schema", "content", '"$id": … "type":'], ["type: x\nopenapi: 3.1.0", undefined, "openapi", "content", "openapi: 3"],
    ["> GET /a HTTP/1.1\n>\n", undefined, "http", "content", "> GET /a HTTP/1"], ["plain words", undefined, "text", "nothing", ""], ["", undefined, "text", "nothing", ""],
    ["<h1>A</h1>", "docs/README.md", "markdown", "name", "docs/README.md"], ["plain words", "INDEX.HTML", "html", "name", "INDEX.HTML"], ["x", "page.xhtml", "html", "name", "page.xhtml"],
    ["a b", "table.tsv", "csv", "name", "table.tsv"], ["/* */", "a.css", "css", "name", "a.css"], ["x", "a.b/c", "text", "nothing", ""], ["x", "md", "text", "nothing", ""],
    ["<feed/>", "feed.xml", "atom", "content", "<feed"], ["<x/>", "feed.xml", "xml", "name", "feed.xml"], ["# A", "notes.txt", "markdown", "content", "# A"], ["words", "notes.txt", "text", "name", "notes.txt"],
    ["<!DOCTYPE html><title>Not found", "app.css", "html", "content", "<!DOCTYPE html"], ["<!DOCTYPE html>", "a.md", "markdown", "name", "a.md"], ["\ufeff <html>", "x.webmanifest", "html", "content", "<html"],
    ['{"cells": [{"cell_type": "code"', undefined, "notebook", "content", '"cells": [ … "cell_type":'], ['{"nbformat": 4}', undefined, "notebook", "content", '"nbformat": 4'], ["{}", "a.ipynb", "notebook", "name", "a.ipynb"],
    ['{"version":3,"mappings":""', undefined, "source-map", "content", '"version":3 … "mappings":'], ["{}", "a.js.map", "source-map", "name", "a.js.map"], ["a.mp3", "list.M3U", "hls", "name", "list.M3U"], ["#EXTM3U\na", undefined, "hls", "content", "#EXTM3U"],
    ["<MPD xmlns='urn:mpeg:dash:schema:mpd:2011'>", undefined, "dash", "content", "<MPD"], ["<mpd>", undefined, "html", "content", "<mpd>"], ['{"a":"b"}', undefined, "json", "content", '{"a":"b"}'], ["1", "a.json", "json", "name", "a.json"],
    ["// c\n/* d */\nimport a from './b.js'", undefined, "script", "content", "import a from '"], ["'use strict';", undefined, "script", "content", "'use strict'"], ["export default {}", undefined, "script", "content", "export default"], ["(() => {})()", undefined, "script", "content", "(() =>"],
    ["(function () {", undefined, "script", "content", "(function"], ["#!/usr/bin/env node\nconst a = 1;", undefined, "script", "content", "const a ="], ["words", "a.mjs", "script", "name", "a.mjs"], ["<!doctype html>", "a.js", "html", "content", "<!doctype html"],
    ["import these words", undefined, "text", "nothing", ""], ["let us see", undefined, "text", "nothing", ""], ["(see below) fetch(x)", undefined, "text", "nothing", ""], ["//h/a\n//h/b", undefined, "text", "nothing", ""], ["import (\n\t\"fmt\"\n)", undefined, "text", "nothing", ""], ["import('./a.js')", undefined, "script", "content", "import('"], ["function of time", undefined, "text", "nothing", ""],
  ]) assert.deepEqual(known(source, name), want, `${source} ${name}`);
  assert.deepEqual(links("x", { format: "csv", name: "a.md" }).readAs, { by: "choice", sign: "", message: "Read as CSV, as chosen.", unread: "Not read: cells that do not look like a link." });
  assert.equal(known(`${"<".repeat(9)}${"a b ".repeat(3)}`)[0], "text");
});

await check("Markdown is told from the HTML in it", () => {
  for (const head of ['<h1 align="center">\n  <img src="l.svg">\n</h1>\n\n', "<!-- comment -->\n", '<a href="x"><img src="y"></a>\n\n', "<details>\n<summary>s</summary>\n\n", "Embed a `<script>` tag.\n\n"]) {
    for (const rest of ["# Title", "See the [guide](g.md).", "[x]: y", "```\ncode\n```", "![i](j.png)"]) assert.equal(links(head + rest).format, "markdown", head + rest);
  }
  const quoted = "\n\n# Title\n\n[a](b)\n\n";
  for (const source of [
    `<!doctype html>${quoted}`, `<!-- c --><html>${quoted}`, `<body>${quoted}`, `<div><pre>${quoted}</pre></div>`, `<div>\n<script>${quoted}`, `<p>Write [a](b).</p>\n\n<p>[c](d)</p>`, "<ul>\n\n<li>x</li>\n\n</ul>",
  ]) assert.equal(links(source).format, "html", source);
  assert.equal(links("../a\n#\n").format, "text");
});

await check("a message as curl -v shows it", () => {
  const answer = links("*   Trying 192.0.2.1:80...\n> GET /a/b HTTP/1.1\n> Host: h.example\n>\n< HTTP/1.1 302 Found\n< Location: ../c\n<\nLocation: body\n", { retrieval: "http://r.example/" });
  assert.deepEqual(answer.links.map(({ target }) => target), ["http://h.example/c"]);
});

await check("a text in CDATA ends where its section does", () => {
  for (const text of ["<![CDATA[a&b]]> ", "\n<![CDATA[a&b]]>\n", " <![CDATA[]]><![CDATA[a&b]]><![CDATA[ ]]>", "<![CDATA[a&b]]><!-- x --> ", "a&amp;b <!-- x --> "]) {
    for (const [format, source] of [["sitemap", `<urlset><url><loc>${text}</loc></url></urlset>`], ["rss", `<rss><channel><link>${text}</link></channel></rss>`]]) {
      const [{ ref, start, end }] = links(source, { format }).links;
      assert.deepEqual([ref, source.slice(start, end).replace("&amp;", "&")], ["a&b", "a&b"], source);
    }
  }
  const { move } = links("<urlset><loc><![CDATA[a&b]]> </loc></urlset>", { format: "sitemap", retrieval: "http://d.example/x", move: "page", to: "/y/" });
  assert.equal(move.source, "<urlset><loc><![CDATA[../a&b]]> </loc></urlset>");
});

await check("a chain from the innermost place outwards", () => {
  const source = '{"$id":"http://s.example/a/root.json","$defs":{"x":{"$id":"folder/","$ref":"b.json"},"y":{"$ref":"c"}}}';
  const { links: all, base, layer, embedded } = links(source, { retrieval: "http://d.example/" });
  assert.deepEqual([base, layer, embedded.context], ["http://s.example/a/root.json", "embedded", "$id"]);
  const chainOf = (text) => all.find(({ ref }) => ref === text).chain.map((step) => [step.source, step.ref, step.uri, step.offset]);
  assert.deepEqual(chainOf("b.json"), [
    ["$id", "folder/", "http://s.example/a/folder/", source.indexOf("folder/")],
    ["$id", "http://s.example/a/root.json", "http://s.example/a/root.json", source.indexOf("http:")],
  ]);
  assert.deepEqual(chainOf("c").map(([name]) => name), ["$id"]);
  assert.deepEqual(links('{"$id":"r.json","$ref":"c"}', { retrieval: "http://d.example/x/", format: "json-schema" }).links[1].chain.map(({ source: name, uri }) => [name, uri]),
    [["$id", "http://d.example/x/r.json"], ["retrieval", "http://d.example/x/"]]);
  const page = links('<base href="/b/"><iframe srcdoc="<a href=x>"></iframe>', { retrieval: "http://d.example/" }).links[0];
  assert.deepEqual(page.chain.map(({ source: name, ref }) => [name, ref]), [["srcdoc", null], ["base href", "/b/"], ["retrieval", "http://d.example/"]]);
});

await check("what reads YAML changes nothing for other formats", () => {
  for (const format of ["json-ld", "manifest", "importmap"]) {
    const { cuts, links: found } = links("imports:\n  a: ./b\nstart_url: x\n\"@id\": y\n", { format });
    assert.deepEqual([cuts.map(({ code }) => code), found.length], [["malformed"], 0], format);
  }
});

await check("a script is read against the page that runs it, where that is known", () => {
  const source = "import './a.js'; fetch('b'); import c from 'c';\n//# sourceMappingURL=d.map";
  const read = (given) => links(source, { format: "script", ...given }).links.map(({ ref, target, level, chain, notes }) => [ref, target, level, chain.map(({ source: by }) => by).join(), notes.map(({ code }) => code).join()]);
  assert.deepEqual(read({ retrieval: "https://d.example/js/s.js", encapsulating: "https://d.example/app/" }), [
    ["./a.js", "https://d.example/js/a.js", "none", "script,retrieval", ""], ["b", "https://d.example/app/b", "none", "page,encapsulating", ""],
    ["c", null, "info", "bare specifier", "not-resolved"], ["d.map", "https://d.example/js/d.map", "none", "script,retrieval", ""],
  ]);
  assert.deepEqual(read({ retrieval: "https://d.example/js/s.js" })[1], ["b", null, "info", "page", "no-base"]);
  assert.deepEqual(read({ encapsulating: "https://d.example/app/" })[0], ["./a.js", null, "warning", "script", "no-base"]);
  assert.deepEqual(read({ fallback: "https://d.example/js/s.js" })[0].slice(0, 2), ["./a.js", "https://d.example/js/a.js"]);
  const { move } = links(`${source}\nfetch(\`e\`)`, { format: "script", retrieval: "https://d.example/js/s.js", encapsulating: "https://d.example/app/", move: "page", to: "/x/y/s.js" });
  assert.equal(move.source, `${source.replace("./a.js", "../../js/a.js").replace("d.map", "../../js/d.map")}\nfetch(\`e\`)`);
});

await check("a notebook is written into as JSON has it, where that can be done", () => {
  const source = JSON.stringify({ cells: [{ cell_type: "markdown", source: ["[a](x.md) [b](y\"z) <img src='i.png'>\n", "[c](u.md"] }, { cell_type: "markdown", source: "[d](s.md)" }], nbformat: 4 });
  const { move } = links(source, { format: "notebook", retrieval: "http://d.example/a(b)/c.ipynb", move: "page", to: "/e/c.ipynb" });
  const at = '\\\\(b\\\\)';
  assert.equal(move.source, source.replace("x.md", `../a(b)/x.md`.replace("(b)", at)).replace("s.md", `../a(b)/s.md`.replace("(b)", at)));
  assert.deepEqual(JSON.parse(move.source).cells[1].source, "[d](../a\\(b\\)/s.md)");
});

const NAMED = ["malformed", "binary", "duplicate-key", "entities", "deep-nesting", "cyclic-ref", "missing-pointer"];

await check("what cannot be read is said", () => {
  for (const [format, source, code, count] of [
    ["json-schema", '{"$ref":"a","b":', "malformed", 1], ["json-schema", "\0\x01\x02", "binary", 0], ["json-schema", "{\"$ref\":\"a\"} x", "malformed", 1],
    ["xml", "<a href='x'><b></a>", "malformed", 1], ["xml", "<a href='x", "malformed", 0], ["xml", "\0<a href='x'/>", "binary", 1],
    ["atom", "<feed><link href='x'/><", "malformed", 1], ["manifest", '{"start_url":"a","x":{"start_url":1},"start_url":"b"}', "duplicate-key", 1],
    ["openapi", "openapi: 3.1.0\npaths:\n  /a: {$ref: x}\n  /a: {$ref: y}\n", "duplicate-key", 2],
    ["openapi", "openapi: 3.1.0\npaths:\n  /a: {$ref: \"x", "malformed", 1], ["openapi", "openapi: 3.1.0\npaths:\n  /a: {$ref: \"\\q\"}", "malformed", 1],
    ["notebook", '{"cells":[{"cell_type":"markdown","source":"[a](b)"},{"cell_type":"markdown","source":"[c](d', "malformed", 1], ["source-map", '{"version":3,"sources":["a","b', "malformed", 1],
    ["source-map", '{"sources":["a"],"sources":["b"]}', "duplicate-key", 1], ["hls", "a.ts\n\0\n#EXT-X-MAP:URI=\"open", "binary", 2],
    ["dash", "<MPD xmlns='urn:mpeg:dash:schema:mpd:2011'><BaseURL>a/</BaseURL><Period><BaseURL>b", "malformed", 2],
    ["openapi", `$ref: x\na:\n${"- ".repeat(600)}b\nc: d\n`, "deep-nesting", 1],
  ]) {
    const answer = links(source, { format });
    assert.ok(answer.cuts.some((cut) => cut.code === code) && NAMED.includes(code), `${format} ${JSON.stringify(source)}: ${JSON.stringify(answer.cuts)}`);
    assert.equal(answer.links.length, count, source);
  }
});

await check("hostile sources take linear time", () => {
  const bomb = `<!DOCTYPE r [<!ENTITY a0 "xxxxxxxxxx">${Array.from({ length: 30 }, (_, i) => `<!ENTITY a${i + 1} "${`&a${i};`.repeat(10)}">`).join("")}]>`;
  for (const [name, format, make] of [
    ["nested objects", "json-schema", (n) => '{"not":'.repeat(n)], ["nested arrays", "json-schema", (n) => "[".repeat(n)], ["nested $id", "json-schema", (n) => '{"$id":"a/","not":'.repeat(n)],
    ["many references", "json-schema", (n) => `{"$defs":{"a":{}},"allOf":[${Array(n).fill('{"$ref":"#/$defs/a"}')}]}`],
    ["many definitions", "json-schema", (n) => `{"$defs":{${Array.from({ length: n }, (_, i) => `"d${i}":{"$ref":"#/$defs/d${(i + 1) % n}"}`)}}}`],
    ["nested xml:base", "xml", (n) => "<a xml:base='b/'>".repeat(n)], ["nested elements", "atom", (n) => "<a>".repeat(n)], ["attributes", "xml", (n) => `<a${" href='x'".repeat(n)}/>`],
    ["links in nested xml:base", "xml", (n) => `${"<a xml:base='.'>".repeat(n)}${"<x href='y'/>".repeat(n)}${"</a>".repeat(n)}`], ["@base", "turtle", (n) => "@base <a/> .\n".repeat(n) + "<s> <p> <o> .\n".repeat(n)],
    ["namespaces", "xml", (n) => "<a xmlns:b='c'>".repeat(n)], ["entities", "xml", (n) => `${bomb}<r>${"<a href='&a9;'/>".repeat(n)}`],
    ["closing tags", "xml", (n) => "<a>".repeat(n) + "</b>".repeat(n)], ["paths", "openapi", (n) => `{"openapi":"3.1.0","paths":{${Array.from({ length: n }, (_, i) => `"/${i}":{"get":{"servers":[{"url":"a"}]}}`)}}}`],
    ["dots in a name", "turtle", (n) => `@prefix ex: <a/> . ex:${".".repeat(40 * n)}a`],
    ["cells", "notebook", (n) => `{"cells":[${Array(n).fill('{"cell_type":"markdown","attachments":{},"source":["[a](attachment:b)\\n"]}')}]}`],
    ["escapes", "notebook", (n) => `{"cells":[{"cell_type":"markdown","source":"${"\\n[a](b)\\\"".repeat(n)}"}]}`], ["nested objects", "notebook", (n) => '{"cells":['.repeat(n)],
    ["lines in HTML", "notebook", (n) => `{"cells":[{"outputs":[{"data":{"text/html":[${Array(n).fill('"<a href=x>\\n"')}]}}]}]}`], ["sections", "source-map", (n) => `{"sections":[${Array(n).fill('{"map":{"sourceRoot":"a","sources":["b"]}}')}]}`],
    ["attributes of a tag", "hls", (n) => `#EXT-X-MAP:${'URI="a",'.repeat(n)}`], ["names of attributes", "hls", (n) => `#EXT-X-${"A".repeat(100 * n)}`], ["open quotes", "hls", (n) => '#EXT-X-A="'.repeat(n)],
    ["nested BaseURL", "dash", (n) => "<a xmlns='urn:mpeg:dash:schema:mpd:2011'><BaseURL>.</BaseURL>".repeat(n)], ["BaseURLs", "dash", (n) => `<MPD>${"<BaseURL>a/</BaseURL>".repeat(n)}`],
    ["escaped strings", "json", (n) => `["${"\\nhttp://a/".repeat(n)}"]`], ["signs", "auto", (n) => `{"cells":${'"cells":['.repeat(n)}`],
    ["brackets", "script", (n) => "({[`${".repeat(n)], ["templates", "script", (n) => "`${`".repeat(n)], ["open strings", "script", (n) => "fetch('x\n".repeat(n)], ["imports", "script", (n) => "import a from 'a';".repeat(n)], ["URLs that go on", "script", (n) => "new URL('a',".repeat(n)],
    ["slashes", "script", (n) => "a/".repeat(20 * n)], ["comments", "script", (n) => "/*# sourceMappingURL=a".repeat(n)], ["names", "script", (n) => "importScripts('a',".repeat(n)], ["signs of scripts", "auto", (n) => `(${"a,".repeat(20 * n)}`], ["comments before", "auto", (n) => "/**/".repeat(20 * n)],
    ["nested srcdoc", "html", (n) => "<iframe srcdoc='<a href=x><base href=y>'></iframe>".repeat(n)],
  ]) linear(name, 300, (n) => {
    const source = make(n);
    return () => links(source, { format, retrieval: "http://d.example/" });
  });
  alive(api);
});

await check("bases that are too long together are left out, and that is said", () => {
  const nested = (n) => links(`${"<a xml:base='b/'>".repeat(n)}<x href='y'/>${"</a>".repeat(n)}`, { format: "xml", retrieval: "http://d.example/" });
  const { cuts: [cut, ...others], links: [{ base, target, notes }] } = nested(1_500);
  assert.deepEqual([cut.code, others, base, target, notes.map(({ code }) => code)], ["nested-base", [], null, null, ["too-long"]]);
  assert.ok(cut.count > 0 && cut.line === null && cut.message.includes(`${cut.count}`), cut.message);
  assert.deepEqual([nested(300).cuts, nested(300).links[0].target], [[], `http://d.example/${"b/".repeat(300)}y`]);
});

await check("100,000 levels, and 10 MB", () => {
  for (const [format, open] of [["json-schema", '{"not":'], ["openapi", '{"openapi":'], ["xml", "<a xml:base='x/'>"], ["svg", "<g>"], ["openapi", "- "], ["openapi", "? "]]) {
    assert.ok(links(open.repeat(100_000), { format }).cuts.length > 0, format);
  }
  const large = links(`{"enum":[${Array(900_000).fill('{"$ref":1}')}],"allOf":[{"$ref":"#/$defs/a"}]}`, { format: "json-schema" });
  assert.deepEqual([large.total, large.cuts.map(({ code }) => code)], [1, ["missing-pointer"]]);
});

const random = numbers(20261122);
const pick = (list) => list[random(list.length)];
const times = (n, make) => Array.from({ length: n }, (_, i) => make(i));

/** Sources made of parts of those above: pieces are left out, said twice, and strings take the places of others. */
function mangled({ document: source }) {
  for (let n = 1 + random(4); n > 0; n--) {
    const [from, length] = [random(source.length), random(12)];
    const rest = source.slice(from + length);
    const strings = [...source.matchAll(/"[^"]*"/g)];
    const { index, 0: text } = strings.length > 0 ? pick(strings) : { index: from, 0: "" };
    source = pick([
      () => source.slice(0, from) + rest, () => source.slice(0, from + length) + source.slice(from),
      () => source.slice(0, index) + pick(STRINGS) + source.slice(index + text.length),
      () => source.slice(0, index) + pick(STRINGS) + source.slice(index + text.length),
    ])();
  }
  return source;
}

const STRINGS = ['"_:n"', '"@id"', '"@nest"', '"@none"', '"@type"', "{}", "[]", "null", '""', '"*"', ...new Set(cases.flatMap(({ document }) => document.match(/"[^"\n]{1,30}"/g) ?? []))];

await check("YAML that its parser cannot read is named", () => {
  for (const source of ["openapi: 3\n- [?}'!", "openapi: 3\n- [{ $ref: b }, ?}'!"]) {
    assert.deepEqual(links(source, { format: "openapi", retrieval: "http://d.example/" }).cuts.map(({ code }) => code), ["malformed"], source);
  }
});

await check("small sources of any kind are read", () => {
  for (let n = 0; n < 1500; n++) {
    const { format, retrieval } = pick(cases);
    const source = mangled(pick(cases.filter((c) => c.format === format)));
    const answer = links(source, { format, retrieval });
    for (const { start, end, line } of answer.links) assert.ok(start <= end && end <= source.length && line > 0, source);
  }
});

const BASE = "http://base.example/dir/";
const VOCABULARY = "http://v.example/ns#";
const IRIS = [...["p", "q", "r", "s", "t"].map((name) => VOCABULARY + name), "http://w.example/x", "urn:x:y"];
const NODES = [`${BASE}a`, `${BASE}b/c`, "http://w.example/n", `${VOCABULARY}t`];

/** A node of JSON-LD in its expanded form. */
const node = (depth) => ({
  "@id": pick(NODES), ...(random(2) && { "@type": times(1 + random(2), () => pick(IRIS)) }),
  ...(depth > 0 && Object.fromEntries(times(random(3), () => [pick(IRIS), times(1 + random(2), () => node(depth - 1 - random(2)))]))),
});

/** A context with terms, prefixes, aliases and blank nodes, and a function that writes an expanded node with them. */
function compaction() {
  const context = { v: "http://v.example/", ns: pick([VOCABULARY, "v:ns#"]), blank: "_:b", none: null, id: "@id", kind: "@type" };
  const around = { "@base": pick(["dir/", "/dir/", BASE, "./dir/x"]) };
  if (random(2)) around["@vocab"] = VOCABULARY;
  const terms = new Map(); // of an IRI, those that stand for it
  for (const iri of IRIS) {
    const written = iri.startsWith(VOCABULARY) ? pick([iri, `ns:${iri.slice(VOCABULARY.length)}`]) : iri;
    const type = pick(["", "", "@id", "id", "@vocab"]);
    const name = `t${terms.size}`;
    context[name] = type ? { "@id": written, "@type": type } : pick([written, { "@id": written }]);
    terms.set(iri, [name]);
    if (random(2)) terms.get(iri).push(`${name}as`), (context[`${name}as`] = { "@id": name });
  }
  const word = (iri) => pick([iri, ...terms.get(iri), ...(iri.startsWith(VOCABULARY) ? [`ns:${iri.slice(VOCABULARY.length)}`] : []),
    ...(iri.startsWith(VOCABULARY) && around["@vocab"] ? [iri.slice(VOCABULARY.length)] : [])]);
  const id = (iri) => pick([iri, ...(iri.startsWith(BASE) ? [iri.slice(BASE.length), iri.slice("http:".length)] : []), ...(iri.startsWith(VOCABULARY) ? [`ns:${iri.slice(VOCABULARY.length)}`] : [])]);
  const value = (property, child) => {
    const type = context[property]?.["@type"];
    const alone = Object.keys(child).length === 1 && type;
    if (alone && type === "@vocab") return IRIS.includes(child["@id"]) ? word(child["@id"]) : child["@id"];
    return alone ? id(child["@id"]) : compact(child);
  };
  const compact = (expanded) => Object.fromEntries(Object.entries(expanded).map(([key, content]) => {
    if (key === "@id") return [pick(["@id", "id"]), id(content)];
    if (key === "@type") return [pick(["@type", "kind"]), content.map(word)];
    const property = word(key);
    const values = content.map((child) => value(property, child));
    return [property, pick([values, values.length === 1 ? values[0] : values, { "@list": values }, { "@set": values }])];
  }));
  return { context: [{ "@base": "http://base.example/x" }, around, context], compact };
}

await check("compact JSON-LD leads where its expanded form does", () => {
  const targets = (answer, from) => answer.links.filter(({ start }) => start >= from).map(({ target }) => target).sort();
  for (let n = 0; n < 400; n++) {
    const expanded = node(3);
    const { context, compact } = compaction();
    const head = `{"@context":${JSON.stringify(context)}`;
    const source = `${head},${JSON.stringify({ "blank:x": "no", none: "no", ...compact(expanded) }).slice(1)}`;
    const given = { format: "json-ld", retrieval: "http://d.example/x/doc" };
    assert.deepEqual(targets(links(source, given), head.length), targets(links(JSON.stringify(expanded), given), 0), source);
  }
});
