// Finds out whether the page around an embed is dark or light: by the switch of the
// page, the data attributes and classes that sites use on an ancestor, else by what is
// behind the embed.

const SWITCHES = [
  "data-theme", "data-bs-theme", "data-color-mode", "data-color-scheme", "data-md-color-scheme", "data-mantine-color-scheme",
  "data-mui-color-scheme", "data-joy-color-scheme", "data-user-color-scheme", "data-scheme", "data-mode",
];
const NAMED = /(?:^|[-_ ])(?:(dark|slate)|(light|default))(?:$|[-_ ])/;
const CLASS = /^(?:(?:theme|quarto|chakra-ui|colorscheme|mode|body)--?)?(dark|light)$|^(dark|light)-(?:mode|theme)$/;
const OTHERS = { "skin-theme-clientpref-night": "dark", "skin-theme-clientpref-day": "light" }; // of MediaWiki
const BOOKS = { navy: "dark", coal: "dark", ayu: "dark", rust: "light" }; // of mdBook

// The parent, across shadow roots.
const parentOf = (element) => element.assignedSlot ?? element.parentElement ?? element.getRootNode().host;

function* ancestors(element) {
  for (let at = parentOf(element); at; at = parentOf(at)) yield at;
}

function ownTheme(element) {
  for (const name of SWITCHES) {
    const match = NAMED.exec(element.getAttribute(name) ?? "");
    if (match) return match[1] ? "dark" : "light";
  }
  const jupyter = element.getAttribute("data-jp-theme-light");
  if (jupyter) return jupyter === "false" ? "dark" : "light";
  for (const name of element.classList) {
    const match = CLASS.exec(name);
    if (match) return match[1] ?? match[2];
    if (Object.hasOwn(OTHERS, name)) return OTHERS[name];
    if (Object.hasOwn(BOOKS, name) && element === document.documentElement) return BOOKS[name];
  }
  return null;
}

// The lightness that is seen, of red, green and blue from 0 to 1.
const lightnessOf = (rgb) => 1.16 * Math.cbrt(rgb.reduce((sum, value, i) => sum + [0.2126, 0.7152, 0.0722][i] * value ** 2.2, 0)) - 0.16;

/** Reads a computed colour: its lightness and its opacity, each from 0 to 1. */
export function readColour(text) {
  const [, form, values] = /^([a-z]+)\((?:[a-z][\w-]* )?(.*)\)$/.exec(text) ?? [];
  if (!form) return { lightness: 0, alpha: 0 };
  const [a, b, c, alpha = 1] = values.split(/[\s,/]+/).map((value) => parseFloat(value) || 0); // "none" is 0
  if (/^ok/.test(form)) return { lightness: a, alpha };
  if (/^l/.test(form)) return { lightness: a / 100, alpha };
  return { lightness: lightnessOf([a, b, c].map((value) => Math.max(0, form === "color" ? value : value / 255))), alpha };
}

// The colours that the browser paints a page with, where nothing else is painted: they
// follow the color-scheme around the element, which may follow the system.
function canvasOf(element) {
  const probe = document.createElement("span");
  Object.assign(probe.style, { display: "none", color: "CanvasText", backgroundColor: "Canvas" });
  (element.shadowRoot ?? element).append(probe);
  const { color, backgroundColor } = getComputedStyle(probe);
  probe.remove();
  return { color, backgroundColor };
}

// Whether what is behind the element is dark: the backgrounds of its ancestors, up to
// the first that is opaque, over the canvas. An image, or a box that is no ancestor,
// has no colour that could be asked for; the page has to choose its text for it, so
// text that could not be read on the backgrounds decides.
function isDarkBehind(element) {
  const canvas = canvasOf(element);
  let behind = 0;
  let through = 1;
  for (const at of ancestors(element)) {
    const { backgroundColor, display } = getComputedStyle(at);
    const { lightness, alpha } = readColour(backgroundColor);
    if (display === "contents") continue; // is not painted
    behind += through * alpha * lightness;
    through *= 1 - alpha;
    if (through < 0.01) break;
  }
  behind += through * readColour(canvas.backgroundColor).lightness;
  const { color } = getComputedStyle(element);
  const text = readColour(color);
  if (color !== canvas.color && text.alpha > 0.5 && Math.abs(text.lightness - behind) < 0.15) return text.lightness > 0.5;
  return behind < 0.5;
}

// The theme around the element, "dark" or "light".
function pageTheme(element) {
  for (const at of ancestors(element)) {
    const theme = ownTheme(at);
    if (theme) return theme;
  }
  return isDarkBehind(element) ? "dark" : "light";
}

/** The theme for an element with this attribute; anything but a theme counts as "auto". */
export const themeOf = (element, attribute) => (attribute === "light" || attribute === "dark" ? attribute : pageTheme(element));

/**
 * Calls changed after the theme around the element has changed, until the signal aborts:
 * by an attribute, a style sheet, a box that was ticked, a transition that has ended, or
 * with the system. Returns a function to call when the element was moved.
 */
export function watchTheme(element, signal, changed) {
  let last = pageTheme(element);
  let asked = false;
  let end; // of what is watched in this place
  const look = () => {
    asked = false;
    if (signal.aborted) return;
    const theme = pageTheme(element);
    if (theme !== last) changed((last = theme));
  };
  const ask = () => { // once for each frame, before it is painted
    if (!asked) requestAnimationFrame(look);
    asked = true;
  };
  const watch = () => {
    end?.abort();
    end = new AbortController();
    const options = { signal: end.signal };
    const observer = new MutationObserver(ask);
    end.signal.addEventListener("abort", () => observer.disconnect());
    if (document.head) observer.observe(document.head, { subtree: true, childList: true, attributes: true, characterData: true });
    for (const at of ancestors(element)) {
      observer.observe(at, { attributes: true });
      at.addEventListener("transitionend", ({ target }) => target === at && ask(), options);
    }
    for (const type of ["load", "click", "change"]) document.addEventListener(type, ask, { ...options, capture: true }); // load: of a style sheet
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", ask, options);
  };
  signal.addEventListener("abort", () => end.abort());
  watch();
  return () => {
    watch();
    ask();
  };
}

/** The level of an embed's first headings: the attribute says it, else the heading before it. */
export function levelOf(element) {
  const before = [...element.getRootNode().querySelectorAll("h1, h2, h3, h4, h5, h6")].filter((heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
  return Number(element.getAttribute("heading-level") ?? (Number(before.at(-1)?.localName[1] ?? 1) + 1));
}

/** The size of type in an embed: that of the text around it, or on a slide as its width has it. */
export const sizeOf = (element) => (element.getAttribute("preset") === "slide" ? "2.7cqi" : getComputedStyle(element).fontSize);
