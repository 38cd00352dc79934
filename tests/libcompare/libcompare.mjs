// Measures the JavaScript API, Node's URL and other packages over the corpus, as main.go does for
// Go: node libcompare.mjs FILE SITE
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

const require = createRequire(import.meta.url);
const rounds = 200;
const [, , corpus, site] = process.argv;
const pairs = readFileSync(corpus, "utf8").trimEnd().split("\n").map((line) => line.split("\t"));

// Pages with a thousand links each.
const pages = Array.from({ length: pairs.length / 1000 }, (_, i) => [pairs[1000 * i][0], pairs.slice(1000 * i, 1000 * (i + 1)).map(([, ref]) => ref)]);

const version = (name) => `${name} ${require(`${name}/package.json`).version}`;
const fast = require("fast-uri");
const js = require("uri-js");
const whatwg = require("whatwg-url");
const { load } = await import(new URL("playground.js", pathToFileURL(`${site}/`)));
const api = await load({ harvest: false });

// Those that report an error in what they return, and do not throw.
const taken = (parsed) => {
	if (parsed.error) throw new Error(parsed.error);
	return parsed;
};

const resolveBy = (resolve) => ({
	"parse and resolve": resolve,
	"links of a page": (base, refs) => refs.map((ref) => resolve(base, ref)),
});

const programs = [
	{
		name: "URI Playground, target(), targets(), isValid() and normalized() in Node",
		parse: (base) => api.isValid(base),
		"parse and resolve": (base, ref) => api.target(base, ref),
		"parse and normalize": (base) => api.normalized(base),
		"links of a page": (base, refs) => api.targets(base, refs),
	},
	{
		name: "URI Playground, parse(), resolve() and normalize() in Node",
		parse: (base) => api.parse(base),
		"parse and resolve": (base, ref) => api.resolve(base, ref),
		"parse and normalize": (base) => api.normalize(base),
	},
	{
		name: "URI Playground, resolve() in Node, its whole answer read",
		"parse and resolve": (base, ref) => api.resolve(base, ref).steps,
	},
	{
		name: `URL of Node ${process.versions.node}, which is ada ${process.versions.ada} (it normalizes as it parses)`,
		parse: (base) => new URL(base),
		...resolveBy((base, ref) => new URL(ref, base).href),
		"parse and normalize": (base) => new URL(base).href,
	},
	{
		name: version("whatwg-url"),
		parse: (base) => new whatwg.URL(base),
		...resolveBy((base, ref) => new whatwg.URL(ref, base).href),
		"parse and normalize": (base) => new whatwg.URL(base).href,
	},
	...[["fast-uri", fast], ["uri-js", js]].map(([name, library]) => ({
		name: version(name),
		parse: (base) => taken(library.parse(base)),
		...resolveBy((base, ref) => library.resolve(base, ref)),
		"parse and normalize": (base) => library.normalize(base),
	})),
];

let sink = 0; // what is made is used, so that nothing is left out

// Rounds are so short that other work of the machine leaves some alone: one text, and one page, in so many.
const one = 500;

function measure(operation, ofPages) {
	const all = (ofPages ? pages : pairs).filter((_, i) => i % one === 0);
	let best = Infinity;
	let refused = 0;
	for (let round = 0; round < rounds; round++) {
		refused = 0;
		const start = performance.now();
		for (const [base, given] of all) {
			try {
				if (operation(base, given)) sink++;
			} catch {
				refused++;
			}
		}
		best = Math.min(best, performance.now() - start);
	}
	return [((best * 1e6) / all.length / (ofPages ? 1000 : 1)).toFixed(1), refused];
}

for (const { name, ...operations } of programs) {
	for (const [operation, run] of Object.entries(operations)) {
		console.log([name, operation, ...measure(run, operation === "links of a page")].join("\t"));
	}
}
if (sink === 0) throw new Error("nothing was measured");
process.exit(); // the program waits to be called
