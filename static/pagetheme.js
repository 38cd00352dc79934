// Finds out whether the page around an embed is dark or light: by the data
// attributes and classes that sites use on an ancestor, else by color-scheme.

const ATTRIBUTES = ["data-theme", "data-bs-theme", "data-color-mode", "data-color-scheme", "data-md-color-scheme"];
const CLASS = /^(?:(?:theme-)?(dark|light)|(dark|light)-(?:mode|theme))$/;
const BOOKS = { navy: "dark", coal: "dark", ayu: "dark", rust: "light" }; // of mdBook
const NAMED = /(?:^|[-_ ])(?:(dark|slate)|(light|default))(?:$|[-_ ])/;

// The parent, across shadow roots.
const parentOf = (element) => element.assignedSlot ?? element.parentElement ?? element.getRootNode().host;

function ownTheme(element) {
  for (const name of ATTRIBUTES) {
    const match = NAMED.exec(element.getAttribute(name) ?? "");
    if (match) return match[1] ? "dark" : "light";
  }
  for (const name of element.classList) {
    const match = CLASS.exec(name);
    if (match) return match[1] ?? match[2];
    if (Object.hasOwn(BOOKS, name) && element === document.documentElement) return BOOKS[name];
  }
  return null;
}

/** The theme around the element: "dark", "light", or "auto" if the page states none. */
function pageTheme(element) {
  for (let at = parentOf(element); at; at = parentOf(at)) {
    const theme = ownTheme(at);
    if (theme) return theme;
  }
  const scheme = getComputedStyle(document.documentElement).colorScheme.replace("only", "").trim();
  return scheme === "dark" || scheme === "light" ? scheme : "auto";
}

/** The theme for an element with this attribute; anything but a theme counts as "auto". */
export const themeOf = (element, attribute) => (attribute === "light" || attribute === "dark" ? attribute : pageTheme(element));

/** Calls changed with each theme that the page changes to, until the signal aborts. */
export function watchTheme(element, signal, changed) {
  let last = pageTheme(element);
  const observer = new MutationObserver(() => {
    const theme = pageTheme(element);
    if (theme !== last) changed((last = theme));
  });
  for (let at = parentOf(element); at; at = parentOf(at)) {
    observer.observe(at, { attributeFilter: [...ATTRIBUTES, "class", "style"] });
  }
  signal.addEventListener("abort", () => observer.disconnect());
}
