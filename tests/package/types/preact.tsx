/** @jsxImportSource preact */
import "uri-playground";
import type {} from "uri-playground/preact";

export const Right = () => (
  <uri-playground ref={(element) => { element?.start(); }} base="http://a/b" reference="../c" view="parse" lenient no-controls heading-level={2} class="wide" onuri-change={({ detail }) => detail.base.trim()}>
    A fallback
  </uri-playground>
);
// @ts-expect-error there is no such view
export const View = () => <uri-playground view="views" />;
// @ts-expect-error there is no such attribute
export const Attribute = () => <uri-playground bases="http://a/b" />;
