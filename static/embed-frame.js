// The script of embed.html, in a frame: mounts what the address asks for, and then
// follows the messages of the page around it (see embed-iframe.js). It works without
// such messages, too, in a plain <iframe>:
// embed.html?theme=dark&controls=off#v=1&base=http://a/b&ref=../c
import { checkBrowser, loadFor } from "./loader.js";
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

function failed(error) {
  const shown = place.querySelector("[data-uri=failed]");
  shown.textContent = shown.textContent.replace("{reason}", error.message);
  shown.hidden = false;
  loading.classList.add("done");
  send("failed", { code: error.code ?? "failed", message: String(error.message) });
}

// What the visitor changed in the fields while the program loaded. It overrides the
// address, which embed-params.js has put into them.
function early() {
  const texts = [...place.querySelectorAll("input[type=text]")].filter((field) => field.value !== field.defaultValue);
  const boxes = [...place.querySelectorAll("[data-uri-option]")].filter((box) => box.checked !== box.defaultChecked);
  return Object.fromEntries([...texts.map((field) => [field.dataset.uri, field.value]), ...boxes.map((box) => [box.dataset.uriOption, box.checked])]);
}

async function run() {
  checkBrowser();
  const given = Object.fromEntries([...new URLSearchParams(location.search)].map(([name, value]) => [name.replace(/^(?:amp;)+/, ""), value])); // "&amp;" that was encoded twice
  const asked = { ...optionsOf(given), link: location.hash.slice(1) };
  const playground = await loadFor(asked);
  const drawn = gradually(place);
  const mount = playground.mount(place, { ...asked, ...early(), examples: false });
  let state = {};
  let tell = () => {};
  mount.on("change", (next) => {
    document.documentElement.lang = next.lang;
    tell(next);
  });
  mount.on("answer", (answer) => hear("answer", answer));
  mount.on("error", (error) => hear("error", { code: error.restarted === false ? "ended" : "internal", ...error }));
  const put = ({ attributes, style }) => {
    mount.set(optionsOf(attributes ?? {}));
    for (const [name, value] of Object.entries(style ?? {})) if (name.startsWith("--uri-")) document.body.style.setProperty(name, value); // which has the sizes that follow from --uri-rem
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
    focus: () => place.querySelector("input")?.focus(),
  };
  addEventListener("message", ({ source, origin, data }) => {
    if (!framed || source !== parent || data?.[KEY] !== PROTOCOL || !Object.hasOwn(handlers, data.type)) return;
    if (page !== null && origin !== page) return;
    if (page === null && data.type !== "open") return;
    page = origin;
    handlers[data.type](data);
  });
  await drawn;
  loading.classList.add("done");
  delete document.documentElement.dataset.given; // fields without words are hidden until now
  send("hello"); // to any page: the message holds nothing
}

run().catch(failed);
