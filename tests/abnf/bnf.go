package abnf

import (
	"fmt"
	"strings"
)

// ParseBNF reads a grammar in the "BNF-like description" of RFC 1738 §5: "|"
// designates alternatives, "brackets [] are used around optional or repeated
// elements", so that after a "*" they are a group and elsewhere an option.
// Names may hold "_" and "+", <"> is a quotation mark, and a slash without
// quotes is a slash. Quoted strings are literal, upper and lower case
// apart: where the RFC means both, it spells both out.
func ParseBNF(text string) (*Grammar, error) {
	tokens, err := scanBNF(text)
	if err != nil {
		return nil, err
	}
	g := &Grammar{rules: make(map[string]node)}
	return g, g.readTokens(groupRepeated(tokens))
}

// scanBNF scans as scan does, for that notation; the tokens are those of ABNF.
func scanBNF(text string) ([]token, error) {
	var tokens []token
	for i := skip(text, 0); i < len(text); i = skip(text, i) {
		read, width := scanBNFToken(text[i:])
		for _, t := range read {
			if t.kind == badToken {
				return nil, fmt.Errorf("abnf: offset %d: %q is no BNF", i, t.text)
			}
			t.at = i
			tokens = append(tokens, t)
		}
		i += width
	}
	return append(tokens, token{kind: endToken, at: len(text)}), nil
}

func scanBNFToken(s string) ([]token, int) {
	switch c := s[0]; {
	case isLetter(c):
		width := span(s, func(c byte) bool { return isNameByte(c) || c == '_' || c == '+' })
		return []token{{kind: nameToken, text: s[:width]}}, width
	case strings.HasPrefix(s, `<">`):
		return exactly(`"`), len(`<">`)
	case c == '"':
		t, width := delimited(stringToken, s, '"')
		return exactly(t.text), width
	case c == '/':
		return exactly("/"), 1
	case c == '|':
		return []token{{kind: markToken, text: "/"}}, 1
	}
	t, width := scanToken(s)
	return []token{t}, width
}

// exactly returns a group of the bytes of the text, each as a %x value.
func exactly(text string) []token {
	tokens := []token{{kind: markToken, text: "("}}
	for i := range len(text) {
		tokens = append(tokens, token{kind: rangeToken, text: fmt.Sprintf("%X", text[i])})
	}
	return append(tokens, token{kind: markToken, text: ")"})
}

// groupRepeated makes groups of the brackets after "*".
func groupRepeated(tokens []token) []token {
	var groups []bool // for each open bracket: it is a group
	for i, t := range tokens {
		if t.kind != markToken {
			continue
		}
		switch t.text {
		case "[":
			group := i > 0 && tokens[i-1].kind == markToken && tokens[i-1].text == "*"
			groups = append(groups, group)
			if group {
				tokens[i].text = "("
			}
		case "]":
			if last := len(groups) - 1; last >= 0 {
				if groups[last] {
					tokens[i].text = ")"
				}
				groups = groups[:last]
			}
		}
	}
	return tokens
}
