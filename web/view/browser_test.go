package view_test

import (
	"strings"
	"testing"

	"uriplayground/web/model"
	"uriplayground/web/page"
)

// The browser's answer is shown beside the RFC's, with the first difference.
func TestBrowserBesideTheRFC(t *testing.T) {
	for _, c := range []struct {
		base, ref string
		says      model.BrowserResult
		tone      page.Tone
		verdict   string
	}{
		{"http://a/b", "g", model.BrowserResult{Text: "http://a/g"}, "good", "same"},
		{"http://a/b", "%2e%2e/g", model.BrowserResult{Text: "http://a/g"}, "warning", "character 10, in the path"},
		{"http://a", "?q", model.BrowserResult{Text: "http://a/?q"}, "warning", "in the path"},
		{"http://A:80/b", "", model.BrowserResult{Text: "http://a/b"}, "warning", "in the host"},
		{"http://a/b", "http:g", model.BrowserResult{Text: "http://a/g"}, "warning", "A scheme equal to the base’s is ignored"},
		{"http://a/b", "///g", model.BrowserResult{Text: "http://g/"}, "warning", "however many were written"},
		{"foo:a", "b", model.BrowserResult{Refused: true}, "warning", "nothing is relative to it"},
		{"http://a/b", "//g:x/", model.BrowserResult{Refused: true}, "warning", "not allowed in a port"},
		{"http://a/b", `\g`, model.BrowserResult{Text: "http://a/%5Cg"}, "warning", "departs from the standard"},
		{"http://a/b", "g", model.BrowserResult{Refused: true}, "warning", "departs from the standard"},
		{"a", "b", model.BrowserResult{Refused: true}, "good", "rejects"},
		{"a", "http://b/", model.BrowserResult{Text: "http://b/"}, "warning", "without"},
	} {
		p := pageOf(t, "en", c.base, c.ref, c.says)
		if panesOf(p).Browser == nil || panesOf(p).Browser.Tone != c.tone || !strings.Contains(panesOf(p).Browser.Verdict, c.verdict) {
			t.Errorf("%q + %q: %+v", c.base, c.ref, panesOf(p).Browser)
		}
	}
}

// Before the browser is asked, nothing is said of what it does.
func TestBrowserNotAsked(t *testing.T) {
	if b := panesOf(newSession(opening("en")).Page()).Browser; b == nil || b.Text != "" || b.Tone != "note" || b.Verdict != "has not been asked yet." {
		t.Errorf("%+v", b)
	}
}
