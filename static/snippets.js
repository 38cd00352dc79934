// The code that embeds a playground, for several kinds of sites. A choice is
// { from, height, attributes, fallback, link, poster }; from is the address of
// playground.js, of which version and integrity name a version that stays. The package has neither from nor link where it knows of no site.
// A poster, { src, width, height, alt }, is a picture that stands in the place of the fallback.

import { FLAG_ATTRIBUTES, OPTION_DEFAULTS, RUN_ATTRIBUTES, VIEW_TEXTS } from "./gen/facts.js";

// A frame cannot take the height of what it shows.
const FRAME_HEIGHT = "40em";

// Where styles are stripped, a frame has the size that its attributes say, in pixels.
const pixelsOf = (height) => Math.round(Number(/^\s*(\d*\.?\d+)(?:px)?\s*$/.exec(height)?.[1] ?? 16 * (/^\s*(\d*\.?\d+)r?em\s*$/.exec(height)?.[1] ?? 40)));

// Text in HTML, all in one line, since Markdown ends raw HTML at an empty one. What
// cannot be seen is written by its number.
const NAMES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const byNumber = (c) => NAMES[c] ?? `&#${c.codePointAt(0)};`;
const html = (text) => text.replace(/[&<>"\t\n\r\u2800\p{Cf}\p{DI}\p{Zl}\p{Zp}]/gu, byNumber);

// The same inside an element, where Markdown and templates read marks, too.
const content = (text) => html(text).replace(/[`*[\]\\{}]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, byNumber);

// Attributes in HTML; rename maps those that a framework reserves to other names, and
// write encodes a value. Those that are true have no value.
const listed = (attributes, rename = {}, write = html) => Object.entries(attributes).map(([name, value]) => ` ${rename[name] ?? name}${value === "" && FLAG_ATTRIBUTES.includes(name) ? "" : `="${write(value)}"`}`).join("");

// An embed without a height has that which its view needs.
const allOf = ({ height, attributes }) => ({ ...(height && { height }), ...attributes });

const element = (choice, { rename, write, inside }) => `<uri-playground${listed(allOf(choice), rename, write)}>${inside}</uri-playground>`;

// A picture that says the same as the playground. Templates read marks in its attributes, too. JSX wants
// the "/" at its end, with which MkDocs puts it at the end of the page.
const image = ({ src, width, height, alt }, write, end) => `<img src="${write(src)}" width="${width}" height="${height}" alt="${write(alt)}"${end}`;

// What is shown without a script leads to the same state in the full site.
const linked = ({ link, fallback, poster }, text = content(fallback), write = html, end = ">", address = html) => {
  const shown = poster ? image(poster, write, end) : text;
  return link ? `<a href="${address(link)}">${shown}</a>` : shown;
};

// The style sheet keeps the place of the embed until the script is there.
const reserve = (from, kind = "css") => from.replace(/playground\.js$/, `reserve.${kind}`);
const script = ({ from }, kept = "") => (from ? `<script type="module"${kept} src="${html(from)}"></script><link rel="stylesheet"${kept} href="${html(reserve(from))}">` : '<script type="module">import "uri-playground";</script>');

// Firefox waits for a style sheet in the body only before a script.
const awaited = ({ from }, kept = "") => (from ? `<script${kept} src="${html(reserve(from, "js"))}"></script>` : "");
const inBody = (choice, kept) => script(choice, kept) + awaited(choice, kept);
const line = (choice, kept) => inBody(choice, kept) + element(choice, { inside: linked(choice) });

// Pandoc and Quarto put scripts into a page that is to stand alone, where that of the playground
// finds nothing; what is external stays an address.
const pandoc = (choice) => line(choice, ' data-external="1"');

const plain = (choice) => line(choice);

// A version under its own name, which is fetched at once, and checked against its hash.
function pinned({ version, integrity, ...choice }) {
  const at = html(choice.from.replace(/playground\.js$/, `playground-${version}.js`));
  const checked = `="${at}" integrity="${integrity}" crossorigin="anonymous"`;
  return `<link rel="modulepreload" href${checked}><script type="module" src${checked}></script><link rel="stylesheet" href="${html(reserve(choice.from))}">${awaited(choice)}${inPage(choice)}`;
}

const asciidoc = (choice) => `++++
${line(choice)}
++++`;

const jupyter = (choice) => `%%html
${line(choice)}`;

// Liquid fills in what stands in braces, in attributes, too.
const liquid = (choice) => inBody(choice) + element(choice, { write: content, inside: linked(choice, undefined, content) });

// A script in a page is not run there, so it stands elsewhere.
const apart = (where, page, written) => (choice) => `<!-- ${where} -->
${script(choice)}

<!-- ${page} -->
${written(choice)}`;

const inPage = (choice) => element(choice, { inside: linked(choice) });

const docsify = apart("in the head of index.html", "in a page", inPage);

// TiddlyWiki takes attributes as they are written, between three quotes if there is one in them.
const raw = (value) => (value.includes('"') ? `""${value}""` : value);
const tiddlywiki = apart("in a tiddler with the tag $:/tags/RawMarkup", "in any other tiddler", (choice) => element(choice, { write: raw, inside: linked(choice, undefined, raw, ">", raw) }));

const onSlide = (choice) => ({ ...choice, height: "", attributes: { preset: "slide", mode: "inline", loading: "eager", ...choice.attributes } });
const reveal = apart("in the head of the page", "among the slides", (choice) => `<section>${inPage(onSlide(choice))}</section>`);

// In Hugo a parameter in backquotes is raw.
const parameter = (value) => (/["\\]/.test(value) ? `\`${value}\`` : `"${value}"`);

const markdownImage = ({ src, alt }) => `![${content(alt)}](<${html(src)}>)`;

function hugo({ from, fallback, link, poster, ...choice }) {
  const parameters = Object.entries(allOf(choice)).map(([name, value]) => ` ${name}=${parameter(value)}`).join("");
  return `# in the site's configuration (toml)
[params]
uriPlayground = "${from.replace(/playground\.js$/, "")}"

<!-- in a page -->
{{< uri-playground${parameters} >}}
[${poster ? markdownImage(poster) : content(fallback)}](<${html(link)}>)
{{< /uri-playground >}}`;
}

// A picture, and a link, as Sphinx reads them.
const rstImage = ({ src, width, alt }, target) => `.. image:: ${src}
      :width: ${width}px
      :target: ${target}
      :alt: ${alt}`;
const rstLink = (text, target) => "`" + text.replace(/[*`|_<>\\]/g, "\\$&") + " <" + target + ">`__";

function sphinx({ from, fallback, link, poster, ...choice }) {
  const options = Object.entries(allOf(choice)).map(([name, value]) => `   :${name}: ${value}`.trimEnd()).join("\n");
  const target = link.replace(/[*`_]/g, "\\$&");
  return `# at the end of conf.py
import os, sys
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
extensions.append("uri_playground")
uri_playground = "${from.replace(/playground\.js$/, "")}"

.. in a page

.. uri-playground::
${options}

   ${poster ? rstImage(poster, target) : rstLink(fallback, target)}`;
}

const FRAMEWORKS = { ref: "reference" };
const JSX = " />";

const docusaurus = (choice) => `// in docusaurus.config.js, beside title and url
scripts: [{ src: "${choice.from}", type: "module" }],
stylesheets: ["${reserve(choice.from)}"],

{/* in a page */}
${element(choice, {
    rename: FRAMEWORKS,
    inside: linked(choice, `{${JSON.stringify(choice.fallback)}}`, html, JSX),
  })}`;

const vitepress = (choice) => `// in .vitepress/config.mjs, beside title
head: [["script", { type: "module", src: "${choice.from}" }], ["link", { rel: "stylesheet", href: "${reserve(choice.from)}" }]],
vue: { template: { compilerOptions: { ${TAG} } } },

<!-- in a page -->
${element(choice, { rename: FRAMEWORKS, inside: `<span v-pre>${linked(choice)}</span>` })}`;

// A script in a component is never run. Templates read marks in attributes, too.
const inComponent = (choice) => element(choice, { rename: FRAMEWORKS, write: content, inside: linked(choice, undefined, content, JSX) });
const framework = apart("in the head of index.html, or of the root layout", "in a component", inComponent);

const react = (choice) => `// with TypeScript, in a declaration file among the sources
import "react";

declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "uri-playground": Record<string, unknown>;
    }
  }
}

${framework(choice)}`;

const next = (choice) => `{/* in app/layout, before the body */}
<head><script type="module" src="${html(choice.from)}" /><link rel="stylesheet" href="${html(reserve(choice.from))}" /></head>

{/* in a page */}
${inComponent(choice)}`;

const TAG = 'isCustomElement: (tag) => tag === "uri-playground"';

const vue = (choice) => `// in vite.config, among the plugins
vue({ template: { compilerOptions: { ${TAG} } } }),

${framework(choice)}`;

const nuxt = (choice) => `// in nuxt.config, within defineNuxtConfig({ … })
app: { head: { script: [{ type: "module", src: "${choice.from}" }], link: [{ rel: "stylesheet", href: "${reserve(choice.from)}" }] } },
vue: { compilerOptions: { ${TAG} } },

<!-- in a page -->
${inComponent(choice)}`;

const slidev = apart("in index.html, within <head>…</head>", "on a slide", (choice) => inComponent(onSlide(choice)));

// The package for npm.
const bundler = (choice) => `// in a script, with the package uri-playground installed
import { configure } from "uri-playground";
import "uri-playground/reserve.css";
configure({ site: "${choice.from.replace(/playground\.js$/, "")}" });

<!-- in a page or a component -->
${inComponent(choice)}`;

/** The parts of a code that go to several places: all begin with a comment that says where. */
export const partsOf = (code) => code.split(/\n\n(?=(?:<!--|\/\/|\{\/\*|#) |\.\. in )/);

/** The texts of a view that an embed has as attributes. */
export const textsOf = (view) => VIEW_TEXTS[view];

// What else of a state is an attribute, where it differs from what an embed without it shows.
const DIFFERS = RUN_ATTRIBUTES.filter((name) => name !== "strict" && name in OPTION_DEFAULTS);

/** The line that embeds a state as a playground reports it. */
export function lineFor(state, { from, fallback, link }) {
  const attributes = { __proto__: null };
  for (const name of textsOf(state.view)) if (state.view !== "lesson" || state[name]) attributes[name] = String(state[name]);
  for (const name of DIFFERS) if (state[name] !== OPTION_DEFAULTS[name]) attributes[name] = String(state[name]);
  if (!state.strict) attributes.lenient = "";
  if (state.predict) attributes.predict = "";
  for (const name of ["expect", "notes", "ask", "hide"]) if (state[name]) attributes[name] = state[name];
  if (state.step < state.steps) attributes.step = String(state.step);
  return line({ from, attributes, fallback, link });
}

// The address of a plain frame has all in its query: tools encode a fragment once more.
function iframe({ from, height = "", attributes }) {
  const { loading, mode, ...asked } = attributes; // of the element alone
  for (const name of FLAG_ATTRIBUTES) if (asked[name] === "") asked[name] = "true";
  const address = new URL(`embed.html?${new URLSearchParams(asked)}`, from).href;
  const tall = (/^\s*(?:auto\s*)?$/.test(height) ? FRAME_HEIGHT : height).replace(/^\s*(\d+)\s*$/, "$1px"); // as of the element
  return `<iframe title="URI Playground" loading="lazy" allow="clipboard-write" sandbox="allow-scripts allow-popups allow-downloads" width="100%" height="${pixelsOf(tall)}" style="width:100%;height:${html(tall)};border:0" src="${html(address)}"></iframe>`;
}

/** The code, by the kind of the page. */
export const SNIPPETS = { html: plain, pinned, markdown: plain, liquid, hugo, sphinx, mkdocs: plain, docusaurus, vitepress, mdbook: plain, asciidoc, pandoc, jupyter, docsify, react, vue, framework, next, nuxt, bundler, reveal, slidev, tiddlywiki, iframe };
