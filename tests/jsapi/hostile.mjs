// Values made to do harm. Whatever they do, the next call is answered.
import { alive, assert, bytes, check, load, thrown } from "./checks.mjs";

const poison = () => {
  throw new Error("poison");
};
const traps = Object.fromEntries(Object.getOwnPropertyNames(Reflect).map((name) => [name, poison]));
const poisoned = new Proxy(function () {}, traps);
const revoked = Proxy.revocable({}, {});
revoked.revoke();

const hostile = {
  "throws in toString": { toString: poison, valueOf: poison, [Symbol.toPrimitive]: poison },
  "a Proxy that throws": poisoned,
  "a Proxy of an object that throws": new Proxy({}, traps),
  "a revoked Proxy": revoked.proxy,
  "a symbol": Symbol("x"),
  "a million names": Object.fromEntries(Array.from({ length: 1e6 }, (_, i) => ["k" + i, i])),
  "a million elements": new Array(1e6).fill(0),
  "a cycle": (() => { const o = {}; o.o = o; return o; })(),
  "a getter that throws": Object.defineProperty({}, "dialect", { enumerable: true, get: poison }),
  "global": globalThis,
};

const api = await load({ wasm: bytes });
for (const [name, value] of Object.entries(hostile)) {
  await check(`as an argument: ${name}`, () => {
    for (const call of [
      () => api.parse(value), () => api.parse("a", value), () => api.parse("a", { dialect: value }),
      () => api.resolve(value, "a"), () => api.resolve("a:", value), () => api.resolve("a:", "a", value), () => api.resolve("a:", "a", { strict: value }),
      () => api.target(value, "a"), () => api.target("a:", value), () => api.targets("a:", value), () => api.targets("a:", [value]), () => api.isValid(value), () => api.normalized(value),
      () => api.removeDotSegments(value), () => api.normalize(value), () => api.normalize("a", { level: value }), () => api.compare("a", value),
      () => api.relativize("a:", value), () => api.explain("a:", value), () => api.picture("a:", value), () => api.picture("a:b", "c", { expect: value, src: value }), () => api.explain("a:", "", { lang: value }), () => api.site(value), () => api.site([value]), () => api.site([{ path: value, text: value, bytes: value }]), () => api.sameDocument(value, ""), () => api.establishBase(value), () => api.establishBase({ fallback: value }),
      () => api.extract(value), () => api.suffix(value), () => api.groups(value), () => api.derive(value), () => api.encode("", value),
      () => api.decode(value), () => api.doubleEncoded(value), () => api.mount(value), () => api.mount({ nodeType: 1 }, value), () => api.mount({ nodeType: 1 }, { lang: value }),
    ]) {
      assert.ok(thrown(call) instanceof Error);
      alive(api);
    }
    assert.equal(api.restarts, 0);
  });
}

await check("more arguments than there are", () => {
  assert.equal(api.parse("a:", {}, poisoned, ...new Array(1e4).fill(poisoned)).scheme, "a");
});

await check("as this", () => {
  for (const self of [undefined, null, 1, poisoned]) assert.equal(api.parse.call(self, "a:").scheme, "a");
});

await check("names on Object.prototype", () => {
  Object.prototype.strict = false;
  Object.prototype.dialect = "no such";
  Object.prototype.embedded = "no:such";
  try {
    assert.equal(api.resolve("http://a/b", "http:g").target, "http:g");
    assert.equal(api.establishBase({ fallback: "a:" }).base, "a:");
  } finally {
    delete Object.prototype.strict;
    delete Object.prototype.dialect;
    delete Object.prototype.embedded;
  }
});

// An exception in a getter that Go asks leaves no way back into the program.
// The loader sees it pass, and starts the program again.
await check("an element whose properties throw", async () => {
  const fresh = await load({ wasm: await WebAssembly.compile(bytes) });
  const element = new Proxy({}, { get: (_, name) => (name === "nodeType" ? 1 : poison()) });
  for (let n = 1; n <= 3; n++) {
    const error = thrown(() => fresh.mount(element, { base: "http://in/" }));
    assert.equal(error.code, "crashed", error.stack);
    assert.match(error.message, /^mount: .*the input was "http:\/\/in\/"$/);
    assert.match(error.cause.message, /poison/);
    alive(fresh);
    assert.equal(fresh.restarts, n);
  }
});

await check("an element whose methods throw", async () => {
  const fresh = await load({ wasm: await WebAssembly.compile(bytes) });
  const element = new Proxy({}, { get: (_, name) => (name === "nodeType" ? 1 : name === "constructor" ? Object : poison) });
  assert.ok(["internal", "crashed"].includes(thrown(() => fresh.mount(element)).code));
  alive(fresh);
});

await check("an element that calls back without end", async () => {
  const fresh = await load({ wasm: await WebAssembly.compile(bytes) });
  const element = () => new Proxy({}, { get: (_, name) => (name === "nodeType" ? 1 : fresh.mount(element())) });
  assert.ok(thrown(() => fresh.mount(element())) instanceof Error);
  alive(fresh);
});

await check("calls from within a call", async () => {
  const fresh = await load({ wasm: await WebAssembly.compile(bytes) });
  let inner;
  const element = new Proxy({}, { get: (_, name) => (name === "nodeType" ? 1 : ((inner = fresh.parse("in:")), poison())) });
  thrown(() => fresh.mount(element));
  assert.equal(inner.scheme, "in");
  alive(fresh);
});
