// Reads XML: feeds, SVG, the parts of an EPUB, sitemaps and any other vocabulary, with the bases
// that xml:base states (XML Base §3). It looks at tags only, so nothing is fetched or run.
import { Entities, XMLTokens, PENDING } from "./xmltokens.js";
import { NAMESPACES, ATTRIBUTES, attributeContext, textContext, isHTML } from "./vocabularies.js";
import { candidates, linksOf, mayLink, PRESENTATION } from "./attributes.js";
import { cssURLs } from "./css.js";
import { Piece, READONLY } from "./piece.js";
import { NOT_EMBEDDED, PREFIX, RESOLVES } from "./bases.js";
import { readFragment } from "./html.js";
import { Result } from "./result.js";

const TOKENS = 500; // that are read at once

const localName = (name) => name.slice(name.indexOf(":") + 1);

const keep = (name) => name === "xmlns" || name.startsWith("xmlns:") || ATTRIBUTES.has(localName(name));

/** Vocabularies by the root of documents that name no namespace. */
const ROOTS = new Map([["feed", "atom"], ["rss", "rss"], ["svg", "svg"], ["package", "opf"], ["ncx", "ncx"], ["container", "container"], ["MPD", "dash"]]);

export function* readXML(source) {
  const result = new Result();
  const reading = new Reading(new Piece(source), result);
  if (source.includes("\0")) result.cut("binary", source.indexOf("\0"));
  for (const _ of reading.document()) yield reading.at / source.length;
  return result;
}

class Reading {
  #piece;
  #result;
  #tokens;
  #entities;
  #open = []; // the elements around a place
  #spaces = new Map(); // by prefix, the namespaces that are declared, the innermost last
  #names = new Map(); // how many elements of a name are open
  #root = null; // the vocabulary of a document without namespaces
  #notEmbedded = 0; // the base without that of the document

  constructor(piece, result) {
    this.#piece = piece;
    this.#result = result;
    this.#tokens = new XMLTokens(piece.value, keep, (at) => result.cut("malformed", at));
    this.#entities = new Entities(this.#tokens.entities, (at) => result.cut("entities", at));
  }

  get at() { return this.#tokens.at; }

  * document() {
    let n = 0;
    for (let token; (token = this.#tokens.next()) !== null; ) {
      if (++n % TOKENS === 0 || token === PENDING) yield;
      if (token.kind === "open") yield* this.#element(token);
      else if (token.kind === "close") yield* this.#close(token);
      else if (token.kind === "text") this.#open.at(-1)?.texts?.push(token);
      else if (token.kind === "instruction") yield* this.#instruction(token);
    }
    if (this.#open.length > 0) this.#result.cut("malformed", this.#piece.value.length);
    while (this.#open.length > 0) yield* this.#leave();
  }

  /** The short name of the namespace of a prefix: "none" without one, "other" for one that is not known. */
  #space(prefix) {
    if (prefix === "xml") return "xml";
    const uri = this.#spaces.get(prefix)?.at(-1);
    if (uri) return NAMESPACES.get(uri) ?? "other";
    return prefix === "" ? this.#root ?? "none" : GUESSED.get(prefix) ?? "other";
  }

  * #element(token) {
    const element = { name: token.name, declared: [], baseNumber: this.#result.baseNumber, texts: null, html: false, context: undefined };
    const values = new Map(); // by name
    for (const { name, start, end, declared } of token.attributes) {
      const value = yield* this.#entities.join(this.#piece, [{ start, end }], true);
      if (declared) value.writing = READONLY; // it is that of other elements, too
      if (name === "xmlns" || name.startsWith("xmlns:")) this.#declare(element, name.slice(6), value.value);
      else values.set(name, { value, start, end, declared });
    }
    const colon = token.name.indexOf(":");
    element.local = token.name.slice(colon + 1);
    if (this.#root === null) this.#root = (this.#spaces.get("") ? undefined : ROOTS.get(element.local)) ?? "none";
    element.space = this.#space(token.name.slice(0, Math.max(0, colon)));
    this.#base(values.get("xml:base"));
    const text = (name) => values.get(name)?.value.value;
    const found = this.#result.links.length;
    for (const [name, { value }] of values) yield* this.#attribute(element, name, value, text);
    const leads = this.#result.links.length > found; // somewhere, so that its text is for readers
    element.html = isHTML(element.space, element.local, text);
    element.style = element.space === "svg" && element.local === "style";
    element.context = leads || (element.local === "guid" && text("isPermaLink") === "false") ? undefined : textContext(element.space, element.local);
    if (element.html || element.context || element.style) element.texts = [];
    this.#open.push(element);
    this.#names.set(token.name, (this.#names.get(token.name) ?? 0) + 1);
    if (token.closes) yield* this.#leave();
  }

  #declare(element, prefix, uri) {
    if (!this.#spaces.has(prefix)) this.#spaces.set(prefix, []);
    this.#spaces.get(prefix).push(uri);
    element.declared.push(prefix);
  }

  /** The base that xml:base states; that of the first element is that of the whole document. */
  #base(stated) {
    if (!stated) return;
    const { value: { value: ref }, start, end, declared } = stated;
    if (this.#open.length === 0 && !this.#result.base && !declared) this.#result.base = { ref, context: "xml:base", start, end };
    else this.#result.baseNumber = this.#result.state("xml:base", ref, start);
  }

  * #attribute(element, name, value, text) {
    const colon = name.indexOf(":");
    const [space, local] = [colon < 0 ? "" : this.#space(name.slice(0, colon)), name.slice(colon + 1)];
    const add = (context) => this.#result.add(value.value, context, value, 0, value.value.length);
    if (space === "xml") return;
    if (space === "xlink") return void (local === "href" && add(element.space === "svg" ? "svg href" : "xml href"));
    if (space === "rdf") return void (local === "ID" ? this.#identifier(value) : /^(?:about|resource|datatype|type|annotation)$/.test(local) && add("iri"));
    if (space === "instance") return void (yield* this.#schemas(local, value));
    if (space !== "") return;
    if (element.space === "xhtml") return void (yield* this.#xhtml(element, local, value, text));
    if (element.space === "svg" && PRESENTATION.has(local)) return void (yield* this.#style(value));
    const context = attributeContext(element.space, element.local, local);
    if (context === "container full-path") this.#inContainer(value);
    else if (context && local === "srcset") yield* this.#set(value, context);
    else if (element.space === "dash" && local === "value") yield* this.#clock(value, text("schemeIdUri"));
    else if (context) add(context);
  }

  /** Where UTCTiming of DASH asks for the time by HTTP: a list (ISO/IEC 23009-1, §5.8.5.7). */
  * #clock(value, scheme = "") {
    let n = 0;
    if (!/^urn:mpeg:dash:utc:http-/.test(scheme)) return;
    for (const m of value.value.matchAll(/[^\t\n\r ]+/g)) {
      this.#result.add(m[0], "dash url", value, m.index, m.index + m[0].length);
      if (++n % TOKENS === 0) yield;
    }
  }

  /** A list of images as srcset has it in HTML, which podcast:images takes over. */
  * #set(value, context) {
    for (const link of candidates(value.value)) {
      if (link) this.#result.add(link.ref, context, value, link.start, link.end);
      else yield;
    }
  }

  /** rdf:ID stands for "#" and itself, as a reference (RDF/XML §2.14). */
  #identifier(value) {
    const baseNumber = this.#result.baseNumber;
    this.#result.baseNumber = this.#result.state("rdf:ID", "#", value.place(0), PREFIX);
    this.#result.add(value.value, "iri", value, 0, value.value.length, READONLY);
    this.#result.baseNumber = baseNumber;
  }

  /** A file of an EPUB is named from the root of the container (EPUB 3.3 §4.2.6.3). */
  #inContainer(value) {
    const baseNumber = this.#result.baseNumber;
    this.#result.baseNumber = this.#result.state("container root", "../", value.place(0));
    this.#result.add(value.value, "container full-path", value, 0, value.value.length);
    this.#result.baseNumber = baseNumber;
  }

  /** xsi:schemaLocation is pairs of a namespace and a reference (XML Schema 1 §4.3.2). */
  * #schemas(name, value) {
    let n = 0;
    if (name !== "schemaLocation" && name !== "noNamespaceSchemaLocation") return;
    for (const m of value.value.matchAll(/[^\t\n\r ]+/g)) {
      if (n++ % 2 === 1 || name !== "schemaLocation") this.#result.add(m[0], "xml schemaLocation", value, m.index, m.index + m[0].length);
      if (n % TOKENS === 0) yield;
    }
  }

  * #xhtml(element, name, value, text) {
    if (element.local === "base" && name === "href") {
      const claim = { ref: value.value, context: "base href", start: value.place(0), end: value.place(value.value.length) };
      if (!this.#result.base && this.#open[0]?.space === "xhtml") this.#result.base = claim;
      else this.#result.ignored.push(claim);
    } else if (mayLink(element.local, name)) {
      for (const link of linksOf(element.local, name, value.value, text)) {
        if (link) this.#result.add(link.ref, link.context, value, link.start, link.end);
        else yield;
      }
    }
  }

  * #style(piece) {
    for (const link of cssURLs(piece.value)) {
      if (link) this.#result.add(link.ref, "style url()", piece, link.start, link.end);
      else yield;
    }
  }

  /** Closes an element, and with it those that are not closed within. */
  * #close({ name, start }) {
    if (this.#open.at(-1)?.name !== name) this.#result.cut("malformed", start);
    if (!this.#names.get(name)) return;
    while (this.#open.at(-1).name !== name) yield* this.#leave();
    yield* this.#leave();
  }

  * #leave() {
    const element = this.#open.pop();
    this.#names.set(element.name, this.#names.get(element.name) - 1);
    if (element.texts?.length > 0) yield* this.#text(element);
    this.#result.baseNumber = element.baseNumber;
    for (const prefix of element.declared) this.#spaces.get(prefix).pop();
  }

  * #text(element) {
    const { texts, html, style, context } = element;
    const blank = ({ start, end }) => this.#piece.value.slice(start, end).trim() === "";
    while (context && texts.length > 1 && blank(texts.at(-1))) texts.pop(); // such as a line feed after CDATA
    const piece = yield* this.#entities.join(this.#piece, texts);
    if (html) yield* readFragment(piece, this.#result, true);
    else if (style) yield* this.#style(piece);
    else {
      const ref = piece.value.trim();
      const start = piece.value.indexOf(ref);
      if (ref === "") return;
      const add = () => this.#result.add(ref, context, piece, start, start + ref.length);
      if (context === "dash BaseURL") this.#baseURL(element, ref, piece.place(start), add);
      else if (element.space === "dash") this.#under(0, add); // where the whole document is
      else add();
    }
  }

  /** Does something under another base. */
  #under(number, does) {
    const { baseNumber } = this.#result;
    this.#result.baseNumber = number;
    does();
    this.#result.baseNumber = baseNumber;
  }

  /** BaseURL is the base of what follows it in its element; of several, among which a player chooses, the first (ISO/IEC 23009-1, §5.6). */
  #baseURL(element, ref, place, add) {
    const parent = this.#open.at(-1) ?? {};
    const first = parent.around === undefined;
    parent.around ??= this.#result.baseNumber;
    this.#under(parent.around, add);
    if (first) element.baseNumber = this.#result.state("BaseURL", ref, place, RESOLVES, parent.around);
  }

  /** <?xml-stylesheet href?> is read from what is around it: the document, and not its root (XML Base §4.3). */
  * #instruction({ start, end }) {
    const text = this.#piece.value.slice(start, Math.min(end, start + 4000));
    if (!/^xml-stylesheet\s/.test(text)) return;
    const href = [...text.matchAll(/(?<![\w:-])([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].find(([, name]) => name === "href");
    if (!href) return;
    const length = (href[2] ?? href[3]).length;
    const from = start + href.index + href[0].length - 1 - length;
    const value = yield* this.#entities.join(this.#piece, [{ start: from, end: from + length }]);
    const baseNumber = this.#result.baseNumber;
    if (this.#open.length === 0) this.#result.baseNumber = this.#notEmbedded ||= this.#result.state("document", "", 0, NOT_EMBEDDED, 0);
    this.#result.add(value.value, "xml stylesheet", value, 0, value.value.length);
    this.#result.baseNumber = baseNumber;
  }
}

/** Prefixes as they are usual, for those that nothing declares. */
const GUESSED = new Map([["xlink", "xlink"], ["atom", "atom"], ["content", "content"], ["media", "media"], ["itunes", "itunes"], ["podcast", "podcast"], ["rdf", "rdf"], ["xi", "xinclude"]]);
