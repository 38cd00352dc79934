// Types of playground.js, the URI Playground as an ES module.
//
//   import { load } from "./playground.js";
//   const { resolve } = await load();
//   resolve("http://a/b/c/d;p?q", "../../g").target; // "http://a/g"
//
// Offsets and lengths are UTF-16 code units, as in String.prototype.slice, and
// ends are exclusive. Texts cross without loss: lone surrogates stay what they
// are. The texts of one call may have 10,000,000 code units together; with more
// it throws a RangeError. An argument or option of a wrong type, or an option
// that does not exist, throws a TypeError that names it.
//
// No input ends the program. Should it end all the same, the call that was
// running throws an Error whose code is "crashed", and the program starts again,
// at most three times in ten seconds; until it may, calls throw an Error with
// the code "stopped". An error that the program could contain has the code
// "internal". Both name the input, and hold it in the property input.

/** The document by which texts are read. Only RFC 3986 is there as yet; the others answer with the fault `not-in-dialect`. */
export type Dialect = "rfc3986" | "rfc1738" | "rfc1630";

export interface LoadOptions {
  /**
   * The program, where it does not lie beside playground.js in `gen/`: its
   * address, its bytes, the response that brings them, or the compiled module.
   * Node.js, whose `fetch` reads no files, needs the bytes or the module.
   */
  wasm?: WasmSource | PromiseLike<Exclude<WasmSource, string | URL>>;
}

export type WasmSource = string | URL | Response | ArrayBuffer | ArrayBufferView | WebAssembly.Module;

/**
 * Loads the program and starts it. For the same `wasm` this happens once: every
 * further call returns the same promise, unless the first has failed. It needs
 * no document, so workers and Node.js can have everything but `mount`.
 *
 * @throws LoadError (by rejection)
 */
export function load(options?: LoadOptions): Promise<Playground>;

/** What `load` is rejected with, apart from a TypeError for wrong options. */
export interface LoadError extends Error {
  code:
    | "network" // the program cannot be fetched, or breaks off
    | "http-status" // the server answers with another status than 200 to 299; see status
    | "wrong-type" // what came is no WebAssembly; often a page
    | "wasm-missing" // the browser has no WebAssembly
    | "wasm-blocked" // the page's CSP lacks 'wasm-unsafe-eval' in script-src
    | "wasm-invalid" // what came does not compile
    | "start"; // the program ended while it started
  status?: number;
}

/** What a call throws, apart from a TypeError or RangeError for wrong arguments. */
export interface CallError extends Error {
  code: "internal" | "crashed" | "stopped" | "mounted" | "disposed";
  /** The texts that led to it, quoted and clipped to 200 code units each. */
  input?: string;
}

export interface Playground {
  readonly version: string;
  /** How often the program had to be started again. */
  readonly restarts: number;

  /** Divides a text into its components and validates it (RFC 3986 §3, §4). Any text has an answer. */
  parse(text: string, options?: ParseOptions): Parsed;

  /** Resolves a reference against a base (RFC 3986 §5). Any two texts have an answer. */
  resolve(base: string, ref: string, options?: ResolveOptions): Resolved;

  /** The routine remove_dot_segments (RFC 3986 §5.2.4) with its two buffers. */
  removeDotSegments(path: string): DotsRemoved;

  /**
   * Shows a playground in an element: in fields that the element holds already
   * (`[data-uri=base]`, `[data-uri=ref]`, `[data-uri=result]`), else in an open
   * shadow root. An element takes one at a time.
   */
  mount(element: Element, options?: MountOptions): Mounted;
}

export interface ParseOptions {
  /** @defaultValue `"rfc3986"` */
  dialect?: Dialect;
}

/** Components are null where they are undefined, and "" where they are empty (RFC 3986 §5.3). */
export interface Components {
  scheme: string | null;
  authority: string | null;
  userinfo: string | null;
  host: string | null;
  port: string | null;
  /** Null only where the dialect cannot parse. */
  path: string | null;
  query: string | null;
  fragment: string | null;
}

export interface Parsed extends Components {
  /** Whether the text is a URI-reference. */
  valid: boolean;
  /** Not valid, but more characters can make it so: `http://[::`. */
  incomplete: boolean;
  /** Where the leftmost character stands behind which nothing can mend the text. */
  firstBad: number | null;
  dialect: Dialect;
  /** By the components alone; `URI` also where there is no fragment. */
  kind: "URI" | "network-path" | "absolute-path" | "relative-path" | "same-document" | null;
  hostKind: "IPv6address" | "IPvFuture" | "IPv4address" | "reg-name" | null;
  pathKind: "path-abempty" | "path-absolute" | "path-noscheme" | "path-rootless" | "path-empty" | null;
  /** The components that are defined, in the order of the text. */
  parts: Part[];
  /** By place; at most 1,000 and then one with the code `more-faults` that spans the rest. */
  faults: Fault[];
  /** Named parts by scheme, for dialects that have such; else null. */
  view: null;
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
}

export interface Resolved {
  /** Whether there is a target and both texts are valid. */
  ok: boolean;
  /** Null where the base has no scheme (§5.1), or where the dialect cannot resolve. */
  target: string | null;
  /** What §5.3 prints to the letter. It differs where that invents an authority: `f://g` for `f:/.//g`. */
  literalTarget: string | null;
  /** The target as `parse` reads it. */
  components: Parsed | null;
  /** The lines of §5.2.2, §5.2.3 and §5.3 that ran, in their order. */
  steps: Step[];
  /** The rows of remove_dot_segments; none where the base's path was taken as it is. */
  trace: TraceRow[];
  /** Where each character of the target came from, in its order. At most 10,000 runs, and then one for the rest. */
  provenance: Run[];
  /** Those of the base, then of the reference, each as in `Parsed`, then of the operation. */
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
  /** What the line gave; null for a condition, and where the component is undefined. */
  value: string | null;
  /** Whether the condition held; null for a line that is none. */
  holds: boolean | null;
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

export interface DotsRemoved {
  output: string;
  trace: TraceRow[];
}

/** What is left out stays as it is. Texts may have 5,000,000 code units each. */
export interface MountOptions {
  base?: string;
  ref?: string;
  strict?: boolean;
  erratum4547?: boolean;
  erratum4789?: boolean;
  lang?: "en" | "fr";
  /** Keeps the state in the address of the page, as the site does. Only at `mount`. */
  hash?: boolean;
  /** The address of the style sheet for a shadow root, in place of playground.css beside playground.js. Only at `mount`. */
  stylesheet?: string;
  /** All of the resolution (the default), the components alone, or target, timeline and buffer trace. */
  view?: "parse" | "resolve" | "trace";
  /** How many steps of the timeline have been made; as many as there are, or more, for all. */
  step?: number;
  /** `auto`, the default, follows the visitor's system. */
  theme?: "auto" | "light" | "dark";
  /** Fields and switches cannot be changed by the visitor. */
  readonly?: boolean;
  /** Whether switches, timeline and examples are shown; they are by default. */
  controls?: boolean;
}

/** A mounted playground. It outlives a restart of the program, with its latest state. */
export interface Mounted {
  /** @throws CallError with the code `disposed` */
  set(options: MountOptions): void;
  /** Removes it from its element. */
  dispose(): void;
  /** Returns a function that takes the listener off again. */
  on<E extends keyof MountEvents>(event: E, listener: (detail: MountEvents[E]) => void): () => void;
}

export interface MountEvents {
  /** The state has changed, by the visitor or by `set`. */
  change: MountState;
  /** Something went wrong inside. */
  error: MountError;
}

export interface MountState {
  base: string;
  ref: string;
  view: "parse" | "resolve" | "trace";
  step: number;
  lang: "en" | "fr";
  strict: boolean;
  erratum4547: boolean;
  erratum4789: boolean;
}

export interface MountError {
  message: string;
  input: string;
  /** After the program has ended: whether the playground was mounted again. Missing where it never ended. */
  restarted?: boolean;
}
