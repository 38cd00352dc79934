// Reads an OpenAPI description (OpenAPI 3.0, 3.1 and 3.2; Swagger 2.0) or one of AsyncAPI:
// $ref and what else is a URI is relative to the document, or in 3.2 to $self (3.1.1 §4.6); what
// is a URL of the API is relative to the first server, whose own URL is relative to where the document
// is (3.1.1 §4.7; 3.2 §4.5.2.1: $self does not count). In 3.0 all but $ref are URLs; Swagger has no servers.
import { NOT_EMBEDDED, UNRESOLVED } from "./bases.js";
import { readTree } from "./trees.js";
import { Schemas, decoded, draftOf } from "./jsonschema.js";
import { Result } from "./result.js";

const STEPS = 2000; // objects that are read at once
const LONGEST = 4000; // characters that the variables in the URL of a server may stand for

/** What the fields of each object hold: another object, a list [ or a map { of them, or a text. */
const OBJECTS = {
  openapi: { info: "info", servers: "[server", paths: "{pathItem", webhooks: "{pathItem", components: "components", tags: "[tag", externalDocs: "page",
    parameters: "{parameter", responses: "{response", definitions: "{schema", securityDefinitions: "{security" },
  info: { contact: "page", license: "page", termsOfService: "uri" },
  page: { url: "uri" },
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
  example: { externalValue: "uri" },
  link: { operationRef: "operationRef", server: "server" },
  security: { openIdConnectUrl: "url", flows: "{flow", authorizationUrl: "url", tokenUrl: "url", oauth2MetadataUrl: "url" },
  flow: { authorizationUrl: "url", tokenUrl: "url", refreshUrl: "url", deviceAuthorizationUrl: "url" },
  server: { url: "server" },
};

/** What maps of AsyncAPI have names for, which are no fields. */
const NAMED = new Set(["channels", "operations", "messages", "servers", "parameters", "variables", "flows"]);

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
  #retrieval = 0; // the base of the document that it does not state itself
  #server = 0; // the base of URLs of the API
  #hasServers = false;
  #found = []; // schemas, each with its draft

  constructor(tree, result) {
    this.#tree = tree;
    this.#result = result;
    this.#schemas = new Schemas(tree, result);
    this.#schemas.also = (key, value, baseNumber) => this.#beside(key, value, baseNumber);
  }

  * read() {
    const tree = this.#tree;
    const version = ["openapi", "swagger"].map((key) => tree.get(0, key)).find((i) => i !== undefined);
    if (tree.get(0, "asyncapi") !== undefined) yield* this.#asyncAPI();
    else if (version === undefined) yield* this.#everyRef(); // a part of a description
    else yield* this.#openAPI(tree.source.slice(tree.start[version], tree.end[version]).replace(/^["']/, ""));
    for (const { i, draft } of this.#found) yield* this.#schemas.read(i, draft, 0);
  }

  * #openAPI(version) {
    const tree = this.#tree;
    this.#draft = /^(?:2|3\.0)\b/.test(version) ? "openapi30" : draftOf(this.#text(tree.get(0, "jsonSchemaDialect")) ?? "") ?? this.#draft;
    this.#hasServers = !/^2\b/.test(version);
    this.#self(tree.get(0, "$self"));
    this.#server = this.#firstServer(tree.get(0, "servers"));
    const waiting = [[0, "openapi", this.#server]];
    for (let n = 1; waiting.length > 0; n++) {
      if (n % STEPS === 0) yield 0.8;
      this.#object(...waiting.pop(), waiting);
    }
  }

  #text(i) { return this.#tree.isString(i) ? this.#tree.text(i) : undefined; }

  /** The base of the document that it states itself (3.2 §4.1). */
  #self(i) {
    const ref = this.#text(i);
    if (ref === undefined) return;
    const [start, end] = this.#tree.place(i);
    this.#retrieval = this.#result.baseNumber = this.#result.state("document", "", 0, NOT_EMBEDDED);
    this.#result.addAt(ref, "openapi url", start, end, this.#tree.writing(i));
    this.#result.baseNumber = 0;
    this.#result.base = { ref, context: "$self", start, end };
  }

  /** States the URL of the first server, with the default values of its variables, and returns its number. Without one it is "/". */
  #firstServer(list, around) {
    if (!this.#hasServers) return 0;
    const [first] = this.#tree.elements(list);
    const url = this.#tree.get(first, "url");
    if (this.#text(url) === undefined) return around ?? this.#result.state("servers", "/", 0, undefined, this.#retrieval);
    const values = this.#tree.get(first, "variables");
    let left = LONGEST;
    const ref = this.#text(url).replace(/\{([^{}]*)\}/g, (whole, name) => {
      const value = left < 0 ? undefined : this.#text(this.#tree.get(this.#tree.get(values, name), "default"));
      return value === undefined || (left -= value.length) < 0 ? whole : value;
    });
    return this.#result.state("servers", ref, this.#tree.place(url)[0], undefined, this.#retrieval);
  }

  /** Reads an object of the description. */
  #object(i, type, server, waiting) {
    const tree = this.#tree;
    if (type === "schema") {
      this.#found.push({ i, draft: this.#draft });
      return;
    }
    if (type === "pathItem" || type === "operation") server = this.#firstServer(tree.get(i, "servers"), server);
    const fields = OBJECTS[type];
    for (const [key, value] of tree.members(i)) {
      if (key === "$ref" && type !== "openapi") this.#add(value, "$ref", 0);
      const kind = Object.hasOwn(fields, key) ? fields[key] : key.startsWith("x-") ? undefined : fields[""];
      if (!kind) continue;
      if (kind === "url") this.#add(value, "openapi url", server);
      else if (kind === "uri") this.#add(value, "openapi url", this.#ofURI(server));
      else if (kind === "operationRef") this.#add(value, "operationRef", 0);
      else if (type === "server") this.#add(value, "servers url", /[{}]/.test(this.#text(value) ?? "") ? this.#template(value) : this.#retrieval);
      else if (kind[0] === "[") for (const element of tree.elements(value)) waiting.push([element, kind.slice(1), server]);
      else if (kind[0] === "{") for (const [name, member] of tree.members(value)) name.startsWith("x-") || waiting.push([member, kind.slice(1), server]);
      else waiting.push([value, kind, server]);
    }
  }

  /** The base of what is a URI since 3.1, and was a URL before. */
  #ofURI(server) { return this.#draft === "openapi30" ? server : 0; }

  #template(i) { return this.#result.state("URI template", "", this.#tree.place(i)[0], UNRESOLVED, 0); }

  #add(i, context, baseNumber) {
    const ref = this.#text(i);
    if (ref === undefined) return;
    this.#result.baseNumber = baseNumber;
    this.#result.addAt(ref, context, ...this.#tree.place(i), this.#tree.writing(i));
    if (context === "$ref" && ref.startsWith("#/") && this.#tree.at(0, decoded(ref.slice(1))) === undefined) this.#result.cut("missing-pointer", this.#tree.start[i]);
    this.#result.baseNumber = 0;
  }

  /** Reads what OpenAPI adds to schemas: links, and by the value of a property the schema that it stands for. */
  #beside(key, value, baseNumber) {
    if (key === "externalDocs") this.#add(this.#tree.get(value, "url"), "openapi url", this.#ofURI(this.#server));
    else if (key === "discriminator") {
      const schemas = this.#tree.get(this.#tree.get(0, "components"), "schemas");
      for (const [, target] of this.#tree.members(this.#tree.get(value, "mapping"))) {
        const text = this.#text(target) ?? "";
        if (/[/#.]/.test(text) && this.#tree.get(schemas, text) === undefined) this.#add(target, "mapping", baseNumber); // else the name of a schema
      }
    }
  }

  /** Reads AsyncAPI: its schemas, and each $ref that is not in the data of an example (AsyncAPI 2.6.0 and 3.0.0). */
  * #asyncAPI() {
    const tree = this.#tree;
    this.#schemas.also = null;
    const waiting = [{ i: 0 }];
    for (let n = 1; waiting.length > 0; n++) {
      if (n % STEPS === 0) yield 0.8;
      const { i, named, components } = waiting.pop();
      for (const element of tree.elements(i)) waiting.push({ i: element });
      for (const [key, value] of tree.members(i)) {
        if (components && key === "schemas") for (const [, schema] of tree.members(value)) this.#asyncSchema(schema);
        else if (named || components) waiting.push({ i: value, named: components });
        else if (key === "$ref") this.#add(value, "$ref", 0);
        else if (key === "payload" || key === "headers" || key === "schema") this.#asyncSchema(value, this.#text(tree.get(i, "schemaFormat")));
        else if (key !== "examples" && !key.startsWith("x-")) waiting.push({ i: value, named: NAMED.has(key) && tree.isObject(value), components: i === 0 && key === "components" });
      }
    }
  }

  /** Reads a schema of AsyncAPI, which is one of draft 7 unless schemaFormat says otherwise; of other languages only $ref is known. */
  #asyncSchema(i, format = this.#text(this.#tree.get(i, "schemaFormat"))) {
    const tree = this.#tree;
    const schema = this.#text(tree.get(i, "schemaFormat")) === undefined ? i : tree.get(i, "schema");
    if (!format || /schema\+|asyncapi/.test(format)) this.#found.push({ i: schema, draft: "7" });
    else if (/openapi/.test(format)) this.#found.push({ i: schema, draft: "openapi30" });
    else this.#add(tree.get(schema, "$ref"), "$ref", 0);
  }

  /** Adds each $ref, wherever it stands. */
  * #everyRef() {
    for (let i = 0; i < this.#tree.count; i++) {
      if (i % (20 * STEPS) === 0) yield 0.8;
      if (this.#tree.isObject(i)) for (const [key, value] of this.#tree.members(i)) if (key === "$ref") this.#add(value, "$ref", 0);
    }
  }
}
