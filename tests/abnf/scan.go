package abnf

import "strings"

type tokenKind uint8

const (
	endToken    tokenKind = iota
	nameToken             // a rule name
	stringToken           // the text between quotes
	proseToken            // the text between < and >
	rangeToken            // what follows %x
	countToken            // a decimal number
	markToken             // one of = / * ( ) [ ]
	badToken              // anything else
)

type token struct {
	kind tokenKind
	text string
	at   int // offset in the grammar, for messages
}

// scan cuts a grammar into tokens. White space and comments separate tokens
// and mean nothing else here: a rule ends where the next "name =" begins.
func scan(text string) []token {
	var tokens []token
	for i := skip(text, 0); i < len(text); i = skip(text, i) {
		t, width := scanToken(text[i:])
		t.at = i
		tokens = append(tokens, t)
		i += width
	}
	return append(tokens, token{kind: endToken, at: len(text)})
}

// skip returns the offset of the next token at or after i.
func skip(text string, i int) int {
	for i < len(text) {
		switch text[i] {
		case ' ', '\t', '\r', '\n':
			i++
		case ';':
			i += span(text[i:], func(c byte) bool { return c != '\n' })
		default:
			return i
		}
	}
	return i
}

func scanToken(s string) (token, int) {
	switch c := s[0]; {
	case isLetter(c):
		return lexeme(nameToken, s, span(s, isNameByte))
	case isDigit(c):
		return lexeme(countToken, s, span(s, isDigit))
	case c == '"':
		return delimited(stringToken, s, '"')
	case c == '<':
		return delimited(proseToken, s, '>')
	case strings.HasPrefix(s, "%x"):
		t, width := lexeme(rangeToken, s[2:], span(s[2:], isRangeByte))
		return t, width + 2
	case strings.IndexByte("=/*()[]", c) >= 0:
		return lexeme(markToken, s, 1)
	}
	return lexeme(badToken, s, 1)
}

func lexeme(kind tokenKind, s string, width int) (token, int) {
	return token{kind: kind, text: s[:width]}, width
}

// delimited returns the token up to the closing delimiter, without the delimiters.
func delimited(kind tokenKind, s string, closing byte) (token, int) {
	end := strings.IndexByte(s[1:], closing)
	if end < 0 {
		return lexeme(badToken, s, 1)
	}
	return token{kind: kind, text: s[1 : 1+end]}, end + 2
}

// span returns the length of the longest prefix of s whose bytes all satisfy ok.
func span(s string, ok func(byte) bool) int {
	i := 0
	for i < len(s) && ok(s[i]) {
		i++
	}
	return i
}

func isLetter(c byte) bool    { return 'a' <= c|0x20 && c|0x20 <= 'z' }
func isDigit(c byte) bool     { return '0' <= c && c <= '9' }
func isNameByte(c byte) bool  { return isLetter(c) || isDigit(c) || c == '-' }
func isRangeByte(c byte) bool { return isDigit(c) || 'a' <= c|0x20 && c|0x20 <= 'f' || c == '-' }
