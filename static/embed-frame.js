// The script of embed.html, in a frame: mounts what the address asks for, and then
// follows the messages of the page around it (see embed-iframe.js). It works without
// such messages, too, in a plain <iframe>:
// embed.html?theme=dark&controls=off#v=1&base=http://a/b&ref=../c
import { FRESH, Life, putAtStart } from "./life.js";
import { beginAgain, checkBrowser, loadFor, mountWithin } from "./loader.js";
import { gradually, levelHeadings, optionsOf, tellSize, teller } from "./embed-inline.js";
import { KEY, PROTOCOL } from "./embed-iframe.js";

document.documentElement.dataset.started = ""; // see stuck.css
const place = document.getElementById("embed");
const loading = document.querySelector(".loading");
const framed = parent !== window;
let page = null; // the origin of the page, after its first message

const targetOf = (origin) => (origin === null || origin === "null" ? "*" : origin);
const send = (type, more) => framed && parent.postMessage({ [KEY]: PROTOCOL, type, ...more }, targetOf(page));
const hear = (event, detail) => page !== null && send("event", { event, detail });

const failed = place.querySelector("[data-uri=failed]");
const life = new Life({
  root: place,
  lang: () => document.documentElement.lang,
  put: (box, state) => putAtStart(failed, place, box, state),
  failed,
  changed(state) {
    loading.classList.toggle("done", state !== "loading" && state !== "slow");
    if (state === "running" && mount) hear("change", mount.state); // it has come back
  },
  told({ code = "failed", message, input = "" }, shown) {
    if (life.state === "ended" && page !== null) hear("error", { code: "ended", message: String(message), input, restarted: false, shown });
    else send("failed", { code, message: String(message), shown });
  },
  again: (fresh) => run(true, fresh),
});
let mount; // once the program is there
let room; // how high a slide may be, if the page has said it
let fit; // the promise of what fits a slide
let turns = 0; // of several starts the last one counts

// The example is not what was asked for.
const typed = () => { place.dataset.typed = ""; };
place.addEventListener("input", typed);

// What the visitor changed in the fields while the program loaded. It overrides the
// address, which embed-params.js has put into them.
function early() {
  const texts = [...place.querySelectorAll("input[type=text]")].filter((field) => field.value !== field.defaultValue);
  const boxes = [...place.querySelectorAll("[data-uri-option]")].filter((box) => box.checked !== box.defaultChecked);
  return Object.fromEntries([...texts.map((field) => [field.dataset.uri, field.value]), ...boxes.map((box) => [box.dataset.uriOption, box.checked])]);
}

// A slide is as high as there is room: in the frame, or around it.
async function fitSlide() {
  if (place.dataset.preset !== "slide") return;
  fit ??= import("./embed-slide.js").then(({ fitFrame }) => fitFrame(place, () => room ?? (page === null ? innerHeight : Infinity)));
  (await fit)();
}

async function run(again, fresh) {
  const turn = ++turns;
  life.to("loading");
  try {
    await start(again, fresh, () => turn === turns);
  } catch (error) {
    if (turn === turns) life.to("failed", error);
  }
}

async function start(again, fresh, counts) {
  checkBrowser();
  if (again) beginAgain();
  const given = Object.fromEntries([...new URLSearchParams(location.search)].map(([name, value]) => [name.replace(/^(?:amp;)+/, ""), value])); // "&amp;" that was encoded twice
  const asked = { ...optionsOf(given), link: location.hash.slice(1), ...(fresh && FRESH) };
  const playground = await loadFor(asked);
  if (!counts()) return;
  const drawn = gradually(place);
  mount = mountWithin(playground, place, { ...asked, ...early(), examples: false }, life);
  let state = {};
  let tell = () => {};
  mount.on("change", (next) => {
    document.documentElement.lang = next.lang;
    tell(next);
  });
  for (const event of ["answer", "progress"]) mount.on(event, (detail) => hear(event, detail));
  mount.on("error", (error) => error.restarted === false || hear("error", { code: "internal", ...error })); // of its end the life tells
  const put = ({ attributes, style, room: said = room }) => {
    room = said;
    const options = optionsOf(attributes ?? {});
    if (mount.ended) mount.retry(options);
    else mount.set(options);
    for (const [name, value] of Object.entries(style ?? {})) if (name.startsWith("--uri-")) document.body.style.setProperty(name, value); // which has the sizes that follow from --uri-rem
    fitSlide();
  };
  const handlers = {
    open(message) {
      put(message);
      state = mount.state;
      tell = teller(hear, state);
      send("ready", { version: playground.version, state });
      tellSize(place, new AbortController().signal, hear);
      levelHeadings(place, message.attributes?.headingLevel, new AbortController().signal);
    },
    set: put,
    again: () => mount.ended && mount.retry({}, true),
    focus: () => place.querySelector("input")?.focus(),
  };
  addEventListener("message", ({ source, origin, data }) => {
    if (!framed || source !== parent || data?.[KEY] !== PROTOCOL || !Object.hasOwn(handlers, data.type)) return;
    if (page !== null && origin !== page) return;
    if (page === null && data.type !== "open") return;
    page = origin;
    handlers[data.type](data);
  });
  await Promise.race([drawn, new Promise((done) => mount.on("error", done))]);
  if (!mount.ended) life.to("running");
  fitSlide();
  place.removeEventListener("input", typed);
  delete document.documentElement.dataset.given; // fields without words are hidden until now
  if (!mount.ended) send("hello"); // to any page: the message holds nothing
}

send("alive"); // so that the page waits, however long the program takes
run(false, false);
