// Reads a built site, a folder or a zip archive, a file at a time, and hands what is in
// its pages and style sheets to the program. It is loaded with the first site. Nothing of
// a site is fetched, run or sent.
import { isBinary, lacks, packPage, portionEnd, prepare, scanPage, textOf } from "./linkscan.js";
import { Unreadable, zipEntries } from "./sitescan/zip.js";

const SLICE = 12; // milliseconds of work between two pauses
const PORTION = 500; // names that are handed over at once
const PART = 4000; // names in a page without links that are handed over at once
const MOST_FILES = 300_000;
const MOST_PAGE = 64 << 20; // bytes of a page
const MOST_BYTES = 4 * 2 ** 30; // of all pages together

/** Names that systems put beside files of their own accord. */
const isLitter = (path) => /(?:^|\/)(?:__MACOSX\/|\.git\/|\.DS_Store$|Thumbs\.db$|\._[^/]*$)/.test(path);

const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Runs steps of a generator, with pauses between them, until it ends or is stopped. */
async function run(steps, stopped) {
  let start = performance.now();
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (performance.now() - start < SLICE) continue;
    await pause();
    if (stopped()) return null;
    start = performance.now();
  }
}

/** The files of a list, as a field for folders has them. */
async function* listed(files) {
  for (const file of files) yield { path: file.webkitRelativePath || file.name, size: file.size, open: async () => new Uint8Array(await file.arrayBuffer()) };
}

/** The files of what was dropped: of folders all that are in them. What of one cannot be listed is noted. */
async function* dropped(entries, note) {
  const queue = [...entries];
  for (let i = 0; i < queue.length; i++) { // shift() would move all that is left
    const entry = queue[i];
    queue[i] = null;
    const path = entry.fullPath.replace(/^\//, "");
    if (entry.isFile) {
      const file = await new Promise((resolve) => entry.file(resolve, () => resolve(null)));
      yield { path, size: file?.size ?? 0, problem: file ? null : "unreadable", open: async () => new Uint8Array(await file.arrayBuffer()) };
      continue;
    }
    const reader = entry.createReader();
    const some = () => new Promise((resolve) => reader.readEntries(resolve, () => {
      note("unreadable", path);
      resolve([]);
    }));
    for (let more; (more = await some()).length > 0; ) queue.push(...more);
    yield null;
  }
}

/**
 * Reads a site: { files }, a list of them; { entries }, what was dropped; or { zip }, an
 * archive. tell is called with { paths, archive } until all files are named; then with
 * { formats, from, to }, in which it puts the formats of those of these files that are to be
 * read, in their order and empty for the others; with { index, scan, more, percent } for what
 * is in one of them, of which there may be more, { note, name } for what is wrong with one,
 * and { done } at the end. The answer stops it: tell is not called after that.
 */
export function readSite(source, tell) {
  let stop = false;
  const stopped = () => stop;
  const say = (message) => { if (!stop) tell(message); };
  const note = (code, name) => say({ note: code, name });
  read(source, say, note, stopped).catch((error) => note(error.code ?? "unreadable", source.name ?? "")).then(() => say({ done: true }));
  return () => { stop = true; };
}

async function read(source, tell, note, stopped) {
  const files = await collected(source, note, stopped);
  const pages = [];
  const handOver = (from, to) => tell({ paths: files.slice(from, to).map(({ path }) => path), archive: Boolean(source.zip) });
  const choose = (from, to) => {
    const formats = [];
    tell({ formats, from, to });
    formats.forEach((format, i) => { if (format) pages.push({ file: files[from + i], index: from + i, format }); });
  };
  for (const work of [handOver, choose]) if (await run(portions(files.length, (from) => from + PORTION, work), stopped) === null) return;
  await readPages(pages, tell, note, stopped);
}

/** Does work on n things in portions, from one of them up to end(from); once also if there are none. */
function* portions(n, end, work) {
  let from = 0;
  do {
    const to = Math.min(n, end(from));
    work(from, to);
    yield;
    from = to;
  } while (from < n);
}

async function readPages(pages, tell, note, stopped) {
  const total = pages.reduce((sum, { file }) => sum + Math.max(1, file.size), 0);
  let [seen, bytes] = [0, 0];
  for (const { file, index, format } of pages) {
    if (stopped()) return;
    seen += Math.max(1, file.size);
    const percent = Math.floor(100 * seen / total);
    try {
      if (file.problem) throw new Unreadable(file.problem);
      if (file.size > MOST_PAGE) throw new Unreadable("long-file");
      const data = await file.open(MOST_PAGE);
      if ((bytes += data.length) > MOST_BYTES) throw new Unreadable("zip-bomb");
      if (isBinary(data)) throw new Unreadable("binary");
      const text = textOf(data, format);
      if (lacks(text, format, true)) await prepare(text, format);
      const found = await run(scanPage(text, format), stopped);
      if (found === null) return;
      if (found.cuts["many-links"]) note("many-links", file.path);
      const { links, names } = found;
      const end = (from) => (from < links.length ? portionEnd(links, from) : from + PART);
      const parts = portions(Math.max(links.length, names.length), end, (from, to) => tell({ index, scan: packPage(found, from, to), more: from > 0, percent }));
      if (await run(parts, stopped) === null) return;
    } catch (error) {
      note(error instanceof Unreadable ? error.code : "unreadable", file.path);
      if (bytes > MOST_BYTES) return;
    }
  }
}

/** All files, with pauses while they are listed. */
async function collected(source, note, stopped) {
  const from = source.zip ? zipEntries(source.zip, note) : source.entries ? dropped(source.entries, note) : listed(source.files);
  const files = [];
  let start = performance.now();
  try {
    for await (const file of from) {
      if (stopped()) break;
      if (performance.now() - start > SLICE) {
        await pause();
        start = performance.now();
      }
      if (!file || isLitter(file.path)) continue;
      if (files.length === MOST_FILES) {
        note("many-files", String(MOST_FILES));
        break;
      }
      files.push(file);
    }
  } catch (error) { // what was listed before is read all the same
    note(error.code ?? "unreadable", source.name ?? "");
  }
  return files;
}
