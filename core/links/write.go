package links

import (
	"strings"
)

// Write is another reference as it has to stand in the place of a link, so that it is
// read there as it is; ok is false if it cannot be written there.
func (e *Entry) Write(ref string) (written string, ok bool) {
	if e.Writing == Never || ref == "" || strings.ContainsAny(ref, "\x00\r\n") {
		return "", false
	}
	escape := func(text string) string { return text }
	switch name := e.Context.String(); {
	case name == "style url()", name == "css url()", name == "css @import":
		escape = asCSS
	case name == "markdown autolink", e.Context == Plain && e.Writing == AsIs:
		if strings.ContainsAny(ref, " \t<>\"\\") {
			return "", false
		}
	case strings.HasPrefix(name, "markdown "):
		escape = asMarkdown
	case strings.HasSuffix(name, "cset"), name == "a ping", name == "meta refresh":
		if ref == "" || strings.ContainsAny(ref, " \t\f,;'\"()") {
			return "", false // what takes it apart there knows no escapes
		}
	case e.Context.Data() && e.Writing == AsIs:
		if strings.ContainsAny(ref, " \t<>\"\\{}|^`") {
			return "", false // what JSON, Turtle and HTTP end a reference at, or escape
		}
	case name == "csv cell":
		if strings.ContainsAny(ref, ",;\t\"") {
			return "", false
		}
	}
	if written = escape(ref); e.Writing == AsMarkup {
		written = markup.Replace(written)
	}
	return written, true
}

// markup is what an attribute would end at or read otherwise, also one without quotes.
var markup = strings.NewReplacer(
	"&", "&amp;", `"`, "&quot;", "'", "&#39;", "<", "&lt;", ">", "&gt;",
	" ", "&#32;", "\t", "&#9;", "\f", "&#12;",
)

// asMarkdown escapes what ends a destination or is read otherwise in it (CommonMark §2.4, §2.5).
func asMarkdown(ref string) string { return markdown.Replace(ref) }

var markdown = strings.NewReplacer(
	`\`, `\\`, "(", `\(`, ")", `\)`, "<", `\<`, ">", `\>`, "&", `\&`, " ", "&#32;", "\t", "&#9;", "\f", "&#12;",
)

// asCSS escapes what ends url() or a string (CSS Syntax §4.3.7), and what would end the
// element that holds the style.
func asCSS(ref string) string {
	var b strings.Builder
	for _, r := range ref {
		if r <= ' ' || strings.ContainsRune(`"'()\<`, r) {
			b.WriteString(`\0000` + hex[r>>4:r>>4+1] + hex[r&15:r&15+1]) // six digits need no white space after them
		} else {
			b.WriteRune(r)
		}
	}
	return b.String()
}
