// Where Chromium departs from the URL Standard. Each departure states the rule that Chromium
// applies instead: what it reads in place of the texts (reads), and what it writes in place of
// the answer (writes). Under all of them together the program's answer has to be Chromium's,
// for every pair of texts; any other difference is a fault.
const SPECIAL = /^(https?|wss?|ftp|file):/i, FILE = /^file:/i, DATA = /^[\0- ]*data:/i;
const REFUSED = "^"; // which no host may have

// What is percent-encoded in a host, and no ASCII character.
const decoded = (host) => host.replace(/(%[89a-f][\da-f])+/gi, (octets) => {
  try {
    return decodeURIComponent(octets);
  } catch {
    return octets;
  }
});

// What the parser makes of a text before its states.
const trim = (text) => text.replace(/^[\0- ]+|[\0- ]+$/g, "");
const schemeOf = (text = "") => /^[a-z][a-z0-9+.-]*:/i.exec(text)?.[0].toLowerCase() ?? "";
// The scheme by which a text is read: its own, or that of the base.
const by = (text, base) => schemeOf(text) || schemeOf(base);
const each = (change) => (texts) => ({ ...texts, base: texts.base === undefined ? undefined : change(texts.base, undefined, texts), ref: change(texts.ref, texts.base, texts) });

// The components of an address, as Appendix B of RFC 3986 has them.
const split = (href) => /^([^:/?#]+:)?(\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(href).slice(1).map((part) => part ?? "");
const onPart = (n, change) => (answer, texts) => {
  if (answer === null) return null;
  const parts = split(answer);
  parts[n] = change(parts[n], parts, texts);
  return parts.join("");
};

// hostOf is the host of a text, with the port, between what comes before and after it; null
// for none.
function hostOf(text, base) {
  const own = schemeOf(text), scheme = by(text, base), special = SPECIAL.test(scheme), file = FILE.test(scheme);
  const slashes = !special ? /^\/\// : file ? /^[\\/]{2}/ : own && own !== schemeOf(base) ? /^[\\/]*/ : /^[\\/]{2,}/;
  const start = slashes.exec(text.slice(own.length))?.[0];
  if (start === undefined) return null;
  const from = own.length + start.length, authority = (special ? /^[^\\/?#]*/ : /^[^/?#]*/).exec(text.slice(from))[0];
  const host = authority.slice(file ? 0 : authority.lastIndexOf("@") + 1), end = from + authority.length;
  return { before: text.slice(0, end - host.length), host, after: text.slice(end), special, file };
}
const onHost = (change) => each((text, base, texts) => {
  const at = hostOf(text, base);
  return at ? at.before + change(at, texts) + at.after : text;
});

// joined is a base that is not special with a reference without a scheme, as Chromium joins
// them. In the path of the reference a backslash is a slash, but two at its start are no host.
// In the base, a backslash and more of them or slashes begin an authority, and one of an opaque
// path; without one an opaque path stays opaque, and the host of the reference is lost. The path
// ends at its last slash or backslash. What is taken over is not parsed again, which "behind" is
// for: it comes before the path of the answer. Behind an authority without a path that is the
// query and the fragment, too.
function joined(base, ref, standIn) {
  const [, scheme, authority = "", path, query, fragment] = /^([^:]+:)((?:\/\/|\\[\\/]+)[^\\/?#]*)?([^?#]*)((?:\?[^#]*)?)((?:#.*)?)$/s.exec(base);
  const [, way, ask = "", hash = ""] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(ref), opaque = (authority || path)[0] === "\\";
  if (/^[\\/]{2}/.test(way)) {
    if (authority || path[0] !== "\\") return { ref: scheme + (way[0] === "\\" ? "/" : "") + ref };
    return { ref: scheme + ref.replace(/^\/\/[^/?#]*/, "") };
  }
  if (!way && (path || !authority || !ref)) return { ref: scheme + authority + path + (ask || query) + hash };
  const to = way.replaceAll("\\", "/"), tail = (ask || (way ? "" : query)) + hash, behind = authority && !path ? query + fragment : "";
  const from = !way || to[0] === "/" ? "" : path.replace(/[^\\/]*$/, "") || "/";
  if (!opaque) return { ref: scheme + authority + from + to + tail, behind };
  const hidden = to.replace(/^\//, "").replace(/%2e|\./gi, (dot) => standIn(dot, dot));
  return { ref: scheme + "/" + hidden + tail, behind: authority + behind, from: way && (from || "/") };
}

// withoutDots is a path behind another one that is not parsed again, which may begin with a
// backslash: that ends no segment, and is not removed.
function withoutDots(from, path) {
  let out = from;
  const segments = path.split("/");
  for (const [i, segment] of segments.entries()) {
    const dots = out.endsWith("/") ? /^(?:(\.|%2e)|(\.|%2e){2})$/i.exec(segment) : null;
    if (!dots) out += segment + (i + 1 < segments.length ? "/" : "");
    else if (dots[2]) out = out.slice(0, Math.max(out.slice(0, -1).lastIndexOf("/"), 0) + 1);
  }
  return out;
}

// Whether the first segment of a path is like C: or C| at any time while its dots are removed.
function beginsLikeDrive(path) {
  let depth = 0;
  for (const segment of /^[^?#]*/.exec(path)[0].split(/[\\/]/).slice(1)) {
    if (/^(\.|%2e){2}$/i.test(segment)) depth = Math.max(depth - 1, 0);
    else if (!/^(\.|%2e)$/i.test(segment) && depth++ === 0 && /^[a-z](:|\||%7C)/i.test(segment)) return true;
  }
  return false;
}

const DEPARTURES = [
  // Basic URL parser: "Remove all ASCII tab or newline from input."
  { name: "tabs and newlines stay in a data: URL",
    reads: each((text, base, { standIn }) => {
      if (!DATA.test(text)) return trim(text.toWellFormed().replace(/[\t\n\r]/g, ""));
      const at = hostOf(trim(text));
      return /[\t\n\r]/.test(at?.host) ? at.before + REFUSED + at.after : trim(text).replace(/[\t\n\r]/g, (c) => standIn(c, encodeURIComponent(c)));
    }) },
  // Origin of "blob": "If pathURL's scheme is "http", "https", or "file", then return pathURL's origin."
  { name: "the origin of a blob: URL is that of the URL in it, whichever special scheme that has",
    reads(texts) {
      if (texts.what !== "origin" || !/^blob:/i.test(texts.ref)) return texts;
      const path = trim(split(texts.ask({ ref: texts.ref }) ?? "")[2]);
      return SPECIAL.test(path) ? { ...texts, ref: path, inner: true } : texts;
    },
    writes: (answer, { inner }) => (inner ? answer ?? "null" : answer) },
  // Origin of "file": "When in doubt, return a new opaque origin."
  { name: "the origin of a file is file://", writes: (answer, { what, ref }) => (what === "origin" && answer === "null" && FILE.test(ref) ? "file://" : answer) },
  // Relative state and relative slash state.
  { name: "a base that is not special and a reference are joined as if it were special", reads(texts) {
    const { base, ref, standIn, ask } = texts;
    if (base === undefined || SPECIAL.test(base) || schemeOf(ref)) return texts;
    const whole = ask({ ref: base });
    if (/^[^:]+:\\[\\/]+(?![\\/])([^\\/?#]*@)?(:[^:@\\/?#]*)?([\\/?#]|$)/.test(whole)) return { ...texts, base: undefined, ref: "http://" + REFUSED };
    return /^[^:]+:[\\/]/.test(whole) ? { ...texts, base: undefined, relative: true, ...joined(whole, ref, standIn) } : texts;
  }, writes: onPart(2, (path, parts, { behind = "", from, back }) => {
    if (from === undefined) return behind + path;
    const way = withoutDots(from, back(path).slice(1));
    if (behind.includes("#")) parts[3] = parts[3].replaceAll("`", "%60"); // which makes a fragment of it
    return behind + (/\?[^#]*$/.test(behind) ? way.replaceAll("'", "%27") : way);
  }) },
  // Path state: only "/", and in a special URL "\", ends a segment.
  { name: "in a path that is not special, a backslash ends a dot segment", reads: each((text, base) => {
    if (SPECIAL.test(by(text, base)) || !schemeOf(text)) return text;
    const parts = split(text);
    if (parts[2][0] !== "/") return text;
    for (let was = ""; was !== parts[2];) parts[2] = (was = parts[2]).replace(/(\/(?:\.|%2e){1,2})\\/gi, "$1/");
    return parts.join("");
  }) },
  // Host parser: "If asciiDomain contains a forbidden domain code point, domain-invalid-code-point validation error, return failure."
  { name: "a space in a host is percent-encoded", reads: onHost(({ host, special }, { standIn }) => {
    if (!special || /(?=[\u0590-\u08ff])[\p{L}\p{N}]/u.test(decoded(host))) return host;
    // One that a character is mapped to is encoded after the label is.
    const mapped = (c) => c.normalize("NFKC").replaceAll(" ", () => standIn("mapped", "%20"));
    return decoded(host).replace(/ |%20/g, () => standIn("space", "%20").repeat(3)).replace(/[^\0-\x7f]/gu, (c) => (c.normalize("NFKC").includes(" ") ? mapped(c) : c));
  }) },
  // The same. Where more than ASCII is left in a label, its Punycode is made before that.
  { name: "what a percent sign begins that a domain is mapped to is decoded", reads: onHost(({ host, special }) => {
    const name = decoded(host).normalize("NFKC");
    return special && /[％﹪]/.test(decoded(host)) && /^[\0-\x7f]*$/.test(name) ? name : host;
  }) },
  // Host parser: only an input that starts with "[" is an IPv6 address.
  { name: "a host that is mapped to an IPv6 address is one", reads: onHost(({ host, special }) => {
    const [, name, port = ""] = /^(.*?)(:[^:\]]*)?$/s.exec(host);
    const mapped = decoded(name).normalize("NFKC").replace(/[\u00ad\u034f\u180b-\u180f\u200b\u2060\u2064\ufe00-\ufe0f\ufeff]/g, "");
    return special && /^\[[^\]]*\]$/.test(mapped) ? mapped + port : host;
  }) },
  // IPv6 parser: "Otherwise, if ipv4Piece is 0, IPv4-in-IPv6-invalid-code-point validation error, return failure."
  { name: "a part of an IPv4 address in an IPv6 address may begin with 0, and is octal then",
    reads: onHost(({ host }) => host.replace(/^\[.*\]/, (address) => address.replace(/([:.])(0[0-7]+)(?=[.\]])/g, (_, before, part) => before + parseInt(part, 8)))) },
  // File host state: "If host is "localhost", then set host to the empty string."
  { name: "the host of a file stays if it is localhost, unless it is written so and the path begins like C: or C|",
    reads(texts) {
      const { base, ref, standIn, ask } = texts;
      const marked = (text, base, literal) => {
        const at = hostOf(text, base);
        if (!at?.file || ask({ ref: "http://" + at.host }) !== "http://localhost/") return text;
        return at.before + (at.host === "localhost" ? literal(at) : kept(at)) + at.after;
      };
      const kept = ({ host }) => host + standIn("localhost", "");
      const gone = (at) => (/^file:\/\/\//.test(ask({ ref: base })) ? "" : kept(at));
      return { ...texts, base: base && marked(base, undefined, gone), ref: marked(ref, base, (at) => (beginsLikeDrive(at.after) ? "" : kept(at))) };
    } },
  // File state, file slash state, file host state, path state; Chromium looks for drive letters on Windows only.
  { name: "a drive letter is a segment like others, and no host",
    reads: each((text, base, { standIn }) => {
      const own = schemeOf(text);
      if (!FILE.test(by(text, base))) return text;
      const at = hostOf(text, base), [head, tail] = at ? [/^[a-z][:|]$/i.test(at.host) ? at.before + REFUSED : at.before + at.host, at.after] : [own, text.slice(own.length)];
      const path = /^[^?#]*/.exec(tail)[0];
      return head + path.replace(/(^|[\\/])([a-z])([:|])(?=[\\/]|$)/gi, (_, before, letter, c) => before + letter + standIn(c, c === "|" ? "%7C" : c)) + tail.slice(path.length);
    }) },
  // File host state: "?" and "#" end a host as "/" does.
  { name: "a file with a host is refused if a query or fragment comes next", reads: onHost(({ host, file, after }) => (file && /^[?#]/.test(after) ? REFUSED : host)) },
  // File host state: an empty host ends before the third slash, and the others belong to the path.
  { name: "more slashes before the path of a file are passed over",
    reads: each((text, base) => (FILE.test(by(text, base)) ? text.replace(/^(file:)?[\\/]{4,}/i, "$1///") : text)) },
  // URL serializer: "/." comes before a path only where the host is null.
  { name: "/. comes before // in a path that is joined to that of a file without a host",
    reads: (texts) => ({ ...texts, joins: FILE.test(texts.base) && FILE.test(by(texts.ref, texts.base)) && /^(?![\\/]{2})[^?#]/.test(texts.ref.slice(schemeOf(texts.ref).length)) }),
    writes: onPart(2, (path, [, authority], { joins }) => (joins && authority === "//" ? path.replace(/^\/\//, "/.//") : path)) },
  // Opaque-host parser: "If input contains a forbidden host code point", which these are not.
  { name: "of a character in an opaque host the low byte of the first UTF-16 code unit is looked at, unless it is in a relative reference",
    reads: onHost(({ host, special }, { relative }) => (!special && !relative && [...host].some((c) => c > "\x7f" && /[\0\t\n\r #/:<>?@[\\\]^|]/.test(String.fromCharCode(c.charCodeAt(0) & 0xff))) ? REFUSED : host)) },
  // Opaque path state: "If remaining starts with U+003F (?) or U+0023 (#), then append "%20" to url's path."
  { name: "a space at the end of an opaque path is not percent-encoded", writes: onPart(2, (path, parts, { base, ref }) => (/^[^?#]* [?#]/.test(schemeOf(ref) ? ref : base) && !/^\//.test(path) && !parts[1] ? path.replace(/%20$/, " ") : path)) },
  // Path percent-encode set: "|" is only in the userinfo percent-encode set.
  { name: "| in a path is percent-encoded", writes: onPart(2, (path, parts) => (/^\//.test(path) ? path.replaceAll("|", "%7C") : path)) },
  // "*" is no forbidden host code point, and a domain is not percent-encoded.
  { name: "* in a host is percent-encoded", writes: onPart(1, (authority, [scheme]) => (SPECIAL.test(scheme) ? authority.replace(/[^@]*$/, (host) => host.replaceAll("*", "%2A")) : authority)) },
  // Query state and userinfo percent-encode set: only a special URL has "'" encoded, and only in its query.
  { name: "' is percent-encoded in credentials, and in the query of a URL that is not special",
    writes: (answer, texts) => onPart(1, (authority) => authority.replace(/^.*@/s, (user) => user.replaceAll("'", "%27")))(onPart(3, (query) => query.replaceAll("'", "%27"))(answer, texts), texts) },
];

// A character that stands in for another one, which the standard reads otherwise: one that is
// in none of the texts and not in what becomes of them, where Punycode has letters of its own,
// and that is the same in every component. The space is encoded before a domain is, in which
// places count.
function standIns(ask, { base, ref }) {
  const used = new Map();
  let free;
  return {
    standIn(c, written) {
      if (!free) {
        const taken = [base, ref, base && ask({ ref: base }, "href"), ask({ base, ref }, "href")].join("").toLowerCase();
        free = [..."~_!$&,()+ghijklmnopqrstuvwxyz"].filter((one) => !taken.includes(one));
      }
      if (!used.has(c)) used.set(c, { by: free.shift(), written });
      return used.get(c).by;
    },
    back: (answer) => [...used].reduce((text, [c, { by, written }]) => text?.replaceAll(c === "space" ? by.repeat(3) : by, written) ?? null, answer),
  };
}

// under is the answer by the rules of some departures: the target, or with "origin" the origin
// of a text without a base.
function under(departures, ask, texts, what) {
  const { standIn, back } = standIns(ask, texts);
  const read = departures.reduce((so, { reads }) => reads?.(so) ?? so, { ...texts, what, standIn, back, ask: (other) => under(departures, ask, other, "href") });
  return back(departures.reduceRight((so, { writes }) => (writes ? writes(so, read) : so), ask(read, what)));
}

// expected is what Chromium answers, with the names of as few departures as make it.
export function expected(ask, texts, what) {
  const answer = under(DEPARTURES, ask, texts, what);
  let needed = answer === ask(texts, what) ? [] : DEPARTURES;
  for (const one of needed) {
    const others = needed.filter((other) => other !== one);
    if (under(others, ask, texts, what) === answer) needed = others;
  }
  return { answer, names: needed.map(({ name }) => name) };
}

// Pairs that random runs have found, of faults and of each departure.
const FOUND = [
  ["mailto:a@b", "http:\ufeffxn--a"], ["about:blank", "ws:\ufeff[::1]"], ["http://a/b/..", "///[::1]\u00ad"], ["about:blank", "blob:http:///u:p@[::1.2.3.4]\u034f:21/"],
  ["http://a/b/..", "/\\u:p:q@˛:21?q#f"], ["file:///C:/a/b", "https:@09.1˜/a;b"], ["http://a/b", "HTTP:%2E.é #*"], ["a:b", "blob:https://:p@\u00a0h;x:21?q"], ["a:b", "https:/// 127.0.0.1\u0748:00080/C:x"],
  ["file:///C:/a/b", "//localhost/C:x/a#f"], ["file:///C:/a/b", "/\\loc%41lhost/c|/.%2eI"], ["file:///C:/a/b", "/\\localhost/c|/.%2eI"], ["http://a", "file:/\\localhost/.%2e/c|/%2e#f"], ["file://localhost/C:/a", "b"], ["file://localhost/a", "/C:/b"], ["file:///C:/a", "file://localhost/a"], ["file:///C:/a", "file://h#f"], ["file:///C:/a", "//?q"],
  ["file:///C:/a/b", "/./\\ws:foo:"], ["file:///.//x/y", "../g"], ["file:////x", "#y"], ["file://h/a", "C|"], ["file:///C:/a", "//C|/x"], ["file:///C:/a", "../../x"],
  ["foo://h/p", "//\u0540x/"], ["http://h", "foo://\u0540x/"], ["http://h", "c://😀//"], ["http://h", "foo://\u{1003f}/"], ["foo:/a/bé\\", "\ud800\n\udc00😀//\x7f"],
  ["blob:\\\\u@%6c?Hq#f", "?q"], ["blob:\\\\u@h?Hq#f", "#q"], ["foo://h?q#f", "?x"], ["foo://h?q", "/a'b`{}|^"], ["foo:\\\\h?q", "/a'b`{}|^"], ["foo:\\\\h#f", "/..?¤q`"], ["data:\\\\loc%41lhost?q", "1a:/h!$&'()*+,;=~"],
  ["foo:\\\\/", "#x"], ["foo:\\\\:65535/C:", "\\\\\u00ad:80/a"], ["a+-.1:\\\\:p@EXAMPLE.org/a b?q", "/[1:2]:/.%2e/օ?q"], ["about:\\\\a%5cb\\%2e", "[0:0]:/.%2e/%2E%2e/a?q#f"], ["data:\\/u@h/%41\u053c/a=b<", "1a:/../.%2e/b"],
  ["a+-.1:\\\\/c|", "/a"], ["foo:\\\\/C:/d", "x"], ["foo:\\//c?q", "x"], ["foo:\\\\u@/c", "x"], ["blob:\\x y</z?q", "../b c"], ["blob:\\x\\y/z", "../g"], ["blob:\\x#f", "//h/p"], ["blob:\\x#f", "\\\\h/p"], ["foo://h/p/q*\\", "x"], ["foo:/a/b", "\\a;b"], ["foo://h/p", "/a b/\\%41"],
  ["http://a", "foo:/a/.\\C:/..\\%2E%2e]"], ["http://a", "data:/a\t/..\n/b?\tc#\rd"], ["http://a", "data://h\t/"], ["http://a", "foo:a ?x"], ["http://a", "foo://u'p@h/'?'#'"], ["http://a", "http://*/|*?|*#|*"], ["http://a", "http://[::01.010.3.4]/"],
  ["mailto:a@b", "\0http:[::1]:0\ufeff"], ["file:///C:/a/b", "/\\localhost/C:x/%2E%2e/..."], ["file:///C:/a/b", "//localhost/q/C:x/../../d"],
  ["file:///C:/a/b", "http:///@Ԋh!$&'()*+,;=~/..k"], ["http://h", "http://％４１.com:81/x"], ["file:///C:/a", "//a﹪2e.b/x"], ["http://h", "http://％zz/"], ["http://h", "foo://％41/"],
].map(([base, ref]) => ({ base, ref }));
