// What authors asked in public about bases inside data formats: of the text and the address that
// they had, links() says where each reference leads, and which place of the text its base comes from.
import { assert, bytes, check, load } from "./checks.mjs";

const { links, site } = await load({ wasm: bytes, yaml: true });

const ATOM = '<feed xmlns="http://www.w3.org/2005/Atom"';
const OPF = '<package xmlns="http://www.idpf.org/2007/opf"><manifest>';
const NCX = '<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><navMap><navPoint>';
const XI = '<xi:include xmlns:xi="http://www.w3.org/2001/XInclude"';

// The thread, the format, the address, the text, a reference in it, where that leads, and what states its base.
const THREADS = [
  ["json-schema-org/JSON-Schema-Test-Suite/issues/424", "json-schema", "http://localhost:1234/",
    '{"$id":"http://localhost:1234/root","$defs":{"A":{"$id":"nested.json","$defs":{"B":{"$id":"#plain","$ref":"integer.json"}}}}}', "integer.json", "http://localhost:1234/integer.json", "$id nested.json"],
  ["JamesNK/Newtonsoft.Json.Schema/issues/137", "json-schema", null,
    '{"$id":"http://s.example/schemas/sub/This.json","properties":{"o":{"$ref":"../Other.json"}}}', "../Other.json", "http://s.example/schemas/Other.json", "$id http://s.example/schemas/sub/This.json"],
  ["Apicurio/apicurio-registry/issues/10046", "json-schema", "http://registry.example/apis/artifact/1",
    '{"$id":"http://s.example/types/order","$ref":"./item"}', "./item", "http://s.example/types/item", "$id http://s.example/types/order"],
  ["tombi-toml/tombi/issues/2186", "json-schema", "http://s.example/folder/root.json",
    '{"$id":"http://s.example/folder/root.json","$defs":{"a":{"$ref":"folder/a.json"}}}', "folder/a.json", "http://s.example/folder/folder/a.json", "$id http://s.example/folder/root.json"],
  ["asyncapi/parser-js/pull/1135", "openapi", "http://a.example/specs/asyncapi.yaml",
    "asyncapi: 3.0.0\nchannels:\n  c:\n    $ref: ./channels/c.yaml#/a\n", "./channels/c.yaml#/a", "http://a.example/specs/channels/c.yaml#/a", "retrieval http://a.example/specs/asyncapi.yaml"],
  ["swagger-api/swagger-editor/issues/1119", "openapi", "http://a.example/specs/v1/api.yaml",
    "swagger: '2.0'\npaths:\n  /x:\n    $ref: /paths/x.yaml\n", "/paths/x.yaml", "http://a.example/paths/x.yaml", "retrieval http://a.example/specs/v1/api.yaml"],
  ["OpenAPITools/openapi-generator/issues/21492", "openapi", "http://a.example/specs/schemas/pet.yaml",
    "openapi: 3.0.3\ncomponents:\n  schemas:\n    Pet:\n      properties:\n        tag: {$ref: schemas/tag.yaml}\n", "schemas/tag.yaml", "http://a.example/specs/schemas/schemas/tag.yaml", "retrieval http://a.example/specs/schemas/pet.yaml"],
  ["sngular/scs-multiapi-plugin/issues/378", "openapi", "http://a.example/specs/paths/pets.yaml",
    "openapi: 3.0.3\npaths:\n  /p:\n    get:\n      responses:\n        200: {$ref: '../responses/ok.yaml'}\n", "../responses/ok.yaml", "http://a.example/specs/responses/ok.yaml", "retrieval http://a.example/specs/paths/pets.yaml"],
  ["swagger-api/swagger-ui/issues/5401", "openapi", "http://a.example/service/docs/openapi.json",
    '{"openapi":"3.0.2","servers":[{"url":"../"}],"paths":{}}', "../", "http://a.example/service/", "retrieval http://a.example/service/docs/openapi.json"],
  ["mintlify/docs/issues/565", "openapi", "https://docs.example/api-reference/openapi.json",
    '{"openapi":"3.1.0","servers":[{"url":"/v1"}],"paths":{}}', "/v1", "https://docs.example/v1", "retrieval https://docs.example/api-reference/openapi.json"],
  ["digitalbazaar/jsonld.js/issues/305", "json-ld", null,
    '{"@context":{"@base":"urn:ex:s"},"@id":"#a"}', "#a", "urn:ex:s#a", "@base urn:ex:s"],
  ["digitalbazaar/pyld/issues/143", "json-ld", "http://page.example/",
    '{"@context":{"@base":"http://b.example/dir/"},"@id":"../me"}', "../me", "http://b.example/me", "@base http://b.example/dir/"],
  ["fluree/json-ld/issues/20", "json-ld", null,
    '{"@context":{"@base":"http://b.example/doc","@vocab":"#"},"@id":"x","name":"y"}', "name", "http://b.example/doc#name", "@vocab #"],
  ["docbook/xslt10-stylesheets/issues/186", "xml", "http://d.example/book.xml",
    `<book><chapter xml:base="ContentDir/topic.xml">${XI} href="ContentDir/y.xml"/></chapter></book>`, "ContentDir/y.xml", "http://d.example/ContentDir/ContentDir/y.xml", "xml:base ContentDir/topic.xml"],
  ["xmlcalabash/xmlcalabash3/issues/321", "xml", "http://d.example/a.xml",
    `<a xml:base="in/"><b xml:base="deep/x.xml"><c/></b>${XI} href="c.xml"/></a>`, "c.xml", "http://d.example/in/c.xml", "xml:base in/"],
  ["ndw/sinclude/issues/28", "xml", "http://d.example/a.xml",
    `<a xml:base="one/"><b xml:base="two/"><c xml:base="three/">${XI} href="d.xml"/></c></b></a>`, "d.xml", "http://d.example/one/two/three/d.xml", "xml:base three/"],
  ["yang991178/fluent-reader/issues/692", "atom", "https://reader.example/feed",
    `${ATOM} xml:base="https://blog.example/"><entry><content type="html">&lt;img src="/i.png"&gt;</content></entry></feed>`, "/i.png", "https://blog.example/i.png", "xml:base https://blog.example/"],
  ["jekyll/jekyll-feed/issues/395", "atom", "https://blog.example/feed.xml",
    `${ATOM}><entry xml:base="https://blog.example/2026/post.html"><content type="html"><![CDATA[<img src="images/i.png">]]></content></entry></feed>`, "images/i.png", "https://blog.example/2026/images/i.png", "xml:base https://blog.example/2026/post.html"],
  ["ocaml/platform-blog/issues/128", "rss", "https://ocaml.example/feed.xml",
    "<rss><channel><item><link>../blog/post</link></item></channel></rss>", "../blog/post", "https://ocaml.example/blog/post", "retrieval https://ocaml.example/feed.xml"],
  ["docling-project/docling/pull/4261", "epub", "http://book.example/OEBPS/package/content.opf",
    `${OPF}<item href="../Text/ch1.xhtml"/></manifest></package>`, "../Text/ch1.xhtml", "http://book.example/OEBPS/Text/ch1.xhtml", "retrieval http://book.example/OEBPS/package/content.opf"],
  ["futurepress/epub.js/issues/1367", "epub", "http://book.example/OEBPS/content.opf",
    `${OPF}<item href="nav/toc.xhtml"/></manifest></package>`, "nav/toc.xhtml", "http://book.example/OEBPS/nav/toc.xhtml", "retrieval http://book.example/OEBPS/content.opf"],
  ["vers-one/EpubReader/issues/132", "epub", "http://book.example/OEBPS/nav/toc.ncx",
    `${NCX}<content src="../Text/ch1.xhtml"/></navPoint></navMap></ncx>`, "../Text/ch1.xhtml", "http://book.example/OEBPS/Text/ch1.xhtml", "retrieval http://book.example/OEBPS/nav/toc.ncx"],
  ["nuxt/fonts/issues/829", "css", "https://app.example/_nuxt/entry.css",
    "@font-face { src: url(../_fonts/f.woff2) }", "../_fonts/f.woff2", "https://app.example/_fonts/f.woff2", "retrieval https://app.example/_nuxt/entry.css"],
  ["WICG/import-maps/issues/106", "importmap", "https://app.example/maps/import-map.json",
    '{"imports":{"foo":"./bar.js"}}', "./bar.js", "https://app.example/maps/bar.js", "retrieval https://app.example/maps/import-map.json"],
  ["ktorio/ktor/pull/1704", "http", "https://site.example/start",
    "HTTP/1.1 302 Found\nLocation: https://other.example/a/b\n\nHTTP/1.1 302 Found\nLocation: c\n\n", "c", "https://other.example/a/c", "Location https://other.example/a/b"],
  ["cloudflare/workers-sdk/pull/13779", "http", "https://app.example/deep/page",
    "HTTP/1.1 200 OK\nLink: <style.css>; rel=preload; as=style\n\n", "style.css", "https://app.example/deep/style.css", "retrieval https://app.example/deep/page"],
  ["whatwg/html/issues/421", "html", "https://site.example/a/page",
    '<iframe srcdoc="<a href=x>"></iframe>', "x", "https://site.example/a/x", "srcdoc null"],
  ["web-platform-tests/wpt/pull/61231", "html", "https://site.example/a/page",
    '<base href="/b/"><iframe srcdoc="<base href=c/><a href=x>"></iframe>', "x", "https://site.example/b/c/x", "base href c/"],
];

// The thread, the format, the address, the text, a reference in it, and the code of what is said of it.
const NOTES = [
  ["zauberzeug/nicegui/issues/2977", "http", "https://site.example/nicegui/sub/",
    "GET /nicegui/sub/ HTTP/1.1\nHost: site.example\n\nHTTP/1.1 307 Temporary Redirect\nLocation: http://127.0.0.1:8080/sub\n\n", "http://127.0.0.1:8080/sub", "internal-host"],
  ["lycheeverse/lychee/pull/1624", "text", null, "[ERROR] file:///Users/foo/bar/file.md%23some-fragment | Cannot find file", "file:///Users/foo/bar/file.md%23some-fragment", "encoded-fragment"],
  ["lycheeverse/lychee/pull/1624", "text", null, "[ERROR] file:///Users/foo/bar/My%2520Image.png | Cannot find file", "file:///Users/foo/bar/My%2520Image.png", "doubly-encoded"],
  ["lycheeverse/lychee/pull/2197", "markdown", "file:///work/docs/a.md", "[a](/a)", "/a", "disk-root"],
];

// The thread, where the site is served and by what, its files, what is found about the first link of the first one, what to
// write, and the rules of a server in front.
const SITES = [
  ["vjeantet/hugo-theme-casper/issues/15", "https://user.example/blog/", "nginx", { "index.html": "<link rel=stylesheet href=/blogcss/screen.css>", "css/screen.css": "" }, "joined-as-text", "/blog/css/screen.css"],
  ["lycheeverse/lychee/issues/1765", "https://site.example/", "nginx", { "index.html": "<a href=docs/>", "docs/a.html": "" }, "without-index", null],
  ["rvben/rumdl/issues/863", "https://site.example/", "nginx", { "index.html": "<a href=/adir/>", "adir/a.html": "" }, "without-index", null],
  ["dnsimple/dnsimple-support/pull/2153", "https://site.example/", "nginx", { "index.html": "<a href='a/#removing-zones/'>", "a/index.html": "<h2 id=removing-zones>" }, "near-name", "a/#removing-zones"],
  ["streamlink/streamlink.github.io/issues/1", "https://site.example/", "nginx", { "index.html": "<a href=cli.html#cmdoption--hls-live-edge>", "cli.html": "<dt id=cmdoption-hls-live-edge>" }, "near-name", "cli.html#cmdoption-hls-live-edge"],
  ["Vesperino/MerMarkEditor/pull/132", "https://site.example/", "nginx", { "index.html": "<a href='#faq--notes'>x</a><h2 id=faq-amp-notes>" }, "near-name", "#faq-amp-notes"],
  ["Vesperino/MerMarkEditor/pull/132", "https://site.example/", "nginx", { "index.html": "<a href='#übersicht'>x</a><h2 id=bersicht>" }, "near-name", "#bersicht"],
  ["linkchecker/linkchecker/issues/259", "https://site.example/", "nginx", { "index.html": "<img data-src=wrong/link/image.png>" }, "not-there", null],
  ["yjmp14/wulingate/issues/7", "https://site.example/", "nginx", { "index.html": "", "en/index.html": "<link rel=manifest href=manifest.json>", "en/manifest.json": '{"start_url":".","shortcuts":[{"url":"/?shortcut"}]}' }, "outside-app", null],
  ["frappe/raven/issues/1338", "https://site.example/assets/raven/", "nginx", { "index.html": "", "manifest.webmanifest": '{"start_url":"/raven","scope":"/assets/raven/"}' }, "start-outside-scope", null],
  ["GoogleChrome/samples/pull/1016", "https://site.example/", "nginx", { "index.html": "", "white/index.html": "<link rel=manifest href=manifest.json>", "white/manifest.json": '{"start_url":"./white/","scope":"./white/"}' }, "from-root", "."],
  ["jellyfin-archive/jellyfin-docs/pull/230", "https://site.example/jellyfin/", "nginx", { "index.html": "<a href=/web/>", "web/index.html": "" }, "behind-server", "/jellyfin/web/", "location /jellyfin/ { proxy_pass http://10.0.0.1:8096/; }"],
  ["nginx-proxy/nginx-proxy/issues/1614", "https://site.example/greet/", "nginx", { "index.html": "<a href=/hello/a.html>", "a.html": "" }, "behind-server", "/greet/a.html", "location /greet { proxy_pass http://localhost:4200/hello; } location /hello { return 404; }"],
  ["Ombi-app/Ombi/issues/72", "https://site.example/requests/", "nginx", { "index.html": "<script src=/Content/site.js></script>", "Content/site.js": "" }, "root-prefix", "/requests/Content/site.js", "location /requests { proxy_pass http://10.0.0.1:3579; }"],
];

await check("why a link of a site is broken, and what to write", () => {
  for (const [thread, root, host, files, code, write, server] of SITES) {
    const { findings } = site(Object.entries(files).map(([path, text]) => ({ path, text })), { root, host, server: server ?? "" });
    assert.deepEqual([findings[0].code, findings[0].places[0].write], [code, write], thread);
  }
});

// The thread, the format that is recognized, the address, the text, a reference in it, what is said of that, and what to write.
const READ = [
  ["video-dev/hls.js/issues/1478", "hls", "https://a.example/streams/list.m3u8", "#EXTM3U\n#EXTINF:10,\nng_4__2017-12-28_15:49:14.000__PLAYER.ts\n", "ng_4__2017-12-28_15:49:14.000__PLAYER.ts", "colon-first-segment", "./ng_4__2017-12-28_15:49:14.000__PLAYER.ts"],
  ["mebibou/mdl-selectfield/pull/22", "source-map", "https://a.example/dist/a.js.map", '{"version":3,"sources":["a.js"],"mappings":"","sourceRoot":"/Users/author/mdl-selectfield/src"}', "/Users/author/mdl-selectfield/src", "disk-path", null],
  ["michaelficarra/commonjs-everywhere/issues/97", "source-map", "https://a.example/app/build/build.map", '{"version":3,"sources":["/coffee/live.coffee"],"mappings":""}', "/coffee/live.coffee", "leaves-project", "/app/coffee/live.coffee"],
];

await check("what a source is read as, and what is said of a link in it", () => {
  for (const [thread, format, retrieval, source, ref, code, write] of READ) {
    const answer = links(source, { retrieval });
    const note = answer.links.find((one) => one.ref === ref).notes.find((one) => one.code === code);
    assert.deepEqual([answer.readAs.by, answer.format, note?.code, note?.instead], ["content", format, code, write], thread);
  }
});

await check("where a reference leads, and what states its base", () => {
  for (const [thread, format, retrieval, source, ref, target, stated] of THREADS) {
    const { links: all, format: guessed } = links(source, { format, retrieval });
    const link = all.find((one) => one.ref === ref);
    assert.ok(link, thread);
    assert.equal(link.target, target, thread);
    assert.equal(`${link.chain[0].source} ${link.chain[0].ref}`, stated, thread);
    assert.equal(guessed, format);
  }
});

await check("what is said of a reference", () => {
  for (const [thread, format, retrieval, source, ref, code] of NOTES) {
    const link = links(source, { format, retrieval }).links.find((one) => one.ref === ref);
    assert.ok(link, thread);
    assert.ok(link.notes.some((note) => note.code === code), `${thread}: ${link.notes.map((note) => note.code)}`);
  }
});
