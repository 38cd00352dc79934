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

var addressRules = [addressCount]*syntax.Rule{
	httpAddress:     RuleHTTPAddress,
	ftpAddress:      RuleFTPAddress,
	newsAddress:     RuleNewsAddress,
	nntpAddress:     RuleNNTPAddress,
	prosperoAddress: RuleProsperoAddress,
	telnetAddress:   RuleTelnetAddress,
	gopherAddress:   RuleGopherAddress,
	waisIndex:       RuleWAISIndex,
	waisDoc:         RuleWAISDoc,
	mailtoAddress:   RuleMailtoAddress,
	midAddress:      RuleMidAddress,
	cidAddress:      RuleCidAddress,
}

// Address is the production of the scheme that the BNF for specific schemes has
// for the text: RuleHTTPAddress and so on. It is nil where it has none.
func (u URI) Address() *syntax.Rule { return addressRules[u.address()] }

func (u *URI) address() address {
	if !u.has(hasScheme) {
		return noAddress
	}
	switch u.scheme() {
	case "http":
		return httpAddress
	case "ftp":
		return ftpAddress
	case "news":
		return newsAddress
	case "nntp":
		return nntpAddress
	case "mid":
		return midAddress
	case "cid":
		return cidAddress
	case "mailto":
		return mailtoAddress
	case "wais":
		return u.waisAddress()
	case "prospero":
		return prosperoAddress
	case "telnet":
		return telnetAddress
	case "gopher":
		return gopherAddress
	}
	return noAddress
}

// address is the production of a scheme, and then the fragment-id.
func (p *parser) address(a address) {
	start, end := int(p.u.pathStart), int(p.u.pathEnd)
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
	p.add(addressRules[a], syntax.ReservedCharacter, int(s.Start)-1, int(s.Start))
	p.characters(RuleSearch, int(s.Start), int(s.End), xpalpha)
}
