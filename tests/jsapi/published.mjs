// The site as it is published, in which the names of files have their hashes.
import { alive, assert, bytes, check, site } from "./checks.mjs";

const { load } = await import(new URL("dist/playground.js", site));

await check("published: nothing given", async () => {
  const api = await load(process.getBuiltinModule ? {} : { wasm: bytes }); // Node.js before 20.16 reads no files
  alive(api);
  assert.equal(api.links('<a href="x">', { format: "html", fallback: "http://a/" }).links[0].target, "http://a/x");
});
