package abnf

import (
	_ "embed"
	"fmt"
	"strings"
)

// coreText is the part of RFC 5234, Appendix B.1, that the grammars use.
//
//go:embed core.abnf
var coreText string

// Grammar is a list of rules by name. Names ignore case (RFC 5234 §2.1).
type Grammar struct {
	rules map[string]node
	names []string // in the order of the text, as written there
}

// Parse reads a rule list and adds the core rules to it.
func Parse(text string) (*Grammar, error) {
	g := &Grammar{rules: make(map[string]node)}
	if err := g.read(text); err != nil {
		return nil, err
	}
	own := g.names
	err := g.read(coreText)
	g.names = own
	return g, err
}

// Names lists the rules of the text, without the core rules, in its order.
func (g *Grammar) Names() []string { return g.names }

func (g *Grammar) read(text string) error { return g.readTokens(scan(text)) }

func (g *Grammar) readTokens(tokens []token) error {
	p := parser{tokens: tokens}
	for p.peek().kind != endToken {
		name, n, err := p.rule()
		if err != nil {
			return err
		}
		if err := g.define(name, n); err != nil {
			return err
		}
	}
	return nil
}

func (g *Grammar) define(name string, n node) error {
	key := strings.ToLower(name)
	if _, twice := g.rules[key]; twice {
		return fmt.Errorf("abnf: rule %s is defined twice", name)
	}
	g.rules[key] = n
	g.names = append(g.names, name)
	return nil
}
