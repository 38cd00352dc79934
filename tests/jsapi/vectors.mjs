// The vectors of parsing, of resolution and of dot segments, as a caller meets
// them; operations.mjs has those of the other calls.
import { alive, assert, bytes, check, load, vectors } from "./checks.mjs";

const api = await load({ wasm: bytes });

// units is how many UTF-16 code units come before a byte offset.
const units = (text, offset) => (offset === null ? null : Buffer.from(text).subarray(0, offset).toString().length);

const HOSTS = { ipv6: "IPv6address", ipvfuture: "IPvFuture", ipv4: "IPv4address", "reg-name": "reg-name", null: null };
const COMPONENTS = ["scheme", "authority", "userinfo", "host", "port", "path", "query", "fragment"];

await check("parse: components.json", () => {
  for (const { input, source, host_kind: hostKind, ...want } of vectors("components")) {
    const answer = api.parse(input);
    for (const name of COMPONENTS) assert.equal(answer[name], want[name], `${source}: ${name} of ${input}`);
    assert.equal(answer.hostKind, HOSTS[hostKind], input);
    const defined = COMPONENTS.filter((name) => want[name] !== null);
    assert.deepEqual(answer.parts.map(({ name }) => name), defined, input);
    for (const { name, start, end } of answer.parts) assert.equal(input.slice(start, end), want[name], input);
  }
});

await check("parse: parse_valid.json", () => {
  for (const { input, kind, source } of vectors("parse_valid")) {
    const answer = api.parse(input);
    assert.deepEqual([answer.valid, answer.incomplete, answer.firstBad], [true, false, null], `${source}: ${input}`);
    assert.deepEqual(answer.faults.filter(({ level }) => level === "error"), [], input);
    if (kind === "relative-ref") assert.equal(answer.scheme, null, input);
    if (kind === "URI" || kind === "absolute-URI") assert.equal(answer.kind, "URI", input);
    if (kind === "absolute-URI") assert.equal(answer.fragment, null, input);
  }
});

await check("parse: parse_invalid.json", () => {
  for (const { input, kind, uri_reference: verdict, offset, source } of vectors("parse_invalid")) {
    const answer = api.parse(input);
    assert.deepEqual([answer.valid, answer.incomplete, answer.firstBad],
      [verdict === "valid", verdict === "prefix", units(input, offset)], `${source}: ${input}`);
    const isKind = { URI: answer.kind === "URI", "relative-ref": answer.kind !== "URI", "absolute-URI": answer.kind === "URI" && answer.fragment === null };
    if (answer.valid) assert.equal(isKind[kind], false, input);
    else assert.ok(answer.faults.some(({ level }) => level === "error"), input);
  }
});

await check("parse: ipv4.json, ipv6.json and rules.json", () => {
  for (const { input, valid } of vectors("ipv4")) {
    assert.equal(api.parse(`//${input}`).hostKind === "IPv4address" && !/[:@/?#]/.test(input), valid, input);
  }
  for (const { input, valid } of vectors("ipv6")) {
    const answer = api.parse(`//[${input}]`);
    assert.equal(answer.valid && answer.hostKind === "IPv6address", valid, input);
  }
  for (const { input, valid } of vectors("rules")) {
    const answer = api.parse(`//${input}`);
    assert.equal(answer.valid && ["IPv6address", "IPvFuture"].includes(answer.hostKind), valid, input);
  }
});

await check("resolve: resolve.json", () => {
  for (const { base, ref, strict, source, ...want } of vectors("resolve")) {
    for (const [target, options] of [
      [want.target, {}], [want.target_if_erratum_4547, { erratum4547: true }], [want.target_if_erratum_4789, { erratum4789: true }],
    ]) if (target !== undefined) assert.equal(api.resolve(base, ref, { strict, ...options }).target, target, `${source}: ${ref} on ${base}`);
  }
});

await check("resolve: hazards.json", () => {
  const { resolve, errors_instead_of_results: refused } = vectors("hazards");
  for (const { base, ref, strict, literal_string: literal, guarded } of resolve) {
    const answer = api.resolve(base, ref, { strict });
    assert.deepEqual([answer.ok, answer.target, answer.literalTarget], [true, guarded, literal], ref);
    assert.deepEqual(answer.faults.map(({ code }) => code), ["authority-invented"]);
    assert.equal(api.parse(answer.target).authority, null);
  }
  // Others refuse these; by the RFC only a base without a scheme gives no target.
  for (const { base, ref } of refused) {
    const { target, faults } = api.resolve(base, ref);
    const schemeless = faults.some(({ code }) => code === "base-without-scheme");
    assert.deepEqual([target === null, schemeless], [!base.includes(":"), !base.includes(":")], `${ref} on ${base}`);
  }
});

await check("removeDotSegments: remove_dot_segments.json and its traces", () => {
  for (const { input, output, source } of vectors("remove_dot_segments")) assert.equal(api.removeDotSegments(input).output, output, source);
  for (const { input, output, trace } of vectors("remove_dot_segments_traces")) {
    const answer = api.removeDotSegments(input);
    assert.equal(answer.output, output);
    assert.deepEqual(answer.trace.map((row) => [row.step, row.output, row.input]), trace, input);
  }
});

await check("the program answers after all of that", () => alive(api));
