// Lets the service worker keep the site for visits without a network, and says
// so when there is a newer version. Where a browser does not allow any of that,
// the site works without.
import { live } from "./gen/build.js";

const SCRIPT = new URL("./sw.js", import.meta.url).href;

const trusted = globalThis.trustedTypes?.createPolicy("uri-playground", {
  createScriptURL: (address) => { if (address === SCRIPT) return address; throw new TypeError(`${address} is no script of this site`); },
});

// After the program has started, or failed to, and the page has come to rest:
// the worker fetches all of the site.
const started = () => import("./loader.js").then(({ load }) => load({ harvest: false })).catch(() => {});
const rest = () => new Promise((done) => (globalThis.requestIdleCallback ?? setTimeout)(done));

async function keep(workers) {
  await started();
  await rest();
  const script = trusted ? trusted.createScriptURL(SCRIPT) : SCRIPT;
  const registration = await workers.register(script, { updateViaCache: "none" });
  if (live || !workers.controller) return; // this page came from the network
  watch(workers, registration);
}

// A page learns of a newer version when a worker waits with it, and when it
// has taken over because of another page.
function watch(workers, registration) {
  const announce = () => show(() => takeOver(workers, registration));
  if (registration.waiting) announce();
  registration.addEventListener("updatefound", () => {
    const { installing } = registration;
    installing.addEventListener("statechange", () => { if (installing.state === "installed") announce(); });
  });
  workers.addEventListener("controllerchange", announce);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) registration.update().catch(() => {}); });
}

function show(reload) {
  const notice = document.querySelector("[data-uri=update]");
  notice.querySelector("button").onclick = reload;
  notice.hidden = false;
}

// The address of the page holds its state, so that a reload loses nothing.
function takeOver(workers, { waiting }) {
  if (!waiting) return location.reload();
  workers.addEventListener("controllerchange", () => location.reload());
  waiting.postMessage("take over");
}

try {
  if (navigator.serviceWorker) await keep(navigator.serviceWorker);
} catch {
  // no storage, no secure context, or a private window
}
