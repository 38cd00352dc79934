package rfc3986_test

import (
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// RFC 3986 §4.5: what looks like the authority and path of a URI, and what not.
func TestSuffix(t *testing.T) {
	for _, row := range []struct {
		text string
		rule *syntax.Rule
		host string
		read *syntax.Rule
	}{
		{"www.w3.org/Addressing/", rfc3986.RuleSuffixWWW, "www.w3.org", rfc3986.RuleRelativePath},
		{"www.w3.org", rfc3986.RuleSuffixWWW, "www.w3.org", rfc3986.RuleRelativePath},
		{"WWW.w3.org?q#f", rfc3986.RuleSuffixWWW, "WWW.w3.org", rfc3986.RuleRelativePath},
		{"example.com", rfc3986.RuleSuffixName, "example.com", rfc3986.RuleRelativePath},
		{"ex-ample.co.uk/a?q", rfc3986.RuleSuffixName, "ex-ample.co.uk", rfc3986.RuleRelativePath},
		{"index.html/", rfc3986.RuleSuffixName, "index.html", rfc3986.RuleRelativePath},
		{"example.com:8080/a", rfc3986.RuleSuffixAuthority, "example.com", rfc3986.RuleURI},
		{"localhost:8080", rfc3986.RuleSuffixAuthority, "localhost", rfc3986.RuleURI},
		{"192.168.0.1/a", rfc3986.RuleSuffixAuthority, "192.168.0.1", rfc3986.RuleRelativePath},
		{"192.168.0.1:80/", rfc3986.RuleSuffixAuthority, "192.168.0.1", rfc3986.RuleURI},
	} {
		got, ok := rfc3986.Split(row.text).Suffix()
		if !ok || got.Rule != row.rule || got.Host.In(row.text) != row.host || got.ReadAs != row.read || got.URI != "http://"+row.text {
			t.Errorf("%q: %v, %+v, want %s and the host %q", row.text, ok, got, row.rule.Key, row.host)
		}
		if f := got.Fault(); f.Code != syntax.SuffixReference || f.Level != syntax.Info || f.In(row.text) != row.host {
			t.Errorf("%q: fault %+v", row.text, f)
		}
	}
	for _, text := range []string{
		"", "a", "index.html", "style.CSS", "a/b.com", "/example.com", "//example.com", "http://example.com", "?example.com",
		"#example.com", "..", "../a", ".", "a..b", "-a.com", "a-.com", "a.1", "a.b", "a_b.com", "ex ample.com", "éa.com",
		"mailto:a", "tel:110", "example.com:", "example.com:a", "example.com:123456", "a@example.com", ".com", "com.", "www.",
	} {
		if got, ok := rfc3986.Split(text).Suffix(); ok {
			t.Errorf("%q: %+v", text, got)
		}
	}
}
