// Random pairs of texts by the URL Standard, compared with a runtime's new URL: of Node
// here, of Chromium in tests/browser. A difference is a fault of the program or a departure
// of the runtime that is named.

const PIECES = ["http:", "https:", "ws:", "ftp:", "file:", "foo:", "blob:", "javascript:", "HTTP:", "//", "/", "\\", "///", "/./", "/../", "..", ".", "%2e", "%2E.", "a", "b.c", "EX.org", "localhost",
  "c:", "C|", ":", "@", "u:p@", "?", "#", "127.1", "0x7f.1", "256", "1.2.3.4", "09", "[::1]", "[1:2::3.4.5.6]", "[", "]", "é", "ß", "①", "．", "xn--", "xn--a", "\u00ad", "%41", "%zz", "%", "%00", "-", "_", "~", "!", "$",
  "&", "'", "(", ")", "*", "+", ",", ";", "=", "\"", "<", ">", "`", "{", "}", "|", "^", "\x00", "\x01", "\x7f", "\x80", "\ufeff", "\ufffe", "\ud800", "\udc00", "😀", " ", "\t", "\n", "80", ":443", ":65536", ":0"];
const BASES = ["http://a/b/c/d;p?q", "https://u:p@h.example:81/x/y?z#f", "file:///C:/a/b", "file://h/a", "foo://h/p/q", "foo:/a/b", "mailto:a@b", "about:blank", "blob:https://h/1", "http://a/b/.."];

// What a text is made of that goes through the states in their order: the parts of an
// address, in each of which there may be any character.
const SCHEMES = ["http:", "https:", "wss:", "ftp:", "file:", "foo:", "blob:", "blob:http:", "blob:https:", "blob:file:", "blob:foo:", "blob:blob:https:", "data:", "about:", "hTTp:", "a+-.1:", "1a:", ""];
const SLASHES = ["//", "//", "//", "/", "", "///", "\\\\", "/\\", "\\/"];
const CREDENTIALS = ["", "", "", "u@", "u:p@", ":@", ":p@", "@", "a@b@", "u:p:q@"];
const HOSTS = ["h", "EXAMPLE.org", "a.b", "a..b", ".", "a.", "127.0.0.1", "0x7F.0.0.1", "0177.1", "1.2.3", "1.2.3.4.", "1.2.3.4.5", "256.1", "4294967295", "4294967296", "0x", "0x.0x", "09.1", "1.0x", "a.1", "a.0x1", "1..2",
  "[::1]", "[::]", "[1:2:3:4:5:6:7:8]", "[1::2::3]", "[::1.2.3.4]", "[::1.2.3]", "[::01.2.3.4]", "[0:0:1::0:0]", "[ffff::FFFF]", "[::1%25]", "[v1.a]", "[1:2]", "[]", "[::1", "::1]", "localhost", "loc%41lhost", "%6c", "a%00b",
  "a%2fb", "a%5cb", "C:", "C|", "c|x", "ex_ample", "-a-", "ab--cd", "é.x", "ＥＸ", "a\u00adb", "\u00ad", "", "h;x", "h!$&'()*+,;=~"];
const PORTS = ["", "", "", "", ":", ":0", ":80", ":443", ":21", ":00080", ":65535", ":65536", ":8a", ": 8"];
const SEGMENTS = ["", "a", ".", "..", "%2e", "%2E%2e", ".%2e", "...", "C:", "c|", "C:x", "a b", "a;b", "a=b", "%41%zz"];

const of = (below, list) => list[below(list.length)];
const pieces = (below, start, most) => Array.from({ length: below(most) }, () => of(below, PIECES)).reduce((all, piece) => all + piece, start);

function address(below) {
  const any = () => (below(4) === 0 ? String.fromCharCode(below(below(3) === 0 ? 0x800 : 0x80)) : "");
  let text = of(below, SCHEMES) + of(below, SLASHES) + of(below, CREDENTIALS) + any() + of(below, HOSTS) + any() + of(below, PORTS);
  for (let i = below(4); i > 0; i--) text += (below(8) === 0 ? "\\" : "/") + of(below, SEGMENTS) + any();
  if (below(3) === 0) text += "?" + any() + "q" + any();
  if (below(3) === 0) text += "#" + any() + "f" + any();
  return text;
}

// The base and the reference of pair number i.
function pair(below, i) {
  if (i % 2 === 0) return { base: pieces(below, of(below, BASES), 3), ref: pieces(below, "", 8) };
  const whole = address(below), base = below(3) === 0 ? address(below) : of(below, BASES);
  return { base, ref: below(3) === 0 ? whole.replace(/^[^/\\?#]*/, "") : whole };
}

function theirs(ref, base) {
  try {
    const url = base === undefined ? new URL(ref) : new URL(ref, base);
    return { href: url.href, origin: url.origin };
  } catch {
    return { href: null, origin: null };
  }
}

// comparePairs is compareTexts for so many random pairs.
export function comparePairs(api, below, pairs, expected) {
  return compareTexts(api, Array.from({ length: pairs }, (_, i) => pair(below, i)), expected);
}

// compareTexts compares resolve and parse of the playground for bases and references. What the
// runtime is expected to answer says expected(ask, texts, what, theirs), as an answer with the
// names of the departures that make it another one than that of the playground, which is
// ask(texts, what).
export function compareTexts({ resolve, parse }, list, expected) {
  const found = {}, unexplained = [];
  const ask = ({ base, ref }, what) => (base === undefined ? parse(ref, { dialect: "url" })[what] : resolve(base, ref, { dialect: "url" }).target);
  const compare = (what, texts, runtime) => {
    const { answer, names } = expected(ask, texts, what, runtime);
    for (const name of names) found[name] = (found[name] ?? 0) + 1;
    if (answer !== runtime && unexplained.length < 400) unexplained.push({ what, ours: ask(texts, what), expected: answer, runtime, ...texts });
  };
  for (const { base, ref } of list) {
    const parsed = theirs(ref);
    compare("href", { base, ref }, theirs(ref, base).href);
    compare("href", { ref }, parsed.href);
    compare("origin", { ref }, parsed.origin);
  }
  return { found, unexplained };
}
