import { configure, load as loadWithElement } from "uri-playground";
import { load, type Playground, type Resolved } from "uri-playground/api";

const playground: Playground = await load();
const resolved: Resolved = playground.resolve("http://a/b", "../c", { dialect: "rfc3986" });
const target: string | null = resolved.target;
await loadWithElement({ lang: "fr" });
configure({ site: "https://example.org/", assets: null });
// @ts-expect-error there is no such option
configure({ sites: "/" });
// @ts-expect-error there is no such dialect
playground.resolve("http://a/b", "../c", { dialect: "rfc1" });

const element = document.querySelector("uri-playground")!;
element.addEventListener("uri-step", ({ detail }) => detail.steps.toFixed());
element.view = "parse";
// @ts-expect-error there is no such view
element.view = "views";
export { target };
