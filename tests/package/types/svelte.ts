import type { SvelteHTMLElements } from "svelte/elements";
import "uri-playground";
import type {} from "uri-playground/svelte";

type Props = SvelteHTMLElements["uri-playground"];
export const right: Props = { base: "http://a/b", ref: "../c", view: "parse", lenient: true, "no-controls": true, class: "wide", "onuri-change": ({ detail }) => detail.base.trim() };
// @ts-expect-error there is no such view
export const view: Props = { view: "views" };
// @ts-expect-error there is no such attribute
export const attribute: Props = { bases: "http://a/b" };
