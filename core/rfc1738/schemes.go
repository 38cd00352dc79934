package rfc1738

import (
	"uriplayground/core/internal/swar"
	"uriplayground/core/syntax"
)

// scheme is one of the ten of §3, or any other.
type scheme uint8

const (
	other scheme = iota
	ftp
	http
	gopher
	mailto
	news
	nntp
	telnet
	wais
	file
	prospero
	schemeCount
)

// front is what comes between the scheme and what is special to it.
type front uint8

const (
	noFront    front = iota
	hostFront        // "//" hostport
	loginFront       // "//" login
	fileFront        // "//" [ host ]
)

// form is what the schemes differ in.
type form struct {
	name     string
	rule     *syntax.Rule
	port     string // "defaults to" (§3); empty where there is none
	front    front
	path     field // that the rest begins with, after the "/" if there is a front
	optional bool  // the "/" and the rest
}

var forms = [schemeCount]form{
	other:    {"", RuleOtherURL, "", noFront, schemepart, false},
	ftp:      {"ftp", RuleFTPURL, "21", loginFront, ftpPath, true},
	http:     {"http", RuleHTTPURL, "80", hostFront, hpath, true},
	gopher:   {"gopher", RuleGopherURL, "70", hostFront, selector, true},
	mailto:   {"mailto", RuleMailtoURL, "", noFront, address, false},
	news:     {"news", RuleNewsURL, "", noFront, noField, false},
	nntp:     {"nntp", RuleNNTPURL, "119", hostFront, group, false},
	telnet:   {"telnet", RuleTelnetURL, "23", loginFront, noField, true},
	wais:     {"wais", RuleWAISURL, "210", hostFront, database, false},
	file:     {"file", RuleFileURL, "", fileFront, filePath, false},
	prospero: {"prospero", RuleProsperoURL, "1525", hostFront, ppath, false},
}

var names = buildNames()

func buildNames() *swar.WordSet {
	n := &swar.WordSet{Factor: 0x511a3a0c2daef117}
	for is := other + 1; is < schemeCount; is++ {
		n.Add(forms[is].name, uint8(is))
	}
	return n
}

// schemeOf returns the scheme of that name, whatever the case (§2.1). No other scheme
// characters become the same letters.
func schemeOf(name string) scheme {
	w := swar.Packed(name)
	return scheme(names.Find(w | w>>1&(0x20*swar.EachByte)))
}
