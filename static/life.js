// The life of a playground, the same on the site, in embeds, in frames and for mount: which
// state follows which. A surface says how it starts, and where the notice of what has ended
// stands; lifenotice.js draws it. None of that needs the program.
import { PLACE_OPTIONS } from "./gen/facts.js";

const PATIENCE_MS = 15_000; // after which a start is called slow; it goes on all the same

// What may follow each state.
const NEXT = {
  idle: ["loading", "running"],
  loading: ["loading", "slow", "running", "restarting", "ended", "failed"],
  slow: ["loading", "running", "restarting", "ended", "failed"],
  running: ["loading", "restarting", "ended"],
  restarting: ["loading", "running", "ended"],
  ended: ["loading", "running", "ended", "failed"],
  failed: ["loading"],
};
const SAID = ["slow", "ended", "failed"]; // the states that a visitor is told of

/** The options of mount without what may have ended the program: all that names a text or a place in one. */
export const FRESH = { __proto__: null, link: undefined, ...Object.fromEntries(PLACE_OPTIONS.map((name) => [name, undefined])) };

const FIELDS = "[data-uri]:is(input, textarea), [data-linkpanel]:is([type=text], textarea)";

const loadNotice = () => import("./lifenotice.js").catch(() => null);

export class Life {
  state = "idle";
  revive = null; // how what is mounted comes back, once it is mounted
  #surface;
  #timer;
  #box = null; // what is said now
  #kept = []; // the texts that were there before the default ones

  /**
   * The surface: root, which has the fields; lang(); put(box, state), which shows a notice;
   * again(fresh), which starts anew; and, if there are any, failed, the place in the page for
   * what did not start, clear(), texts() where there are no fields, changed(state) and
   * told(error, shown).
   */
  constructor(surface) { this.#surface = surface; }

  /** Goes on to a state, if it may follow. Resolves once the visitor was told. */
  async to(state, error) {
    if (!NEXT[this.state].includes(state)) return;
    this.state = state;
    clearTimeout(this.#timer);
    if (state === "loading") this.#timer = setTimeout(() => this.to("slow"), PATIENCE_MS);
    if (state === "running") globalThis.requestIdleCallback?.(loadNotice); // it may be needed where there is no network
    if (state === "ended" && globalThis.document) clearResult(this.#surface.root);
    this.#surface.changed?.(state, error);
    if (SAID.includes(state)) await this.#say(state, error);
    else if (state !== "restarting") this.#hush();
    if (state === "running" && this.#kept.length) await this.#say("kept");
  }

  /** Starts again because the visitor asks for it: with the texts that are there, or the default ones. */
  again(fresh = false) {
    const kept = fresh ? this.texts() : this.#kept;
    if (fresh) {
      for (const field of this.#surface.root.querySelectorAll(FIELDS)) field.value = field.dataset.first ?? field.defaultValue;
      this.#surface.clear?.();
    }
    this.#kept = kept;
    if (this.state === "ended" && this.revive) return this.revive(fresh);
    const running = this.#surface.again(fresh);
    this.#kept = kept; // also where it was removed and comes anew
    return running;
  }

  /** What the visitor has typed, or the page has given: pairs of a name and a text. */
  texts() {
    const fields = [...this.#surface.root.querySelectorAll(FIELDS)].filter((field) => !field.closest("[hidden]"));
    const typed = fields.map((field) => [field.closest("label, .field")?.querySelector(".name")?.textContent ?? "", field.value]);
    return (fields.length ? typed : this.#surface.texts?.() ?? []).filter(([, text]) => text);
  }

  /** Takes away what is said: the playground was removed. */
  end() {
    clearTimeout(this.#timer);
    this.#kept = [];
    this.#hush();
    this.state = "idle";
  }

  async #say(state, error) {
    const surface = this.#surface;
    if (!globalThis.document) return; // nobody sees anything
    const notice = await loadNotice();
    if (state !== "kept" && this.state !== state) return; // it has gone on meanwhile
    this.#hush();
    const texts = state === "kept" ? this.#kept : surface.root.querySelector(FIELDS) ? [] : this.texts();
    const { box, shown } = notice?.draw(state, error, surface.lang(), texts, (fresh) => this.again(fresh), () => this.#forget()) ?? bare(error);
    this.#box = box;
    surface.put(box, state);
    if (!box.closest(".uri-playground")) notice?.dress(box);
    if (error) surface.told?.(error, shown);
  }

  #forget() {
    this.#kept = [];
    this.#hush();
  }

  // The focus goes to the first field where the notice had it.
  #hush() {
    const box = this.#box;
    this.#box = null;
    if (!box) return;
    const focused = box.contains(box.getRootNode().activeElement);
    takeAway(box, this.#surface.failed);
    if (focused) this.#surface.root.querySelector("input:not([hidden])")?.focus();
  }
}

// What is said where lifenotice.js cannot be had, either.
function bare(error) {
  const box = Object.assign(document.createElement("p"), { className: "notice", role: "alert", textContent: error?.message ?? "…" });
  return { box, shown: box.textContent };
}

/** Shows a notice of a page that has a place for what did not start. */
export function putAtStart(failed, root, box, state) {
  if (state === "ended" || state === "kept") return putInResult(root, box, state);
  box.dataset.uri = "failed";
  failed.replaceWith(box);
}

/** Shows a notice of a playground that was drawn: in the place of its result, or before it. */
export function putInResult(root, box, state) {
  const result = root.querySelector("[data-uri=result]");
  if (!result) return root.append(box);
  if (state !== "ended") return result.before(box);
  box.dataset.uri = "result";
  result.replaceWith(box);
}

// Takes a notice away, and leaves a place where it took one.
function takeAway(box, failed) {
  if (box.dataset.uri === "failed") box.replaceWith(failed);
  else if (box.dataset.uri) box.replaceWith(place());
  else box.remove();
}

function place() {
  const empty = document.createElement("div");
  empty.dataset.uri = "result";
  return empty;
}

// What was drawn is no answer to what is typed now.
function clearResult(root) {
  root.querySelector("[data-uri=result]")?.replaceWith(place());
  for (const check of root.querySelectorAll("[data-check]")) check.replaceChildren();
}
