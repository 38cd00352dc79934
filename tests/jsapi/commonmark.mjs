// Reads random Markdown, the same for the same seed, and compares the links with those
// in the HTML that the reference implementation of CommonMark makes of it.
import { assert, check, site } from "./checks.mjs";
import commonmark from "../../tools/vendor/node_modules/commonmark/dist/commonmark.js";

const { scanLinksNow } = await import(new URL("linkscan.js", site));

/** Numbers below n, the same for the same seed (mulberry32). */
const numbers = (seed) => (n) => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) % n;
};

// What GitHub links without brackets, too, is not among them.
const LINKS = ["[t](L)", "![t](L)", "[t](<L>)", '[t](L "t")', "<irc://L>", '<a href="L">', "<img src='L'>", "[![t](L)](L)", "[a\n b](L)", "[t]( L )", '[t](L\n"x")', "[t](a\\)L)", "[t](a(L)b)", "[*t*](L 't')", "[`]`](L)", "[t [r] u](L)", "[t][r](L)"];
const INLINE = ["word", "`", "``", "*", "[", "]", "(", ")", "\\", "!", "<", "&amp;", "\\[", "<!-- x -->", "<!-->", "<!--->", "-->", "`` ` ``", "===", "---", " ", "[r]", "[x][r]", "[r][]", "![r]"];
const STARTS = ["", "", "", "", " ", "  ", "   ", "    ", "\t", "> ", ">", "- ", "* ", "1. ", "2. ", "  - ", "   > ", "# ", "## ", "```", "~~~", "<div>", "</div>", "<pre>", "<x>", "<a>", "      ", "- - ", "> > ", "> - ", "10) ", "---", "***", "==="];

function randomText(seed) {
  const random = numbers(seed);
  const one = (list) => list[random(list.length)];
  let links = 0;
  const line = () => one(STARTS) + Array.from({ length: random(4) }, () => one(random(2) ? LINKS : INLINE).replace(/L/g, () => `l${++links}`) + one(["", " "])).join("");
  return Array.from({ length: 1 + random(9) }, () => (random(4) ? line() : "")).join(one(["\n", "\n", "\r", "\r\n"])) + one(["", "\n\n[r]: r", "\r\r[R]: <r>"]);
}

const labels = (links) => new Set(links.flatMap(({ ref }) => ref.match(/l\d+/) ?? []));

await check("random Markdown", () => {
  let total = 0;
  for (let seed = 0; seed < 20_000; seed++) {
    const source = randomText(seed);
    const html = new commonmark.HtmlRenderer().render(new commonmark.Parser().parse(source));
    const read = scanLinksNow(source, "markdown").links;
    const want = labels(scanLinksNow(html, "html").links);
    total += want.size;
    const got = labels(read);
    const missed = [...want].filter((label) => !got.has(label));
    assert.deepEqual(missed, [], `seed ${seed}: ${JSON.stringify(source)} is ${JSON.stringify(html)}`);
    // An image in the text of another one is no element, but it is in the source.
    if (!source.includes("![!")) assert.ok(got.size - want.size <= 0 || /!\[|<!--|<pre>/.test(source), `seed ${seed}: ${[...got]} for ${[...want]} in ${JSON.stringify(source)}`);
    for (const { ref, start, end } of read) assert.ok(source.slice(start, end).includes(ref.match(/l\d+/)?.[0] ?? ""), `seed ${seed}: ${start}-${end} of ${ref} in ${JSON.stringify(source)}`);
  }
  assert.ok(total > 15_000, `${total} links`);
});
