// Measures Node's URL and two packages over the corpus, as main.go does for Go:
// node libcompare.mjs FILE
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const rounds = 7;
const pairs = readFileSync(process.argv[2], "utf8").trimEnd().split("\n").map((line) => line.split("\t"));

const version = (name) => `${name} ${require(`${name}/package.json`).version}`;
const fast = require("fast-uri");
const js = require("uri-js");

// Those that report an error in what they return, and do not throw.
const taken = (parsed) => {
	if (parsed.error) throw new Error(parsed.error);
	return parsed;
};

const programs = [
	{
		name: `URL of Node ${process.versions.node}, which is ada ${process.versions.ada} (it normalizes as it parses)`,
		parse: (base) => new URL(base),
		"parse and resolve": (base, ref) => new URL(ref, base).href,
		"parse and normalize": (base) => new URL(base).href,
	},
	...[["fast-uri", fast], ["uri-js", js]].map(([name, library]) => ({
		name: version(name),
		parse: (base) => taken(library.parse(base)),
		"parse and resolve": (base, ref) => library.resolve(base, ref),
		"parse and normalize": (base) => library.normalize(base),
	})),
];

let sink = 0; // what is made is used, so that nothing is left out

function measure(operation) {
	let best = Infinity;
	let refused = 0;
	for (let round = 0; round < rounds; round++) {
		refused = 0;
		const start = performance.now();
		for (const [base, ref] of pairs) {
			try {
				if (operation(base, ref)) sink++;
			} catch {
				refused++;
			}
		}
		best = Math.min(best, performance.now() - start);
	}
	return [((best * 1e6) / pairs.length).toFixed(1), refused];
}

for (const { name, ...operations } of programs) {
	for (const [operation, run] of Object.entries(operations)) {
		console.log([name, operation, ...measure(run)].join("\t"));
	}
}
if (sink === 0) throw new Error("nothing was measured");
