package links

import "strings"

// Write returns another reference as it has to stand in the place of a link, so that it is
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
		if strings.ContainsAny(ref, " \t\f,;'\"()") {
			return "", false // what takes it apart there knows no escapes
		}
	case (strings.HasPrefix(name, "script ") || strings.HasPrefix(name, "register()")) && strings.ContainsAny(ref, "\"'`\\$<"):
		return "", false // what a literal ends at, or a template would put something in
	case e.Context.Data() && e.Writing == AsIs:
		if strings.ContainsAny(ref, " \t<>\"\\{}|^`") {
			return "", false // what JSON, Turtle and HTTP end a reference at, or escape
		}
	case name == "csv cell":
		if strings.ContainsAny(ref, ",;\t\"") {
			return "", false
		}
	}
	switch written = escape(ref); e.Writing {
	case AsMarkup:
		written = asMarkup(written)
	case InJSON:
		written = asJSON(written)
	}
	return written, true
}

// asJSON escapes what a string of JSON would end at or read otherwise (RFC 8259 §7).
func asJSON(ref string) string {
	return escaped(ref, func(c byte) string {
		if c == '"' || c == '\\' {
			return `\` + string(rune(c))
		}
		return ""
	})
}

// asMarkup escapes what an attribute would end at or read otherwise, including one without quotes.
func asMarkup(ref string) string {
	return escaped(ref, func(c byte) string {
		switch c {
		case '&':
			return "&amp;"
		case '"':
			return "&quot;"
		case '\'':
			return "&#39;"
		case '<':
			return "&lt;"
		case '>':
			return "&gt;"
		}
		return asSpace(c)
	})
}

func asSpace(c byte) string {
	switch c {
	case ' ':
		return "&#32;"
	case '\t':
		return "&#9;"
	case '\f':
		return "&#12;"
	}
	return ""
}

// asMarkdown escapes what ends a destination or is read otherwise in it (CommonMark §2.4, §2.5).
func asMarkdown(ref string) string {
	return escaped(ref, func(c byte) string {
		if strings.IndexByte(`\()<>&`, c) >= 0 {
			return `\` + string(c)
		}
		return asSpace(c)
	})
}

// asCSS escapes what ends url() or a string (CSS Syntax §4.3.7), and what would end the
// element that holds the style.
func asCSS(ref string) string {
	return escaped(ref, func(c byte) string {
		if c <= ' ' || strings.IndexByte(`"'()\<`, c) >= 0 {
			return `\0000` + hex[c>>4:c>>4+1] + hex[c&15:c&15+1] // six digits need no white space after them
		}
		return ""
	})
}

// escaped returns a text with some of its characters replaced. (A strings.Replacer would add
// 25 KB to the program.)
func escaped(text string, instead func(c byte) string) string {
	var b strings.Builder
	for i := range len(text) {
		if other := instead(text[i]); other != "" {
			b.WriteString(other)
		} else {
			b.WriteByte(text[i])
		}
	}
	return b.String()
}
