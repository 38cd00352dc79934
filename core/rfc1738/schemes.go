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

// A name of at most eight bytes is one word, letters in lower case. No two
// names of scheme characters become the same.

// pack puts c behind the bytes of w.
func pack(w uint64, c byte) uint64 { return w<<8 | uint64(c|0x20) }

// slot is a place for the word in a table of 16. The factor gives each of the
// ten a place of its own.
func slot(w uint64) uint64 { return w * 0x56e27eb562eddf5d >> 60 }

type entry struct {
	word   uint64
	scheme scheme
}

var slots = buildSlots()

func buildSlots() (t [16]entry) {
	for is := other + 1; is < schemeCount; is++ {
		w := packName(forms[is].name)
		t[slot(w)] = entry{w, is}
	}
	return t
}

func packName(name string) (w uint64) {
	for i := range len(name) {
		w = pack(w, name[i])
	}
	return w
}

// schemeOf is the scheme with a name of so many bytes, packed, whatever their
// case (§2.1).
func schemeOf(w uint64, size int) scheme {
	if e := &slots[slot(w)]; e.word == w && size <= 8 {
		return e.scheme
	}
	return other
}
