// <uri-playground> in JSX of React 19: import type {} from "uri-playground/react", or name it in "types" of tsconfig.json.
import type { DetailedHTMLProps, HTMLAttributes } from "react";
import type { UriPlaygroundAttributes, UriPlaygroundElement, UriPlaygroundEvents } from "./index.js";

type Listeners = { [Name in keyof UriPlaygroundEvents as `on${Name}`]?: UriPlaygroundEvents[Name] };

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "uri-playground": DetailedHTMLProps<HTMLAttributes<UriPlaygroundElement>, UriPlaygroundElement> & Omit<UriPlaygroundAttributes, "ref"> & Listeners;
    }
  }
}
