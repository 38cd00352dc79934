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
		uri  string
	}{
		{"www.w3.org/Addressing/", rfc3986.RuleSuffixWWW, "www.w3.org", rfc3986.RuleRelativePath, "https://www.w3.org/Addressing/"},
		{"www.w3.org", rfc3986.RuleSuffixWWW, "www.w3.org", rfc3986.RuleRelativePath, "https://www.w3.org"},
		{"WWW.w3.org?q#f", rfc3986.RuleSuffixWWW, "WWW.w3.org", rfc3986.RuleRelativePath, "https://WWW.w3.org?q#f"},
		{"example.com", rfc3986.RuleSuffixName, "example.com", rfc3986.RuleRelativePath, "https://example.com"},
		{"ex-ample.co.uk/a?q", rfc3986.RuleSuffixName, "ex-ample.co.uk", rfc3986.RuleRelativePath, "https://ex-ample.co.uk/a?q"},
		{"index.html/", rfc3986.RuleSuffixName, "index.html", rfc3986.RuleRelativePath, "https://index.html/"},
		{"example.com:8080/a", rfc3986.RuleSuffixAuthority, "example.com", rfc3986.RuleURI, "http://example.com:8080/a"},
		{"localhost:8080", rfc3986.RuleSuffixAuthority, "localhost", rfc3986.RuleURI, "http://localhost:8080"},
		{"192.168.0.1/a", rfc3986.RuleSuffixAuthority, "192.168.0.1", rfc3986.RuleRelativePath, "http://192.168.0.1/a"},
		{"192.168.0.1:80/", rfc3986.RuleSuffixAuthority, "192.168.0.1", rfc3986.RuleURI, "http://192.168.0.1:80/"},
		{"docs.example/a", rfc3986.RuleSuffixName, "docs.example", rfc3986.RuleRelativePath, "https://docs.example/a"},
		{"example.com:443/a", rfc3986.RuleSuffixAuthority, "example.com", rfc3986.RuleURI, "https://example.com:443/a"},
		{"example.com:8443", rfc3986.RuleSuffixAuthority, "example.com", rfc3986.RuleURI, "https://example.com:8443"},
		{"localhost", rfc3986.RuleSuffixAuthority, "localhost", rfc3986.RuleRelativePath, "http://localhost"},
		{"LOCALHOST/a/b", rfc3986.RuleSuffixAuthority, "LOCALHOST", rfc3986.RuleRelativePath, "http://LOCALHOST/a/b"},
		{"app.localhost/a", rfc3986.RuleSuffixName, "app.localhost", rfc3986.RuleRelativePath, "http://app.localhost/a"},
		{"www.printer.local", rfc3986.RuleSuffixWWW, "www.printer.local", rfc3986.RuleRelativePath, "http://www.printer.local"},
		{"wiki.INTERNAL/a", rfc3986.RuleSuffixName, "wiki.INTERNAL", rfc3986.RuleRelativePath, "http://wiki.INTERNAL/a"},
	} {
		got, ok := rfc3986.Split(row.text).Suffix()
		if !ok || got.Rule != row.rule || got.Host.In(row.text) != row.host || got.ReadAs != row.read || got.URI != row.uri {
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
		"localhosts/a", "a/localhost", "local/a",
	} {
		if got, ok := rfc3986.Split(text).Suffix(); ok {
			t.Errorf("%q: %+v", text, got)
		}
	}
}

// A reference that lacks a scheme, completed where nothing can give it one.
func TestLikelyURI(t *testing.T) {
	for text, want := range map[string]string{
		"example.com/a": "https://example.com/a", "//example.com/a?q#f": "https://example.com/a?q#f",
		"//example.com:8080/a": "http://example.com:8080/a", "//localhost/a": "http://localhost/a", "//[::1]:3000/a": "http://[::1]:3000/a",
		"//127.0.0.1": "http://127.0.0.1", "//u@host:443": "https://u@host:443",
		"": "", "///a": "", "//": "", "//@:80": "", "/a": "", "a/b": "", "?q": "", "http://a/b": "", "file:a": "",
	} {
		if got, found := rfc3986.Split(text).LikelyURI(); got != want || found != (want != "") {
			t.Errorf("%q: %q, %v, want %q", text, got, found, want)
		}
	}
}
