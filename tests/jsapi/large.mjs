// Inputs of eight million characters, and of the ten that are the most. Each is
// answered, the lists keep their caps, and the next call is answered too.
import { alive, assert, bytes, check, fill, load } from "./checks.mjs";

const api = await load({ wasm: bytes });

// Shapes with a fault for each character take core the longest. So most of them
// are smaller, and the large ones are resolved only once, at the end.
const MB = 2 ** 20;
const shapes = {
  "8 MB of ^": fill("^", 8 * MB), "8 MB of %": fill("%", 8 * MB), "8 MB of /../": fill("/../", 8 * MB), "1 MB of /a/./": fill("/a/./", MB),
  "8 MB of ../": fill("../", 8 * MB), "8 MB of one segment": fill("segment", 8 * MB), "8 MB of segments": fill("/a", 8 * MB),
  "1 MB of colons": fill(":", MB), "1 MB of slashes": fill("/", MB), "1 MB of @": "//" + fill("@", MB), "1 MB of [": "http://[" + fill("[", MB),
  "1 MB of é": fill("é", MB), "1 MB of astral characters": fill("\u{1f600}", MB), "1 MB of lone surrogates": fill("\ud800", MB),
  "1 MB of control characters": fill("\u0001", MB),
};

function checkCaps({ faults, trace = [], provenance = [] }) {
  assert.ok(faults.length <= 2 * 1001 + 2);
  assert.ok(provenance.length <= 10_001);
  assert.ok(trace.reduce((sum, { output, input }) => sum + output.length + input.length, 0) <= 4_000_000);
}

for (const [name, text] of Object.entries(shapes)) {
  await check(name, () => {
    const parsed = api.parse(text);
    checkCaps(parsed);
    assert.ok(parsed.path !== undefined);
    if (!/8 MB of [\^%]/.test(name)) {
      const resolved = api.resolve("http://a/b/c", text);
      checkCaps(resolved);
      assert.ok(resolved.target.length > 0);
      checkCaps(api.resolve("x:" + text.slice(0, MB), "../g"));
    }
    api.removeDotSegments(text);
    alive(api);
  });
}

await check("the text that comes back is the text", () => {
  for (const [name, text] of Object.entries(shapes)) {
    if (/segment$|é|astral|surrogates|control/.test(name)) assert.ok(api.parse(text).path === text, name);
  }
});

await check("10 MB of ^ in two texts", () => {
  const text = fill("^", 5_000_000 - 2);
  checkCaps(api.resolve("x:" + text, text));
});

await check("none of it ended the program", () => assert.equal(api.restarts, 0));
