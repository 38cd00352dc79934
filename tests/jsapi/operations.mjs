// The answers of the calls beside parse, resolve and removeDotSegments.
import { alive, assert, bytes, check, load, vectors } from "./checks.mjs";

const api = await load({ wasm: bytes });
const names = (value) => Object.keys(value).sort().join(" ");
const codes = (faults) => faults.map(({ code, in: where }) => (where === undefined ? code : `${code} in ${where}`));
const FAULT = "code end level message rule section start";

// The shortest reference is found, and resolve leads back, whatever the suite's function finds.
await check("relativize: relativize.json", () => {
  for (const { base, target, ref, source } of vectors("relativize")) {
    const answer = api.relativize(base, target);
    const works = answer.candidates.filter((candidate) => candidate.works);
    for (const { ref: text } of works) assert.equal(api.resolve(base, text).target, target, source);
    assert.equal(answer.ref, works[0]?.ref ?? null);
    if (ref !== null && api.resolve(base, ref).target === target) assert.ok(answer.ref.length <= ref.length, source);
    if (answer.ref === null) assert.ok(answer.faults.length > 0, source);
    assert.ok(works.every((candidate, i) => i === 0 || works[i - 1].ref.length <= candidate.ref.length));
  }
});

await check("relativize: names of the answer", () => {
  const answer = api.relativize("a:^#f", "b");
  assert.equal(names(answer), "candidates faults ok ref");
  assert.deepEqual([answer.ok, answer.ref, answer.candidates], [false, null, []]);
  assert.deepEqual(codes(answer.faults), ["character in base", "target-without-scheme in target", "base-fragment in base"]);
  assert.equal(names(answer.faults[0]), FAULT.replace("end", "end in"));
  assert.equal(names(api.relativize("a:", "a:").candidates[0]), "kind reason ref rule section works");
});

await check("relativize: reasons are sentences", () => {
  for (const { reason } of api.relativize("http://a/b/c?q", "http://a/b//:d#f").candidates) assert.match(reason, /^(Works|Does not work)\b.*\.$/);
});

const blank = (text, from, to) => text.slice(0, from) + "\0".repeat(to - from) + text.slice(to);

// The vectors name the levels as their suites do.
const LEVELS = { "all-syntax": "syntax" };

await check("normalize: normalize.json", () => {
  for (const { input, output, level, source } of vectors("normalize")) {
    const answer = api.normalize(input, { level: LEVELS[level] ?? level });
    assert.equal(answer.output, output, `${source}: ${input}`);
    assert.equal(answer.forms[0], input);
    assert.equal(answer.forms.at(-1), answer.output);
    checkChanges(answer);
  }
});

// Apart from the changes of a rung, the forms before and after it are the same.
function checkChanges({ forms, steps }) {
  for (const [i, before] of forms.slice(0, -1).entries()) {
    const changes = steps.filter(({ form, rule }) => form === i && rule !== "n-relative");
    const kept = (text, start, end) => changes.reduce((rest, change) => blank(rest, change[start], change[end]), text).replaceAll("\0", "");
    assert.equal(kept(before, "start", "end"), kept(forms[i + 1], "newStart", "newEnd"), before);
  }
}

await check("normalize: hazards.json", () => {
  for (const { input, level, literal_string: literal } of vectors("hazards").normalize) {
    const answer = api.normalize(input, { level: LEVELS[level] ?? level });
    if (answer.output === input) continue; // nothing was done that could be taken literally
    assert.equal(answer.literal, literal);
    assert.ok(codes(answer.faults).includes("authority-invented in output"));
  }
});

await check("normalize: the levels", () => {
  const outputs = ["case", "percent", "dot", "syntax", "scheme"].map((level) => api.normalize("HTTP://a:80/%7e/../b", { level }).output);
  assert.deepEqual(outputs, ["http://a:80/%7E/../b", "HTTP://a:80/~/../b", "HTTP://a:80/b", "http://a:80/b", "http://a/b"]);
});

await check("normalize: places in UTF-16", () => {
  const answer = api.normalize("../\u{1f600}/%7e\ud800");
  assert.deepEqual([answer.ok, answer.output], [false, "../\u{1f600}/~\ud800"]);
  const [hex, decoded] = answer.steps;
  assert.deepEqual([hex.rule, hex.form, hex.start, hex.end], ["n-hex-case", 0, 6, 9]);
  assert.deepEqual([decoded.rule, decoded.form, decoded.newStart, decoded.newEnd], ["n-decode", 1, 6, 7]);
  assert.equal(decoded.text, "decoding any percent-encoded octet that corresponds to an unreserved character");
});

await check("normalize: names of the answer, and the default level", () => {
  const answer = api.normalize("HTTP://a:80");
  assert.equal(names(answer), "faults forms literal ok output steps");
  assert.equal(answer.output, "http://a/");
  assert.equal(names(answer.steps[0]), "end form newEnd newStart reason rule section start text");
  assert.deepEqual(codes(api.normalize("s:/a/..//b").faults), ["authority-invented in output"]);
  assert.deepEqual(codes(api.normalize("../b").faults), ["relative-reference in text"]);
  assert.equal(api.normalize("x:", { dialect: "rfc1738" }).output, null);
  for (const { reason } of answer.steps) assert.match(reason, /^[A-Z].*\.$/);
});

await check("compare: equivalent.json", () => {
  for (const { a, b, equivalent, level, source } of vectors("equivalent")) {
    const rungs = ["simple", "case", "percent", "dot", "scheme"];
    const answer = api.compare(a, b);
    const top = rungs.indexOf({ syntax: "dot", "all-syntax": "dot" }[level] ?? level);
    assert.equal(answer.equivalent && rungs.indexOf(answer.level) <= top, equivalent, `${source}: ${a} ${b}`);
    assert.equal(answer.difference === null, answer.equivalent);
  }
});

await check("compare: the rungs, the first difference", () => {
  for (const [a, b, level] of [
    ["a:", "a:", "simple"], ["A:", "a:", "case"], ["a:%7E", "a:~", "percent"], ["a:/b/..", "a:/", "dot"], ["http://a", "http://a:/", "scheme"], ["a:", "b:", null],
  ]) assert.equal(api.compare(a, b).level, level);
  assert.deepEqual(api.compare("a:\u{1f600}b?", "a:\u{1f600}b").difference, { component: "query", a: 6, b: 5 });
  assert.deepEqual(api.compare("a:\ud800", "a:\ud801").difference, { component: "path", a: 2, b: 2 });
});

await check("sameDocument", () => {
  for (const [base, ref, same] of [["a:b", "", true], ["a:b", "#f", true], ["a:b#f", "a:b", true], ["a:b", "a:B", false], ["", "x", false]]) {
    assert.equal(api.sameDocument(base, ref), same, ref);
  }
});

await check("extract: extract.json", () => {
  for (const { text, uris } of vectors("extract")) assert.deepEqual(api.extract(text).map(({ uri }) => uri), uris, text);
});

await check("extract: names of the answer, places in UTF-16", () => {
  const text = "\u{1f600} <url: http://a/b-\n c> \ud800 http://d.";
  const [first, second] = api.extract(text);
  assert.deepEqual(first, {
    uri: "http://a/b-c", valid: true, start: 9, end: 23, outerStart: 3, outerEnd: 24, delimiter: "angle-brackets", prefix: "url:",
    punctuation: null, gaps: 1, unhyphened: "http://a/bc", continued: null,
    faults: [{ ...first.faults[0], code: "hyphen-at-line-break", level: "warning", start: 19, end: 20 }],
  });
  assert.equal(text.slice(first.start, first.end), "http://a/b-\n c");
  assert.deepEqual([second.uri, second.delimiter, second.punctuation, second.start], ["http://d", "whitespace", ".", 27]);
  assert.equal(names(first.faults[0]), FAULT);
});

await check("extract: an address that may go on says so", () => {
  const text = "\u{1f600} http://münchen.example/x, https://a.example\\@b.example/";
  const [first, second] = api.extract(text);
  assert.deepEqual([first.uri, first.continued, first.end], ["http://m", "http://münchen.example/x", 11]);
  assert.deepEqual(first.faults.map(({ code, level, rule, start, end }) => [code, level, rule, text.slice(start, end)]), [["cut-short", "warning", "c-cut-short", "ü"]]);
  assert.match(first.faults[0].message, /“ü”/);
  assert.deepEqual([second.uri, second.continued], ["https://a.example", "https://a.example\\@b.example/"]);
});

await check("establishBase: the layers", () => {
  const { base, layer, ladder, faults } = api.establishBase({ embedded: "x\u{1f600}#f", encapsulating: null, retrieval: "http://r/a/b", fallback: "" });
  assert.deepEqual([base, layer], ["http://r/a/x\u{1f600}", "embedded"]);
  assert.deepEqual(ladder.map(({ layer: l, outcome, given }) => [l, outcome, given]), [
    ["embedded", "used", "x\u{1f600}#f"], ["encapsulating", "absent", null], ["retrieval", "behind", "http://r/a/b"], ["fallback", "lost", ""],
  ]);
  assert.deepEqual(ladder.map(({ against }) => against), ["retrieval", null, null, null]);
  assert.deepEqual(ladder[0].done.map(({ rule }) => rule), ["base-absolute-form", "base-stripped"]);
  assert.equal(names(ladder[0]), "against base done given layer outcome reason rule section");
  assert.deepEqual(codes(faults), ["non-ascii in embedded", "base-fragment in embedded", "base-relative in fallback"]);
  assert.deepEqual([faults[1].start, faults[1].end], [3, 5]);
});

await check("establishBase: nothing", () => {
  for (const layers of [undefined, {}, { embedded: undefined }, { embedded: null }]) {
    const { base, layer, faults } = api.establishBase(layers);
    assert.deepEqual([base, layer, codes(faults)], [null, null, ["no-base in null"]]);
  }
  assert.equal(api.establishBase({ embedded: "" }).ladder[0].outcome, "lost");
});

await check("suffix", () => {
  const { reason, faults, ...answer } = api.suffix("www.example.com/\u{1f600}");
  assert.deepEqual(answer, {
    found: true, uri: "https://www.example.com/\u{1f600}", host: "www.example.com", start: 0, end: 15, readAs: "relative-path", rule: "suffix-www", section: "4.5",
  });
  assert.match(reason, /^Heuristic: /);
  assert.deepEqual(codes(faults), ["suffix-reference"]);
  assert.equal(api.suffix("localhost:80/x").readAs, "URI");
});

await check("suffix: none", () => {
  assert.deepEqual(api.suffix("a/b"), {
    found: false, uri: null, host: null, start: null, end: null, readAs: null, rule: null, section: null, reason: null, faults: [],
  });
});

await check("groups: components.json", () => {
  for (const { input, scheme, authority, path, query, fragment } of vectors("components")) {
    const [, $2, , $4, $5, , $7, , $9] = api.groups(input).map(({ text }) => text);
    assert.deepEqual({ $2, $4, $5, $7, $9 }, { $2: scheme, $4: authority, $5: path, $7: query, $9: fragment }, input);
  }
});

await check("groups: those of JavaScript's own engine", () => {
  const expression = new RegExp(String.raw`^(([^:/?#]+):)?(//([^/?#]*))?([^?#]*)(\?([^#]*))?(#([^]*))?$`);
  for (const text of ["http://www.ics.uci.edu/pub/ietf/uri/#Related", "", "//\u{1f600}?#", ":", "a:b\ud800#\n?", "?#?"]) {
    const groups = api.groups(text);
    assert.deepEqual(groups.map((g) => g.text), [...text.match(expression)].slice(1).map((group) => group ?? null), text);
    for (const { text: group, start, end } of groups) assert.equal(text.slice(start, end), group ?? "");
  }
  assert.equal(names(api.groups("")[0]), "end group pattern reason rule section start text");
});

await check("derive: parse_valid.json and parse_invalid.json", () => {
  for (const { input } of [...vectors("parse_valid"), ...vectors("parse_invalid")]) {
    const { valid, incomplete, firstBad } = api.parse(input);
    const derived = api.derive(input);
    assert.deepEqual([derived.valid, derived.incomplete, derived.firstBad], [valid, incomplete, firstBad], input);
    checkTree(derived);
    checkExpected(input, derived);
  }
});

// Nodes lie within their parents, which come before them.
function checkTree({ nodes, end, path, expected, rules }) {
  assert.deepEqual([nodes[0].rule, nodes[0].start, nodes[0].end, nodes[0].parent], ["URI-reference", 0, end, null]);
  nodes.forEach(({ rule, start, end: last, depth, parent }, i) => {
    if (rule !== null) assert.match(rules[rule].abnf, new RegExp(`^${rule} += `));
    if (i === 0) return;
    const above = nodes[parent];
    assert.ok(parent < i && above.start <= start && last <= above.end && depth === above.depth + 1);
  });
  for (const name of [...path, ...expected.flatMap((e) => e.path)]) assert.ok(rules[name].section);
}

// What is expected can follow; what cannot is the fault.
function checkExpected(input, { firstBad, end, expected }) {
  for (const { characters } of expected) {
    const next = api.parse(input.slice(0, end) + characters[0]);
    assert.ok(next.valid || next.incomplete, input);
  }
  if (firstBad !== null) assert.ok(!expected.some(({ characters }) => characters.includes(input[firstBad])), input);
}

await check("derive: names of the answer, places in UTF-16", () => {
  const answer = api.derive("/a\u{1f600}");
  assert.equal(names(answer), "end expected firstBad incomplete nodes omitted path rules tooLong valid");
  assert.deepEqual([answer.end, answer.firstBad, answer.omitted], [2, 2, 0]);
  assert.equal(names(answer.expected[0]), "abnf characters path rule");
  assert.equal(api.derive("a:%4").expected[0].rule, "HEXDIG");
});

const COMPONENTS = ["userinfo", "host", "reg-name", "path", "segment", "segment-nz", "segment-nz-nc", "query", "fragment", "unreserved"];

await check("encode: what it makes is valid, and decodes to the data", () => {
  const data = Array.from({ length: 128 }, (_, i) => String.fromCharCode(i)).join("") + "é\u{1f600}\ufeff\u2028";
  const around = { userinfo: ["//", "@"], host: ["//", ""], "reg-name": ["//", ""], query: ["?", ""], fragment: ["#", ""], "segment-nz-nc": ["", "/"] };
  for (const component of COMPONENTS) {
    const { ok, output, faults } = api.encode(data, component);
    const [before, behind] = around[component] ?? ["/", ""];
    assert.deepEqual([ok, faults, decodeURIComponent(output)], [true, [], data]);
    assert.equal(api.parse(before + output + behind).valid, true, component);
  }
  assert.equal(api.encode(data, "unreserved").output, encodeURIComponent(data).replace(/[!'()*]/g, (c) => "%" + c.charCodeAt(0).toString(16).toUpperCase()));
});

await check("encode: lone surrogates", () => {
  const { ok, output, faults } = api.encode("é\ud800\u{1f600}\udc00\ud7ff", "query");
  assert.deepEqual([ok, output], [false, "%C3%A9%ED%A0%80%F0%9F%98%80%ED%B0%80%ED%9F%BF"]);
  assert.deepEqual(faults.map(({ code, start, end, rule }) => [code, start, end, rule]), [["lone-surrogate", 1, 2, "query"], ["lone-surrogate", 4, 5, "query"]]);
});

await check("decode: names of the answer, places in UTF-16", () => {
  const text = "\u{1f600}%F0%9F%98%80%2f%25\ud800%00%";
  const { output, runs } = api.decode(text);
  assert.equal(output, "\u{1f600}\u{1f600}%2f%25\ufffd%00%");
  assert.deepEqual(runs.map(({ how, start, sourceStart }) => [how, start, sourceStart]), [
    ["as-is", 0, 0], ["decoded", 2, 2], ["kept-reserved", 4, 14], ["kept-percent", 7, 17], ["replaced-invalid-utf-8", 10, 20],
    ["kept-control", 11, 21], ["malformed", 14, 24],
  ]);
  assert.deepEqual([runs.at(-1).end, runs.at(-1).sourceEnd], [output.length, text.length]);
  assert.equal(names(runs[0]), "end how reason sourceEnd sourceStart start");
  for (const { reason } of runs) assert.doesNotMatch(reason, /^decoding\./);
  assert.equal(api.decode(output).output, output);
});

await check("doubleEncoded", () => {
  assert.deepEqual(api.doubleEncoded("\u{1f600}%252541%25%2g%41"), [{ start: 2, end: 9 }]);
  assert.deepEqual(api.doubleEncoded(""), []);
});

// The least text, and texts that UTF-8 cannot hold, in every place for a text.
await check("odd texts everywhere", () => {
  for (const odd of ["", "\ud800", "\udfff\ud800", "\ufeff", "\0", "\ufffd", "\u{1f600}".repeat(3000), "a:\udbff".repeat(3000)]) {
    assert.equal(api.normalize("X:?" + odd).output, "x:?" + odd);
    assert.equal(api.compare("X:" + odd, "x:" + odd).level, "case");
    assert.equal(api.relativize("x:/", "x:/#" + odd).ref, "#" + odd);
    assert.equal(api.establishBase({ embedded: "x:" + odd }).base, "x:" + odd);
    assert.equal(api.establishBase({ fallback: odd }).ladder[3].given, odd);
    assert.equal(api.extract(`<URL:x:/${odd}>`)[0].uri, "x:/" + odd.replaceAll("\n", ""));
    assert.equal(api.groups("?" + odd)[6].text, odd);
    assert.equal(api.suffix("www.a.example/" + odd).uri, "https://www.a.example/" + odd);
    assert.equal(api.sameDocument("a:" + odd, "#" + odd), true);
    api.derive(odd);
    api.encode(odd, "path");
    api.decode(odd);
    api.doubleEncoded(odd);
  }
});

await check("the program answers after all of that", () => {
  assert.equal(api.restarts, 0);
  alive(api);
});
