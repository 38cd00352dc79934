// Reads sources made to take long, the same for the same seed: parts of the languages,
// repeated, one within the other, or by turns. Reading one takes linear time, and so
// does each step between two yields as long as the source is not longer.
import { assert, bytes, check, load, numbers, site } from "./checks.mjs";

const api = await load({ wasm: bytes });
const { detect, pack, scanLinks, scanLinksNow } = await import(new URL("linkscan.js", site));

const PARTS = {
  html: ["<a ", "<a href=", "<a href='", "<a href=x>", "</a>", "<b>", "</b>", "<p>", "<font size=1>", "<div>", "</div>", "<table>", "<tr>", "<td>", "</table>", "<select>", "<svg>", "</svg>", "<math>", "<mi>",
    "<style>", "</style>", "<style/>", "<script>", "</script", "<!--", "-->", "--!>", "--", "<![CDATA[", "]]>", "<title>", "<textarea>", "<template>", "</template>", "<iframe srcdoc='", "<iframe srcdoc=", "&lt;", "&amp;",
    "&", "&#1", ";", "'", '"', "=", " ", "\n", "\0", ">", "/", "<", "</", "<!", "x", "href=", "style='", "style=url(", "ping=' ", "srcset='", "<img srcset='", "<base href='", "<meta http-equiv=refresh content='", "<frameset>", "<nobr>", "<button>", "<li>", "<ruby><rt>"],
  css: ["url(", "(", "image-set(", "@namespace ", ")", "'", '"', "/*", "*/", "\\", "@import", " ", "\n", "x", "url('", "url(\"", ";", "{", "}", "\\29 ", "url( x", "\\aaaaaa", "{("],
  srcset: ["a", ",", " ", "1x", "(", ")", "a 1x,", "\n", ",,"],
  markdown: ["[", "]", "(", ")", "![", "](", "](a", "](<", "[a](b)", "[a]: b", "[a]: <", "\"", "'", "`", "``", "\\", "<", ">", "<a ", "<a b='", "<!--", "-->", "<?", "<![CDATA[", "<title>\n\n", "<div>\n", "\n", "\n\n", " ", "    ", "\t", "> ", "- ", "* ", "+ ", "[^a]: ", "][a]", "\r",
    "1. ", "2) ", "# ", "===\n", "---\n", "***", "_", "|", "|-|\n", "a|b\n", "```\n", "~~~", "http://", "http://a.b", "ftp://", "www.", "_www.", "www.a", "@", "a@b.c", "a.", "&amp;", ";", "&a;", "x", "é"],
  sitemap: ["<loc>", "</loc>", "<url>", "</url>", "<![CDATA[", "]]>", "<!--", "-->", "<?", "?>", "<!DOCTYPE ", "[", "&", "&amp;", " ", "\n", "x", "<link href='", "'", "xml:base='", "/>", ">", "<", "a="],
  csv: ['"', '""', ",", ";", "\t", "\n", "\r\n", "http://a/", "/x", "#", "a", " ", "=", "é", "'"],
  text: ["<", ">", "<URL:", "http://", "http://a.b/", "www.", "mailto:", "a@b", "a:", "(", ")", "[", "]", '"', " ", "\n", "\n\n", ".", ",", "%", "é", "/"],
};

const WITHIN = { css: [["html", "<style>", "</style>"], ["html", "<p style=\"", "\">"]], srcset: [["html", "<img srcset=\"", "\">"]] };

/** A source of a length, as a function of it, so that it can grow. */
function shape(random) {
  const language = Object.keys(PARTS)[random(Object.keys(PARTS).length)];
  const some = (most) => Array.from({ length: 1 + random(most) }, () => PARTS[language][random(PARTS[language].length)]).join("");
  const [format, head, tail] = WITHIN[language]?.[random(WITHIN[language].length)] ?? [language, random(3) ? "" : some(3), random(3) ? "" : some(3)];
  const [one, two] = [some(4), some(3)];
  const repeat = (part, length) => part.repeat(Math.max(1, Math.floor(length / part.length)));
  const kinds = {
    repeated: (n) => repeat(one, n),
    "one, then another": (n) => repeat(one, n / 2) + repeat(two, n / 2),
    "within another": (n) => repeat(one, n / 2) + "x" + repeat(two, n / 2),
    "a run, and a run": (n) => { // as many runs as each is long
      const run = repeat(two, Math.sqrt(n));
      return repeat(one + run, n);
    },
    indented: (n) => { // each line deeper than the last one
      const lines = [];
      for (let [i, length] = [0, 0]; length < n; i++, length += lines.at(-1).length + 1) lines.push(" ".repeat(2 * i) + one);
      return lines.join("\n");
    },
    numbered: (n) => Array.from({ length: Math.max(1, Math.floor(n / (one.length + 7))) }, (_, i) => one + i).join(two),
  };
  const kind = Object.keys(kinds)[random(6)];
  return { name: `${format}: ${head} ${kind} ${one} ${two} ${tail}`.replaceAll("\n", "\\n").replaceAll("\0", "\\0"), format, make: (n) => head + kinds[kind](n) + tail };
}

const SMALL = 24_000; // characters
const FEW = 8; // times the time of the shorter source: between 4, for linear work, and 16, for its square
const NOTHING = 8_000; // µs: what takes less cannot be told from the work around it
const LONG = 500_000; // µs
const ROUNDS = 8;

/** The processor's time of reading a source, in µs. */
function cost({ format }, source) {
  const start = process.cpuUsage();
  detect(source);
  if (format === "csv" || format === "text") api.links(source, { format }); // which the program reads
  else pack(scanLinksNow(source, format).links);
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

/** Reports how a shape grows too fast from a size to four times that, or "". The fastest of several rounds counts. */
function growth(of, size) {
  const [small, large] = [of.make(size), of.make(4 * size)];
  let [least, most] = [Infinity, Infinity];
  for (let round = 0; round < ROUNDS; round++) {
    most = Math.min(most, cost(of, large));
    if (most < NOTHING) return "";
    least = Math.min(least, cost(of, small));
    if (most <= FEW * least) return "";
  }
  return `${small.length} characters take ${least} µs, ${large.length} take ${most} µs: more than linear`;
}

/** The same for a shape that is not only slow to begin with: it grows too fast from there, too, or takes very long. */
function tooFast(of) {
  const said = growth(of, SMALL);
  return said && cost(of, of.make(4 * SMALL)) < LONG ? growth(of, 4 * SMALL) : said;
}

/** Reads until the time is over, or some shapes. */
const seconds = Number(process.env.URI_FUZZ_SECONDS ?? 0);
const shapes = seconds > 0 ? Infinity : 60;

/** Shapes that are too rare among the random ones: each once took the square of its length, or would by the least change. */
const FIXED = [
  ["markdown", (n) => "www.".repeat(n / 4) + "a_b"],
  ["markdown", (n) => "_www.".repeat(n / 5) + "a_b"],
  ["markdown", (n) => "http://(.".repeat(n / 9)],
  ["openapi", (n) => `{"openapi":"3.1.0","servers":[{"url":"${"{a}".repeat(n / 6)}","variables":{"a":{"default":"${"x".repeat(n / 2)}"}}}]}`],
];

await check("fixed shapes", () => {
  for (const [format, make] of FIXED) assert.equal(tooFast({ format, make }), "", `${format}: ${make(40)}`);
});

await check("random shapes", () => {
  const random = numbers(seconds > 0 ? Date.now() | 0 : 20_261_122);
  const end = Date.now() + 1_000 * seconds;
  let n = 0;
  for (; n < shapes && (seconds === 0 || Date.now() < end); n++) {
    const of = shape(random);
    const said = tooFast(of);
    assert.equal(said, "", of.name);
  }
  console.log(`${n} shapes`);
});

await check("between two yields little is read", () => {
  // Counted in steps: four times as long a source has about four times as many.
  const steps = (source, format) => {
    let n = 0;
    for (const reading = scanLinks(source, format); !reading.next().done; ) n++;
    return n;
  };
  for (const [format, part] of [["html", "<a href=x>"], ["html", "</p>"], ["markdown", "[a](b) "], ["markdown", "- a\n"], ["markdown", "<p>\n\n"], ["sitemap", "<loc>x</loc>"]]) {
    const [few, many] = [40_000, 160_000].map((n) => steps(part.repeat(n), format));
    assert.ok(few > 10 && many > 3.5 * few && many < 4.5 * few, `${format} ${part}: ${few} and ${many} steps`);
  }
  for (const [head, part] of [["<a ", "x=1 "], ["<img srcset='", "a 1x, "], ["<a ping='", "a "], ["<a href='", "&amp;"], ["<p style='", "url(a) "], ["<style>", "url(a) "]]) {
    const [few, many] = [40_000, 160_000].map((n) => steps(`${head}${part.repeat(n)}'>`, "html"));
    assert.ok(few >= 4 && many > 3 * few, `${head} ${part}: ${few} and ${many} steps`);
  }
});
