// <uri-playground> in templates and JSX of Vue: import type {} from "uri-playground/vue", or name it in "types" of tsconfig.json.
import type { HTMLAttributes } from "vue";
import type { UriPlaygroundAttributes, UriPlaygroundEvents } from "./index.js";

type Camel<Name extends string> = Name extends `${infer Head}-${infer Tail}` ? `${Head}${Capitalize<Tail>}` : Name;
type Listeners = { [Name in keyof UriPlaygroundEvents as `on${Capitalize<Camel<Name>>}`]?: UriPlaygroundEvents[Name] };

/** What `<uri-playground>` takes. */
export type UriPlaygroundProps = Omit<HTMLAttributes, keyof UriPlaygroundAttributes> & Omit<UriPlaygroundAttributes, "ref"> & Listeners;

declare module "vue" {
  interface GlobalComponents {
    "uri-playground": new () => { $props: UriPlaygroundProps };
  }
}
