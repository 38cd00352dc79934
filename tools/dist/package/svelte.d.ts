// <uri-playground> in components of Svelte: import type {} from "uri-playground/svelte", or name it in "types" of tsconfig.json.
import type { HTMLAttributes } from "svelte/elements";
import type { UriPlaygroundAttributes, UriPlaygroundElement, UriPlaygroundEvents } from "./index.js";

type Listeners = { [Name in keyof UriPlaygroundEvents as `on${Name}` | `on:${Name}`]?: UriPlaygroundEvents[Name] };

declare module "svelte/elements" {
  interface SvelteHTMLElements {
    "uri-playground": Omit<HTMLAttributes<UriPlaygroundElement>, keyof UriPlaygroundAttributes> & UriPlaygroundAttributes & Listeners;
  }
}
