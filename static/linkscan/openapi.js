// Reads an OpenAPI description (OpenAPI 3.0, 3.1 and 3.2; Swagger 2.0) or one of AsyncAPI:
// $ref and what else is a URI is relative to the document, or in 3.2 to $self; what is a URL of
// the API is relative to the first server, whose own URL is relative to the document (3.1 §4.5).
import { OUTSIDE, UNRESOLVED } from "./bases.js";
import { readTree } from "./trees.js";
import { Schemas, decoded } from "./jsonschema.js";
import { Result } from "./result.js";

const STEPS = 2000; // objects that are read at once

/** What the fields of each object hold: another object, a list [ or a map { of them, or a text. */
const OBJECTS = {
  openapi: { info: "info", servers: "[server", paths: "{pathItem", webhooks: "{pathItem", components: "components", tags: "[tag", externalDocs: "page",
    parameters: "{parameter", responses: "{response", definitions: "{schema", securityDefinitions: "{security" },
  info: { contact: "page", license: "page", termsOfService: "url" },
  page: { url: "url" },
  tag: { externalDocs: "page" },
  components: { schemas: "{schema", responses: "{response", parameters: "{parameter", examples: "{example", requestBodies: "{body", headers: "{parameter",
    securitySchemes: "{security", links: "{link", callbacks: "{callback", pathItems: "{pathItem", mediaTypes: "{media" },
  pathItem: { get: "operation", put: "operation", post: "operation", delete: "operation", options: "operation", head: "operation", patch: "operation",
    trace: "operation", query: "operation", additionalOperations: "{operation", servers: "[server", parameters: "[parameter" },
  operation: { externalDocs: "page", parameters: "[parameter", requestBody: "body", responses: "{response", callbacks: "{callback", servers: "[server" },
  callback: { "": "pathItem" },
  parameter: { schema: "schema", examples: "{example", content: "{media" },
  body: { content: "{media" },
  media: { schema: "schema", itemSchema: "schema", examples: "{example", encoding: "{encoding", itemEncoding: "encoding", prefixEncoding: "[encoding" },
  encoding: { headers: "{parameter" },
  response: { headers: "{parameter", content: "{media", links: "{link", schema: "schema" },
  example: { externalValue: "url" },
  link: { operationRef: "operationRef", server: "server" },
  security: { openIdConnectUrl: "url", flows: "{flow", authorizationUrl: "url", tokenUrl: "url", oauth2MetadataUrl: "url" },
  flow: { authorizationUrl: "url", tokenUrl: "url", refreshUrl: "url", deviceAuthorizationUrl: "url" },
  server: { url: "server" },
};

export function* readOpenAPI(source) {
  const result = new Result();
  const tree = yield* readTree(source, "openapi", result);
  if (tree.isObject(0)) yield* new Description(tree, result).read();
  return result;
}

class Description {
  #tree;
  #result;
  #schemas;
  #draft = "2020-12";
  #server = 0; // the base of URLs of the API
  #found = []; // schemas

  constructor(tree, result) {
    this.#tree = tree;
    this.#result = result;
    this.#schemas = new Schemas(tree, result);
    this.#schemas.also = (key, value, under) => this.#beside(key, value, under);
  }

  * read() {
    const tree = this.#tree;
    const version = ["openapi", "swagger"].map((key) => tree.get(0, key)).find((i) => i !== undefined);
    if (version === undefined) return yield* this.#everyRef(); // AsyncAPI, or a part of a description
    if (/^["']?(?:2|3\.0)\b/.test(tree.source.slice(tree.start[version], tree.end[version]))) this.#draft = "openapi30";
    this.#self(tree.get(0, "$self"));
    this.#server = this.#firstServer(tree.get(0, "servers"));
    const waiting = [[0, "openapi", this.#server]];
    for (let n = 1; waiting.length > 0; n++) {
      if (n % STEPS === 0) yield 0.8;
      this.#object(...waiting.pop(), waiting);
    }
    for (const schema of this.#found) yield* this.#schemas.read(schema, this.#draft, 0);
  }

  #text(i) { return this.#tree.isString(i) ? this.#tree.text(i) : undefined; }

  /** The base of the document that it states itself (3.2 §4.1). */
  #self(i) {
    const ref = this.#text(i);
    if (ref === undefined) return;
    const [start, end] = this.#tree.place(i);
    this.#result.under = this.#result.state("document", "", 0, OUTSIDE);
    this.#result.addAt(ref, "openapi url", start, end, this.#tree.writing(i));
    this.#result.under = 0;
    this.#result.base = { ref, context: "$self", start, end };
  }

  /** States the URL of the first server, with the default values of its variables, and returns its number. Without one it is "/". */
  #firstServer(list, around = 0) {
    const [first] = this.#tree.elements(list);
    const url = this.#tree.get(first, "url");
    if (this.#text(url) === undefined) return around || this.#result.state("servers", "/", 0, undefined, 0);
    const values = this.#tree.get(first, "variables");
    const ref = this.#text(url).replace(/\{([^{}]*)\}/g, (whole, name) => this.#text(this.#tree.get(this.#tree.get(values, name), "default")) ?? whole);
    return this.#result.state("servers", ref, this.#tree.place(url)[0], undefined, 0);
  }

  /** Reads an object of the description. */
  #object(i, type, server, waiting) {
    const tree = this.#tree;
    if (type === "schema") {
      this.#found.push(i);
      return;
    }
    if (type === "pathItem" || type === "operation") server = this.#firstServer(tree.get(i, "servers"), server);
    const fields = OBJECTS[type];
    for (const [key, value] of tree.members(i)) {
      if (key === "$ref" && type !== "openapi") this.#add(value, "$ref", 0);
      const kind = Object.hasOwn(fields, key) ? fields[key] : key.startsWith("x-") ? undefined : fields[""];
      if (!kind) continue;
      if (kind === "url") this.#add(value, "openapi url", type === "example" && this.#draft !== "openapi30" ? 0 : server);
      else if (kind === "operationRef") this.#add(value, "operationRef", 0);
      else if (type === "server") this.#add(value, "servers url", /[{}]/.test(this.#text(value) ?? "") ? this.#template(value) : 0);
      else if (kind[0] === "[") for (const element of tree.elements(value)) waiting.push([element, kind.slice(1), server]);
      else if (kind[0] === "{") for (const [name, member] of tree.members(value)) name.startsWith("x-") || waiting.push([member, kind.slice(1), server]);
      else waiting.push([value, kind, server]);
    }
  }

  #template(i) { return this.#result.state("URI template", "", this.#tree.place(i)[0], UNRESOLVED, 0); }

  #add(i, context, under) {
    const ref = this.#text(i);
    if (ref === undefined) return;
    this.#result.under = under;
    this.#result.addAt(ref, context, ...this.#tree.place(i), this.#tree.writing(i));
    if (context === "$ref" && ref.startsWith("#/") && this.#tree.at(0, decoded(ref.slice(1))) === undefined) this.#result.cut("missing-pointer", this.#tree.start[i]);
    this.#result.under = 0;
  }

  /** Reads what OpenAPI adds to schemas: links, and by the value of a property the schema that it stands for. */
  #beside(key, value, under) {
    if (key === "externalDocs") this.#add(this.#tree.get(value, "url"), "openapi url", this.#server);
    else if (key === "discriminator") {
      for (const [, target] of this.#tree.members(this.#tree.get(value, "mapping"))) {
        if (/[/#.]/.test(this.#text(target) ?? "")) this.#add(target, "mapping", under); // else the name of a schema
      }
    }
  }

  /** Adds each $ref, wherever it stands. */
  * #everyRef() {
    for (let i = 0; i < this.#tree.count; i++) {
      if (i % (20 * STEPS) === 0) yield 0.8;
      if (this.#tree.isObject(i)) for (const [key, value] of this.#tree.members(i)) if (key === "$ref") this.#add(value, "$ref", 0);
    }
  }
}
