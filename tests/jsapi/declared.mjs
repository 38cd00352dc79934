// playground.d.ts declares what playground.js has, and its examples are true.
import { alive, assert, bytes, check, declarations, load } from "./checks.mjs";

const api = await load({ wasm: bytes });
const [, playground] = declarations().match(/^export interface Playground \{\n(.*?)^\}/ms);

await check("every name of the surface is declared", () => {
  const declared = [...playground.matchAll(/^ {2}(?:readonly )?(\w+)[(:]/gm)].map(([, name]) => name);
  assert.deepEqual(declared.sort(), Object.keys(api).sort());
});

await check("every call has an example", () => {
  for (const [, doc, name] of playground.matchAll(/\/\*\*((?:(?!\*\/).)*)\*\/\s+(\w+)\(/gs)) {
    assert.match(doc, new RegExp(`@example\\n +\\* ${name}\\(`), name);
  }
});

// mount needs a page: tests/browser tries it. A line of an example is an expression and, after "//", its value.
const names = Object.keys(api);
const valueOf = (expression) => new Function(...names, `return (${expression});`)(...names.map((name) => api[name]));
for (const [, expression, value] of playground.matchAll(/^ {3}\* (\w+\(.*); \/\/ (.*)$/gm)) {
  if (!expression.startsWith("mount(")) await check(expression, () => assert.deepEqual(valueOf(expression), valueOf(value)));
}

await check("the program answers after all of that", () => alive(api));
