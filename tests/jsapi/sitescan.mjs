// How static/sitescan.js reads folders and zip archives, hostile ones included.
import { deflateRawSync } from "node:zlib";
import { assert, bytes as wasm, check, load, site } from "./checks.mjs";

const { readSite } = await import(new URL("sitescan.js", site));

const formatOf = (path) => (path.endsWith(".html") ? "html" : path.endsWith(".css") ? "css" : path.endsWith(".opf") ? "epub" : "");

/** All that is told of a source: the paths, what is in pages, and notes. */
const read = (source) => new Promise((resolve) => {
  const told = { paths: [], pages: [], notes: [], parts: [], most: 0 };
  const stop = readSite(source, (message) => {
    told.most = Math.max(told.most, message.paths?.length ?? 0, (message.to ?? 0) - (message.from ?? 0), (message.scan?.numbers.length ?? 0) / 32, message.scan?.names.split("\0").length ?? 0);
    if (message.paths) told.paths.push(...message.paths);
    else if (message.formats) message.formats.push(...told.paths.slice(message.from, message.to).map(formatOf));
    else if (message.scan) {
      told.parts.push(`${message.index}${message.more ? " more" : ""}`);
      told.pages.push(`${told.paths[message.index]}: ${message.scan.text.trim().replaceAll("\n", " ")}`);
    }
    else if (message.note) told.notes.push(`${message.note} ${message.name}`);
    else resolve(told);
  });
  told.stop = stop;
});

const bytes = (text) => new TextEncoder().encode(text);
const u16 = (n) => [n & 255, (n >> 8) & 255];
const u32 = (n) => [...u16(n & 0xffff), ...u16(n >>> 16)];
const u64 = (n) => [...u32(n >>> 0), ...u32(Math.floor(n / 2 ** 32))];

/** The checksum of the format, a bit at a time. */
const crcOf = (data) => ~data.reduce((crc, byte) => {
  crc ^= byte;
  for (let k = 0; k < 8; k++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
}, ~0) >>> 0;

/** An archive of entries { path, data, … }; what an entry says of itself can be overridden. */
function zip(entries, { before = [], count = entries.length, zip64 = false, comment = "", cut = 0 } = {}) {
  const parts = [Uint8Array.from(before)];
  const directory = [];
  let at = 0;
  for (const { path, data = "", flags = 0x800, method = 8, size, crc, mode = 0o100644, name = bytes(path), system = 3, extra = [] } of entries) {
    const plain = bytes(data);
    const packed = method === 8 ? deflateRawSync(plain) : plain;
    const length = size ?? plain.length;
    const common = [...u16(20), ...u16(flags), ...u16(method), ...u32(0), ...u32(crc ?? (plain.length < 1e6 ? crcOf(plain) : 0))];
    const big = zip64 ? [...u16(1), ...u16(24), ...u64(length), ...u64(packed.length), ...u64(at)] : [];
    const full = 0xffffffff;
    parts.push(Uint8Array.from([...u32(0x04034b50), ...common, ...u32(packed.length), ...u32(length), ...u16(name.length), ...u16(0)]), name, packed);
    directory.push(...u32(0x02014b50), ...u16(system << 8 | 20), ...common, ...u32(zip64 ? full : packed.length), ...u32(zip64 ? full : length), ...u16(name.length), ...u16(big.length + extra.length),
      ...u16(0), ...u16(0), ...u16(0), ...u32(mode << 16 >>> 0), ...u32(zip64 ? full : at), ...name, ...big, ...extra);
    at += 30 + name.length + packed.length;
  }
  const end64 = zip64 ? [...u32(0x06064b50), ...u64(44), ...u16(45), ...u16(45), ...u32(0), ...u32(0), ...u64(count), ...u64(count), ...u64(directory.length), ...u64(at),
    ...u32(0x07064b50), ...u32(0), ...u64(at + directory.length), ...u32(1)] : [];
  const end = [...u32(0x06054b50), ...u16(0), ...u16(0), ...u16(zip64 ? 0xffff : count), ...u16(zip64 ? 0xffff : count), ...u32(zip64 ? 0xffffffff : directory.length), ...u32(zip64 ? 0xffffffff : at),
    ...u16(comment.length), ...bytes(comment)];
  const all = new Blob([...parts, Uint8Array.from(directory), Uint8Array.from(end64), Uint8Array.from(end)]);
  return { name: "x.zip", zip: cut ? all.slice(0, all.size - cut) : all };
}

const page = { path: "index.html", data: '<a href="a/">x</a>' };

await check("zip: pages and style sheets, stored and deflated, with a comment and after other bytes", async () => {
  const entries = [page, { path: "css/x.css", data: "a{background:url(y.png)}", method: 0 }, { path: "css/" }, { path: "y.png", data: "\0" }];
  for (const o of [{}, { comment: "PK\x05\x06 is no end" }, { before: [1, 2, 3] }, { zip64: true }]) {
    assert.deepEqual(await read(zip(entries, o)).then(({ paths, pages, notes }) => ({ paths, pages, notes })), {
      paths: ["index.html", "css/x.css", "y.png"], pages: ["index.html: a/", "css/x.css: y.png"], notes: [],
    }, JSON.stringify(o));
  }
});

await check("zip: what reads the package of an EPUB is loaded for it", async () => {
  const { pages, notes } = await read(zip([{ path: "mimetype", data: "application/epub+zip", method: 0 }, { path: "o.opf", data: '<?xml version="1.0" encoding="iso-8859-1"?><package xmlns="http://www.idpf.org/2007/opf"><item href="a.xhtml"/><item href="b.css"/></package>' }]));
  assert.deepEqual([pages, notes], [["o.opf: a.xhtml b.css"], []]);
});

await check("zip: truncated, empty and something else", async () => {
  for (const cut of [1, 10, 22, 60, 100]) assert.deepEqual((await read(zip([page], { cut }))).notes, ["zip-none x.zip"], `${cut}`);
  assert.deepEqual((await read({ name: "x.zip", zip: new Blob([]) })).notes, ["zip-none x.zip"]);
  assert.deepEqual((await read({ name: "x.zip", zip: new Blob(["x".repeat(1000)]) })).notes, ["zip-none x.zip"]);
});

await check("zip: a directory that says something else than there is", async () => {
  const { pages, notes } = await read(zip([page], { count: 3 }));
  assert.deepEqual([pages, notes], [["index.html: a/"], ["zip-damaged "]]);
});

await check("zip: bombs", async () => {
  const bomb = { path: "b.html", data: " ".repeat(50_000_000), size: 100 };
  assert.deepEqual((await read(zip([bomb, page]))).notes, ["zip-bomb b.html"]);
  assert.deepEqual((await read(zip([bomb, page]))).pages, ["index.html: a/"]);
  assert.deepEqual((await read(zip([{ ...bomb, size: 0xfffffff0 }, page]))).notes, ["long-file b.html"]);
});

await check("zip: another size or checksum than the directory says", async () => {
  const data = "<a href=x>".repeat(100);
  const found = [`a.html: ${"x ".repeat(100).trim()}`, "index.html: a/"];
  for (const method of [0, 8]) {
    for (const [entry, note] of [[{}, []], [{ crc: 0 }, ["zip-checksum a.html"]], [{ crc: crcOf(bytes(data)) ^ 0x80000000 }, ["zip-checksum a.html"]], [{ size: 1001 }, ["zip-size a.html"]], [{ size: 999 }, ["zip-size a.html"]], [{ size: 0 }, ["zip-size a.html"]], [{ size: 5_000_000 }, ["zip-size a.html"]]]) {
      for (const zip64 of [false, true]) {
        const { pages, notes } = await read(zip([{ path: "a.html", data, method, ...entry }, page], { zip64 }));
        assert.deepEqual([pages, notes], [found, note], JSON.stringify([method, entry, zip64]));
      }
    }
  }
  assert.equal(crcOf(bytes("123456789")), 0xcbf43926); // the value of the catalogue of CRC algorithms
});

await check("zip: a byte changed in what is packed is noted, and costs nothing else", async () => {
  const data = `<a href=x>${"<p>some text, and more of it</p>".repeat(5)}`;
  for (const method of [0, 8]) {
    const good = new Uint8Array(await zip([{ path: "a.html", data, method }, page]).zip.arrayBuffer());
    const start = 30 + "a.html".length;
    const length = method === 0 ? data.length : deflateRawSync(bytes(data)).length;
    for (let i = start; i < start + length - (method === 8 ? 1 : 0); i++) { // the last byte of a deflated stream has bits that mean nothing
      for (const change of [1, 0x80, 0xff]) {
        const bad = good.slice();
        bad[i] ^= change;
        const { pages, notes } = await read({ name: "x.zip", zip: new Blob([bad]) });
        assert.ok(notes.length === 1 && /^(?:zip-checksum|zip-size|zip-bomb|unreadable|binary) a\.html$/.test(notes[0]) && pages.at(-1) === "index.html: a/", `byte ${i} ^ ${change}: ${notes}, ${pages}`);
      }
    }
  }
});

await check("zip: encrypted, in another way, links, damaged, binary", async () => {
  const { paths, pages, notes } = await read(zip([
    { ...page, path: "e.html", flags: 0x801 }, { ...page, path: "m.html", method: 12 }, { ...page, path: "l.html", mode: 0o120777 }, { path: "n.html", data: "\0\x01\x02" }, page,
  ]));
  assert.deepEqual(paths, ["e.html", "m.html", "n.html", "index.html"]);
  assert.deepEqual([pages, notes], [["index.html: a/"], ["symlink l.html", "zip-encrypted e.html", "zip-method m.html", "binary n.html"]]);
  const whole = zip([{ path: "a.html", data: "<a href=x>".repeat(100) }, page]);
  const data = new Uint8Array(await whole.zip.arrayBuffer());
  data.fill(0xff, 36, 44); // in the deflated bytes of the first
  const damaged = await read({ name: "x.zip", zip: new Blob([data]) });
  assert.deepEqual([damaged.pages, damaged.notes], [["index.html: a/"], ["unreadable a.html"]]);
});

await check("zip: every byte changed in turn ends with an answer", async () => {
  const good = new Uint8Array(await zip([page, { path: "a/b.html", data: "<a href=y>" }]).zip.arrayBuffer());
  for (let i = 0; i < good.length; i++) {
    for (const value of [0, 0xff, good[i] ^ 1]) {
      const bad = good.slice();
      bad[i] = value;
      const { notes, pages } = await read({ name: "x.zip", zip: new Blob([bad]) });
      assert.ok(notes.length + pages.length > 0, `byte ${i}`);
    }
  }
});

await check("zip: names in other encodings, and litter of systems", async () => {
  const { paths } = await read(zip([{ path: "caf.html", name: Uint8Array.of(0x63, 0xe9) }, { path: "é.html", flags: 0 }, { path: "__MACOSX/._x.html" }, { path: "a/.DS_Store" }, page]));
  assert.deepEqual(paths, ["cé", "é.html", "index.html"]);
  // Info-ZIP gives the name in UTF-8 beside one in the code page of DOS, with the checksum of that; Windows gives the latter alone.
  const dos = Uint8Array.of(0x82, 0x74, 0x82); // "été" in code page 437
  const beside = (crc) => [...u16(0x5455), ...u16(1), 0, ...u16(0x7075), ...u16(5 + 5), 1, ...u32(crc), ...bytes("été")];
  const named = await read(zip([{ path: "a", name: dos, system: 0 }, { path: "b", name: Uint8Array.of(0x63, 0x87, 0xff), system: 10 }, { path: "c", name: dos, system: 3, extra: beside(0x55154802) }, { path: "d", name: dos, system: 0, extra: beside(1) }]));
  assert.deepEqual([named.paths, named.notes], [["été", "cç\u00a0", "été", "été"], []]);
});

const file = (path, data) => ({ webkitRelativePath: path, name: path, size: data.length, arrayBuffer: async () => bytes(data).buffer });

await check("folder: files, with the encoding that a page says it has", async () => {
  const latin = { ...file("p/l.html", ""), size: 60, arrayBuffer: async () => Uint8Array.from('<meta charset="iso-8859-1"><a href="\xe9">', (c) => c.charCodeAt(0)).buffer };
  const { paths, pages } = await read({ name: "p", files: [file("p/index.html", "<a href=é>"), latin, { ...file("p/bad.html", ""), size: 1, arrayBuffer: () => Promise.reject(new Error("gone")) }] });
  assert.deepEqual([paths, pages], [["p/index.html", "p/l.html", "p/bad.html"], ["p/index.html: é", "p/l.html: é"]]);
});

/** Bytes, each a character. */
const octets = (text) => Uint8Array.from(text, (c) => c.charCodeAt(0));
const utf16 = (text) => [...text].map((c) => `${c}\0`).join("");

// Files with an é, in the encoding that browsers read them in, and what says which that is.
const ENCODINGS = [
  ["html", "no encoding", '<a href="\xc3\xa9">'],
  ["html", "a byte order mark and another name", '\xef\xbb\xbf<meta charset=iso-8859-1><a href="\xc3\xa9">'],
  ["html", "UTF-16 with a byte order mark", `\xff\xfe${utf16('<meta charset=utf-8><a href="é">')}`],
  ["html", "UTF-16 that is none", '<meta charset=utf-16le><a href="\xc3\xa9">'],
  ["html", "windows-1252", "<META data-x='>' CharSet = 'latin1' ><a href=\"\xe9\">"],
  ["html", "a type with an encoding", '<meta http-equiv=Content-Type content="text/html; charset = windows-1252"><a href="\xe9">'],
  ["html", "an encoding that a browser makes its own", '<meta charset=x-user-defined><a href="\xe9">'],
  ["html", "a description", '<meta name=description content="charset=latin1"><a href="\xc3\xa9">'],
  ["html", "a comment", '<!-- <meta charset=latin1> --><a href="\xc3\xa9">'],
  ["html", "a name that is none, and one that is", '<meta charset=no-such><meta charset=latin1><a href="\xe9">'],
  ["html", "names in two attributes", '<meta charset=latin1 charset=utf-8><a href="\xe9">'],
  ["html", "a name that comes too late", `${" ".repeat(1024)}<meta charset=latin1><a href="\xc3\xa9">`],
  ["css", "no encoding", "a{background:url(\xc3\xa9)}"],
  ["css", "@charset", '@charset "latin1";a{background:url(\xe9)}'],
  ["css", "@charset that is none", '@charset "utf-16le";a{background:url(\xc3\xa9)}'],
  ["css", "a byte order mark and @charset", '\xef\xbb\xbf@charset "latin1";a{background:url(\xc3\xa9)}'],
  ["css", "what only a page says", '/*<meta charset=latin1>*/a{background:url(\xc3\xa9)}'],
];

await check("encodings, in a folder and by site()", async () => {
  const api = await load({ wasm });
  for (const [format, name, text] of ENCODINGS) {
    const path = `p/x.${format}`;
    const { pages } = await read({ name: "p", files: [{ ...file(path, ""), size: text.length, arrayBuffer: async () => octets(text).buffer }] });
    assert.deepEqual(pages, [`${path}: é`], name);
    const { findings } = api.site([{ path, bytes: octets(text) }, { path: "index.html", text: "" }]);
    assert.deepEqual(findings.map(({ key }) => key), ["p/é"], name);
  }
});

await check("folder: one that cannot be listed is noted", async () => {
  const folder = (fullPath, ...answers) => ({ isFile: false, fullPath, createReader: () => ({ readEntries: (resolve, reject) => (answers.length > 0 ? resolve(answers.shift()) : reject(new Error("gone"))) }) });
  const data = { isFile: true, fullPath: "/p/a.html", file: (resolve) => resolve(file("a.html", "<a href=x>")) };
  const { paths, pages, notes } = await read({ name: "p", entries: [folder("/p", [data, folder("/p/closed")], [])] });
  assert.deepEqual([paths, pages, notes], [["p/a.html"], ["p/a.html: x"], ["unreadable p/closed"]]);
});

const pause = () => new Promise((resolve) => setTimeout(resolve));

await check("a reading that is stopped says no more", async () => {
  let told = 0;
  const stop = readSite({ name: "p", files: Array.from({ length: 500 }, (_, i) => file(`p/${i}.html`, "<a href=x>")) }, (message) => {
    if (message.formats) for (let i = message.from; i < message.to; i++) message.formats.push("html");
    if (++told === 5) stop();
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  assert.equal(told, 5);
});

await check("nor does one that waits for a file", async () => {
  const pageThat = (opens) => ({ files: [{ ...file("p/a.html", ""), arrayBuffer: opens }] });
  for (const [name, source] of Object.entries({
    listed: (answer) => ({ entries: [{ isFile: true, fullPath: "/p/a.html", file: (resolve) => answer.then(() => resolve(file("a.html", "<a href=x>"))) }] }),
    opened: (answer) => pageThat(() => answer.then(() => bytes("<a href=x>").buffer)),
    gone: (answer) => pageThat(() => answer.then(() => { throw new Error("gone"); })),
  })) {
    const told = [];
    let answer;
    const answered = new Promise((resolve) => { answer = resolve; });
    const stop = readSite({ name: "p", ...source(answered) }, (message) => {
      told.push(...Object.keys(message));
      message.formats?.push("html");
    });
    await pause(); // it waits
    stop();
    const before = told.length;
    answer();
    for (let i = 0; i < 20; i++) await pause();
    assert.deepEqual(told.slice(before), [], name);
  }
});

await check("nothing is handed over in one go: many files, or many links and names of one", async () => {
  const files = Array.from({ length: 3001 }, (_, i) => file(`p/${i}.txt`, ""));
  files.push(file("p/a.html", "<a href=x>".repeat(9000)), file("p/b.html", Array.from({ length: 5000 }, (_, i) => `<p id=i${i}>`).join("")), file("p/c.html", ""));
  const { paths, pages, parts, most } = await read({ name: "p", files });
  assert.deepEqual([paths.length, most], [3004, 4001]); // names are each after a NUL
  assert.deepEqual(parts, ["3001", "3001 more", "3001 more", "3002", "3002 more", "3003"]);
  assert.equal(pages.slice(0, 3).join(" ").match(/x/g).length, 9000);
});

/** An entry of what was dropped, as the File and Directory Entries API has it. */
const entryOf = (path, content) => (typeof content === "string"
  ? { isFile: true, fullPath: path, file: (done) => done(file(path, content)) }
  : { isFile: false, fullPath: path, createReader: () => {
    const all = Object.entries(content).map(([name, inside]) => entryOf(`${path}/${name}`, inside));
    return { readEntries: (done) => done(all.splice(0, 100)) };
  } });

await check("dropped: folders within folders, a hundred entries at a time", async () => {
  const many = Object.fromEntries(Array.from({ length: 250 }, (_, i) => [`p${i}.html`, "<a href=x>"]));
  const { paths, pages } = await read({ name: "site", entries: [entryOf("/site", { a: { b: { "c.html": "<a href=y>" } }, many, "index.html": "<a href=z>" })] });
  assert.deepEqual([paths.length, pages.length], [252, 252]);
  assert.ok(["site/a/b/c.html: y", "site/index.html: z", "site/many/p249.html: x"].every((page) => pages.includes(page)), pages.join());
});
