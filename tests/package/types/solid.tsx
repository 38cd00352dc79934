/** @jsxImportSource solid-js */
import "uri-playground";
import type { UriPlaygroundElement } from "uri-playground";
import type {} from "uri-playground/solid";

let element: UriPlaygroundElement | undefined;
export const Right = () => (
  <uri-playground ref={element} base="http://a/b" reference="../c" view="parse" lenient no-controls heading-level={2} class="wide" on:uri-change={({ detail }) => detail.base.trim()}>
    A fallback
  </uri-playground>
);
// @ts-expect-error there is no such view
export const View = () => <uri-playground view="views" />;
// @ts-expect-error there is no such attribute
export const Attribute = () => <uri-playground bases="http://a/b" />;
