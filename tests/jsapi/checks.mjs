// What the scripts of this directory share. Each check prints one line of JSON.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { inspect } from "node:util";
import assert from "node:assert/strict";

export { assert };
export { numbers } from "./numbers.mjs";
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

const FEWEST_ROUNDS = 2;
const MOST_ROUNDS = 30;

// linear checks that work of size 4n takes no more than linear time, compared
// with work of size n. What seems to grow too fast is looked at once more over a wider
// range, as tests/dialecttest/linear.go does, and why is said there.
export function linear(name, n, prepare) {
  const said = growth(n, 4, 1, prepare) && growth(Math.max(1, Math.floor(n / 4)), 16, 16, prepare);
  assert.equal(said, "", name);
}

// growth says how work grows too fast from n to times n, or "": by more than half way,
// in powers, between linear work and its square. Work of size n is done repeatedly, and
// what prepare(n) does is not measured. It is the processor's time that counts, and of
// each size the fastest round, since other load on the machine can only lengthen one.
function growth(n, times, repeatedly, prepare) {
  const [small, large] = [prepare(n), prepare(times * n)];
  const fastest = { small: Infinity, large: Infinity };
  const tooFar = () => fastest.large > times * Math.sqrt(times) * fastest.small;
  for (let round = 0; round < FEWEST_ROUNDS || (round < MOST_ROUNDS && tooFar()); round++) {
    fastest.small = Math.min(fastest.small, processorTime(small, repeatedly) / repeatedly);
    fastest.large = Math.min(fastest.large, processorTime(large, 1));
  }
  return tooFar() ? `size ${n} takes ${fastest.small} µs, size ${times * n} takes ${fastest.large} µs: more than linear` : "";
}

// processorTime is the processor's time that run takes repeatedly, in microseconds.
function processorTime(run, repeatedly) {
  const start = process.cpuUsage();
  for (let i = 0; i < repeatedly; i++) run();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

export const tick = () => new Promise((resolve) => setTimeout(resolve, 0));
