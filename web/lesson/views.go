package lesson

import (
	"strconv"
	"strings"
)

// Schemes is the URIs of RFC 3986 §1.1.2, to be seen in the grammar.
func Schemes() []Example {
	return listed("scheme", "parse", `ftp://ftp.is.co.za/rfc/rfc1808.txt
http://www.ietf.org/rfc/rfc2396.txt
ldap://[2001:db8::7]/c=GB?objectClass?one
mailto:John.Doe@example.com
news:comp.infosystems.www.servers.unix
tel:+1-816-555-1212
telnet://192.0.2.16:80/
urn:oasis:names:specification:docbook:dtd:xml:4.1.2`)
}

// Equivalents is the pairs of RFC 3986 §6.2.2 to §6.2.4, to be compared: those
// which normalization by syntax or scheme finds to be equivalent, and two which
// it does not.
func Equivalents() []Example {
	return listed("equivalent", "compare", `example://a/b/c/%7Bfoo%7D eXAMPLE://a/./b/../b/%63/%7bfoo%7d
HTTP://www.EXAMPLE.com/ http://www.example.com/
http://example.com http://example.com/
http://example.com/ http://example.com:/
http://example.com/ http://example.com:80/
http://example.com/ http://example.com/?
http://example.com/data http://example.com/data/`)
}

// Partial is the examples of RFC 1630, "Partial (relative) form". RFC 3986
// resolves them alike.
func Partial() []Example {
	return listed("partial", "", `magic://a/b/c//d/e/f g
magic://a/b/c//d/e/f /g
magic://a/b/c//d/e/f //g
magic://a/b/c//d/e/f ../g
magic://a/b/c//d/e/f g:h
magic://a/b/c//d/e/ g`)
}

// listed is an example for each line: a base and, behind a space, a reference.
// Without a prefix for the ids each line begins with its own.
func listed(prefix, view, lines string) []Example {
	var list []Example
	for i, line := range strings.Split(lines, "\n") {
		id := prefix + "-" + strconv.Itoa(i+1)
		if prefix == "" {
			id, line, _ = strings.Cut(line, " ")
		}
		base, ref, _ := strings.Cut(line, " ")
		list = append(list, Example{ID: id, Base: base, Ref: ref, View: view})
	}
	return list
}
