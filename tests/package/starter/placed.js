// Where a bundler leaves new URL("…", import.meta.url) alone.
import { configure } from "uri-playground";

configure({ assets: "placed/" });
await import("./main.js");
