// Package chars is the character table: a page in French, printed with RFC 1738, that
// lists characters which are forbidden or risky in URLs, and says what to put in
// their place, and Safe, which does so with a text. It is advice, not grammar; the classes of the
// RFCs are in the packages of the dialects.
//
// The copy of the page has lost some of what it printed. Only the beginning
// is left of the cell that all reserved characters share ("Tous ces caractères (et
// seulement ceux-là) ont des significations réservées et :"). The backslash has
// no row, and RFC 1738 further down the same page has lost its backslash, too, so
// it may have been there once. It is not put back.
package chars

// Row is a row of the table, in the order of the page.
type Row struct {
	Char   byte   // in ASCII
	Key    string // names the row in word lists, after the character's English name
	Advice Advice // what to do with it
}

// Advice is the advice of the page on a character.
type Advice uint8

const (
	// NoAdvice is for characters that the page does not list.
	NoAdvice Advice = iota
	// Unsafe: "remove it, replace it by a neutral character, for example "_", or
	// encode it".
	Unsafe
	// Hyphen: encoding is right in theory; better replace it by a hyphen.
	Hyphen
	// Reserved: it has a meaning of its own, and is encoded where it is data.
	Reserved
	adviceCount
)

var adviceNames = [adviceCount]string{"none", "unsafe", "hyphen", "reserved"}

// String returns the name of the advice at public surfaces.
func (a Advice) String() string { return adviceNames[a] }

// rows is the table. What it prints beside a name is in the word lists.
var rows = [...]Row{
	{' ', "space", Hyphen},
	{'<', "less-than", Unsafe},
	{'>', "greater-than", Unsafe},
	{'\'', "apostrophe", Unsafe},
	{'#', "hash", Unsafe},
	{'%', "percent", Unsafe},
	{'{', "left-brace", Unsafe},
	{'}', "right-brace", Unsafe},
	{'|', "vertical-bar", Unsafe},
	{'"', "quotation-mark", Unsafe},
	{'^', "circumflex", Unsafe},
	{',', "comma", Unsafe},
	{'~', "tilde", Unsafe},
	{'[', "left-bracket", Unsafe},
	{']', "right-bracket", Unsafe},
	{'`', "grave", Unsafe},
	{'!', "exclamation-mark", Unsafe},
	{'$', "dollar", Unsafe},
	{'(', "left-parenthesis", Unsafe},
	{')', "right-parenthesis", Unsafe},
	{'*', "asterisk", Unsafe},
	{'+', "plus", Hyphen},
	{';', "semicolon", Reserved},
	{'/', "slash", Reserved},
	{'?', "question-mark", Reserved},
	{':', "colon", Reserved},
	{'@', "at", Reserved},
	{'=', "equals", Reserved},
	{'&', "ampersand", Reserved},
}

// Rows is the number of rows.
const Rows = len(rows)

// At returns row i, from 0.
func At(i int) Row { return rows[i] }

// Index returns the row of a character, or -1.
func Index(c byte) int {
	for i := range rows {
		if rows[i].Char == c {
			return i
		}
	}
	return -1
}

// Key names a printable ASCII character in word lists, including one that the table
// has no row for; "" for any other.
func Key(c byte) string {
	switch {
	case Index(c) >= 0:
		return rows[Index(c)].Key
	case c|0x20-'a' < 26:
		return "letter"
	case c-'0' < 10:
		return "digit"
	case c == '-':
		return "hyphen"
	case c == '.':
		return "dot"
	case c == '_':
		return "underscore"
	case c == '\\':
		return "backslash"
	}
	return ""
}

// AdviceFor returns the advice of the row of a character.
func AdviceFor(c byte) Advice {
	if i := Index(c); i >= 0 {
		return rows[i].Advice
	}
	return NoAdvice
}

// Encoding returns the percent-encoding of an octet, which the table prints for each
// row.
func Encoding(c byte) string {
	const upper = "0123456789ABCDEF"
	return string([]byte{'%', upper[c>>4], upper[c&0xF]})
}
