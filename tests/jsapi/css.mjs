// What is a URL in a style sheet, by the tokens of CSS Syntax 3: cases in the shape of
// css-parsing-tests, in the order of its sections, and the same in HTML's <style> and style.
import { assert, check, numbers, site } from "./checks.mjs";

const { scanLinksNow } = await import(new URL("linkscan.js", site));
const refs = (source, format = "css") => scanLinksNow(source, format).links.map(({ ref }) => ref);

const CASES = [
  // §3.3: NUL and lone surrogates are U+FFFD, which is a character like any other
  ["url(a\0b)", ["a\ufffdb"]], ["u\0rl(x) url(y)", ["y"]], ["url('\0')", ["\ufffd"]], ["url(\ud800)", ["\ufffd"]], ["url(\u{1f600})", ["\u{1f600}"]], ["@import '\udc00';", ["\ufffd"]], ["\0url(x)", []],
  // §4.3.2: comments stand between tokens and not in one
  ["/* url(x) */url(y)", ["y"]], ["url(/*x*/y)", ["/*x*/y"]], ["u/**/rl(x)", []], ["url/**/(x)", []], ["/* url(x)", []], ["/**/url(x)", ["x"]], ["@import/**/'a';", ["a"]], ["@imp/**/ort 'a';", []], ["a/* ' */url(x)/* ' */", ["x"]], ["/*/ url(x) */url(y)", ["y"]],
  // §4.3.3 and §4.3.12: a name after a number is its unit; one after # or @ begins no function
  ["1url(x)", []], ["1e3url(x)", []], [".5url(x)", []], ["+1url(x)", []], ["1\\75rl(x)", []], ["1 url(x)", ["x"]], ["#url(x)", []], ["@url(x)", []], ["#\\75rl(x)", []], [".url(x)", ["x"]], ["-url(x)", []], ["--url(x)", []], ["a:url(x)", ["x"]], ["aurl(x)", []], ["éurl(x)", []], ["url (x)", []], ["+url(x)", ["x"]],
  ["<!--url(x)", ["x"]], ["-->url(x)", ["x"]], ["<!-- url(x) -->", ["x"]], ["!url(x)", ["x"]], ["a|url(x)", ["x"]],
  // §4.3.4: what a name with a bracket begins
  ["URL(x)", ["x"]], ["uRl( x )", ["x"]], ["url( 'x' )", ["x"]], ["url(\"x\")", ["x"]], ["url(\n\t'x'\n)", ["x"]], ["url('x' y)", ["x"]], ["url('x'y(z))url(w)", ["x", "w"]], ["url()", [""]], ["url(  )", [""]], ["url('')", [""]], ["url(", [""]], ["url( ", [""]], ["src('x')", ["x"]], ["src(x)", []],
  // §4.3.4 and §4.3.11: names with escapes
  ["u\\72l(x)", ["x"]], ["\\75\\72\\6c(x)", ["x"]], ["\\000075 rl(x)", ["x"]], ["\\75\nrl(x)", ["x"]], ["\\75\r\nrl(x)", ["x"]], ["\\75  rl(x)", []], ["u\\rl(x)", ["x"]], ["ur\\l(x)", ["x"]], ["u\\72\tl('x')", ["x"]], ["\\\\72 url(x)", ["x"]], ["\\url(x)", ["x"]], ["u\\\nrl(x)", []], ["\\0075rl(x)", ["x"]],
  ["@\\69mport 'x';", ["x"]], ["@im\\70 ort\"x\"", ["x"]], ["@imp\\ort 'x'", ["x"]], ["@import\\ 'x'", []], ["\\@import 'x'", []], ["\\@ur\\l(x)", []], ["i\\6d age-set('x' 1x)", ["x"]], ["@names\\70 ace 'x'; @import 'y';", ["y"]],
  // §4.3.5: strings, and bad ones, which a line ends
  ["url('a\nb') url(c)", []], ["url('a\nb) url(c)", ["c"]], ["url(\"a\rb) url(c)", ["c"]], ["url('a\fb) url(c)", ["c"]], ["@import 'a\n'b'; url(c)", ["c"]], ["url('a\\\nb')", ["ab"]], ["url('a\\\r\nb')", ["ab"]], ["url('a\\\fb')", ["ab"]], ["url('a", ["a"]], ["url('a\\", ["a"]], ["url('a\\'b')", ["a'b"]], ["url('a\\27 b')", ["a'b"]], ["url('a)b')", ["a)b"]], ["url('a\\29\nb')", ["a)b"]], ["url('a\\29\r\nb')", ["a)b"]], ["'url(x)'", []], ["'\\' url(x)", []], ["url('\u0001')", ["\u0001"]],
  // §4.3.6: url tokens, and what makes a bad one
  ["url(x\u0001) url(y)", ["y"]], ["url(\u0008)url(y)", ["y"]], ["url(\u000b)url(y)", ["y"]], ["url(\u000e)url(y)", ["y"]], ["url(\u001f)url(y)", ["y"]], ["url(\u007f)url(y)", ["y"]], ["url(\u0080)", ["\u0080"]], ["url(x\u0001", []],
  ["url(a b)url(y)", ["y"]], ["url(a'b)url(y)", ["y"]], ["url(a\"b)url(y)", ["y"]], ["url(a(b)url(y)", ["y"]], ["url(a'b\n'c)url(y)", ["y"]], ["url(\n a \n)", ["a"]], ["url(a\n", ["a"]], ["url(a\f)", ["a"]], ["url(a\tb)url(y)", ["y"]], ["url(a,b;c{d}e[f])", ["a,b;c{d}e[f]"]], ["url(<!--x-->)", ["<!--x-->"]],
  // §4.3.7 and §4.3.8: escapes; none begins at the end of a line, and one at the end of the sheet is U+FFFD
  ["url(a\\", ["a\ufffd"]], ["url(\\", ["\ufffd"]], ["url(a\\)b)", ["a)b"]], ["url(a\\29 b)", ["a)b"]], ["url(a\\29\r\nb)", ["a)b"]], ["url(a\\000029b)", ["a)b"]], ["url(a\\ b)", ["a b"]], ["url(a\\0 b)", ["a\ufffdb"]], ["url(a\\110000 b)", ["a\ufffdb"]], ["url(a\\d800 b)", ["a\ufffdb"]], ["url(a\\1f600 b)", ["a\u{1f600}b"]],
  ["url(a\\\nb)url(y)", ["y"]], ["url(a\\\rb)url(y)", ["y"]], ["url(a\\\fb)url(y)", ["y"]], ["url(a\\\u{1f600})", ["a\u{1f600}"]], ["url(a\\41)", ["aA"]], ["url(a\\4", ["a\u0004"]], ["url(\\1 )", ["\u0001"]],
  // §4.3.14: the remnants of a bad url end at the first bracket that is not escaped
  ["url(a b\\)c)url(y)", ["y"]], ["url(a b\\)url(y)", []], ["url(a 'b)c')url(y)", []], ["url(a b\\\n)url(y)", ["y"]], ["url(a b\\\\)url(y)", ["y"]], ["url(a (b)c)url(y)", ["y"]], ["url(a b\\29)url(y)", ["y"]], ["url(a b/*)*/url(y)", ["y"]], ["url(a b", []], ["url(a b\\", []],
];

await check("tokens of CSS Syntax 3", () => {
  for (const [source, want] of CASES) {
    assert.deepEqual(refs(source), want, JSON.stringify(source));
    assert.deepEqual(refs(`a { b: c }\n${source}`), want, JSON.stringify(source));
  }
});

await check("the same in HTML", () => {
  for (const [source, want] of CASES) {
    if (/[\0\r\ud800-\udfff]|<!--/u.test(source)) continue; // which HTML reads itself
    assert.deepEqual(refs(`<style>${source}</style>`, "html"), want, JSON.stringify(source));
    const value = source.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    assert.deepEqual(refs(`<p style="${value}">`, "html"), want, JSON.stringify(source));
  }
});

/** All URLs of a sheet, by the steps of CSS Syntax 3 §4.3, a character at a time. */
function literal(sheet) {
  const input = Array.from(sheet.replace(/\r\n|[\r\f]/g, "\n").replace(/[\0\ud800-\udfff]/gu, "\ufffd"));
  const found = [];
  const open = [];
  let at = 0;
  let imports = false; // the token before, other than white space and comments, was @import
  const name = (c) => c !== undefined && (/[-\w]/.test(c) || c >= "\u0080");
  const escape = (i) => input[i] === "\\" && input[i + 1] !== "\n";
  const space = (c) => c === " " || c === "\n" || c === "\t";
  const escaped = () => { // after the backslash
    let hex = "";
    while (hex.length < 6 && /[\da-f]/i.test(input[at] ?? "")) hex += input[at++];
    if (!hex) return input[at++] ?? "\ufffd";
    if (space(input[at])) at++;
    const code = parseInt(hex, 16);
    return String.fromCodePoint(code === 0 || code > 0x10ffff || (code >= 0xd800 && code < 0xe000) ? 0xfffd : code);
  };
  const word = () => {
    let text = "";
    for (;;) {
      if (name(input[at])) text += input[at++];
      else if (escape(at) && at < input.length) at++, text += escaped();
      else return text;
    }
  };
  const string = () => {
    const quote = input[at++];
    for (let text = ""; ; ) {
      const c = input[at];
      if (c === undefined || c === quote) return at++, text;
      if (c === "\n") return null;
      at++;
      if (c !== "\\") text += c;
      else if (input[at] === "\n") at++;
      else if (at < input.length) text += escaped();
    }
  };
  const remnants = () => {
    for (; at < input.length && input[at] !== ")"; ) if (escape(at)) at++, escaped(); else at++;
    at++;
  };
  const url = () => {
    for (let text = ""; ; ) {
      const c = input[at];
      if (c === ")" || c === undefined) return at++, found.push(text);
      if (space(c)) {
        while (space(input[at])) at++;
        if (input[at] === ")" || at >= input.length) return at++, found.push(text);
        return remnants();
      }
      if (/["'(\x01-\x08\v\x0e-\x1f\x7f]/.test(c) || (c === "\\" && !escape(at))) return remnants();
      at++;
      text += c === "\\" ? escaped() : c;
    }
  };
  while (at < input.length) {
    const c = input[at];
    const was = imports;
    imports = false;
    if (c === "/" && input[at + 1] === "*") {
      for (at += 2; at < input.length && !(input[at] === "*" && input[at + 1] === "/"); ) at++;
      at += 2;
      imports = was;
    } else if (space(c)) at++, imports = was;
    else if (c === '"' || c === "'") {
      const text = string();
      if (text !== null && (was || open.at(-1))) found.push(text);
    } else if (c === "(") open.push(false), at++;
    else if (c === ")") open.pop(), at++;
    else if (input.slice(at, at + 4).join("") === "<!--") at += 4;
    else if (input.slice(at, at + 3).join("") === "-->") at += 3;
    else if (/[@#]/.test(c) && (name(input[at + 1]) || escape(at + 1))) {
      at++;
      imports = word().toLowerCase() === "import" && c === "@";
    } else if (name(c) || escape(at)) {
      const text = word().toLowerCase();
      if (input[at] !== "(") continue;
      at++;
      if (text !== "url") open.push(/^(?:src|image|(?:-webkit-)?image-set)$/.test(text));
      else {
        let next = at;
        while (space(input[next])) next++;
        if (/["']/.test(input[next] ?? "")) {
          at = next;
          open.push(false);
          const string_ = string();
          if (string_ !== null) found.push(string_);
        } else at = next, url();
      }
    } else at++;
  }
  return found;
}

await check("the same as the steps of CSS Syntax 3 at random", () => {
  for (const [source, want] of CASES) if (!/namesp|names\\/.test(source)) assert.deepEqual(literal(source), want, JSON.stringify(source));
  const random = numbers(20261127);
  const parts = ["url(", "u\\72l(", "\\75", "rl(", "src(", "image-set(", "(", ")", "'", '"', "\\", "\n", "\r\n", "\r", "\f", " ", "/*", "*/", "@import", "@import ", "#", "@", "x", "1", "-", "\0", "\u0001", "\u007f", "\u{1f600}", "\ud800", "é", "\\29 ", "\\29", ";", "{", "<!--", "-->", "\t"];
  for (let n = 0; n < 20_000; n++) {
    const source = Array.from({ length: 1 + random(12) }, () => parts[random(parts.length)]).join("");
    assert.deepEqual(refs(source), literal(source), JSON.stringify(source));
  }
});
