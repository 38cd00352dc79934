import type { GlobalComponents } from "vue";
import "uri-playground";
import type {} from "uri-playground/vue";

type Props = InstanceType<GlobalComponents["uri-playground"]>["$props"];
export const right: Props = { base: "http://a/b", reference: "../c", view: "parse", lenient: true, "no-controls": true, class: "wide", onUriChange: ({ detail }) => detail.base.trim() };
// @ts-expect-error there is no such view
export const view: Props = { view: "views" };
// @ts-expect-error there is no such attribute
export const attribute: Props = { bases: "http://a/b" };
