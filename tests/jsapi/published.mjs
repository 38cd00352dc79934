// The site as it is published, in which the names of files have their hashes.
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { alive, assert, bytes, check, site } from "./checks.mjs";

const { load } = await import(new URL("dist/playground.js", site));

await check("published: nothing given", async () => {
  const api = await load(process.getBuiltinModule ? {} : { wasm: bytes }); // Node.js before 20.16 reads no files
  alive(api);
  assert.equal(api.links('<a href="x">', { format: "html", fallback: "http://a/" }).links[0].target, "http://a/x");
});

await check("published: its own links, and those of its documents, lead somewhere", async () => {
  const api = await load({ wasm: bytes });
  const dist = new URL("dist/", site);
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).map((entry) => {
    const path = relative(fileURLToPath(dist), join(entry.parentPath ?? entry.path, entry.name)).replaceAll("\\", "/");
    return { path, text: path.endsWith(".html") ? readFileSync(new URL(path, dist), "utf8") : "" };
  });
  const answer = api.site(files, { root: "https://example.org/playground/" });
  assert.ok(answer.pages > 20 && answer.links > 200, `${answer.pages} pages, ${answer.links} links`);
  const broken = answer.findings.filter(({ code, key }) => code !== "external" && !key.includes("#v=1")); // a permalink, which a script reads
  assert.deepEqual(broken.map(({ code, key, places }) => [code, key, places[0].page, places[0].ref]), []);
});
