// Where bundlers find the files of the package by themselves.
import { configure } from "uri-playground";
import { load } from "uri-playground/api";

globalThis.configure = configure;
const playground = await load();
document.title = playground.resolve("http://a/b/c/d;p?q", "../../g").target;
