// Random pairs of texts by the URL Standard, compared with this runtime's new URL. Each
// difference is a fault of the program or a departure of the runtime that is named here.
// URI_FUZZ_PAIRS says how many pairs, from another seed each time.
import { assert, bytes, check, load, numbers } from "./checks.mjs";

const pairs = Number(process.env.URI_FUZZ_PAIRS ?? 4000);
const seed = process.env.URI_FUZZ_PAIRS ? Number(process.env.URI_FUZZ_SEED ?? Date.now() % 1e9) : 1;
const below = numbers(seed);
const api = await load({ wasm: bytes });

const PIECES = ["http:", "https:", "ws:", "ftp:", "file:", "foo:", "blob:", "javascript:", "HTTP:", "//", "/", "\\", "///", "/./", "/../", "..", ".", "%2e", "%2E.", "a", "b.c", "EX.org", "localhost",
  "c:", "C|", ":", "@", "u:p@", "?", "#", "127.1", "0x7f.1", "256", "1.2.3.4", "09", "[::1]", "[1:2::3.4.5.6]", "[", "]", "é", "ß", "①", "．", "xn--", "xn--a", "\u00ad", "%41", "%zz", "%", "%00", "-", "_", "~", "!", "$",
  "&", "'", "(", ")", "*", "+", ",", ";", "=", "\"", "<", ">", "`", "{", "}", "|", "^", "\x00", "\x01", "\x7f", "\x80", "\ufeff", "\ufffe", "\ud800", "\udc00", "😀", " ", "\t", "\n", "80", ":443", ":65536", ":0"];
const BASES = ["http://a/b/c/d;p?q", "https://u:p@h.example:81/x/y?z#f", "file:///C:/a/b", "file://h/a", "foo://h/p/q", "foo:/a/b", "mailto:a@b", "about:blank", "blob:https://h/1", "http://a/b/.."];
const text = (start, most) => Array.from({ length: below(most) }, () => PIECES[below(PIECES.length)]).reduce((all, piece) => all + piece, start);

function theirs(ref, base) {
  try {
    const url = base === undefined ? new URL(ref) : new URL(ref, base);
    return { href: url.href, origin: url.origin };
  } catch {
    return { href: null, origin: null };
  }
}

// Where this runtime departs from the standard, and how its answer shows that.
const CARET = "^ in a path is not percent-encoded"; // beside which there may be another
const DEPARTURES = [
  { name: CARET, is: (ours, runtime) => ours === runtime },
  { name: "a base with an opaque path takes any reference in which there is a fragment", is: (ours, runtime, { ref, base }) => ours === undefined && runtime !== undefined && /#/.test(ref) && !/^[a-z]+:\//i.test(base ?? "") },
  { name: "an empty query of the base is not taken over", is: (ours, runtime, { base }) => base?.includes("?") && ours?.replace(/\?(?=#|$)/, "") === runtime },
  { name: "a path of double dots alone becomes empty", is: (ours, runtime, { ref }) => /\.|%2e/i.test(ref) && ours?.replace(/\/(?=[?#]|$)/, "") === runtime },
  { name: "a space at the end of an opaque path is not percent-encoded", is: (ours, runtime) => ours?.replace(/%20(?=[?#])/, " ") === runtime },
  { name: "the first segment of a file stays if it only begins like a drive letter", is: (ours, runtime, { base }) => runtime?.startsWith("file:") && /^file:\/*h?\/+[a-z][:|][^/\\?#]/i.test(base?.replace(/[\t\n]/g, "")) },
  { name: "an ASCII domain with a label that is not valid Punycode is refused", is: (ours, runtime) => runtime === undefined && /xn--/.test(ours) },
];

const found = new Map();
function compare(what, ours, runtime, texts) {
  if (ours === runtime) return;
  const named = DEPARTURES.find(({ is }) => is(ours?.replaceAll("%5E", "^"), runtime?.replaceAll("%5E", "^"), texts));
  if (!named) assert.fail(`seed ${seed}, ${what}\nours:    ${JSON.stringify(ours)}\nruntime: ${JSON.stringify(runtime)}`);
  found.set(named.name, (found.get(named.name) ?? 0) + 1);
}

await check(`${pairs} random pairs are resolved as this runtime does`, () => {
  for (let i = 0; i < pairs; i++) {
    const base = text(BASES[below(BASES.length)], 3), ref = text("", 8);
    const said = `new URL(${JSON.stringify(ref)}, ${JSON.stringify(base)})`;
    const runtime = theirs(ref, base);
    compare(said, api.resolve(base, ref, { dialect: "url" }).target, runtime.href, { base, ref });
    const alone = api.parse(ref, { dialect: "url" }), parsed = theirs(ref);
    compare(`new URL(${JSON.stringify(ref)})`, alone.href, parsed.href, { ref });
    compare(`the origin of ${JSON.stringify(ref)}`, alone.origin, parsed.origin, { ref });
  }
});

for (const [name, count] of found) console.log(`${count} times this runtime departs from the standard: ${name}`);
