// Defines <uri-playground>. On a server it defines nothing.
export { load } from "./lib/playground.js";
export { configure } from "./lib/place.js";
