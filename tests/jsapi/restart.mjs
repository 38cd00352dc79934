// What the loader does when the Go program ends. A program that ends on demand
// stands in for the playground's.
import { assert, check, ends, load, thrown, tick } from "./checks.mjs";

const fresh = async () => load({ wasm: await WebAssembly.compile(ends) });
const answers = (api) => assert.equal(api.parse("").dialect, "rfc3986");
const div = () => ({ nodeType: 1, log: [] });
console.warn = console.error = console.log.bind(null, "#"); // what Go prints when it ends

for (const way of ["exit", "panic", "stack", "memory"]) {
  await check(`${way}: the caller is told and the program starts again`, async () => {
    const api = await fresh();
    const error = thrown(() => api.parse(way));
    assert.equal(error.code, "crashed", error.stack);
    assert.equal(error.input, JSON.stringify(way));
    assert.equal(error.message, `parse: the program ended and starts again; the input was "${way}"`);
    assert.ok(error.cause instanceof Error);
    answers(api);
    assert.equal(api.restarts, 1);
    await tick();
    assert.equal(api.restarts, 1);
  });
}

await check("it starts again without a call", async () => {
  const api = await fresh();
  thrown(() => api.parse("exit"));
  await tick();
  assert.equal(api.restarts, 1);
});

await check("three restarts in ten seconds", async () => {
  const { now } = performance;
  let time = 0;
  performance.now = () => now.call(performance) + time;
  try {
    const api = await fresh();
    for (let n = 0; n < 4; n++) assert.equal(thrown(() => api.parse("exit")).code, "crashed");
    await tick();
    for (let n = 0; n < 3; n++) {
      const error = thrown(() => api.parse("a"));
      assert.equal(error.code, "stopped");
      assert.equal(error.cause.code, "exited");
    }
    time = 10_001;
    answers(api);
    assert.equal(api.restarts, 4);
  } finally {
    performance.now = now;
  }
});

await check("load starts again what has ended too often", async () => {
  const module = await WebAssembly.compile(ends);
  const api = await load({ wasm: module });
  const errors = [];
  const element = div();
  const playground = api.mount(element, { base: "a:" });
  playground.on("error", ({ restarted }) => errors.push(restarted));
  for (let n = 0; n < 4; n++) {
    assert.equal(thrown(() => api.parse("exit")).code, "crashed");
    await tick();
  }
  assert.deepEqual(errors, [true, true, true, false]);
  assert.equal(thrown(() => api.parse("a")).code, "stopped");
  assert.equal(thrown(() => playground.set({ base: "b:" })).code, "stopped");
  assert.deepEqual(errors, [true, true, true, false]);
  assert.equal(await load({ wasm: module }), api);
  answers(api);
  assert.equal(element.log.at(-1).base, "b:");
});

await check("what was given up says so, and why", async () => {
  const api = await fresh();
  const element = div();
  const playground = api.mount(element, {});
  element.ends = true;
  thrown(() => api.parse("exit"));
  await tick();
  const error = thrown(() => playground.set({ base: "b:" }));
  assert.equal(error.code, "disposed");
  assert.match(error.message, /no longer mounted, since it has ended the program/);
  playground.dispose();
});

await check("no memory", async () => {
  const api = await fresh();
  const { Instance } = WebAssembly;
  WebAssembly.Instance = function () { throw new RangeError("WebAssembly.Instance(): Out of memory: Cannot allocate Wasm memory for new instance"); };
  thrown(() => api.parse("exit"));
  await tick();
  const error = thrown(() => api.parse("a"));
  WebAssembly.Instance = Instance;
  assert.equal(error.code, "memory");
  answers(api);
});

await check("mounted playgrounds come back with their last state", async () => {
  const api = await fresh();
  const [one, two] = [div(), div()];
  const first = api.mount(one, { base: "a:", theme: "dark" });
  api.mount(two, { ref: "r" });
  const changes = [];
  const errors = [];
  first.on("change", (state) => changes.push(state));
  first.on("error", (error) => errors.push(error));
  first.set({ base: "b:" });
  assert.deepEqual(changes, [{ base: "b:", step: 1 }]);
  thrown(() => api.parse("exit"));
  await tick();
  const { base, step, theme, lang, failure } = one.log[1];
  assert.deepEqual({ base, step, theme, lang }, { base: "b:", step: 1, theme: "dark", lang: "en" });
  assert.equal(one.log[0].failure, undefined);
  assert.equal(failure, "the Go program has exited");
  assert.equal(changes.length, 1);
  assert.equal(two.log[1].ref, "r");
  assert.deepEqual(errors, [{ message: "the Go program has exited", input: "", restarted: true }]);
  first.set({ base: "c:" });
  assert.deepEqual(changes.at(-1), { base: "c:", step: 1 });
});

await check("an event that ends the program", async () => {
  const api = await fresh();
  const element = div();
  api.mount(element, {});
  const stale = element.click;
  stale();
  await tick();
  assert.equal(api.restarts, 1);
  assert.equal(element.log.length, 2);
  stale(); // the listener of an instance that has ended does nothing
  await tick();
  assert.equal(api.restarts, 1);
});

await check("a playground that ends the program is given up, the others stay", async () => {
  const api = await fresh();
  const [good, bad, last] = [div(), div(), div()];
  const errors = [];
  for (const element of [good, bad, last]) api.mount(element).on("error", ({ restarted }) => errors.push(restarted));
  bad.ends = true;
  thrown(() => api.parse("exit"));
  await tick();
  answers(api);
  assert.equal(api.restarts, 2);
  assert.deepEqual(errors, [true, false, true, true]);
  assert.equal(good.log.length + last.log.length, 2 + 1 + 2);
  bad.ends = false;
  api.mount(bad); // may be mounted again
});

await check("set while the program is down", async () => {
  const api = await fresh();
  const element = div();
  const playground = api.mount(element, { base: "a:" });
  thrown(() => api.parse("exit"));
  playground.set({ base: "b:" });
  assert.equal(element.log.at(-1).base, "b:");
  assert.equal(api.restarts, 1);
});

await check("dispose", async () => {
  const api = await fresh();
  const element = div();
  const playground = api.mount(element);
  assert.equal(thrown(() => api.mount(element)).code, "mounted");
  playground.dispose();
  playground.dispose();
  assert.equal(element.disposed, true);
  assert.equal(thrown(() => playground.set({})).code, "disposed");
  thrown(() => api.parse("exit"));
  await tick();
  assert.equal(element.log.length, 1);
  api.mount(element);
});

await check("listeners", async () => {
  const api = await fresh();
  const playground = api.mount(div());
  const heard = [];
  const off = playground.on("change", ({ base }) => heard.push(base));
  playground.set({ base: "a:" });
  off();
  off();
  playground.set({ base: "b:" });
  assert.deepEqual(heard, ["a:"]);
  assert.throws(() => playground.on("click", () => {}), { name: "TypeError", message: 'on: argument "event" must be one of change, answer, progress, error, got "click"' });
  assert.throws(() => playground.on("change", 1), { name: "TypeError", message: 'on: argument "listener" must be a function, got number' });
});

await check("a listener that throws", async () => {
  const api = await fresh();
  const playground = api.mount(div());
  const uncaught = new Promise((resolve) => process.once("uncaughtException", resolve));
  playground.on("change", () => {
    throw new Error("mine");
  });
  playground.set({ base: "a:" });
  assert.equal((await uncaught).message, "mine");
  assert.equal(api.restarts, 0);
});
