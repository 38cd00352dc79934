// JSON-LD as expansion reads it: what is an IRI in a document, and which one. The cases are in the
// order of the algorithms, and of the shape of the W3C's suite for them: a document, and what its
// expanded form names. None is of that suite.
import { readFileSync } from "node:fs";
import { assert, bytes, check, load } from "./checks.mjs";

const cases = JSON.parse(readFileSync(new URL("testdata/expansion.json", import.meta.url), "utf8"));

const { links } = await load({ wasm: bytes });

const OF_CONTEXTS = /"@(?:base|vocab|context|import)":"$/; // what stands before a reference in a context

for (const { source: section, document, links: want } of cases) {
  await check(section, () => {
    const source = JSON.stringify(document);
    const { links: all, cuts } = links(source, { format: "json-ld", retrieval: "http://r/x/doc" });
    const found = all.filter(({ start }) => !OF_CONTEXTS.test(source.slice(0, start))).map(({ context, ref, target }) => [context, ref, target]);
    assert.deepEqual(found, want);
    assert.deepEqual(cuts, []);
  });
}
