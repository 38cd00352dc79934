// <uri-playground> in JSX of Solid: import type {} from "uri-playground/solid", or name it in "types" of tsconfig.json.
import type { JSX as Solid } from "solid-js";
import type { UriPlaygroundAttributes, UriPlaygroundElement, UriPlaygroundEvents } from "./index.js";

type Listeners = { [Name in keyof UriPlaygroundEvents as `on:${Name}`]?: UriPlaygroundEvents[Name] };

declare module "solid-js" {
  namespace JSX {
    interface IntrinsicElements {
      "uri-playground": Omit<Solid.HTMLAttributes<UriPlaygroundElement>, Exclude<keyof UriPlaygroundAttributes, "ref">> & Omit<UriPlaygroundAttributes, "ref"> & Listeners;
    }
  }
}
