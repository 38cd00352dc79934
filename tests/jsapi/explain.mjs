// The answers of explain(), in both languages.
import { alive, assert, bytes, check, load, rejected, thrown, vectors } from "./checks.mjs";

const api = await load({ wasm: bytes, harvest: false });
const names = (value) => Object.keys(value).sort().join(" ");
const from = "https://example.com/docs/guide";

await check("explain: names of the answer", () => {
  const answer = api.explain(from, "intro");
  assert.equal(names(answer), "expected link notes ok sentences target");
  for (const sentence of answer.sentences) assert.equal(names(sentence), "about instead message rule section");
  assert.equal(api.explain("https://a/b/c", "/x").notes[0].answer, "answers/finding-leaves-project.html");
  assert.equal(names(answer.sentences[1].instead), "base ref target");
});

await check("explain: what is told, in order", () => {
  const { sentences, target, notes } = api.explain(from, "../x");
  assert.equal(target, api.resolve(from, "../x").target);
  assert.deepEqual(sentences.map(({ about, rule }) => `${about} ${rule}`),
    ["case t-merge", "surprise null", "merge m-base", "merge m-ref", "merge t-merge", "dots 2C"]);
  assert.deepEqual(notes, api.links("../x", { format: "text", retrieval: from }).links[0].notes);
});

await check("explain: every target and every mend leads where it says", () => {
  for (const { base, ref } of vectors("resolve")) {
    const answer = api.explain(base, ref);
    const resolved = api.resolve(base, ref);
    assert.deepEqual([answer.ok, answer.target], [resolved.ok, resolved.target], `${ref} against ${base}`);
    for (const { instead } of answer.sentences) if (instead) assert.equal(api.resolve(instead.base, instead.ref).target, instead.target);
  }
});

await check("explain: no base", () => {
  const answer = api.explain("docs/guide", "x");
  assert.deepEqual([answer.ok, answer.target, answer.sentences.map(({ about }) => about)], [false, null, ["target"]]);
});

await check("explain: the link holds the texts byte for byte", () => {
  for (const [base, ref, link] of [
    ["http://a/b/", "../x#y&z", "#v=1&base=http://a/b/&ref=../x%23y%26z"], ["http://a/%2e", "%zz é", "#v=1&base=http://a/%252e&ref=%25zz%20%C3%A9"],
  ]) assert.equal(api.explain(base, ref).link, link);
});

await check("explain: a language is loaded first", async () => {
  const error = thrown(() => api.explain(from, "intro", { lang: "fr" }));
  assert.equal(error.code, "words-missing");
  assert.ok((await rejected(load({ wasm: bytes, lang: "de" }))) instanceof TypeError);
  assert.equal(await load({ wasm: bytes, harvest: false, lang: "fr" }), api);
  const french = api.explain(from, "intro", { lang: "fr" });
  assert.match(french.sentences[0].message, /^Le chemin /);
  assert.match(api.explain("https://a/b/c", "/x", { lang: "fr" }).notes[0].message, /^La barre oblique initiale /);
  assert.match(api.explain(from, "intro").sentences[0].message, /^The path /);
});

await check("the program answers after all of that", () => alive(api));
