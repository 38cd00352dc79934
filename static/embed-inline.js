// Runs <uri-playground> in the page itself: mounts the playground in the shadow
// root of the element and reports what happens there.
import { OPTION_DEFAULTS, OPTION_VALUES } from "./gen/facts.js";
import { stylesheet } from "./gen/build.js";
import { MOUNT, beginAgain, checkBrowser, loadFor, mountWithin, nextTask } from "./loader.js";
import { levelOf, notesOf, sizeOf, themeKnown, themeOf, watchNotes, watchSize, watchTheme } from "./pagetheme.js";

const isOff = (value) => /^(?:false|off|no|0)$/i.test(value);
const flag = (value) => !isOff(value);
const READ = { __proto__: null, number: Number, flag };

/** Converts attributes to options of mount. Invalid values are ignored, as in HTML. */
export function optionsOf(attributes) {
  const options = { __proto__: null };
  const { lenient, "no-controls": bare, ...rest } = attributes; // in the address of a frame
  if (lenient != null && flag(lenient)) rest.strict = "false";
  if (bare != null && flag(bare)) rest.controls = "false";
  for (const [name, value] of Object.entries(rest)) {
    if (!Object.hasOwn(MOUNT, name)) continue;
    const option = value == null ? OPTION_DEFAULTS[name] : (READ[OPTION_VALUES[name]] ?? String)(value);
    if (option === undefined) continue;
    MOUNT[name](option, () => undefined, () => {}) !== undefined && (options[name] = option);
  }
  return options;
}

const aborted = (signal) => new Promise((done) => signal.addEventListener("abort", done));

// Links the style sheet, which is fetched beside the program; resolves when it is loaded.
// The playground works without it, so an error ends the wait, too.
const styled = (inner) => new Promise((done) => {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: stylesheet(), onload: done, onerror: done });
  inner.append(link);
});

// Lays out what was drawn before it is seen, a part in each task: the first layout of all of
// it would be the longest task of a start. It takes no height meanwhile.
async function layOut(inner, signal) {
  const parts = [...inner.querySelectorAll(".uri-playground > *, .workspace > *, .machine > *, .data-tables > *")];
  for (const part of parts) part.style.display = "none";
  inner.style.cssText = "max-height: 0; overflow: hidden; visibility: hidden";
  inner.hidden = false;
  for (const part of parts) {
    await nextTask();
    signal.throwIfAborted();
    part.style.display = "";
    inner.getBoundingClientRect();
  }
  await nextTask();
  signal.throwIfAborted();
  inner.removeAttribute("style");
}

/** Lets the program render into an element in slices; resolves when it is complete. */
export const gradually = (element) => {
  element.dataset.gradual = "";
  return new Promise((done) => element.addEventListener("drawn", done, { once: true }));
};

// The embeds of a page render one after the other: rendering takes memory that the
// program keeps and uses again.
let last = Promise.resolve();
const inTurn = (draw) => (last = last.then(draw, draw));

// Pages handle keys, and cannot see that those from a shadow root were typed into a
// field. Shortcuts with Ctrl or Meta still reach the page.
const KEYS = ["keydown", "keypress", "keyup", "input", "beforeinput"];
function keepKeys(inner) {
  for (const kind of KEYS) inner.addEventListener(kind, (event) => event.ctrlKey || event.metaKey || event.stopPropagation());
}

/** Returns a listener that reports a change of the step apart from other changes. */
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

/** Reports the height of the content when it changes, until the signal aborts. */
export function tellSize(inner, signal, hear) {
  let last = 0;
  const observer = new ResizeObserver(() => {
    const { width, height } = inner.getBoundingClientRect();
    if (height && height !== last) hear("resize", { width, height: (last = height) });
  });
  observer.observe(inner);
  signal.addEventListener("abort", () => observer.disconnect());
}

// An element that was just inserted cannot take the focus before layout.
function focusFirst(inner) {
  const first = inner.querySelector("input:not([hidden]), button");
  first?.focus();
  if (!first?.matches(":focus")) requestAnimationFrame(() => setTimeout(() => first?.focus()));
}

/** Gives the headings in an embed levels from this one on, those to come, too. */
export function levelHeadings(inner, level, signal) {
  const apply = () => {
    for (const heading of inner.querySelectorAll("h2, h3, h4")) heading.setAttribute("aria-level", Math.min(Number(heading.localName[1]) + level - 2, 6));
  };
  if (!(level > 0) || level === 2) return; // as they are
  apply();
  const observer = new MutationObserver(apply);
  observer.observe(inner, { childList: true, subtree: true });
  signal.addEventListener("abort", () => observer.disconnect());
}

// Makes the text as large as the text around the element. The style sheet says so of the
// host, where the sizes of type and the unit of space are worked out.
const writeSize = (sheet, element) => sheet.replaceSync(`:host { --uri-rem: ${sizeOf(element)} }`);

/**
 * Starts an embed and resolves to its handle. playground.js of an earlier version may call
 * this, so the names of the arguments stay, and it has no life to give; again says that the
 * visitor has asked for another try.
 */
export async function start({ element, root, attributes, signal, hear, life, again }) {
  checkBrowser();
  const notes = notesOf(element, attributes.notes);
  if (notes) attributes = { ...attributes, notes };
  if (again) beginAgain();
  const inner = document.createElement("div");
  inner.className = "inner";
  inner.hidden = true;
  const scale = new element.ownerDocument.defaultView.CSSStyleSheet();
  writeSize(scale, element);
  watchSize(element, root, signal, () => writeSize(scale, element));
  root.adoptedStyleSheets.push(scale);
  root.append(inner);
  signal.addEventListener("abort", () => {
    inner.remove();
    try {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== scale);
    } catch { /* it is in another document now, which takes none of those it had */ }
  });
  const style = styled(inner);
  const [playground] = await Promise.all([loadFor(optionsOf(attributes)), themeKnown(element, attributes.theme)]);
  signal.throwIfAborted();

  let { theme } = attributes;
  let drawn;
  const ended = aborted(signal);
  const mount = await inTurn(async () => {
    signal.throwIfAborted();
    drawn = gradually(inner);
    const mount = mountWithin(playground, inner, { ...optionsOf(attributes), examples: false, theme: themeOf(element, theme) }, life);
    signal.addEventListener("abort", () => mount.dispose());
    mount.on("change", teller(hear, mount.state));
    for (const event of ["answer", "progress"]) mount.on(event, (detail) => hear(event, detail));
    mount.on("error", (error) => life && error.restarted === false || hear("error", { code: error.restarted === false ? "ended" : "internal", ...error })); // of its end the life tells
    const failed = new Promise((done) => mount.on("error", done));
    drawn = Promise.race([drawn, failed, ended]);
    await Promise.race([drawn, new Promise((done) => setTimeout(done, 1000))]);
    return mount;
  });
  watchNotes(element, signal, (notes) => mount.ended || mount.set({ notes }));
  const moved = watchTheme(element, signal, () => mount.ended || mount.set({ theme: themeOf(element, theme) }));
  keepKeys(inner);
  await Promise.race([Promise.all([style, drawn]), ended]);
  signal.throwIfAborted();
  if (mount.ended) throw mount.ended;
  await layOut(inner, signal);
  tellSize(inner, signal, hear);
  levelHeadings(inner, levelOf(element), signal);
  return {
    detail: { mode: "inline", version: playground.version, state: mount.state },
    focus: () => focusFirst(inner),
    moved,
    set(values) {
      if (Object.hasOwn(values, "theme")) ({ theme } = values);
      if (Object.hasOwn(values, "preset")) writeSize(scale, element);
      if (Object.hasOwn(values, "notes")) values = { ...values, notes: notesOf(element, values.notes) };
      const options = { ...optionsOf(values), theme: themeOf(element, theme) };
      if (mount.ended) mount.retry(options);
      else mount.set(options);
    },
    again: () => mount.retry({}, true),
  };
}
