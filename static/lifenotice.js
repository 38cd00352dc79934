// What a visitor is told where the program does not run: that it has ended, or did not
// start, in a sentence why, and what she can do. Loaded when there is something to say, or
// once a playground runs.
import { LANGUAGES, LIFE_WORDS } from "./gen/facts.js";

// The reason for each code of an error; any other is an error inside.
const REASONS = {
  network: "network", "http-status": "status", "wrong-type": "damaged", "wasm-invalid": "damaged", unsupported: "old", "wasm-missing": "old",
  "wasm-blocked": "blocked", frame: "frame", memory: "memory", stopped: "often",
};
const FROM_TEXTS = ["memory", "crashed", "stopped", "exited", "ended", "internal"]; // where other texts may help
const FINAL = ["unsupported", "wasm-missing", "wasm-blocked"]; // where another try comes to the same

function make(tag, properties, ...children) {
  const element = Object.assign(document.createElement(tag), properties);
  element.append(...children);
  return element;
}

const codeOf = (error) => (error?.cause?.code === "memory" ? "memory" : error?.code ?? "");

// A text to be copied, and the button for it. Where the clipboard is refused, it is selected.
function kept([name, text], words) {
  const area = make("textarea", { readOnly: true, rows: 2, value: text, dir: "ltr", spellcheck: false });
  area.setAttribute("aria-label", name || words["life.text"]);
  const copy = make("button", { type: "button", textContent: words["life.copy"] });
  copy.onclick = () => {
    area.select();
    navigator.clipboard?.writeText(text).then(() => { copy.textContent = words["life.copied"]; }, () => {});
  };
  return make("div", { className: "kept" }, make("span", { textContent: name || words["life.text"] }), area, copy);
}

/** Draws what there is to say in a state; shown is the sentence that the visitor reads. */
export function draw(state, error, lang, texts, again, close) {
  const words = LIFE_WORDS[lang] ?? LIFE_WORDS[LANGUAGES[0]];
  const code = codeOf(error);
  const reason = error && words[`life.${REASONS[code] ?? "inside"}`];
  const shown = [words[`life.${state}`], reason].filter(Boolean).join(" ");
  const box = make("div", { className: "notice life", lang }, make("p", {}, make("b", { textContent: words[`life.${state}`] }), reason ? ` ${reason}` : ""));
  box.setAttribute("part", "notice");
  box.setAttribute("role", state === "ended" || state === "failed" ? "alert" : "status");
  const button = (key, onclick, className = "") => make("button", { type: "button", className, textContent: words[key], onclick });
  const buttons = [];
  if (state === "kept") buttons.push(button("life.close", close));
  else if (!FINAL.includes(code)) buttons.push(button(state === "ended" ? "life.anew" : "life.again", () => again(false), "primary"));
  if (state === "ended" || FROM_TEXTS.includes(code)) {
    buttons.push(button("life.fresh", () => again(true)));
    if (!texts.length) box.append(make("p", { textContent: words["life.fields"] }));
  }
  if (state === "kept" || FROM_TEXTS.includes(code)) box.append(...texts.map((text) => kept(text, words)));
  const said = (["stopped", "crashed"].includes(error?.code) && error.cause?.message) || error?.message; // what has ended it says more
  if (said) box.append(make("p", { className: "technical", lang: "en", textContent: said }));
  if (buttons.length) box.append(make("p", { className: "actions" }, ...buttons));
  return { box, shown };
}

/** Styles a notice where no style sheet of playgrounds is. */
export function dress(box) {
  box.style.cssText = "margin: .8em; padding: .5em .8em; border: 1px solid; border-inline-start: 4px solid #d33; border-radius: 6px; overflow-wrap: anywhere; font-size: .875em";
  for (const part of box.querySelectorAll("p, textarea")) part.style.cssText = "margin: .3em 0; box-sizing: border-box; width: 100%";
  for (const button of box.querySelectorAll("button")) button.style.cssText = "min-height: 2.4em; margin-inline-end: .6em; padding: 0 1em; font: inherit; color: inherit; background: none; border: 1px solid; border-radius: 6px; cursor: pointer";
}
