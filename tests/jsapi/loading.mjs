// The ways to give the program, and what is said when it does not come.
import { createServer } from "node:http";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { pathToFileURL } from "node:url";
import { alive, assert, bytes, check, ends, load, rejected, site } from "./checks.mjs";

const routes = {
  "/good.wasm": [200, "application/wasm", bytes],
  "/mime.wasm": [200, "application/octet-stream", bytes],
  "/page.wasm": [200, "text/html", "<!doctype html>"],
  "/lie.wasm": [200, "application/wasm", "<!doctype html>"],
  "/cut.wasm": [200, "application/octet-stream", bytes.subarray(0, 1000)],
};
const server = createServer((request, response) => {
  const [status, type, body] = routes[request.url] ?? [404, "text/plain", "no"];
  if (request.url === "/broken.wasm") {
    response.writeHead(200, { "content-type": "application/wasm", "content-length": 1000 });
    response.write("\0asm");
    setTimeout(() => response.destroy(), 50);
    return;
  }
  response.writeHead(status, { "content-type": type, connection: "close" }); // a kept one may time out as the next check uses it
  response.end(body);
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const at = (path) => `http://127.0.0.1:${server.address().port}${path}`;

const module = await WebAssembly.compile(bytes);
for (const [name, wasm] of Object.entries({
  "an address": at("/good.wasm"),
  "a URL": new URL(at("/good.wasm?2")).href.replace("?2", ""),
  "an address with a wrong type": at("/mime.wasm"),
  "a Response": await fetch(at("/good.wasm")),
  "a promise of a Response": fetch(at("/good.wasm")),
  "a Buffer": bytes,
  "an ArrayBuffer": bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length),
  "a WebAssembly.Module": module,
})) {
  await check(`load: ${name}`, async () => alive(await load({ wasm })));
}

// Node's fetch reads no files, and in what is published the name of the program has its hash.
const files = pathToFileURL(mkdtempSync(`${tmpdir()}/uri playground #`) + "/");
writeFileSync(new URL("%67ood%25.wasm", files), bytes);
writeFileSync(new URL("page.wasm", files), "<!doctype html>");

const node = process.getBuiltinModule ? check : () => {}; // Node.js before 20.16 has none

await node("load: nothing given", async () => {
  alive(await load());
  assert.equal(load(), load({ wasm: new URL("gen/playground.wasm", site) }));
});

await node("load: a file", async () => {
  alive(await load({ wasm: new URL("good%25.wasm", files) }));
  assert.equal(load({ wasm: new URL("good%25.wasm", files) }), load({ wasm: new URL("good%25.wasm", files).href }));
});

for (const [name, code] of [["missing.wasm", "network"], ["page.wasm", "wrong-type"]]) {
  await node(`load fails: a file, ${name}`, async () => {
    const error = await rejected(load({ wasm: new URL(name, files) }));
    assert.equal(error.code, code, error.stack);
    assert.match(error.message, new RegExp(`file://.*/${name}`));
  });
}

await check("load: the same program once", async () => {
  assert.equal(load({ wasm: bytes }), load({ wasm: bytes }));
  assert.equal(load({ wasm: at("/good.wasm") }), load({ wasm: new URL(at("/good.wasm")) }));
  assert.equal(await load({ wasm: bytes }), await load({ wasm: bytes }));
  assert.notEqual(await load({ wasm: bytes }), await load({ wasm: module }));
});

for (const [name, wasm, code] of [
  ["not found", at("/missing.wasm"), "http-status"],
  ["a page", at("/page.wasm"), "wrong-type"],
  ["a page that says it is a program", at("/lie.wasm"), "wasm-invalid"],
  ["half a program", at("/cut.wasm"), "wasm-invalid"],
  ["broken off", at("/broken.wasm"), "network"],
  ["no server", "http://127.0.0.1:1/", "network"],
  ["bytes that are no program", new Uint8Array(8), "wrong-type"],
  ["no bytes", new ArrayBuffer(0), "wrong-type"],
]) {
  await check(`load fails: ${name}`, async () => {
    const error = await rejected(load({ wasm }));
    assert.ok(error instanceof Error);
    assert.equal(error.code, code, error.stack);
  });
}

await check("load fails: the status is told", async () => {
  assert.equal((await rejected(load({ wasm: at("/missing.wasm") }))).status, 404);
});

await check("load can be tried again", async () => {
  await rejected(load({ wasm: at("/later.wasm") }));
  routes["/later.wasm"] = routes["/good.wasm"];
  alive(await load({ wasm: at("/later.wasm") }));
});

await check("load fails: no WebAssembly", async () => {
  const { WebAssembly } = globalThis;
  delete globalThis.WebAssembly;
  const error = await rejected(load({ wasm: new Uint8Array(9) }));
  globalThis.WebAssembly = WebAssembly;
  assert.equal(error.code, "wasm-missing");
});

await check("load fails: WebAssembly is blocked", async () => {
  const { Module } = WebAssembly;
  WebAssembly.Module = function () {
    throw new WebAssembly.CompileError("blocked");
  };
  const error = await rejected(load({ wasm: new Uint8Array(10) }));
  WebAssembly.Module = Module;
  assert.equal(error.code, "wasm-blocked");
});

await check("load fails: the program ends at once", async () => {
  globalThis.endsAtStart = true;
  const error = await rejected(load({ wasm: ends }));
  delete globalThis.endsAtStart;
  assert.equal(error.code, "start");
  assert.equal(globalThis[Symbol.for("uri-playground")], undefined);
});

server.close();
server.closeAllConnections();
