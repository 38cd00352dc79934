package urlstandard_test

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/net/idna"

	"uriplayground/core/syntax"
	"uriplayground/core/urlstandard"
)

// wptFolder returns the folder of the files of web-platform-tests, which are no part of the
// project: what URI_WPT names, or wpt in a folder shared beside it.
func wptFolder(t *testing.T) string {
	t.Helper()
	for _, folder := range []string{os.Getenv("URI_WPT"), "../../../shared/wpt"} {
		if folder == "" {
			continue
		}
		if _, err := os.Stat(filepath.Join(folder, "urltestdata.json")); err == nil {
			return folder
		}
	}
	t.Skip("no web-platform-tests: URI_WPT names no folder with urltestdata.json, and there is none in ../shared/wpt")
	return ""
}

func read[T any](t *testing.T, folder, name string) (list []T) {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(folder, name))
	if err != nil {
		t.Fatal(err)
	}
	if err := json.Unmarshal(data, &list); err != nil {
		t.Fatal(err)
	}
	return list
}

// profile is Unicode ToASCII with beStrict false.
var profile = idna.New(idna.MapForLookup(), idna.BidiRule(), idna.CheckJoiners(true), idna.CheckHyphens(false),
	idna.StrictDomainName(false), idna.VerifyDNSLength(false), idna.Transitional(false))

func toASCII(domain string) (string, bool) {
	ascii, err := profile.ToASCII(domain)
	return ascii, err == nil
}

type wptCase struct {
	Input                                                                      string
	Base                                                                       *string
	Href                                                                       *string
	Origin                                                                     *string
	Failure                                                                    bool
	Protocol, Username, Password, Host, Hostname, Port, Pathname, Search, Hash string
}

// The parser gives what urltestdata.json says for its URLs, serialized and by component.
func TestWPT(t *testing.T) {
	folder := wptFolder(t)
	given := map[string]*string{}
	for _, c := range read[struct {
		Input  string
		Output *string
	}](t, folder, "toascii.json") {
		given[c.Input] = c.Output
	}
	ascii := func(domain string) (string, bool) {
		if out, ok := given[domain]; ok {
			if out == nil {
				return "", false
			}
			return *out, true
		}
		return toASCII(domain)
	}
	for _, c := range read[wptCase](t, folder, "urltestdata.json") {
		checkWPT(t, &c, ascii)
	}
}

func checkWPT(t *testing.T, c *wptCase, ascii urlstandard.ToASCII) {
	t.Helper()
	name := c.Input
	var base *urlstandard.URL
	if c.Base != nil {
		name += " on " + *c.Base
		b, ok := urlstandard.Parse(*c.Base, nil, ascii)
		if !ok {
			if !c.Failure {
				t.Errorf("%q: the base fails", name)
			}
			return
		}
		base = &b
	}
	u, ok := parseBoth(t, c.Input, base, ascii)
	if ok == c.Failure {
		t.Errorf("%q: %s, failure %v", name, u.Href(), c.Failure)
		return
	}
	if !ok {
		return
	}
	if u.Href() != *c.Href || c.Origin != nil && u.Origin(toASCII) != *c.Origin {
		t.Errorf("%q: %s of %s, want %s", name, u.Href(), u.Origin(toASCII), *c.Href)
	}
	hostname, _ := u.Host()
	port, hasPort := u.Port()
	host := hostname
	if hasPort {
		host += ":" + port
	}
	query, _ := u.Query()
	fragment, _ := u.Fragment()
	for _, pair := range [][2]string{
		{u.Scheme() + ":", c.Protocol}, {u.Username(), c.Username}, {u.Password(), c.Password}, {host, c.Host}, {hostname, c.Hostname},
		{port, c.Port}, {u.Path(), c.Pathname}, {prefixed("?", query), c.Search}, {prefixed("#", fragment), c.Hash},
	} {
		if pair[0] != pair[1] {
			t.Errorf("%q: %q, want %q", name, pair[0], pair[1])
		}
	}
}

func prefixed(mark, text string) string {
	if text == "" {
		return ""
	}
	return mark + text
}

// parseBoth parses with a trace and without, which must agree.
func parseBoth(t *testing.T, input string, base *urlstandard.URL, ascii urlstandard.ToASCII) (urlstandard.URL, bool) {
	t.Helper()
	u, ok := urlstandard.Parse(input, base, ascii)
	var trace syntax.Trace
	traced, errors, same := urlstandard.Trace(input, base, ascii, &trace)
	if same != ok || traced != u {
		t.Fatalf("%q: %+v %v with a trace, %+v %v without", input, traced, same, u, ok)
	}
	for _, e := range errors {
		if e.Start > e.End || int(e.End) > len(input) {
			t.Fatalf("%q: %+v", input, e)
		}
	}
	for i := range trace.Steps {
		if s := &trace.Steps[i]; s.From.Start > s.From.End || int(s.From.End) > len(input) || int(s.To.End) > len(trace.Texts[urlstandard.TextWritten]) {
			t.Fatalf("%q: step %+v", input, s)
		}
	}
	if href, _ := urlstandard.AppendHref(nil, input, base, ascii); string(href) != u.Href() {
		t.Fatalf("%q: %q appended, %q parsed", input, href, u.Href())
	}
	if !ok {
		return u, false
	}
	if made := urlstandard.SoFar(&trace, len(trace.Steps)); made.Text != u.Href() || !strings.HasPrefix(made.Text[made.Path:], u.Path()) || made.Rest.Len() > 0 {
		t.Fatalf("%q: the steps make %q, path at %d, not %q", input, made.Text, made.Path, u.Href())
	}
	again, ok := urlstandard.Parse(u.Href(), nil, ascii)
	if !ok || again.Href() != u.Href() {
		t.Fatalf("%q: %q becomes %q", input, u.Href(), again.Href())
	}
	checkParts(t, &again, ascii)
	return u, true
}
