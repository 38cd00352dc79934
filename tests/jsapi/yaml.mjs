// YAML in all its styles: the same document gives the same links, however it is written. The
// cases follow YAML 1.2.2 by its sections, in the shape of the yaml-test-suite; each is read in
// the format that is named and in the one that "auto" takes it for.
import { existsSync } from "node:fs";
import { assert, bytes, check, load, numbers, site } from "./checks.mjs";

const { links, ...api } = await load({ wasm: bytes, yaml: true });
const { scanLinksNow } = await import(new URL("linkscan.js", site));

const RETRIEVAL = "http://r.example/x/doc";
const read = (source, format) => links(source, { format, retrieval: RETRIEVAL });
const refs = ({ links: all }) => all.map(({ context, ref }) => `${context} ${ref}`);
const cuts = (answer) => answer.cuts.map(({ code }) => code).join();

/** Schemas that say {"$id": "http://s.example/a/", "properties": {"p": {"$ref": "node.json"}}}, with the section that allows the style. */
const SCHEMAS = {
  "RFC 8259": '{"$id": "http://s.example/a/", "properties": {"p": {"$ref": "node.json"}}}',
  "RFC 8259 §8.1, a byte order mark that is ignored": '\ufeff{"$id": "http://s.example/a/", "properties": {"p": {"$ref": "node.json"}}}',
  "RFC 8259 §2, white space": '\r\n\t {"$id"\t: "http://s.example/a/" ,"properties":{"p":\n\n{"$ref":\r\n"node.json"}}}\n \t',
  "§8.2.2 block mappings": "$id: http://s.example/a/\nproperties:\n  p:\n    $ref: node.json\n",
  "§7.3.1 double-quoted keys": '"$id": "http://s.example/a/"\n"properties":\n  "p":\n    "$ref": "node.json"\n',
  "§7.3.1 a double-quoted key, white space before": '\n\n  "$id": http://s.example/a/\n  properties:\n    p: {$ref: node.json}\n',
  "§7.3.1 a double-quoted key with escapes": '"\\x24id": http://s.example/a/\n"\\u0070roperties":\n  p:\n    "$\\x72ef": node.json\n',
  "§7.3.1 escapes that JSON lacks": '{"$id": "http:\\x2f\\x2fs.example/a/", "properties": {"p": {"$ref": "\\U0000006eode.json"}}}',
  "§7.3.2 single-quoted keys": "'$id': 'http://s.example/a/'\n'properties':\n  'p':\n    '$ref': 'node.json'\n",
  "§7.4.2 a flow mapping with plain keys": "{$id: http://s.example/a/, properties: {p: {$ref: node.json}}}",
  "§7.4.2 a flow mapping over lines, a comma at its end": "{\n  $id: http://s.example/a/,\n  properties: {\n    p: { $ref: node.json, },\n  },\n}\n",
  "§7.4.2 JSON with a comma at its end": '{"$id": "http://s.example/a/", "properties": {"p": {"$ref": "node.json",}}}',
  "§7.4.2 no space after a quoted key": '{"$id":http://s.example/a/, "properties":{"p":{"$ref":node.json}}}',
  "§7.4.2 a value that is left out": '{"$id": "http://s.example/a/", "x", y, ? z, "properties": {"p": {"$ref": "node.json"}}}',
  "§7.4.2 explicit keys": '{? "$id" : "http://s.example/a/", ? properties : {p: {? $ref : node.json}}}',
  "§7.4.1 a single pair in a sequence": '{"$id": "http://s.example/a/", "examples": [a: 1, "b": 2], "properties": {"p": {"$ref": "node.json"}}}',
  "§6.6 comments before JSON": '# a comment\n{"$id": "http://s.example/a/", "properties": {"p": {"$ref": "node.json"}}}',
  "§6.6 comments within JSON": '{ # a comment\n  "$id": "http://s.example/a/", # "$ref": "no"\n  "properties": {"p": {"$ref": "node.json"}}\n}\n# the end\n',
  "§6.8 directives": '%YAML 1.2\n%TAG ! tag:t.example,2000:\n---\n"$id": http://s.example/a/\nproperties: {p: {$ref: node.json}}\n',
  "§9.1.3 an explicit document with JSON": '--- {"$id": "http://s.example/a/", "properties": {"p": {"$ref": "node.json"}}}\n...\n',
  "§9.1.4 a document with a marker": '---\n"$id": "http://s.example/a/"\n"properties":\n  "p": {"$ref": "node.json"}\n...\n',
  "§9.2 JSON, and a second document": '{"$id": "http://s.example/a/", "properties": {"p": {"$ref": "node.json"}}}\n---\n{"$ref": "no.json"}\n',
  "§9.2 a second document": '"$id": "http://s.example/a/"\n"properties":\n  "p":\n    "$ref": "node.json"\n---\n$ref: no.json\n',
  "§5.2 a byte order mark": '\ufeff"$id": "http://s.example/a/"\n"properties":\n  "p":\n    "$ref": "node.json"\n',
  "§5.2 a byte order mark before a comment": "\ufeff# c\n---\n$id: http://s.example/a/\nproperties: {p: {$ref: node.json}}\n",
  "§5.4 other line breaks": '"$id": "http://s.example/a/"\r\n"properties":\r\n  "p":\r\n    "$ref": "node.json"\r\n',
  "§6.9 tags and anchors": '!!map &root\n&a "$id": !!str &b "http://s.example/a/"\n!!str "properties": &c\n  p: !!map {!<tag:yaml.org,2002:str> $ref: !local &d node.json}\n',
  "§6.9 a tag before JSON": '!!map {"$id": "http://s.example/a/", "properties": {"p": {"$ref": "node.json"}}}',
  "§8.1 block scalars": '"$id": |-\n  http://s.example/a/\nproperties:\n  p:\n    "$ref": >-\n      node.json\n',
  "§8.1.1 a block scalar with its indentation": '"$id": |1-\n http://s.example/a/\nproperties:\n  p:\n    "$ref": >2-\n        node.json\n'.replace("        ", "      "),
  "§8.2.2 explicit keys in a block": '? "$id"\n: "http://s.example/a/"\n? properties\n: ? p\n  : "$ref": node.json\n',
  "§8.2.2 spaces before the colon": '"$id" : "http://s.example/a/"\n"properties"\t:\n  "p" :\n    "$ref"  : "node.json"\n',
};

await check("a schema has the same links in every style of YAML", () => {
  for (const [style, source] of Object.entries(SCHEMAS)) {
    for (const format of style.includes("escapes") ? ["json-schema"] : ["json-schema", "auto"]) {
      const answer = read(source, format);
      assert.deepEqual([answer.format, refs(answer), answer.links[1]?.target, cuts(answer)], ["json-schema", ["$id http://s.example/a/", "$ref node.json"], "http://s.example/a/node.json", ""], `${format}, ${style}`);
      for (const { ref, start, end } of answer.links) assert.ok(source.slice(start, end).replace(/\\x2f/g, "/").endsWith(ref.slice(1)), style);
    }
  }
});

const DESCRIPTIONS = {
  "§7.3.1 double-quoted keys": '"openapi": 3.1.0\n"paths":\n  "/p":\n    "$ref": "p.yaml"\n',
  "§7.3.2 single-quoted keys": "'openapi': '3.1.0'\n'paths':\n  '/p':\n    '$ref': 'p.yaml'\n",
  "§7.4.2 a flow mapping": "{openapi: 3.1.0, paths: {/p: {$ref: p.yaml}}}",
  "§7.4.2 a flow mapping over lines": "{\n  openapi: 3.1.0,\n  paths: {\n    /p: {$ref: p.yaml},\n  },\n}",
  "§7.4.2 JSON, the version a number in plain style": '{"openapi": 3.1.0, "paths": {"/p": {"$ref": "p.yaml"}}}',
  "§6.6 a comment before JSON": '# c\n{"openapi": "3.1.0", "paths": {"/p": {"$ref": "p.yaml"}}}',
  "§6.8 a directive before JSON": '%YAML 1.2\n--- {"openapi": "3.1.0", "paths": {"/p": {"$ref": "p.yaml"}}}',
  "§9.1 a marker before a quoted key": '---\n"openapi": "3.1.0"\n"paths": {/p: {$ref: p.yaml}}\n',
  "§6.9 a tag before a key": '!!str openapi: !!str 3.1.0\npaths: &p\n  /p:\n    $ref: p.yaml\n',
  "§8.2.2 an explicit key": '? "openapi"\n: 3.1.0\n? "paths"\n: /p: {$ref: p.yaml}\n',
};

await check("a description has the same links in every style of YAML", () => {
  for (const [style, source] of Object.entries(DESCRIPTIONS)) {
    for (const format of ["openapi", "auto"]) {
      const answer = read(source, format);
      assert.deepEqual([answer.format, refs(answer), answer.links[0]?.target, cuts(answer)], ["openapi", ["$ref p.yaml"], "http://r.example/x/p.yaml", ""], `${format}, ${style}`);
    }
  }
});

await check("what is neither JSON nor YAML is read as far as it is, and that is said", () => {
  for (const [style, source, want] of [
    ["JSON that ends early", '{"$id": "http://s.example/a/", "properties": {"p": {"$ref": "node.json"', 2],
    ["JSON without a comma", '{"$id": "http://s.example/a/", "allOf": [{"$ref": "a"} {"$ref": "b"}]}', 2],
    ["JSON without a comma after a number", '{"$id": "a",\n "minLength": 1\n "$ref": "b"}', 1],
    ["JSON without a colon", '{"$id": "a", "$ref" "b"}', 1],
    ["JSON with comments of scripts", '{"$id": "a",\n // comment\n "$ref": "b"}', 1],
    ["JSON with something behind", '{"$ref": "a"} x', 1],
    ["JSON with a bracket too many", '{"$ref": "a"}}', 1],
    ["JSON with another bracket", '{"$ref": "a", "enum": [1}', 1],
    ["two commas", '{"$ref": "a",, "enum": [1]}', 1],
    ["a flow mapping that ends early", "{$id: http://s.example/a/, properties: {p: {$ref: node.json}", 2],
    ["a flow mapping without a comma", "{$id: http://s.example/a/\n$ref: x}", 0],
    ["a quoted key without a colon", '"$id": a\n"properties"\n"$ref": b\n', 2],
    ["text behind a quoted value", '"$ref": "a" b\n', 1],
    ["a mapping in the line of a key", '"$ref": "a"\nx: y: z\n', 1],
    ["a string that does not end", '"$id": a\n"$ref": "b\n', 1],
  ]) {
    const answer = read(source, "json-schema");
    assert.ok(answer.cuts.some(({ code, line }) => code === "malformed" && line > 0), `${style}: ${cuts(answer)}`);
    assert.ok(answer.links.length >= want, `${style}: ${refs(answer)}`);
  }
});

await check("nothing but YAML is taken for it", () => {
  for (const [source, format] of [
    ["# API\n\n```yaml\nopenapi: 3.1.0\n```\n\n[a](b)\n", "markdown"], ["~~~\n\"$id\": x\n~~~\n", "markdown"], ["> $ref: a\n\n[a](b)\n", "markdown"], ['{"name": "x", "$schema": "https://renovate.example/schema.json"}', "json"],
    ["see \"$id\": there http://a/", "text"], ["type: x\nitems: y\nhttp://a/\n", "text"], ["a:\n  $ref: b.yaml\n", "text"],
    ["type: object\nproperties:\n  a:\n    $ref: b.yaml\n", "json-schema"], ["'$defs':\n  a: {}\n", "json-schema"], ["'swagger': '2.0'\n", "openapi"], ["--- # c\n\"asyncapi\": 3.0.0\n", "openapi"],
  ]) assert.equal(links(source).format, format, source);
});

await check("what reads YAML is wanted for all that is not JSON, and missed for what cannot be JSON", async () => {
  const trees = await import(new URL("linkscan/trees.js?without", site)); // where it is not loaded
  for (const [source, wants, lacks] of [
    ['{"$ref": "a"}', false, false], ['\ufeff [1]', false, false], ['"a"', false, false], ["12.5e3 ", false, false], ["null", false, false], ["", false, false], [" \n", false, false],
    ['{"$ref": "a"', true, false], ["{$ref: a}", true, false], ["[a]", true, false],
    ['"$ref": a', true, true], ["$ref: a", true, true], ["# c\n{}", true, true], ["--- {}", true, true], ["1: 2", true, true], ["nullable: true", true, true],
  ]) {
    for (const format of ["openapi", "json-schema"]) assert.deepEqual([trees.wantsYAML(source, format), trees.lacksYAML(source, format)], [wants, lacks], source);
    assert.deepEqual([trees.wantsYAML(source, "json-ld"), trees.lacksYAML(source, "manifest")], [false, false], source);
  }
});

const library = new URL("../../tools/vendor/node_modules/yaml/dist/index.js", import.meta.url);
if (existsSync(library)) {
  const { default: YAML } = await import(library);
  const random = numbers(20261127);
  const pick = (list) => list[random(list.length)];

  /** A schema in the shape of those of JSON-Schema-Test-Suite. */
  const schema = (depth) => {
    const made = { ...(random(3) === 0 && { $id: pick(["http://s.example/x/", "y/z.json", "urn:example:s"]) }), ...(random(2) && { $ref: pick(["node.json", "#/$defs/a", "../up.json#/x", "a b#\"'", "# x", "- y", ": z", "", "é"]) }) };
    if (depth === 0) return made;
    return { ...made, ...pick([{ properties: { "a: b": schema(depth - 1), "$ref": schema(0) } }, { allOf: [schema(depth - 1), schema(0)] }, { $defs: { a: schema(depth - 1) } }, { not: schema(depth - 1), enum: [{ $ref: "no" }, null, true, 1.5, "x\ny"] }]) };
  };

  await check("what a library writes as YAML has the links of the JSON", () => {
    const styles = [{}, { defaultKeyType: "QUOTE_DOUBLE" }, { defaultKeyType: "QUOTE_SINGLE" }, { defaultStringType: "QUOTE_DOUBLE" }, { defaultStringType: "BLOCK_FOLDED", defaultKeyType: "QUOTE_DOUBLE" },
      { defaultStringType: "BLOCK_LITERAL", defaultKeyType: "PLAIN" }, { collectionStyle: "flow" }, { collectionStyle: "flow", defaultKeyType: "QUOTE_DOUBLE", defaultStringType: "PLAIN" }, { indent: 1, indentSeq: false }, { lineWidth: 12 }];
    const heads = ["", "# c\n", "%YAML 1.2\n---\n", "--- # c\n", "---\n", "\ufeff", "!!map\n"];
    for (let n = 0; n < 400; n++) {
      const value = schema(4);
      const [style, head] = [pick(styles), pick(heads)];
      const source = head + YAML.stringify(value, { ...style, aliasDuplicateObjects: false });
      const given = read(JSON.stringify(value), "json-schema");
      const answer = read(source, "json-schema");
      const targets = (all) => all.links.map(({ context, ref, target }) => `${context} ${ref} ${target}`);
      assert.deepEqual([targets(answer), cuts(answer)], [targets(given), cuts(given)], source);
    }
  });
}

await check("none of it ended the program", () => assert.equal(api.restarts, 0));
