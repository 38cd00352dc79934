// The answers of parse, resolve and removeDotSegments.
import { inspect } from "node:util";

import { alive, assert, bytes, check, load, site, vectors } from "./checks.mjs";

const { version } = await import(new URL("gen/build.js", site));
const api = await load({ wasm: bytes });

for (const { section, base, ref, target, target_if_non_strict } of vectors("examples_5_4")) {
  await check(`§${section} ${ref || "(empty)"}`, () => {
    const answer = api.resolve(base, ref);
    assert.equal(answer.target, target);
    assert.equal(answer.literalTarget, target);
    assert.equal(answer.ok, true);
    assert.equal(api.resolve(base, ref, { strict: false }).target, target_if_non_strict ?? target);
    assert.equal(answer.provenance.at(-1).end, target.length);
  });
}

await check("the first view", () => {
  const { components, steps, trace, provenance, faults } = api.resolve("http://a/b/c/d;p?q", "../../g");
  assert.equal(components.host, "a");
  assert.equal(components.query, null);
  assert.deepEqual(steps.at(0), {
    rule: "t-parse", section: "5.2.2", holds: null, value: "../../g",
    text: "(R.scheme, R.authority, R.path, R.query, R.fragment) = parse(R);",
  });
  assert.deepEqual(trace.map(({ step }) => step), ["1", "2E", "2E", "2C", "2C", "2E"]);
  assert.deepEqual(provenance.at(0), { start: 0, end: 4, from: "base", sourceStart: 0, sourceEnd: 4, rule: "r-scheme" });
  assert.deepEqual(provenance.at(1), { start: 4, end: 5, from: "made", sourceStart: null, sourceEnd: null, rule: "r-colon" });
  assert.deepEqual(faults, []);
});

await check("parse: undefined is null, empty is empty", () => {
  const { query, fragment, userinfo, path, port } = api.parse("http://a:?");
  assert.deepEqual({ query, fragment, userinfo, path, port }, { query: "", fragment: null, userinfo: null, path: "", port: "" });
});

await check("parse: names of the answer", () => {
  assert.deepEqual(Object.keys(api.parse("")).sort(), [
    "authority", "dialect", "faults", "firstBad", "fragment", "host", "hostKind", "incomplete", "kind", "parts", "path", "pathKind",
    "port", "query", "scheme", "userinfo", "valid", "view",
  ]);
});

await check("parse: faults have sentences", () => {
  const [fault] = api.parse("http://h:8x/").faults;
  assert.equal(fault.code, "port-character");
  assert.match(fault.message, /\bport\b/);
  assert.deepEqual([fault.start, fault.end, fault.level], [10, 11, "error"]);
});

await check("parse: other dialects", () => {
  const answer = api.parse("a", { dialect: "rfc1738" });
  assert.deepEqual([answer.view, answer.kind, answer.faults[0].code], [null, null, "scheme-missing"]);
  assert.equal(answer.dialect, "rfc1738");
});

await check("resolve: options", () => {
  const base = "http://a/b/c/d;p?q";
  assert.equal(api.resolve(base, "../../../g", { erratum4547: true }).target, "http://a/../g");
  assert.equal(api.resolve("http://a/b/..", "g", { erratum4789: true }).target, "http://a/g");
  assert.equal(api.resolve(base, "g", { dialect: undefined, strict: undefined, literalRule: true }).target, "http://a/b/c/g");
});

await check("resolve: no target", () => {
  const { ok, target, literalTarget, components, faults } = api.resolve("a", "b");
  assert.deepEqual([ok, target, literalTarget, components], [false, null, null, null]);
  assert.deepEqual(faults.map(({ code, in: where }) => [code, where]), [["base-without-scheme", "base"]]);
});

await check("resolve: an authority is not invented", () => {
  const { target, literalTarget, faults } = api.resolve("f:/a", ".//g");
  assert.deepEqual([target, literalTarget, faults[0].in], ["f:/.//g", "f://g", "target"]);
});

await check("removeDotSegments: the RFC's table", () => {
  assert.deepEqual(api.removeDotSegments("mid/content=5/../6"), {
    output: "mid/6",
    trace: [
      { step: "1", output: "", input: "mid/content=5/../6" },
      { step: "2E", output: "mid", input: "/content=5/../6" },
      { step: "2E", output: "mid/content=5", input: "/../6" },
      { step: "2C", output: "mid", input: "/6" },
      { step: "2E", output: "mid/6", input: "" },
    ],
  });
});

// Texts that UTF-8 cannot hold, or that its decoder drops.
for (const [name, odd] of Object.entries({
  "a high surrogate": "\ud800", "a low surrogate": "\udfff", "surrogates in the wrong order": "\udc00\ud800",
  "a high surrogate before a pair": "\ud83d\ud83d\ude00", "a pair": "\u{1f600}", "U+FFFD": "\ufffd",
  "U+FFFD and a surrogate": "\ufffd\udbff", "a byte order mark": "\ufeff", "NUL": "\0", "quotes and backslashes": "\"\\\\u0041\\",
  "line separators": "\u2028\u2029\n\r\t", "all ASCII characters": Array.from({ length: 128 }, (_, i) => String.fromCharCode(i)).join("").replace(/[/.?#]/g, ""),
})) {
  await check(`text comes back: ${name}`, () => {
    for (const long of [odd, odd.repeat(5000), odd + "x".repeat(5000)]) {
      assert.equal(api.parse(long + "?" + long).query, long);
      assert.equal(api.removeDotSegments("/./" + long).output, "/" + long);
      const { target, provenance } = api.resolve("s:/", "./" + long);
      assert.equal(target, "s:/" + long);
      assert.equal(provenance.at(-1).end, target.length);
    }
  });
}

await check("offsets are UTF-16 code units", () => {
  const { faults, firstBad, parts } = api.parse("http://a/\ud800\u{1f600}?q");
  assert.deepEqual(faults.map(({ code, start, end }) => [code, start, end]), [["lone-surrogate", 9, 10], ["non-ascii", 10, 12]]);
  assert.equal(firstBad, 9);
  assert.equal(parts.at(-1).start, 13);
});

await check("answers are plain and their own", () => {
  const first = api.parse("//a");
  first.faults.push(1);
  assert.equal(Object.getPrototypeOf(first), Object.prototype);
  assert.deepEqual(api.parse("//a").faults, []);
});

// What resolve makes once it is read is not told apart from what it made at once, except by its getters.
await check("resolve: details are read like the rest", () => {
  const resolve = () => api.resolve("http://a/b/c/d;p?q", "../g");
  const whole = JSON.parse(JSON.stringify(resolve()));
  assert.deepEqual(Object.keys(whole), ["ok", "currentDocument", "target", "literalTarget", "components", "steps", "trace", "provenance", "faults"]);
  assert.deepEqual([whole.components.path, whole.trace.at(-1).output, whole.provenance.length], ["/b/g", "/b/g", 6]);
  assert.ok(whole.steps.length > 10);
  const [frozen, assigned] = [Object.freeze(resolve()), resolve()];
  for (const answer of [resolve(), { ...resolve() }, structuredClone(resolve()), Object.assign({}, frozen)]) assert.deepEqual(answer, whole);
  assert.equal(inspect(resolve()), inspect(whole));
  assert.equal(frozen.steps, frozen.steps);
  assigned.steps = [];
  assert.deepEqual([assigned.steps, assigned.trace], [[], whole.trace]);
  assert.equal(Object.getPrototypeOf(assigned), Object.prototype);
  assert.deepEqual(api.resolve("a", "b").steps, []);
});

await check("version and restarts", () => {
  assert.equal(api.version, version);
  assert.match(version, /^\d+\.\d+\.\d+$/);
  assert.equal(api.restarts, 0);
  assert.ok(Object.isFrozen(api));
  alive(api);
});

await check("the loader leaves none of Node's globals behind", () => {
  assert.equal(globalThis.document, undefined);
  assert.equal(globalThis.path, undefined);
  assert.equal(globalThis[Symbol.for("uri-playground")], undefined);
});
