package core_test

import (
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/core/syntax"
)

// Tabs and newlines are removed wherever they are, and are in no part where a delimiter
// stands before them.
func TestURLPartsAroundTabs(t *testing.T) {
	for text, want := range map[string][2]string{
		"http://user@\thost/":   {"user", "host"},
		"http://host:\t80/":     {"", "host"},
		"http://u\n@h\n:\n80/":  {"u\n", "h\n"},
		"http:\t//user@host:80": {"user", "host"},
	} {
		a := core.ParseURL(text, nil)
		got := [2]string{a.Parts[2].In(text), a.Parts[3].In(text)}
		if got != want || a.Parts[0].In(text) != "http" {
			t.Errorf("%q: credentials and host are %q, want %q", text, got, want)
		}
	}
}

// A byte order mark in a domain is a character that is not ASCII, like others.
func TestByteOrderMarkInDomain(t *testing.T) {
	asked := ""
	toASCII := func(domain string) (string, bool) {
		asked = domain
		return "example", true
	}
	for _, text := range []string{"http://\ufeffexample/", "http://%EF%BB%BFexample/"} {
		if a := core.ParseURL(text, nil); a.Valid || len(a.Faults) == 0 {
			t.Errorf("%q is accepted without ToASCII", text)
		}
		asked = ""
		if core.ParseURL(text, toASCII); asked != "\ufeffexample" {
			t.Errorf("%q: ToASCII is asked for %q", text, asked)
		}
	}
}

// The validation error that fails is listed, however many there are.
func TestFailureAmongManyErrors(t *testing.T) {
	for _, n := range []int{0, 1, 20_000} {
		a := core.ParseURL("http://"+strings.Repeat("@", n)+"[/", nil)
		var failing []string
		for _, f := range a.Faults {
			if f.Level == syntax.Error {
				failing = append(failing, f.Code.String())
			}
		}
		if _, ok := a.Href(); ok || len(failing) != 1 || failing[0] != "IPv6-unclosed" {
			t.Errorf("after %d errors what fails is %q", n, failing)
		}
	}
}
