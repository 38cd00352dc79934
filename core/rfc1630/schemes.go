package rfc1630

import (
	"uriplayground/core/internal/swar"
	"uriplayground/core/syntax"
)

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

// front is what comes before the path of a scheme.
type front uint8

const (
	noFront    front = iota
	hostFront        // "//" hostport
	loginFront       // "//" login
)

// form is what the schemes differ in.
type form struct {
	name  string
	rule  *syntax.Rule
	front front
	whole bool  // the "/" after the front and the path must come
	path  uint8 // the field that it begins with
}

// urlPrefix is "url:", which takes the place of a scheme and has a scheme after it.
const urlPrefix = addressCount

var forms = [addressCount + 1]form{
	noAddress:       {"", nil, noFront, false, genericPath},
	httpAddress:     {"http", RuleHTTPAddress, hostFront, false, httpPath},
	ftpAddress:      {"ftp", RuleFTPAddress, loginFront, true, ftpPath},
	newsAddress:     {"news", RuleNewsAddress, noFront, true, alphas},
	nntpAddress:     {"nntp", RuleNNTPAddress, noFront, true, group},
	prosperoAddress: {"prospero", RuleProsperoAddress, hostFront, true, path},
	telnetAddress:   {"telnet", RuleTelnetAddress, loginFront, false, noField},
	gopherAddress:   {"gopher", RuleGopherAddress, hostFront, false, gcommand},
	waisIndex:       {"wais", RuleWAISIndex, hostFront, true, database},
	waisDoc:         {"", RuleWAISDoc, hostFront, true, database},
	mailtoAddress:   {"mailto", RuleMailtoAddress, noFront, true, alphas},
	midAddress:      {"mid", RuleMidAddress, noFront, true, alphas},
	cidAddress:      {"cid", RuleCidAddress, noFront, true, alphas},
	urlPrefix:       {name: "url"},
}

var names = buildNames()

func buildNames() *swar.WordSet {
	n := &swar.WordSet{Factor: 0xeb1a4ef75e15f3a7}
	for a := range forms {
		if name := forms[a].name; name != "" {
			n.Add(name, uint8(a))
		}
	}
	return n
}

// Address is the production of the scheme that the BNF for specific schemes has
// for the text: RuleHTTPAddress and so on. It is nil where it has none.
func (u URI) Address() *syntax.Rule { return forms[u.address()].rule }

func (u *URI) address() address {
	if !u.has(hasScheme) {
		return noAddress
	}
	switch a := address(names.Find(swar.Packed(u.scheme()))); a {
	case urlPrefix:
		return noAddress
	case waisIndex:
		return u.waisAddress()
	default:
		return a
	}
}

// address is the production of a scheme, and then the fragment-id.
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

// addressSearch is a search, or says that the scheme has none.
func (p *parser) addressSearch(a address) {
	if a == httpAddress || a == waisIndex {
		p.search()
		return
	}
	s := p.u.searchSpan()
	p.add(forms[a].rule, syntax.ReservedCharacter, int(s.Start)-1, int(s.Start))
	p.characters(RuleSearch, int(s.Start), int(s.End), xpalpha)
}
