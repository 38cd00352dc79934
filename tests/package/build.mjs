// Builds the starter in a folder with a bundler, into dist/ of that folder:
// node build.mjs TOOL FOLDER. With vite-dev it serves the starter and prints the address.
import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const [tool, root] = process.argv.slice(2);
const dist = join(root, "dist");

// The page for bundlers that take scripts only.
async function page(script) {
  const html = await readFile(join(root, "index.html"), "utf8");
  await writeFile(join(dist, "index.html"), html.replace("./main.js", script));
}

// The copy of gen/ that the starter names where a bundler copies nothing.
const copyAssets = () => cp(join(root, "../node_modules/uri-playground/cdn/gen"), join(dist, "placed/gen"), { recursive: true });

const tools = {
  async vite() {
    const { build } = await import("vite");
    await build({ root, base: "./", logLevel: "warn" });
  },
  async "vite-dev"() {
    const { createServer } = await import("vite");
    const server = await createServer({ root, logLevel: "warn", server: { host: "127.0.0.1" }, cacheDir: join(root, ".vite") });
    await server.listen();
    console.log(server.resolvedUrls.local[0]);
  },
  async webpack() {
    const { default: webpack } = await import("webpack");
    const options = { mode: "production", context: root, entry: "./main.js", experiments: { outputModule: true }, output: { path: dist, module: true, filename: "main.js" }, performance: { hints: false }, optimization: { minimize: false } };
    const stats = await new Promise((done, failed) => webpack(options, (error, result) => (error ? failed(error) : done(result))));
    if (stats.hasErrors() || stats.hasWarnings()) throw new Error(stats.toString({ preset: "errors-warnings" }));
    await page("./main.js");
  },
  async parcel() {
    const { Parcel } = await import("@parcel/core");
    const entries = [join(root, "index.html")];
    const parcel = new Parcel({ entries, defaultConfig: "@parcel/config-default", mode: "production", shouldDisableCache: true, defaultTargetOptions: { distDir: dist, publicUrl: "./" } });
    await parcel.run();
  },
  async esbuild() {
    const { build } = await import("esbuild");
    const result = await build({ entryPoints: [join(root, "placed.js")], bundle: true, splitting: true, format: "esm", minify: true, outdir: dist, logLevel: "silent" });
    if (result.warnings.length) throw new Error(JSON.stringify(result.warnings));
    await copyAssets();
    await page("./placed.js");
  },
  async rollup() {
    const [{ rollup }, { nodeResolve }] = await Promise.all([import("rollup"), import("@rollup/plugin-node-resolve")]);
    const onLog = (level, { message }) => { throw new Error(message); };
    const bundle = await rollup({ input: join(root, "placed.js"), plugins: [nodeResolve()], onLog });
    await bundle.write({ dir: dist, format: "es" });
    await copyAssets();
    await page("./placed.js");
  },
};
await tools[tool]();
