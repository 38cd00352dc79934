// What the documents say of playground.js is true: a line of an example is an
// expression and, after "//", its value.
import { readFileSync } from "node:fs";
import { assert, bytes, check, load } from "./checks.mjs";

const playground = await load({ wasm: bytes });
const document = (name) => readFileSync(new URL(`../../${name}`, import.meta.url), "utf8");
const valueOf = (expression) => new Function("playground", `return (${expression});`)(playground);

for (const [name, least] of [["README.md", 1], ["docs/javascript.md", 10]]) {
  const examples = [...document(name).matchAll(/^(playground\.\w+\(.*); +\/\/ (.*)$/gm)];
  await check(`${name} has examples`, () => assert.ok(examples.length >= least));
  for (const [, expression, value] of examples) {
    await check(`${name}: ${expression}`, () => assert.deepEqual(valueOf(expression), valueOf(value)));
  }
}
