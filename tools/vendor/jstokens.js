// The tokens of JavaScript, one at a time, from any text.
export { default as jsTokens } from "js-tokens";
