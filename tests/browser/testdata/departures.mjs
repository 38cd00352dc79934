// Where Chromium departs from the URL Standard, and how its answer shows that. Beside each
// of them there may be "|" or "*" encoded.
const FORBIDDEN = "\0\t\n\r #/:<>?@[\\]^|";
const SPECIAL = ["http", "https", "ws", "wss", "ftp", "file"];
const plain = (answer) => answer?.replaceAll("%7C", "|").replaceAll("%2A", "*");
const clean = (text = "") => text.replace(/[\t\n\r]/g, "").replace(/^[\0- ]+|[\0- ]+$/g, "");
const scheme = (text) => /^[a-z][a-z0-9+.-]*(?=:)/i.exec(clean(text))?.[0].toLowerCase();
const special = (text) => SPECIAL.includes(scheme(text));
const lowByteForbidden = (text) => text.split("").some((unit) => unit > "\x7f" && FORBIDDEN.includes(String.fromCharCode(unit.charCodeAt(0) & 0xff)));
const withoutDrives = (answer) => plain(answer)?.replace(/\/[a-z][:|](?=[/?#]|$)/gi, "").replace(/^file:\/\/\/\.(?=\/\/)/, "file://").replace(/^file:\/\/(?=[?#]|$)/, "file:///");
const withoutLocalhost = (answer) => plain(answer)?.replace(/^file:\/\/localhost\//, "file:///");
const withoutQuotes = (answer) => plain(answer)?.replaceAll("%27", "'");
const withoutTabs = (answer) => plain(answer)?.replace(/%0[9ad]|[\t\n\r]/gi, "");
const tabAtDot = /(\.|%2e)[\t\n\r]|[\t\n\r](\.|%2e)/i, tabInHost = /^[\0- ]*data:\/\/[^/?#]*[\t\n\r]/i;
const beforePath = (answer) => withoutTabs(answer)?.replace(/^(data:(\/\/[^/?#]*)?).*/, "$1");
const withoutSlashes = (answer) => plain(answer)?.replace(/^file:\/{3,}/, "file:///");
// A file of which a host is all that comes before a query or a fragment.
const bareFile = (text) => /^(file:)?[\\/]{2}[^\\/?#]*[?#]/i.test(clean(text));
// Of an address the part before the query that is read against a base without a special scheme.
const opaqueParts = ({ ref, base }) => (base && !special(base) && !scheme(ref) ? clean(base).split(/[?#]/)[0] + clean(ref).split(/[?#]/)[0] : "");

const DEPARTURES = [
  // Path percent-encode set: "|" is only in the userinfo percent-encode set.
  { name: "| in a path is percent-encoded", is: (ours, runtime) => ours?.replaceAll("%7C", "|") === runtime?.replaceAll("%7C", "|") },
  // "*" is no forbidden host code point, and a domain is not percent-encoded.
  { name: "* in a host is percent-encoded", is: (ours, runtime) => plain(ours) === plain(runtime) },
  // Host parser: "If asciiDomain contains a forbidden domain code point, domain-invalid-code-point validation error, return failure."
  { name: "a space in a host is percent-encoded", is: (ours, runtime, { ref, base = "" }) => (!ours || ours === "null") && runtime && (/^[a-z]+:\/\/[^/]*%20/.test(runtime) || special(base) && /^[^?#]*( |%20)/.test(clean(base).normalize("NFKC"))) },
  // Origin of "file": "When in doubt, return a new opaque origin."
  { name: "the origin of a file is file://", is: (ours, runtime) => ours === "null" && runtime === "file://" },
  // IPv6 parser: "Otherwise, if ipv4Piece is 0, IPv4-in-IPv6-invalid-code-point validation error, return failure."
  { name: "a part of an IPv4 address in an IPv6 address may begin with 0", is: (ours, runtime, { ref, base = "" }) => (!ours || ours === "null") && runtime && /\[[^\]]*[:.]0\d+[.\d]*\]/.test(base + ref) },
  // Path state, file state and file slash state; GURL looks for drive letters on Windows only.
  { name: "a drive letter is a segment, or a host, like others", is: (ours, runtime, { ref, base }) => (ours?.startsWith("file:") || ours === "null" && !runtime) && [base, ref].some((text) => /(^|[\\/:])[a-z][:|]/i.test(clean(text))) && (!runtime || withoutDrives(ours) === withoutDrives(runtime) || /^(file:)?[a-z][:|]([/\\?#]|$)/i.test(clean(ref))) },
  // File host state: "If host is "localhost", then set host to the empty string."
  { name: "the host of a file stays if it is localhost", is: (ours, runtime) => withoutLocalhost(ours) === withoutLocalhost(runtime) },
  // File host state: "?" and "#" end a host as "/" does.
  { name: "a file with a host is refused if a query or fragment comes next", is: (ours, runtime, { ref, base }) => !runtime && [ref, base].some((text) => bareFile(text) && (scheme(text) ?? scheme(base)) === "file") },
  // File host state: an empty host ends before the third slash, and the others belong to the path.
  { name: "more slashes before the path of a file are passed over", is: (ours, runtime) => withoutSlashes(ours) === withoutSlashes(runtime) },
  // Relative state: "Otherwise, if url is special and c is U+005C (\)".
  { name: "in a reference to a base that is not special, a backslash is a slash", is: (ours, runtime, texts) => opaqueParts(texts).includes("\\") },
  // Path state: "url is special and c is U+005C (\)".
  { name: "in a path that is not special, a backslash ends a dot segment", is: (ours, runtime, { ref }) => ours && !special(ref) && /(\.|%2e)\\|\\(\.|%2e)/i.test(clean(ref)) },
  // Opaque-host parser: "If input contains a forbidden host code point", which these are not.
  { name: "of a character in an opaque host only the low byte is looked at", is: (ours, runtime, { ref, base }) => ours && !runtime && [base, ref].some((text) => text && !special(text) && /\/\//.test(clean(text)) && lowByteForbidden(clean(text))) },
  // Basic URL parser: "Remove all ASCII tab or newline from input."
  // So "." beside one is no dot segment, and a host with one is wrong.
  { name: "tabs and newlines stay in a data: URL", is: (ours, runtime, { ref, base }) => [ref, base].some((text) => /[\t\n\r]/.test(text) && scheme(text) === "data" && (withoutTabs(ours) === withoutTabs(runtime) || tabAtDot.test(text) && beforePath(ours) === beforePath(runtime) || tabInHost.test(text) && !runtime)) },
  // Opaque path state: "If remaining starts with U+003F (?) or U+0023 (#), then append "%20" to url's path."
  { name: "a space at the end of an opaque path is not percent-encoded", is: (ours, runtime) => ours?.replace(/%20(?=[?#])/, " ") === runtime },
  // Query state and userinfo percent-encode set: only a special URL has "'" encoded, and only in its query.
  { name: "' is percent-encoded in credentials, and in the query of a URL that is not special", is: (ours, runtime) => withoutQuotes(ours) === withoutQuotes(runtime) },
  // Relative slash state: of the base the host and the port are kept, and nothing behind them.
  { name: "a path takes its place behind the query or fragment of a base with a host and no path", is: (ours, runtime, { ref, base }) => runtime && base && !special(base) && !scheme(ref) && /^[^:]+:\/\/[^/?#]*[?#]/.test(clean(base)) },
  // Origin of "blob": "If pathURL's scheme is "http", "https", or "file", then return pathURL's origin."
  { name: "the origin of a blob: URL is that of a ws:, wss: or ftp: URL, too", is: (ours, runtime, { ref }) => ours === "null" && /^(wss?|ftp):/.test(runtime) && scheme(ref) === "blob" },
];
