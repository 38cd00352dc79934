// Wrong arguments throw an error that names them, before Go sees any.
import { alive, assert, bytes, check, load, rejected, site, thrown } from "./checks.mjs";

const { LANGUAGES } = await import(new URL("gen/facts.js", site));
const api = await load({ wasm: bytes });
const element = { nodeType: 1 };

/** Takes the bytes of a buffer, or of the view of one, elsewhere. */
function detached(bytes = new ArrayBuffer(8)) {
  structuredClone(null, { transfer: [bytes.buffer ?? bytes] });
  return bytes;
}

for (const [value, type] of [[1, "number"], [null, "null"], [undefined, "undefined"], [{}, "object"], [[], "object"], [Symbol("s"), "symbol"],
  [1n, "bigint"], [() => "", "function"], [true, "boolean"], [new String("a"), "object"], [{ toString: () => "a" }, "object"]]) {
  await check(`texts: ${type} ${typeof value === "object" ? JSON.stringify(value) : ""}`, () => {
    for (const [call, name] of [
      [() => api.parse(value), `parse: argument "text"`],
      [() => api.resolve(value, "a"), `resolve: argument "base"`],
      [() => api.resolve("a", value), `resolve: argument "ref"`],
      [() => api.target(value, "a"), `target: argument "base"`],
      [() => api.target("a", value), `target: argument "ref"`],
      [() => api.targets(value, []), `targets: argument "base"`],
      [() => api.isValid(value), `isValid: argument "text"`],
      [() => api.normalized(value), `normalized: argument "text"`],
      [() => api.explain(value, "a"), `explain: argument "base"`],
      [() => api.explain("a", value), `explain: argument "ref"`],
      [() => api.picture(value, "a"), `picture: argument "base"`],
      [() => api.picture("a", value), `picture: argument "ref"`],
      [() => api.removeDotSegments(value), `removeDotSegments: argument "path"`],
      [() => api.normalize(value), `normalize: argument "text"`],
      [() => api.compare(value, "a"), `compare: argument "a"`],
      [() => api.compare("a", value), `compare: argument "b"`],
      [() => api.relativize(value, "a"), `relativize: argument "base"`],
      [() => api.relativize("a", value), `relativize: argument "target"`],
      [() => api.sameDocument(value, "a"), `sameDocument: argument "base"`],
      [() => api.sameDocument("a", value), `sameDocument: argument "ref"`],
      [() => api.extract(value), `extract: argument "text"`],
      [() => api.suffix(value), `suffix: argument "text"`],
      [() => api.groups(value), `groups: argument "text"`],
      [() => api.derive(value), `derive: argument "text"`],
      [() => api.encode(value, "path"), `encode: argument "data"`],
      [() => api.decode(value), `decode: argument "text"`],
      [() => api.doubleEncoded(value), `doubleEncoded: argument "text"`],
      [() => api.safe(value), `safe: argument "text"`],
    ]) {
      const error = thrown(call);
      assert.ok(error instanceof TypeError);
      assert.equal(error.message, `${name} must be a string, got ${type}`);
    }
  });
}

for (const [name, call, message] of [
  ["refs: nothing", () => api.targets("a:"), 'targets: argument "refs" must be an iterable of strings, got undefined'],
  ["refs: a string", () => api.targets("a:", "b"), 'targets: argument "refs" must be an iterable of strings, got "b"'],
  ["refs: a number among them", () => api.targets("a:", ["b", 1]), 'targets: argument "refs" must be an iterable of strings, got object'],
  ["options: null", () => api.parse("", null), 'parse: argument "options" must be a plain object, got null'],
  ["options: a string", () => api.parse("", "rfc1630"), 'parse: argument "options" must be a plain object, got string'],
  ["options: an array", () => api.resolve("", "", []), 'resolve: argument "options" must be a plain object, got object'],
  ["options: a Map", () => api.resolve("", "", new Map()), 'resolve: argument "options" must be a plain object, got object'],
  ["an unknown option", () => api.resolve("", "", { Strict: true }),
    'resolve: there is no option "Strict"; there are dialect, strict, erratum4547, erratum4789, literalRule, excess'],
  ["an option that is a symbol", () => api.parse("", { [Symbol.iterator]: 1 }), 'parse: there is no option "Symbol(Symbol.iterator)"; there are dialect'],
  ["an option of another call", () => api.parse("", { strict: true }), 'parse: there is no option "strict"; there are dialect'],
  ["an inherited name", () => api.parse("", { toString: 1 }), 'parse: there is no option "toString"; there are dialect'],
  ["dialect: unknown", () => api.parse("", { dialect: "RFC3986" }), 'parse: option "dialect" must be one of rfc3986, rfc2396, rfc1808, rfc1738, rfc1630, url, got "RFC3986"'],
  ["dialect: null", () => api.parse("", { dialect: null }), 'parse: option "dialect" must be one of rfc3986, rfc2396, rfc1808, rfc1738, rfc1630, url, got null'],
  ["strict: a number", () => api.resolve("", "", { strict: 0 }), 'resolve: option "strict" must be a boolean, got number'],
  ["erratum4547: a string", () => api.resolve("", "", { erratum4547: "yes" }), 'resolve: option "erratum4547" must be a boolean, got "yes"'],
  ["normalize: level", () => api.normalize("", { level: "all" }), 'normalize: option "level" must be one of case, percent, dot, syntax, scheme, got "all"'],
  ["normalize: an option of another call", () => api.normalize("", { strict: true }), 'normalize: there is no option "strict"; there are dialect, level'],
  ["encode: component", () => api.encode("", "authority"),
    'encode: argument "component" must be one of userinfo, host, reg-name, path, segment, segment-nz, segment-nz-nc, query, fragment, unreserved, got "authority"'],
  ["encode: no component", () => api.encode(""), /^encode: argument "component" must be one of .*, got undefined$/],
  ["establishBase: a string", () => api.establishBase("a:"), 'establishBase: argument "options" must be a plain object, got string'],
  ["establishBase: null", () => api.establishBase(null), 'establishBase: argument "options" must be a plain object, got null'],
  ["establishBase: a layer that there is not", () => api.establishBase({ default: "a:" }),
    'establishBase: there is no option "default"; there are embedded, encapsulating, retrieval, fallback'],
  ["establishBase: a layer that is no text", () => api.establishBase({ retrieval: new URL("a:") }), 'establishBase: option "retrieval" must be a string, got object'],
  ["compare: dialect", () => api.compare("", "", { dialect: "rfc1738" }), 'compare: option "dialect" must be one of rfc3986, rfc1630, got "rfc1738"'],
  ["characters: an option that there is not", () => api.characters({ dialect: "rfc1630" }), 'characters: there is no option "dialect"; there are all'],
  ["characters: all", () => api.characters({ all: 1 }), 'characters: option "all" must be a boolean, got number'],
  ["explain: lang", () => api.explain("", "", { lang: "xx" }), `explain: option "lang" must be one of ${LANGUAGES.join(", ")}, got "xx"`],
  ["site: no list", () => api.site({}), 'site: argument "files" must be an iterable of files, got object'],
  ["site: a text", () => api.site("index.html"), 'site: argument "files" must be an iterable of files, got "index.html"'],
  ["site: null among the files", () => api.site([null]), 'site: argument "files" must be files with a path, which is a string, got object'],
  ["site: text that is none", () => api.site([{ path: "a", text: 1 }]), 'site: argument "files" must be files whose text is a string, got object'],
  ["site: bytes that are none", () => api.site([{ path: "a", bytes: "x" }]), 'site: argument "files" must be files whose bytes are a Uint8Array or an ArrayBuffer, got object'],
  ["site: bytes that are detached", () => api.site([{ path: "a.html", bytes: detached() }]), 'site: argument "files" must be files whose bytes are a Uint8Array or an ArrayBuffer, got object'],
  ["site: a view of bytes that are detached", () => api.site([{ path: "a.html" }, { path: "a.css", bytes: detached(Uint8Array.of(1)) }]), 'site: argument "files" must be files whose bytes are a Uint8Array or an ArrayBuffer, got object'],
  ["site: root", () => api.site([], { root: 1 }), 'site: option "root" must be a string, got number'],
  ["site: host", () => api.site([], { host: "iis" }), 'site: option "host" must be one of github-pages, gitlab-pages, netlify, cloudflare-pages, vercel, s3, nginx, caddy, apache, got "iis"'],
  ["explain: an option of another call", () => api.explain("", "", { strict: true }), 'explain: there is no option "strict"; there are lang, expect, went'],
  ["safe: for", () => api.safe("", { for: "path" }), 'safe: option "for" must be one of segment, filename, got "path"'],
  ["mount: no element", () => api.mount(), 'mount: argument "element" must be an Element, got undefined'],
  ["mount: a text node", () => api.mount({ nodeType: 3 }), 'mount: argument "element" must be an Element, got object'],
  ["mount: a selector", () => api.mount("#id"), 'mount: argument "element" must be an Element, got string'],
  ["mount: an unknown option", () => api.mount(element, { href: "" }), /^mount: there is no option "href"/],
  ["mount: base", () => api.mount(element, { base: 7 }), /^mount: option "base" must be a string of at most/],
  ["mount: step", () => api.mount(element, { step: -1 }), 'mount: option "step" must be an integer, 0 or more, got number'],
  ["mount: theme", () => api.mount(element, { theme: "blue" }), 'mount: option "theme" must be one of auto, light, dark, got "blue"'],
]) {
  await check(name, () => {
    const error = thrown(call);
    assert.ok(error instanceof TypeError, String(error));
    if (typeof message === "string") assert.equal(error.message, message);
    else assert.match(error.message, message);
  });
}

await check("site: bytes that are detached, beside a text", () => {
  assert.equal(api.site([{ path: "a.html", text: "<a href=b>", bytes: detached() }]).links, 1);
});

await check("options without a prototype", () => {
  assert.equal(api.parse("a", Object.assign(Object.create(null), { dialect: "rfc3986" })).valid, true);
});

await check("an option is read once", () => {
  let reads = 0;
  const options = { get dialect() { return ++reads === 1 ? "rfc3986" : "no such"; } };
  assert.equal(api.parse("a", options).dialect, "rfc3986");
  assert.equal(reads, 1);
});

await check("texts that are too long", () => {
  const most = "a".repeat(10_000_000);
  assert.equal(api.removeDotSegments(most).output.length, most.length);
  for (const call of [() => api.parse(most + "a"), () => api.resolve(most, "a"), () => api.resolve("a", most)]) {
    const error = thrown(call);
    assert.ok(error instanceof RangeError);
    assert.match(error.message, /^(parse|resolve): argument "(text|ref)" is too long; 10000000 UTF-16 code units are the most$/);
  }
});

await check("load: options", async () => {
  assert.match((await rejected(load("x"))).message, /^load: argument "options" must be a plain object, got string/);
  assert.match((await rejected(load({ url: "x" }))).message, /^load: there is no option "url"; there are wasm/);
  assert.match((await rejected(load({ wasm: 5 }))).message, /^load: option "wasm" must be a URL, Response/);
});

await check("the program answers after all of that", () => alive(api));
