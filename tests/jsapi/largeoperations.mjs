// Large inputs for the calls beside parse, resolve and removeDotSegments: each
// is answered, its lists keep their caps, and its time grows as its length does. One
// shape of each call is as long as may be, and the others where URI_LARGE_MB says so.
import { alive, assert, bytes, check, fill, linear, load } from "./checks.mjs";

const api = await load({ wasm: bytes });
const MB = 2 ** 20;
const LARGE = Number(process.env.URI_LARGE_MB ?? 1) * MB; // as much as is taken: 8

// large checks a call with a large input. What takes more than linear time would
// not end.
const large = (name, run) => check(name, () => {
  run();
  alive(api);
});

// The last entry of a list that was cut stands for the others.
function checkCut(list, most, omitted) {
  assert.equal(list.length, most + 1);
  assert.equal(list.at(-1).omitted, omitted);
  assert.equal(list.at(-2).omitted, undefined);
}

for (const [name, text] of Object.entries({
  "/a": fill("/a", 8 * MB), "../": fill("../", LARGE), "one segment": fill("a", LARGE), "^": fill("^", LARGE),
  "%41": fill("%41", LARGE), "\ud83d\ude00": fill("\ud83d\ude00", LARGE / 4), "lone surrogates": fill("\udfff", LARGE / 4),
})) {
  await large(`derive: much of ${name}`, () => {
    const { nodes, omitted, end, firstBad } = api.derive(text);
    assert.ok(nodes.length <= 10_000 && (omitted === 0 || nodes.length === 10_000));
    assert.equal(end, firstBad ?? text.length);
  });
  await large(`encode and decode: much of ${name}`, () => {
    const { ok, output, faults } = api.encode(text, "unreserved");
    assert.equal(ok, text.isWellFormed());
    assert.ok(faults.length <= 1001);
    if (ok && output.length <= 10_000_000) assert.equal(decodeURIComponent(output), text);
    assert.ok(api.decode(text).runs.length <= 10_001);
  });
  await large(`extract, suffix, groups: much of ${name}`, () => {
    assert.equal(api.extract(`<x://${text}>`)[0].end, text.length + 5);
    assert.ok(api.suffix("www.a.example/" + text).found);
    assert.equal(api.groups(text)[4].text, text);
  });
}

for (const [name, text] of Object.entries({
  "%7e": fill("%7e", 8_000_001), "%41 and a": fill("%41a", LARGE), "/../": fill("/../", LARGE), "/a/./b/../": fill("/a/./b/../", LARGE), "A": fill("A", LARGE),
  "slashes": fill("/", LARGE), "@A,": fill("A@A,", LARGE), "^": fill("^", LARGE), "\u{1f600}": fill("\u{1f600}", LARGE / 4), "\ud800": fill("\ud800", LARGE / 4),
})) {
  await large(`normalize: much of ${name}`, () => {
    const { output, forms, steps } = api.normalize("MAILTO:" + text);
    assert.ok(output.startsWith("mailto:") && forms.length === 5 && forms[4] === output);
    assert.ok(steps.length <= 10_001 && (steps.length < 10_001 || steps.at(-1).omitted > 0));
  });
  await large(`compare: much of ${name}`, () => {
    const half = text.slice(0, 4_000_000);
    assert.equal(api.compare("http://a/" + half, "http://A/" + half).level, "case");
    const { difference } = api.compare("http://a/?" + half + "0", "http://a/?" + half + "1");
    assert.equal(difference.component, "query");
  });
}

for (const [name, base, target] of [
  ["up", "x:/" + fill("a/", 4 * MB), "x:/b"], ["down", "x:/b", "x:/" + fill("a/", LARGE / 2)],
  ["over", "x:/" + fill("a/", LARGE / 2), "x:/" + fill("b/", LARGE / 2)], ["empty segments", "x:" + fill("/", LARGE / 2), "x:/a" + fill("/", LARGE / 2)],
  ["the same", "x:" + fill("\u{1f600}", LARGE / 8), "x:" + fill("\u{1f600}", LARGE / 8)], ["a fault each", "x:" + fill("^", LARGE / 2), "x:/" + fill("^", LARGE / 2)],
]) {
  await large(`relativize: ${name}`, () => {
    const { ref, candidates, faults } = api.relativize(base, target);
    assert.equal(api.resolve(base, ref).target, target);
    assert.ok(candidates.length < 12 && faults.length <= 2 * 1001);
    assert.equal(api.sameDocument(base, target), base === target);
  });
}

for (const [part, length] of [["/./", 8 * MB], ["../", LARGE], ["/..", LARGE]]) {
  await large(`resolve by RFC 1630: much of ${part}`, () => {
    const { ok, faults, steps } = api.resolve("http://a/b/c", fill(part, length), { dialect: "rfc1630" });
    assert.ok(ok && faults.length > 1000 && faults.length < 1020, `${faults.length} faults`);
    assert.ok(faults.some(({ code }) => code === "more-faults") && steps.length <= 10_001);
  });
}

for (const [name, options] of Object.entries({ base: { retrieval: "http://a/" + fill("b/", 4 * MB) }, root: { retrieval: "http://a/", root: "/" + fill("b/", 4 * MB) } })) {
  await large(`links: 25,000 and 4 MB of ${name}`, () => {
    const { links, total } = api.links(fill("a\n/b\n", 62_500), { format: "text", ...options });
    assert.deepEqual([links.length, total], [20_000, 25_000]);
    assert.equal(links[0].target, name === "base" ? null : "http://a/a");
    assert.equal(links[0].notes.some(({ code }) => code === "too-long"), name === "base");
  });
}

await large("establishBase: 8 MB", () => {
  const part = fill("\u{1f600}/^", 2 * MB);
  const { base, faults } = api.establishBase({ embedded: part, encapsulating: part, retrieval: "x:/" + part, fallback: part });
  assert.ok(base.length > 4 * MB && faults.length <= 4 * 1001 + 4);
});

await large("extract: 800,000 URIs", () => {
  const list = api.extract(fill("http://a \n", 8_000_000));
  checkCut(list, 10_000, 790_000);
  assert.deepEqual([list.at(-1).delimiter, list.at(-1).start, list.at(-1).end], ["omitted", 100_000, 7_999_998]);
});

await large("extract: a million hyphens", () => {
  const list = api.extract(fill("<http://a/b-\nc-\nd-\ne> ", 8 * MB));
  assert.ok(list.slice(0, 10_000).reduce((sum, { faults }) => sum + faults.length, 0) <= 11_000);
  assert.equal(list.length, 10_001);
});

for (const [name, text] of Object.entries({
  "<": fill("<", 8 * MB), '"': fill('"', LARGE), ":": fill(":", LARGE), "a:": fill("a:", LARGE), "a:(": fill("a://(", LARGE), ")": "a://b" + fill(")", LARGE),
  "URL:": fill("<URL:", LARGE), "spaces in brackets": `<http://a/${fill("a ", LARGE)}>`, "\ud800": fill("\ud800", LARGE / 4),
})) {
  await large(`extract: much of ${name}`, () => assert.ok(api.extract(text).length <= 10_001));
}

await large("decode: a run for each triplet", () => {
  const { output, runs } = api.decode(fill("a%41", 8_000_000));
  assert.deepEqual([output.length, runs.at(-1).end, runs.at(-1).how], [4_000_000, 4_000_000, "omitted"]);
  checkCut(runs, 10_000, 3_990_000);
});

await large("doubleEncoded: much", () => {
  checkCut(api.doubleEncoded(fill("%2541", 8_000_000)), 10_000, 1_590_000);
  assert.deepEqual(api.doubleEncoded("%" + fill("25", 8 * MB)), [{ start: 0, end: 8 * MB + 1 }]);
});

const SIZE = 2 ** 12;
const calls = {
  derive: (text) => api.derive(text),
  "encode and decode": (text) => [api.encode(text, "unreserved"), api.decode(text), api.doubleEncoded(text)],
  "extract, suffix, groups": (text) => [api.extract(text), api.suffix("www.a.example/" + text), api.groups(text)],
  normalize: (text) => api.normalize("MAILTO:" + text),
  compare: (text) => api.compare("http://a/?" + text + "0", "http://a/?" + text + "1"),
  relativize: (text) => [api.relativize("x:/" + text, "x:/b"), api.relativize("x:/b", "x:/" + text)],
  establishBase: (text) => api.establishBase({ embedded: text, encapsulating: text, retrieval: "x:/" + text, fallback: text }),
  "resolve by RFC 1630": (text) => api.resolve("http://a/b/c", text, { dialect: "rfc1630" }),
};
for (const [name, call] of Object.entries(calls)) {
  await check(`${name}: time grows with the length`, () => {
    for (const part of ["/a", "../", "/../", "/a/./b/../", "a", "A@A,", "^", "%41", "%25", "/", "<", "a:", "a://(", "<URL:", "<http://a/b-\n", "http://a ", "\u{1f600}", "\udfff"]) {
      linear(`${name}: ${part}`, SIZE, (n) => {
        const text = fill(part, n);
        return () => call(text);
      });
    }
  });
}

await check("texts that are too long together", () => {
  const half = "a".repeat(5_000_000);
  const cases = [
    [() => api.encode(half + half + "a", "path"), "encode", "argument", "data"], [() => api.relativize(half, half + "a"), "relativize", "argument", "target"],
    [() => api.establishBase({ retrieval: half, embedded: half, fallback: "a" }), "establishBase", "option", "fallback"],
  ];
  for (const [call, name, kind, which] of cases) {
    assert.throws(call, { name: "RangeError", message: `${name}: ${kind} "${which}" is too long; 10000000 UTF-16 code units are the most` });
  }
  assert.equal(api.encode(half + half, "unreserved").output.length, 10_000_000);
});

await check("none of it ended the program or filled the memory", () => {
  assert.equal(api.restarts, 0);
  assert.ok(process.memoryUsage().rss < 3 * 2 ** 30, `${process.memoryUsage().rss} bytes`);
});
