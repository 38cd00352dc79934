// The answers of picture(), in both languages.
import { alive, assert, bytes, check, load, thrown, vectors } from "./checks.mjs";

const api = await load({ wasm: bytes, harvest: false });
const from = "https://example.com/docs/v2/guide/install/";
const ref = "../img/logo.png";

await check("picture: names of the answer", () => {
  const answer = api.picture(from, ref);
  assert.deepEqual(Object.keys(answer).sort(), ["height", "html", "link", "markdown", "svg", "text", "title", "width"]);
  assert.equal(answer.title, `${ref} leads to ${api.resolve(from, ref).target}`);
  assert.equal(answer.link, ""); // the program is from a file
  assert.equal(answer.width, 640);
});

await check("picture: it has its text alternative in each format", () => {
  const { svg, html, markdown, title, text } = api.picture(from, ref, { step: 15 });
  assert.ok(svg.includes(`<title id="title">${title}</title>`) && svg.includes(`<desc id="desc">${text}</desc>`), svg);
  assert.ok(html.startsWith('<img src="picture.svg" width="640" height="') && html.includes(` alt="${title}. ${text}">`), html);
  assert.ok(markdown.startsWith("![`../img/logo.png` leads to ") && markdown.includes("](<picture.svg>)"), markdown);
});

await check("picture: the origins are those of resolve", () => {
  for (const { base, ref } of vectors("resolve").slice(0, 120)) {
    const { ok, target, provenance } = api.resolve(base, ref);
    const { text, title } = api.picture(base, ref);
    assert.equal(ok, title.includes(" leads to "), title);
    const said = { base: "from the page", ref: "from the link", made: "added" };
    const runs = [];
    for (const { start, end, from } of provenance) {
      if (runs.at(-1)?.from === from) runs.at(-1).text += target.slice(start, end);
      else runs.push({ from, text: target.slice(start, end) });
    }
    if (ok && /^[!-~]*$/.test(target) && runs.every(({ text }) => text.length < 80)) assert.equal(text, `${runs.map(({ from, text }) => `“${text}” ${said[from]}`).join(", ")}.`, `${ref} against ${base}`);
  }
});

await check("picture: what is asked for is drawn", () => {
  for (const options of [{ show: "machine" }, { step: 9e15 }]) assert.match(api.picture(from, ref, options).text, / step (\d+) of \1\. Done\./);
  assert.ok(api.picture(from, ref, { step: 0 }).text.includes("step 0 of"));
  assert.match(api.picture(from, ref, { show: "run" }).text, /in order: 1 2E 2E 2E 2E 2C 2E 2E\.$/);
  assert.equal(api.picture(from, "?y", { show: "run" }), null);
  assert.match(api.picture(from, ref, { expect: "/docs/v2/guide/img/x.png" }).svg, /You expected/);
  assert.notEqual(api.picture("http://a/b", "http:c", { strict: false }).title, api.picture("http://a/b", "http:c").title);
  const { svg: light } = api.picture(from, ref, { scheme: "light" });
  const { svg: dark } = api.picture(from, ref, { scheme: "dark" });
  assert.ok(light.includes('fill="#ffffff"') && dark.includes('fill="#0f1318"') && !/style/.test(light + dark));
  assert.ok(api.picture(from, ref).svg.includes("prefers-color-scheme: dark"));
});

await check("picture: it leads to the permalink of what it shows", () => {
  const site = "https://example.org/playground";
  for (const [options, end] of [[{}, ""], [{ step: 15 }, "&step=15"], [{ show: "run" }, "&glance=1"]]) {
    const { link, svg, html, markdown } = api.picture(from, ref, { site, src: "a b.png", ...options });
    assert.equal(link, `${site}/${api.explain(from, ref).link}` + end);
    const escaped = link.replaceAll("&", "&amp;");
    assert.ok(svg.includes(`<a href="${escaped}">`) && html.startsWith(`<a href="${escaped}"><img src="a b.png"`) && markdown.includes(`](<a b.png>)](<${escaped}>)`), html + markdown);
  }
});

await check("picture: arguments", async () => {
  for (const site of ["javascript:alert(1)", "/playground/", "file:///x/", ""]) assert.ok(thrown(() => api.picture(from, ref, { site })) instanceof TypeError, site);
  for (const options of [{ show: "all" }, { step: -1 }, { scheme: "dim" }, { src: 1 }]) assert.ok(thrown(() => api.picture(from, ref, options)) instanceof TypeError);
  assert.equal(thrown(() => api.picture(from, ref, { lang: "fr" })).code, "words-missing");
  await load({ wasm: bytes, harvest: false, lang: "fr" });
  const french = api.picture(from, ref, { lang: "fr", site: "https://example.org/" });
  assert.match(french.title, / mène à /);
  assert.match(french.svg, / lang="fr" /);
  assert.ok(french.link.startsWith("https://example.org/fr/#v=1&"));
});

await check("the program answers after all of that", () => alive(api));
