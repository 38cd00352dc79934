#!/usr/bin/env node
// The command of the package: npx uri-playground picture BASE REF
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { parseArgs } from "node:util";
import { load } from "./api.js";

const USAGE = `Usage: uri-playground picture BASE REF [options]

Draws where the link REF leads on the page BASE, and which characters come from where.

  --as FORMAT     svg (default), png, html or markdown; the last two are lines that show the file
  --show WHAT     target (default), machine or run
  --step N        the machine after step N
  --scheme NAME   auto (default, the reader's), light or dark; a PNG that is not dark is light
  --lang LANG     en (default) or fr
  --expect TEXT   where you expected the link to lead: says why it leads elsewhere
  --site URL      the address of a playground, to whose permalink the picture links
  --src ADDRESS   the address of the file in HTML and Markdown; picture.svg by default
  --output FILE   where to write; to the standard output by default
  --help
`;

const WORDS = ["as", "show", "step", "scheme", "lang", "expect", "site", "src", "output"];
const FORMATS = ["svg", "png", "html", "markdown"];
const RENDERERS = { // a package that makes a PNG of an SVG, with twice as many pixels
  "@resvg/resvg-js": ({ Resvg }, svg) => new Resvg(svg, { fitTo: { mode: "zoom", value: 2 } }).render().asPng(),
  sharp: (sharp, svg) => sharp(Buffer.from(svg), { density: 144 }).png().toBuffer(),
};

class Misuse extends Error {}

// The package may be beside this one, or in the project that the command is called in.
function installed(name) {
  for (const from of [import.meta.url, `${process.cwd()}/here.js`]) {
    try {
      return createRequire(from)(name);
    } catch (error) {
      if (error.code !== "MODULE_NOT_FOUND") throw error;
    }
  }
}

async function png(svg) {
  for (const [name, render] of Object.entries(RENDERERS)) {
    const module = installed(name);
    if (module) return render(module, svg);
  }
  throw new Error(`a PNG needs a package that draws: run npm install ${Object.keys(RENDERERS)[0]} (or ${Object.keys(RENDERERS)[1]}), or take --as svg`);
}

function read(args) {
  let parsed;
  try {
    parsed = parseArgs({ args, allowPositionals: true, options: { help: { type: "boolean" }, ...Object.fromEntries(WORDS.map((name) => [name, { type: "string" }])) } });
  } catch (error) {
    throw new Misuse(error.message);
  }
  const { values: { as = "svg", output, help, lang = "en", step, ...options }, positionals: [command, base, ref, ...rest] } = parsed;
  if (help) return { help };
  if (command !== "picture") throw new Misuse(command === undefined ? "there is no command" : `there is no command "${command}"; there is picture`);
  if (ref === undefined || rest.length) throw new Misuse(`picture takes BASE and REF, got ${parsed.positionals.length - 1} texts; put quotation marks around each`);
  if (!FORMATS.includes(as)) throw new Misuse(`--as must be one of ${FORMATS.join(", ")}, got "${as}"`);
  if (step !== undefined && !/^\d+$/.test(step)) throw new Misuse(`--step must be a number, got "${step}"`);
  return { as, output, lang, base, ref, options: { ...options, lang, ...(step !== undefined && { step: Number(step) }) } };
}

async function run({ help, as, output, lang, base, ref, options }) {
  if (help) return process.stdout.write(USAGE);
  let picture;
  try {
    picture = (await load({ harvest: false, lang })).picture(base, ref, options);
  } catch (error) {
    throw error instanceof TypeError ? new Misuse(error.message.replace(/^\w+: option "(\w+)"/, "--$1")) : error;
  }
  if (!picture) throw new Error("no dot segments are removed on the way, so there is no run to draw; leave out --show run");
  const made = as === "png" ? await png(picture.svg) : picture[as];
  if (output) await writeFile(output, made);
  else process.stdout.write(made);
}

try {
  await run(read(process.argv.slice(2)));
} catch (error) {
  const misuse = error instanceof Misuse;
  process.stderr.write(`uri-playground: ${error.message}\n${misuse ? "uri-playground --help lists what there is.\n" : ""}`);
  process.exitCode = misuse ? 2 : 1;
}
