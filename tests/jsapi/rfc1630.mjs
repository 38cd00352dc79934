// RFC 1630 at the surface: parse, resolve, compare; the character table and safe.
import { alive, assert, bytes, check, load, vectors } from "./checks.mjs";

const api = await load({ wasm: bytes });
const dialect = "rfc1630";
const names = (object) => Object.keys(object).sort().join(" ");
const codes = (faults) => faults.map(({ code, in: where }) => (where === undefined ? code : `${code} in ${where}`));

for (const { context, partial, result, result_literal_rule } of vectors("rfc1630_partial")) {
  await check(`${context} + ${partial || "(void)"}`, () => {
    const answer = api.resolve(context, partial, { dialect });
    assert.equal(answer.target, result);
    assert.equal(answer.ok, result !== null && api.parse(context, { dialect }).valid);
    assert.equal(answer.literalTarget, result_literal_rule);
    assert.equal(api.resolve(context, partial, { dialect, literalRule: true }).target, result_literal_rule);
    assert.equal(codes(answer.faults).some((code) => code.startsWith("rule-against-examples")), result !== result_literal_rule);
    if (result === null) return assert.equal(codes(answer.faults).at(-1), "no-such-run in ref");
    const texts = { base: context, ref: partial };
    assert.equal(answer.provenance.map(({ from, sourceStart, sourceEnd }) => texts[from].slice(sourceStart, sourceEnd)).join(""), result);
    assert.equal(answer.steps.at(-1).result, result);
  });
}

await check("resolve: the steps", () => {
  const { steps, trace } = api.resolve("x:/a/b", "../\u{1f600}/.", { dialect });
  assert.equal(names(steps[0]), "holds reason result rule section text value");
  assert.deepEqual(steps.map(({ rule, value, holds, result }) => [rule.replace("1630-p-", ""), value, holds, result]), [
    ["colon", "", false, ""], ["omitted", "../\u{1f600}/.", null, ""], ["count", "", false, ""], ["last-part", "b", null, "x:/a/"],
    ["append", "../\u{1f600}/.", null, "x:/a/../\u{1f600}/."], ["remove-updir", "a/../", null, "x:/\u{1f600}/."],
    ["remove-dot", "/.", null, "x:/\u{1f600}"], ["result", "x:/\u{1f600}", null, "x:/\u{1f600}"],
  ]);
  for (const { reason, section } of steps) assert.ok(/^[A-Z“]/.test(reason) && section === "p. 10", reason);
  assert.deepEqual(trace, []);
});

await check("resolve: every gap is said", () => {
  for (const [base, ref, ...want] of [
    ["x:/a", "", "void-partial in ref"], ["x:/a", "?q", "search-alone in ref"], ["x:/a", "/./g", "dots-kept in ref"], ["x:/a", "..", "final-updir in target"],
    ["x:/a", ".", "final-dot in target"], ["x://h/a", "../g", "updir-kept in target"], ["x:/a?b/c", "g", "slash-in-search in base"], ["x:a", "g", "context-without-slash in base"],
    ["x:/a#f", "g", "base-fragment in base"], ["a", "g", "base-without-scheme in base"],
  ]) {
    const found = codes(api.resolve(base, ref, { dialect }).faults);
    for (const code of want) assert.ok(found.includes(code), `${base} + ${ref}: ${found}`);
  }
});

await check("parse: the components of RFC 3986, as far as there are such", () => {
  const { valid, scheme, authority, userinfo, host, port, path, query, fragment, kind } = api.parse("ftp://u:p@h:21/a;type=I#f", { dialect });
  assert.deepEqual({ valid, scheme, authority, userinfo, host, port, path, query, fragment, kind }, {
    valid: true, scheme: "ftp", authority: "u:p@h:21", userinfo: "u:p", host: "h", port: "21", path: "//u:p@h:21/a;type=I", query: null, fragment: "f", kind: "uri",
  });
  assert.equal(api.parse("http://a?b+c", { dialect }).query, "b+c");
  assert.equal(api.parse("g", { dialect }).kind, "partial-form");
});

await check("parse: the view of a scheme", () => {
  const { scheme, parts } = api.parse("prospero://h/a%20b%0012xy", { dialect }).view;
  assert.equal(scheme, "prosperoaddress");
  assert.deepEqual(parts.map(({ name, decoded }) => [name, decoded]), [
    ["hostport", "h"], ["host", "h"], ["hostname", "h"], ["hsoname", "a b"], ["version", "12"], ["attributes", "xy"],
  ]);
  assert.equal(api.parse("http://h/?a+b%2B", { dialect }).view.parts.at(-1).decoded, "a b+");
  assert.equal(api.parse("x:a", { dialect }).view, null);
});

await check("parse: faults have sentences", () => {
  for (const text of ["1:~", "http:", "http://a/\u00e9{<;`", "news:12345667123%asdghfh@info.cern.ch", "url:x:y", "urn:a", "x-a:b#", "afs:a", "FTP://a/", "ftp://a/;type=D", "http://u@h"]) {
    for (const { message } of api.parse(text, { dialect }).faults) {
      assert.match(message, /^[A-Z“].*\.$/, text);
      assert.doesNotMatch(message, /1630-|\{[a-z]+\}/, text);
    }
  }
});

await check("compare: the three examples", () => {
  const plain = "http://info.cern.ch/albert/bertram/marie-claude";
  const same = api.compare(plain, "http://info.cern.ch/albert/bertram/marie%2Dclaude", { dialect });
  assert.deepEqual([same.equivalent, same.level, same.rule, same.section], [true, "encoding", "1630-same-level", "p. 8"]);
  const other = api.compare(plain, "http://info.cern.ch/albert/bertram%2Fmarie-claude", { dialect });
  assert.deepEqual([other.equivalent, other.level, other.rule, other.difference], [false, null, "1630-never-encoded", { component: "path", a: 34, b: 34 }]);
  const illegal = api.compare("fxqn:/us/va/reston/cnri/ietf/24/asdf%*.fred", "news:12345667123%asdghfh@info.cern.ch", { dialect });
  assert.deepEqual(codes(illegal.faults), ["percent-encoding in a", "percent-encoding in b"]);
  assert.equal(api.compare("a:", "a:").faults, undefined);
});

await check("characters: the table", () => {
  const table = api.characters();
  assert.equal(table.map(({ character }) => character).join(""), " <>'#%{}|\"^,~[]`!$()*+;/?:@=&");
  assert.equal(names(table[0]), "advice character classes code encoding key meaning name remark row");
  table.forEach(({ character, code, encoding, row, advice, meaning, name, classes }, i) => {
    assert.deepEqual([character.charCodeAt(0), row], [code, i + 1]);
    assert.equal(encoding, "%" + code.toString(16).toUpperCase());
    assert.ok(advice && meaning && !name.startsWith("char."));
    assert.equal(names(classes), "rfc1630 rfc1738 rfc1808 rfc2396 rfc3986");
  });
  assert.equal(table.filter(({ remark }) => remark !== null).length, 7);
});

await check("characters: what became of them", () => {
  const all = Object.fromEntries(api.characters({ all: true }).map((c) => [c.character, c]));
  const of = (c) => ["rfc1630", "rfc1738", "rfc3986"].map((dialect) => all[c].classes[dialect]).map(({ class: name, status }) => `${name} ${status}`).join(", ");
  assert.equal(of("~"), "national encode, national encode, unreserved free");
  assert.equal(of("*"), "extra reserved, extra free, sub-delims reserved");
  assert.equal(of("'"), "extra free, extra free, sub-delims reserved");
  assert.equal(of("["), "national encode, national encode, gen-delims reserved");
  assert.equal(of("+"), "xpalpha reserved, safe free, sub-delims reserved");
  assert.equal(of("\\"), "national encode, national encode, null encode");
  assert.equal(all.a.row, null);
});

await check("safe: every action", () => {
  const { output, characters, empty } = api.safe("a /\u00e9\ud800\u0007\u{1f600}");
  assert.deepEqual([output, empty], ["a-%2F%C3%A9%F0%9F%98%80", false]);
  assert.deepEqual(characters.map(({ action, reason, start, outputStart }) => [action, reason, start, outputStart]), [
    ["keep", "unreserved", 0, 0], ["replace", "space-hyphen", 1, 1], ["encode", "reserved", 2, 2], ["encode", "non-ascii", 3, 5],
    ["remove", "no-character", 4, 11], ["remove", "control", 5, 11], ["encode", "non-ascii", 6, 11],
  ]);
  assert.equal(names(characters[0]), "action character end message output outputEnd outputStart reason start");
  assert.equal(api.safe("..", { for: "filename" }).output, "_");
  assert.equal(api.safe("\u0001").empty, true);
});

await check("safe: what it makes is a segment, and of all actions it says why", () => {
  const odd = Array.from({ length: 256 }, (_, i) => String.fromCharCode(i)).join("") + "\udfff\u{1f600}";
  for (const purpose of ["segment", "filename"]) {
    const { output, characters } = api.safe(odd, { for: purpose });
    assert.match(output, purpose === "segment" ? /^([\w.~-]|%[0-9A-F]{2})+$/ : /^[\w.-]+$/);
    assert.equal(characters.map((c) => c.output).join(""), output);
    assert.equal(characters.map((c) => c.character).join(""), odd);
    for (const { message } of characters) assert.doesNotMatch(message, /^safe\./);
    assert.equal(api.safe(output, { for: purpose }).output.replaceAll("%25", "%"), output);
  }
  const long = api.safe("\u{1f600}".repeat(20_000));
  assert.deepEqual([long.characters.length, long.characters.at(-1).omitted, long.characters.at(-1).end], [10_001, 10_000, 40_000]);
});

await check("long texts", () => {
  const deep = "a/".repeat(500_000);
  assert.equal(api.resolve("x:/" + deep, "../".repeat(500_000) + "g", { dialect }).target, "x:/g");
  assert.equal(api.parse("http://" + "@".repeat(1_000_000), { dialect }).valid, false);
  assert.equal(api.parse("news:1" + "@".repeat(1_000_000), { dialect }).valid, false);
});

await check("the program answers after all of that", () => {
  assert.equal(api.restarts, 0);
  alive(api);
});
