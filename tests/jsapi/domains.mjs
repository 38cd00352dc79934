// Domains that are mapped to what no domain may have, and what the URL Standard says of them: in each
// runtime, since the program leaves the mapping to its URL.

// Characters that are mapped to forbidden domain code points, or to more than one: full-width and small
// forms, spaces of all sorts, accents that stand on a space, ligatures.
const MAPPED = [..."％﹪／？﹖＃﹟：﹕＠﹫＜﹤＞﹥［］＼﹨＾｜", ..."\u00a0\u2003\u202f\u3000", ..."´¨¯¸˘˙ͺ΄῀‗‾", ..."℀℁℅℆⁇⁈⁉⩴︓︖"];
const AROUND = [(c) => c, (c) => `${c}com`, (c) => `${c}41.com`, (c) => `${c}４１.com`, (c) => `a${c}2e.b`, (c) => `é${c}2e`, (c) => `a.b${c}`, (c) => `${c}25${c}`, (c) => `a${c}2Ab`];

// A domain and its host; null for failure.
const DOMAINS = [
  ...MAPPED.flatMap((c) => AROUND.map((around) => [around(c), null])),
  ["é%2541", null], ["é%25%34%31", null], ["%EF%BC%8541.com", null], ["%ef%b9%aa２e", null], ["é%2525", null], ["ａ%25", null],
  ["ａ.com", "a.com"], ["４１.com", "41.com"], ["é", "xn--9ca"], ["ａ。b", "a.b"], ["１２７.1", "127.0.0.1"], ["ａ\u00adb", "ab"],
  ["≮", "xn--gdh"], ["＜\u0338", "xn--gdh"], ["﹥\u0338", "xn--hdh"], ["！（），；＝", "!(),;="],
];
// What Firefox refuses, unless it is written in ASCII.
const REFUSED = [["＄＆＊＋", "$&*+"], ["＿～｀｛｝＇＂", "_~`{}'\""]];

// departing is the answers of a program that are not what the standard says.
export function departing({ parse, resolve }) {
  const wrong = [];
  for (const [domain, host] of [...DOMAINS, ...(globalThis.navigator?.userAgent.includes("Firefox") ? [] : REFUSED)]) {
    const want = host === null ? null : `http://${host}/`;
    const got = [parse(`http://${domain}`, { dialect: "url" }).href, resolve("http://h", `//${domain}`, { dialect: "url" }).target];
    if (got.some((answer) => answer !== want)) wrong.push(`${domain}: ${got}, want ${want}`);
  }
  return wrong;
}
