package links

import (
	"strings"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// looksLikeHost reports whether a reader could mistake a user for the host: it
// begins like a domain name or an address.
func looksLikeHost(user string) bool {
	n := strings.IndexFunc(user, func(r rune) bool {
		return !(r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || r == '-' || r == '.' || r >= 0x80) ||
			r >= 0x80 && strings.ContainsRune(delimitersAlike, r)
	})
	if n < 0 {
		n = len(user)
	}
	name := strings.Trim(user[:n], ".")
	dot := strings.LastIndexByte(name, '.')
	if dot < 0 {
		return false
	}
	// "j.doe" is a person and "example.com" is not; text after a host decides
	// where there is something.
	return n < len(user) || strings.Count(name, ".") > 1 || endsAsHost(name)
}

// endsAsHost reports whether the name has an ending by which people know a host.
func endsAsHost(name string) bool {
	return strings.Contains(topDomains, " "+strings.ToLower(name[strings.LastIndexByte(name, '.')+1:])+" ")
}

// topDomains is endings by which people know a host.
const topDomains = " com org net edu gov mil int info biz eu io dev app co uk de fr es it nl ch at be us ca jp cn ru br in au " +
	"dk se no fi ie pt cz gr ro hu tr ua kr tw mx ar za nz il sg hk tv xyz online site shop cloud example test bank "

// hostNotes checks the host against §3.2.2, §7.4 and §7.6.
func (c *checker) hostNotes() {
	at, _ := c.part("host")
	kind := c.analysis.HostKind
	if c.host == "" || kind == rfc3986.RuleIPv4address {
		return
	}
	if c.host[0] == '[' {
		if address, ok := mappedIPv4(c.host); ok && kind == rfc3986.RuleIPv6address && strings.HasSuffix(c.host, "]") {
			c.addAt(Info, OddIPv4, at).Meaning = address
		}
		return
	}
	mapped, compatible := mappedHost(c.host)
	if address, ok := oddIPv4(mapped); ok {
		f := c.add(OddIPv4, at)
		f.Meaning = address
		f.fix(c.Ref[:at.Start] + address + c.Ref[at.End:])
		return
	}
	c.international(at, mapped, compatible)
}

// international shows what a host really is that is not in ASCII, or encodes one
// that is not. mapped is what browsers make of it.
func (c *checker) international(at syntax.Span, mapped string, compatible bool) {
	written := decodedHost(c.host)
	name := fromPunycode(mapped)
	if isASCII(name) && isASCII(written) {
		return
	}
	code, says := InternationalHost, name
	mixed, scripts := mixedLabel(name)
	latin, alike := lookalike(name)
	if !alike {
		latin, alike = lookalike(written)
	}
	read, delimiters := readDelimiters(written)
	switch {
	case delimiters:
		code, says = LookalikeDelimiter, read
	case compatible || isASCII(name):
		code = BrowserHost
	case mixed:
		code = MixedScripts
	case alike:
		code, says = Lookalike, strings.ToLower(latin)
		scripts = notLatin(scripts)
	}
	f := c.add(code, at)
	f.Meaning, f.Scripts = says, scripts
	switch {
	case code == Lookalike && len(scripts) == 0:
		f.inCase("latin")
	case code == BrowserHost && says == "":
		f.inCase("no-host")
	}
}

// notLatin returns the scripts other than Latin, which look-alikes imitate.
func notLatin(scripts []string) (others []string) {
	for _, s := range scripts {
		if s != "latin" {
			others = append(others, s)
		}
	}
	return others
}

func isASCII(s string) bool {
	for i := range len(s) {
		if s[i] >= 0x80 {
			return false
		}
	}
	return true
}
