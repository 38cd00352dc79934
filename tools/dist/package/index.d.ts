// Types of the package: what its modules export, and the attributes of the element.
import type { UriPlaygroundEventMap } from "../cdn/playground.js";

export * from "../cdn/playground.js";

/** Where the files are that a bundler does not put beside the scripts. What is left out stays. */
export interface Places {
  /**
   * The folder of a full site, as `cdn/` of this package or another copy of it. *Open in the URI Playground* leads there,
   * and so do frames. `null`, the default, hides that link; `mode="frame"` then fails with the code `frame`.
   */
  site?: string | URL | null;
  /**
   * The folder that has `gen/` of `cdn/`: the program and the style sheet. Needed with esbuild and Rollup, which leave
   * `new URL("…", import.meta.url)` alone; `null`, the default, leaves it to the bundler.
   */
  assets?: string | URL | null;
}

/**
 * Says where the site and the assets are. It has to be called before the program is loaded; `site` may change later.
 *
 * @throws TypeError
 *
 * @example
 * configure({ site: "https://example.org/playground/", assets: "/playground/" });
 */
export function configure(places: Places): void;

/** What listens to each event. */
export type UriPlaygroundEvents = { [Name in keyof UriPlaygroundEventMap]: (event: UriPlaygroundEventMap[Name]) => void };
