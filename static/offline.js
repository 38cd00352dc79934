// Registers the service worker, which caches the site for visits without a network,
// announces newer versions, and says when there is no network. The site works where a browser does not allow that.
import { live } from "./gen/build.js";

const SCRIPT = new URL("./sw.js", import.meta.url).href;

const trusted = globalThis.trustedTypes?.createPolicy("uri-playground", {
  createScriptURL: (address) => { if (address === SCRIPT) return address; throw new TypeError(`${address} is not a script of this site`); },
});

// The worker fetches the whole site, so it waits until the program has started, or
// failed to, and the page is idle. A browser may never call a page idle that it does not show.
const started = () => import("./loader.js").then(({ loadFor }) => loadFor({})).catch(() => {});
const idle = () => new Promise((done) => globalThis.requestIdleCallback ? requestIdleCallback(done, { timeout: LATE_MS }) : setTimeout(done));
const LATE_MS = 20_000;

async function register(workers) {
  await started();
  await idle();
  const script = trusted ? trusted.createScriptURL(SCRIPT) : SCRIPT;
  const registration = await workers.register(script, { updateViaCache: "none" });
  if (live || !workers.controller) return; // this page came from the network
  watch(workers, registration);
}

// There is a newer version when a worker waits with it, and when it took over because
// another page asked for that.
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

// The address of the page holds its state, so a reload loses nothing.
function takeOver(workers, { waiting }) {
  if (!waiting) return location.reload();
  workers.addEventListener("controllerchange", () => location.reload());
  waiting.postMessage("take over");
}

// What the bar says while there is no network. It is announced once, however often that changes, and
// pressing it tells whether the whole site is kept or only what is open.
const pill = document.querySelector("[data-uri=offline]");
let announced = false;

async function showNetwork() {
  pill.hidden = navigator.onLine;
  if (navigator.onLine) return pill.removeAttribute("open");
  const kept = await navigator.serviceWorker?.getRegistration().catch(() => {});
  const [whole, open] = pill.querySelectorAll("p");
  whole.hidden = !kept?.active;
  open.hidden = !whole.hidden;
  if (announced) return;
  announced = true;
  document.querySelector("[data-uri=offline-said]").textContent = `${pill.querySelector("summary").textContent}. ${(whole.hidden ? open : whole).textContent}`;
}

addEventListener("online", showNetwork);
addEventListener("offline", showNetwork);
if (!navigator.onLine) showNetwork();

try {
  if (navigator.serviceWorker) await register(navigator.serviceWorker);
} catch {
  // no storage, no secure context, or a private window
}
