// target, targets, isValid and normalized answer what the calls with the full answers do, by
// another way through the program's memory.
import { readdirSync } from "node:fs";
import { alive, assert, bytes, check, ends, fill, load, thrown, vectors } from "./checks.mjs";

const api = await load({ wasm: bytes });

function same(text) {
  assert.equal(api.isValid(text), api.parse(text).valid, text.slice(0, 80));
  assert.equal(api.normalized(text), api.normalize(text).output, text.slice(0, 80));
}
const sameTarget = (base, ref) => assert.equal(api.target(base, ref), api.resolve(base, ref).target, `${base.slice(0, 80)} and ${ref.slice(0, 80)}`);

// Each text in the vectors, wherever in a vector it is.
const texts = new Set();
const collect = (value) => (typeof value === "string" ? texts.add(value) : value && typeof value === "object" && Object.values(value).forEach(collect));
for (const file of readdirSync(process.argv[3])) if (file.endsWith(".json")) collect(vectors(file.slice(0, -".json".length)));

await check("the texts of the vectors", () => {
  assert.ok(texts.size > 5000);
  texts.forEach(same);
});

const BASE = "http://a/b/c/d;p?q";

await check("the texts of the vectors as references, and as bases", () => {
  for (const text of texts) {
    sameTarget(BASE, text);
    sameTarget(text, "../g;x?y#s");
  }
});

await check("all of them at once", () => {
  const all = [...texts];
  for (const [base, refs] of [[BASE, all], ["a:", all], ["relative", all], ["http://a/é\0", all.slice(0, 100)], ["http://\ud800/", all.slice(0, 100)]]) assert.deepEqual(api.targets(base, refs), refs.map((ref) => api.target(base, ref)), base);
});

// What UTF-8, or the way through the memory, could change.
const HARD = ["", "\0", "a\0b", "\0\0", "\ufeff", "\ufeffa:b", "a\ufeff", "\ufffd", "é", "😀/../x", "\ud800", "\udc00\ud800", "a\ud83d", "%F0%9F", "\n\r\t", "/..//x", "a:/..//b", "HTTP://A:80", "\u0130", "\u2028"];

await check("texts that are hard to pass", () => {
  for (const a of HARD) {
    same(a);
    for (const b of HARD) {
      sameTarget(a, b);
      sameTarget(`http://${a}/x/${a}`, b);
    }
    const refs = [...HARD, a, ...HARD];
    assert.deepEqual(api.targets(`s:${a}`, refs), refs.map((ref) => api.resolve(`s:${a}`, ref).target));
  }
});

await check("no target", () => {
  assert.equal(api.target("relative", "x"), null);
  assert.equal(api.target("", ""), null);
  assert.deepEqual(api.targets("relative", ["x", "", "\0"]), [null, null, null]);
});

await check("references that any iterable has, in their order", () => {
  assert.deepEqual(api.targets(BASE, []), []);
  assert.deepEqual(api.targets(BASE, [""]), ["http://a/b/c/d;p?q"]);
  assert.deepEqual(api.targets(BASE, new Set(["g", "../g"])), ["http://a/b/c/g", "http://a/b/g"]);
  assert.deepEqual(api.targets("http://a", (function* () { for (let i = 0; i < 100_000; i++) yield `${i}`; })()), Array.from({ length: 100_000 }, (_, i) => `http://a/${i}`));
  assert.deepEqual(api.targets("http://a/b", new Array(50_000).fill("")), new Array(50_000).fill("http://a/b"));
});

// A long text needs more room than is kept, and the next call less again.
for (const length of [100, 21_834, 21_835, 21_836, 50_000, 1_000_000]) {
  await check(`texts of ${length}`, () => {
    for (const pattern of ["segment/", "é", "/a/..", "%7e"]) {
      const text = fill(pattern, length);
      same(text);
      for (const ref of ["?q", "\0", "é", text]) sameTarget(`http://h/${text}/x`, ref);
      assert.deepEqual(api.targets(`http://h/${text}/x`, ["?q", "\0", "é"]), ["?q", "\0", "é"].map((ref) => api.target(`http://h/${text}/x`, ref)));
      sameTarget(BASE, "../g");
    }
  });
}

await check("the longest texts", () => {
  const half = fill("a", 5_000_000 - 10);
  assert.equal(api.target(`http://a/${half}`, half), `http://a/${half}`);
  assert.equal(api.isValid(fill("^", 10_000_000)), false);
  assert.equal(thrown(() => api.target("a:", fill("a", 10_000_000))).message, 'target: argument "ref" is too long; 10000000 UTF-16 code units are the most');
  assert.ok(thrown(() => api.targets("a:", new Array(11).fill(fill("a", 1_000_000)))) instanceof RangeError);
  alive(api);
});

// Where the memory grows, what JavaScript sees of it is empty from then on.
await check("the memory grows between two calls, and within one", async () => {
  const memories = [];
  const { Instance, instantiate } = WebAssembly;
  WebAssembly.instantiate = async (...given) => {
    const instance = await instantiate.call(WebAssembly, ...given);
    memories.push(instance.exports.mem);
    return instance;
  };
  const fresh = await load({ wasm: await WebAssembly.compile(bytes) }).finally(() => { WebAssembly.instantiate = instantiate; });
  assert.equal(memories.length, 1);
  const grows = (call) => {
    const before = memories[0].buffer.byteLength;
    call();
    return memories[0].buffer.byteLength > before;
  };
  assert.equal(fresh.target(BASE, "g"), "http://a/b/c/g");
  assert.ok(grows(() => fresh.parse(fill("^", 5_000_000))));
  assert.equal(fresh.target(BASE, "g"), "http://a/b/c/g");
  memories[0].grow(1);
  assert.deepEqual(fresh.targets(BASE, ["g", "h"]), ["http://a/b/c/g", "http://a/b/c/h"]);
  const long = fill("é", 9_000_000);
  assert.ok(grows(() => assert.equal(fresh.normalized(long), long)));
  assert.equal(fresh.isValid("a b"), false);
  assert.equal(fresh.restarts, 0);
});

await check("garbage is collected within calls", () => {
  const text = `http://a/${fill("é", 100_000)}`;
  for (let n = 0; n < 300; n++) {
    assert.equal(api.target(text, "?x"), `${text}?x`);
    assert.equal(api.resolve(BASE, "../g").target, api.target(BASE, "../g"));
  }
});

// Go asks an element for its properties, and JavaScript calls Go again before it answers.
await check("from within a call", async () => {
  const fresh = await load({ wasm: await WebAssembly.compile(bytes) });
  const long = fill("/a/..", 1_000_000);
  let inner;
  const element = new Proxy({}, { get: (_, name) => {
    if (name === "nodeType") return 1;
    inner = [fresh.target(BASE, "../../g"), fresh.isValid("^"), fresh.normalized(long), ...fresh.targets(BASE, ["g", "\ud800"])];
    throw new Error("poison");
  } });
  thrown(() => fresh.mount(element));
  assert.deepEqual(inner, ["http://a/g", false, "/a/..".repeat(200_000), "http://a/b/c/g", "http://a/b/c/\ud800"]);
  alive(fresh);
  assert.equal(fresh.target(BASE, "g"), "http://a/b/c/g");
});

await check("from within a call that goes on", () => {
  const { URL } = globalThis;
  const inner = [];
  globalThis.URL = class extends URL {
    constructor(...given) {
      inner.push(api.target(BASE, "../g"), api.normalized(fill("%7e", 300_000)).length, api.resolve(BASE, "g").target);
      super(...given);
    }
  };
  try {
    assert.equal(api.resolve(BASE, "//bücher.example/x", { dialect: "url" }).target, "http://xn--bcher-kva.example/x");
  } finally {
    globalThis.URL = URL;
  }
  assert.deepEqual(inner.slice(0, 3), ["http://a/b/g", 100_000, "http://a/b/c/g"]);
  alive(api);
});

console.warn = console.error = console.log.bind(null, "#"); // what Go prints when it ends
for (const way of ["exit", "panic", "stack"]) {
  await check(`${way}: the caller is told and the program starts again`, async () => {
    const fresh = await load({ wasm: await WebAssembly.compile(ends) });
    assert.equal(fresh.isValid("goes on"), true);
    const error = thrown(() => fresh.isValid(way));
    assert.equal(error.code, "crashed", error.stack);
    assert.equal(error.message, `isValid: the program ended and starts again; the input was "${way}"`);
    assert.equal(fresh.isValid("goes on"), true);
    assert.equal(fresh.restarts, 1);
  });
}

await check("what goes wrong in it is asked for in full", async () => {
  const fresh = await load({ wasm: await WebAssembly.compile(ends) });
  assert.equal(thrown(() => fresh.normalized("a")).message, "normalize: as told; the input was \"a\"");
});

await check("it has never ended", () => assert.equal(api.restarts, 0));
