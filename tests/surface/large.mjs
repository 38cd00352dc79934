// Inputs of eight million characters, and of the most that is taken. Each is
// answered, the lists keep their caps, and the next call is answered too.
import { alive, assert, bytes, check, load } from "./checks.mjs";

const api = await load({ wasm: bytes });
const LENGTH = 8 * 2 ** 20;
const fill = (pattern, length = LENGTH) => pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);

const shapes = {
  "^": fill("^"), "%": fill("%"), "/../": fill("/../"), "/a/./": fill("/a/./"), "../": fill("../"), "/": fill("/"), ":": fill(":"),
  "one segment": fill("segment"), "@": "//" + fill("@"), "[": "http://[" + fill(":"), "é": fill("é"), "astral": fill("\u{1f600}"),
  "lone surrogates": fill("\ud800"), "control characters": fill("\u0001"), "segments": fill("/a"),
};

const seconds = (from) => ((performance.now() - from) / 1000).toFixed(1);

function checkCaps({ faults, trace = [], provenance = [] }) {
  assert.ok(faults.length <= 2 * 1001 + 2);
  assert.ok(provenance.length <= 10_001);
  assert.ok(trace.reduce((sum, { output, input }) => sum + output.length + input.length, 0) <= 4_000_000);
}

for (const [name, text] of Object.entries(shapes)) {
  await check(`8 MB of ${name}`, () => {
    const from = performance.now();
    const parsed = api.parse(text);
    checkCaps(parsed);
    assert.ok(parsed.path !== undefined);
    const resolved = api.resolve("http://a/b/c", text);
    checkCaps(resolved);
    assert.ok(resolved.target.length > 0);
    checkCaps(api.resolve("x:" + text, "../g"));
    api.removeDotSegments(text);
    alive(api);
    console.log(`# 8 MB of ${name}: ${seconds(from)} s`);
  });
}

await check("the text that comes back is the text", () => {
  for (const name of ["one segment", "é", "astral", "lone surrogates", "control characters"]) {
    assert.ok(api.parse(shapes[name]).path === shapes[name], name);
  }
});

for (const [name, pattern] of [["^", "^"], ["/a/./", "/a/./"], ["lone surrogates", "\ud800"]]) {
  await check(`16 MB of ${name}, twice`, () => {
    const from = performance.now();
    const text = fill(pattern, 2 ** 24);
    checkCaps(api.resolve("x:" + text.slice(2), text));
    alive(api);
    console.log(`# 16 MB of ${name}, twice: ${seconds(from)} s`);
  });
}

await check("none of it ended the program", () => assert.equal(api.restarts, 0));
