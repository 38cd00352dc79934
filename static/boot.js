// Mounts the site's own playground, which adopts the fields in the page.
import { Life, putAtStart } from "./life.js";

document.documentElement.dataset.started = ""; // see stuck.css
const main = document.getElementById("playground");
const clear = (selector) => main.querySelectorAll(selector).forEach((e) => e.replaceChildren());

// A query is opened as the permalink of the same fields, and becomes it: byte for byte, so "+"
// stays "+". A permalink that is there takes precedence. What counts visits is no field.
const asked = location.search.slice(1).split("&").filter((field) => !/^$|^(?:utm_\w+|\w*clid)=/.test(field)).join("&");
if (asked && !location.hash) history.replaceState(null, "", `${location.pathname}#${/^v(?:=|%3d)/i.test(asked) ? "" : "v=1&"}${asked}`);

// A permalink shows something else: what it gives the fields is known, all else is not yet.
if (location.hash.length > 1) {
  clear("[data-static], .check");
  if (/[#&]view=/.test(location.hash)) main.dataset.opens = ""; // other fields, below another heading
  for (const [, name, text] of location.hash.matchAll(/[#&](base|ref)=([^&]*)/g)) {
    try { main.querySelector(`[data-uri=${name}]`).value = decodeURIComponent(text); } catch { /* the program says that it is damaged */ }
  }
}

// What is drawn over the fields is that of the example, until the program draws.
const plain = () => clear(".check");
const typed = () => { plain(); main.dataset.typed = ""; }; // and the example is not what was asked for
if ([...main.querySelectorAll(".annotated")].some((e) => e.textContent !== e.closest(".box").querySelector("input").value)) plain();
main.addEventListener("input", typed);

// The target, where there is one. The fragment of the address is that of the permalink, and stays.
document.querySelector(".skip").addEventListener("click", (event) => {
  event.preventDefault();
  (document.querySelector(".target .address:not(.blank)") ?? document.getElementById("result")).focus();
});

// The lecture size, for a projector. It is stored if the browser allows that.
const SIZE = "uri-playground.size";
const stored = (access) => { try { return access(localStorage); } catch { return null; } };
const size = document.querySelector("[data-uri-size]");
size.checked = stored((store) => store.getItem(SIZE)) === "lecture";
const apply = () => { document.documentElement.dataset.size = size.checked ? "lecture" : "normal"; };
apply();
size.addEventListener("change", () => {
  apply();
  stored((store) => (size.checked ? store.setItem(SIZE, "lecture") : store.removeItem(SIZE)));
});

const failed = main.querySelector("[data-uri=failed]");
const result = document.getElementById("result");
const life = new Life({
  root: main,
  lang: () => document.documentElement.lang,
  put(box, state) {
    result.before(failed); // it was perhaps in what has been drawn anew since
    putAtStart(failed, main, box, state);
    if (box.dataset.uri === "failed") result.querySelector("[data-static] .machine")?.prepend(box); // in the place of what does not move: the answer stays where it is
  },
  failed,
  clear: () => history.replaceState(null, "", location.pathname + location.search),
  changed(state) {
    main.querySelector("[data-uri=loading]").classList.toggle("done", state !== "loading" && state !== "slow");
    main.dataset.life = state; // the style sheet hides what does nothing
  },
  again: () => start(true),
});

let loader; // the module, once it is there
let fetching = false; // it is on its way
let turns = 0; // of several starts the last one counts

async function start(again) {
  if (fetching) return reload(); // a module that stands still cannot be asked for again
  const turn = ++turns;
  life.to("loading");
  try {
    fetching = !loader;
    loader ??= await import("./loader.js").catch(() => { throw Object.assign(new Error("loader.js cannot be fetched"), { code: "network" }); }).finally(() => { fetching = false; });
    loader.checkBrowser();
    if (again) loader.beginAgain();
    const playground = await loader.loadFor({ link: location.hash });
    if (turn !== turns) return;
    main.addEventListener("drawn", () => { main.removeEventListener("input", typed); delete main.dataset.opens; }, { once: true });
    loader.mountWithin(playground, main, { lang: document.documentElement.lang, hash: true }, life);
    life.to("running");
  } catch (error) {
    if (turn === turns) life.to("failed", error);
  }
}

// The address keeps what was typed.
function reload() {
  const [base, ref] = ["base", "ref"].map((name) => main.querySelector(`[data-uri=${name}]`));
  if ("typed" in main.dataset) history.replaceState(null, "", `#v=1&base=${encodeURIComponent(base.value)}&ref=${encodeURIComponent(ref.value)}`);
  location.reload();
}

await start(false);
