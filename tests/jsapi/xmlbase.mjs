// The bases that xml:base states, in the order of XML Base: a document, and where its references lead,
// in the order of the source. None is of a suite.
import { readFileSync } from "node:fs";
import { assert, bytes, check, load } from "./checks.mjs";

const cases = JSON.parse(readFileSync(new URL("testdata/xmlbase.json", import.meta.url), "utf8"));

const { links } = await load({ wasm: bytes });

for (const { source: section, format = "xml", retrieval = "http://r.example/x/doc", document, targets, base, cuts = [] } of cases) {
  await check(section, () => {
    const answer = links(document, { format, retrieval });
    assert.deepEqual(answer.links.map(({ target }) => target), targets);
    if (base !== undefined) assert.equal(answer.base, base);
    assert.deepEqual(answer.cuts.map(({ code }) => code), cuts);
    for (const link of answer.links) assert.equal(link.chain[0]?.uri ?? null, link.base);
  });
}

await check("a base that is declared for several elements is left as it is where the document moves", () => {
  const document = "<!DOCTYPE a [<!ATTLIST a xml:base CDATA 'b/' href CDATA 'c'>]><a><a href='d'/></a>";
  const { move, links: all } = links(document, { format: "xml", retrieval: "http://r.example/x/doc", move: "page", to: "http://r.example/y/doc" });
  assert.deepEqual(all.map(({ target }) => target), ["http://r.example/x/b/c", "http://r.example/x/b/b/d"]);
  assert.deepEqual([move.breaks, move.base, move.links.map(({ written }) => written)], [2, null, [null, "../../../x/b/b/d"]]);
  assert.equal(move.source, document.replace("<a href='d'", "<a href='../../../x/b/b/d'"));
});
