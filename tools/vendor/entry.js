export { parser, GFM } from "@lezer/markdown";
