package abnf

import (
	"slices"
	"strings"
)

// Child is a node of a derivation tree as the rule above it sees it.
type Child struct {
	Rule string // "" for a literal or a value in the line itself
	Text string
	Open bool // the text ends before the child is finished
}

// Derives reports whether the children in their order are what the line of the
// rule allows, and whether they are the beginning of that. It looks at their
// names, and at the text of those without a name.
func (g *Grammar) Derives(rule string, children []Child) (whole, begins bool) {
	m := matcher{children: children}
	ends := g.rules[strings.ToLower(rule)].match(&m, []int{0})
	whole = slices.Contains(ends, len(children))
	return whole, whole || m.begins
}

// matcher matches a line with a list of children. It follows all ways at once:
// positions are indexes of the children that come next, ascending.
type matcher struct {
	children []Child
	begins   bool // all children were read, and the line goes on
}

// each moves over one child from each position where fits says so.
func (m *matcher) each(from []int, fits func(Child) bool) (to []int) {
	for _, at := range from {
		switch {
		case at == len(m.children):
			m.begins = true
		case !fits(m.children[at]):
		case m.children[at].Open:
			m.begins = true
		default:
			to = append(to, at+1)
		}
	}
	return to
}

func (n alternation) match(m *matcher, from []int) (to []int) {
	for _, alternative := range n {
		to = append(to, alternative.match(m, from)...)
	}
	return unique(to)
}

func (n concatenation) match(m *matcher, from []int) []int {
	for _, part := range n {
		from = part.match(m, from)
	}
	return from
}

func (n literal) match(m *matcher, from []int) []int {
	return m.each(from, func(c Child) bool {
		text := string(n)
		if c.Open {
			text = text[:min(len(text), len(c.Text))]
		}
		return c.Rule == "" && strings.EqualFold(c.Text, text)
	})
}

func (n byteRange) match(m *matcher, from []int) []int {
	return m.each(from, func(c Child) bool {
		return c.Rule == "" && len(c.Text) == 1 && n.lo <= c.Text[0] && c.Text[0] <= n.hi
	})
}

func (n reference) match(m *matcher, from []int) []int {
	return m.each(from, func(c Child) bool { return strings.EqualFold(c.Rule, string(n)) })
}

func (n repetition) match(m *matcher, from []int) []int {
	for range n.min {
		from = n.element.match(m, from)
	}
	to := slices.Clone(from)
	for i := n.min; len(from) > 0 && i != n.max; i++ {
		from = n.element.match(m, from)
		to = append(to, from...)
	}
	return unique(to)
}

func unique(list []int) []int {
	slices.Sort(list)
	return slices.Compact(list)
}
