// Prints Lighthouse's scores for the pages of the published site, with what it
// found to improve; fails below 95 for performance and 100 for the rest.
import lighthouse from "lighthouse";
import { launch } from "chrome-launcher";

const [site, ...pages] = process.argv.slice(2);
const LEAST = { performance: 95, accessibility: 100, "best-practices": 100, seo: 100 };
const root = process.getuid?.() === 0 ? ["--no-sandbox"] : []; // Chromium refuses root otherwise

const chrome = await launch({ chromeFlags: ["--headless=new", "--disable-gpu", ...root] });
let below = 0;
try {
  for (const page of pages) {
    let lhr; // where the machine is busy, Lighthouse may find no beginning in its trace
    for (let tries = 3; tries > 0 && (!lhr || lhr.runtimeError); tries--) {
      ({ lhr } = await lighthouse(site + page, { port: chrome.port, onlyCategories: Object.keys(LEAST), logLevel: "silent" }));
    }
    if (lhr.runtimeError) throw new Error(`${page}: ${lhr.runtimeError.message}`);
    const scores = Object.entries(LEAST).map(([id, least]) => {
      const score = Math.round(100 * lhr.categories[id].score);
      if (score < least) below++;
      return `${id} ${score}${score < least ? ` (${least} asked)` : ""}`;
    });
    console.log(`${page}  ${scores.join(", ")}; mobile, Lighthouse ${lhr.lighthouseVersion}`);
    const kept = new Set(Object.keys(LEAST).flatMap((id) => lhr.categories[id].auditRefs.filter((ref) => ref.weight > 0).map((ref) => ref.id)));
    for (const { id, title, score, displayValue, details } of Object.values(lhr.audits)) {
      if (!kept.has(id) || score === null || score >= 0.9) continue;
      console.log(`    ${score.toFixed(2)} ${title}${displayValue ? `: ${displayValue}` : ""}`);
      for (const item of (details?.items ?? []).slice(0, 5)) console.log(`         ${item.node?.snippet ?? item.description ?? item.source ?? item.url ?? ""}`);
    }
  }
} finally {
  chrome.kill();
}
process.exitCode = below > 0 ? 1 : 0;
