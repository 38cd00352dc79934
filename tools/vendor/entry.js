// parse5 without its tokenizer: linkscan/tokenizer.js reads the source in its place.
export { Parser, InsertionMode } from "./node_modules/parse5/dist/parser/index.js";
export { getTagID } from "./node_modules/parse5/dist/common/html.js";
export { HtmlEntityDecoder, DecodingMode } from "entities/decode";
