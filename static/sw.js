// The service worker: caches the files of one version of the site, so that it works
// without a network.
//
// gen/files.js states the version and its files. To the browser another version is
// another worker, which fills a cache of its own and then waits until the visitor
// asks for it, or until no page is open. No page gets files of two versions: what is
// published names scripts, style sheets and the program by their hashes, so whichever
// cache has such a file has the right one.
"use strict";

const FILES = "gen/files.js";

// Trusted Types: the one address from which this worker loads a script.
const trusted = self.trustedTypes?.createPolicy("uri-playground-worker", {
  createScriptURL: (name) => { if (name === FILES) return name; throw new TypeError(`${name} is not a script of this site`); },
});
importScripts(trusted ? trusted.createScriptURL(FILES) : FILES); // sets self.site

const { version, live, files } = self.site; // integrity by name; "" and "fr/" name the pages there
const SCOPE = self.registration.scope; // another copy of the site on this origin has another
const PREFIX = `uri-playground:${SCOPE} `; // of the names of the caches
const MINE = PREFIX + version;
const PAGE = new URL("gen/page/", SCOPE).href; // under which an earlier cache lists the ids of the pages that use it
const HASHED = /\.[0-9a-f]{16}\.\w+$/;
const FORMER = /^uri-playground:[0-9a-f]{16}$/; // a cache of the previous release, whose name does not say of which copy

const others = async () => {
  const names = [];
  for (const name of await caches.keys()) {
    const ours = name.startsWith(PREFIX) || (FORMER.test(name) && await cached(SCOPE, name));
    if (ours && name !== MINE) names.push(name);
  }
  return names;
};

const cached = (address, cacheName) => caches.match(address, { cacheName });

// --- filling ---------------------------------------------------------------

self.addEventListener("install", (event) => {
  if (live) self.skipWaiting(); // pages come from the network anyway
  event.waitUntil(fill());
});

// Fetches what the cache lacks. If that fails, nothing is removed: the cache may be
// that of open pages, and what it holds was checked. A worker without all files is
// not installed.
async function fill() {
  const cache = await caches.open(MINE);
  await Promise.all((await missing()).map((name) => keep(cache, name)));
  if ((await missing()).length > 0) throw new Error("the cache was removed while it was filled");
}

async function missing() {
  const kept = new Set((await (await caches.open(MINE)).keys()).map(({ url }) => url));
  return Object.keys(files).filter((name) => !kept.has(SCOPE + name));
}

// A file with another hash, because a newer version is just being published, makes
// the install fail. While the site is being edited hashes are not checked.
async function keep(cache, name, how = "no-cache") {
  const address = SCOPE + name;
  const response = await fetch(address, { cache: how, ...(!live && { integrity: files[name] }) });
  if (!response.ok) throw new Error(`${address} answers with status ${response.status}`);
  await cache.put(address, direct(response));
}

// Browsers refuse cached pages that were redirected.
function direct(response) {
  if (!response.redirected) return response;
  const { status, statusText, headers } = response;
  return new Response(response.body, { status, statusText, headers });
}

// --- changing versions -----------------------------------------------------

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("activate", (event) => event.waitUntil(remember().then(sweep)));

// Pages that are open when this worker takes over may need what is left of the
// earlier versions.
async function remember() {
  const pages = await self.clients.matchAll({ type: "all" });
  for (const name of await others()) await Promise.all(pages.map(({ id }) => use(name, id)));
}

const use = async (name, id) => (await caches.open(name)).put(PAGE + id, new Response()).catch(() => {}); // without room it stays unlisted

// Removes the caches that no open page uses, unless another version is on its way,
// whose cache is there before its worker runs.
async function sweep() {
  const names = await others();
  if (names.length === 0 || self.registration.installing || self.registration.waiting) return;
  const open = new Set((await self.clients.matchAll({ type: "all", includeUncontrolled: true })).map(({ id }) => PAGE + id));
  for (const name of names) {
    const kept = await (await caches.open(name)).keys();
    if (!kept.some(({ url }) => open.has(url))) await caches.delete(name);
  }
}

// --- answering -------------------------------------------------------------

self.addEventListener("fetch", (event) => {
  const address = addressOf(event.request);
  if (!address) return;
  const answer = live ? fromNetwork(event.request, address) : fromCache(event, address);
  event.respondWith(answer);
  if (event.request.mode === "navigate") event.waitUntil(answer.then(tidy, tidy));
});

// An earlier page may be gone; and the visitor, or the browser, may have removed the
// cache.
const tidy = () => sweep().then(fill).catch(() => {});

// The address of a file without query and fragment; undefined if it is not of this
// site.
function addressOf(request) {
  const { origin, pathname } = new URL(request.url);
  const address = (origin + pathname).replace(/\/index\.html$/, "/");
  return request.method === "GET" && address.startsWith(SCOPE) ? address : undefined;
}

async function fromCache({ request, clientId }, address) {
  if (request.cache === "reload") checked.delete(address.slice(SCOPE.length)); // by a page that could not use it
  const find = request.mode === "navigate" ? findPage : findFile;
  return (await find(address, clientId).catch(() => undefined)) ?? fetch(request);
}

async function findPage(address) {
  const found = await sound(address);
  if (found) return found;
  return await cached(`${address}/`, MINE) && Response.redirect(`${address}/`);
}

const checked = new Set(); // the files that were right since this worker runs

// A file of this version as it was published; undefined if there is none. What was damaged in
// the cache is fetched again: otherwise it would be damaged at each visit.
async function sound(address) {
  const found = await cached(address, MINE);
  const name = address.slice(SCOPE.length);
  if (!found || live || checked.has(name)) return found;
  if (await sumOf(found.clone()) !== files[name]) {
    await keep(await caches.open(MINE), name, "reload"); // or fails, and the page asks the network
  }
  checked.add(name);
  return cached(address, MINE); // which the browser has compiled, if it is a script or the program
}

// As in the attribute "integrity".
async function sumOf(response) {
  const sum = await crypto.subtle.digest("SHA-256", await response.arrayBuffer());
  return `sha256-${btoa(String.fromCharCode(...new Uint8Array(sum)))}`;
}

// A name without a hash, of an icon or a download, means the file of the page's version.
async function findFile(address, page) {
  const hashed = HASHED.test(address);
  const found = hashed && await sound(address);
  if (found) return found;
  for (const name of (await others()).reverse()) {
    const earlier = (hashed || await cached(PAGE + page, name)) && await cached(address, name);
    if (!earlier) continue;
    await use(name, page);
    return earlier;
  }
  return sound(address);
}

// While the site is being edited, files come from the server; those of the last build
// are used where no server runs.
async function fromNetwork(request, address) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await cached(address, MINE);
    if (!found) throw error;
    return found;
  }
}
