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

// The values that a type has, those of the types that it names among them.
function valuesOf(type) {
  const values = [];
  for (const [word, quoted] of type.matchAll(/"([^"]*)"|\b[A-Z]\w+Kind\b/g)) {
    values.push(...(quoted === undefined ? valuesOf(declarations().match(new RegExp(`^export type ${word} =(.*?);`, "ms"))[1]) : [quoted]));
  }
  return values;
}

await check("every kind is declared", () => {
  const [, parsed] = declarations().match(/^export interface Parsed .*?\{\n(.*?)^\}/ms);
  const seen = { kind: new Set(), hostKind: new Set(), pathKind: new Set() };
  for (const dialect of ["rfc3986", "rfc2396", "rfc1808", "rfc1738", "rfc1630", "url"]) {
    for (const text of ["", "#x", "?q", "a/b", "/a", "//h/a", "//a,b/", "a:b", "http://h/a", "http://1.2.3.4/", "http://[::1]/", "http://[v1.a]/", "foo://a,b/", "mailto:a@b", "news:a", "x:/y", "./a:b", "file:a"]) {
      const answer = api.parse(text, { dialect });
      for (const name of Object.keys(seen)) if (answer[name] !== null) seen[name].add(answer[name]);
    }
  }
  for (const [name, values] of Object.entries(seen)) {
    assert.ok(values.size > 3, name);
    const declared = valuesOf(parsed.match(new RegExp(`^ {2}${name}: (.*);`, "m"))[1]);
    for (const value of values) assert.ok(declared.includes(value), `${name}: ${value}`);
  }
});

await check("characters have a class by each document that is declared", () => {
  const [, dialects] = declarations().match(/^export type Dialect = (.*?);/m);
  const [, documents] = declarations().match(/^ {2}classes: Record<(.*?), \{/m);
  const left = valuesOf(documents); // Exclude<Dialect, …>
  assert.deepEqual(valuesOf(dialects).filter((dialect) => !left.includes(dialect)).sort(), Object.keys(api.characters()[0].classes).sort());
});

await check("no comment stands before another, apart from what it is about", () => {
  assert.doesNotMatch(declarations(), /\*\/\s*\/\*\*/);
});

await check("every list of the links is declared", () => {
  const answer = api.links("http://a/b", { format: "text" });
  for (const [name, of] of [["Links", answer], ["PageLink", answer.links[0]]]) {
    const [, body] = declarations().match(new RegExp(`^export interface ${name} .*?\\{\\n(.*?)^\\}`, "ms"));
    for (const [, field] of body.matchAll(/^ {2}(\w+): \w+\[\];/gm)) assert.ok(Array.isArray(of[field]), `${name}.${field}`);
  }
});

await check("the program answers after all of that", () => alive(api));
