package core

import (
	"uriplayground/core/rfc1630"
	"uriplayground/core/syntax"
)

// parse1630 reads text by RFC 1630, as a URI or a partial form. Faults holds the
// notes, too, which are no errors.
func parse1630(text string) Analysis {
	u, err := rfc1630.Parse(text)
	a := Analysis{Text: text, Dialect: RFC1630, Valid: err == nil, FirstBad: -1, Kind: u.Kind(), Parts: u.Parts(), uri: u}
	for _, p := range u.Named() {
		if p.Rule == rfc1630.RuleHostname || p.Rule == rfc1630.RuleHostnumber {
			a.HostKind = p.Rule
		}
	}
	if e, ok := err.(*rfc1630.SyntaxError); ok {
		a.FirstBad, a.Incomplete, a.Faults = e.FirstBad, e.Incomplete, e.Faults
	}
	if notes := rfc1630.Notes(u); notes != nil {
		a.Faults = append(a.Faults, notes...)
		syntax.SortFaults(a.Faults)
	}
	return a
}

// component1630 is the part of RFC 1630 that is called name in RFC 3986. The
// path is that of the generic BNF, which knows no authority and has it in the
// path.
func (a *Analysis) component1630(name string) syntax.Part {
	switch name {
	case "authority":
		if login := a.Part(rfc1630.RuleLogin.Name); login.Defined {
			return login
		}
		return a.Part(rfc1630.RuleHostport.Name)
	case "userinfo":
		user, password := a.Part(rfc1630.RuleUser.Name), a.Part(rfc1630.RulePassword.Name)
		if password.Defined {
			user.End = password.End
		}
		return user
	case "query":
		return a.Part(rfc1630.RuleSearch.Name)
	case "fragment":
		return a.Part(rfc1630.RuleFragmentID.Name)
	}
	return a.Part(name)
}

// view1630 is the parts that the BNF of the scheme names. What is to be noted
// stands with the faults.
func view1630(a *Analysis) *View {
	scheme := a.uri.Address()
	if scheme == nil {
		return nil
	}
	v := &View{Scheme: scheme}
	for _, p := range a.uri.Named() {
		octets := syntax.Octets(p.In(a.Text))
		if p.Rule == rfc1630.RuleSearch {
			octets = rfc1630.SearchText(p.In(a.Text))
		}
		v.Parts = append(v.Parts, syntax.Value{Part: p, Octets: octets})
	}
	return v
}
