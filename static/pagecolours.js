// Reads by the colours behind an embed whether the page around it is dark or light, and
// watches for what may change that. Loaded where the page does not name its theme, else
// once the embed runs.

// The lightness that is seen, of red, green and blue from 0 to 1.
const lightnessOf = (rgb) => 1.16 * Math.cbrt(rgb.reduce((sum, value, i) => sum + [0.2126, 0.7152, 0.0722][i] * value ** 2.2, 0)) - 0.16;

// Reads a computed colour: its lightness and its opacity, each from 0 to 1.
function readColour(text) {
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

/**
 * Reports whether what is behind the element is dark: the backgrounds of its ancestors, up to
 * the first that is opaque, over the canvas. An image, or a box that is no ancestor,
 * has no colour that could be asked for; the page has to choose its text for it, so
 * text that could not be read on the backgrounds decides.
 */
export function isDarkBehind(element, ancestors) {
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

/**
 * Calls look when the theme around the element may have changed, until the signal aborts:
 * by an attribute, a style sheet, a box that was ticked, a transition that has ended, or
 * with the system; and at once. Returns a function to call when the element was moved.
 */
export function watch(element, ancestors, signal, look) {
  let asked = false;
  let end; // of what is watched in this place
  const ask = () => { // once for each frame, before it is painted
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      if (!signal.aborted) look();
    });
  };
  const begin = () => {
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
    ask();
  };
  signal.addEventListener("abort", () => end.abort());
  begin();
  return begin;
}
