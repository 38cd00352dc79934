// Finds out whether the page around an embed is dark or light: by the switch of the
// page, the data attributes and classes that sites use on an ancestor, else by what is
// behind the embed, which pagecolours.js reads. And how large the text around it is, and what the author says in it.

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

// The theme that the page around the element names, "dark" or "light"; undefined for none.
function namedTheme(element) {
  for (const at of ancestors(element)) {
    const theme = ownTheme(at);
    if (theme) return theme;
  }
}

let colours; // the module pagecolours.js, once it is loaded
const loadColours = async () => (colours ??= await import("./pagecolours.js"));

// The theme around the element, "dark" or "light".
const pageTheme = (element) => namedTheme(element) ?? (colours?.isDarkBehind(element, ancestors) ? "dark" : "light");

const isTheme = (attribute) => attribute === "light" || attribute === "dark";

/** Resolves when the theme for an element with this attribute can be told. */
export const themeKnown = async (element, attribute) => isTheme(attribute) || namedTheme(element) || loadColours();

/** The theme for an element with this attribute; anything but a theme counts as "auto". */
export const themeOf = (element, attribute) => (isTheme(attribute) ? attribute : pageTheme(element));

/**
 * Calls changed after the theme around the element has changed, until the signal aborts.
 * Returns a function to call when the element was moved.
 */
export function watchTheme(element, signal, changed) {
  let last = namedTheme(element) ?? (colours && pageTheme(element)); // undefined where nothing has asked for it yet
  const look = () => {
    const theme = pageTheme(element);
    if (theme === (last ??= theme)) return;
    last = theme;
    changed();
  };
  const watching = loadColours().then(() => (signal.aborted ? undefined : colours.watch(element, ancestors, signal, look)), () => {});
  return () => watching.then((moved) => moved?.());
}

/** The level of an embed's first headings: the attribute says it, else the heading before it. */
export function levelOf(element) {
  const before = [...element.getRootNode().querySelectorAll("h1, h2, h3, h4, h5, h6")].filter((heading) => heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING);
  return Number(element.getAttribute("heading-level") ?? (Number(before.at(-1)?.localName[1] ?? 1) + 1));
}

/** The size of type in an embed: that of the text around it, or on a slide as its width has it. */
export const sizeOf = (element) => (element.getAttribute("preset") === "slide" ? "2.7cqi" : getComputedStyle(element).fontSize);

/** Calls changed after the text around the element got another size, until the signal aborts. */
export function watchSize(element, root, signal, changed) {
  const probe = document.createElement("i"); // as wide as the text is large
  Object.assign(probe.style, { position: "absolute", width: "1em", visibility: "hidden" });
  root.append(probe);
  let last = sizeOf(element);
  // In the frame that it was measured in, a change would be reported as a loop.
  const observer = new ResizeObserver(() => requestAnimationFrame(() => signal.aborted || last === (last = sizeOf(element)) || changed()));
  observer.observe(probe);
  signal.addEventListener("abort", () => {
    observer.disconnect();
    probe.remove();
  });
}

// What the author says at steps: children of the element with slot="step-12", and the attribute notes. In the
// page the program draws the slot; a frame gets the text.
const AT_STEP = /^step-(\d+)$/;

const said = ({ textContent }) => textContent.trim().replace(/\s+/g, " ").replaceAll("|", "¦") || "…";

/** Returns the notes as the option has them; a child takes the place of what the attribute says at its step. */
export function notesOf(element, given) {
  const children = [...element.children].filter(({ slot }) => AT_STEP.test(slot)).map((child) => `${AT_STEP.exec(child.slot)[1]} ${said(child)}`);
  return [...(given ? [given] : []), ...children].join(" | ");
}

/** Tells the notes when the children change, until the signal aborts. */
export function watchNotes(element, signal, tell) {
  let last = notesOf(element);
  const observer = new MutationObserver(() => {
    const now = notesOf(element);
    if (now !== last) tell(notesOf(element, element.getAttribute("notes")));
    last = now;
  });
  observer.observe(element, { subtree: true, childList: true, characterData: true, attributeFilter: ["slot"] });
  signal.addEventListener("abort", () => observer.disconnect());
}
