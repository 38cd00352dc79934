package links_test

import (
	"testing"

	"uriplayground/core"
	"uriplayground/core/links"
)

// An empty host is odd only in schemes whose documents ask for one.
func TestEmptyHosts(t *testing.T) {
	for ref, odd := range map[string]bool{
		"ldap:///":                false, // RFC 4516 §2: the host is optional
		"ldap:///o=x??sub?(cn=a)": false,
		"ldaps:///":               false,
		"file:///a":               false, // RFC 8089 §2
		"http:///a":               true,  // RFC 9110 §4.2.1
		"https://":                true,
		"ws:///":                  true, // RFC 6455 §3
		"ftp:///a":                true, // RFC 1738 §3.2
		"gopher:///1":             true, // RFC 1738 §3.4
		"nntp:///g/1":             true, // RFC 1738 §3.7
		"prospero:///a":           true, // RFC 1738 §3.11
		"telnet://":               true, // RFC 1738 §3.8
	} {
		found := false
		for _, f := range links.One(links.Options{}, ref).Details(0).Findings {
			found = found || f.Code == links.SchemeSlashes
		}
		if found != odd {
			t.Errorf("%q: %v, want %v", ref, found, odd)
		}
	}
}

// A slash can be missing only where the base's path is one of directories.
func TestBasesOfOtherSchemesLackNoSlash(t *testing.T) {
	for base, lacking := range map[string]bool{"https://h.example/docs": true, "file:///docs": true, "x:/docs": true, "mailto:a@b": false, "urn:a:b": false, "x:a/b": false} {
		found := false
		var o links.Options
		o.Sources[core.LayerRetrieval] = core.Source{Text: base, Given: true}
		for _, f := range links.One(o, "g").Details(0).Findings {
			found = found || f.Code == links.BaseWithoutSlash
		}
		if found != lacking {
			t.Errorf("%q: %v, want %v", base, found, lacking)
		}
	}
}
