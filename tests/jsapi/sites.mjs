// The call site(): what it finds in the files of a built site, and in files that are hostile.
import { alive, assert, bytes, check, fill, linear, load, thrown } from "./checks.mjs";

const api = await load({ wasm: bytes, lang: "fr" });
const { site } = api;
const root = "https://user.github.io/docs/";
const page = (path, ...refs) => ({ path, text: `<!doctype html><title>x</title><body id=top>${refs.map((ref) => `\n<a href="${ref}">x</a>`).join("")}` });

await check("site: one setting is one finding", () => {
  const files = [page("index.html", "a/"), { path: "css/x.css", text: "" }];
  for (let i = 0; i < 40; i++) files.push(page(`p${i}/index.html`, "/css/x.css", "/p1/", "../css/x.css"));
  const answer = site(files, { root, host: "github-pages" });
  assert.deepEqual(Object.keys(answer).sort(), ["broken", "files", "findings", "host", "links", "notes", "pages", "redirected", "root"]);
  assert.deepEqual([answer.files, answer.pages, answer.links, answer.broken, answer.redirected], [42, 42, 121, 81, 0]);
  const [first, second] = answer.findings;
  assert.deepEqual([first.code, first.level, first.links, first.pages, first.places.length], ["root-prefix", "error", 80, 40, 80]);
  assert.equal(first.message, "Links begin at the root of the host, but the site is served under /docs/");
  assert.deepEqual([second.code, second.key], ["not-there", "a/"]);
  const [place] = first.places;
  assert.deepEqual(place, {
    page: "p0/index.html", line: 2, column: 10, context: "a href", ref: "/css/x.css", base: `${root}p0/`, target: "https://user.github.io/css/x.css",
    hops: [], file: null, wanted: `${root}css/x.css`, write: "/docs/css/x.css", message: place.message,
  });
  assert.match(place.message, /^The path begins .* Write “\/docs\/css\/x\.css” instead\.$/);
});

/** An EPUB, of which some documents are to be replaced. */
const book = (more = {}) => Object.entries({
  mimetype: "application/epub+zip",
  "META-INF/container.xml": '<?xml version="1.0"?><container xmlns="urn:oasis:names:tc:opendocument:xmlns:container" version="1.0"><rootfiles><rootfile full-path="OEBPS/content.opf" media-type="application/oebps-package+xml"/></rootfiles></container>',
  "OEBPS/content.opf": '<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0"><manifest><item id="a" href="text/one.xhtml" media-type="application/xhtml+xml"/><item id="i" href="i.png" media-type="image/png"/><item id="n" href="toc.ncx" media-type="application/x-dtbncx+xml"/></manifest><spine toc="n"><itemref idref="a"/></spine></package>',
  "OEBPS/toc.ncx": '<?xml version="1.0"?><ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><navMap><navPoint><content src="text/one.xhtml#s"/></navPoint></navMap></ncx>',
  "OEBPS/text/one.xhtml": '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><body><a id="s" href="#s"/><img src="../i.png"/></body></html>', "OEBPS/i.png": "", ...more,
}).map(([path, text]) => ({ path, text }));

await check("site: an EPUB, with what its package and its NCX name", () => {
  const whole = site(book(), { lang: "en" });
  assert.deepEqual([whole.findings, whole.notes, whole.links, whole.pages], [[], [], 7, 4]);
  const found = (more) => site(book(more), { lang: "en" }).findings.map(({ code, places }) => [code, ...places.map(({ page: from, ref, write }) => `${from}: ${ref} ${write}`)]);
  const opf = book().find(({ path }) => path.endsWith(".opf")).text;
  assert.deepEqual(found({ "OEBPS/content.opf": opf.replace("text/one", "Text/one").replace("i.png", "gone.png") }), [
    ["capitals", "OEBPS/content.opf: Text/one.xhtml text/one.xhtml"], ["not-there", "OEBPS/content.opf: gone.png null"],
  ]);
  assert.deepEqual(found({ "OEBPS/toc.ncx": '<ncx xmlns="http://www.daisy.org/z3986/2005/ncx/"><content src="text/one.xhtml#gone"/></ncx>' }), [["no-name", "OEBPS/toc.ncx: text/one.xhtml#gone null"]]);
  assert.deepEqual(found({ "META-INF/container.xml": '<container xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfile full-path="content.opf"/></container>' }).map(([code]) => code).length, 1);
  assert.deepEqual(found({ "OEBPS/content.opf": opf.slice(0, 120) }), [], "what is cut off is read up to there");
});

await check("site: what the host answers", () => {
  const { findings } = site([page("index.html", "a"), page("a/index.html")], { root, host: "netlify" });
  assert.deepEqual(findings[0].places[0].hops, [{ address: `${root}a`, status: 301, to: `${root}a/`, asked: null }, { address: `${root}a/`, status: 200, to: null, asked: null }]);
  assert.equal(findings[0].places[0].file, "a/index.html");
});

await check("site: what an application behind a server is asked for", () => {
  const server = "location /app/ { proxy_pass http://127.0.0.1:3000/v2/; }";
  const { findings: [absolute, own], notes } = site([page("index.html", "/v2/a.html", "http://127.0.0.1:3000/v2/a.html", "a.html"), page("a.html")], { server });
  assert.deepEqual([absolute.code, absolute.key, absolute.places[0].write, own.key, own.places[0].write], ["behind-server", "/v2/", "/app/a.html", "http://127.0.0.1:3000/v2/", "https://example.org/app/a.html"]);
  assert.deepEqual(notes.map(({ code, name }) => [code, name]), [["root-not-asked", "/"], ["asked-otherwise", "https://example.org/app/ ⇒ http://127.0.0.1:3000/v2/"]]);
  const [place] = site([page("index.html", "no.html")], { server }).findings[0].places;
  assert.deepEqual(place.hops, [{ address: "https://example.org/app/no.html", status: 404, to: null, asked: "/v2/no.html" }]);
});

await check("site: the scopes of web apps and service workers", () => {
  const of = (manifest, html, ...more) => site([{ path: "index.html", text: html }, { path: "app.webmanifest", text: JSON.stringify(manifest) }, ...more], { root })
    .findings.flatMap(({ code, places }) => places.map(({ page, ref, write }) => [code, `${page}: ${ref} ${write}`]));
  const link = '<link rel="manifest" href="app.webmanifest">';
  assert.deepEqual(of({ id: "x", start_url: "./?a", scope: "./", icons: [{ src: "i.png" }], share_target: { action: "share" } }, link, { path: "i.png", text: "" }), []);
  assert.deepEqual(of({ start_url: "./app/", scope: "./apps/" }, link, page("app/index.html")), [["page-outside-app", "index.html: app.webmanifest null"], ["start-outside-scope", "app.webmanifest: ./apps/ null"]]);
  assert.deepEqual(of({ start_url: "./app/", scope: "./app", shortcuts: [{ url: "./x.html" }] }, "", page("app/index.html"), page("apps.html"), page("x.html")),
    [["scope-without-slash", "app.webmanifest: ./app ./app/"], ["outside-app", "app.webmanifest: ./x.html null"]]);
  assert.deepEqual(of({}, '<script>navigator.serviceWorker.register("js/sw.js")</script>', { path: "js/sw.js", text: "" }), [["controls-nothing", "index.html: js/sw.js null"]]);
});

await check("site: fragments, by ids and names of the page, but not of templates and nested documents", () => {
  const there = '<p id="a&amp;b"><a name="n"></a><svg><g id=g></g></svg><p id=é><template><p id=t></template><iframe srcdoc="<p id=d>"></iframe><p name=m><!-- <p id=c> --><script>"<p id=s>"</script>';
  const of = (...fragments) => site([page("index.html", ...fragments.map((f) => `b.html#${f}`)), { path: "b.html", text: there }]).findings.flatMap(({ places }) => places.map(({ ref }) => ref.slice(7)));
  assert.deepEqual(of("a&amp;b", "n", "g", "%C3%A9", "é", "", "TOP", ":~:text=x", "n:~:text=x"), []);
  assert.deepEqual(of("t", "d", "m", "c", "s"), ["t", "d", "m", "c", "s"]);
  assert.deepEqual(of("N"), ["N"]);
});

await check("site: style sheets, bytes and a base element", () => {
  const css = new TextEncoder().encode('@import "no.css"; a { background: url(../img/é.png) }');
  const { findings, links } = site([{ path: "css/x.css", bytes: css }, { path: "img/é.png" }, { path: "a/index.html", text: "<base href='../'><link rel=stylesheet href=css/x.css>" }]);
  assert.equal(links, 3);
  assert.deepEqual(findings.map(({ code, key }) => [code, key]), [["not-there", "css/no.css"]]);
});

await check("site: links are read by the URL Standard, with the domains of the browser", () => {
  const files = [page("index.html", "https://xn--mnchen-3ya.example/a.html", "HTTPS://M%C3%9CNCHEN.example:443/no", "https://\u{fffd}.example/", "http://", "#/guide"), page("a.html")];
  const answer = site(files, { root: "https://m\u00fcnchen.example:443" });
  assert.equal(answer.root, "https://xn--mnchen-3ya.example/");
  assert.deepEqual(answer.findings.map(({ code, key, level }) => [code, key, level]), [
    ["invalid-url", "https://\u{fffd}.example/", "error"], ["invalid-url", "http://", "error"], ["not-there", "no", "error"], ["hash-route", "", "info"],
  ]);
  assert.deepEqual(answer.findings[1].places[0].message, "The URL parser fails on “http://” (URL Standard §4.4): its host is missing or invalid, its port is not a number up to 65535, or its base allows no path. Browsers do not follow it.");
});

await check("site: a base that browsers ignore, as links() does", () => {
  for (const base of ["javascript:1", "data:text/html,x"]) {
    const text = `<base href="${base}"><base href="/no/"><a href="b.html">b</a><iframe srcdoc="<base href='${base}'><a href='b.html'>b</a>"></iframe>`;
    const { findings } = site([{ path: "a/index.html", text }, page("a/b.html")]);
    assert.deepEqual(findings.map(({ code, key }) => [code, key]), []);
    const { links } = api.links(text, { retrieval: "https://example.org/a/" });
    assert.deepEqual(links.filter(({ ref }) => ref === "b.html").map(({ target }) => target), Array(2).fill("https://example.org/a/b.html"));
  }
});

await check("site: names that differ in composition", () => {
  const { findings } = site([page("index.html", "café.png"), { path: "cafe\u0301.png" }]);
  assert.deepEqual([findings[0].code, findings[0].places[0].write], ["composition", "cafe%CC%81.png"]);
});

await check("site: names that cannot be used, and sources instead of pages", () => {
  const { notes, files } = site(["../x", "/etc/x", "C:\\x", "a\\b.html", "a/b.html", "", "x\0", "README.md"].map((path) => ({ path })));
  assert.deepEqual(notes.map(({ code, name }) => [code, name]), [
    ["name-climbs", "../x"], ["name-absolute", "/etc/x"], ["name-absolute", "C:/x"], ["name-twice", "a/b.html"], ["name-bad", ""], ["name-bad", "x\0"],
    ["no-first-page", ""],
  ]);
  assert.equal(files, 2);
  assert.equal(site([{ path: "docs/a.md" }]).notes[0].message, "These look like the sources of a site (docs/a.md), not the built pages. Drop the folder that the generator writes: public/, _site/, dist/, build/ or site/.");
  assert.deepEqual(site([]).notes.map(({ code }) => code), ["no-files"]);
});

await check("site: bytes that are no text, though their name says so", () => {
  const image = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13);
  const answer = site([page("index.html", "a.html#x"), { path: "a.html", bytes: image }, { path: "x.css", bytes: image.buffer }, { path: "u.html", bytes: Uint8Array.of(0xff, 0xfe, 0x3c, 0) }, { path: "i.png", bytes: image }]);
  assert.deepEqual(answer.notes, ["a.html", "x.css"].map((name) => ({ code: "binary", name, message: `Binary, although the name suggests text: ${name}` })));
  assert.deepEqual([answer.files, answer.broken], [5, 0]);
  assert.match(site([{ path: "index.html", bytes: image }], { lang: "fr" }).notes[0].message, /^Fichier binaire, malgré son nom\s: index.html$/);
});

const XHTML = '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"><head><script src="a.js"/><title/><style><![CDATA[p{}]]></style></head><body><p id="p"/><svg xmlns="http://www.w3.org/2000/svg"><g><g/><a href="c"/></g></svg><textarea/><a id="x"/><a href="b">b</a></body></html>';

await check("site: in XHTML each tag can close itself, in a page of that media type alone", () => {
  const keys = (path) => site([{ path, text: XHTML }]).findings.map(({ key }) => key);
  assert.deepEqual(keys("index.xhtml"), ["a.js", "c", "b"]);
  assert.deepEqual(keys("index.html"), ["a.js"]); // the rest is a script
  const latin = Uint8Array.from('<?xml version="1.0" encoding="iso-8859-1"?><html><a href="\u00e9"/>', (c) => c.charCodeAt(0));
  assert.deepEqual(site([{ path: "index.xhtml", bytes: latin }]).findings.map(({ key }) => key), ["\u00e9"]);
  assert.deepEqual(api.links(XHTML).links.map(({ ref }) => ref), ["a.js", "c", "b"]);
  assert.deepEqual(api.links(XHTML.replace(/<\?.*?\?>/, "")).links.map(({ ref }) => ref), ["a.js"]);
});

await check("site: a root that is none is noted, and a path is one", () => {
  const of = (root) => site([page("index.html", "/docs/a.html"), page("a.html")], { root });
  const { root: used, notes } = of("example.org/docs/");
  assert.equal(used, "https://example.org/");
  assert.deepEqual(notes.map(({ code, name }) => [code, name]), [["root-not-used", "example.org/docs/"]]);
  assert.match(notes[0].message, /^No site can be served at “example.org\/docs\/”/);
  assert.deepEqual([of("/docs").root, of("/docs").notes, of("/docs").findings], ["https://example.org/docs/", [], []]);
});

await check("site: in French", () => {
  const { findings } = site([page("index.html", "/x.css"), { path: "x.css" }], { root, lang: "fr" });
  assert.match(findings[0].message, /^Des liens partent de la racine/);
});

await check("site: files as generators and sets give them", () => {
  function* files() { yield page("index.html", "a"); }
  assert.equal(site(files()).links, 1);
  assert.equal(site(new Set(files())).links, 1);
});

await check("site: many links are counted and the first thousand of a finding listed", () => {
  const refs = fill("<a href=/x.css></a>", 19 * 10_000);
  const { findings, links } = site([...Array(10)].map((_, i) => ({ path: `${i}.html`, text: refs })).concat({ path: "x.css" }), { root });
  assert.equal(links, 100_000);
  assert.deepEqual([findings[0].links, findings[0].pages, findings[0].places.length], [100_000, 10, 1_000]);
});

await check("site: time grows with the links, whatever they are", () => {
  for (const ref of ["nothing/at/all", "../../../../../x", "#no", "a/%41/b%2fc", "X.CSS", "https://h/", "{{x}}", "a\\b", "//", "?x#y"]) {
    linear(ref, 500, (n) => {
      const files = [page("index.html", ...Array(n).fill(ref)), { path: "x.css" }];
      return () => site(files, { root });
    });
  }
});

await check("the program answers after all of that", () => alive(api));
