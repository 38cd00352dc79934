package rfc1738

import "uriplayground/core/syntax"

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

// front is what stands between the scheme and what is special to it.
type front uint8

const (
	noFront    front = iota
	hostFront        // "//" hostport
	loginFront       // "//" login
	fileFront        // "//" [ host ]
)

// form is what the schemes differ in.
type form struct {
	name  string
	rule  *syntax.Rule
	front front
	port  string // "defaults to" (§3); empty where there is none
}

var forms = [schemeCount]form{
	other:    {"", RuleOtherURL, noFront, ""},
	ftp:      {"ftp", RuleFTPURL, loginFront, "21"},
	http:     {"http", RuleHTTPURL, hostFront, "80"},
	gopher:   {"gopher", RuleGopherURL, hostFront, "70"},
	mailto:   {"mailto", RuleMailtoURL, noFront, ""},
	news:     {"news", RuleNewsURL, noFront, ""},
	nntp:     {"nntp", RuleNNTPURL, hostFront, "119"},
	telnet:   {"telnet", RuleTelnetURL, loginFront, "23"},
	wais:     {"wais", RuleWAISURL, hostFront, "210"},
	file:     {"file", RuleFileURL, fileFront, ""},
	prospero: {"prospero", RuleProsperoURL, hostFront, "1525"},
}

// packed is the names of the schemes, each as one word.
var packed = packNames()

func packNames() (names [schemeCount]uint64) {
	for i := range forms {
		names[i] = pack(forms[i].name)
	}
	return names
}

// pack puts the bytes of a name of at most eight into one word, letters in
// lower case. No two names of scheme characters become the same.
func pack(name string) (w uint64) {
	for i := range len(name) {
		w = w<<8 | uint64(name[i]|0x20)
	}
	return w
}

// schemeNamed finds the scheme by its name, without regard to case (§2.1). The
// name holds scheme characters only.
func schemeNamed(name string) scheme {
	if len(name) > 8 {
		return other
	}
	w := pack(name)
	for i := other + 1; i < schemeCount; i++ {
		if packed[i] == w {
			return i
		}
	}
	return other
}
