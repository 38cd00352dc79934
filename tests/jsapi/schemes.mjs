// parse by the documents that have rules for schemes of their own.
import { alive, assert, bytes, check, fill, load, vectors } from "./checks.mjs";

const api = await load({ wasm: bytes });
const parse = (text) => api.parse(text, { dialect: "rfc1738" });
const names = (value) => Object.keys(value).sort().join(" ");

// The vectors name a part after the prose, the view after the BNF.
const NAMES = { path: ["fpath", "hpath"], type: ["ftptype"], gopherplus: ["gopher+_string"], address: ["encoded822addr"], article: ["digits"] };

for (const { input, scheme, valid, parts, valid_rfc3986_uri: valid3986, why } of vectors("rfc1738")) {
  await check(`rfc1738: ${input}`, () => {
    const answer = parse(input);
    assert.equal(answer.valid, valid, why);
    assert.equal(answer.valid, answer.faults.length === 0);
    assert.equal(answer.kind, `${scheme}url`);
    assert.equal(answer.view.scheme, answer.kind);
    assert.equal(answer.scheme.toLowerCase(), scheme);
    assert.equal(api.parse(input).valid, valid3986);
    for (const [name, want] of Object.entries(parts ?? {})) {
      if (typeof want !== "string") continue; // lists, and what is undefined, the Go tests hold
      const got = answer.view.parts.filter((part) => [...(NAMES[name] ?? []), name].includes(part.name) && part.text !== null);
      if (name !== "form") assert.equal(got[0]?.text, want, name);
    }
  });
}

await check("rfc1738: names of the view", () => {
  const { view } = parse("gopher://u@h:25/7a%FF%09b");
  assert.equal(names(view), "actions notes parts rule scheme section sent");
  assert.equal(names(view.parts[0]), "decoded end name octets rule section start text");
  assert.equal(names(view.actions[0]), "action argument end octets reason rule section sent start");
  assert.equal(names(view.notes[0]), "end level message rule section start");
  assert.equal(view.sent, "a\ufffd\tb");
  assert.equal(view.parts.find(({ name }) => name === "selector").octets, "61ff");
});

await check("rfc1738: the FTP sequence of §3.2.2", () => {
  const commands = (url) => parse(url).view.actions.map(({ action, argument }) => [action, argument]);
  const login = [["connect", "host.dom:21"], ["USER", "myname"], ["PASS", null]];
  assert.deepEqual(commands("ftp://myname@host.dom/%2Fetc/motd"), [...login, ["CWD", "/etc"], ["TYPE", null], ["RETR", "motd"]]);
  assert.deepEqual(commands("ftp://myname@host.dom/etc/motd"), [...login, ["CWD", "etc"], ["TYPE", null], ["RETR", "motd"]]);
  assert.deepEqual(commands("ftp://myname@host.dom//etc/motd"), [...login, ["CWD", ""], ["CWD", "etc"], ["TYPE", null], ["RETR", "motd"]]);
  assert.deepEqual(commands("ftp://h/d;type=d").slice(1), [["USER", "anonymous"], ["PASS", null], ["NLST", "d"]]);
});

await check("rfc1738: sentences", () => {
  for (const url of ["ftp://u:p@h:25/a//b%0D;type=i", "gopher://h/0%09%09!+A", "news:*", "prospero://h/a;b=c", "afs:x", "<URL:file:///etc/motd#x>"]) {
    const { actions, notes } = parse(url).view;
    for (const { reason } of actions) assert.match(reason, /^[A-Z“+].*[.,]$|^in this language\.$/, url);
    for (const { message } of notes) assert.match(message, /^[A-Z“].*\.$/, url);
  }
  for (const { message } of parse("http://u@-h:x/~ #%4").faults) assert.match(message, /\.$/);
});

await check("rfc1738: the same text, two hosts", () => {
  const text = "ftp://u;x?y&z=1@host/a";
  assert.deepEqual([parse(text).valid, parse(text).host], [true, "host"]);
  assert.deepEqual([api.parse(text).valid, api.parse(text).host], [true, "u;x"]);
});

await check("rfc1738: a wrapper", () => {
  const { valid, fragment, view, parts } = parse("<URL:http://ds.internic.net/instructions/overview.html#WARNING>");
  assert.deepEqual([valid, fragment, parts[0].start], [true, "WARNING", 5]);
  assert.deepEqual(view.notes.map(({ rule }) => rule).slice(0, 2), ["w-wrapper", "w-fragment"]);
  assert.equal(parse("<URL:http://h").incomplete, true);
});

await check("rfc1738: unfinished, wrong", () => {
  for (const [text, incomplete, firstBad] of [["ftp", true, null], ["ftp:/h", false, 5], ["http://h/~", false, 9], ["\u{1f600}", false, 0], ["x:\u{1f600}~", false, 2]]) {
    assert.deepEqual([parse(text).incomplete, parse(text).firstBad], [incomplete, firstBad], text);
  }
  assert.equal(parse("x:\u{1f600}~").faults[1].start, 4);
  assert.equal(parse("no scheme").view, null);
});

await check("rfc1738 does not resolve, normalize or have a fragment", () => {
  for (const answer of [api.resolve("http://h/", "a:", { dialect: "rfc1738" }), api.normalize("http://h/", { dialect: "rfc1738" })]) {
    assert.deepEqual([answer.ok, answer.faults.map(({ code }) => code)], [false, ["not-in-dialect"]]);
  }
  assert.equal(parse("http://h/a#b").faults[0].code, "unsafe-fragment");
});

// Every UTF-16 text has an answer, and long ones have a short one.
await check("rfc1738: hostile texts", () => {
  for (const unit of ["/", ";", "%20", "%", "~", "\ud800", "@", ":", "<", "\0", "-."]) {
    for (const start of ["ftp://h/", "prospero://h/;", "gopher://h/0%09%09!", "http://", "x:"]) {
      const { valid, faults, view, parts } = parse(start + fill(unit, 300_000));
      assert.equal(valid, faults.length === 0);
      assert.ok(faults.length <= 1_001 && parts.length < 20 && view.parts.length < 20_100 && view.actions.length < 10_100);
    }
  }
});

await check("the program answers after all of that", () => alive(api));
