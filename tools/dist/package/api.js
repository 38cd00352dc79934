// The calls, without the element.
export { load } from "./lib/loader.js";
export { configure } from "./lib/place.js";
