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

const MOST_GROWTH = 8; // between 4, by which linear work grows from n to 4n, and 16, by which its square does
const FEWEST_ROUNDS = 3;
const MOST_ROUNDS = 30;
const LONGEST_SECOND = 2_000_000; // the largest size of a second look

// linear checks that work of size 4n takes no more than linear time, compared
// with work of size n. What takes little beside the collection of garbage may
// seem to grow too fast: if so it is looked at once more, from 4n.
export function linear(name, n, prepare) {
  let said = growth(n, prepare);
  if (said && 16 * n <= LONGEST_SECOND) said = growth(4 * n, prepare);
  assert.equal(said, "", name);
}

// growth says how work grows too fast from n to 4n, or "". What prepare(n) does is
// not measured. It is the processor's time that counts, and of each size the fastest
// round, since other load on the machine can only lengthen one.
function growth(n, prepare) {
  const [small, large] = [prepare(n), prepare(4 * n)];
  const fastest = { small: Infinity, large: Infinity };
  const tooFar = () => fastest.large > MOST_GROWTH * fastest.small;
  for (let round = 0; round < FEWEST_ROUNDS || (round < MOST_ROUNDS && tooFar()); round++) {
    fastest.small = Math.min(fastest.small, processorTime(small));
    fastest.large = Math.min(fastest.large, processorTime(large));
  }
  return tooFar() ? `size ${n} takes ${fastest.small} µs, size ${4 * n} takes ${fastest.large} µs: more than linear` : "";
}

// processorTime is the processor's time that run takes, in microseconds.
function processorTime(run) {
  const start = process.cpuUsage();
  run();
  const { user, system } = process.cpuUsage(start);
  return user + system;
}

export const tick = () => new Promise((resolve) => setTimeout(resolve, 0));
