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

export const tick = () => new Promise((resolve) => setTimeout(resolve, 0));
