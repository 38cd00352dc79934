// Which colours the page round an embed shows, as sites say it: a data attribute
// or a class on some element round it, else the page's CSS color-scheme.

const ATTRIBUTES = ["data-theme", "data-bs-theme", "data-color-mode", "data-color-scheme", "data-md-color-scheme"];
const CLASS = /^(?:(?:theme-)?(dark|light)|(dark|light)-(?:mode|theme))$/;
const BOOKS = { navy: "dark", coal: "dark", ayu: "dark", rust: "light" }; // of mdBook
const NAMED = /(?:^|[-_ ])(?:(dark|slate)|(light|default))(?:$|[-_ ])/;

// Through shadow roots outwards.
const parentOf = (element) => element.assignedSlot ?? element.parentElement ?? element.getRootNode().host;

function said(element) {
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

/** The theme round the element: "dark", "light", or "auto" where the page says nothing. */
function pageTheme(element) {
  for (let at = parentOf(element); at; at = parentOf(at)) {
    const theme = said(at);
    if (theme) return theme;
  }
  const scheme = getComputedStyle(document.documentElement).colorScheme.replace("only", "").trim();
  return scheme === "dark" || scheme === "light" ? scheme : "auto";
}

/** The theme for an element whose attribute says so; what is no theme is "auto". */
export const themeOf = (element, attribute) => (attribute === "light" || attribute === "dark" ? attribute : pageTheme(element));

/** Calls hear with each theme that the page changes to, until the signal aborts. */
export function watchTheme(element, signal, hear) {
  let last = pageTheme(element);
  const observer = new MutationObserver(() => {
    const theme = pageTheme(element);
    if (theme !== last) hear((last = theme));
  });
  for (let at = parentOf(element); at; at = parentOf(at)) {
    observer.observe(at, { attributeFilter: [...ATTRIBUTES, "class", "style"] });
  }
  signal.addEventListener("abort", () => observer.disconnect());
}
