package export

import (
	"strings"
	"unicode/utf8"

	"uriplayground/web/page"
)

// markdownTable writes a heading and a table (GitHub Flavored Markdown §4.10).
func markdownTable(o *output, t *page.Table) {
	o.put("### ", markdownSentence(t.Title, false), "\n\n|")
	for _, head := range t.Heads {
		o.put(" ", markdownSentence(head, true), " |")
	}
	o.put("\n|", markup(strings.Repeat(" --- |", len(t.Heads))), "\n")
	for i, row := range t.Rows {
		if i > 0 {
			o.put("\n")
		}
		o.put("|")
		for _, c := range row.Cells {
			cell := markdownSentence(c.Text, true)
			if c.Code {
				cell = markdownCode(c.Text, true)
			}
			o.put(" ", cell, " |")
		}
	}
	o.put("\n\n")
}

// markdownCode returns a URI, or a part of one: a code span (CommonMark §6.1), so that
// nothing in it means anything. A table ends its cells at "|" even there, unless a
// backslash is before it; a backslash before that one would be read differently by
// different programs, so there the code is parted.
func markdownCode(text string, table bool) markup {
	text = page.Visible(text)
	var parts output
	for table {
		before, after, found := strings.Cut(text, `\|`)
		if !found {
			break
		}
		parts.put(codeSpan(before+`\`, table), "&#124;")
		text = after
	}
	parts.put(codeSpan(text, table))
	return parts.markup()
}

// codeSpan returns a text between backquotes, one more than there are in a row within.
// A space on both sides is not part of the code; how many spaces alone are is read
// differently.
func codeSpan(text string, table bool) markup {
	if strings.Trim(text, " ") == "" {
		return markup(strings.Repeat("&#32;", len(text)))
	}
	longest, row := 0, 0
	for i := range len(text) {
		if row++; text[i] != '`' {
			row = 0
		}
		longest = max(longest, row)
	}
	fence := strings.Repeat("`", longest+1)
	first, last := text[0], text[len(text)-1]
	if first == '`' || last == '`' || first == ' ' && last == ' ' {
		text = " " + text + " "
	}
	if table {
		text = strings.ReplaceAll(text, "|", `\|`)
	}
	return markup(fence + text + fence)
}

// markdownSentence returns words of ours, perhaps with a visitor's text in them. A word
// that could be more than a word in any dialect of Markdown is code: not only what
// has a mark in it, but also what is made a link without any.
func markdownSentence(text string, table bool) markup {
	text = page.VisibleSentence(text)
	var out output
	for {
		end := strings.IndexAny(text, spaces)
		if end < 0 {
			out.put(markdownWord(text, table))
			return out.markup()
		}
		_, width := utf8.DecodeRuneInString(text[end:])
		out.put(markdownWord(text[:end], table), markup(text[end:end+width]))
		text = text[end+width:]
	}
}

const (
	spaces    = " \u00a0\u202f" // of a sentence
	wordOpens = `("'“‘«`
	wordStops = `)"'”’»,;:.?!…`
)

// markdownWord returns a word with the punctuation around it.
func markdownWord(word string, table bool) markup {
	inner := strings.TrimLeft(word, wordOpens)
	opens := word[:len(word)-len(inner)]
	inner = strings.TrimRight(inner, wordStops)
	if isWord(inner) {
		return markup(word)
	}
	return markup(opens) + markdownCode(inner, table) + markup(word[len(opens)+len(inner):])
}

// isWord reports whether no program that reads Markdown sees anything but a word: a
// link, a mention, an emoji, a formula.
func isWord(text string) bool {
	for i := range len(text) {
		c, next, after := text[i], byteAt(text, i+1), byteAt(text, i+2)
		switch {
		case c|0x20 == 'w' && next|0x20 == 'w' && after|0x20 == 'w' && byteAt(text, i+3) == '.':
			return false
		case isLetter(c), '0' <= c && c <= '9', strings.IndexByte("-+%,;?!'()\"", c) >= 0:
		case c == '.' && !(isLetter(next) && (isLetter(after) || after == '-' || '0' <= after && after <= '9')):
		case c == '/' && i > 0 && next != '/':
		default:
			return false
		}
	}
	return true
}

// isLetter reports whether a byte is a letter, or a part of a character beyond ASCII.
func isLetter(c byte) bool { return c >= utf8.RuneSelf || 'a' <= c|0x20 && c|0x20 <= 'z' }

// byteAt returns a byte of a text, or 0 after its end.
func byteAt(text string, i int) byte {
	if i < len(text) {
		return text[i]
	}
	return 0
}
