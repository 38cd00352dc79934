// The script of embed.html, in a frame: mounts what the address says, and then
// does what the page that framed it says by messages (see embed-iframe.js). Without
// such messages, in a plain <iframe>, it is a playground all the same:
// embed.html?theme=dark&controls=off#v=1&base=http://a/b&ref=../c
import { load } from "./loader.js";
import { gradually, optionsOf, tellSize, teller } from "./embed-inline.js";
import { KEY, PROTOCOL } from "./embed-iframe.js";

const place = document.getElementById("embed");
const loading = document.querySelector(".loading");
const framed = parent !== window;
let page = null; // the origin of the page, once it has spoken

const targetOf = (origin) => (origin === null || origin === "null" ? "*" : origin);
const send = (type, more) => framed && parent.postMessage({ [KEY]: PROTOCOL, type, ...more }, targetOf(page));
const hear = (event, detail) => page !== null && send("event", { event, detail });

function failed(error) {
  const shown = place.querySelector("[data-uri=failed]");
  shown.textContent = shown.textContent.replace("{reason}", error.message);
  shown.hidden = false;
  loading.classList.add("done");
  send("failed", { code: error.code ?? "failed", message: String(error.message) });
}

// What the visitor did in the fields before the program was there, other than
// what they came with (embed-params.js). It counts for more than the address.
function early() {
  const texts = [...place.querySelectorAll("input[type=text]")].filter((field) => field.value !== field.defaultValue);
  const boxes = [...place.querySelectorAll("[data-uri-option]")].filter((box) => box.checked !== box.defaultChecked);
  return Object.fromEntries([...texts.map((field) => [field.dataset.uri, field.value]), ...boxes.map((box) => [box.dataset.uriOption, box.checked])]);
}

async function run() {
  const playground = await load({ harvest: false });
  await new Promise((done) => setTimeout(done)); // let the browser answer the visitor in between
  const given = Object.fromEntries(new URLSearchParams(location.search));
  const drawn = gradually(place);
  const mount = playground.mount(place, { ...optionsOf(given), ...early(), examples: false, link: location.hash.slice(1) });
  let state = {};
  let tell = () => {};
  mount.on("change", (next) => {
    document.documentElement.lang = next.lang;
    tell(next);
  });
  mount.on("answer", (answer) => hear("answer", answer));
  mount.on("error", (error) => hear("error", { code: error.restarted === false ? "ended" : "internal", ...error }));
  const put = ({ attributes, style }) => {
    mount.set(optionsOf(attributes));
    for (const [name, value] of Object.entries(style ?? {})) if (name.startsWith("--uri-")) place.style.setProperty(name, value);
  };
  const take = {
    open(message) {
      put(message);
      state = mount.state;
      tell = teller(hear, state);
      send("ready", { version: playground.version, state });
      tellSize(place, new AbortController().signal, hear);
    },
    set: put,
    focus: () => place.querySelector("input")?.focus(),
  };
  addEventListener("message", ({ source, origin, data }) => {
    if (!framed || source !== parent || data?.[KEY] !== PROTOCOL || !Object.hasOwn(take, data.type)) return;
    if (page !== null && origin !== page) return;
    if (page === null && data.type !== "open") return;
    page = origin;
    take[data.type](data);
  });
  await drawn;
  loading.classList.add("done");
  delete document.documentElement.dataset.given; // fields that wait for their words
  send("hello"); // to whoever framed this; it says nothing
}

run().catch(failed);
