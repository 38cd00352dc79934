// Where the site is to which an embed belongs: beside this script. A published site has this in
// playground.js. In the package for npm, where a site is elsewhere or nowhere,
// tools/dist/package/place.js stands in the place of this file.

// Tools that make a page stand alone put this script into it, or into a data: address. Then
// the site is what <meta name="uri-playground" content="…"> says, and none without that.
const bare = (address) => address?.replace(/#.*/s, "");
/** Whether the script was copied into a page. */
export const copied = /^(?:data|blob):/.test(import.meta.url) || bare(import.meta.url) === bare(globalThis.document?.baseURI);

const site = copied ? null : new URL("./", import.meta.url).href;

/** Returns the address of the site, null if there is none. In the package it fails if there has to be one. */
export const siteAddress = () => site;

/** Calls a function when the place becomes another one, which it never does here. */
export function whenPlaced() {}

/** Defines the element, by the script that the page names where this one was copied. */
export function defineBy(define) {
  const stated = copied ? globalThis.document?.querySelector("meta[name=uri-playground]")?.content : "";
  if (stated) import(new URL(stated.replace(/\/?$/, "/playground.js"), document.baseURI).href).catch(define);
  else define();
}
