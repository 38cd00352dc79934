// <uri-playground> in JSX of Preact: import type {} from "uri-playground/preact", or name it in "types" of tsconfig.json.
import type { HTMLAttributes } from "preact";
import type { UriPlaygroundAttributes, UriPlaygroundElement, UriPlaygroundEvents } from "./index.js";

type Listeners = { [Name in keyof UriPlaygroundEvents as `on${Name}`]?: UriPlaygroundEvents[Name] };

declare module "preact" {
  namespace JSX {
    interface IntrinsicElements {
      "uri-playground": Omit<HTMLAttributes<UriPlaygroundElement>, Exclude<keyof UriPlaygroundAttributes, "ref">> & Omit<UriPlaygroundAttributes, "ref"> & Listeners;
    }
  }
}
