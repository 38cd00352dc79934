package rfc3986_test

import (
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/tests/abnf"
	"uriplayground/tests/dialecttest"
)

// automata are the rules of Appendix A that the tests compare with, compiled
// when first asked for. They belong to one goroutine.
type automata map[string]*abnf.Automaton

func (m automata) get(rule string) *abnf.Automaton {
	a := m[rule]
	if a == nil {
		a = abnf.MustCompile(rule)
		m[rule] = a
	}
	return a
}

func (m automata) match(rule, s string) bool { return m.get(rule).Run(s).Valid }

// checkVerdict compares everything that judges a text with the grammar.
func (m automata) checkVerdict(t *testing.T, s string) {
	want := m.get("URI-reference").Run(s)
	r := rfc3986.Split(s)
	if got := r.Valid(); got != want.Valid {
		t.Errorf("%q: Valid %v, want %v", s, got, want.Valid)
	}
	if at, open := rfc3986.FirstBad(s); at != want.FirstBad || open != want.Incomplete {
		t.Errorf("%q: FirstBad %d, %v, want %d, %v", s, at, open, want.FirstBad, want.Incomplete)
	}
	checkFaults(t, s, r, want.Valid)
	checkParse(t, s, want)
}

// checkFaults: there are faults when the text is not valid.
func checkFaults(t *testing.T, s string, r rfc3986.Reference, valid bool) {
	t.Helper()
	faults := rfc3986.Validate(r)
	if (len(faults) == 0) != valid {
		t.Errorf("%q: faults %v, want valid %v", s, faults, valid)
	}
	dialecttest.Faults(t, s, faults)
}

// checkParse: Parse says the same as its parts.
func checkParse(t *testing.T, s string, want abnf.Verdict) {
	t.Helper()
	r, err := rfc3986.Parse(s)
	if r != rfc3986.Split(s) {
		t.Errorf("%q: Parse splits it otherwise than Split", s)
	}
	if want.Valid {
		if err != nil {
			t.Errorf("%q: Parse gives error %v", s, err)
		}
		return
	}
	fault, ok := err.(*rfc3986.SyntaxError)
	if !ok {
		t.Errorf("%q: Parse gives error %v, want a *SyntaxError", s, err)
		return
	}
	if fault.Text != s || fault.FirstBad != want.FirstBad || fault.Incomplete != want.Incomplete {
		t.Errorf("%q: Parse gives error %+v, want %+v", s, *fault, want)
	}
	if len(fault.Faults) == 0 || fault.Error() == "" {
		t.Fatalf("%q: Parse gives an error that says nothing: %+v", s, *fault)
	}
	// What no continuation can mend is a fault that is there already.
	if want.FirstBad >= 0 && int(fault.Faults[0].Start) > want.FirstBad {
		t.Errorf("%q: the first fault is at %d, behind %d", s, fault.Faults[0].Start, want.FirstBad)
	}
}

// checkComponents compares the components of a valid text with the rules that
// they are named after, and with the rules that put them together.
func (m automata) checkComponents(t *testing.T, r rfc3986.Reference) {
	t.Helper()
	m.checkPart(t, r, "scheme", component(r.Scheme()))
	m.checkPart(t, r, "authority", component(r.Authority()))
	m.checkPart(t, r, "userinfo", component(r.Userinfo()))
	m.checkPart(t, r, "port", component(r.Port()))
	m.checkPart(t, r, "query", component(r.Query()))
	m.checkPart(t, r, "fragment", component(r.Fragment()))
	m.checkPart(t, r, r.PathKind().Name, optional{r.Path(), true})
	if want := pathRule(r); r.PathKind().Name != want {
		t.Errorf("%q: path is %s, want %s", r, r.PathKind().Name, want)
	}
	m.checkHost(t, r)
	if got := authorityOf(r); got != component(r.Authority()) {
		t.Errorf("%q: authority put together is %v", r, got)
	}
}

func (m automata) checkPart(t *testing.T, r rfc3986.Reference, rule string, o optional) {
	if o.defined && !m.match(rule, o.text) {
		t.Errorf("%q: %v does not match %s", r, o, rule)
	}
	if !o.defined && o.text != "" {
		t.Errorf("%q: undefined %s has the text %q", r, rule, o.text)
	}
}

// checkHost: the host is the first rule it matches (§3.2.2, "first-match-wins").
func (m automata) checkHost(t *testing.T, r rfc3986.Reference) {
	host := component(r.Host())
	if kind := r.HostKind(); host.defined != (kind != nil) {
		t.Errorf("%q: host %v is of the kind %v", r, host, kind)
	} else if host.defined && kind.Name != m.hostRule(host.text) {
		t.Errorf("%q: host is %s, want %s", r, kind.Name, m.hostRule(host.text))
	}
}

func (m automata) hostRule(host string) string {
	if len(host) > 2 && host[0] == '[' && host[len(host)-1] == ']' {
		host = host[1 : len(host)-1]
		for _, rule := range []string{"IPv6address", "IPvFuture"} {
			if m.match(rule, host) {
				return rule
			}
		}
	}
	for _, rule := range []string{"IPv4address", "reg-name"} {
		if m.match(rule, host) {
			return rule
		}
	}
	return "none"
}

// pathRule reads hier-part and relative-part from left to right.
func pathRule(r rfc3986.Reference) string {
	_, authority := r.Authority()
	_, scheme := r.Scheme()
	path := r.Path()
	switch {
	case authority:
		return "path-abempty"
	case path == "":
		return "path-empty"
	case path[0] == '/':
		return "path-absolute"
	case scheme:
		return "path-rootless"
	}
	return "path-noscheme"
}

// authorityOf returns [ userinfo "@" ] host [ ":" port ].
func authorityOf(r rfc3986.Reference) optional {
	host, defined := r.Host()
	if userinfo, ok := r.Userinfo(); ok {
		host = userinfo + "@" + host
	}
	if port, ok := r.Port(); ok {
		host += ":" + port
	}
	return optional{host, defined}
}
