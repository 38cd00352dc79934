// The service worker: caches the files of one version of the site, so that it works
// without a network and no page ever gets files of two versions.
//
// gen/files.js states the version and its files. To the browser another version is
// another worker, which fills a cache of its own and then waits until the visitor
// asks for it, or until no page is open.
"use strict";

const PREFIX = "uri-playground:"; // of the caches; other sites of this host have other prefixes
const FILES = "gen/files.js";

// Trusted Types: the one address from which this worker loads a script.
const trusted = self.trustedTypes?.createPolicy("uri-playground-worker", {
  createScriptURL: (name) => { if (name === FILES) return name; throw new TypeError(`${name} is not a script of this site`); },
});
importScripts(trusted ? trusted.createScriptURL(FILES) : FILES); // sets self.site

const { version, live, files } = self.site; // integrity by name; "" and "fr/" name the pages there
const SCOPE = self.registration.scope;
const MINE = PREFIX + version;
const EARLIER = new URL("gen/earlier", SCOPE).href; // under which a cache lists the pages that began with it

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
    await caches.delete(MINE); // a version is cached as a whole or not at all
    throw error;
  }
}

// A file with another hash, because a newer version is just being published, makes
// the install fail. While the site is being edited hashes are not checked.
async function keep(cache, name) {
  const address = SCOPE + name;
  const response = await fetch(address, { cache: "no-cache", ...(!live && { integrity: files[name] }) });
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

const versions = async () => (await caches.keys()).filter((key) => key.startsWith(PREFIX));

async function earlier(key) {
  const kept = await (await caches.open(key)).match(EARLIER);
  return kept ? kept.json() : [];
}

// Pages that are open when this worker takes over continue with the version that
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
  if (event.request.mode === "navigate") event.waitUntil(sweep()); // an earlier page may be gone
  event.respondWith(live ? fromNetwork(event.request, address) : fromCache(event, address));
});

// The address of a file without query and fragment; undefined if it is not of this
// site.
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

// While the site is being edited, files come from the server; those of the last build
// are used where no server runs.
async function fromNetwork(request, address) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await (await caches.open(MINE)).match(address);
    if (!found) throw error;
    return found;
  }
}
