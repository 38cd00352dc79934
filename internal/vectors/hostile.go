package vectors

import (
	"math/rand/v2"
	"strings"
)

// hostile is texts that a format of documents would take for more than text, unless
// they are escaped: each breaks out of one that is escaped too little.
var hostile = []string{
	// Markdown: links, images, raw HTML, autolinks, and ends of code spans and cells.
	"a`[c](javascript:alert(1))", "``a``[c](javascript:alert(1))", "`", "``", "```", "a`", "`a", " `a` ", "`` ` ``", "a``b`c```d",
	"[c](javascript:alert(1))", "![x](http://evil.example/beacon)", "[a]: javascript:alert(1)", "[a][b]", "[^1]", "<http://evil.example/>",
	"<javascript:alert(1)>", "http://evil.example/", "https://evil.example/?a=b|c", "www.evil.example", "WWW.evil.example", "evil.example", "//evil.example/", "ftp://evil.example/",
	"mailto:a@evil.example", "xmpp:a@evil.example", "a@evil.example", "(a@evil.example)", "“http://evil.example/”", "@everyone", "#123", "GH-1", "owner/name#1",
	":smile:", "$x$", "~~a~~", "**a**", "__a__", "*a", "_a_", "a*b*c", "==a==", "H~2~O", "x^2^", "***", "---", "===", "- a", "+ a", "1. a", "# a", "a #", "### a ###", "> a", "    a", "\ta",
	"a|b", `a\|b`, `a\\|b`, `\|`, `\`, `a\`, `\\`, "|", "||", "| --- |", "a`|`b", "a`\\|`b", "`\\", "a\\`b", "&lt;b&gt;", "&#60;b&#62;", "&amp;", "&#x26;", "&copy;", "&",
	"a  \nb", "a\n\n# b", "a\r\nb", "\n", "\n```\n", "- [ ] a", "[x] a", "{{a}}", "{% a %}", "{#a}", "{:a}", "[[a]]", "<!-- a -->", "]]>", "<?a?>", "<![CDATA[a]]>",
	// HTML: elements, ends of elements, attributes.
	"<img src=http://evil.example/>", "<img src=x onerror=alert(1)>", "<script>alert(1)</script>", "</script><script>alert(1)</script>", "<svg onload=alert(1)>", "<a href=javascript:alert(1)>x</a>",
	"</code></td></tr></table><img src=x>", "</caption><b>", "\"><img src=x>", "' onclick='alert(1)", "<b", "<", ">", "\"", "'", "<\x00b>", "<!DOCTYPE a>", "</textarea>", "<iframe srcdoc='<b>'>",
	// CSV: formulas, and those of programs that part at other signs.
	"=cmd|' /C calc'!A0", "+cmd|x", "-1+1", "@SUM(1)", "\t=1", "\r=1", "\n=1", "x;=cmd|x", "x;\"=cmd|x\"", "x; =1", "x;\t=1", "x\t=1", "x\r=1", "x\n=1", "x,=1", "\";=1", "\"=1", "\",=1", "'=1", "''=1", "x;'=1",
	"＝1", "＋1", "－1", "＠1", "x;＝1", " =1", "\u00a0=1", "\u3000＝1", "=HYPERLINK(\"http://evil.example\")", "a;b", ";", ";;=", "=", "a\"b", "\"\"", "\"", "a,b", ",", "﹣1", "−1", "=1;=2;=3",
	// LaTeX: commands, comments, groups, ends of cells and rows.
	`\input{/etc/passwd}`, `\write18{id}`, "%", "a % b", "a & b", "a_b^c", "$$", "#1", "{", "}", "{}", "~", `\\`, `\\[1cm]`, "[1cm]", "*", "--", "---", "-", ",,", "?`", "!`", "<<", ">>", "''", "^^41", `\end{tabular}`, "\\%", "\"a", "|", "[a", "*a",
	// Characters that are not seen, that reorder others, or that XML does not allow.
	"a\u202eb", "\u2066a\u2069", "a\u200bb", "\u3164", "\u2800", "a\u034fb", "a\ufe0f", "\U000e0041\U000e007f", "\u115f", "\u17b4", "\uffa0", "a\U000e0101", "a\ufffeb", "a\uffffb", "\ufdd0", "\U0001ffff",
	"\x00", "\x01", "\x0b", "\x1b[31m", "\x7f", "\u0085", "\u009b", "\u2028", "\u2029", "\ufeff", "\u00ad", "\u061c", "\u2065", "\ufff9", "\xff", "\xc3", "\xed\xa0\x80", "\xed\xbf\xbf", "\u00a0", "\u3000", "\u2003",
	"a\u0301", "\u0600", "\U0001f469\u200d\U0001f680", "é", "한국어", "العربية", "日本語", " ", "  ", " a", "a ", "",
}

// pieces is what Hostile puts together.
var pieces = append([]string{
	"a", "b c", "http://", "javascript:", "evil.example", "www.", "@", "://", "/../", "?q=", "#f", "%3C", "%", "`", "``", "|", `\`, `\|`, "[", "](", ")", "![", "<", ">", "</", "&", ";", ",", "\"", "'", "=", "+", "-", "＝",
	"\n", "\r", "\t", "\x00", "\x0c", " ", "  ", "{", "}", "$", "_", "*", "~", "^", "#", ":", ".", "\u202e", "\u200b", "\u3164", "\ufe0f", "\uffff", "\xed\xa0\xbd", "\xfe", "é", "😀", "€",
}, hostile...)

// Hostile returns n texts, those that were thought up before those that are put together
// by chance, which are the same each time.
func Hostile(n int) []string {
	list := append([]string(nil), hostile...)
	for random := rand.New(rand.NewPCG(1, 2)); len(list) < n; {
		var text strings.Builder
		for range 1 + random.IntN(6) {
			text.WriteString(pieces[random.IntN(len(pieces))])
		}
		list = append(list, text.String())
	}
	return list[:n]
}
