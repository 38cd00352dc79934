// The service worker: keeps the files of one version of the site, so that it
// works without a network and no page ever gets files of two versions.
//
// gen/files.js says which version this is and what belongs to it. A browser
// takes another version for another worker, which fills a cache of its own and
// then waits until the visitor wants it, or until no page is open any more.
"use strict";

const PREFIX = "uri-playground:"; // of the caches; other sites of this host have theirs
const FILES = "gen/files.js";

// Trusted Types: the one address from which this worker loads a script.
const trusted = self.trustedTypes?.createPolicy("uri-playground-worker", {
  createScriptURL: (name) => { if (name === FILES) return name; throw new TypeError(`${name} is no script of this site`); },
});
importScripts(trusted ? trusted.createScriptURL(FILES) : FILES); // sets self.site

const { version, live, files } = self.site; // integrity by name; "" and "fr/" name the pages there
const SCOPE = self.registration.scope;
const MINE = PREFIX + version;
const EARLIER = new URL("gen/earlier", SCOPE).href; // under which a cache keeps who began with it

// --- filling ---------------------------------------------------------------

self.addEventListener("install", (event) => {
  if (live) self.skipWaiting(); // pages come from the network anyway
  event.waitUntil(fill());
});

async function fill() {
  try {
    const cache = await caches.open(MINE);
    await Promise.all(Object.keys(files).map((name) => keep(cache, name)));
  } catch (error) {
    await caches.delete(MINE); // all of a version, or nothing of it
    throw error;
  }
}

// A file that is not the one meant, because another version is being put in its
// place, fails the whole. While the site is worked on it may well have changed.
async function keep(cache, name) {
  const address = SCOPE + name;
  const response = await fetch(address, { cache: "no-cache", ...(!live && { integrity: files[name] }) });
  if (!response.ok) throw new Error(`${address} answers with status ${response.status}`);
  await cache.put(address, direct(response));
}

// Pages that came by a redirection are refused by browsers.
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

const versions = async () => (await caches.keys()).filter((key) => key.startsWith(PREFIX));

async function earlier(key) {
  const kept = await (await caches.open(key)).match(EARLIER);
  return kept ? kept.json() : [];
}

// Pages that are open when this worker takes over go on with the version that
// they began with, the latest before this one.
async function remember() {
  const others = (await versions()).filter((key) => key !== MINE);
  if (others.length === 0) return;
  const known = new Set((await Promise.all(others.map(earlier))).flat());
  const open = (await self.clients.matchAll({ type: "all" })).map((client) => client.id);
  const last = others.at(-1);
  const theirs = [...await earlier(last), ...open.filter((id) => !known.has(id))];
  await (await caches.open(last)).put(EARLIER, new Response(JSON.stringify(theirs)));
}

// Removes the versions that no open page began with.
async function sweep() {
  const open = new Set((await self.clients.matchAll({ type: "all", includeUncontrolled: true })).map((client) => client.id));
  for (const key of await versions()) {
    if (key !== MINE && !(await earlier(key)).some((id) => open.has(id))) await caches.delete(key);
  }
}

// The cache of the version that a page began with.
async function cacheOf(client) {
  if (client) {
    for (const key of await versions()) {
      if (key !== MINE && (await earlier(key)).includes(client)) return caches.open(key);
    }
  }
  return caches.open(MINE);
}

// --- answering -------------------------------------------------------------

self.addEventListener("fetch", (event) => {
  const address = addressOf(event.request);
  if (!address) return;
  if (event.request.mode === "navigate") event.waitUntil(sweep()); // perhaps an earlier page goes
  event.respondWith(live ? fromNetwork(event.request, address) : fromCache(event, address));
});

// The address of a file without what a page may add to it; undefined for what
// is none of this site's.
function addressOf(request) {
  const { origin, pathname } = new URL(request.url);
  const address = (origin + pathname).replace(/\/index\.html$/, "/");
  return request.method === "GET" && address.startsWith(SCOPE) ? address : undefined;
}

async function fromCache(event, address) {
  const navigates = event.request.mode === "navigate";
  const cache = await cacheOf(navigates ? "" : event.clientId);
  const found = await cache.match(address);
  if (!found && navigates && await cache.match(`${address}/`)) return Response.redirect(`${address}/`);
  return found ?? fetch(event.request);
}

// While the site is worked on, what is there is what is shown; what was there
// when it was built is shown where no server runs.
async function fromNetwork(request, address) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await (await caches.open(MINE)).match(address);
    if (!found) throw error;
    return found;
  }
}
