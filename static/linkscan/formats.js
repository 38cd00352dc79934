// The readers of data, by format. They are loaded where such a source is read.
import { readSchema } from "./jsonschema.js";
import { readOpenAPI } from "./openapi.js";
import { readJSONLD } from "./jsonld.js";
import { readImportMap, readManifest, readSourceMap } from "./webjson.js";
import { readXML } from "./xml.js";
import { readTurtle } from "./turtle.js";
import { readHTTP } from "./http.js";
import { readNotebook } from "./notebook.js";
import { readPlaylist } from "./playlist.js";

export { lacksYAML, loadYAML, wantsYAML } from "./trees.js";

export const READERS = {
  sitemap: readXML, xml: readXML, atom: readXML, rss: readXML, svg: readXML, epub: readXML, dash: readXML,
  "json-schema": readSchema, openapi: readOpenAPI, "json-ld": readJSONLD, importmap: readImportMap, manifest: readManifest,
  turtle: readTurtle, http: readHTTP, notebook: readNotebook, "source-map": readSourceMap, hls: readPlaylist,
};
