package rfc1630

import (
	"sort"
	"strings"

	"uriplayground/core/syntax"
)

// FirstBad returns the byte offset of the leftmost character of s after which no
// continuation can be a URI or a partial form (RFC 1630, BNF). It is -1 for a
// valid text and for a proper prefix of one; incomplete distinguishes the two.
// It reads an invalid text as often as that can be halved.
func FirstBad(s string) (offset int, incomplete bool) {
	faults := Validate(Split(s))
	switch {
	case faults == nil:
		return -1, false
	case viable(s):
		return -1, true
	}
	return sort.Search(len(s), func(i int) bool { return !viable(s[:i+1]) }), false
}

// viable reports whether s is the beginning of something valid, or valid: whether
// characters after its end can mend each of its faults.
func viable(s string) bool {
	p := parser{u: Split(s)}
	p.text()
	atHost := int(p.host.End) == len(p.u.text)
	openHost := atHost && p.openHost()
	for i := range p.faults {
		f := &p.faults[i]
		open := openHost
		if !atHost || !p.inHost(f) {
			open = p.open(f)
		}
		if !open {
			return false
		}
	}
	return true
}

// open reports whether characters after the end of the text can mend the fault.
func (p *parser) open(f *syntax.Fault) bool {
	text := p.u.text
	switch f.Code {
	case syntax.Empty:
		return int(f.Start) == len(text)
	case syntax.PercentEncoding:
		return isOpenEscape(text[f.Start:])
	case syntax.ReservedCharacter:
		return f.Rule == RuleSegments && p.u.address() == ftpAddress && strings.HasPrefix(typeSuffix, text[f.Start:])
	case syntax.AddressForm:
		return int(f.End) == len(text) && p.openForm(f)
	}
	return false
}

// inHost reports whether the fault is one of the host, and not of the address that
// ends with it.
func (p *parser) inHost(f *syntax.Fault) bool {
	return !p.host.Empty() && f.Start >= p.host.Start && f.End <= p.host.End && (f.Code != syntax.AddressForm || f.Rule == RuleHostnumber)
}

// openForm reports as open does, for a text that has not the form of its production, up to the
// end.
func (p *parser) openForm(f *syntax.Fault) bool {
	switch rest := f.In(p.u.text); f.Rule {
	case RuleFTPType:
		return rest == "A" || rest == "E" || rest == "L"
	case RuleWPath:
		return classes.Skip(rest, 0, digit) == len(rest)
	case RuleGroupart, RuleMidAddress, RuleMailtoAddress:
		return true // "@a" mends it
	case RuleNNTPAddress, RuleWAISDoc:
		return rest == ""
	case RuleTelnetAddress:
		return strings.HasPrefix("//", rest) && int(f.Start) == p.u.pathStart()
	default:
		return rest == "" || rest == "/" && int(f.Start) == p.u.pathStart()
	}
}

// isOpenEscape reports whether s is the beginning of an escape.
func isOpenEscape(s string) bool {
	return s == "%" || len(s) == 2 && s[0] == '%' && syntax.HexDigit(s[1]) >= 0
}

// openHost reports whether the text where a host must come, up to the end, can be continued to one, or to a login where there may be one.
func (p *parser) openHost() bool {
	s := p.host.In(p.u.text)
	if hostPrefix(s) {
		return true
	}
	if a := p.u.address(); a != ftpAddress && a != telnetAddress {
		return false
	}
	at := strings.IndexByte(s, '@')
	if at < 0 {
		return userPrefix(s)
	}
	user, password, found := strings.Cut(s[:at], ":")
	return isPlain(user, userChar) && (!found || isPlain(password, userChar)) && hostPrefix(s[at+1:])
}

// hostPrefix reports whether s is the beginning of a hostport.
func hostPrefix(s string) bool {
	host, port, found := strings.Cut(s, ":")
	switch {
	case found:
		return isHost(host) && classes.Skip(port, 0, digit) == len(port)
	case host == "":
		return true
	case classes.Is(host[0], alpha):
		i := classes.SkipTriplets(host, 0, xpalpha)
		return i == len(host) || isOpenEscape(host[i:])
	}
	return numberPrefix(host)
}

// numberPrefix reports whether s is the beginning of a hostnumber.
func numberPrefix(s string) bool {
	for range 4 {
		part, rest, found := strings.Cut(s, ".")
		if !found {
			return classes.Skip(part, 0, digit) == len(part)
		}
		if !isPlain(part, digit) {
			return false
		}
		s = rest
	}
	return false
}

// userPrefix reports whether s is the beginning of user [ : password ] @.
func userPrefix(s string) bool {
	user, password, found := strings.Cut(s, ":")
	return classes.Skip(user, 0, userChar) == len(user) && (!found || user != "" && classes.Skip(password, 0, userChar) == len(password))
}
