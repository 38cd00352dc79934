package rfc3986_test

import (
	"iter"
	"strings"
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
	"uriplayground/tests/abnf"
)

// derivationCheck holds derivations against the grammar. It belongs to one
// goroutine.
type derivationCheck struct {
	*testing.T
	automata
	appendix *abnf.Grammar
	paths    *abnf.Paths
	below    map[string]map[string]abnf.Bytes // how a rule can begin, by its name
	lines    map[string][2]bool               // what Derives said
	failures int
}

func newDerivationCheck(t *testing.T) *derivationCheck {
	g := abnf.RFC3986()
	return &derivationCheck{
		T: t, automata: automata{}, appendix: g, paths: g.Paths("URI-reference"),
		below: map[string]map[string]abnf.Bytes{}, lines: map[string][2]bool{},
	}
}

func (c *derivationCheck) fail(format string, args ...any) {
	c.Helper()
	c.failures++
	c.Errorf(format, args...)
}

// full checks everything about the derivation of s.
func (c *derivationCheck) full(s string) {
	d := c.tree(s)
	c.bytes(d, s)
	c.expected(d, s)
	c.openRules(d, s)
}

// children returns each node directly below node i.
func children(d rfc3986.Derivation, i int) iter.Seq[int] {
	return func(yield func(int) bool) {
		for c := d.FirstChild(i); c >= 0 && yield(c); c = d.NextSibling(c) {
		}
	}
}

// tree: there is a derivation if and only if s is valid; each node matches its
// rule, and its children are what the line of the rule says.
func (c *derivationCheck) tree(s string) rfc3986.Derivation {
	d := rfc3986.Derive(rfc3986.Split(s))
	want := c.get("URI-reference").Run(s)
	if d.Valid != want.Valid || d.Incomplete != want.Incomplete || d.FirstBad != want.FirstBad {
		c.fail("%q: valid %v, incomplete %v, first bad %d, want %+v", s, d.Valid, d.Incomplete, d.FirstBad, want)
	}
	end := len(s)
	if want.FirstBad >= 0 {
		end = want.FirstBad
	}
	if d.Text() != s[:end] || d.Len() == 0 || d.Node(0).Next != d.Len() || d.Node(0).Parent != -1 || d.Node(0).In(s) != s[:end] {
		c.fail("%q: derived %q, root %+v", s, d.Text(), d.Node(0))
		return d
	}
	for i := range d.Len() {
		c.node(d, s, i)
	}
	c.finished(d, s)
	return d
}

// finished: no node of a valid URI-reference is open, and at least one of any other
// text is.
func (c *derivationCheck) finished(d rfc3986.Derivation, s string) {
	if valid := c.match("URI-reference", d.Text()); d.Node(0).Open == valid {
		c.fail("%q: open %v though the derived text is valid: %v", s, d.Node(0).Open, valid)
	}
}

func (c *derivationCheck) node(d rfc3986.Derivation, s string, i int) {
	n := d.Node(i)
	if n.Rule == nil {
		if n.Next != i+1 || n.Empty() {
			c.fail("%q: node %d without a rule: %+v", s, i, n)
		}
		return
	}
	if n.Open && (int(n.End) != len(d.Text()) || i > 0 && !d.Node(n.Parent).Open) {
		c.fail("%q: node %d is open within: %+v", s, i, n)
	}
	verdict := c.get(n.Rule.Name).Run(n.In(s))
	if !n.Open && !verdict.Valid || n.Open && !verdict.Incomplete {
		c.fail("%q: %q as %s, open %v: %+v", s, n.In(s), n.Rule.Name, n.Open, verdict)
	}
	switch n.Rule {
	case rfc3986.RuleALPHA, rfc3986.RuleDIGIT, rfc3986.RuleHEXDIG:
		if n.Next != i+1 || n.Len() != 1 {
			c.fail("%q: node %d is not a single character: %+v", s, i, n)
		}
	default:
		c.children(d, s, i)
	}
}

// children: they tile the node, know it, and are what the line of its rule says.
func (c *derivationCheck) children(d rfc3986.Derivation, s string, i int) {
	n := d.Node(i)
	var line []abnf.Child
	at, next := n.Start, i+1
	for k := range children(d, i) {
		child := d.Node(k)
		if k != next || child.Start != at || child.Parent != i || child.Depth != n.Depth+1 {
			c.fail("%q: child %d of node %d: %+v, want it at byte %d", s, k, i, child, at)
		}
		at, next = child.End, child.Next
		line = append(line, abnf.Child{Text: child.In(s), Open: child.Open})
		if child.Rule != nil {
			line[len(line)-1] = abnf.Child{Rule: child.Rule.Name, Open: child.Open}
		}
	}
	if line != nil && at != n.End || next != n.Next || line == nil && !n.Empty() {
		c.fail("%q: the children of node %d end at byte %d and index %d: %+v", s, i, at, next, n)
	}
	if whole, begins := c.derives(n.Rule.Name, line); !begins || whole == n.Open {
		c.fail("%q: no way to read %s, open %v: %+v", s, n.Rule.Name, n.Open, line)
	}
}

func (c *derivationCheck) derives(rule string, line []abnf.Child) (whole, begins bool) {
	var key strings.Builder
	key.WriteString(rule)
	for _, child := range line {
		key.WriteString(" " + child.Rule + "=" + child.Text)
		if child.Open {
			key.WriteString("…")
		}
	}
	known, ok := c.lines[key.String()]
	if !ok {
		known[0], known[1] = c.appendix.Derives(rule, line)
		if len(line) < 10 {
			c.lines[key.String()] = known
		}
	}
	return known[0], known[1]
}

// bytes: those are expected on which the automaton does not die.
func (c *derivationCheck) bytes(d rfc3986.Derivation, s string) {
	a := c.get("URI-reference")
	state := a.Start()
	for i := range len(d.Text()) {
		state = a.Next(state, s[i])
	}
	var all rfc3986.Bytes
	for _, x := range d.Expected() {
		for i := range all {
			all[i] |= x.First[i]
		}
	}
	for b := range 256 {
		if alive := !a.Dead(a.Next(state, byte(b))); all.Has(byte(b)) != alive {
			c.fail("%q and then %q: expected %v, lives %v", d.Text(), byte(b), !alive, alive)
			return
		}
	}
}

// expected: the rules in which the text can go on are those of the grammar, and
// in each of them it can go on with the same bytes.
func (c *derivationCheck) expected(d rfc3986.Derivation, s string) {
	state := c.paths.Start()
	for i := range len(d.Text()) {
		state, _ = c.paths.Next(state, s[i])
	}
	want, got := c.paths.Open(state), map[string]abnf.Bytes{}
	for _, x := range d.Expected() {
		c.add(got, x)
	}
	for path, bytes := range want {
		if got[path] != bytes {
			c.fail("%q: behind it the line of %s goes on otherwise: %s, want %s", d.Text(), path, set(got[path]), set(bytes))
		}
	}
	for path := range got {
		if _, ok := want[path]; !ok {
			c.fail("%q: nothing can follow in %s", d.Text(), path)
		}
	}
}

// add adds the bytes of a continuation to those of its paths. A rule is replaced by
// what it consists of.
func (c *derivationCheck) add(got map[string]abnf.Bytes, x rfc3986.Continuation) {
	var names []string
	for _, rule := range x.Path {
		names = append(names, rule.Name)
	}
	path := strings.Join(names, "/")
	if x.Rule == nil {
		got[path] = union(got[path], func(b byte) bool { return x.First.Has(b) })
		return
	}
	below, ok := c.below[x.Rule.Name]
	if !ok {
		below = c.appendix.Paths(x.Rule.Name).Open(0)
		c.below[x.Rule.Name] = below
	}
	for rest, bytes := range below {
		got[path+"/"+rest] = union(got[path+"/"+rest], func(b byte) bool { return bytes[b] })
	}
}

func union(to abnf.Bytes, has func(byte) bool) abnf.Bytes {
	for b := range to {
		to[b] = to[b] || has(byte(b))
	}
	return to
}

func set(bytes abnf.Bytes) string {
	var list []byte
	for b, in := range bytes {
		if in {
			list = append(list, byte(b))
		}
	}
	return string(list)
}

// openRules: they are nodes, each a child of the one before, that reach to the
// end of the text and in which it can go on; what follows the last of them is
// not finished.
func (c *derivationCheck) openRules(d rfc3986.Derivation, s string) {
	open := d.OpenRules()
	at := 0
	for k, rule := range open {
		if k > 0 {
			at = c.childAtEnd(d, at, rule)
		}
		if at < 0 || d.Node(at).Rule != rule {
			c.fail("%q: open rule %d is %s, but no such node is there", s, k, rule.Name)
			return
		}
	}
	for child := range children(d, at) {
		if n := d.Node(child); n.Open && n.Rule != nil {
			c.fail("%q: %s is open, but not among the open rules", s, n.Rule.Name)
		}
	}
}

// childAtEnd returns the child of a rule that reaches to the end of the text.
func (c *derivationCheck) childAtEnd(d rfc3986.Derivation, i int, rule *syntax.Rule) int {
	for child := range children(d, i) {
		if n := d.Node(child); n.Rule == rule && int(n.End) == len(d.Text()) {
			return child
		}
	}
	return -1
}
