// The program that ships and the one that another Go makes give the same answers, byte for
// byte: to every call, with the texts of every vector.
import { readdirSync, readFileSync } from "node:fs";
import { alive, assert, bytes, check, declarations, load, site, vectors } from "./checks.mjs";

const otherBytes = readFileSync(new URL("another.wasm", site));
const published = await load({ wasm: bytes });
const other = await load({ wasm: otherBytes });

// What a vector of each file is about: one text, or two that belong together.
const input = (vector) => [vector.input];
const reference = ({ base, ref }) => [base, ref];
const TEXTS = {
  components: input, normalize: input, parse_invalid: input, parse_valid: input, remove_dot_segments: input, remove_dot_segments_traces: input, rfc1738: input,
  ipv4: (vector) => [`//${vector.input}`], ipv6: (vector) => [`//[${vector.input}]`], rules: (vector) => [`//${vector.input}`],
  extract: ({ text }) => [text],
  examples_5_4: reference, resolve: reference, disguises: ({ ref }) => ["http://a/b/", ref],
  hazards: (vector) => ("input" in vector ? input : reference)(vector),
  equivalent: ({ a, b }) => [a, b],
  links: ({ retrieval, ref }) => [retrieval, ref], threads_base: ({ retrieval, ref }) => [retrieval, ref],
  threads: ({ permalink }) => ["base", "ref"].map((name) => new URLSearchParams(permalink).get(name) ?? ""),
  relativize: ({ base, target }) => [base, target],
  url_standard: ({ base, input }) => (base ? [base, input] : [input]),
  resolve_history: ({ base, ref }) => [base, ref],
  recorded_answers: (vector) => ("base" in vector ? reference(vector) : []),
  rfc1630_partial: ({ context, partial }) => [context, partial],
};

// The calls with one text, and with two, and the options of each.
const options = (name, values) => values.map((value) => ({ [name]: value }));
const DIALECTS = options("dialect", ["rfc3986", "rfc2396", "rfc1808", "rfc1738", "rfc1630", "url"]);
const LEVELS = ["case", "percent", "dot", "syntax", "scheme"];
const NO_OPTIONS = [undefined];
// The calls that are declared to take so many texts and nothing else.
const ofTexts = (count) => Object.fromEntries([...declarations().matchAll(/^ {2}(\w+)\((\w+: string(?:, \w+: string)*)\):/gm)]
  .filter(([, , texts]) => texts.split(",").length === count).map(([, call]) => [call, NO_OPTIONS]));
const ONE_TEXT = {
  ...ofTexts(1),
  normalize: [...options("level", LEVELS), ...DIALECTS],
  safe: options("for", ["segment", "filename"]),
  links: options("format", ["auto", "html", "markdown", "sitemap", "csv", "text"]),
  encode: ["userinfo", "host", "reg-name", "path", "segment", "segment-nz", "segment-nz-nc", "query", "fragment", "unreserved"],
};
const TWO_TEXTS = {
  ...ofTexts(2),
  resolve: [...DIALECTS.slice(1), { strict: false }, { erratum4547: true }, { erratum4789: true }, { dialect: "rfc1630", literalRule: true }, { dialect: "rfc2396", excess: "remove" }],
  compare: options("dialect", ["rfc3986", "rfc1630"]),
};
// The dialects of which the vectors of a file state the answers.
const STATED = { resolve_history: DIALECTS, recorded_answers: DIALECTS, url_standard: options("dialect", ["url"]), rfc1630_partial: options("dialect", ["rfc1630"]) };
const PAIRS_OF_DIALECTS = [["rfc3986", "url"], ["rfc2396", "rfc3986"], ["rfc1808", "rfc1630"]];

const called = new Set();
function same(call, ...args) {
  called.add(call);
  const [ours, theirs] = [published, other].map((api) => JSON.stringify(api[call](...args)));
  if (ours !== theirs) assert.fail(`${call}(${args.map((arg) => JSON.stringify(arg)).join(", ")})\npublished: ${ours}\nanother Go: ${theirs}`);
}

// Each text is parsed in each dialect, and of two the second resolved as RFC 3986 says; the
// other options of the calls take turns, so that each meets many texts, and no text meets
// them all.
const texts = new Set();
const inTurn = (all, turn) => all[turn % all.length];
function compareText(text) {
  if (texts.has(text)) return;
  for (const option of DIALECTS) same("parse", text, option);
  for (const [call, all] of Object.entries(ONE_TEXT)) same(call, text, inTurn(all, texts.size));
  texts.add(text);
}

let pairs = 0;
function comparePair(a, b) {
  pairs++;
  same("resolve", a, b);
  for (const [call, all] of Object.entries(TWO_TEXTS)) same(call, a, b, inTurn(all, pairs));
  same("explainDifference", a, b, ...inTurn(PAIRS_OF_DIALECTS, pairs));
  same("explain", a, b);
  same("site", [{ path: "index.html", text: `<a id="x" href="${b.replaceAll('"', "&quot;")}">` }, { path: "a/b.html", text: "" }], { root: a });
  same("targets", a, [b, a]);
  same("establishBase", { embedded: b, encapsulating: a, retrieval: a, fallback: b });
  same("links", b, { format: "text", retrieval: a });
}

for (const name of readdirSync(process.argv[3]).filter((file) => file.endsWith(".json")).map((file) => file.slice(0, -".json".length))) {
  await check(name, () => {
    const all = Object.values(vectors(name)).flat();
    assert.ok(all.length > 0);
    for (const vector of all) {
      const about = TEXTS[name](vector);
      about.forEach(compareText);
      if (about.length === 2) {
        comparePair(...about);
        for (const option of STATED[name] ?? []) same("resolve", ...about, option);
      }
      if (name === "normalize" && LEVELS.includes(vector.level)) same("normalize", vector.input, { level: vector.level });
      if (name === "resolve") same("resolve", vector.base, vector.ref, { strict: vector.strict, erratum4547: true, erratum4789: true });
    }
  });
}

// Memory grows, and the garbage collector runs.
await check("all texts in one", () => {
  const text = [...texts].join(" \n");
  for (const call of ["parse", ...Object.keys(ONE_TEXT)].filter((name) => name !== "encode")) same(call, text);
  same("encode", text, "query");
  same("resolve", "http://a/b", text);
});

await check("pictures", () => {
  for (const show of ["target", "machine", "run"]) same("picture", "http://a/b/c/d;p?q", "../../g", { show });
});

await check("every call is compared", () => {
  same("characters");
  same("characters", { all: true });
  const calls = Object.keys(published).filter((name) => typeof published[name] === "function" && name !== "mount"); // it needs a page
  assert.deepEqual([...called].sort(), calls.sort());
});

await check("the two programs differ, and neither has ended", () => {
  assert.ok(!bytes.equals(otherBytes));
  for (const api of [published, other]) {
    assert.equal(api.restarts, 0);
    alive(api);
  }
});
