// Import maps as HTML parses them (§8.1.6.2): where each name and address leads, and what browsers
// ignore. The cases are in the order of the algorithms, and of the shape of the tests of the
// reference implementation: a map, and what becomes of each text in it. None is of those tests.
import { readFileSync } from "node:fs";
import { assert, bytes, check, load } from "./checks.mjs";

const cases = JSON.parse(readFileSync(new URL("testdata/importmaps.json", import.meta.url), "utf8"));

const { links } = await load({ wasm: bytes });
const given = { format: "importmap", dialect: "url", retrieval: "https://site.example/d/map.json" };
const OF_MAPS = /^(?:import-map-ignored|scope-without-slash|not-resolved|no-base)$/;

for (const { source: section, document, targets, notes, cuts = [] } of cases) {
  await check(section, () => {
    const answer = links(JSON.stringify(document), given);
    for (const { ref, target, base, chain, notes: found } of answer.links) {
      if (ref in targets) assert.equal(target, targets[ref], ref);
      assert.equal(found.filter(({ code }) => OF_MAPS.test(code)).map(({ code, instead }) => `${code} ${instead ?? ""}`.trim()).join(), notes[ref] ?? "", ref);
      if (target === null && !/^https?:/.test(ref)) assert.deepEqual([base, chain.map(({ uri }) => uri)], [null, [null]], ref);
    }
    assert.deepEqual(answer.cuts.map(({ code, count }) => `${code} ${count}`), cuts);
    for (const ref of [...Object.keys(targets), ...Object.keys(notes)]) assert.ok(answer.links.some((link) => link.ref === ref), ref);
  });
}

await check("a name is right, and what is written in the place of an address leads there", () => {
  const { links: [name, address] } = links('{"imports":{"login":"js/login.js"}}', { ...given, dialect: "rfc3986" });
  assert.deepEqual([name.notes, address.notes.map(({ code, level }) => [code, level])], [[], [["import-map-ignored", "warning"]]]);
  assert.match(address.notes[0].message, /^Browsers ignore “js\/login\.js”/);
  const again = links(`{"imports":{"login":"${address.notes[0].instead}"}}`, given).links[1];
  assert.deepEqual([again.target, again.notes], ["https://site.example/d/js/login.js", []]);
});
