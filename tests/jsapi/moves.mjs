// The links of a page that moves: the corrected source, read again, leads where it should,
// and is the same but for the links.
import { assert, bytes, check, load, numbers } from "./checks.mjs";

const api = await load({ wasm: bytes, yaml: true });

const random = numbers(20260917);
const pick = (list) => list[random(list.length)];
const times = (n, make) => Array.from({ length: n }, (_, i) => make(i));

const SEGMENTS = ["a", "b c", "img", "..", ".", "", "x(1)", "it's", "q\"q", "é", "x&amp", "%2e", "a:b", "@2x", "<t>", "back\\slash", "c,d", "(", "e;f=1", "[z]"];
const HOSTS = ["old.example", "new.example", "other.example"];
const path = () => times(1 + random(4), () => pick(SEGMENTS)).join("/");
const tail = () => pick(["", "", "", "?q=1&r=2", "?", "#top", "?a#b"]);

function reference() {
  switch (random(8)) {
    case 0: return `https://${pick(HOSTS)}/docs/${path()}${tail()}`;
    case 1: return `//${pick(HOSTS)}/${path()}${tail()}`;
    case 2: return `/docs/${path()}${tail()}`;
    case 3: return `/${path()}${tail()}`;
    case 4: return pick(["#top", "#", "?only=query", "", "mailto:a@b.example", "javascript:void(0)", "data:,x"]);
    default: return path() + tail();
  }
}

const markup = (ref, quote) => ref.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(quote || " ", (c) => `&#${c.codePointAt(0)};`)
  .replaceAll(/[ >"'`=]/g, (c) => (quote ? c : `&#${c.codePointAt(0)};`));

const css = (ref) => ref.replaceAll(/[ "'()\\<]/g, (c) => `\\${c.codePointAt(0).toString(16)} `);

/** A piece of HTML with a link, in one of the ways to write it. */
function tag(ref) {
  const quote = pick(['"', "'", ""]);
  const value = `${quote}${markup(ref, quote)}${quote}`;
  switch (random(7)) {
    case 0: return `<img alt=x src=${value} class=y>`;
    case 1: return `<script src=${value} async></script>`;
    case 2: return `<link rel=stylesheet href=${value} title=z>`;
    case 3: return `<style>p { background: url(${css(ref)}) }</style>`;
    case 4: return `<p style="background: url('${markup(css(ref), '"')}')">`;
    case 5: return ref === "" || /[\s,;'"()]/.test(ref) ? "<hr>" : `<img srcset="${markup(ref, '"')} 2x, /docs/small.png 1x">`;
    default: return `<a\n  href=${value} id=w>`;
  }
}

const bases = ["", "", "", '<base href="/docs/sub/">', '<base href="https://old.example/docs/sub/x">', "<base href=../>", '<base href="https://other.example/b/">'];
const html = () => `<!DOCTYPE html>\n<title>t</title>${pick(["", '<link rel=icon href="i.png">'])}${pick(bases)}\n${times(1 + random(12), () => `${tag(reference())} text & more 😀\n`).join("")}`;

const destination = (ref) => (ref === "" || random(2) ? `<${ref.replaceAll(/[\\<>&]/g, "\\$&")}>` : ref.replaceAll(/[\\()<>&]/g, "\\$&").replaceAll(" ", "&#32;"));
const markdown = () => times(1 + random(8), (i) => {
  const ref = reference();
  return pick([() => `See [it](${destination(ref)} "t") and ![i](${destination(ref)}).`, () => `[r${i}]: ${destination(ref)} 'x'`, () => `> - <a href="${markup(ref, '"')}">x</a>`, () => `<https://old.example/docs/${i}>`])();
}).join("\n\n");

// Formats whose parts state bases: other references are read from these, wherever they stand.
const plain = () => pick(["a", "b/c", "../d", "/docs/e", "https://old.example/docs/f/g", "https://other.example/x", "//old.example/docs/h", "https://old.example/docs/guide/", "#top"]);
const schema = (depth = 3) => ({
  ...(random(2) ? { $id: plain().replace("#top", "i") } : {}),
  ...(random(2) ? { $ref: plain() } : {}),
  ...(depth > 0 ? { properties: { p: schema(depth - 1), q: schema(depth - 2) } } : {}),
});
const turtle = () => `@prefix p: <${plain()}/> .\n${times(1 + random(6), () => pick([
  () => `@base <${plain().replace("#top", "i")}> .`, () => `@prefix p: <${plain()}/> .`, () => `<${plain()}> p:y <${plain()}> .`])()).join("\n")}\n`;

const PAGES = ["https://old.example/docs/guide/page.html", "https://old.example/docs/guide/", "https://old.example/docs/my pages/x.html", "https://old.example/docs/"];
const MOVES = [
  { move: "page", to: "https://old.example/docs/elsewhere/deep/page.html" },
  { move: "page", to: "https://new.example/x" },
  { move: "page", to: "../up.html" },
  { move: "site", to: "https://new.example/" },
  { move: "site", to: "https://old.example/docs/v2/", root: "https://old.example/docs/" },
  { move: "site", to: "https://new.example/a b/", root: "/docs/" },
  { move: "assets", to: "https://new.example/manual", root: "/docs/" },
];

/** What is not a link, and the links that can be told apart. */
const between = (source, links) => {
  const parts = [];
  let at = 0;
  for (const { start, end } of links) {
    if (start < at) continue;
    parts.push(source.slice(at, start));
    at = end;
  }
  return [...parts, source.slice(at)];
};

const placed = (answer) => [...answer.links, ...(answer.embedded ? [answer.embedded] : [])].sort((a, b) => a.start - b.start);

/** Where a link of a page leads that is not the page itself, after a move. */
const after = ({ what, from, to }, target) => (what === "page" || !target?.startsWith(from) ? target : to + target.slice(from.length));

for (const [format, make] of [["html", html], ["markdown", markdown], ["json-schema", () => JSON.stringify(schema(), null, 1)], ["turtle", turtle]]) {
  // A space cannot be written there, so what moves to a place with one is left.
  const [pages, moves] = ["html", "markdown"].includes(format) ? [PAGES, MOVES] : [PAGES.filter((page) => !page.includes(" ")), MOVES.filter(({ to }) => !to.includes(" "))];
  await check(`moves: the corrected source leads where it should, in ${format}`, () => {
    let written = 0;
    let byHand = 0;
    for (let n = 0; n < 400; n++) {
      const source = make();
      const retrieval = pick(pages);
      const { root, ...given } = pick(moves);
      const options = { format, retrieval, ...(root ? { root } : {}) };
      const answer = api.links(source, { ...options, ...given });
      const { move } = answer;
      assert.ok(move, `${JSON.stringify(given)} from ${retrieval}`);
      const again = api.links(move.source, { format, retrieval: move.page });
      const said = () => `${JSON.stringify({ source, retrieval, given, moved: move.source }, null, 1)}`;
      assert.equal(again.total, answer.total, said());
      assert.deepEqual(between(move.source, placed(again)), between(source, placed(answer)), said());
      const wanted = new Map(move.links.map((link) => [link.link, link]));
      for (const [i, link] of again.links.entries()) {
        const change = wanted.get(i);
        const was = answer.links[i];
        if (!change) {
          assert.equal(link.ref, was.ref, said());
          const itself = was.target?.split("#")[0] === retrieval;
          if (given.move !== "assets" && !itself) assert.equal(link.target, after({ what: given.move, ...move }, was.target), said());
        }
        if (change?.written === null) { // none can be written there
          byHand++;
          assert.equal(link.ref, was.ref, said());
          continue;
        }
        if (change) {
          written++;
          assert.equal(link.ref, change.instead, said());
          assert.equal(link.target ?? null, change.wanted, `${i}: ${said()}`);
        }
      }
    }
    assert.ok(written > 400 && byHand < written / 4, `${written} written, ${byHand} not`);
  });
}

await check("moves: what moves decides where links lead", () => {
  const source = '<a href="b.html"></a><img src="i.png"><a href="/about"></a><a href="#x"></a><a href="https://old.example/docs/c"></a>';
  const moved = (given) => api.links(source, { format: "html", retrieval: "https://old.example/docs/a.html", ...given }).move.source;
  assert.equal(moved({ move: "page", to: "https://old.example/new/a.html" }),
    '<a href="../docs/b.html"></a><img src="../docs/i.png"><a href="/about"></a><a href="#x"></a><a href="https://old.example/docs/c"></a>');
  assert.equal(moved({ move: "site", root: "/docs/", to: "https://new.example/" }),
    '<a href="b.html"></a><img src="i.png"><a href="https://old.example/about"></a><a href="#x"></a><a href="https://new.example/c"></a>');
  assert.equal(moved({ move: "assets", root: "/docs/", to: "https://new.example/" }),
    '<a href="b.html"></a><img src="https://old.example/docs/i.png"><a href="https://old.example/about"></a><a href="#x"></a><a href="https://new.example/c"></a>');
});

await check("moves: the base of the page is changed once, and not each link", () => {
  const source = '<link href="first.css"><base href="https://old.example/docs/x/"><a href="y">';
  const given = { format: "html", retrieval: "https://old.example/docs/a.html", move: "site", root: "/docs/", to: "https://new.example/" };
  assert.equal(api.links(source, given).move.source, source.replace("old.example/docs", "new.example"));
});

await check("moves: in YAML, what is quoted stays so, a block becomes a line, and nothing else is changed", () => {
  const given = { format: "json-schema", retrieval: "https://old.example/docs/a.yaml" };
  const site = { move: "site", root: "/docs/", to: "https://new.example/" };
  for (const [was, is] of [['"https://old.example/docs/x.json"', '"https://new.example/x.json"'], ["'https://old.example/docs/x.json'", "'https://new.example/x.json'"],
    ["https://old.example/docs/x.json", "https://new.example/x.json"], [">-\n  https://old.example/docs/x.json\n#", "https://new.example/x.json\n#"],
    ['!!str "https://old.example/docs/x.json"', '!!str "https://new.example/x.json"']]) {
    const source = `$id: ${was} # its name\n$ref: "y.json"\n`;
    assert.equal(api.links(source, { ...given, ...site }).move.source, source.replace(was, is));
  }
  const page = { move: "page", to: "https://old.example/new/a.yaml" };
  const { move } = api.links('a:\n  $ref: "y.json"\nproperties:\n  b: {$ref: z.json}\n$ref: "#/a"\n', { ...given, ...page });
  assert.equal(move.source, 'a:\n  $ref: "../docs/y.json"\nproperties:\n  b: {$ref: z.json}\n$ref: "#/a"\n');
});

await check("moves: there is none where there is no such place", () => {
  for (const given of [{ move: "site", root: "/other/", to: "https://n.example/" }, { move: "site", to: "mailto:x" }]) {
    assert.equal(api.links("<a href=x>", { format: "html", retrieval: "https://old.example/docs/a", ...given }).move, null);
  }
  assert.equal(api.links("<a href=x>", { format: "html", move: "page", to: "x" }).move, null);
  assert.equal(api.links("<a href=x>", { format: "html", retrieval: "https://old.example/" }).move, undefined);
});

await check("moves: every link is corrected, however many the answer lists", () => {
  const source = '<a href="b">'.repeat(20_050);
  const { move } = api.links(source, { format: "html", retrieval: "https://old.example/docs/a", move: "page", to: "/new/a" });
  assert.equal(move.links.length, 20_000);
  assert.equal(move.source, source.replaceAll('"b"', '"../docs/b"'));
  assert.ok(!("edits" in move));
});
