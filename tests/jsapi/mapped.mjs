// What Node makes of domains that are not ASCII.
import { assert, bytes, check, load } from "./checks.mjs";
import { departing } from "./domains.mjs";

await check("domains that are mapped to what none may have are refused", async () => {
  assert.deepEqual(departing(await load({ wasm: bytes })), []);
});
