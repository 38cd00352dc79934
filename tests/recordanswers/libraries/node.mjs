// Answers each line "base<TAB>ref" of the input with "=target", or "!" for an error, by
// the library that is named: URL and url.resolve of Node, or a package of npm.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:url";

const [library, packages] = process.argv.slice(2);
const require = createRequire(packages);
const LIBRARIES = {
  URL: () => ["Node new URL", process.versions.node, (base, ref) => new URL(ref, base).href],
  resolve: () => ["Node url.resolve", process.versions.node, resolve],
  "url-toolkit": () => ["url-toolkit (hls.js)", require("url-toolkit/package.json").version, require("url-toolkit").buildAbsoluteURL],
  "fast-uri": () => ["fast-uri", require("fast-uri/package.json").version, require("fast-uri").resolve],
  "uri-js": () => ["uri-js", require("uri-js/package.json").version, require("uri-js").resolve],
};
const [name, version, answer] = LIBRARIES[library]();
const answers = readFileSync(0, "utf8").split("\n").slice(0, -1).map((line) => {
  try {
    return `=${answer(...line.split("\t"))}`;
  } catch {
    return "!";
  }
});
console.log([`${name}\t${version}`, ...answers].join("\n"));
