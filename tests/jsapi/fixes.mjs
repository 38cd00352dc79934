// What links() says of disguises and of what to write instead, compared with the URL
// Standard as Node has it.
import { assert, bytes, check, load, vectors } from "./checks.mjs";

const api = await load({ wasm: bytes });
const page = "https://base.example/docs/page.html";

// notes is what links() finds about references; they stand in HTML, in which each
// character is its number.
function notes(refs, retrieval = page) {
  const coded = (ref) => [...ref].map((c) => `&#${c.codePointAt(0)};`).join("");
  const { links } = api.links(refs.map((ref) => `<a href="${coded(ref)}">`).join("\n"), { format: "html", retrieval });
  assert.equal(links.length, refs.length);
  return links;
}

// url is the URL, or null where it is refused.
function url(ref, base) {
  try {
    return new URL(ref, base);
  } catch {
    return null;
  }
}

await check("disguises: Node goes where the table says", () => {
  for (const { ref, host, code } of vectors("disguises")) {
    const found = url(ref, page)?.host ?? null;
    // Versions of Unicode differ in what is dropped.
    const dropped = code === "hidden-characters" && (found === null || found === "paypal.com");
    assert.ok(found === host || dropped, `${JSON.stringify(ref)} leads to ${found}, and not to ${host}`);
  }
});

await check("disguises: links() raises the danger", () => {
  const rows = vectors("disguises").filter(({ ref }) => !ref.includes("\0")); // HTML has no NUL
  for (const [i, link] of notes(rows.map(({ ref }) => ref)).entries()) {
    const { code, ref } = rows[i];
    assert.ok(link.notes.some((note) => note.code === code && note.level === "danger"), `${JSON.stringify(ref)}: ${link.notes.map((n) => n.code)}`);
  }
});

await check("every character of which a host in ASCII comes is a danger", () => {
  const refs = [];
  for (let c = 0x80; c < 0x110000; c++) {
    if (c >= 0xd800 && c < 0xe000) continue;
    const ref = `http://a${String.fromCodePoint(c)}b.example/`;
    const host = url(ref)?.hostname;
    if (host !== undefined && !host.includes("xn--")) refs.push(ref);
  }
  assert.ok(refs.length > 1500, `${refs.length} characters`);
  for (const [i, link] of notes(refs).entries()) {
    const host = url(refs[i]).host;
    assert.equal(link.level, "danger", `U+${refs[i].codePointAt(8).toString(16)}, of which ${host} comes`);
    const note = link.notes.find(({ code }) => code === "browser-host");
    assert.equal(note?.says, host, `U+${refs[i].codePointAt(8).toString(16)}`);
  }
});

// random is mulberry32: the same numbers in each run.
let state = 3986;
function random(n) {
  state = (state + 0x6d2b79f5) | 0;
  let t = Math.imul(state ^ (state >>> 15), 1 | state);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) % n;
}
const pick = (list) => list[random(list.length)];

const BASES = ["https://h.example", "https://h.example/", "https://h.example//docs/a.html", "http://u:p@h.example:8443/p/c", "https://h.example/a/../b/c",
  "ftp://h.example/x/", "file:///a/b", "https://me.github.io/project/x", "HTTP://H.example/c?q", "http://[::1]:80/d#s", "foo://h.example/a/b", "https://h.example/a/%2e%2e/g"];
const PIECES = ["a", "b/", "/", "//", "..", "../", "./", "%2e%2e", ".%2E/", "?", "?y=", "#", "#s", ":", "x:", "C:\\", "http:", "https://", "HTTP://", "htps://", "http//", "http://http://",
  "://", "mailto:", "did:", "www.b.example", "h.example:80/", "u@", "u:p@", ":25", ":443", ":80", "0x7f.1", "127.1", "a b", " ", "\t", "\n", "\u0001", "\\", "\\\\", "é", "%", "%zz", "%2541", "%252f",
  "|", "[", "]", "{", "^", ";", "'", "con", "ü.example", "docs/", "h.example", "/project/", "a.md%23x"];

// octets is what an address says, whatever is encoded in it.
const octets = (text) => Buffer.from(text, "utf8").toString("latin1").replace(/%([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(parseInt(hex, 16)));
const same = (a, b) => octets(a.href) === octets(b.href);

// CLAIMS is what is true of the address that a fix leads to, and of the one before.
const CLAIMS = {
  ...Object.fromEntries(["space", "outer-space", "backslash", "unencoded-character", "malformed-percent", "line-break", "backslash-authority", "browser-host",
    "excess-dots", "same-document", "empty-reference", "encoded-dots", "colon-first-segment"].map((code) => [code, same])),
  "odd-ipv4": (after, before, base, says) => after.hostname === says,
  password: (after, before) => after.password === "" && after.host === before.host && after.pathname === before.pathname,
  "port-mismatch": (after, before) => after.port === "" && after.hostname === before.hostname && after.pathname === before.pathname,
  "leaves-project": (after, before, base) => after.host === base.host && after.pathname.endsWith(before.pathname.replace(/^\/+/, "")),
  "network-path": (after, before, base) => after.host === base.host && after.protocol === base.protocol,
  "base-without-slash": (after, before, base) => after.host === base.host,
  "address-in-path": (after, before, base, says) => after.href === url(says, base.href)?.href, "host-in-path": (after, before, base, says) => after.href === url(says, base.href)?.href,
  "folder-twice": (after, before) => after.host === before.host && after.pathname.length < before.pathname.length, "zone-identifier": (after) => after.host !== "",
  "empty-segment": (after, before) => after.host === before.host && after.pathname.length < before.pathname.length,
  "outside-scope": (after, before, base, says) => after.href === says,
  "encoded-fragment": (after, before) => after.href.replace("#", "%23") === before.href,
  duplicate: (after, before) => api.compare(after.href, before.href).equivalent,
  "scheme-slashes": (after) => after.host !== "", "scheme-typo": (after) => after.host !== "" || after.protocol === "mailto:", "suffix-reference": (after) => after.host !== "",
  "windows-path": (after) => after.protocol === "file:", "accidental-scheme": (after, before, base) => after.host === base.host && after.protocol === base.protocol,
  "doubly-encoded": (after, before) => octets(octets(before.href)) === octets(after.href) || after.href.length < before.href.length,
};

await check("what to write instead leads in browsers where it claims to", () => {
  let fixes = 0;
  const wrong = [];
  for (let round = 0; round < 400; round++) {
    const base = pick(BASES);
    const refs = Array.from({ length: 10 }, () => Array.from({ length: 1 + random(5) }, () => pick(PIECES)).join(""));
    for (const link of notes(refs, base)) {
      for (const { code, instead, says } of link.notes) {
        if (instead === null || instead === undefined) continue;
        fixes++;
        const what = `${code} of ${JSON.stringify(link.ref)} on ${base}: ${JSON.stringify(instead)}`;
        const [before, after] = [url(link.ref, base), url(instead, base)];
        assert.ok(code in CLAIMS, what);
        if (before === null) continue; // browsers refuse it
        if (after !== null) wrong.push(...(CLAIMS[code](after, before, new URL(base), says) ? [] : [`${what} leads to ${after.href}, before to ${before.href}`]));
        else assert.ok(["scheme-typo", "scheme-slashes", "suffix-reference", "network-path", "windows-path", "address-in-path"].includes(code), `${what} is refused`);
      }
    }
  }
  assert.deepEqual(wrong.slice(0, 10), []);
  assert.ok(fixes > 2000, `${fixes} fixes`);
});
