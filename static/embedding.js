// The page that makes the code of embeds: choices on one side, the embed itself
// and its code on the other.
import { load } from "./playground.js";
import { SNIPPETS, partsOf, textsOf } from "./snippets.js";
import { tableOf } from "./statictable.js";

document.documentElement.dataset.started = ""; // see stuck.css
const $ = (id) => document.getElementById(id);
const form = $("choices");
const one = $("says").textContent;

// The tool is remembered if the browser allows that.
const TOOL = "uri-playground.tool";
const stored = (access) => { try { return access(localStorage); } catch { return null; } };
const remembered = stored((store) => store.getItem(TOOL));
for (const tool of document.getElementsByName("kind")) if (tool.value === remembered) tool.checked = true;
const live = $("live");

// A default needs no attribute.
const DEFAULTS = { view: "resolve", loading: "lazy", theme: "auto", lang: "", mode: "auto", step: "", strict: true, controls: true, predict: false, readonly: false };
const SAID = { predict: "predict", readonly: "readonly", strict: "lenient", controls: "no-controls" }; // the attribute that says the other than the default
const FIELDS = ["base", "ref", "text", "lesson", "exercise"];
const PREPARED = ["notes", "ask", "hide"];

// Who comes from the playground brings a page and a link.
for (const [, name, text] of location.hash.matchAll(/[#&](base|ref)=([^&]*)/g)) {
  try { form.elements[name].value = decodeURIComponent(text); } catch { /* the playground says that it is damaged */ }
}

// What is said at steps, and which are asked for.
const notes = new Map();
const asked = new Set();
const { at, says, asks, hides } = form.elements;
const byStep = ([a], [b]) => a - b;

/** The attributes for what is prepared at the steps. */
function preparedOf() {
  if (!preparable()) return {};
  const values = {
    notes: [...notes].sort(byStep).map(([step, text]) => `${step} ${text}`).join(" | "),
    ask: [...asked].sort((a, b) => a - b).join(),
    hide: [...hides].filter(({ checked }) => checked).map(({ value }) => value).join(" "),
  };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value));
}

// Whether the embed shows the step for which something is prepared, and not that with which it will begin.
const previews = () => $("prepared").open && at.value > 0 && preparable();

function linkOf({ step }) {
  return previews() ? live.link.replace(/&(?:known|step)=\d+/g, "") + (step ? `&step=${step}` : "") : live.link;
}

const preparable = () => ["resolve", "trace"].includes(form.elements.view.value);

// Takes what was typed or ticked for the step that is chosen; another step shows what there is at it.
function prepare({ target }) {
  const step = Number(at.value);
  if (target === at) {
    says.value = notes.get(step) ?? "";
    asks.checked = asked.has(step);
  } else if (target === says) {
    const text = says.value.replaceAll("|", "¦").trim();
    if (text && step > 0) notes.set(step, text);
    else notes.delete(step);
  } else if (target === asks) {
    if (asks.checked && step > 0) asked.add(step);
    else asked.delete(step);
  }
}

// While nothing stops the run, the step that the embed shows is the one that is chosen.
function choose(step, steps) {
  const { ask, hide } = preparedOf();
  if (ask || hide || document.activeElement === at || document.activeElement === says) return;
  at.value = step > 0 && step < steps ? step : 1;
  prepare({ target: at });
}

const valueOf = ({ type, checked, value }) => (type === "checkbox" ? checked : value);

/** The attributes for the choices. */
function attributesOf() {
  const attributes = {};
  const { elements } = form;
  for (const name of textsOf(elements.view.value)) if (elements[name]?.value || FIELDS.slice(0, 3).includes(name)) attributes[name] = elements[name].value;
  for (const [name, usual] of Object.entries(DEFAULTS)) {
    const value = valueOf(elements[name]);
    if (value === usual) continue;
    if (typeof value === "boolean") attributes[SAID[name]] = "";
    else attributes[name] = value;
  }
  return { ...attributes, ...preparedOf() };
}

function showLive(attributes) {
  live.set({ height: form.elements.height.value || null });
  if (previews()) attributes = { ...attributes, step: String(at.value - asked.has(Number(at.value))) };
  const names = [...FIELDS, ...PREPARED, ...Object.keys(DEFAULTS).map((name) => SAID[name] ?? name)].filter((name) => name !== "loading");
  live.set(Object.fromEntries(names.filter((name) => live.getAttribute(name) !== (attributes[name] ?? null)).map((name) => [name, attributes[name] ?? null])));
}

let playground; // once it is there

function targetOf({ base = "", ref = "", lenient }) {
  return playground?.resolve(base, ref, { strict: lenient === undefined }).target ?? "…";
}

const PICTURE = "picture.svg"; // the name under which it is saved

// The picture of what is chosen, in the language of the embed; null where there is none, or not yet.
function pictureOf({ base, ref, step, theme, lang = document.documentElement.lang, lenient }) {
  if (!playground || textsOf(form.elements.view.value)[1] !== "ref") return null;
  try {
    return playground.picture(base, ref, { lang, scheme: theme ?? "auto", src: PICTURE, strict: lenient === undefined, ...(step && { step: Number(step) }) });
  } catch (error) {
    if (error.code === "words-missing") load({ lang }).then(update, () => {});
    return null;
  }
}

// Offers the file, and returns the poster of an embed.
function posterOf(picture) {
  const link = $("picture");
  URL.revokeObjectURL(link.href);
  link.hidden = !picture;
  if (!picture) return undefined;
  link.href = URL.createObjectURL(new Blob([picture.svg], { type: "image/svg+xml" }));
  const { width, height, title, text } = picture;
  // The "./" tells compilers of templates that it is beside the page.
  return { src: `./${PICTURE}`, width, height, alt: `${title}. ${text}` };
}

let sums; // the hashes of what is published, once they are there

function integrityOf(file) {
  if (!sums) {
    sums = {};
    fetch(new URL("integrity.json", import.meta.url)).then((answer) => answer.json()).then((all) => { sums = all; update(); }, () => {}); // the sources have none
  }
  return sums[file] ?? "…";
}

// What an embed has inside, for those who do not have the program: a picture, or a sentence.
function insideOf(kind, attributes) {
  const { base = "", ref = "", text } = attributes;
  const { view, lesson, poster: wanted } = form.elements;
  const hidden = attributes.hide?.includes("target");
  const picture = kind === "picture" || (wanted.checked && !hidden) ? pictureOf({ ...attributes, base, ref }) : null;
  const words = { ref, base, target: targetOf(attributes) };
  const title = lesson.value ? lesson.selectedOptions[0].text : view.selectedOptions[0].text;
  const fallback = view.value === "lesson" ? title : text ?? (base && !hidden ? $("fallback").textContent.replace(/\{(\w+)\}/g, (_, name) => words[name]) : ref);
  return { picture, poster: posterOf(picture), fallback };
}

function codeFor(kind, attributes, { picture, poster, fallback }) {
  const { base = "", ref = "" } = attributes;
  if (kind === "picture") return picture ? `<!-- Markdown -->\n${picture.markdown}\n\n<!-- HTML -->\n${picture.html}` : $("none").textContent;
  if (kind === "static") {
    return (playground && textsOf(form.elements.view.value)[1] === "ref" && tableOf($("static"), playground, { base, ref, options: { strict: attributes.lenient === undefined }, link: linkOf(attributes) })) || $("none").textContent;
  }
  const height = form.elements.height.value;
  const from = new URL("playground.js", import.meta.url).href;
  const version = playground?.version ?? "…";
  return SNIPPETS[kind]({ from, height, attributes, fallback, link: linkOf(attributes), poster, version, integrity: kind === "pinned" ? integrityOf(`playground-${version}.js`) : "" });
}

// What of a code is the page's and the link's, as it is shown everywhere.
function ink(code, { base, ref }) {
  for (const [name, value, marks] of [["ref", ref, /\bref(?:erence)?(?==|: )/], ["base", base, /\bbase(?==|: )/]]) {
    const text = code.firstChild;
    const at = value ? text.data.indexOf(value, text.data.search(marks) >>> 0) : -1;
    if (at < 0) continue;
    const range = document.createRange();
    range.setStart(text, at);
    range.setEnd(text, at + value.length);
    const part = document.createElement("span");
    part.className = `from-${name}`;
    range.surroundContents(part);
  }
}

// Shows the code, and how many lines of it a reader has to copy into what. A picture has two forms, of which one is enough.
function showCode(attributes) {
  const { value, labels } = document.querySelector("[name=kind]:checked");
  const inside = insideOf(value, attributes);
  const code = codeFor(value, attributes, inside);
  $("code").replaceChildren(...partsOf(code).map((part, i) => {
    const shown = $("part").content.cloneNode(true);
    shown.querySelector("code").textContent = part;
    ink(shown.querySelector("code"), attributes);
    shown.querySelector("button").classList.toggle("primary", i === 0);
    return shown;
  }));
  const n = value === "picture" ? 1 : code.split("\n").filter((line) => line && !/^(<!--|\/\/|\{\/\*|#|\.\. in)/.test(line)).length;
  $("says").textContent = n > 1 ? $("says").dataset.more.replace("{n}", n) : one;
  showBefore(attributes, inside);
  $("tool").textContent = labels[0].textContent.replace(/\s*\(.*/, "").trim();
}

// The embed as those find it who have to click first.
function showBefore(attributes, { picture, poster, fallback }) {
  const waits = attributes.loading === "click";
  $("moments").hidden = !waits;
  $("before").hidden = !waits || form.elements.moment.value === "after";
  live.hidden = !$("before").hidden;
  if (!live.hidden) return $("before").replaceChildren();
  const link = document.createElement("a");
  link.href = linkOf(attributes);
  if (poster) link.append(Object.assign(new Image(poster.width, poster.height), { src: `data:image/svg+xml,${encodeURIComponent(picture.svg)}`, alt: poster.alt }));
  else link.append(fallback);
  const embed = document.createElement("uri-playground");
  const height = form.elements.height.value;
  for (const [name, value] of Object.entries({ ...attributes, ...(height && { height }) })) embed.setAttribute(name, value);
  embed.append(link);
  $("before").replaceChildren(embed);
}

function update() {
  const { view } = form.elements;
  for (const name of FIELDS) form.elements[name].closest("label").hidden = !textsOf(view.value).includes(name);
  $("prepared").hidden = !preparable();
  const kind = document.querySelector("[name=kind]:checked").value;
  for (const note of document.querySelectorAll("[data-kind]")) note.hidden = note.dataset.kind !== kind;
  const attributes = attributesOf();
  showLive(attributes);
  showCode(attributes);
  $("copied").hidden = true;
}

// What is typed into the live embed changes the choices.
function follow({ detail }) {
  for (const name of textsOf(form.elements.view.value)) if (name in detail && FIELDS.includes(name)) form.elements[name].value = detail[name] || "";
  for (const name of ["strict", "predict"]) if (name in detail) form.elements[name].checked = detail[name];
  const attributes = attributesOf();
  const other = ["base", "ref"].filter((name) => name in attributes && attributes[name] !== live.getAttribute(name));
  if (other.length) live.set(Object.fromEntries([...other, ...PREPARED].map((name) => [name, attributes[name] ?? null]))); // which was for another link
  showCode(attributes);
}

// Where the clipboard is refused, the code is selected, to be copied by hand. The next part is what is to be copied then.
async function copy({ target }) {
  if (target.localName !== "button") return;
  const part = target.closest(".part");
  const code = part.querySelector("code");
  try {
    await navigator.clipboard.writeText(code.textContent);
    $("copied").hidden = false;
    part.nextElementSibling?.querySelector("button").classList.add("primary");
    target.classList.toggle("primary", !part.nextElementSibling);
  } catch {
    getSelection().selectAllChildren(code);
  }
}

form.addEventListener("submit", (event) => event.preventDefault());
form.addEventListener("input", (event) => {
  prepare(event);
  update();
});
$("prepared").addEventListener("toggle", () => {
  if (!at.value) choose(live.state.step, live.state.steps);
  update();
});
$("kinds").addEventListener("change", ({ target }) => {
  stored((store) => store.setItem(TOOL, target.value));
  update();
});
$("kinds").addEventListener("click", ({ target, detail }) => { if (detail && target.name) $("others").open = false; }); // by keys one walks through all
$("code").addEventListener("click", copy);
$("moments").addEventListener("change", update);
live.addEventListener("uri-change", follow);
const measured = new ResizeObserver(() => {
  const { offsetWidth, offsetHeight } = live.hidden ? $("before") : live;
  $("measure").textContent = `${offsetWidth} × ${offsetHeight}`;
});
for (const shown of [live, $("before")]) measured.observe(shown);
live.addEventListener("uri-step", ({ detail }) => $("prepared").open && choose(detail.step, detail.steps));
update();

const reason = $("failed").textContent;
async function start() {
  try {
    playground = await load();
    $("failed").hidden = true;
    update();
  } catch (error) {
    $("failed").textContent = reason.replace("{reason}", error.message);
    $("failed").hidden = false;
  }
}

live.addEventListener("uri-ready", () => playground ?? start()); // after another try
await start();
