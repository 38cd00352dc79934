// What <uri-playground> needs when it starts in the page itself: it mounts the
// playground in the element's shadow root and tells what happens there.
import { MOUNT, load, mountWithin } from "./loader.js";
import { themeOf, watchTheme } from "./pagetheme.js";

const isOff = (value) => /^(?:false|off|no|0)$/i.test(value);
const flag = (value) => !isOff(value);
const READ = { step: Number, exercise: Number, level: Number, seed: Number, strict: flag, erratum4547: flag, erratum4789: flag, literalRule: flag, readonly: flag, controls: flag };

// What it means that an attribute is taken away. The texts stay.
const WITHOUT = {
  view: "resolve", dialect: "rfc3986", step: Number.MAX_SAFE_INTEGER, theme: "auto",
  strict: true, erratum4547: false, erratum4789: false, literalRule: false, readonly: false, controls: true,
};

/** The options of mount that attributes stand for; what means nothing is left out, as HTML does. */
export function optionsOf(attributes) {
  const options = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (!Object.hasOwn(MOUNT, name)) continue;
    const option = value == null ? WITHOUT[name] : (READ[name] ?? String)(value);
    if (option === undefined) continue;
    MOUNT[name](option, () => undefined, () => {}) !== undefined && (options[name] = option);
  }
  return options;
}

// The style sheet is there when the link of Go's making is loaded. Without it
// the playground still works, so an error is no reason to wait.
const styled = (inner) => new Promise((done) => {
  const link = inner.querySelector("link");
  if (!link || link.sheet) return done();
  link.onload = link.onerror = done;
});

/** Lets Go draw into an element little by little; the answer waits for all of it. */
export const gradually = (element) => {
  element.dataset.gradual = "";
  return new Promise((done) => element.addEventListener("drawn", done, { once: true }));
};

// The embeds of a page are drawn one after the other: drawing takes room that the
// program never gives back, and ten then take that of one.
let last = Promise.resolve();
const inTurn = (draw) => (last = last.then(draw, draw));

// Pages listen for keys of their own, and take what is typed in a shadow root
// for typed nowhere. Shortcuts with Ctrl or Meta stay theirs.
const KEYS = ["keydown", "keypress", "keyup", "input", "beforeinput"];
function keepKeys(inner) {
  for (const kind of KEYS) inner.addEventListener(kind, (event) => event.ctrlKey || event.metaKey || event.stopPropagation());
}

/** Tells changes apart: of the step alone, and of anything else. */
export function teller(hear, first) {
  let last = first;
  return (state) => {
    const before = last;
    last = state;
    const differs = (name) => before[name] !== state[name];
    const names = Object.keys(state);
    if (names.some((name) => name !== "step" && name !== "steps" && differs(name))) hear("change", state);
    if (differs("step") || differs("steps")) hear("step", { step: state.step, steps: state.steps });
  };
}

/** Tells the height of the content whenever it changes, until the signal aborts. */
export function tellSize(inner, signal, hear) {
  let last = 0;
  const observer = new ResizeObserver(() => {
    const { width, height } = inner.getBoundingClientRect();
    if (height && height !== last) hear("resize", { width, height: (last = height) });
  });
  observer.observe(inner);
  signal.addEventListener("abort", () => observer.disconnect());
}

// What has just been put in has no box to take the focus before it is laid out.
function focusFirst(inner) {
  const first = inner.querySelector("input:not([hidden]), button");
  first?.focus();
  if (!first?.matches(":focus")) requestAnimationFrame(() => setTimeout(() => first?.focus()));
}

/** Starts an embed; the answer is for <uri-playground>. */
export async function start({ element, root, attributes, signal, hear }) {
  const playground = await load({ harvest: false });
  signal.throwIfAborted();
  const inner = document.createElement("div");
  inner.className = "inner";
  inner.hidden = true;
  inner.style.setProperty("--uri-rem", getComputedStyle(element).fontSize); // as large as the text round it
  root.append(inner);
  signal.addEventListener("abort", () => inner.remove());

  let { theme } = attributes;
  const mount = await inTurn(async () => {
    signal.throwIfAborted();
    const drawn = gradually(inner);
    const mount = mountWithin(playground, inner, { ...optionsOf(attributes), examples: false, theme: themeOf(element, theme) });
    signal.addEventListener("abort", () => mount.dispose());
    mount.on("change", teller(hear, mount.state));
    mount.on("answer", (answer) => hear("answer", answer));
    mount.on("error", (error) => hear("error", { code: error.restarted === false ? "ended" : "internal", ...error }));
    await Promise.race([drawn, new Promise((done) => setTimeout(done, 1000))]);
    return mount;
  });
  watchTheme(element, signal, () => mount.set({ theme: themeOf(element, theme) }));
  keepKeys(inner);
  await styled(inner);
  signal.throwIfAborted();
  inner.hidden = false;
  tellSize(inner, signal, hear);
  return {
    detail: { mode: "inline", version: playground.version, state: mount.state },
    focus: () => focusFirst(inner),
    set(values) {
      if ("theme" in values) ({ theme } = values);
      mount.set({ ...optionsOf(values), theme: themeOf(element, theme) });
    },
  };
}
