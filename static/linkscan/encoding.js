// How the bytes of a page or a style sheet are read as text, as browsers do it.

const SNIFFED = 1024; // bytes at the beginning of a page that are looked at (HTML Standard §13.2.3.2)

const BOMS = [[/^\xef\xbb\xbf/, "utf-8"], [/^\xfe\xff/, "utf-16be"], [/^\xff\xfe/, "utf-16le"]];

const headOf = (bytes) => new TextDecoder("latin1").decode(bytes.subarray(0, SNIFFED));
const bomOf = (head) => BOMS.find(([mark]) => mark.test(head))?.[1];

/** Reports whether bytes are no text. */
export function isBinary(bytes) {
  const head = headOf(bytes);
  return head.includes("\0") && !bomOf(head);
}

/** The text of a page or a style sheet. A byte order mark counts more than what it says of itself (Encoding Standard §6); else it is UTF-8. */
export function textOf(bytes, format) {
  const head = headOf(bytes);
  const decoder = decoderOf(bomOf(head)) ?? (format === "css" ? ofSheet(head) : format === "xhtml" || format === "epub" ? ofXML(head) : ofPage(head)) ?? new TextDecoder();
  return decoder.decode(bytes);
}

/** The decoder of a label; null if it is none. */
function decoderOf(label) {
  try {
    return label ? new TextDecoder(label) : null;
  } catch {
    return null;
  }
}

/** The decoder that a text names for itself. What names one in ASCII is not UTF-16. */
function named(label) {
  const decoder = decoderOf(label);
  if (decoder?.encoding.startsWith("utf-16")) return new TextDecoder();
  return decoder ?? (/^\s*x-user-defined\s*$/i.test(label) ? new TextDecoder("windows-1252") : null);
}

/** What @charset names (CSS Syntax §3.2). */
const ofSheet = (head) => named(/^@charset "([^"]*)";/.exec(head)?.[1]);

/** What the XML declaration names (XML 1.0 §4.3.3). */
const ofXML = (head) => named(/^<\?xml\s[^>]*?encoding\s*=\s*["']([^"']+)/.exec(head)?.[1]);

/** What the first <meta> that names an encoding names (HTML Standard §13.2.3.2, prescan). */
function ofPage(head) {
  for (const [, meta] of head.matchAll(/<!--(?:-?>|[^]*?(?:-->|$))|<meta[\s/]((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi)) {
    const attributes = new Map();
    for (const [, name, ...values] of (meta ?? "").matchAll(/([^\s/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'][^\s]*)))?/g)) {
      const key = name.toLowerCase();
      if (!attributes.has(key)) attributes.set(key, values.find((value) => value !== undefined) ?? "");
    }
    const isType = /^content-type$/i.test(attributes.get("http-equiv"));
    const label = attributes.get("charset") ?? (isType ? charsetIn(attributes.get("content")) : undefined);
    const decoder = label === undefined ? null : named(label);
    if (decoder) return decoder;
  }
  return null;
}

/** The encoding in the content of <meta http-equiv=content-type>. */
function charsetIn(content = "") {
  const values = /charset\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s;"']+))/i.exec(content);
  return values?.slice(1).find((value) => value !== undefined);
}
