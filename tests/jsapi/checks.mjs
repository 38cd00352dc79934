// What the scripts of this directory share. Each check prints one line of JSON.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";
import assert from "node:assert/strict";

export { assert };
const [, , directory, vectorsDirectory] = process.argv;

export const site = pathToFileURL(directory + "/");
export const { load } = await import(new URL("playground.js", site));
export const bytes = readFileSync(new URL("gen/playground.wasm", site));
export const ends = readFileSync(new URL("ends.wasm", site));
export const declarations = () => readFileSync(new URL("playground.d.ts", site), "utf8");
export const vectors = (name) => JSON.parse(readFileSync(`${vectorsDirectory}/${name}.json`, "utf8"));
export const fill = (pattern, length) => pattern.repeat(Math.ceil(length / pattern.length)).slice(0, length);

export async function check(name, run) {
  let error = "";
  try {
    await run();
  } catch (thrown) {
    error = thrown instanceof Error ? thrown.stack : inspect(thrown);
  }
  console.log(JSON.stringify({ name, error }));
}

// thrown is what run throws.
export function thrown(run) {
  try {
    run();
  } catch (error) {
    return error;
  }
  throw new Error("nothing was thrown");
}

export async function rejected(promise) {
  try {
    await promise;
  } catch (error) {
    return error;
  }
  throw new Error("the promise was not rejected");
}

// alive tests that the program still answers.
export function alive(api) {
  assert.equal(api.parse("http://a/b").host, "a");
}

// processorTime is what run takes of the processor, in milliseconds. Other work on
// the machine hardly lengthens it.
export function processorTime(run) {
  const from = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

const yardsticks = new WeakMap();

// checkEffort fails if run takes more than so many times the processor time of a
// parse of 8 MB of segments in the same process: what should grow linearly with
// its input does not grow faster.
export function checkEffort(api, times, run, what = "") {
  if (!yardsticks.has(api)) {
    const text = fill("/a", 8 * 2 ** 20);
    yardsticks.set(api, Math.min(...Array.from({ length: 3 }, () => processorTime(() => api.parse(text)))));
  }
  const effort = processorTime(run) / yardsticks.get(api);
  if (process.env.EFFORT) console.log(`# ${what}: ${effort.toFixed(1)} times a parse of 8 MB`);
  assert.ok(effort <= times, `${what} took ${effort.toFixed(0)} times a parse of 8 MB; ${times} are the most`);
}

export const tick = () => new Promise((resolve) => setTimeout(resolve, 0));
