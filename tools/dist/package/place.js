// Where the full site is, and where the files are that no script imports: a bundler has put the
// scripts together, so these are not beside them.

let site = null;
let assets = null;
const listeners = [];

/** Whether the script was copied into a page, which a bundler may do. */
export const copied = false;

/** Returns the address of the site, null if there is none; fails if there has to be one. */
export function siteAddress(needed) {
  if (needed && site === null) throw Object.assign(new Error('there is no frame without the full site; configure({ site: "https://…/" }) says where that is'), { code: "frame" });
  return site;
}

/** Calls a function when configure has said where the site is. */
export function whenPlaced(listener) { listeners.push(listener); }

/** Defines the element. */
export const defineBy = (define) => define();

/** Returns the address of a file: that in the folder of assets, or the one that a bundler has given it. */
export const assetAt = (name, bundled) => (assets === null ? bundled() : new URL(name, assets).href);

// The address of a folder, which may be relative to the page.
function folder(option, value) {
  if (value === null) return null;
  try {
    return new URL(String(value).replace(/\/?$/, "/"), globalThis.document?.baseURI).href;
  } catch {
    throw new TypeError(`configure: option "${option}" must be the address of a folder or null, got ${JSON.stringify(value)}`);
  }
}

/** Says where the site and the assets are. What is left out stays. */
export function configure(options) {
  const given = { ...options };
  const unknown = Object.keys(given).find((name) => name !== "site" && name !== "assets");
  if (unknown !== undefined) throw new TypeError(`configure: there is no option "${unknown}"; there are site, assets`);
  const next = { site, assets };
  for (const name of Object.keys(given)) if (given[name] !== undefined) next[name] = folder(name, given[name]);
  ({ site, assets } = next);
  for (const listener of listeners) listener();
}
