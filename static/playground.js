// The entry of the URI Playground, an ES module: load, for programs, and the element
// <uri-playground>, for pages. A page loads this file at once, so it holds only what
// is needed before an embed is near the viewport; the rest is fetched then.
// playground.d.ts declares both.
import { ATTRIBUTE_ALIASES, ELEMENT_ATTRIBUTES, EMBED_WORDS, LANGUAGES, OPTION_ATTRIBUTES, PERMALINK_KEYS, RUN_ATTRIBUTES } from "./gen/facts.js"; // which a published site has in this file
import { copied, defineBy, siteAddress, whenPlaced } from "./place.js"; // and this, too

let loader; // the module loader.js, after it was loaded

/** Loads the program, once for each wasm. */
export function load(options) {
  if (loader) return loader.load(options);
  return import("./loader.js").then((module) => (loader = module).load(options), (cause) => {
    throw Object.assign(new Error("loader.js cannot be fetched", { cause }), { code: "network" });
  });
}

const OPTIONS = [...RUN_ATTRIBUTES, ...OPTION_ATTRIBUTES];

// Names in each form that authors and frameworks write, as "no-controls", "noControls" and "nocontrols".
const KNOWN = [...OPTIONS, ...ELEMENT_ATTRIBUTES];
const hyphened = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const formsOf = (name) => [...new Set([hyphened(name), name, name.toLowerCase()])];
const nameOf = Object.fromEntries(KNOWN.flatMap((name) => formsOf(name).map((form) => [form, name])));
const isOff = (value) => /^(?:false|off|no|0)$/i.test(value);

// The box has its height before its content, so that nothing jumps; taller content
// scrolls. The height is in em, since the content scales with the text around it. Only
// once it runs is content-visibility auto: WebKit leaves blank what gets its content so.
const CSS = `
:host { display: block; box-sizing: border-box; --kept: 30em; height: var(--kept); overflow: auto; inline-size: -moz-available; inline-size: -webkit-fill-available; outline: 1px solid #8888; border-radius: 8px; }
@media (max-width: 30rem) { :host { --kept: 39em } }
:host(:state(ready)) { content-visibility: auto; contain-intrinsic-size: auto 30em; }
:host(:where([panes], [view]:not([view=parse], [view=resolve]))) { --kept: 40em; }
:host([preset=slide]) { --kept: auto; }
:host([height=auto i]) { min-height: var(--kept); }
:host([hidden]), [hidden] { display: none !important; }
.inner { all: initial; direction: ltr; display: block; }
.foot { margin: 0; padding: .2em .8em .4em; font-size: .8125em; }
.foot * { margin-right: 1em; }
.foot a { display: inline-block; min-height: 24px; color: inherit; }
.foot button { min-height: 2.4em; padding: 0 1em; font: inherit; color: inherit; background: none; border: 1px solid; border-radius: 6px; cursor: pointer; }
.skip { position: absolute; z-index: 5; font: inherit; }
.skip:not(:focus) { clip-path: inset(50%); }
iframe { display: block; width: 100%; border: 0; }
@media print { :host { height: auto !important; overflow: visible !important; content-visibility: visible !important; } }`;

// Where the pages of a language are.
const homeOf = (lang) => (lang === LANGUAGES[0] ? "" : `${lang}/`);

let nearby; // one observer for all embeds
function whenNear(element) {
  nearby ??= new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) if (isIntersecting) target.start();
  }, { rootMargin: "50%" });
  nearby.observe(element);
}

// The language of a page may change in place.
const embeds = new Set();
let languages; // one observer for all embeds
function watchLanguage(element) {
  embeds.add(element);
  languages ??= new MutationObserver(() => embeds.forEach((embed) => embed.attributeChangedCallback("lang")));
  languages.observe(document, { subtree: true, attributeFilter: ["lang"] });
}

function allowsWasm() {
  try {
    // Safari lets a module be compiled where the policy forbids WebAssembly, and none be instantiated.
    return Boolean(new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0)))); // the smallest there is
  } catch {
    return false;
  }
}

// Encodes a text for a permalink. What a fragment may hold stays readable, except
// "%" and "&".
const plain = (text) => encodeURIComponent(text.replace(/\p{Surrogate}/gu, "\uFFFD")).replace(/%(?:2[4BCF]|3[ABDF]|40)/g, decodeURIComponent);

/** Returns the fragment of the permalink of a state, which may have it, or of attributes: as EncodePermalink in web/model/permalink.go. */
function permalink(state) {
  const fields = [state.link ?? "v=1"];
  if (!state.link) {
    for (const name of ["base", "ref"]) if (state[name] != null) fields.push(`${name}=${plain(state[name])}`);
    if (state.strict != null && isOff(state.strict)) fields.push("strict=0");
    for (const name of PERMALINK_KEYS.flags) if (state[name] != null && !isOff(state[name])) fields.push(`${name}=1`);
    for (const [name, usual] of PERMALINK_KEYS.choices) if (state[name] && state[name] !== usual) fields.push(`${name}=${state[name]}`);
    for (const name of PERMALINK_KEYS.lesson) if (state[name] && state.view === "lesson") fields.push(`${name}=${plain(String(state[name]))}`);
    for (const name of PERMALINK_KEYS.texts) if (state[name]) fields.push(`${name}=${plain(state[name])}`);
  }
  if (state.step != null && !(state.step >= state.steps)) fields.push(`step=${state.step}`);
  return fields.join("&");
}

class UriPlayground extends (globalThis.HTMLElement ?? class {}) {
  static { whenPlaced(() => embeds.forEach((embed) => embed.#showLink())); }

  static observedAttributes = [...Object.keys(nameOf).filter((form) => nameOf[form] !== "headingLevel"), "lang"];

  #root = this.attachShadow({ mode: "open" });
  #slot = document.createElement("slot");
  #life = null; // once life.js is there
  #ended = false; // the running embed has ended
  #skip;
  #foot;
  #link;
  #states = this.attachInternals?.().states;
  #state = {}; // the state that attributes led to; survives a removal
  #shown = {}; // the state that the embed reported last
  #changed = new Set(); // attributes that were not passed to the embed yet
  #starting = null;
  #stop = null; // aborts what was started
  #fits = null; // the start that fits into its slide
  #embed = null; // the running embed: set and focus

  #sheet = this.#dress(globalThis);

  // A document takes no style sheet of another one.
  #dress({ CSSStyleSheet }) {
    const sheet = new CSSStyleSheet();
    this.#root.adoptedStyleSheets = [sheet];
    return sheet;
  }

  adoptedCallback() {
    const { defaultView } = this.ownerDocument; // none in a template
    if (defaultView) this.#sheet = this.#dress(defaultView);
    this.#end();
  }

  // A policy may forbid the attribute "style", but not this.
  #showHeight() {
    const height = this.getAttribute("height")?.replace(/^\s*(\d+)\s*$/, "$1px");
    this.#sheet.replaceSync(CSS + (height && globalThis.CSS.supports("height", height) ? `:host([height]) { height: ${height} }` : ""));
  }

  #make(tag, name) {
    const element = document.createElement(tag);
    element.className = name;
    element.setAttribute("part", name);
    return element;
  }

  /** The state, as in the events. */
  get state() { return { ...this.#state }; }

  /** The address of the full site in the present state. */
  get link() { return siteAddress() === null ? "" : `${siteAddress()}${homeOf(this.#lang())}#${permalink(this.#values())}`; }

  connectedCallback() {
    this.attributeChangedCallback("lang"); // perhaps another in this place
    if (this.#embed?.detail.mode === "frame") { // it loads again where it is moved: with what it showed
      this.#end();
      this.start();
    }
    if (this.#starting) return void this.#embed?.moved?.(); // it was only moved
    for (const [name, value] of Object.entries(this)) { // properties that were set before this script ran
      if (name in UriPlayground.prototype && delete this[name]) this[name] = value;
    }
    watchLanguage(this);
    this.#rest();
    const loading = this.getAttribute("loading");
    if (loading === "eager") this.start();
    else if (loading !== "click") whenNear(this);
  }

  disconnectedCallback() {
    nearby?.unobserve(this);
    queueMicrotask(() => {
      if (this.isConnected) return;
      embeds.delete(this);
      this.#end();
    });
  }

  attributeChangedCallback(name, before, value) {
    if (name === "height") return this.#showHeight();
    if (name === "lang" && this.#foot?.lang === this.#lang()) return;
    const given = nameOf[name] ?? name;
    name = ATTRIBUTE_ALIASES[given] ?? given;
    // A step that an attribute holds is one of each run that the attributes ask for.
    const other = before !== value || (typeof this.#state[name] === "string" && this.#state[name] !== value);
    if (other && RUN_ATTRIBUTES.includes(name) && this.hasAttribute("step")) this.attributeChangedCallback("step");
    if (name in this.#state) delete this.#state.link; // until the embed reports another
    delete this.#state[name];
    if (this.#starting && name !== "mode") return this.#tell(name); // also while it is moved
    if (!this.isConnected || !this.#foot) return; // those that it is made with: connectedCallback follows
    this.#end();
    this.connectedCallback();
  }

  // Frameworks set attributes one after the other; the embed gets them together.
  #tell(name) {
    if (!this.#changed.size) queueMicrotask(() => this.#flush());
    this.#changed.add(name);
    this.#showLink();
  }

  /** Sets several attributes; null removes one. */
  set(values) {
    for (const [name, value] of Object.entries(values)) {
      if (value == null) this.removeAttribute(name);
      else this.setAttribute(name, value);
    }
  }

  /** Starts the embed now, or again after it has ended. Resolves to whether it runs. */
  start() {
    nearby?.unobserve(this);
    if (this.#ended) return Promise.resolve(this.#embed.again());
    return (this.#starting ??= this.#start(this.#life?.state === "failed"));
  }

  // The states of its life, and what is said of them above the line at the end.
  #living({ Life, putInResult }) {
    return new Life({
      root: this.#root,
      lang: () => this.#lang(),
      put: (box, state) => (this.#root.querySelector("[data-uri=result]") ? putInResult(this.#root, box, state) : this.#foot.before(box)),
      changed: (state) => state === "running" && this.#embed && this.#mark("ready"),
      texts: () => Object.entries(this.#values()).filter(([name]) => ["base", "ref", "text"].includes(name)),
      told: ({ code = "failed", message, input = "" }, shown) => {
        const ended = this.#life.state === "ended";
        if (!ended) this.#collapse();
        if (!ended || this.#embed) this.#hear("error", { code: ended ? "ended" : code, message: String(message), input, shown, ...(ended && { restarted: false }) });
      },
      again: (fresh) => {
        this.#end();
        return (this.#starting = this.#start(true, fresh));
      },
    });
  }

  async #start(again, fresh) {
    const end = new AbortController();
    this.#stop = end;
    const hadFocus = this.#root.activeElement;
    this.#showHeight();
    this.#show("loading");
    let rest; // whether the content is the rest of the page, and not a fallback
    try {
      if (copied) throw Object.assign(new Error("its script was copied into the page; <meta name=uri-playground> may say where its site is"), { code: "inlined" });
      const mode = this.getAttribute("mode");
      const framed = mode === "frame" || (mode !== "inline" && !allowsWasm());
      const site = siteAddress(framed);
      const ends = () => !this.nextSibling && this.firstElementChild;
      // All at once: once the embed can be seen, nothing is awaited before its fallback goes.
      const [living, { start }, rests] = await Promise.all([import("./life.js"), framed ? import("./embed-iframe.js") : import("./embed-inline.js"), ends() && import("./embed-rest.js")]);
      if (end.signal.aborted) return false; // by an attribute that came meanwhile
      this.#life ??= this.#living(living);
      this.#life.to("loading");
      const values = { __proto__: null, ...this.#values(), ...(fresh && living.FRESH) };
      const embed = await start({
        element: this, root: this.#root, site, attributes: values, fragment: permalink(values), life: framed ? undefined : this.#life, again,
        signal: end.signal, hear: (type, detail) => end.signal.aborted || this.#hear(type, detail),
      });
      rest = ends() && (rests || await import("./embed-rest.js")).holdsRest(this);
      if (end.signal.aborted) return false;
      this.#embed = embed;
    } catch (error) {
      if (end.signal.aborted) return false;
      end.abort();
      await this.#fail(error);
      return false;
    }
    if (rest) {
      this.#sheet.replaceSync(CSS + ":host { height: auto; overflow: visible }");
      this.#root.append(this.#slot);
    } else this.#slot.remove();
    this.#state = { ...(this.#shown = this.#embed.detail.state) };
    this.#show("ready");
    this.#life.to("running");
    this.#fit();
    if (hadFocus) this.#embed.focus();
    this.#flush();
    this.#hear("ready", this.#embed.detail);
    return true;
  }

  #end() {
    this.#stop?.abort();
    this.#life?.end();
    this.#stop = this.#starting = this.#embed = null;
    this.#changed.clear();
    this.#rest();
  }

  // Passes on the changes, once the embed has started.
  #flush() {
    if (!this.#embed || !this.#changed.size) return;
    const now = this.#attributes();
    const values = Object.fromEntries([...this.#changed].map((name) => [name, now[name] ?? null]));
    this.#changed.clear();
    this.#embed.set(values);
    // It reports nothing for a value that changed nothing.
    for (const name in { ...values, link: 0 }) if (name in this.#shown) this.#state[name] ??= this.#shown[name];
    if ("lang" in values) this.#show("ready");
    if ("preset" in values) this.#fit();
  }

  // A slide does not scroll.
  async #fit() {
    const box = this.#root.querySelector(".inner, iframe");
    if (!box || this.#fits === this.#stop || this.getAttribute("preset") !== "slide") return;
    this.#fits = this.#stop;
    (await import("./embed-slide.js")).fitSlide(this, box, this.#stop.signal, this.#embed.room);
  }

  #hear(type, detail) {
    if (type === "error" && detail.code === "ended") this.#mark("ended");
    else if (this.#ended && type === "change") this.#mark("ready");
    if (type === "change" || type === "step") {
      this.#shown = { ...this.#shown, ...detail };
      this.#state = { ...this.#state, ...detail };
      this.#showLink();
    }
    this.dispatchEvent(new CustomEvent(`uri-${type}`, { detail, bubbles: true, composed: true }));
  }

  #attributes() {
    const given = { __proto__: null }; // a page may have put anything into Object.prototype
    for (const { name, value } of this.attributes) if (Object.hasOwn(nameOf, name)) given[nameOf[name]] = value;
    const values = { __proto__: null, lang: this.#lang() };
    if (given.reference != null) values.ref = given.reference; // React and Vue reserve "ref"
    for (const name of OPTIONS) if (given[name] != null) values[name] = given[name];
    if (!isOff(given.lenient ?? "no")) values.strict = "false";
    if (!isOff(given.noControls ?? "no")) values.controls = "false";
    return values;
  }

  // Attributes, and the state that they led to. The last step stays the last one.
  #values() {
    const values = { __proto__: null, ...this.#attributes(), ...this.#state, lang: this.#lang() };
    if (values.step >= values.steps) values.step = Number.MAX_SAFE_INTEGER;
    return values;
  }

  // Firefox asks no :lang() of what is around a shadow root.
  #lang() {
    let at = this;
    while (at && !at.lang) at = at.parentElement ?? at.getRootNode().host;
    const { lang } = at ?? document.documentElement;
    return LANGUAGES.find((known) => new RegExp(`^${known}\\b`, "i").test(lang)) ?? LANGUAGES[0];
  }

  // --- what is shown before it runs, and if it cannot ---

  #rest() {
    this.#showHeight();
    this.#root.prepend(this.#slot);
    this.#show(this.getAttribute("loading") === "click" ? "poster" : "idle");
  }

  // Its fallback and the reason take the room that they need.
  #collapse(said) {
    this.#sheet.replaceSync(`${CSS} :host(:not(#_)) { height: auto; min-height: 0 }`);
    this.#show("failed", said);
  }

  async #fail(error) {
    this.#starting = null;
    if (this.#life) return this.#life.to("failed", error); // and the rest once it is said
    const said = error.code === "inlined" ? "embed.inlined" : "embed.failed";
    this.#collapse(said);
    this.#hear("error", { code: error.code ?? "network", message: String(error.message), input: error.input ?? "", shown: EMBED_WORDS[this.#lang()][said] });
  }

  // Frameworks compare the element with what they rendered, so it adds no attributes:
  // its state is a custom state, :state(ready).
  #show(state, said) {
    const lang = this.#lang();
    const words = EMBED_WORDS[lang];
    const parts = [];
    if (state === "poster") {
      const button = this.#make("button", "start");
      button.type = "button";
      button.textContent = words["embed.start"];
      button.onclick = () => this.start();
      parts.push(button);
    }
    if (said) {
      const text = document.createElement("span");
      text.textContent = words[said];
      parts.push(text);
    }
    this.#skip?.remove();
    if (state === "ready") {
      this.#skip = this.#make("button", "skip");
      Object.assign(this.#skip, { type: "button", lang, textContent: words["embed.skip"], onclick: () => this.#link.focus() });
      this.#root.prepend(this.#skip);
    }
    this.#link = this.#make("a", "open");
    Object.assign(this.#link, { target: "_blank", rel: "noopener", textContent: words["embed.open"] });
    this.#foot?.remove(); // a new one, since moving it would count as a layout shift
    this.#foot = this.#make("p", "foot");
    this.#foot.lang = lang;
    this.#foot.append(...parts, this.#link);
    if (state === "loading") this.#foot.append(words["page.loading"]); // after the link, which does not move
    this.#root.append(this.#foot);
    this.#showLink();
    this.#mark(state);
  }

  #mark(state) {
    this.#ended = state === "ended";
    this.#states?.clear();
    try {
      this.#states?.add(state);
    } catch { /* an older browser, which requires two hyphens */ }
  }

  #showLink() {
    if (!this.#link) return;
    this.#link.href = this.link;
    this.#link.hidden = !this.link;
  }
}

// Attributes are properties, too. Reading one returns what the embed shows, else the
// attribute. Some frameworks write them in lower case, and others as that of HTML is written.
for (const name of KNOWN) {
  const attribute = /^[nh]/.test(name) ? hyphened(name) : name;
  const property = {
    get() {
      const value = this.state[ATTRIBUTE_ALIASES[name] ?? name];
      return value == null ? this.getAttribute(attribute) : name === "lenient" ? !value : value;
    },
    set(value) { this.set({ [attribute]: value }); },
    enumerable: true,
    configurable: true,
  };
  for (const form of new Set([name, name.toLowerCase(), name.replace("only", "Only")])) Object.defineProperty(UriPlayground.prototype, form, property);
}

// An older browser shows what the page has put into the element, a worked example and
// a link to it.
const define = () => globalThis.CSSStyleSheet?.prototype.replaceSync && globalThis.customElements && !customElements.get("uri-playground") && customElements.define("uri-playground", UriPlayground);
defineBy(define);
