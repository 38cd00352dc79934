// Loads the Go program of the URI Playground and wraps its JavaScript API: checks
// arguments, and restarts the program if it ends. playground.d.ts declares what load
// returns.
import { answers, program, site, stylesheet, words as wordModules, version } from "./gen/build.js";
import { DIALECTS, FIRST_VIEWS, FORMATS, HOSTS, LANGUAGES, OPTION_VALUES } from "./gen/facts.js";
import { Go, standIns } from "./gen/wasm_exec.js";
import { Exchange } from "./exchange.js";
import { FRESH, Life, putInResult } from "./life.js";

const HANDSHAKE = Symbol.for("uri-playground"); // also in wasm/main.go
const MAX_TEXT = 10_000_000; // UTF-16 code units of a call's texts together; more could fill wasm's memory
const MAX_STARTS = 3; // restarts within
const STARTS_MS = 10_000;

const failure = (code, message, { cause, ...rest } = {}) => Object.assign(new Error(message, { cause }), { code, ...rest });

const MEMORY = /out of memory|cannot allocate|memory allocation/i; // how Go and browsers say it

// An error with a code: those of the browser, as an instance is made, have none.
const coded = (error) => (error?.code ? error : failure(MEMORY.test(error?.message) ? "memory" : "start", `the program cannot be started: ${error?.message ?? error}`, { cause: error }));

// Arguments

const typeOf = (value) => (value === null ? "null" : typeof value);
const show = (value) => (typeof value === "string" ? JSON.stringify(value.slice(0, 40)) : typeOf(value));

// A check takes (value, fail, count) and returns the value. fail throws, with what is
// expected; count adds up the lengths of texts, and throws if they are too long.
const text = (value, fail, count) => (typeof value === "string" ? (count(value.length), value) : fail("a string"));
const texts = (value, fail, count) => {
  const expected = "an iterable of strings";
  if (typeof value?.[Symbol.iterator] !== "function" || typeof value === "string") fail(expected);
  return Array.from(value, (one) => text(one, () => fail(expected), count));
};
const layer = (value, ...rest) => (value === null ? undefined : text(value, ...rest));
const string = (value, fail) => (typeof value === "string" && value.length <= MAX_TEXT / 2 ? value : fail(`a string of at most ${MAX_TEXT / 2} UTF-16 code units`));
const boolean = (value, fail) => (typeof value === "boolean" ? value : fail("a boolean"));
const index = (value, fail) => (Number.isSafeInteger(value) && value >= 0 ? value : fail("an integer, 0 or more"));
const oneOf = (...names) => (value, fail) => (names.includes(value) ? value : fail(`one of ${names.join(", ")}`));
const dialect = oneOf(...DIALECTS);
const resolving = { strict: boolean, erratum4547: boolean, erratum4789: boolean, literalRule: boolean, excess: oneOf("retain", "remove", "avoid") };
const host = oneOf(...HOSTS);
const lang = oneOf(...LANGUAGES);

// The address of a folder on the web.
function address(value, fail) {
  const { protocol, href } = URL.canParse(value) ? new URL(String(value).replace(/\/?$/, "/")) : {};
  return /^https?:$/.test(protocol) ? href : fail("the address of a site, https://…");
}
const component = oneOf("userinfo", "host", "reg-name", "path", "segment", "segment-nz", "segment-nz-nc", "query", "fragment", "unreserved");

// Fails for what is no bytes, and for bytes that are detached.
const octets = (bytes) => new Uint8Array(new DataView(bytes.buffer ?? bytes).buffer, bytes.byteOffset, bytes.byteLength);

const textOfFile = (bytes, format) => (linkscan.isBinary(bytes) ? null : linkscan.textOf(bytes, format));

// The files of a site, each property read once. Only the texts of pages and style sheets are made; null for bytes that are no text.
function files(value, fail, count) {
  if (typeof value?.[Symbol.iterator] !== "function" || typeof value === "string") fail("an iterable of files");
  return Array.from(value, (file) => {
    const { path, text: content, bytes } = Object(file);
    text(path, () => fail("files with a path, which is a string"), count);
    if (content !== undefined && typeof content !== "string") fail("files whose text is a string");
    let view;
    try { view = content ?? (bytes === undefined ? "" : octets(bytes)); } catch { fail("files whose bytes are a Uint8Array or an ArrayBuffer"); }
    return { path, text: (format) => (typeof view === "string" ? view : textOfFile(view, format)) };
  });
}

// The calls: the checks of their arguments and options.
const CALLS = {
  parse: [{ text }, { dialect }],
  resolve: [{ base: text, ref: text }, { dialect, ...resolving }],
  target: [{ base: text, ref: text }],
  targets: [{ base: text, refs: texts }],
  isValid: [{ text }],
  normalized: [{ text }],
  explainDifference: [{ base: text, ref: text, dialectA: dialect, dialectB: dialect }, resolving],
  explain: [{ base: text, ref: text }, { lang, expect: text, went: text }],
  picture: [{ base: text, ref: text }, { lang, show: oneOf("target", "machine", "run"), step: index, scheme: oneOf("auto", "light", "dark"), src: text, site: address, expect: text, ...resolving }],
  site: [{ files }, { root: text, host, server: text, lang }],
  removeDotSegments: [{ path: text }],
  normalize: [{ text }, { dialect, level: oneOf("case", "percent", "dot", "syntax", "scheme") }],
  compare: [{ a: text, b: text }, { dialect: oneOf("rfc3986", "rfc1630") }],
  relativize: [{ base: text, target: text }],
  sameDocument: [{ base: text, ref: text }],
  establishBase: [{}, { embedded: layer, encapsulating: layer, retrieval: layer, fallback: layer }],
  extract: [{ text }],
  suffix: [{ text }],
  groups: [{ text }],
  derive: [{ text }],
  encode: [{ data: text, component }],
  decode: [{ text }],
  doubleEncoded: [{ text }],
  links: [{ source: text }, {
    format: oneOf(...FORMATS), name: text,
    draft: oneOf("3", "4", "6", "7", "2019-09", "2020-12"), retrieval: layer, encapsulating: layer, fallback: layer, root: layer, dialect,
    move: oneOf("page", "site", "assets"), to: layer,
  }],
  characters: [{}, { all: boolean }],
  safe: [{ text }, { for: oneOf("segment", "filename") }],
};
const checkOf = (values) => (Array.isArray(values) ? oneOf(...values) : { text: string, number: index, flag: boolean }[values]);
export const MOUNT = {
  ...Object.fromEntries(Object.entries(OPTION_VALUES).map(([name, values]) => [name, checkOf(values)])),
  hash: boolean, link: string, stylesheet: string, examples: boolean, // no attributes
};
const LOAD = { wasm: (value) => value, harvest: boolean, yaml: boolean, lang };

const DEFAULTS = { format: FORMATS[0], dialect: DIALECTS[0], level: "scheme", strict: true, erratum4547: false, erratum4789: false, literalRule: false, excess: "retain", all: false, for: "segment" };

// Returns a function that checks the arguments and options of one call.
const reader = (call, length = 0) => (kind, name, check, value) => check(value, (what) => {
  throw new TypeError(`${call}: ${kind} "${name}" must be ${what}, got ${show(value)}`);
}, (more) => {
  length += more;
  if (length > MAX_TEXT) throw new RangeError(`${call}: ${kind} "${name}" is too long; ${MAX_TEXT} UTF-16 code units are the most`);
});

function isPlain(value) {
  if (typeof value !== "object" || value === null) return false;
  const proto = Object.getPrototypeOf(value);
  return proto === null || Object.getPrototypeOf(proto) === null;
}

// Reads each option once, so that the value checked is the value used.
function options(call, given, checks, read = reader(call)) {
  if (given === undefined) return {};
  if (!isPlain(given)) throw new TypeError(`${call}: argument "options" must be a plain object, got ${typeOf(given)}`);
  const values = { __proto__: null };
  for (const name of Reflect.ownKeys(given)) {
    if (!Object.hasOwn(checks, name)) {
      throw new TypeError(`${call}: there is no option ${show(String(name))}; there are ${Object.keys(checks).join(", ")}`);
    }
    const value = given[name];
    if (value !== undefined) values[name] = read("option", name, checks[name], value);
  }
  return values;
}

// The arguments of one of CALLS. Defaults must not come from Object.prototype.
function argumentsOf(call, given) {
  const [checks, optionChecks] = CALLS[call];
  const read = reader(call);
  const args = Object.keys(checks).map((name, i) => read("argument", name, checks[name], given[i]));
  if (optionChecks) args.push({ __proto__: null, ...DEFAULTS, ...options(call, given[args.length], optionChecks, read) });
  return args;
}

// The Go program

// wasm_exec.js has stand-ins for globals of Node, which Go and Vecty look for while
// they start. A page may have its own, and other scripts would mistake the page for
// Node, so the stand-ins are there only until then.
function withStandIns(run) {
  const values = globalThis.document === undefined ? { ...standIns, document: {} } : standIns;
  const before = Object.keys(values).map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]);
  for (const [name, own] of before) Reflect.defineProperty(globalThis, name, { value: values[name], ...(!own && { configurable: true }) });
  try {
    return run();
  } finally {
    for (const [name, own] of before) own ? Reflect.defineProperty(globalThis, name, own) : delete globalThis[name];
  }
}

// An instance of the program that has not started yet: to make one takes long enough to
// be a task of its own.
async function instantiate(module) {
  const go = new Go();
  return { go, instance: await WebAssembly.instantiate(module, go.importObject) };
}

function instantiateNow(module) {
  const go = new Go();
  return { go, instance: new WebAssembly.Instance(module, go.importObject) };
}

// Go says why it ends only in what it prints.
let outOfMemory = false;
const { writeSync } = standIns.fs;
standIns.fs.writeSync = (fd, bytes) => {
  outOfMemory ||= MEMORY.test(new TextDecoder().decode(bytes));
  return writeSync.call(standIns.fs, fd, bytes);
};

function exited(code = "exited", message = "the Go program has exited") {
  const lacked = outOfMemory;
  outOfMemory = false;
  return lacked ? failure("memory", "the Go program ran out of memory") : failure(code, message);
}

// Starts an instance. It is dead after Go has exited, or an exception has passed
// through it; ended is then called once. Calls, events and timers enter Go through
// _resume, and those of the exchange through exports of their own.
function start({ go, instance }, words, ended) {
  const program = { api: null, exchange: null, dead: false };
  const end = (cause) => {
    if (program.dead) return;
    program.dead = true;
    for (const timer of go._scheduledTimeouts.values()) clearTimeout(timer);
    go._scheduledTimeouts.clear();
    ended(program, cause);
  };
  const enter = (f, given) => {
    if (program.dead) return; // a listener of an earlier instance
    try {
      return f.call(go, given);
    } catch (cause) {
      end(cause);
      throw cause;
    } finally {
      if (go.exited) end(exited());
    }
  };
  const resume = go._resume;
  go._resume = () => enter(resume);
  go.exit = () => {};
  // A browser never gets memory back, and wasm has 4 GiB at most. At 200, a key takes a quarter less of the processor
  // than at 70, for a third more memory; at 400 it takes hardly less than that, for twice as much.
  go.env = { GOGC: "200", GOMEMLIMIT: "1GiB" };
  globalThis[HANDSHAKE] = Object.assign((api) => { program.api = api; }, { languages: LANGUAGES, words });
  try {
    withStandIns(() => go.run(instance)).then(() => program.dead || end(exited()), end);
  } finally {
    delete globalThis[HANDSHAKE];
  }
  if (!program.api || go.exited) {
    program.dead = true;
    throw exited("start", "the Go program did not start");
  }
  program.exchange = new Exchange(instance.exports, enter);
  return program;
}

// Supervisor keeps one program running, and what is mounted in it; it restarts the one that ended.
class Supervisor {
  #module;
  #words = {};
  #program;
  #cause;
  #starts = [];
  mounts = new Set();
  restarts = 0;

  constructor(module, instantiated) {
    this.#module = module;
    this.#program = this.#start(instantiated);
  }

  #start(instantiated) {
    return start(instantiated, this.#words, (program, cause) => {
      this.#cause = cause;
      for (const mount of this.mounts) mount.life.to("restarting");
      // If this fails, or happens too often, visitors are told, and the next call throws.
      Promise.resolve().then(() => this.revive()).catch(() => {});
    });
  }

  get dead() { return this.#program.dead; }

  // Restarts the program if it has ended, and mounts again what was mounted.
  revive() {
    while (this.#program.dead) {
      try {
        this.#restart();
      } catch (error) {
        for (const mount of this.mounts) mount.end(error);
        throw error;
      }
      for (const mount of [...this.mounts]) if (!this.#program.dead) mount.again(this.#cause);
    }
  }

  /** Restarts the program because somebody asks for it, however often it has ended. */
  wake() {
    this.#starts = [];
    this.revive();
    this.#starts = [];
  }

  #restart() {
    const now = performance.now();
    this.#starts = this.#starts.filter((then) => now - then < STARTS_MS);
    if (this.#starts.length >= MAX_STARTS) {
      throw failure("stopped", `the program has ended too often; it can be started again in ${STARTS_MS / 1000} seconds`, { cause: this.#cause });
    }
    this.#starts.push(now);
    this.restarts++;
    try {
      this.#program = this.#start(instantiateNow(this.#module));
    } catch (error) {
      throw coded(error);
    }
  }

  knows(lang, part = "first") { return this.#words[lang]?.[part] !== undefined; }

  // Fetches the words of a language, or some parts of them, once.
  async learn(lang, parts = Object.keys(wordModules[lang])) {
    const missing = parts.filter((part) => !this.knows(lang, part));
    if (missing.length) this.teach(lang, await fetchWords(lang, missing));
  }

  // Hands the program words of a language that were fetched.
  teach(lang, fetched) {
    this.#words[lang] = { ...this.#words[lang], ...fetched };
    this.enter("learn", [], (api) => api.learn(lang, fetched));
  }

  // Calls f with the program's API; errors name args.
  enter(call, args, f) {
    this.revive();
    return this.enterOnce(call, args, f);
  }

  enterOnce(call, args, f) {
    const program = this.#program;
    let answer;
    let cause;
    try {
      answer = f(program.api, program.exchange);
    } catch (error) {
      if (!program.dead) throw error;
      cause = error;
    }
    if (program.dead) {
      const input = args.filter((arg) => typeof arg === "string").map((arg) => JSON.stringify(arg.slice(0, 200))).join(", ");
      throw failure("crashed", `${call}: the program ended and starts again${input && `; the input was ${input}`}`, { input, cause: this.#cause ?? cause });
    }
    if (answer?.error) {
      const { message, input } = answer.error;
      throw failure("internal", `${call}: ${message}${input && `; the input was ${input}`}`, { input });
    }
    return answer;
  }
}

// Mounted playgrounds

const EVENTS = ["change", "answer", "progress", "error"];
// Where the fields of what is mounted in an element are. A shadow root may not be there yet.
const rootOf = (element) => element.shadowRoot ?? element;

class Mount {
  element;
  life;
  ended = null; // why it has ended, once it has
  state = {};
  #supervisor;
  #options;
  #handle;
  #lives; // it has its life alone
  #anew = false; // the next mount takes its texts from the options, and not from the fields
  #ready = null; // resolves when the words are there that options need
  #listeners = new Map(EVENTS.map((event) => [event, new Set()]));

  constructor(supervisor, element, given, life) {
    if ([...supervisor.mounts].some((other) => other.element === element)) {
      throw failure("mounted", "mount: a playground is mounted in this element already; dispose of it first");
    }
    this.#supervisor = supervisor;
    this.element = element;
    given = { __proto__: null, ...given };
    this.#options = this.#known(given);
    this.#lives = !life;
    this.life = life ?? new Life({
      get root() { return rootOf(element); },
      lang: () => this.state.lang ?? pageLanguage(), put: (box, state) => putInResult(rootOf(element), box, state), again: () => {},
    });
    supervisor.enter("mount", [given.base, given.ref], (api) => this.#mount(api));
    supervisor.mounts.add(this);
    this.life.revive = (fresh) => this.retry(fresh ? FRESH : {}, true);
    if (!life) this.life.to("running");
    // Visitors of the site may switch the language in place.
    if (given.hash) setTimeout(() => Object.keys(wordModules).forEach((lang) => supervisor.learn(lang).catch(() => {})), 500);
  }

  // The options without a language whose words are not fetched yet.
  #known(given) {
    const { lang, ...rest } = given;
    if (lang === undefined || this.#supervisor.knows(lang, asksMore(given) ? "more" : "first")) return given;
    this.#supervisor.learn(lang).then(() => this.#supervisor.mounts.has(this) && this.set({ lang })).catch(() => {});
    return { __proto__: null, ...rest };
  }

  // The state that the program reports becomes the options of the next mount.
  #mount(api, reason) {
    let mounted = false;
    const handle = api.mount(this.element, {
      __proto__: null,
      stylesheet: stylesheet(),
      linkscan: loadLinkscan, // when its view is opened
      sitescan: () => import("./sitescan.js"), // when a site is read
      learn: (lang) => this.#supervisor.learn(lang), // when they are needed
      embedline: embedLine, // when it is copied
      site: answers ? site() : null, // to name its pages in files
      ...this.#options,
      failure: reason, // why the previous program ended, for the visitor
      onstate: (state) => {
        this.state = state;
        this.#options = { ...this.#options, ...state };
        if (mounted) this.#emit("change", state);
      },
      onanswer: (answer) => this.#emit("answer", answer),
      onprogress: (progress) => this.#emit("progress", progress),
      onerror: (error) => this.#emit("error", error),
    });
    mounted = true;
    if (handle && !handle.error) this.#handle = handle;
    return handle;
  }

  // Mounts again after a restart. What ends the program once more is given up.
  again(cause) {
    const detail = { message: String(cause?.message ?? cause), input: "", restarted: true };
    const asked = this.ended !== null;
    if (this.#comeBack(asked ? "" : detail.message) && !asked) this.#emit("error", detail);
  }

  // Mounts again, for a reason that the visitor reads; it is empty if she has asked for this.
  #comeBack(reason) {
    if (this.#anew) reason = undefined;
    else this.#options = { ...this.#options, ...this.#typed() };
    this.#anew = false;
    try {
      this.#supervisor.enterOnce("mount", [this.#options.base, this.#options.ref], (api) => this.#mount(api, reason));
    } catch (error) {
      this.#supervisor.mounts.delete(this);
      this.end(error);
      return false;
    }
    this.ended = null;
    this.life.to("running");
    return true;
  }

  // What stands in the fields: a program that has ended may not have reported it.
  #typed() {
    const typed = { __proto__: null };
    for (const field of rootOf(this.element).querySelectorAll?.("[data-field]:not([hidden]) [data-uri]") ?? []) {
      const { uri } = field.dataset;
      if (field.value !== this.state[uri] && Object.hasOwn(this.state, uri)) typed[uri] = field.value;
    }
    return typed;
  }

  /** Ends it, until somebody asks for it again. */
  end(error) {
    if (!this.ended) this.#emit("error", { message: error.message, input: error.input ?? "", restarted: false });
    this.ended = error;
    this.life.to("ended", error);
  }

  /** Tries again, with some other options; however often the program has ended, if the visitor asks for it. */
  retry(given, asked = false) {
    const supervisor = this.#supervisor;
    this.#options = { ...this.#options, ...given };
    this.#anew = Object.keys(given).some((name) => name in FRESH);
    // The fields have what ended it, and would be read before the options.
    if (this.#anew) for (const field of rootOf(this.element).querySelectorAll("input[data-uri], textarea[data-uri]")) field.value = this.#options[field.dataset.uri] ?? field.dataset.first ?? field.defaultValue;
    supervisor.mounts.add(this);
    try {
      const dead = supervisor.dead;
      if (asked) supervisor.wake();
      else supervisor.revive();
      if (!dead) this.#comeBack("");
    } catch { /* the visitor was told */ }
    return !this.ended;
  }

  // Sets options in their order, each once its words are there.
  set(given) {
    const read = this.#known(options("set", given, MOUNT));
    const { lang = this.state.lang } = read;
    if (!this.#ready && (!asksMore(read) || this.#supervisor.knows(lang, "more"))) return this.#set(read);
    const words = Promise.all([this.#ready, this.#supervisor.learn(lang).catch(() => {})]);
    const ready = this.#ready = words.then(() => {
      if (this.#ready === ready) this.#ready = null;
      if (this.#supervisor.mounts.has(this)) this.#set(read);
    }).catch((error) => this.#emit("error", { message: error.message, input: error.input ?? "" }));
  }

  #set(read) {
    this.#options = { ...this.#options, ...read };
    this.#supervisor.enter("set", [read.base, read.ref], () => {
      if (!this.#supervisor.mounts.has(this)) throw failure("disposed", `set: this playground is no longer mounted${this.ended ? `, since it has ended the program (${this.ended.message})` : ""}`, { cause: this.ended });
      return this.#handle.set(read);
    });
  }

  dispose() {
    try {
      if (this.#supervisor.mounts.has(this) && !this.ended) this.#supervisor.enter("dispose", [], () => this.#supervisor.mounts.delete(this) && this.#handle.dispose());
    } catch (error) {
      if (!this.ended) throw error;
    }
    if (this.ended) { // what it drew is all that is left
      this.#supervisor.mounts.delete(this);
      rootOf(this.element).replaceChildren?.();
      this.ended = null;
    }
    if (this.#lives) this.life.end();
  }

  on(event, listener) {
    const listeners = this.#listeners.get(event);
    if (!listeners) throw new TypeError(`on: argument "event" must be one of ${EVENTS.join(", ")}, got ${show(event)}`);
    if (typeof listener !== "function") throw new TypeError(`on: argument "listener" must be a function, got ${typeOf(listener)}`);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }

  // An error of a listener must not pass through the call of the program.
  #emit(event, detail) {
    for (const listener of this.#listeners.get(event)) {
      try {
        listener(detail);
      } catch (error) {
        queueMicrotask(() => { throw error; });
      }
    }
  }
}

function mount(supervisor, element, given) {
  if (typeof element !== "object" || element?.nodeType !== 1) throw new TypeError(`mount: argument "element" must be an Element, got ${typeOf(element)}`);
  const mounted = new Mount(supervisor, element, options("mount", given, MOUNT));
  return Object.freeze({
    set: (changes) => mounted.set(changes),
    dispose: () => mounted.dispose(),
    get state() { return mounted.state; },
    on: (event, listener) => mounted.on(event, listener),
  });
}

const supervisors = new WeakMap(); // by the API that load resolves to

/** Mounts for the surfaces of the project, which have a life already: in an element that has the fields, or is in a shadow root. */
export const mountWithin = (playground, element, given, life) => new Mount(supervisors.get(playground), element, { ...options("mount", given, MOUNT), shadow: false }, life);

// Links

let linkscan; // the module linkscan.js, after it was loaded

/** Loads linkscan.js; resolves to null where it cannot be fetched. */
const loadLinkscan = () => import("./linkscan.js").then((module) => (linkscan = module), () => null);

/** Loads what reads data, too, and YAML if that is asked for; what cannot be fetched is missed where it is needed. */
const loadReaders = (yaml) => loadLinkscan().then((module) => module?.prepare("", "xml", yaml)).catch(() => null);

// Where the pages of a language are in a site.
const homeOf = (at, lang) => at + (lang === LANGUAGES[0] ? "" : `${lang}/`);

// The line of HTML that embeds a state, as a blob for the clipboard.
const embedLine = async (state, fallback, link) => {
  const { lineFor } = await import("./snippets.js");
  const from = site() && `${site()}playground.js`;
  return new Blob([lineFor(state, { from, fallback, link: from && `${homeOf(site(), state.lang)}#${link}` })], { type: "text/plain" });
};

// The formats that the program reads itself.
const OF_PROGRAM = new Set(["csv", "text", "json"]);

// The links of a source that is not plain text, for links().
function scannedLinks([source, given]) {
  if (given.format !== "auto") Object.assign(given, { by: "choice", sign: "" });
  else Object.assign(given, linkscan?.recognize(source, given.name) ?? { format: "text", by: "nothing", sign: "" });
  if (OF_PROGRAM.has(given.format)) return undefined;
  if (!linkscan) throw failure("harvest-missing", `links: linkscan.js, which reads ${given.format}, is not loaded`);
  const lacks = linkscan.lacks(source, given.format);
  if (lacks === "yaml") throw failure("harvest-missing", "links: what reads YAML is not loaded; load({ yaml: true }) loads it");
  if (lacks) throw failure("harvest-missing", `links: what reads ${given.format} is not loaded`);
  const { base, ignored, links, reader, cuts, lines, bases } = linkscan.scanLinksNow(source, given.format, { draft: given.draft });
  return { base: base?.ref, embedded: base, ignored, reader, cuts, lines, bases: linkscan.packedBases(bases), ...linkscan.pack(links) };
}

// The source with its links written for the place it moves to: a line of edits is a place, and what to write there.
function corrected(source, edits) {
  const texts = [];
  let at = 0;
  const lines = edits.split("\n").slice(0, -1).map((line) => {
    const [start, end] = line.split(" ", 2);
    return { start: Number(start), end: Number(end), written: line.slice(start.length + end.length + 2) };
  });
  for (const { start, end, written } of lines.sort((a, b) => a.start - b.start)) {
    if (start < at) continue;
    texts.push(source.slice(at, start), written);
    at = end;
  }
  return texts.join("") + source.slice(at);
}

function linksOf(supervisor, args) {
  const scanned = scannedLinks(args);
  const answer = supervisor.enter("links", args, (program) => program.links(...args, scanned));
  const { format } = args[1];
  if (answer.move) {
    const { edits, ...move } = answer.move;
    answer.move = { ...move, source: corrected(args[0], edits) };
  }
  return { ...answer, format, reader: scanned?.reader ?? null, embedded: scanned?.embedded ?? null, ignored: scanned?.ignored ?? [] };
}

// Sentences are in the language of the page where none is asked for.
function worded(supervisor, call, given) {
  given.lang ??= supervisor.knows(pageLanguage(), "more") ? pageLanguage() : LANGUAGES[0];
  if (!supervisor.knows(given.lang, "more")) throw failure("words-missing", `${call}: the words of "${given.lang}" are not loaded; load({ lang: "${given.lang}" }) loads them`);
}

function explained(supervisor, args) {
  worded(supervisor, "explain", args[2]);
  args[2].expect ??= "";
  args[2].went ??= "";
  return supervisor.enter("explain", args, (program) => program.explain(...args));
}

function pictureOf(supervisor, args) {
  const [, , given] = args;
  worded(supervisor, "picture", given);
  const at = given.site ?? (/^https?:/.test(site()) ? site() : "");
  given.show ??= given.step === undefined ? "target" : "machine";
  given.scheme ??= "auto";
  given.src ??= "picture.svg";
  given.expect ??= "";
  given.home = at && homeOf(at, given.lang);
  return supervisor.enter("picture", args, (program) => program.picture(...args));
}

function siteOf(supervisor, [files, given]) {
  worded(supervisor, "site", given);
  if (!linkscan) throw failure("harvest-missing", "site: linkscan.js, which reads pages, is not loaded");
  const options = { ...given, root: given.root ?? "", host: given.host ?? "", server: given.server ?? "" };
  const read = (i, format) => {
    const text = files[i].text(format);
    if (text !== null && linkscan.lacks(text, format, true)) throw failure("harvest-missing", `site: what reads ${format} is not loaded`);
    return text === null ? null : linkscan.pageNow(text, format);
  };
  return supervisor.enter("site", [], (program) => program.site(files.map(({ path }) => path), options, read));
}

// What of the answer of resolve is made once somebody reads one of them.
const DETAILS = ["components", "steps", "trace", "provenance"];

function resolved(supervisor, args) {
  const answer = supervisor.enter("resolve", args, (program) => program.resolve(...args));
  let details;
  const made = () => (details ??= supervisor.enter("resolve", args, (program) => program.resolveDetails(...args)));
  for (const name of DETAILS) Object.defineProperty(answer, name, { get: () => made()[name], set: (value) => { made()[name] = value; } });
  return Object.defineProperty(answer, Symbol.for("nodejs.util.inspect.custom"), { value: () => ({ ...answer }) }); // or Node logs what reads them
}

// The calls that are more than one of the program's.
const PREPARED = { resolve: resolved, links: linksOf, explain: explained, picture: pictureOf, site: siteOf };

// The calls that need no full answer, and what that has of theirs.
const IN_FULL = {
  target: (api, base, ref) => api.resolve(base, ref).target,
  isValid: (api, text) => api.parse(text).valid,
  normalized: (api, text) => api.normalize(text).output,
  targets: (api, base, refs, answer) => answer.map((target, i) => (target === undefined ? api.target(base, refs[i]) : target)),
};

function inShort(supervisor, api, call, args) {
  const answer = supervisor.enter(call, args, (_, exchange) => exchange[call](...args));
  const told = call === "targets" ? !answer.includes(undefined) : answer !== undefined;
  return told ? answer : IN_FULL[call](api, ...args, answer);
}

// Loading

function surface(supervisor) {
  const api = {
    version,
    get restarts() { return supervisor.restarts; },
    mount: (element, given) => mount(supervisor, element, given),
  };
  for (const call of Object.keys(CALLS)) {
    api[call] = (...given) => {
      const args = argumentsOf(call, given);
      if (Object.hasOwn(PREPARED, call)) return PREPARED[call](supervisor, args);
      if (call in IN_FULL) return inShort(supervisor, api, call, args);
      return supervisor.enter(call, args, (program) => program[call](...args));
    };
  }
  supervisors.set(api, supervisor);
  return Object.freeze(api);
}

const MAGIC = [0, 0x61, 0x73, 0x6d]; // "\0asm"

/** Throws if the browser is older than what the playground is drawn with. Calls need less. */
export function checkBrowser() {
  const styles = globalThis.CSS?.supports?.("color", "light-dark(red, red)") && CSS.supports("selector(:has(a))") && CSS.supports("container-type", "inline-size");
  if (!styles || !globalThis.ResizeObserver) throw failure("unsupported", "this browser is too old: it needs Chrome or Edge 123, Firefox 121, Safari 17.5, or a later one");
}

// Whether the code of an error says that what came is not the program.
const isDamaged = ({ code, name }) => code === "wrong-type" || name === "CompileError";

function checkPlatform() {
  if (typeof WebAssembly !== "object") throw failure("wasm-missing", "this browser has no WebAssembly");
  try {
    new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.of(...MAGIC, 1, 0, 0, 0))); // the smallest there is; Safari compiles it in any case
  } catch (cause) {
    throw failure("wasm-blocked", "the content security policy of this page forbids WebAssembly; script-src needs 'wasm-unsafe-eval'", { cause });
  }
}

// Node's fetch reads no files. A bundler sees nothing to resolve here.
const nodeFiles = (address) => (address.startsWith("file:") ? globalThis.process?.getBuiltinModule?.("node:fs/promises") : undefined);

async function fetchProgram(address, how) {
  try {
    return await (nodeFiles(address)?.readFile(new URL(address)) ?? fetch(address, how));
  } catch (cause) {
    throw failure("network", `the program cannot be fetched from ${address}`, { cause });
  }
}

let missed = 0; // how often the first words were asked for again

// Parts of the words of a language, a text for each. What did not come is asked for under another address.
async function fetchWords(lang, parts) {
  const fetched = parts.map(async (part) => {
    try {
      return [part, (await wordModules[lang][part](part === "first" ? missed : 0)).default];
    } catch (cause) {
      throw failure("network", `the words of "${lang}" (${part}) cannot be fetched`, { cause });
    }
  });
  return Object.fromEntries(await Promise.all(fetched));
}

// What the first part of the words is enough for, as model.State.SpeaksFirst; the
// program asks for the others itself if it needs them after all.
const FIRST = [...FIRST_VIEWS, DIALECTS[0]];
const asksMore = ({ link = "", ...given }) => /(?:view|dialect)(?:=|%3d)/i.test(link) // which a tool may have encoded once more
  || ["view", "dialect", "lesson", "exercise", "level", "seed"].some((name) => given[name] !== undefined && !FIRST.includes(given[name]));

// The first part is always loaded in English, too, which stands in for other languages.
function pageLanguage() {
  return LANGUAGES.slice(1).find((lang) => globalThis.document?.querySelector(`:root:lang(${lang})`)) ?? LANGUAGES[0];
}

async function compileResponse(response) {
  const { ok, status, url, headers } = response;
  if (!ok) throw failure("http-status", `${url} answers with status ${status}`, { status });
  const type = headers.get("content-type")?.trim().toLowerCase();
  try {
    if (type === "application/wasm" && WebAssembly.compileStreaming) return await WebAssembly.compileStreaming(response);
    return await compileBytes(await response.arrayBuffer(), `${url}, of type ${type},`);
  } catch (cause) {
    if (cause.code || cause instanceof WebAssembly.CompileError) throw cause;
    throw failure("network", `${url} broke off`, { cause });
  }
}

// What is damaged may only be so in a cache of the browser.
async function compileAddress(address, how) {
  try {
    return await compileFetched(address, how);
  } catch (error) {
    if (!isDamaged(error) || how.cache) throw error;
    return compileFetched(address, { ...how, cache: "reload" });
  }
}

async function compileFetched(address, how) {
  const given = await fetchProgram(address, how);
  return given instanceof Response ? compileResponse(given) : compileBytes(given, address);
}

async function compileBytes(bytes, name) {
  const view = octets(bytes);
  if (MAGIC.some((byte, i) => view[i] !== byte)) throw failure("wrong-type", `${name} is no WebAssembly`);
  return WebAssembly.compile(bytes);
}

async function compile(given, how) {
  checkPlatform();
  if (given instanceof WebAssembly.Module) return given;
  if (given instanceof ArrayBuffer || ArrayBuffer.isView(given)) return compileBytes(given, "what was given");
  if (typeof given === "string") return compileAddress(given, how);
  if (typeof given?.arrayBuffer === "function" && given.headers) return compileResponse(given);
  throw new TypeError(`load: option "wasm" must be a URL, Response, ArrayBuffer, Uint8Array or WebAssembly.Module, or a promise of one, got ${typeOf(given)}`);
}

const loading = new Map(); // promises, by address or by the value given

// Begins to load the program, once for each address. bare resolves as soon as it can be mounted, false and true (with
// harvest) as soon as calls can be made.
function begin(wasm = program()) {
  const key = typeof wasm === "string" || wasm instanceof URL ? new Request(wasm).url : wasm; // a worker has no document
  if (!loading.has(key)) {
    const both = {};
    loading.set(key, both);
    both.bare = loadOnce(key, both);
  }
  return loading.get(key);
}

/** Begins anew because the visitor asks for it: what does not come is fetched again, and a program that has ended starts. */
export function beginAgain() {
  const both = loading.get(program());
  both?.again?.();
  if (both?.supervisor?.dead) both.supervisor.wake();
}

/** Loads the program, once for each wasm. */
export function load(given) {
  try {
    const { wasm, harvest = true, yaml = false, lang } = options("load", given, LOAD);
    const both = begin(wasm);
    if (both.supervisor?.dead) both.supervisor.wake();
    both.false ??= both.bare.then(taught).catch((error) => {
      both.false = both.true = undefined; // so that it can be tried again
      throw error;
    });
    if (harvest) both.true ??= Promise.all([both.false, loadReaders(false)]).then(([api]) => api);
    const ready = yaml ? Promise.all([both[harvest], loadReaders(true)]).then(([api]) => api) : both[harvest];
    return lang ? ready.then(async (api) => (await supervisors.get(api).learn(lang), api)) : ready;
  } catch (error) {
    return Promise.reject(error);
  }
}

// Calls but explain and picture answer in English; what is mounted later may show anything.
async function taught(api) {
  await Promise.all([LANGUAGES[0], pageLanguage()].map((lang) => supervisors.get(api).learn(lang)));
  return api;
}

/**
 * Loads the program for a playground with these options, with the words that it needs. The
 * browser can handle input before what follows.
 */
export async function loadFor({ lang = pageLanguage(), ...given }) {
  const parts = asksMore(given) ? ["first", "more"] : ["first"];
  fetchWords(lang, parts).catch(() => {}); // beside the program
  const playground = await begin().bare;
  await supervisors.get(playground).learn(lang, parts);
  await nextTask();
  return playground;
}

/** Lets the browser handle input, and paint. */
// A message, since timers wait longer and longer in a chain, and for a second in a hidden tab.
export const nextTask = () => new Promise((done) => {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => done(port1.close());
  port2.postMessage(null);
});

// The module and the first words, once they are there. Until then both.again gives up what is on
// its way, and asks for it once more.
const arrived = (key, both) => new Promise((done, failed) => {
  let last;
  both.again = async () => {
    last?.abort();
    const end = last = new AbortController();
    try {
      const how = { signal: end.signal, ...(both.asked && { cache: "reload" }) };
      if (both.asked) missed++;
      both.asked = true;
      const words = {};
      const languages = [LANGUAGES[0], pageLanguage()].map(async (lang) => (words[lang] = await fetchWords(lang, ["first"])));
      const [module] = await Promise.all([compile(await key, how), ...languages]);
      if (end === last) done({ module, words });
    } catch (error) {
      if (end === last) failed(error);
    }
  };
  both.again();
});

// The browser handles input between compiling, each part of the start, and each language.
async function loadOnce(key, both) {
  try {
    const { module, words } = await arrived(key, both);
    both.again = null;
    await nextTask();
    const instantiated = await instantiate(module);
    await nextTask();
    const supervisor = both.supervisor = new Supervisor(module, instantiated);
    for (const [lang, first] of Object.entries(words)) {
      await nextTask();
      supervisor.teach(lang, first);
    }
    return surface(supervisor);
  } catch (error) {
    loading.delete(key); // so that it can be tried again
    throw error?.name === "CompileError" ? failure("wasm-invalid", "the program cannot be compiled", { cause: error }) : error instanceof TypeError ? error : coded(error);
  }
}
