package rfc3986_test

import (
	"strings"
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
	"uriplayground/internal/vectors"
	"uriplayground/tests/abnf"
)

// ABNF is what Appendix A prints, rule by rule and in its order.
func TestABNFIsAppendixA(t *testing.T) {
	appendix := abnf.RFC3986()
	for _, name := range append(appendix.Names(), "ALPHA", "DIGIT", "HEXDIG") {
		rule := ruleNamed(name)
		if rule == nil {
			t.Errorf("no rule for %s", name)
			continue
		}
		line := rfc3986.ABNF(rule)
		if !strings.Contains("\n"+abnf.Text(), "\n"+indented(line)+"\n") {
			t.Errorf("not in Appendix A: %s", line)
		}
	}
	for _, rule := range []*syntax.Rule{rfc3986.RuleNetworkPath, rfc3986.RuleDots2A, nil} {
		if line := rfc3986.ABNF(rule); line != "" {
			t.Errorf("%v is not a production, but has the line %s", rule, line)
		}
	}
}

func indented(line string) string {
	return "   " + strings.ReplaceAll(line, "\n", "\n   ")
}

func ruleNamed(name string) *syntax.Rule {
	for _, rule := range rfc3986.Rules() {
		if rule.Name == name && rfc3986.ABNF(rule) != "" {
			return rule
		}
	}
	return nil
}

// outline returns the tree in one line: names, and texts where there is no name. "…"
// marks what is not finished.
func outline(d rfc3986.Derivation, i int) string {
	n := d.Node(i)
	text := n.In(d.Text())
	if n.Rule != nil {
		text = n.Rule.Name
	}
	if n.Open {
		text += "…"
	}
	var below []string
	for c := range children(d, i) {
		below = append(below, outline(d, c))
	}
	if below == nil {
		return text
	}
	return text + "(" + strings.Join(below, " ") + ")"
}

// The parts of the grammar in its order; what is not finished is at the end.
func TestDerive(t *testing.T) {
	for _, row := range []struct{ text, below, want string }{
		{"a:", "URI", "URI(scheme(ALPHA) : hier-part(path-empty))"},
		{"", "relative-ref", "relative-ref(relative-part(path-empty))"},
		{"?/#?", "relative-ref", "relative-ref(relative-part(path-empty) ? query(/) # fragment(?))"},
		{"//", "relative-part", "relative-part(// authority(host(reg-name)) path-abempty)"},
		{"a+1:", "scheme", "scheme(ALPHA + DIGIT)"},
		{"//@:", "authority", "authority(userinfo @ host(reg-name) : port)"},
		{"//:-@h", "userinfo", "userinfo(: unreserved(-))"},
		{"//1.2.3.256", "host", "host(reg-name(" + unreservedDigits("1.2.3.256") + "))"},
		{"//0.10.123.255", "host", "host(IPv4address(dec-octet(DIGIT) . dec-octet(1 DIGIT) . dec-octet(1 DIGIT DIGIT) . dec-octet(25 5)))"},
		{"//[::2.249.250.20]", "ls32", "ls32(IPv4address(dec-octet(DIGIT) . dec-octet(2 4 DIGIT) . dec-octet(25 0) . dec-octet(2 DIGIT)))"},
		{"//[v1.:a]", "IP-literal", "IP-literal([ IPvFuture(v HEXDIG . : unreserved(ALPHA)) ])"},
		{"//[::]", "IPv6address", "IPv6address(::)"},
		{"//[::1]", "IPv6address", "IPv6address(:: h16(HEXDIG))"},
		{"//[1::2:3]", "IPv6address", "IPv6address(h16(HEXDIG) :: ls32(h16(HEXDIG) : h16(HEXDIG)))"},
		{"//h/", "path-abempty", "path-abempty(/ segment)"},
		{"/", "path-absolute", "path-absolute(/)"},
		{"/:/", "path-absolute", "path-absolute(/ segment-nz(pchar(:)) / segment)"},
		{"@!//", "path-noscheme", "path-noscheme(segment-nz-nc(@ sub-delims(!)) / segment / segment)"},
		{"a:@", "path-rootless", "path-rootless(segment-nz(pchar(@)))"},
		{"%4a", "pct-encoded", "pct-encoded(% HEXDIG HEXDIG)"},

		{"//[", "host", "host…(IP-literal…([))"},
		{"//[:", "IPv6address", "IPv6address…(:…)"},
		{"//[1:2", "IPv6address", "IPv6address…(h16(HEXDIG) : h16(HEXDIG))"},
		{"//[::1:", "ls32", "ls32…(h16(HEXDIG) :)"},
		{"//[1:1:1:1:1:1:2", "ls32", "ls32…(h16(HEXDIG))"},
		{"//[::1.2", "IPv4address", "IPv4address…(dec-octet(DIGIT) . dec-octet(DIGIT))"},
		{"//[v", "IPvFuture", "IPvFuture…(v)"},
		{"//h:8x", "authority", "authority…(userinfo(unreserved(ALPHA) : unreserved(DIGIT) unreserved(ALPHA)))"},
		{"?%4", "query", "query…(pchar…(pct-encoded…(% HEXDIG)))"},
		{"//a:%", "userinfo", "userinfo…(unreserved(ALPHA) : pct-encoded…(%))"},
		{"//a%", "reg-name", "reg-name…(unreserved(ALPHA) pct-encoded…(%))"},
		{"a b", "segment-nz-nc", "segment-nz-nc(unreserved(ALPHA))"},
	} {
		d := rfc3986.Derive(rfc3986.Split(row.text))
		if got := outlineBelow(d, row.below); got != row.want {
			t.Errorf("%q:\n got %s\nwant %s", row.text, got, row.want)
		}
	}
}

func unreservedDigits(text string) string {
	var list []string
	for _, c := range text {
		if c == '.' {
			list = append(list, "unreserved(.)")
		} else {
			list = append(list, "unreserved(DIGIT)")
		}
	}
	return strings.Join(list, " ")
}

func outlineBelow(d rfc3986.Derivation, name string) string {
	for i := range d.Len() {
		if rule := d.Node(i).Rule; rule != nil && rule.Name == name {
			return outline(d, i)
		}
	}
	return "no " + name
}

// What is open where a text goes wrong or ends.
func TestOpenRules(t *testing.T) {
	for _, row := range []struct{ text, want string }{
		{"", "URI-reference"},
		{" ", "URI-reference"},
		{"http://[::1", "URI-reference URI hier-part authority host IP-literal IPv6address h16"},
		{"http://[::12345", "URI-reference URI hier-part authority host IP-literal IPv6address"},
		{"//[", "URI-reference relative-ref relative-part authority host IP-literal"},
		{"//h:8x/", "URI-reference relative-ref relative-part authority userinfo"},
		{"//h:8/ ", "URI-reference relative-ref relative-part path-abempty segment"},
		{"//h:8 ", "URI-reference relative-ref relative-part authority port"},
		{"//h^", "URI-reference relative-ref relative-part authority host reg-name"},
		{"//h?", "URI-reference relative-ref query"},
		{"a:", "URI-reference URI hier-part"},
		{"//", "URI-reference relative-ref relative-part authority"},
		{"//u@", "URI-reference relative-ref relative-part authority host"},
		{"//h: ", "URI-reference relative-ref relative-part authority port"},
		{"a b", "URI-reference relative-ref relative-part path-noscheme segment-nz-nc"},
		{"/%g", "URI-reference relative-ref relative-part path-absolute segment-nz pchar pct-encoded"},
		{"a:b#%4", "URI-reference URI fragment pchar pct-encoded"},
	} {
		d := rfc3986.Derive(rfc3986.Split(row.text))
		var names []string
		for _, rule := range d.OpenRules() {
			names = append(names, rule.Name)
		}
		if got := strings.Join(names, " "); got != row.want {
			t.Errorf("%q: open are %s, want %s", row.text, got, row.want)
		}
	}
}

// What may come next, in the words of the ABNF lines.
func TestExpected(t *testing.T) {
	for _, row := range []struct{ text, want string }{
		{"http://[::1", `IPv6address/h16 HEXDIG, ls32/h16 HEXDIG, dec-octet DIGIT, IPv4address ".", IPv6address ":", ls32 ":", IP-literal "]"`},
		{"//[1:2:3:4:5:6:7:8", `ls32/h16 HEXDIG, IP-literal "]"`},
		{"//[vA", `IPvFuture HEXDIG, IPvFuture "."`},
		{"//[::25", `IPv6address/h16 HEXDIG, ls32/h16 HEXDIG, dec-octet %x30-35, IPv4address ".", IPv6address ":", ls32 ":", IP-literal "]"`},
		{"//u@2", `dec-octet DIGIT, dec-octet %x30-34, dec-octet "5", IPv4address ".", reg-name unreserved, reg-name pct-encoded, reg-name sub-delims, authority ":", path-abempty "/", relative-ref "?", relative-ref "#"`},
		{"//u@[", `IPvFuture "v", IPv6address "::", IPv6address/h16 HEXDIG`},
		{"//[1:1:1:1:1:1:1", `IPv6address/h16 HEXDIG, ls32/h16 HEXDIG, dec-octet DIGIT, IPv4address ".", IPv6address "::", ls32 ":"`},
		{"a:/%", "pct-encoded HEXDIG"},
		{"a:b?", `query pchar, query "/", query "?", URI "#"`},
		{"a:", `hier-part "//", path-absolute "/", path-rootless/segment-nz pchar, URI "?", URI "#"`},
		{"//h:80x", `userinfo unreserved, userinfo pct-encoded, userinfo sub-delims, userinfo ":", authority "@"`},
	} {
		d := rfc3986.Derive(rfc3986.Split(row.text))
		var list []string
		for _, x := range d.Expected() {
			list = append(list, lastNames(x.Path)+" "+x.ABNF)
		}
		if got := strings.Join(list, ", "); got != row.want {
			t.Errorf("%q:\n got %s\nwant %s", row.text, got, row.want)
		}
	}
}

// lastNames returns the last name of the path, with the one above it where the last
// alone would not tell.
func lastNames(path []*syntax.Rule) string {
	last, above := path[len(path)-1].Name, ""
	if len(path) > 1 {
		above = path[len(path)-2].Name
	}
	if last == "h16" || last == "segment-nz" {
		return above + "/" + last
	}
	return last
}

// The vectors, and their beginnings.
func TestDeriveVectors(t *testing.T) {
	c := newDerivationCheck(t)
	done := map[string]bool{} // many vectors begin alike
	for n, text := range vectorTexts() {
		if testing.Short() && n%4 != 0 {
			continue
		}
		for i := range len(text) + 1 {
			if s := text[:i]; !done[s] && c.failures < enoughSaid {
				done[s] = true
				c.full(s)
			}
		}
	}
}

func vectorTexts() (texts []string) {
	for _, c := range vectors.Components() {
		texts = append(texts, c.Input)
	}
	for _, c := range vectors.ParseValid() {
		texts = append(texts, c.Input)
	}
	for _, c := range vectors.ParseInvalid() {
		texts = append(texts, c.Input)
	}
	for _, c := range vectors.IPv6() {
		texts = append(texts, "//["+c.Input+"]")
	}
	for _, c := range vectors.IPv4() {
		texts = append(texts, "//"+c.Input)
	}
	for _, c := range vectors.Resolve() {
		texts = append(texts, c.Base, c.Ref)
	}
	return texts
}
