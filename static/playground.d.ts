// Types of playground.js, the URI Playground as an ES module.
//
//   import { load } from "./playground.js";
//   const { resolve } = await load();
//   resolve("http://a/b/c/d;p?q", "../../g").target; // "http://a/g"
//
// Offsets and lengths are UTF-16 code units, as in String.prototype.slice, and
// ends are exclusive. Texts cross without loss: lone surrogates stay what they
// are. The texts of one call, except those of the files of a site, may have
// 10,000,000 code units together; with more it throws a RangeError. Lists in
// answers have caps, and say where they were cut. An argument or option of a wrong
// type, or an option that does not exist, throws a TypeError that names it.
//
// No input ends the program. Should it end all the same, the call that was
// running throws an Error whose code is "crashed", and the program starts again,
// at most three times in ten seconds; until it may, calls throw an Error with
// the code "stopped", unless `load` is called, which starts it at once. An error that the program could contain has the code
// "internal". Both name the input, and hold it in the property input.

/**
 * The document by which texts are read. What a document does not define, it answers with the fault `not-in-dialect`: RFC
 * 1738 has no relative links, so nothing is resolved or normalized by it; RFC 1808, RFC 2396 and `url` parse and resolve. `url` is the
 * URL Standard as its review draft of August 2026 has it (commit 2f54a384bf6e2a4057a20e9e87abe5d6a862118f); domains that are
 * not ASCII are given to the browser, so what becomes of them depends on its version of Unicode.
 */
export type Dialect = import("./gen/facts.js").Dialect;

export interface LoadOptions {
  /**
   * The program, if it is not in `gen/` next to playground.js: its
   * address, its bytes, the response that brings them, or the compiled module.
   * Node.js from 20.16 on reads a `file:` address, too.
   */
  wasm?: WasmSource | PromiseLike<Exclude<WasmSource, string | URL>>;
  /**
   * Whether to load linkscan.js, too, which reads HTML, Markdown and data for
   * `links` (64 KB in Brotli; default true). Without it `links` reads text and
   * CSV only, until it is loaded by another call or by the view of links. If it
   * is not beside playground.js, the program does without it.
   */
  harvest?: boolean;
  /** Whether to load what reads YAML, too, for `links` (default false). */
  yaml?: boolean;
  /** A language to load besides English and that of the page, for `explain` and `picture`. */
  lang?: import("./gen/facts.js").Language;
}

export type WasmSource = string | URL | Response | ArrayBuffer | ArrayBufferView | WebAssembly.Module;

/**
 * Loads the program and starts it. For the same `wasm` this happens once: every
 * further call resolves to the same, unless the first has failed; a program that has
 * ended starts again. It needs
 * no document, so workers and Node.js can have everything but `mount`.
 *
 * @throws LoadError (by rejection)
 *
 * @example
 * (await load()).resolve("http://a/b/c/d;p?q", "../../g").target; // "http://a/g"
 */
export function load(options?: LoadOptions): Promise<Playground>;

/** What `load` is rejected with, apart from a TypeError for wrong options. */
export interface LoadError extends Error {
  code:
    | "network" // the program cannot be fetched, or breaks off
    | "http-status" // the server's status is outside 200–299; see status
    | "wrong-type" // what came is not WebAssembly; often a page
    | "wasm-missing" // the browser has no WebAssembly
    | "wasm-blocked" // the page's CSP lacks 'wasm-unsafe-eval' in script-src
    | "wasm-invalid" // what came does not compile
    | "memory" // there is not enough of it
    | "stopped" // it has ended, and does not start again
    | "start"; // the program ended while it started
  status?: number;
}

/** What a call throws, apart from a TypeError or RangeError for wrong arguments. */
export interface CallError extends Error {
  code: "internal" | "crashed" | "stopped" | "memory" | "start" | "mounted" | "disposed" | "harvest-missing" | "words-missing";
  /** The texts that led to it, quoted and clipped to 200 code units each. */
  input?: string;
}

export interface Playground {
  readonly version: string;
  /** How often the program had to be started again. */
  readonly restarts: number;

  /**
   * Divides a text into its components and validates it (RFC 3986 §3, §4). Any text has an answer. By an older document
   * the answer has the view of the text's scheme: its named parts and what a client does with them (RFC 1738 §3).
   *
   * @example
   * parse("http://a/b?").query; // ""
   * parse("http://a/b").query; // null
   * parse("http://[::1").incomplete; // true
   * parse("http://host/~user", { dialect: "rfc1738" }).faults[0].code; // "unsafe-gateway"
   * parse("ftp://myname@host.dom/%2Fetc/motd", { dialect: "rfc1738" }).view.actions[3].argument; // "/etc"
   * parse("gopher://h/7a%20b%09c", { dialect: "rfc1738" }).view.sent; // "a b\tc"
   * parse("HTTP://EXAMPLE.org:80/%2e/a b", { dialect: "url" }).href; // "http://example.org/a%20b"
   * parse("http://0x7f.1", { dialect: "url" }).validationErrors[0].name; // "IPv4-too-few-parts"
   * parse("file:///C:?q", { dialect: "url" }).path; // "/C:"
   */
  parse(text: string, options?: ParseOptions): Parsed;

  /**
   * Resolves a reference against a base (RFC 3986 §5). Any two texts have an answer.
   *
   * @example
   * resolve("http://a/b/c/d;p?q", "../../g").target; // "http://a/g"
   * resolve("http://a/b", "http:g", { strict: false }).target; // "http://a/g"
   * resolve("magic://a/b/c//d/e/f", "/g", { dialect: "rfc1630" }).target; // "magic://a/g"
   * resolve("magic://a/b/c//d/e/f", "/g", { dialect: "rfc1630", literalRule: true }).target; // "magic://a/b/c//d/g"
   * resolve("http://a/b/c/d;p?q", "?y", { dialect: "rfc2396" }).target; // "http://a/b/c/?y"
   * resolve("http://a/b/c/d;p?q", "#s", { dialect: "rfc2396" }).currentDocument; // true
   * resolve("http://a/b/c/d;p?q", "../../../g", { dialect: "rfc2396", excess: "remove" }).target; // "http://a/g"
   * resolve("http://a/b/c/d;p?q", ";x", { dialect: "rfc1808" }).target; // "http://a/b/c/d;x"
   * resolve("http://a/b/c/d;p?q", "\\\\g\\x", { dialect: "url" }).target; // "http://g/x"
   */
  resolve(base: string, ref: string, options?: ResolveOptions): Resolved;

  /**
   * The target of `resolve` by RFC 3986, without options, and nothing else of its answer: many times as fast. Null
   * where the base has no scheme. Texts that are not valid are resolved by their components; `isValid` tells.
   *
   * @example
   * target("http://a/b/c/d;p?q", "../../g"); // "http://a/g"
   * target("a/b", "c"); // null
   */
  target(base: string, ref: string): string | null;

  /**
   * The targets of many references from one base, in their order: faster than `target` for each.
   *
   * @example
   * targets("http://a/b/c", ["d", "../e", "?f"]); // ["http://a/b/d", "http://a/e", "http://a/b/c?f"]
   */
  targets(base: string, refs: Iterable<string>): (string | null)[];

  /**
   * Whether `parse` by RFC 3986 finds a text valid: it is a URI or a relative reference (§4.1).
   *
   * @example
   * isValid("../a?b#c"); // true
   * isValid("http://a/b c"); // false
   */
  isValid(text: string): boolean;

  /**
   * The output of `normalize` at its highest level, and nothing else of its answer.
   *
   * @example
   * normalized("HTTP://a:80/%7Eb/../c"); // "http://a/c"
   */
  normalized(text: string): string;

  /**
   * Resolves a reference by two documents and says where they part: the first component in which their targets differ, and
   * the step of each that decides it.
   *
   * @example
   * explainDifference("http://a/b/c/d;p?q", "?y", "rfc2396", "rfc3986").a.step.rule; // "2396-step-6a"
   * explainDifference("http://a/b/c/d;p?q", "g/%2E%2e/h", "rfc3986", "url").b.step.rule; // "url-path-segments"
   * explainDifference("http://a/b/c/d;p?q", "\\g", "rfc3986", "url").change.name; // "backslash"
   * explainDifference("http://a/b/c/d;p?q", "\\g", "rfc3986", "url").change.rfcStep.rule; // "t-if-path-slash"
   * explainDifference("http://a/b", "c", "rfc1808", "url").same; // true
   */
  explainDifference(base: string, ref: string, dialectA: Dialect, dialectB: Dialect, options?: Omit<ResolveOptions, "dialect">): Difference;

  /**
   * Says why a reference leads where it does, in the sentences of the playground: the case of §5.2.2 that fired, the
   * usual surprises and what to write instead, what merging kept (§5.2.3), which dot segments were removed (§5.2.4),
   * and what *Check a page* finds. The link opens the same in any copy of the playground.
   *
   * @throws CallError with the code "words-missing" for a language that is not loaded
   *
   * @example
   * explain("https://example.com/docs/guide", "intro").sentences[0].message; // "The path “intro” is relative, so it starts in the directory of the base."
   * explain("https://example.com/docs/guide", "intro").sentences[1].instead.base; // "https://example.com/docs/guide/"
   * explain("https://user.github.io/project/", "/a.js").notes[0].instead; // "/project/a.js"
   * explain("http://a/b/", "../x#y").link; // "#v=1&base=http://a/b/&ref=../x%23y"
   * explain("https://api.example/v3", "/users", { expect: "https://api.example/v3/users" }).expected.rule; // "below"
   * explain("https://api.example/docs/guide", "intro", { expect: "/docs/guide/intro" }).expected.start; // "https://api.example/docs/guide/"
   * explain("http://a/b/c", "../../g", { expect: "http://a/../g" }).expected.documents.includes("rfc2396"); // true
   */
  explain(base: string, ref: string, options?: ExplainOptions): Explanation;

  /**
   * Draws where a reference leads, for places where no script runs: an SVG file 640 pixels wide that shows which characters come
   * from the page, which from the link and which are added. `html` and `markdown` are lines that show the file. Null for the `run`
   * of a reference for which no dot segments are removed.
   *
   * @throws CallError with the code "words-missing" for a language that is not loaded
   *
   * @example
   * picture("http://a/b/c/d;p?q", "../../g").title; // "../../g leads to http://a/g"
   * picture("http://a/b/c/d;p?q", "../../g").text; // "“http” from the page, “://” added, “a” from the page, “/g” from the link."
   * picture("http://a/b/", "c", { step: 3 }).text; // "“http” from the page, “://” added, “a/b/” from the page, “c” from the link. step 3 of 22. The reference has no authority, so the base’s will be used. Next question: is its path empty?"
   * picture("http://a/b/", "c", { site: "https://example.org/playground/" }).link; // "https://example.org/playground/#v=1&base=http://a/b/&ref=c"
   * picture("http://a/b/", "?y", { show: "run" }); // null
   */
  picture(base: string, ref: string, options?: PictureOptions): Picture | null;

  /**
   * Follows the links of a built site as its host would, and says why each broken one leads nowhere: findings are of causes, so
   * that one wrong setting is one of them. HTML pages and style sheets are read, of other files only the names. What is
   * proposed leads, from every address of the page, to a file without a redirect.
   *
   * @throws CallError with the code "harvest-missing" unless `load` has loaded linkscan.js, and "words-missing" for a language that is not loaded
   *
   * @example
   * site([{ path: "index.html", text: '<a href="/a/">' }, { path: "a/index.html", text: "" }], { root: "https://user.github.io/docs/" }).findings[0].code; // "root-prefix"
   * site([{ path: "a/index.html", text: '<a href="../b">' }, { path: "b.html", text: "" }], { host: "nginx" }).findings[0].places[0].write; // "../b.html"
   * site([{ path: "index.html", text: '<a href="a">' }, { path: "a/index.html", text: "" }], { host: "github-pages" }).findings[0].places[0].hops[0].status; // 301
   * site([{ path: "index.html", text: '<a href="/a.html">' }, { path: "a.html", text: "" }], { server: "location /app/ { proxy_pass http://127.0.0.1:3000/; }" }).findings[0].places[0].write; // "/app/a.html"
   */
  site(files: Iterable<SiteFile>, options?: SiteOptions): SiteFindings;

  /**
   * The routine remove_dot_segments (RFC 3986 §5.2.4) with its two buffers.
   *
   * @example
   * removeDotSegments("/a/./b").trace[2]; // { step: "2B", output: "/a", input: "/b" }
   */
  removeDotSegments(path: string): DotsRemoved;

  /**
   * Normalizes a URI (RFC 3986 §6.2), rung by rung up to a level. The dot segments of a relative reference are left
   * alone, which the fault `relative-reference` says.
   *
   * @example
   * normalize("eXAMPLE://a/./b/../b/%63/%7bfoo%7d").output; // "example://a/b/c/%7Bfoo%7D"
   * normalize("http://a:80", { level: "syntax" }).output; // "http://a:80"
   * normalize("s:/a/..//b").literal; // "s://b"
   */
  normalize(text: string, options?: NormalizeOptions): Normalized;

  /**
   * Climbs the ladder of comparison (RFC 3986 §6.2) with two URIs until they are the same. The level is that of the
   * lowest rung on which they are.
   *
   * @example
   * compare("http://a", "HTTP://a:80/").level; // "scheme"
   * compare("http://a/b", "http://a/c").difference; // { component: "path", a: 9, b: 9 }
   * compare("urn:example:a?=b", "URN:EXAMPLE:a#c").sameURN; // true
   * compare("x:marie-claude", "x:marie%2Dclaude", { dialect: "rfc1630" }).level; // "encoding"
   */
  compare(a: string, b: string, options?: CompareOptions): Compared;

  /**
   * Finds the references that lead from a base to a target, by strict resolution without errata (RFC 3986 §5.2,
   * backwards): `resolve(base, ref).target` is the target, character by character.
   *
   * @example
   * relativize("http://a/b/c/d", "http://a/b/x").ref; // "../x"
   * relativize("http://a/b", "http://a/x:y").candidates[0].reason; // "Works: scheme and authority come from the base, the path does not."
   * relativize("http://a/b", "http://a/../x").ref; // null
   */
  relativize(base: string, target: string): Relativized;

  /**
   * Whether the reference is a same-document reference for the base (RFC 3986 §4.4). Both are compared as they are,
   * without normalization.
   *
   * @example
   * sameDocument("http://a/b?q", "#top"); // true
   * sameDocument("http://a/b?q", "b"); // false
   */
  sameDocument(base: string, ref: string): boolean;

  /**
   * Finds the base URI among what the four layers of RFC 3986 §5.1 offer: the innermost one that is, or can be made,
   * absolute.
   *
   * @example
   * establishBase({ embedded: "../x#f", retrieval: "http://a/b/c" }).base; // "http://a/x"
   * establishBase({ retrieval: "http://a/b/c", fallback: "http://d/" }).layer; // "retrieval"
   */
  establishBase(layers?: BaseLayers): EstablishedBase;

  /**
   * Finds the URIs in a text (RFC 3986 Appendix C): in angle brackets, in double quotes, or between white space. At
   * most 10,000, and then one with the delimiter `omitted` that stands for the others.
   *
   * @example
   * extract("See <URL:http://a/\n b>.").map(({ uri }) => uri); // ["http://a/b"]
   * extract("(at http://a/b, they say)")[0].punctuation; // ","
   * extract("at http://münchen.example/ now").map(({ uri, continued }) => [uri, continued]); // [["http://m", "http://münchen.example/"]]
   */
  extract(text: string): Extraction[];

  /**
   * Finds the links of a source, resolves each against the base that §5.1 gives, and says what is odd about it:
   * diagnoses, and notes on security (RFC 3986 §7, RFC 1738 §6). HTML is read into the tree that browsers make
   * of it, everywhere in the same way: nothing of it is handed to the browser, so nothing runs and nothing is fetched.
   * Documents in `srcdoc` are read, too.
   *
   * @throws CallError with the code "harvest-missing" for what linkscan.js reads, without it, and for YAML without `load({ yaml: true })`
   *
   * @example
   * links('<base href="/en/"><a href="x">', { format: "html", retrieval: "http://a/b" }).links[0].target; // "http://a/en/x"
   * links("[x](../y)", { format: "markdown", retrieval: "http://a/b/c" }).links[0].target; // "http://a/y"
   * links("x y", { format: "text", fallback: "http://a/" }).links; // []
   * links('<a href="%2e%2e/x">', { format: "html", retrieval: "http://a/b/c", dialect: "url" }).links[0].target; // "http://a/x"
   * links("/x\n//y/z", { fallback: "http://a/b/" }).links[1].notes[0].code; // "network-path"
   * links('{"$id": "s/a.json", "$ref": "b.json"}', { format: "json-schema", retrieval: "http://a/" }).links[1].target; // "http://a/s/b.json"
   * links('<feed xml:base="/x/"><link href="y"/></feed>', { format: "atom", retrieval: "http://a/" }).links[0].chain[0].source; // "xml:base"
   * links('<a href="b">', { format: "html", retrieval: "http://a/x/", move: "page", to: "/y/" }).move.source; // '<a href="../x/b">'
   */
  links(source: string, options?: LinksOptions): Links;

  /**
   * Reports whether a text looks like a suffix reference, the end of a URI that people write and mean as one (RFC 3986
   * §4.5). It is a heuristic, and wrong both ways: where a base is known, such a text is a relative reference.
   *
   * @example
   * suffix("www.example.com/a").uri; // "https://www.example.com/a"
   * suffix("localhost:8080/a").uri; // "http://localhost:8080/a"
   * suffix("index.html").found; // false
   */
  suffix(text: string): SuffixReference;

  /**
   * What the groups $1 to $9 of the regular expression in RFC 3986 Appendix B match; $1 is at index 0.
   *
   * @example
   * groups("http://a/b?q").map(({ text }) => text); // ["http:", "http", "//a", "a", "/b", "?q", "q", null, null]
   */
  groups(text: string): Group[];

  /**
   * Derives a text from `URI-reference` by the grammar of RFC 3986 Appendix A; of a text that is none, the longest
   * start that can be continued, with the rules that failed and what they expected.
   *
   * @example
   * derive("a:b").nodes[1]; // { rule: "URI", start: 0, end: 3, depth: 1, parent: 0, open: false }
   * derive("http://[::g").path; // ["URI-reference", "URI", "hier-part", "authority", "host", "IP-literal", "IPv6address"]
   * derive("a:%4x").expected[0].characters; // "0123456789ABCDEFabcdef"
   */
  derive(text: string): Derived;

  /**
   * Percent-encodes data for a component (RFC 3986 §2.1): what the component may hold stays, all else becomes triplets
   * of its UTF-8. A `%` is data, too, so what is encoded already must not be given.
   *
   * @example
   * encode("100 %/é", "segment").output; // "100%20%25%2F%C3%A9"
   * encode("a=1&b", "query").output; // "a=1&b"
   * encode("a=1&b", "unreserved").output; // "a%3D1%26b"
   */
  encode(data: string, component: Component): Encoded;

  /**
   * Decodes a text for display, once (RFC 3986 §2.4, §2.5): triplets become characters, except where that would say
   * something else than the text does. The output is for reading; it is not a URI.
   *
   * @example
   * decode("/%C3%A9%2F%FF").output; // "/é%2F%FF"
   * decode("%2541").runs.map(({ how }) => how); // ["kept-percent", "as-is"]
   */
  decode(text: string): Decoded;

  /**
   * Finds the places that look as if they had been percent-encoded more than once (RFC 3986 §2.4). It is a heuristic:
   * data that holds a `%` itself looks the same. At most 10,000, and then one for the others.
   *
   * @example
   * doubleEncoded("/a%2520b"); // [{ start: 2, end: 7 }]
   */
  doubleEncoded(text: string): DoubleEncoding[];

  /**
   * The table of characters that are forbidden or risky in URLs, row by row as the page prints it, with
   * the class of each in the five RFCs; or all printable ASCII characters in the order of their codes.
   *
   * @example
   * characters()[0].encoding; // "%20"
   * characters({ all: true }).length; // 95
   * characters({ all: true }).find(({ character }) => character === "~").classes.rfc1738; // { class: "national", status: "encode" }
   */
  characters(options?: CharactersOptions): Character[];

  /**
   * Makes any text a path segment or a file name that is safe in a URL, and says of each character whether it is
   * kept, encoded, replaced or removed, and why.
   *
   * @example
   * safe("100% café").output; // "100%25-caf%C3%A9"
   * safe("Q & A: what's new?", { for: "filename" }).output; // "Q-A_whats-new_"
   * safe("a/b").characters[1].action; // "encode"
   */
  safe(text: string, options?: SafeOptions): Safe;

  /**
   * Shows a playground in an element: in fields that the element holds already
   * (`[data-uri=base]`, `[data-uri=ref]`, `[data-uri=result]`), else in an open
   * shadow root. An element takes one at a time.
   *
   * @example
   * mount(document.querySelector("#here"), { base: "http://a/b/", ref: "../c" }).state.view; // "resolve"
   */
  mount(element: Element, options?: MountOptions): Mounted;
}

export interface ParseOptions {
  /** @defaultValue `"rfc3986"` */
  dialect?: Dialect;
}

/**
 * Components are null where they are undefined, and "" where they are empty (RFC 3986 §5.3). By the URL Standard they are where
 * its parser reads them in the text; of a serialized URL the path is its `pathname`.
 */
export interface Components {
  scheme: string | null;
  authority: string | null;
  userinfo: string | null;
  host: string | null;
  port: string | null;
  /** Null only by the older documents, which call it otherwise: see the parts. */
  path: string | null;
  query: string | null;
  fragment: string | null;
}

export interface Parsed extends Components {
  /** Whether the text is a URI-reference, or, by an older document, a URL. */
  valid: boolean;
  /** Not valid, but more characters can make it so: `http://[::`. */
  incomplete: boolean;
  /** Index of the leftmost character after which nothing can make the text valid. */
  firstBad: number | null;
  dialect: Dialect;
  /**
   * By the components alone; `URI` also where there is no fragment. By an older document it is the name of its production:
   * with RFC 1738 that of the scheme, and null where there is no scheme. Null by the URL Standard, which has none.
   */
  kind: "URI" | "network-path" | "absolute-path" | "relative-path" | "same-document" | OlderKind | URLKind | null;
  hostKind: "IPv6address" | "IPvFuture" | "IPv4address" | "reg-name" | "hostname" | "hostnumber" | "reg_name" | null;
  pathKind: "path-abempty" | "path-absolute" | "path-noscheme" | "path-rootless" | "path-empty" | null;
  /** The components that are defined, in the order of the text. */
  parts: Part[];
  /** By place; at most 1,000 and then one with the code `more-faults` that spans the rest. */
  faults: Fault[];
  /** What the document says of the scheme; null by RFC 3986, and where there is no scheme. */
  view: SchemeView | null;
  /** Only by `url`: the serialized URL; null for a failure. */
  href?: string | null;
  /** Only by `url`: the serialized origin, `null` as a text where it is opaque; null for a failure. */
  origin?: string | null;
  /** Only by `url`: where the text is not valid. At most 1,000. */
  validationErrors?: ValidationError[];
}

/** A validation error of the URL Standard (§1.1). */
export interface ValidationError {
  /** As the standard has it: `invalid-reverse-solidus`. */
  name: string;
  start: number;
  end: number;
  /** The parser fails by it. */
  failure: boolean;
}

export interface Difference {
  /** Both have the same target, or both none. */
  same: boolean;
  /** The first component of the targets that differs; null where one of the two has no target. */
  component: "scheme" | "authority" | "path" | "query" | "fragment" | null;
  /**
   * From `rfc3986` to `url`: what the URL Standard does otherwise, such as `backslash`, and the first step of each where
   * that shows, at which the page stops: of the URL Standard the one that does it, and of RFC 3986 the one that would be
   * another for what that makes of the texts. Null for none, and for other pairs.
   */
  change: { name: string; step: Step | null; index: number | null; rfcStep: Step | null; rfcIndex: number | null } | null;
  a: DifferenceSide;
  b: DifferenceSide;
}

export interface DifferenceSide {
  dialect: Dialect;
  target: string | null;
  currentDocument: boolean;
  /** The step that decides, and its index in the trace; null where nothing was resolved, or both are the same. */
  step: Step | null;
  index: number | null;
  faults: ResolveFault[];
}

/** Productions of RFC 2396, RFC 1808 and RFC 1630. */
export type OlderKind = "absoluteURI" | "absoluteURL" | "net_path" | "abs_path" | "rel_path" | "uri" | "partial-form";

/** The productions of RFC 1738 §5. */
export type URLKind =
  | "ftpurl" | "httpurl" | "gopherurl" | "mailtourl" | "newsurl" | "nntpurl" | "telneturl" | "waisurl" | "fileurl" | "prosperourl"
  | "otherurl";

/**
 * What a document says of the URLs of one scheme. Lists in it, such as the directories of a path, have at most 10,000
 * elements; the note `w-more` says so where there are more. For a faulty text it is what holds once the faults are mended.
 */
export interface SchemeView {
  /** The production of the scheme, as `kind`. */
  scheme: string;
  rule: string;
  section: string;
  /** In the order of the text, including undefined ones. A path comes before its directories (`cwd`) and its `name`. */
  parts: SchemePart[];
  /** What a client does, in order. */
  actions: ClientAction[];
  /** What is easily misread, and the security considerations (RFC 1738 §6). */
  notes: SchemeNote[];
  /** What the client sends, octet by octet, where the document says it all: for gopher. Else null. */
  sent: string | null;
}

export interface SchemePart extends Part {
  /** As it is in the text; null where it is undefined. */
  text: string | null;
  /** Decoded, by UTF-8. Where "/" and the like divide it, only its own parts are decoded, and this is the text. */
  decoded: string | null;
  /** The octets in hexadecimal, where they are no UTF-8 and `decoded` cannot show them; else null. */
  octets: string | null;
}

export interface ClientAction {
  /** The word of the protocol, or of the document: `CWD`, `connect`. */
  action: string;
  rule: string;
  section: string;
  /** An English sentence. */
  reason: string;
  /** Decoded, by UTF-8; null where there is none. It may be empty. */
  argument: string | null;
  /** As in SchemePart, of the argument. */
  octets: string | null;
  /** Where the argument is in the text; null where the document gives it, as the user `anonymous`. */
  start: number | null;
  end: number | null;
  /** The argument is part of what goes to the server octet by octet. */
  sent: boolean;
}

export interface SchemeNote {
  rule: string;
  section: string;
  level: "warning" | "info";
  start: number;
  end: number;
  /** An English sentence. */
  message: string;
}

export interface Part {
  name: string;
  rule: string;
  section: string;
  start: number;
  end: number;
}

export interface Fault {
  /** In kebab case: `port-character`. */
  code: string;
  /** What was not followed: the rule's key and its section of the RFC. */
  rule: string;
  section: string;
  level: "error" | "warning" | "info";
  start: number;
  end: number;
  /** An English sentence. */
  message: string;
}

export interface ResolveOptions {
  /** @defaultValue `"rfc3986"` */
  dialect?: Dialect;
  /** False ignores a scheme in the reference that is the base's (§5.2.2). @defaultValue `true` */
  strict?: boolean;
  /** Keeps a ".." that finds no segment to remove. @defaultValue `false` */
  erratum4547?: boolean;
  /** Resolves a base path that ends with "/.." before its last segment is cut off. @defaultValue `false` */
  erratum4789?: boolean;
  /** For RFC 1630, whose rule and examples differ: follows the rule as printed. @defaultValue `false` */
  literalRule?: boolean;
  /**
   * For RFC 2396, whose §5.2 (step 6g) allows three ways: a ".." that finds no segment to remove is retained, as Appendix C
   * prints it, or removed, or there is no target. @defaultValue `"retain"`
   */
  excess?: "retain" | "remove" | "avoid";
}

export interface Resolved {
  /** Whether both texts are valid, and there is a target or the reference is to the current document. */
  ok: boolean;
  /** Only by RFC 2396 (§5.2, step 2): the reference is to the current document, and the target is null. */
  currentDocument: boolean;
  /** Null where the base has no scheme (§5.1), the dialect cannot resolve, or `currentDocument` is true. */
  target: string | null;
  /**
   * What the pseudocode of §5.3 gives if taken literally. It differs where that invents an authority: `f://g` for
   * `f:/.//g`. For RFC 1630 what the rule as printed gives; null if that is nothing.
   */
  literalTarget: string | null;
  /**
   * The target as `parse` reads it. This, steps, trace and provenance are made when one of them is first read, which
   * throws what a call throws.
   */
  components: Parsed | null;
  /**
   * The lines of §5.2.2, §5.2.3 and §5.3 that ran, in their order. For RFC 1630 the sentences of its pages 10 and 11 as they
   * were followed, even where there is no target: at most 10,000, and then one with the rule `omitted`. So are the numbered
   * steps of RFC 1808 §4 and RFC 2396 §5.2.
   */
  steps: Step[];
  /** The rows of remove_dot_segments; none where the base's path was taken as it is. */
  trace: TraceRow[];
  /** Where each character of the target came from, in its order. At most 10,000 runs, and then one for the rest. */
  provenance: Run[];
  /** Those of the base, then of the reference, then of the operation, each as in `Parsed`. */
  faults: ResolveFault[];
}

export interface ResolveFault extends Fault {
  /** The text that start and end lie in. */
  in: "base" | "ref" | "target";
}

export interface Step {
  rule: string;
  section: string;
  /** The line as the RFC prints it. */
  text: string;
  /** What the line gave; null for a condition, and where the component is undefined. By the other documents what the step is about. */
  value: string | null;
  /** Whether the condition held; null for a line that is none. */
  holds: boolean | null;
  /** Only by `url`: what the state appended to the URL; `value` is what it consumed of the reference. */
  appended?: string;
  /** For all documents but RFC 3986: an English sentence. */
  reason?: string | null;
  /**
   * Only for RFC 1630: the result after this step. Null where it was left out, since all results together
   * may have 4,000,000 code units.
   */
  result?: string | null;
  /** How many steps `omitted` stands for. */
  omitted?: number;
}

/** Both buffers after a step of §5.2.4. */
export interface TraceRow {
  /**
   * `erratum 4547` occurs only with that option. `…` is the last row of a trace
   * that was cut: all rows together have at most 4,000,000 code units.
   */
  step: "1" | "2A" | "2B" | "2C" | "2D" | "2E" | "erratum 4547" | "…";
  output: string;
  input: string;
  /** How many rows `…` stands for. */
  omitted?: number;
}

export interface Run {
  /** In the target. */
  start: number;
  end: number;
  /** `made` by the algorithm; `omitted` is the last run of a list that was cut. */
  from: "base" | "ref" | "made" | "omitted";
  /** In the base or the reference; else null. */
  sourceStart: number | null;
  sourceEnd: number | null;
  /** The step that put the characters there. */
  rule: string | null;
  /** How many runs `omitted` stands for. */
  omitted?: number;
}

export interface NormalizeOptions {
  /** @defaultValue `"rfc3986"` */
  dialect?: Dialect;
  /**
   * `case`, `percent` and `dot` are one rung each, `syntax` the three together, `scheme` all four.
   * @defaultValue `"scheme"`
   */
  level?: "case" | "percent" | "dot" | "syntax" | "scheme";
}

export interface Normalized {
  /** Whether the text is valid and has a normal form. */
  ok: boolean;
  /** Null where the dialect cannot normalize. */
  output: string | null;
  /** What the rungs give if taken literally, without the guard against an invented authority (§3.3). */
  literal: string | null;
  /** The text before each rung (case, percent, dot, scheme) and after the last one. */
  forms: string[];
  /** What changed: at most 10,000, and then one with the rule `omitted` that counts the others. */
  steps: NormalizeStep[];
  /** `in` is `text` or, for `authority-invented`, `output`. */
  faults: (Fault & { in: "text" | "output" })[];
}

export interface NormalizeStep {
  rule: string;
  section?: string;
  /** The words of the RFC that ask for it. */
  text?: string;
  /** What the change is, as an English sentence. */
  reason?: string;
  /** Index into forms of the text before the change; the one after the change is the next. */
  form?: number;
  /** Place in the form before; empty where characters were only added. */
  start?: number;
  end?: number;
  /** Place in the form after the change; empty where characters were only dropped. */
  newStart?: number;
  newEnd?: number;
  /** How many changes `omitted` stands for; it has nothing else. */
  omitted?: number;
}

export interface CompareOptions {
  /** RFC 1630 compares at the same encoding level; illegal URIs, too, whose faults it lists. @defaultValue `"rfc3986"` */
  dialect?: "rfc3986" | "rfc1630";
}

export interface Compared {
  /** Whether they are the same on some rung. That they are not does not mean that they identify different resources (§6.1). */
  equivalent: boolean;
  /** The lowest rung on which they are the same; null where there is none. Each rung includes those below it. */
  level: "simple" | "case" | "percent" | "dot" | "scheme" | "encoding" | null;
  /** The normal forms at the level `scheme`; for RFC 1630 both at the lowest encoding level. */
  normalA: string;
  normalB: string;
  /**
   * Only for RFC 3986: whether both are URNs with the same assigned name. By RFC 8141 (§3.1) these are equivalent, even
   * where `equivalent` is false since they differ in what follows `?+`, `?=` or `#`.
   */
  sameURN?: boolean;
  /** The first component that differs between the normal forms, and where in each; null where they are equivalent. */
  difference: { component: string; a: number; b: number } | null;
  /** Only for RFC 1630: the sentence that decides, where one does; and what is wrong with either, as in `Parsed`. */
  rule?: string | null;
  section?: string | null;
  reason?: string | null;
  faults?: (Fault & { in: "a" | "b" })[];
}

export interface DotsRemoved {
  output: string;
  trace: TraceRow[];
}

export interface ExplainOptions {
  /** Of the sentences; by default that of the page, or English. Others have to be loaded: `load({ lang: "fr" })`. */
  lang?: import("./gen/facts.js").Language;
  /**
   * Where the link was expected to lead: an address, "/path", "/folder/" or "…/tail". The answer says from which folder
   * that follows, and what to write.
   */
  expect?: string;
  /** The address to which a program went. */
  went?: string;
}

export interface PictureOptions extends Omit<ResolveOptions, "dialect"> {
  /** Of the words; by default that of the page, or English. Others have to be loaded: `load({ lang: "fr" })`. */
  lang?: import("./gen/facts.js").Language;
  /** The target alone, the machine below it, or the whole run of remove_dot_segments below it. By default the machine if there is a `step`, else the target. */
  show?: "target" | "machine" | "run";
  /** The step at which the machine is; by default, and for more than there are, the last one. */
  step?: number;
  /** The colours; `auto`, the default, is the reader's scheme, and light where nothing asks for that. */
  scheme?: "auto" | "light" | "dark";
  /** The address of the file in the lines of HTML and Markdown; "picture.svg" by default. */
  src?: string;
  /** The address of the site to whose permalink the picture links; by default the one that the program is from, if it is on the web. */
  site?: string;
  /** Where the link was expected to lead, as for `explain`: the picture says why it leads elsewhere. */
  expect?: string;
}

export interface Picture {
  /** The text alternative: where the link leads, and then where its characters come from and what the step does. */
  title: string;
  text: string;
  /** The permalink; "" where no site is known. */
  link: string;
  /** In CSS pixels. */
  width: number;
  height: number;
  /** The file. It needs nothing else, runs nothing and has its text alternative. */
  svg: string;
  /** An image, in a link if there is one. */
  html: string;
  /** The same in Markdown. */
  markdown: string;
}

export interface Explanation {
  /** Whether there is a target and both texts are valid. */
  ok: boolean;
  /** Null where the base has no scheme. */
  target: string | null;
  /** In the order in which they are read. */
  sentences: ExplanationSentence[];
  /** What *Check a page* finds about the link; their places lie in the reference. */
  notes: LinkNote[];
  /**
   * The permalink that opens this explanation: the fragment to put after the address of any copy of the playground, as
   * in `https://example.org/playground/#v=1&base=…&ref=…`. It will always open.
   */
  link: string;
  /** From where the expected address follows; null where none was given. */
  expected: ExplanationExpectation | null;
}

export interface ExplanationExpectation {
  /**
   * Of two rank equally: `is-rule`, it is what RFC 3986 says, and `no-folder`, the link says something else. It `follows`
   * if the link starts elsewhere or is read otherwise; `unsure`: the target fits what was given, too; `incomplete`: no
   * known folder fits it; `unasked`: it is no address; `no-target`: the base has no scheme.
   */
  verdict: "unasked" | "no-target" | "is-rule" | "follows" | "no-folder" | "unsure" | "incomplete";
  /** From where, or how read, it follows: `below` the base, the `page` as a folder, `above-slash`, `root`, `words` for `no-folder`, and so on. */
  rule: string | null;
  /** Where the link would have to start. */
  start: string | null;
  /** The whole address that was expected. */
  target: string | null;
  /** The specifications according to which the link leads there. */
  documents: Dialect[];
}

export interface ExplanationSentence {
  /**
   * That there is no `target`; the `case` of §5.2.2 that fired; a `surprise` about it; what `merge` kept or added; one of the first 100 removals of `dots`;
   * from where what was `expected` follows, at which line the two runs part, what to `write`, and what else to change if the base is a `page` or the
   * `setting` of a program; where the `program` went.
   */
  about: "target" | "case" | "surprise" | "merge" | "dots" | "expected" | "write" | "page" | "setting" | "program";
  /** The rule that it is about, if it is about one. */
  rule: string | null;
  section: string | null;
  message: string;
  /** What to write instead, and where that leads. */
  instead: { base: string; ref: string; target: string } | null;
}

/** A file of a built site. Unless it is a page or a style sheet, only its path matters. */
export interface SiteFile {
  /** Below the root of the site: "guide/index.html". */
  path: string;
  text?: string;
  /** If there is no text; not detached. Read in the encoding that a byte order mark or the file itself states, else as UTF-8. */
  bytes?: Uint8Array | ArrayBuffer;
}

export interface SiteOptions {
  /** The address of the first page, or its path below the default, which is "https://example.org/". One that is neither is not used, as the note "root-not-used" says. */
  root?: string;
  /** What serves the site; by default a plain web server, as nginx comes. */
  host?: import("./gen/facts.js").Host;
  /**
   * Rules of a server in front, as they stand in the configuration of nginx, Caddy or Apache, or in a file `_redirects`: "location /docs/ { proxy_pass
   * http://127.0.0.1:3000/; }", "try_files {path} /index.html". Where they say nothing of `root`, the site is served where they have an application.
   */
  server?: string;
  /** Of the sentences; by default that of the page, or English. Others have to be loaded: `load({ lang: "fr" })`. */
  lang?: import("./gen/facts.js").Language;
}

export interface SiteFindings {
  root: string;
  host: string;
  /** How many there are of each; `broken` lead nowhere, `redirected` work by a redirect, or not everywhere. */
  files: number;
  pages: number;
  links: number;
  broken: number;
  redirected: number;
  /** What is broken first, and then by how many links it concerns. */
  findings: SiteFinding[];
  /** About the root and the files: names that cannot be used, bytes that are not text, sources instead of pages, and the like. */
  notes: { code: string; name: string; message: string }[];
}

export interface SiteFinding {
  /** The cause: "root-prefix", "needs-slash", "capitals", … The list grows, and what is in it stays. */
  code: string;
  /** An "error" leads nowhere, a "warning" works by a detour or in part, and "info" was not followed. */
  level: "error" | "warning" | "info";
  /** What tells findings of one cause apart: a path, a host; empty where there is one of a cause only. */
  key: string;
  links: number;
  pages: number;
  message: string;
  /** The page about this cause, below the address of a copy of the site: `answers/cause-root-prefix.html`. In French it is below `fr/`. */
  answer: string;
  /** The first 1,000 of the links. */
  places: SiteLink[];
}

export interface SiteLink {
  /** The path of the file. */
  page: string;
  line: number;
  column: number;
  context: string;
  ref: string;
  /** That it was read against. */
  base: string;
  target: string;
  /** What the host answers; none where the target is not of the site. */
  hops: {
    address: string;
    status: number;
    to: string | null;
    /** The path that an application behind the server is asked for; null where there is none, or it is the same. */
    asked: string | null;
  }[];
  /** That is served; null for none. */
  file: string | null;
  /** Where it should lead, and what to write for that; null where that is not known. */
  wanted: string | null;
  write: string | null;
  /** The cause in a sentence. */
  message: string;
}

export interface Relativized {
  /** Whether there is a reference and both texts are valid. */
  ok: boolean;
  /** The shortest reference; null where none leads to the target, and then a fault says why. */
  ref: string | null;
  /** Those that work, the best first, and then the others; none where a text has no scheme. */
  candidates: Candidate[];
  /** Those of the base, then of the target, each as in `Parsed`, then of the operation. */
  faults: RelativizeFault[];
}

export interface Candidate {
  kind: "same-document" | "fragment-only" | "query-only" | "relative-path" | "absolute-path" | "network-path" | "URI";
  ref: string;
  /** Whether it is read as its kind and resolves to the target. */
  works: boolean;
  /** Why it does, or the first reason why it does not. */
  rule: string;
  section: string;
  /** The same as an English sentence. */
  reason: string;
}

export interface RelativizeFault extends Fault {
  in: "base" | "target";
}

/** What is left out, or null, is not given; an empty string is a relative reference. */
export interface BaseLayers {
  /** In the content itself (§5.1.1). */
  embedded?: string | null;
  /** Of the message or archive that the content is part of (§5.1.2). */
  encapsulating?: string | null;
  /** The URI by which the content was fetched, after redirects (§5.1.3). */
  retrieval?: string | null;
  /** What the application takes if there is no other (§5.1.4). */
  fallback?: string | null;
}

export interface EstablishedBase {
  /** Absolute and without a fragment; null where no layer gives one. */
  base: string | null;
  /** The layer it comes from. */
  layer: keyof BaseLayers | null;
  /** The four layers, the innermost first. */
  ladder: BaseLayer[];
  /** Those of the texts' syntax, as in `Parsed`, then of the layers. */
  faults: LayerFault[];
}

export interface BaseLayer {
  layer: keyof BaseLayers;
  rule: string;
  section: string;
  /** The text as it was given. */
  given: string | null;
  /** The base URI that the layer gives. */
  base: string | null;
  /** `behind`: a layer further in gives the base. `lost`: relative, and nothing makes it absolute. */
  outcome: "used" | "behind" | "absent" | "lost";
  /** The outcome as an English sentence. */
  reason: string;
  /** The layer whose base it was resolved against. */
  against: keyof BaseLayers | null;
  /** What had to be done before it could be a base, in that order. */
  done: Cited[];
}

/** A rule, its section of the RFC, and an English sentence about it. */
export interface Cited {
  rule: string;
  section: string;
  reason: string;
}

export interface LayerFault extends Fault {
  /** The layer whose text start and end lie in. */
  in: keyof BaseLayers | null;
}

export interface Extraction {
  /** Without what was put in to break lines; "" for `omitted`. */
  uri: string;
  /** Whether it is a valid URI-reference. In delimiters it need not be one. */
  valid: boolean;
  /** From the first character of the URI to the last, in the text. */
  start: number;
  end: number;
  /** The same with delimiters and prefix. */
  outerStart: number;
  outerEnd: number;
  delimiter: "angle-brackets" | "double-quotes" | "whitespace" | "omitted";
  /** `URL:` as it is written. */
  prefix: string | null;
  /** What follows the URI and was not taken for part of it. */
  punctuation: string | null;
  /** How many runs of white space were left out. */
  gaps: number;
  /** The URI without the hyphens before line breaks, if there are such: nobody can know which is meant. */
  unhyphened: string | null;
  /** In running text, the URI with what follows if that may belong to it, though no URI has such a character: perhaps another host. */
  continued: string | null;
  /**
   * A warning for each such hyphen, and `cut-short` for the character before which `continued` goes on; all entries
   * together have at most 1,000, apart from `more-faults`.
   */
  faults: Fault[];
  /** How many URIs `omitted` stands for. */
  omitted?: number;
}

/** All but `found` and `faults` is null where nothing was found. */
export interface SuffixReference {
  found: boolean;
  /** What the text would become: with "https://" in front, or "http://" where a host hardly has a certificate. */
  uri: string | null;
  /** What was taken for a host, and where it is. */
  host: string | null;
  start: number | null;
  end: number | null;
  /** What the grammar reads the text as. */
  readAs: "relative-path" | "URI" | null;
  /** The heuristic. */
  rule: "suffix-www" | "suffix-authority" | "suffix-name" | null;
  section: string | null;
  /** The same as an English sentence. */
  reason: string | null;
  /** The remark `suffix-reference`, if it was found. */
  faults: Fault[];
}

export interface Group extends Cited {
  group: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  /** The subexpression. */
  pattern: string;
  /** What it matches; null if it takes no part. */
  text: string | null;
  /** Where that is, or would be. */
  start: number;
  end: number;
}

export interface Derived {
  valid: boolean;
  incomplete: boolean;
  firstBad: number | null;
  /** Where the derived text ends: at firstBad, or at the end of the text. */
  end: number;
  /** The text is longer than 64 KB, which is too long to derive: there are no nodes, and nothing is expected. */
  tooLong: boolean;
  /** The tree in preorder: a node comes before what it consists of. At most 10,000. */
  nodes: DerivationNode[];
  /** How many more nodes there are. */
  omitted: number;
  /** The rules in which more could follow, or had to, where the derivation ends, from `URI-reference` down. */
  path: string[];
  /** What can come next there. That the text may end there is said by `valid`. */
  expected: Expectation[];
  /** Each rule that is named here, with its lines of the grammar as the RFC prints them. */
  rules: Record<string, { section: string; abnf: string }>;
}

export interface DerivationNode {
  /** Null for a literal in the line of the parent's rule. */
  rule: string | null;
  start: number;
  end: number;
  depth: number;
  /** The index of the node above. */
  parent: number | null;
  /** More has to follow before it is finished. */
  open: boolean;
}

export interface Expectation {
  /** The rules from `URI-reference` down to the one whose line lists it; the last may not have begun yet. */
  path: string[];
  /** As the line writes it: `":"`, `HEXDIG`, `%x30-34`. */
  abnf: string;
  /** The rule that this names; null for a literal and a range. */
  rule: string | null;
  /** All characters that it can begin with. */
  characters: string;
}

/** A host is taken for a reg-name; `unreserved` is for data within any component. */
export type Component =
  | "userinfo" | "host" | "reg-name" | "path" | "segment" | "segment-nz" | "segment-nz-nc" | "query" | "fragment" | "unreserved";

export interface Encoded {
  /** Whether the data has no lone surrogates. */
  ok: boolean;
  /** A lone surrogate is written as the three octets that UTF-8 would have for it. */
  output: string;
  /** `lone-surrogate`, with places in the data. */
  faults: Fault[];
}

export interface Decoded {
  output: string;
  /** How each stretch is shown, in its order. At most 10,000, and then one for the others. */
  runs: DecodedRun[];
}

export interface DecodedRun {
  /** In the output. */
  start: number;
  end: number;
  /** In the text. */
  sourceStart: number;
  sourceEnd: number;
  /** `kept-…` stays encoded, `replaced-…` is shown as U+FFFD, `malformed` is a `%` that begins no triplet. */
  how:
    | "as-is" | "decoded" | "kept-reserved" | "kept-percent" | "kept-invalid-utf-8" | "kept-control" | "malformed"
    | "replaced-invalid-utf-8" | "replaced-control" | "omitted";
  /** The same in English; null for `omitted`. */
  reason: string | null;
  /** How many runs `omitted` stands for. */
  omitted?: number;
}

export interface DoubleEncoding {
  start: number;
  end: number;
  /** How many places this last one stands for, where the list was cut. */
  omitted?: number;
}

export interface CharactersOptions {
  /** All printable ASCII characters in place of those of the table. @defaultValue `false` */
  all?: boolean;
}

export interface Character {
  character: string;
  code: number;
  /** `%20` */
  encoding: string;
  /** Names the character in the word lists; `letter` and `digit` are for all of them. */
  key: string;
  name: string;
  /** Its row in the table, from 1; null, like the advice, for a character that the table does not list. */
  row: number | null;
  /** Remove, replace or encode it (`unsafe`), better replace it by a hyphen, or encode it where it is data (`reserved`). */
  advice: "unsafe" | "hyphen" | "reserved" | null;
  /** The same as an English sentence. */
  meaning: string | null;
  /** What else the table says of it, in English. */
  remark: string | null;
  /** Its class in the words of each RFC, if it has one, and whether it may stand for itself anywhere, as a delimiter, or not. */
  classes: Record<Exclude<Dialect, "url">, { class: string | null; status: "free" | "reserved" | "encode" }>;
}

export interface SafeOptions {
  /** A `segment` still says the whole text; a `filename` needs no encoding in any URL. @defaultValue `"segment"` */
  for?: "segment" | "filename";
}

export interface Safe {
  output: string;
  /** Nothing is left of the text. */
  empty: boolean;
  /** At most 10,000, and then one with the action `omitted` that stands for the others. */
  characters: SafeCharacter[];
}

export interface SafeCharacter {
  /** In the text. */
  start: number;
  end: number;
  /** In the output. */
  outputStart: number;
  outputEnd: number;
  character: string | null;
  output: string | null;
  action: "keep" | "encode" | "replace" | "remove" | "omitted";
  /** `space-hyphen`, and so on; null for `omitted`. */
  reason: string | null;
  /** The same as an English sentence. */
  message: string | null;
  omitted?: number;
}

/** What is left out stays as it is. Texts may have 5,000,000 code units each. */
export interface MountOptions {
  base?: string;
  ref?: string;
  /** The text of the views `extract` and `safe`, and the source of the view `links`. */
  text?: string;
  /** The fragment of a permalink, without `#`; other options take precedence over it. Only at `mount`. */
  link?: string;
  /**
   * The document by which the views `resolve`, `parse` and `trace` read: with another one than RFC 3986 they show its
   * verdict, its parts and target, and what a client would do (RFC 1738) or the steps, which are then those of the
   * timeline; with `url` also the origin, and the states of the parser with their validation errors. The other views are
   * of RFC 3986, and `dialects` compares all of them.
   */
  dialect?: Dialect;
  strict?: boolean;
  erratum4547?: boolean;
  erratum4789?: boolean;
  /** In the view `dialects`: the partial form of RFC 1630 by the rule as printed. */
  literalRule?: boolean;
  /** English if it is left out, whatever the language of the page. */
  lang?: import("./gen/facts.js").Language;
  /** Keeps the state in the address of the page, as the site does. Only at `mount`. */
  hash?: boolean;
  /** The address of the style sheet for a shadow root, in place of gen/embed.css beside playground.js. Only at `mount`. */
  stylesheet?: string;
  /** All of the resolution (the default), the components alone, target with timeline and buffer trace, or a view of another matter. */
  view?: View;
  /** Opens the view `lesson` at a lesson (`link`, `dots`, …), or at `test`, `review`, `beliefs`, `class`, `handbook`, `challenge` or `lecture`; empty for the start of the course. */
  lesson?: string;
  /** The exercise of the lesson, from 1. */
  exercise?: number;
  /** Difficulty of the challenge, from 1 to 3. */
  level?: number;
  /** The same seed and level give the same exercise everywhere. */
  seed?: number;
  /**
   * What the learner has solved, as the event `progress` had it; empty at first. The host keeps it then, in place of the
   * browser's storage: it is told of each change, and nobody imports progress, erases it or gives another name.
   */
  progress?: string;
  /** How many steps of the timeline have been made; as many as there are, or more, for all. */
  step?: number;
  /** `auto`, the default, follows the visitor's system. */
  theme?: import("./gen/facts.js").Theme;
  /** Fields and switches cannot be changed by the visitor. */
  readonly?: boolean;
  /** Whether switches, timeline and examples are shown; they are by default. */
  controls?: boolean;
  /** Components, steps and buffers are unfolded below the machine. */
  panes?: boolean;
  /** Steps are asked for before they are shown: those that are still to come, or all of them where all are done. */
  predict?: boolean;
  /**
   * Where the link is expected to lead, in the views `resolve` and `trace`: an address, `/path`, `/folder/` or `…/tail`. Below
   * the target stands from where that would follow, and what to write.
   */
  expect?: string;
  /**
   * What the author says at steps, in the views `resolve` and `trace`: `"7 Which rule? | 12 One level up."`. This, `ask` and
   * `hide` are for the base and the reference of the host: with others, which a visitor types, they are gone.
   */
  notes?: string;
  /** The steps that are asked for before they are shown, as with `predict`: `"7"` or `"7,12"`. */
  ask?: string;
  /** What is hidden until the visitor presses *Reveal*: `"target"`, the `"steps"` after `step`, or `"target steps"`. */
  hide?: string;
  /** `slide` shows target, machine and sentence alone. */
  preset?: import("./gen/facts.js").Preset;
  /** Whether examples are offered; they are by default, and not by `<uri-playground>`. Only at `mount`. */
  examples?: boolean;
}

/** A view that the program does not have yet leaves the view as it is. */
export type View = import("./gen/facts.js").View;

/**
 * A mounted playground. It outlives a restart of the program, with its latest state. If the program ends too often, or once
 * more as it is mounted again, the visitor is told in the place of the result, and may try again.
 */
export interface Mounted {
  /**
   * Changes what is given, and leaves the rest.
   *
   * @throws CallError with the code `disposed`
   *
   * @example
   * (mounted.set({ ref: "../../g", view: "trace" }), mounted.state.view); // "trace"
   */
  set(options: MountOptions): void;
  /**
   * Removes it from its element. To do so again does nothing.
   *
   * @example
   * mounted.dispose(); // undefined
   */
  dispose(): void;
  /** The latest state. */
  readonly state: MountState;
  /**
   * Returns a function that takes the listener off again.
   *
   * @example
   * new Promise((done) => (mounted.on("change", ({ ref }) => done(ref)), mounted.set({ ref: "?y" }))); // "?y"
   */
  on<E extends keyof MountEvents>(event: E, listener: (detail: MountEvents[E]) => void): () => void;
}

export interface MountEvents {
  /** The state has changed, by the visitor or by `set`. */
  change: MountState;
  /** An exercise of the view `lesson` was answered, or a question of `predict` or `ask`. */
  answer: MountAnswer;
  /** Where `progress` was given: it has changed, by the visitor or by `set`. */
  progress: MountProgress;
  /** Something went wrong inside. */
  error: MountError;
}

export interface MountState {
  base: string;
  ref: string;
  /** Of `<uri-playground view="links">` the source, as long as it is typed or set; what is in a file is told to nobody. */
  text: string;
  view: View;
  dialect: Dialect;
  /** How many steps have been made, of so many. */
  step: number;
  steps: number;
  lesson: string;
  exercise: number;
  level: number;
  seed: number;
  lang: import("./gen/facts.js").Language;
  strict: boolean;
  erratum4547: boolean;
  erratum4789: boolean;
  literalRule: boolean;
  /** Whether steps are asked for before they are shown. */
  predict: boolean;
  /** Where the link is expected to lead, as it was typed; empty for nothing. */
  expect: string;
  /** What the author says at steps, which are asked for, and what is hidden, as in MountOptions; empty for nothing. */
  notes: string;
  ask: string;
  hide: string;
  /** What the learner has solved, where `progress` was given. */
  progress?: string;
  /**
   * The fragment of the permalink, without `#` and without its field `step`. It has all that is chosen, in each view.
   * Undefined where the texts have more than 100,000 bytes.
   */
  link?: string;
}

export interface MountAnswer {
  /**
   * `dots/3` is the third exercise of the lesson `dots`, `challenge/2/17` that of the seed 17 at level 2, `predict/3` the
   * third step of a run.
   */
  exercise: string;
  /** What is asked: "target", "reference", "rule", "output", …; of `predict` "branch", "query", "merge", "rule" or "buffers". */
  kind: string;
  /** As it was chosen or typed; two buffers with a line break between them. */
  answer: string;
  right: boolean;
  /**
   * The exercise is solved by it: it is right, the exercise was not solved before, its solution was not shown, and none of
   * its choices was tried in vain. Only this says that somebody knew.
   */
  counts: boolean;
  /** Which try it is, from 1. Starting over does not begin again. */
  try: number;
  /** How many hints were asked for. */
  hints: number;
  /** The solution was shown before, or, of `predict`, the step instead of an answer. */
  solution: boolean;
  /** The beliefs that lead to a wrong answer, such as "append", with a space between them; empty where none is known. */
  belief: string;
}

export interface MountProgress {
  /**
   * Words with spaces between them, to keep and to give back: `dots/3` for an exercise that counts as solved, with `~` after
   * it where one of its choices was tried in vain, with `!` where its solution was shown.
   */
  progress: string;
}

export interface MountError {
  message: string;
  input: string;
  /** After the program has ended: whether the playground was mounted again. Missing where it never ended. */
  restarted?: boolean;
}

export interface LinksOptions {
  /** What the source is; "auto" (the default) goes by its looks. "text" is prose (Appendix C of RFC 3986) or a bare list, a link in each line; "json" is JSON of no other kind. */
  format?: "auto" | LinksFormat;
  /** The name of the file that the source was in, by which "auto" goes first: "README.md" is Markdown, whatever it begins with. */
  name?: string;
  /** The draft of JSON Schema where a schema has no `$schema`; by default 2020-12, or 4 where the root has `id` and no `$id`. */
  draft?: "3" | "4" | "6" | "7" | "2019-09" | "2020-12";
  /** The URI that the source was retrieved from, after redirects (§5.1.3). */
  retrieval?: string | null;
  /** The base of the entity that encapsulates it (§5.1.2). */
  encapsulating?: string | null;
  /** The default base (§5.1.4). */
  fallback?: string | null;
  /** The root of the project, as a path or a URI: absolute paths that leave it are warned of. */
  root?: string | null;
  /**
   * What moves to another address: the page alone, all below `root` (or else the whole host), or that without what pages fetch: images, styles and scripts.
   * The answer then has `move`.
   */
  move?: "page" | "site" | "assets";
  /** The new address, of the page or of the root. */
  to?: string | null;
  /**
   * The document by which the targets are made. Base, kinds, notes and equal links are those of RFC 3986 with any of them.
   *
   * @defaultValue `"rfc3986"`
   */
  dialect?: Dialect;
}

/**
 * Those from "xml" on may state bases for parts of themselves. "xml" reads any vocabulary; "atom", "rss", "svg", "epub" (OPF, NCX, container.xml)
 * and "sitemap" are read alike. "json-schema" and "openapi" are JSON, or after `load({ yaml: true })` YAML, which
 * may begin as JSON does.
 */
export type LinksFormat = import("./gen/facts.js").Format;

export interface Links extends EstablishedBase {
  /** The format that was read; "auto" is replaced by what it seemed to be. */
  format: LinksFormat;
  /** How that was recognized, and what of such a source is not read. */
  readAs: ReadAs;
  /** How HTML was read: "dom", into a tree as browsers do. Earlier versions could also answer "scan". Null for other formats. */
  reader: "dom" | "scan" | null;
  /** The first `<base href>`, the xml:base or `$id` of the document as a whole: the layer "embedded". */
  embedded: Place | null;
  /** What else claims to be a base and is left out: a further `<base>`, xml:base in HTML, Content-Base, Content-Location. */
  ignored: Place[];
  /** The first 20,000 of them, in the order of the page. */
  links: PageLink[];
  /** How many there are. */
  total: number;
  /** What was left out or read otherwise, since reading it would take too long. */
  cuts: LinkCut[];
  /** Notes on the base, whose authority relative links take over; their places lie in `base`. */
  notes: LinkNote[];
  /** Only with `move`: the links after it. Null where the page has no address or lies outside of the root, or there is no such place. */
  move?: MovedLinks | null;
}

export interface ReadAs {
  /** The name of the file, something in the content, nothing (so that it is read as text), or the option `format`. */
  by: "name" | "content" | "nothing" | "choice";
  /** That name, or what was found in the content; else empty. */
  sign: string;
  /** Both in a sentence. */
  message: string;
  /** What of a source of the format is not read. */
  unread: string;
}

export interface MovedLinks {
  /** The old and the new address, of the page or of the root. */
  from: string;
  to: string;
  /** The address of the page after the move. */
  page: string;
  /** How many links would no longer lead where they should. */
  breaks: number;
  /** The source with those links written otherwise, and nothing else changed. */
  source: string;
  /** The first 20,000 links that have to be written otherwise; not those that are mended by another base. */
  links: MovedLink[];
  /** What the page should say of its base, if that is to be changed. */
  base: { start: number; end: number; instead: string; written: string } | null;
}

export interface MovedLink {
  /** Index of the link in `links`. */
  link: number;
  start: number;
  end: number;
  /** Where it leads now, where it would lead after the move, and where it should. */
  was: string;
  now: string;
  wanted: string;
  /** The reference that leads there. */
  instead: string;
  /** The same as it stands in the source; null where it has to be written by hand. */
  written: string | null;
}

export interface Place {
  ref: string;
  /** "base href", "xml:base", "$id", "id", "$self", "content-base" or "content-location". */
  context: string;
  start: number;
  end: number;
}

export interface PageLink {
  /** With character references and escapes read. */
  ref: string;
  /** Null where there is no base, or by a dialect that has no target for it: RFC 1738 does not resolve at all (the fault `not-in-dialect`). */
  target: string | null;
  /** The base that it is read from; null if there is none, or if it is not read from any. Where names are appended to a prefix, that prefix. */
  base: string | null;
  /** Where that base comes from, step by step from the innermost place outwards, up to one that needs no other (§5.1). Of more than 16 places in the source, the innermost. */
  chain: BaseStep[];
  /** The reference is to the current document, which RFC 2396 does not resolve. Only with another dialect than RFC 3986. */
  currentDocument?: boolean;
  kind: Parsed["kind"];
  /** Where it was found, as "a href", "img srcset", "markdown link", "sitemap loc", "csv cell" or "text". */
  context: string;
  /** Its place in the source; that of the whole attribute where it cannot be told. */
  start: number;
  end: number;
  /** The line that it starts in, and the UTF-16 code unit of the line, both from 1. */
  line: number;
  column: number;
  /** The worst level of its notes. */
  level: "none" | "info" | "warning" | "danger";
  /** Index of the first link with an equivalent target; null if it is the first itself. */
  sameAs: number | null;
  /** Of the reference's syntax; places lie in `ref`. */
  faults: Fault[];
  notes: LinkNote[];
}

export interface BaseStep {
  /**
   * What states it, as its format calls it ("$id", "xml:base", "base href", "srcdoc", "@base", "@prefix", "servers", …), or a layer of §5.1:
   * "embedded", "encapsulating", "retrieval" or "fallback".
   */
  source: string;
  /** As it is written; null where nothing is: `srcdoc` takes the base around it. */
  ref: string | null;
  /** The base that it makes; null for none, and where it is too long to be given. */
  uri: string | null;
  /** Its place in the source, in UTF-16 code units; null if it is not there. */
  offset: number | null;
}

export interface LinkCut {
  /**
   * Links after the first 2,000,000; what is nested too deeply; what is not well-formed, or binary; entities that stand for too much; a key that is
   * there twice; in JSON Schema an identifier or schemas beside `$ref`, a `$schema` that is not known, a fragment that is missing, references in a circle; contexts of JSON-LD that are elsewhere,
   * or too many; aliases of YAML; bases that are too long together, as nested ones are; attachments that a notebook lacks.
   */
  code:
    | "many-links" | "deep-nesting" | "malformed" | "binary" | "entities" | "duplicate-key" | "id-beside-ref" | "missing-pointer" | "cyclic-ref"
    | "remote-context" | "many-contexts" | "alias" | "beside-ref" | "unknown-dialect" | "nested-base" | "missing-attachment";
  count: number;
  /** The line of the first one, from 1; null if it is not known. */
  line: number | null;
  message: string;
}

export interface LinkNote {
  code: string;
  level: "info" | "warning" | "danger";
  /** It is a note on security; otherwise a diagnosis. */
  security: boolean;
  rfc: 3986 | 1738;
  section: string;
  /** The evidence, in `ref`. */
  start: number;
  end: number;
  message: string;
  /** The page about this finding, below the address of a copy of the site: `answers/finding-no-base.html`. In French it is below `fr/`. */
  answer: string;
  /** What the evidence stands for: an address, a host, a scheme, another target; depends on the code. */
  says: string | null;
  /** The reference to write instead, if that is plain. */
  instead: string | null;
}

// --- <uri-playground> --------------------------------------------------------

/**
 * The element <uri-playground>, which playground.js defines. Nothing but
 * playground.js is fetched before it starts. All that start on a page share one
 * program.
 *
 *   <script type="module" src="https://example.org/playground/playground.js"></script>
 *   <uri-playground
 *     base="http://a/b/c/d;p?q" ref="../../g">What is shown until it runs, or if it cannot.</uri-playground>
 *
 * Every attribute is also a property, and may change at any time; only `heading-level` is
 * read when it starts. Names may be written as `no-controls`, `noControls` or `nocontrols`,
 * and properties in lower case, too. A `step` that is set is a step of each run: where another
 * of the attributes changes what is resolved, that step of it is shown. A property says what the embed shows, even after the visitor changed it. An attribute with
 * a value that means nothing counts as left out. For `strict`, `lenient`, `erratum4547`,
 * `erratum4789`, `literalRule`, `predict`, `readonly`, `controls` and `noControls` the values `false`, `off`, `no` and `0`
 * mean no, any other yes.
 *
 * Styling: the parts `input`, `component`, `pseudocode`, `line`, `active-line`,
 * `row`, `active-row`, `input-buffer`, `output-buffer`, `controls`, `result`,
 * `machine`, `sentence`, `gate`, `fires` and `chip`; `foot`, `open` and
 * `start` of the line below, `skip` of the button above, `notice` of what is said where it has ended or
 * could not start; the custom states `:state(idle)`, `poster`, `loading`, `ready`, `failed` and `ended`; and variables that the page sets on the
 * element: `--uri-bg`, `--uri-pane`, `--uri-ink`, `--uri-dim`, `--uri-line`,
 * `--uri-soft`, `--uri-accent`, `--uri-run`, `--uri-now`, `--uri-now-line`,
 * `--uri-good`, `--uri-open`, `--uri-bad`, `--uri-bad-bg`, `--uri-scheme`, `--uri-authority`,
 * `--uri-userinfo`, `--uri-host`, `--uri-port`, `--uri-path`, `--uri-query`,
 * `--uri-fragment`, `--uri-base`, `--uri-base-fill`, `--uri-base-tint`, `--uri-ref`, `--uri-ref-fill`,
 * `--uri-ref-tint`, `--uri-made`, `--uri-focus`,
 * `--uri-run-a`, `--uri-run-a-fill`, `--uri-run-b`, `--uri-run-b-fill`, `--uri-run-both`, `--uri-font`,
 * `--uri-mono` and `--uri-unit`, the unit of space. Its text grows and shrinks with the text round it.
 *
 * Of the keys that are pressed in it, only those with Ctrl or Meta reach the page.
 */
export interface UriPlaygroundElement extends HTMLElement {
  base: string | null;
  ref: string | null;
  /** The same as `ref`, which React and Vue keep for themselves. */
  reference: string | null;
  text: string | null;
  view: View | null;
  /** How many steps have been made, as for slides; all if it is left out. */
  step: number | string | null;
  dialect: Dialect | null;
  /** Not the strict reading of §5.2.2. Absence is the default, unlike for `strict`, which frameworks that render on a server leave out where it is false. */
  lenient: boolean | string | null;
  /** `lenient` takes precedence over it. */
  strict: boolean | string | null;
  erratum4547: boolean | string | null;
  erratum4789: boolean | string | null;
  /** The partial form of RFC 1630 by the rule as printed; in HTML `literalrule`, as case means nothing there. */
  literalRule: boolean | string | null;
  /** `auto`, the default, follows data attributes and classes of the page (`data-theme`, `class="dark"` and others), then the background behind the embed, then the canvas, whose color-scheme may follow the system. */
  theme: import("./gen/facts.js").Theme | null;
  readonly: boolean | string | null;
  /** Hides switches and the timeline; in HTML `no-controls`. */
  noControls: boolean | string | null;
  /** `noControls` takes precedence over it. */
  controls: boolean | string | null;
  /** A CSS height, `auto`, or a number of pixels; if it is left out, `30em`, on a phone `39em`, and `40em` with `panes` or in other views. A height in the styles of the page takes precedence over it. */
  height: string | number | null;
  panes: boolean | string | null;
  /** Steps are asked for before they are shown. Absence is the default. */
  predict: boolean | string | null;
  /** Where the link is expected to lead: an address, `/path`, `/folder/` or `…/tail`. */
  expect: string | null;
  /** What is said at steps, `"7 Which rule? | 12 One level up."`; children with `slot="step-12"` say it with markup. */
  notes: string | null;
  /** The steps that are asked for before they are shown: `"7"` or `"7,12"`. */
  ask: string | number | null;
  /** What is hidden until it is revealed: `target`, the `steps` after `step`, or both. */
  hide: string | null;
  preset: string | null;
  /** The level of its first headings, as the 2 of `h2`; read when it starts. */
  headingLevel: number | string | null;
  /** For the view `lesson`. */
  lesson: string | null;
  exercise: number | string | null;
  level: number | string | null;
  seed: number | string | null;
  /** What the learner has solved, where the page keeps it: see MountOptions. */
  progress: string | null;
  /** Starts when it is near the viewport (the default), at once, or on a click. */
  loading: import("./gen/facts.js").Loading | null;
  /** In the page, in a sandboxed frame, or, by default, in a frame only where the page's policy forbids WebAssembly. */
  mode: import("./gen/facts.js").Mode | null;

  /** The state as the events have it; empty before the embed is ready. */
  readonly state: Partial<MountState>;
  /** The address of the full site in the same state. */
  readonly link: string;
  /**
   * Starts the embed now, or again after it has ended or could not start. The promise is never rejected; its value is whether
   * the embed runs.
   *
   * @example
   * element.start(); // true
   */
  start(): Promise<boolean>;
  /**
   * Sets several attributes; `null` takes one away.
   *
   * @example
   * (element.set({ base: "http://x/y", ref: "z" }), element.link.split("#")[1]); // "v=1&base=http://x/y&ref=z"
   */
  set(attributes: Record<string, string | number | boolean | null>): void;
}

/** The events bubble, and leave shadow roots. */
export interface UriPlaygroundEventMap {
  "uri-ready": CustomEvent<{ mode: "inline" | "frame"; version: string; state: MountState }>;
  /** Anything of the state but the step has changed, by the visitor or by an attribute. */
  "uri-change": CustomEvent<MountState>;
  "uri-step": CustomEvent<{ step: number; steps: number }>;
  /** It could not start, or something went wrong inside. Codes are those of LoadError and CallError, `frame`, `protocol`, `ended` and `failed`; `shown` is the sentence that the reader sees. */
  "uri-error": CustomEvent<{ code: string; message: string; input?: string; restarted?: boolean; shown?: string }>;
  "uri-answer": CustomEvent<MountAnswer>;
  /** Where the attribute `progress` was given, also an empty one. */
  "uri-progress": CustomEvent<MountProgress>;
  /** The content has another size, in CSS pixels. */
  "uri-resize": CustomEvent<{ width: number; height: number }>;
}

declare global {
  interface HTMLElementTagNameMap {
    "uri-playground": UriPlaygroundElement;
  }
  interface HTMLElementEventMap extends UriPlaygroundEventMap {}
}
