// Reads the directory of a zip archive (APPNOTE 6.3.10) and single files of it, as they
// are asked for. Nothing of an archive is believed: what it says is checked against its
// size, and what expands to more than it says, or to more than is read here, is cut off.

const END = 0x06054b50, END64 = 0x06064b50, LOCATOR64 = 0x07064b50, ENTRY = 0x02014b50, LOCAL = 0x04034b50;
const MOST_COMMENT = 0xffff;
const MOST_DIRECTORY = 256 << 20; // bytes
const FULL = 0xffffffff; // stands for a number that is in the field of zip64
const PORTION = 2000; // entries that are read at once

/** Throws what the reader of a site notes: a code, and perhaps nothing else. */
export class Unreadable extends Error {
  constructor(code) {
    super(code);
    this.code = code;
  }
}

const part = async (blob, start, end) => {
  if (!(start >= 0 && start <= end && end <= blob.size)) throw new Unreadable("zip-damaged");
  return new DataView(await blob.slice(start, end).arrayBuffer());
};

/** A number of eight bytes; those beyond 2^53 are outside of any file. */
const long = (view, at) => view.getUint32(at, true) + view.getUint32(at + 4, true) * 2 ** 32;

/** Where the directory is: { start, size, count, shift }; shift is how much stands before the archive. */
async function directoryOf(blob) {
  const from = Math.max(0, blob.size - MOST_COMMENT - 22);
  const tail = await part(blob, from, blob.size);
  for (let at = tail.byteLength - 22; at >= 0; at--) {
    if (tail.getUint32(at, true) !== END || at + 22 + tail.getUint16(at + 20, true) > tail.byteLength) continue;
    const end = { at: from + at, count: tail.getUint16(at + 10, true), size: tail.getUint32(at + 12, true), start: tail.getUint32(at + 16, true) };
    if (end.count === 0xffff || end.size === FULL || end.start === FULL) await read64(blob, end);
    end.shift = end.at - end.size - end.start;
    if (end.shift < 0 || end.size > MOST_DIRECTORY) throw new Unreadable("zip-none");
    return end;
  }
  throw new Unreadable("zip-none");
}

async function read64(blob, end) {
  if (end.at < 20) return;
  const locator = await part(blob, end.at - 20, end.at);
  if (locator.getUint32(0, true) !== LOCATOR64) return; // the numbers are meant as they are
  const at = long(locator, 8);
  const record = await part(blob, at, at + 56);
  if (record.getUint32(0, true) !== END64) throw new Unreadable("zip-damaged");
  Object.assign(end, { count: long(record, 32), size: long(record, 40), start: long(record, 48), at });
}

const utf8 = new TextDecoder("utf-8", { fatal: true });
const western = new TextDecoder("windows-1252");

/** The upper half of code page 437, which names of DOS and Windows are in (appendix D). */
const CP437 = "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0";

const UNIX = 3, DARWIN = 19; // the systems that a directory says it was made on

/** Names are in UTF-8, whether they say so or not, unless they cannot be. */
function nameOf(bytes, system) {
  try {
    return utf8.decode(bytes);
  } catch {
    if (system === UNIX || system === DARWIN) return western.decode(bytes);
    return Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : CP437[byte - 128])).join("");
  }
}

/** The name in UTF-8 that an extra field gives beside another one (4.6.9); null if it is of another name. */
function unicodeName(view, nameStart, nameEnd, extraEnd) {
  for (let i = nameEnd; i + 9 <= extraEnd; i += 4 + view.getUint16(i + 2, true)) {
    const end = i + 4 + view.getUint16(i + 2, true);
    if (view.getUint16(i, true) !== 0x7075 || view.getUint8(i + 4) !== 1 || end < i + 9 || end > extraEnd) continue;
    if (view.getUint32(i + 5, true) !== crc32(new Uint8Array(view.buffer, nameStart, nameEnd - nameStart))) continue;
    return new TextDecoder().decode(new Uint8Array(view.buffer, i + 9, end - i - 9));
  }
  return null;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  for (let k = 0; k < 8; k++) byte = (byte >>> 1) ^ (byte & 1 ? 0xedb88320 : 0);
  return byte >>> 0;
});

/** The checksum of bytes (4.4.7), which go on after others with that of before. */
function crc32(bytes, before = 0) {
  let crc = ~before;
  for (const byte of bytes) crc = (crc >>> 8) ^ TABLE[(crc ^ byte) & 255];
  return ~crc >>> 0;
}

/** The sizes and the place of an entry, those of zip64 in its extra field (4.5.3). */
function sizesOf(view, at, nameEnd, extraEnd) {
  const sizes = { crc: view.getUint32(at + 16, true), size: view.getUint32(at + 24, true), packed: view.getUint32(at + 20, true), local: view.getUint32(at + 42, true) };
  for (let i = nameEnd; i + 4 <= extraEnd; i += 4 + view.getUint16(i + 2, true)) {
    if (view.getUint16(i, true) !== 1) continue;
    let k = i + 4;
    for (const name of ["size", "packed", "local"]) {
      if (sizes[name] !== FULL) continue;
      if (k + 8 > Math.min(extraEnd, i + 4 + view.getUint16(i + 2, true))) throw new Unreadable("zip-damaged");
      sizes[name] = long(view, k);
      k += 8;
    }
  }
  return sizes;
}

/** Yields the entries of an archive, each { path, size, problem, open(most) }, and nothing after each portion. note is called with what is wrong. */
export async function* zipEntries(blob, note) {
  const { start, size, count, shift } = await directoryOf(blob);
  const view = await part(blob, start + shift, start + shift + size);
  let at = 0;
  let n = 0;
  for (; at + 46 <= view.byteLength && view.getUint32(at, true) === ENTRY; n++) {
    const nameEnd = at + 46 + view.getUint16(at + 28, true);
    const extraEnd = nameEnd + view.getUint16(at + 30, true);
    const end = extraEnd + view.getUint16(at + 32, true);
    if (end > view.byteLength) break;
    const system = view.getUint8(at + 5);
    const path = unicodeName(view, at + 46, nameEnd, extraEnd) ?? nameOf(new Uint8Array(view.buffer, at + 46, nameEnd - at - 46), system);
    const sizes = sizesOf(view, at, nameEnd, extraEnd);
    const flags = view.getUint16(at + 8, true), method = view.getUint16(at + 10, true);
    const unix = system === UNIX ? view.getUint32(at + 38, true) >>> 28 : 0;
    at = end;
    if (path.endsWith("/") || path.endsWith("\\")) continue;
    if (unix === 0xa) {
      note("symlink", path);
      continue;
    }
    const problem = flags & 1 ? "zip-encrypted" : method !== 0 && method !== 8 ? "zip-method" : null;
    yield { path, size: sizes.size, problem, open: (most) => contents(blob, { ...sizes, local: sizes.local + shift, method }, most, (code) => note(code, path)) };
    if (n % PORTION === 0) yield null;
  }
  if (n !== count) note("zip-damaged", "");
}

const SLACK = 1 << 20; // bytes that an entry may hold more than it says

/** The bytes of an entry, at most so many. Those of one that is not of the size that the directory says, or has another checksum, are given all the same, and noted. */
async function contents(blob, { local, packed, size, crc, method }, most, note) {
  const head = await part(blob, local, local + 30);
  if (head.getUint32(0, true) !== LOCAL) throw new Unreadable("unreadable");
  const start = local + 30 + head.getUint16(26, true) + head.getUint16(28, true);
  if (start + packed > blob.size) throw new Unreadable("unreadable");
  const raw = blob.slice(start, start + packed).stream();
  const found = await collected(method === 0 ? raw : raw.pipeThrough(new DecompressionStream("deflate-raw")), Math.min(size + SLACK, most));
  if (found.bytes.length !== size) note("zip-size");
  else if (found.crc !== crc) note("zip-checksum");
  return found.bytes;
}

/** What a stream holds, with its checksum; one that holds more than it may is a bomb. */
async function collected(stream, limit) {
  const reader = stream.getReader();
  const parts = [];
  let [length, crc] = [0, 0];
  for (;;) {
    const { done, value } = await reader.read().catch(() => { throw new Unreadable("unreadable"); });
    if (done) break;
    length += value.length;
    if (length > limit) {
      reader.cancel().catch(() => {});
      throw new Unreadable("zip-bomb");
    }
    crc = crc32(value, crc);
    parts.push(value);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of parts) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return { bytes, crc };
}
