// The part of the package yaml that cuts a source into tokens, and reads scalars.
export { Lexer } from "./node_modules/yaml/browser/dist/parse/lexer.js";
export { Parser } from "./node_modules/yaml/browser/dist/parse/parser.js";
export { resolveAsScalar } from "./node_modules/yaml/browser/dist/parse/cst-scalar.js";
