// What the documents say of playground.js is true: a line of an example is an
// expression and, after "//", its value.
import { readFileSync } from "node:fs";
import { assert, bytes, check, load } from "./checks.mjs";

const playground = await load({ wasm: bytes });
const document = (name) => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");
const valueOf = (expression) => new Function("playground", `return (${expression});`)(playground);

const examples = [...document("docs/javascript.md").matchAll(/^(playground\.\w+\(.*); +\/\/ (.*)$/gm)];
await check("there are examples", () => assert.ok(examples.length >= 10));
for (const [, expression, value] of examples) {
  await check(expression, () => assert.deepEqual(valueOf(expression), valueOf(value)));
}
