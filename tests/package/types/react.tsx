import { useRef } from "react";
import "uri-playground";
import type { UriPlaygroundElement } from "uri-playground";
import type {} from "uri-playground/react";

export function Right() {
  const element = useRef<UriPlaygroundElement>(null);
  return (
    <uri-playground ref={element} base="http://a/b" reference="../c" view="parse" lenient no-controls noControls={false} heading-level={2} height="40em" className="wide"
      onuri-change={({ detail }) => detail.base.trim()} onuri-step={({ detail }) => detail.step.toFixed()}>
      A fallback
    </uri-playground>
  );
}
// @ts-expect-error there is no such view
export const View = () => <uri-playground view="views" />;
// @ts-expect-error there is no such attribute
export const Attribute = () => <uri-playground bases="http://a/b" />;
