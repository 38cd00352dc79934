package rfc1630

import "uriplayground/core/syntax"

// address is a production of url.
//
//	url                    httpaddress | ftpaddress | newsaddress |
//	                       nntpaddress | prosperoaddress | telnetaddress
//	                       | gopheraddress | waisaddress |
//	                       mailtoaddress  | midaddress | cidaddress
type address uint8

const (
	noAddress address = iota
	httpAddress
	ftpAddress
	newsAddress
	nntpAddress
	prosperoAddress
	telnetAddress
	gopherAddress
	waisIndex
	waisDoc
	mailtoAddress
	midAddress
	cidAddress
	addressCount
)

// forms is the names of the schemes and their productions.
var forms = [addressCount]struct {
	name string
	rule *syntax.Rule
}{
	httpAddress:     {"http", RuleHTTPAddress},
	ftpAddress:      {"ftp", RuleFTPAddress},
	newsAddress:     {"news", RuleNewsAddress},
	nntpAddress:     {"nntp", RuleNNTPAddress},
	prosperoAddress: {"prospero", RuleProsperoAddress},
	telnetAddress:   {"telnet", RuleTelnetAddress},
	gopherAddress:   {"gopher", RuleGopherAddress},
	waisIndex:       {"wais", RuleWAISIndex},
	waisDoc:         {"", RuleWAISDoc},
	mailtoAddress:   {"mailto", RuleMailtoAddress},
	midAddress:      {"mid", RuleMidAddress},
	cidAddress:      {"cid", RuleCidAddress},
}

// addressNamed returns the production of a scheme; noAddress if it has none.
func addressNamed(scheme string) address {
	for a := range forms {
		if forms[a].name == scheme {
			return address(a)
		}
	}
	return noAddress
}

// Address returns the production of the scheme that the BNF for specific schemes has
// for the text: RuleHTTPAddress and so on. It is nil where it has none.
func (u URI) Address() *syntax.Rule { return forms[u.address()].rule }

func (u *URI) address() address {
	if !u.has(hasScheme) {
		return noAddress
	}
	a := addressNamed(u.scheme())
	if a == waisIndex {
		return u.waisAddress()
	}
	return a
}

// address reads the production of a scheme, and then the fragment-id.
func (p *parser) address(a address) {
	start, end := p.u.pathStart(), int(p.u.pathEnd)
	switch a {
	case httpAddress:
		p.httpaddress(start, end)
	case ftpAddress:
		p.ftpaddress(start, end)
	case newsAddress:
		p.groupart(start, end)
	case nntpAddress:
		p.nntpaddress(start, end)
	case midAddress:
		p.addrSpec(start, end)
	case cidAddress:
		p.contentIdentifier(start, end)
	case mailtoAddress:
		p.mailtoaddress(start, end)
	case waisIndex, waisDoc:
		p.wais(start, end)
	case prosperoAddress:
		p.prosperoaddress(start, end)
	case telnetAddress:
		p.telnetaddress(start, end)
	case gopherAddress:
		p.gopheraddress(start, end)
	}
	if p.u.has(hasSearch) {
		p.addressSearch(a)
	}
	p.fragmentid(partChar)
}

// addressSearch reads a search, or says that the scheme has none.
func (p *parser) addressSearch(a address) {
	if a == httpAddress || a == waisIndex {
		p.search()
		return
	}
	s := p.u.searchSpan()
	p.add(forms[a].rule, syntax.ReservedCharacter, int(s.Start)-1, int(s.Start))
	p.characters(RuleSearch, int(s.Start), int(s.End), xpalpha)
}
