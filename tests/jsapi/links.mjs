// The call links(): what it finds in each format, and what it says of it.
import { alive, assert, bytes, check, fill, linear, load, rejected, site, thrown } from "./checks.mjs";
import { readFileSync } from "node:fs";

const api = await load({ wasm: bytes });
const { links } = api;
const retrieval = "http://a.example/docs/page.html";
const found = (source, options) => links(source, { retrieval, ...options }).links.map(({ ref, context }) => `${context}: ${ref}`);

const HTML = `<!doctype html><title>a href=no</title><base target=x><base href="/en/"><base href="/no/">
<!-- <a href="no"> --><a href="x.html?a=1&amp;b=2" ping="p1 p2">x</a><A HREF='Y'></A><a name=n>
<img src=i.png srcset="b.png 1x, c,d.png 2x,e.png"><script src=s.js>"<a href='no'>"</script>
<meta http-equiv=refresh content="5; url='next.html'"><style>@import "s.css"; /* url(no) */ p{background:url( "t.png" )}</style>
<p style="background:url(j.png)"><svg xml:base="/svg/"><use xlink:href="#i"/><image href=k.svg /></svg>
<form action=/f><button formaction=g></button><input formaction=h type=submit></form><video poster=v.png src=v.mp4></video>
<object data=o></object><blockquote cite=q></blockquote><iframe src="javascript:alert(1)"></iframe><noscript><img src=ns.png></noscript>
<meta http-equiv="Content-Base" content="http://b/"><template><a href="in-template"></a></template><a href="unclosed`;

await check("links: scripts that register a service worker, with its scope", () => {
  const source = `<base href="/app/"><script>// navigator.serviceWorker.register("/no.js")
    /* serviceWorker.register("no.js") */ if ("serviceWorker" in navigator) navigator.serviceWorker.register('js/sw.js', { type: "module", scope: "/" });
    navigator.serviceWorker?.register(\`sw.js\`); navigator.serviceWorker.register(url); navigator.serviceWorker.register(\`/\${x}.js\`)</script>
    <script type="text/plain">navigator.serviceWorker.register("no.js")</script><script type=Module>navigator.serviceWorker.register( "/b.js", {scope:'./'} )</script>`;
  const answer = links(source, { format: "html", retrieval: "http://a.example/docs/page.html" });
  assert.deepEqual(answer.links.map(({ ref, context, target, notes }) => [context, ref, target, ...notes.filter(({ code }) => code.endsWith("-scope")).map(({ code, level }) => `${level} ${code}`)]), [
    ["register()", "js/sw.js", "http://a.example/app/js/sw.js"], ["register() scope", "/", "http://a.example/", "warning outside-scope"],
    ["register()", "sw.js", "http://a.example/app/sw.js", "info default-scope"],
    ["register()", "/b.js", "http://a.example/b.js"], ["register() scope", "./", "http://a.example/app/"],
  ]);
  for (const { ref, start, end } of answer.links) assert.equal(source.slice(start, end), ref);
  assert.match(answer.links[1].notes.find(({ code }) => code === "outside-scope").message, /http:\/\/a\.example\/app\/js\/,.*widest scope/);
});

await check("links: a fix of an inline script, and what is not read of the pages of a site", async () => {
  const source = `<p>é</p><script>fetch("a b"); fetch('x\\u002fy')</script>`;
  const [spaced, escaped] = links(source, { format: "html", retrieval }).links;
  assert.deepEqual([source.slice(spaced.start, spaced.end), spaced.line, spaced.column, escaped.ref], ["a b", 1, source.indexOf("a b") + 1, "x/y"]);
  const { scanPage } = await import(new URL("linkscan.js", site));
  const page = scanPage(source, "html");
  let step;
  while (!(step = page.next()).done);
  assert.deepEqual(step.value.links, []);
});

await check("links: many registrations", () => {
  for (const unit of ["serviceWorker.register('a',{scope:'b'})", "serviceWorker.register('", "serviceWorker.register('a',{", "serviceWorker .", "// serviceWorker.register('a')\n", "<script>serviceWorker.register('a')</script>"]) {
    linear(unit, 20_000, (n) => {
      const source = `<script>${fill(unit, n)}`;
      return () => links(source, { format: "html", retrieval });
    });
  }
});

await check("links: the scope of a manifest", () => {
  const of = (manifest) => links(JSON.stringify(manifest), { format: "manifest", retrieval: "http://a.example/app/manifest.json" }).links
    .flatMap(({ ref, notes }) => notes.filter(({ code }) => code.includes("scope")).map(({ code, instead }) => [ref, code, ...(instead === null ? [] : [instead])]));
  assert.deepEqual(of({ scope: "/app/", start_url: "start", shortcuts: [{ url: "new", icons: [{ src: "/i.png" }] }] }), []);
  assert.deepEqual(of({ scope: "/other/", start_url: "start", share_target: { action: "share" } }), [["/other/", "outside-scope", "."]]);
  assert.deepEqual(of({ start_url: "../", shortcuts: [{ url: "http://b.example/" }], protocol_handlers: [{ url: "/p?u=%s" }] }), [["../", "default-scope"], ["http://b.example/", "outside-scope"]]);
});

await check("links: html", () => {
  const answer = links(HTML, { format: "html", retrieval });
  assert.deepEqual(answer.links.map(({ ref, context }) => `${context}: ${ref}`), [
    "a href: x.html?a=1&b=2", "a ping: p1", "a ping: p2", "a href: Y", "img src: i.png", "img srcset: b.png", "img srcset: c,d.png",
    "img srcset: e.png", "script src: s.js", "meta refresh: next.html", "style url(): s.css", "style url(): t.png", "style url(): j.png",
    "svg href: #i", "svg href: k.svg", "form action: /f", "button formaction: g", "input formaction: h", "video poster: v.png",
    "video src: v.mp4", "object data: o", "blockquote cite: q", "iframe src: javascript:alert(1)", "img src: ns.png", "a href: in-template",
  ]);
  assert.equal(answer.base, "http://a.example/en/");
  assert.equal(answer.layer, "embedded");
  assert.equal(answer.reader, "dom");
  assert.deepEqual(answer.cuts, []);
  assert.equal(answer.embedded.ref, "/en/");
  assert.deepEqual(answer.ignored.map(({ context, ref }) => [context, ref]), [["base href", "/no/"], ["xml:base", "/svg/"], ["content-base", "http://b/"]]);
  for (const { ref, start, end, line, column, context } of answer.links) {
    assert.equal(HTML.slice(start, end).replaceAll("&amp;", "&"), ref, context);
    assert.ok(HTML.split("\n")[line - 1].slice(column - 1).startsWith(HTML.slice(start, end)), `${line}:${column}`);
  }
  assert.equal(answer.links[0].target, "http://a.example/en/x.html?a=1&b=2");
  assert.equal(answer.total, 25);
});

await check("links: names of functions in css with escapes", () => {
  for (const [source, ...refs] of [
    ["\\75rl(a.png)", "a.png"], ['u\\rl("d.png")', "d.png"], ["a{b:\\000055 \\52 L( e )}", "e"], ["\\69mage-set('f' 1x)", "f"], ["x\\75rl(a)"], ["\\\\75rl(a)"], ["\\75 x rl(a)"], ["urls(a) 'url(b)' curl(c)"], ["/**/url(g)", "g"],
  ]) assert.deepEqual(links(source, { format: "css" }).links.map(({ ref }) => ref), refs, source);
});

await check("links: svg, mathml and tables in html", () => {
  const svg = `<svg><script href="a.js"/><rect fill="url(#f)" clip-path='url("g.svg#g")'/><set href="#h"/><animateMotion href="#i"/><rect href=j mask="none"/></svg>`;
  const hrefs = ["svg href: a.js", "style url(): #f", "style url(): g.svg#g", "svg href: #h", "svg href: #i", "svg href: j"];
  assert.deepEqual(found(svg, { format: "html" }), hrefs);
  assert.deepEqual(found(svg.replace("href=j", "href='j'"), { format: "svg" }), hrefs);
  assert.deepEqual(found(`# Title\n\n<div>${svg}</div>`, { format: "markdown" }), hrefs);
  assert.deepEqual(found(`<math href=a><mi href="b">x</mi></math>`, { format: "html" }), ["svg href: a", "svg href: b"]);
  assert.deepEqual(found(`<p href=a fill="url(b)"><rect href=c mask="url(d)"></rect><svg><foreignObject><b href=e cursor="url(f)">`, { format: "html" }), []);
  const cells = ["table", "thead", "tr", "th", "td", "tbody", "tfoot"];
  assert.deepEqual(found(cells.map((name) => `<${name} background=${name}>`).join(""), { format: "html" }), cells.map((name) => `body background: ${name}`));
});

await check("links: markdown", () => {
  const source = "[a](b.md \"t\") ![i](<x y.png>) <http://c/> www.d.example and [r][ref] é😀 [z](z)\n\n[ref]: ../up\\_there 'x' \n\n[e]( )\n\n" +
    "<a href=\"inl\">x</a>\n\n<div>\n<img src=\"blk.png\">\n</div>\n\n`[no](code)`\n\n    [no](indented)\n\n> [in](quote)\n> - [in](list)\n";
  assert.deepEqual(found(source, { format: "markdown" }), [
    "markdown link: b.md", "markdown image: x y.png", "markdown autolink: http://c/", "markdown autolink: http://www.d.example",
    "markdown link: z", "markdown definition: ../up_there", "markdown link: ", "a href: inl", "img src: blk.png", "markdown link: quote", "markdown link: list",
  ]);
  const z = links(source, { format: "markdown", retrieval }).links[4];
  assert.equal(source.slice(z.start, z.end), "z");
});

await check("links: addresses in markdown without brackets", () => {
  // GFM §6.9, and as cmark-gfm 0.29.0.gfm.6 answers where that leaves something open.
  const links = {
    "www.a.b": "http://www.a.b", "x www.a.b y": "http://www.a.b", "x\nwww.a.b": "http://www.a.b", "(www.a.b)": "http://www.a.b", "_www.a.b": "http://www.a.b",
    "*www.a.b*": "http://www.a.b", "~www.a.b": "http://www.a.b", "**x**www.a.b": "http://www.a.b", "\\*www.a.b": "http://www.a.b", "www.é.b/c": "http://www.é.b/c",
    "http://a.b": "http://a.b", "HTTP://A.b": "HTTP://A.b", "https://localhost:80/x": "https://localhost:80/x", "ftp://a.b/c": "ftp://a.b/c", "http://é.b/": "http://é.b/",
    "1http://a.b": "http://a.b", "_http://a.b": "http://a.b", "-http://a.b": "http://a.b", "éhttp://a.b": "http://a.b", "/http://a.b": "http://a.b",
    "www.a_b.c.d": "http://www.a_b.c.d", "www.a_b/ http://c.d": "http://c.d", "http://a_b/http://c.d": "http://c.d", "www.a_www.b": "http://www.b", "www.a_http://c.d": "http://c.d",
    "www.1.2.3.4.5.6.7.8.9.10.a_b": "http://www.1.2.3.4.5.6.7.8.9.10.a_b", // since gfm.7
    "a@b.c": "mailto:a@b.c", "/a@b.c": "mailto:a@b.c", "_a@b.c": "mailto:_a@b.c", "mailto:a@b.c": "mailto:a@b.c", "a@b@c.d": "mailto:b@c.d", "www.a_b@c.d": "mailto:www.a_b@c.d",
  };
  for (const [source, ref] of Object.entries(links)) assert.deepEqual(found(source, { format: "markdown" }), [`markdown autolink: ${ref}`], source);
  for (const source of [
    "/www.a.b", "xwww.a.b", "1www.a.b", "éwww.a.b", ".www.a.b", "-www.a.b", ")www.a.b", "[www.a.b", '"www.a.b"', "\u00a0www.a.b", "`x`www.a.b", "//www.a.b",
    "xhttp://a.b", "http://", "http://.", "http://-a", "http://(a", "http://a_b", "http://a.b_c", "www.a_b", "www.a_b.c", "www.1.2.3.4.5.6.7.8.9.a_b",
    "a@b", "a@b.1", "a@b.c_", "a@b.c-", "a@b..c", "@b.c", "é@b.c",
  ]) assert.deepEqual(found(source, { format: "markdown" }), [], source);
});

await check("links: links of markdown hold no links", () => {
  // CommonMark §6.3; "uri" is the target of one where the answer has it.
  for (const [source, listed] of [
    ["[foo [bar][r] x](uri)", false], ["[foo [r] x](uri)", false], ["[foo [ R\n][] x](uri)", false], ["[a [b [r] c](no) d](uri)", false], ["[foo][r](uri)", false], ["![foo][r](uri)", false], ["| [a [r]](uri) |\n|-|", false],
    ["> # [a [r]](uri)", false], ["[foo [bar][s] x](uri)", true], ["[foo [s] x](uri)", true], ["[foo ![r] x](uri)", true], ["![foo [r] x](uri)", true], ["[foo \\[r] x](uri)", false], ["[foo \\[r\\] x](uri)", true],
    ["[foo][r][s](uri)", true], ["[foo][s](uri)", true], ["[r] [x](uri)", true], ["[r](uri)", true], ["[foo `[r]` x](uri)", true], ["[foo][x[r]](uri)", false],
  ]) {
    for (const text of [`${source}\n\n[r]: /r`, `- [r]:\n  /r\n\n${source}`]) {
      const refs = links(text, { format: "markdown" }).links.map(({ ref }) => ref);
      assert.deepEqual([refs.includes("uri"), refs.includes("/r"), refs.includes("no")], [listed, true, false], text);
    }
  }
});

await check("links: footnotes", () => {
  // As cmark-gfm answers: https://github.com/github/cmark-gfm, src/blocks.c.
  for (const [source, ...refs] of [
    ["[^1]: Deprecated"], ["[^2]: [Docs](docs.md)", "docs.md"], ["text\n[^1]: [a](b)", "b"], ["[^1]:\n\n    [a](b)\n\n        [c](code)", "b"], ["> - [^1]: [a](b)", "b"],
    ["[^1]: a\n[^2]: <http://b>", "http://b"], ["[^1]:     [a](b)", "b"], ["[^a b]: c", "c"], ["    [^1]: [a](b)"], ["[^1]: x\n\n[a]: b", "b"], ["[foo [^1] x](uri)\n\n[^1]: x", "uri"],
  ]) assert.deepEqual(links(source, { format: "markdown" }).links.map(({ ref }) => ref), refs, source);
});

await check("links: long paragraphs of markdown", () => {
  const data = `data:image/png;base64,${"QUJD".repeat(3_000)}`;
  for (const sentence of ["A [l](u_1) and *[m\nn](v_2 \"t\")*, (see <http://c/>)\nor `d`. ", `And ![i](${data}) here, <img src="${data}"> there. `]) {
    const one = found(sentence, { format: "markdown" });
    assert.ok(one.length >= 2);
    assert.deepEqual(found(sentence.repeat(200), { format: "markdown" }), Array(200).fill(one).flat());
  }
});

await check("links: hostile markdown", () => {
  // Read as one paragraph and to any depth, any of these takes minutes.
  for (const part of ["<URL:", "*a]", "<ab: <ab:", "1. ", "+ "]) {
    linear(part, 100_000, (n) => {
      const source = part.repeat(n / part.length);
      return () => links(source, { format: "markdown" });
    });
  }
});

await check("links: what is cut is said", () => {
  const cuts = (source, format) => links(source, { format, retrieval }).cuts.map(({ code, count, message }) => (assert.match(message, /^[A-Z].*\.$/), `${code} ${count}`));
  assert.deepEqual(cuts(`${"> ".repeat(103)}[a](b)`, "markdown"), ["deep-nesting 3"]);
  assert.deepEqual(cuts("<iframe srcdoc='<base href=x><a href=y>'>", "html"), []);
  assert.deepEqual(cuts("<base href=x><template><base href=z></template>", "html"), []);
  let page = "<a href=x>";
  for (let n = 0; n < 7; n++) page = `<iframe srcdoc="${page.replaceAll("&", "&amp;").replaceAll('"', "&quot;")}"></iframe>`;
  assert.deepEqual(cuts(page, "html"), ["deep-nesting 1"]);
});

await check("links: what is said of an address beside it", () => {
  const at = "https://d.example/a/";
  const found = (source, format = "html") => links(source, { format, retrieval: at }).links.map(({ context, ref, level, notes }) => [context, ref, level, notes.map(({ code, instead }) => `${code} ${instead}`).join()]);
  const whole = (context, ref, level, target) => [context, ref, level, `must-be-absolute ${target}`];
  for (const name of ["og:url", "og:image", "OG:Image", "og:image:url", "og:image:secure_url", "og:video", "og:audio:secure_url", "og:see_also", "twitter:image", "twitter:image:src", "twitter:player", "twitter:player:stream", "twitter:url"]) {
    for (const by of ["property", "name"]) {
      assert.deepEqual(found(`<meta ${by}="${name}" content="x.png">`), [whole("meta content", "x.png", "warning", `${at}x.png`)], name);
      assert.deepEqual(found(`<head><META content='${at}x.png' ${by}='${name}'>`), [["meta content", `${at}x.png`, "none", ""]], name);
    }
  }
  for (const name of ["og:title", "og:image:width", "og:type", "twitter:site", "description", "og:imagery", "xog:image", ""]) assert.deepEqual(found(`<meta property="${name}" content="/x.png">`), [], name);
  assert.deepEqual(found('<meta content="og:image">'), []);
  assert.deepEqual(found('<meta http-equiv="refresh" content="0;url=y">').map(([context]) => context), ["meta refresh"]);
  for (const rel of ["canonical", "CANONICAL", "x canonical", "alternate\ncanonical"]) assert.deepEqual(found(`<link rel="${rel}" href="b">`), [whole("link canonical", "b", "info", `${at}b`)], rel);
  for (const rel of ["", "canonicals", "x-canonical", "stylesheet"]) assert.deepEqual(found(`<link rel="${rel}" href="b">`), [["link href", "b", "none", ""]], rel);
  assert.deepEqual(found("<link href=b>"), [["link href", "b", "none", ""]]);
  assert.deepEqual(found('# T\n\n<meta property="og:image" content="x.png">\n', "markdown"), [whole("meta content", "x.png", "warning", `${at}x.png`)]);
  const { move } = links('<link rel=canonical href=""><link rel=icon href="i">', { retrieval: "https://d.example/a/b", root: "/a/", move: "assets", to: "https://e.example/" });
  assert.deepEqual(move.links.map(({ was, wanted }) => [was, wanted]), [["https://d.example/a/i", "https://d.example/a/i"]], "a canonical address is no image, style or script that stays");
});

await check("links: what scripts of lazy loading take addresses from", () => {
  const found = (source) => links(source, { format: "html", retrieval: "https://d.example/a/" }).links.map(({ context, ref, target }) => [context, ref, target]);
  assert.deepEqual(found('<img data-src="/u/c.jpg" src="data:image/gif;base64,R0" data-srcset="../a.jpg 1500w, /b.jpg 3000w">'), [
    ["data-src", "/u/c.jpg", "https://d.example/u/c.jpg"], ["img src", "data:image/gif;base64,R0", "data:image/gif;base64,R0"],
    ["data-srcset", "../a.jpg", "https://d.example/a.jpg"], ["data-srcset", "/b.jpg", "https://d.example/b.jpg"],
  ]);
  for (const element of ["source", "iframe", "video", "audio", "embed", "track"]) assert.deepEqual(found(`<${element} DATA-SRC=b>`), [["data-src", "b", "https://d.example/a/b"]], element);
  assert.deepEqual(found('<div data-src="x"><a data-srcset="y 1x"><img data-source="z" data-src2="z">'), []);
  const { move } = links('<img data-src="c.jpg" data-srcset="d.jpg 2x">', { retrieval: "https://d.example/a/", move: "page", to: "/b/" });
  assert.equal(move.source, '<img data-src="../a/c.jpg" data-srcset="../a/d.jpg 2x">');
});

await check("links: sitemap and feed", () => {
  const source = `<?xml version="1.0"?><urlset xmlns:x="y"><!-- <loc>no</loc> --><url><loc>\n http://a/?x=1&amp;y=2 </loc>` +
    `<x:link href="http://a/de"/></url><item><link><![CDATA[http://b/]]></link></item><entry xml:base="http://c/"><link href="d"/></entry></urlset>`;
  const answer = links(source);
  assert.deepEqual(answer.links.map(({ ref }) => ref), ["http://a/?x=1&y=2", "http://a/de", "http://b/", "d"]);
  assert.equal(answer.format, "sitemap");
  assert.deepEqual([answer.links[3].target, answer.links[3].chain[0].source], ["http://c/d", "xml:base"]);
  assert.deepEqual(answer.ignored, []);
  const feed = links(`\n<?xml version="1.0"?>\n<feed xml:base="http://c/x/"><link href="d"/></feed>`, { retrieval });
  assert.equal(feed.links[0].target, "http://c/x/d");
  assert.deepEqual([feed.layer, feed.links[0].line, feed.links[0].column], ["embedded", 3, 42]);
});

await check("links: what a source seems to be", () => {
  const format = (source) => links(source).format;
  assert.equal(format('Hello, see <http://a/b\n c>, "https://d/" or e;\nand f.'), "text");
  assert.equal(format('name,"the, link"\nx,http://a/'), "csv");
  assert.equal(format("../a\nb c\nd"), "text");
});

await check("links: lines that CR ends", () => {
  const places = (source, format) => links(source, { format, retrieval }).links.map(({ ref, line, column }) => `${ref} ${line}:${column}`);
  for (const end of ["\r", "\n", "\r\n"]) {
    const source = (text) => text.replaceAll("\n", end);
    assert.deepEqual(places(source("[c](d)\n\n    [e](f)\n\n# [g](h)\n[i](j)"), "markdown"), ["d 1:5", "h 5:7", "j 6:5"]);
    assert.deepEqual(places(source("<p>\n <a href=x>"), "html"), ["x 2:10"]);
    assert.deepEqual(places(source("../x\n\n#y\n"), "auto"), ["../x 1:1", "#y 3:1"]);
    assert.equal(links(source("a,b\n1,/c")).format, "csv");
    assert.deepEqual(links(source("<a>\n</b>"), { format: "xml" }).cuts.map(({ line }) => line), [2]);
  }
});

await check("links: csv, list and prose", () => {
  assert.deepEqual(found("id,link\n1,http://b/\n2,\"/c,d\"\n"), ["csv cell: http://b/", "csv cell: /c,d"]);
  assert.deepEqual(found("../x\n\n#y\n"), ["text: ../x", "text: #y"]);
  assert.deepEqual(found("Look at <http://b/> or http://c/."), ["text: http://b/", "text: http://c/"]);
  assert.deepEqual(found(""), []);
  const [, second] = links("é\n😀x", { format: "text", retrieval }).links;
  assert.deepEqual([second.start, second.end], [2, 5]);
});

await check("links: what a link says of itself", () => {
  const [link] = links("https://www.bank.example@0x7f.1/", { retrieval }).links;
  assert.equal(link.level, "danger");
  assert.deepEqual(link.notes.map(({ code, section, says, security }) => [code, section, says, security]),
    [["deceptive-userinfo", "7.6", "0x7f.1", true], ["odd-ipv4", "7.4", "127.0.0.1", true]]);
  assert.equal(link.notes[1].instead, "https://www.bank.example@127.0.0.1/");
  for (const { message } of link.notes) assert.match(message, /^\S.*\.$/);
  const [a, b] = links("x\nHTTP://A.example/docs/x", { retrieval }).links;
  assert.deepEqual([a.sameAs, b.sameAs, b.notes[0].code], [null, 0, "duplicate"]);
});

await check("links: targets by each document", () => {
  const base = "http://a/b/c/d;p?q";
  const refs = ["?y", "#s", "", ";x", "../../../g", "%2e%2e/g", "http:g", "//b\u00fccher.example/", "mailto:a@b"];
  const source = refs.map((ref) => `<a href="${ref}">`).join("");
  for (const dialect of ["rfc3986", "rfc2396", "rfc1808", "rfc1630", "url"]) {
    const given = links(source, { format: "html", retrieval: base, dialect }).links;
    assert.deepEqual(given.map(({ ref, target, currentDocument }) => [ref, target, currentDocument ?? false]), refs.map((ref) => {
      const { target, currentDocument } = api.resolve(base, ref, { dialect });
      return [ref, target, currentDocument ?? false];
    }), dialect);
  }
  assert.deepEqual(links(source, { format: "html", retrieval: base }).links, links(source, { format: "html", retrieval: base, dialect: "rfc3986" }).links);
  for (const link of links(source, { format: "html", retrieval: base, dialect: "rfc1738" }).links) {
    assert.deepEqual([link.target, link.faults.map(({ code }) => code)], [null, ["not-in-dialect"]]);
  }
  const bare = links('<a href="x"><a href="http://H/%2e">', { format: "html", dialect: "url" }).links;
  assert.deepEqual(bare.map(({ target }) => target), [null, "http://h/"]);
});

await check("links: layers, root and lone surrogates", () => {
  const source = "<a href='/x\ud800'><a href='\udc00y'>";
  const answer = links(source, { format: "html", retrieval: null, encapsulating: "http://e/p/q", fallback: "http://f/", root: "/p/" });
  assert.equal(answer.base, "http://e/p/q");
  assert.equal(answer.links[0].ref, "/x\ud800");
  assert.equal(answer.links[1].ref, "\udc00y");
  assert.ok(answer.links[0].notes.some(({ code, level }) => code === "leaves-project" && level === "warning"));
  assert.deepEqual(answer.ladder.map(({ outcome }) => outcome), ["absent", "used", "absent", "behind"]);
});

await check("links: hostile sources", () => {
  for (const part of ["<", "<a", "<a href", "<a href=", "<a href='", "<!--", "<!", "</", "<a href=x>", "<a ", "<div>", "<style>", "[", "[a](", "<script>", "&",
    "<![CDATA[", "<loc>", "`", "> "]) {
    for (const format of ["html", "markdown", "sitemap", "csv", "text", "auto"]) {
      links(part, { format, retrieval });
      linear(`${part} as ${format}`, 12_000, (n) => {
        const source = fill(part, n);
        return () => links(source, { format, retrieval });
      });
    }
  }
  alive(api);
});

await check("links: a page of 20,001 links is listed to its cap", () => {
  const answer = links("x\n".repeat(20_001), { retrieval });
  assert.deepEqual([answer.links.length, answer.total], [20_000, 20_001]);
});

await check("links: wrong arguments", () => {
  for (const [run, name] of [
    [() => links(1), 'links: argument "source"'], [() => links("", { format: "x" }), 'links: option "format"'],
    [() => links("", { retrieval: 1 }), 'links: option "retrieval"'], [() => links("", { base: "" }), 'no option "base"'],
  ]) {
    const error = thrown(run);
    assert.ok(error instanceof TypeError && error.message.includes(name), error.message);
  }
});

await check("load without linkscan.js", async () => {
  const wasm = new WebAssembly.Module(readFileSync(new URL("gen/playground.wasm", site)));
  const [bare, whole] = [load({ wasm, harvest: false }), load({ wasm })];
  assert.notEqual(bare, whole);
  assert.equal(await bare, await whole);
  assert.equal(load({ wasm }), whole);
  assert.ok((await rejected(load({ wasm, harvest: 1 }))) instanceof TypeError);
});
