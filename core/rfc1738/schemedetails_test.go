package rfc1738_test

import (
	"encoding/json"
	"reflect"
	"slices"
	"strings"
	"testing"

	"uriplayground/core/rfc1738"
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
	"uriplayground/internal/vectors"
)

// vectorNames is how the vectors call the parts that this code calls as the
// BNF does; where one name stands for several, the scheme decides.
var vectorNames = map[string][]string{
	"path": {"fpath", "hpath"}, "type": {"ftptype"}, "gopherplus": {"gopher+_string"}, "address": {"encoded822addr"}, "article": {"digits"},
}

// The hand-made vectors, all of them.
func TestVectors(t *testing.T) {
	for _, c := range vectors.RFC1738() {
		u, err := rfc1738.Parse(c.Input)
		if (err == nil) != c.Valid {
			t.Errorf("%q: %v, want valid %v (%s)", c.Input, err, c.Valid, c.Why)
		}
		if kind := u.Kind(); kind == nil || kind.Name != c.Scheme+"url" {
			t.Errorf("%q: is %v, want %surl", c.Input, kind, c.Scheme)
		}
		if _, err := rfc3986.Parse(c.Input); (err == nil) != c.Valid3986 {
			t.Errorf("%q: RFC 3986 says %v, want valid %v", c.Input, err, c.Valid3986)
		}
		checkComponents(t, c)
		view := rfc1738.SchemeDetails(u)
		for name, want := range c.Parts {
			if got := vectorPart(t, c.Input, view, name); !sameJSON(t, got, want) {
				t.Errorf("%q: %s is %v, want %s (%s)", c.Input, name, got, want, c.Why)
			}
		}
	}
}

func checkComponents(t *testing.T, c vectors.SchemeCase) {
	t.Helper()
	for _, p := range rfc3986.Split(c.Input).Parts() {
		want, ok := c.Components3986[p.Rule.Name]
		if ok && (p.Defined != (want != nil) || p.Defined && p.In(c.Input) != *want) {
			t.Errorf("%q: in RFC 3986 %s is %v", c.Input, p.Rule.Name, p)
		}
	}
}

// vectorPart returns a part as the vectors show it: null where it is undefined, a
// list where there may be several.
func vectorPart(t *testing.T, text string, v *syntax.SchemeDetails, name string) any {
	t.Helper()
	switch name {
	case "cwd":
		return append([]string{}, partsNamed(text, v, "cwd")...)
	case "fields":
		names, values := partsNamed(text, v, "fieldname"), partsNamed(text, v, "fieldvalue")
		pairs := [][2]string{}
		for i, name := range names {
			pairs = append(pairs, [2]string{name, values[i]})
		}
		return pairs
	case "form":
		return form(text, v)
	}
	for _, rule := range append(vectorNames[name], name) {
		if list := partsNamed(text, v, rule); len(list) > 0 && !(rule == "host" && v.Scheme.Name == "fileurl" && list[0] == "") {
			return list[0]
		}
	}
	return nil
}

func partsNamed(text string, v *syntax.SchemeDetails, name string) (list []string) {
	for _, p := range v.Parts {
		if p.Defined && p.Rule.Name == name {
			list = append(list, p.In(text))
		}
	}
	return list
}

// form returns the alternative of its production that a news or wais URL is.
func form(text string, v *syntax.SchemeDetails) string {
	for rule, name := range map[string]string{"grouppart": "all", "group": "group", "unique": "article", "wtype": "document"} {
		if len(partsNamed(text, v, rule)) > 0 {
			return name
		}
	}
	if len(partsNamed(text, v, "search")) > 0 {
		return "index"
	}
	return "database"
}

func sameJSON(t *testing.T, got any, want json.RawMessage) bool {
	t.Helper()
	encoded, err := json.Marshal(got)
	if err != nil {
		t.Fatal(err)
	}
	var a, b any
	if json.Unmarshal(encoded, &a) != nil || json.Unmarshal(want, &b) != nil {
		t.Fatalf("%s or %s is not JSON", encoded, want)
	}
	return reflect.DeepEqual(a, b)
}

// acts returns each action in short: the key of its rule and its argument.
func acts(v *syntax.SchemeDetails) (list []string) {
	for _, a := range v.Actions {
		text := strings.TrimPrefix(a.Rule.Key, "u-")
		if a.Defined {
			text += " " + a.Argument
		}
		list = append(list, text)
	}
	return list
}

// What a client does, in the order of §3. The first three rows are the example
// of §3.2.2.
func TestActions(t *testing.T) {
	for _, row := range []struct {
		text string
		want []string
	}{
		{"ftp://myname@host.dom/%2Fetc/motd", []string{"connect host.dom:21", "user myname", "pass-ask", "cwd /etc", "type-guess", "retr motd"}},
		{"ftp://myname@host.dom/etc/motd", []string{"connect host.dom:21", "user myname", "pass-ask", "cwd etc", "type-guess", "retr motd"}},
		{"ftp://myname@host.dom//etc/motd", []string{"connect host.dom:21", "user myname", "pass-ask", "cwd ", "cwd etc", "type-guess", "retr motd"}},
		{"ftp://h:2121/a;type=d", []string{"connect h:2121", "anonymous anonymous", "pass-email", "nlst a"}},
		{"ftp://h/a/;type=i", []string{"connect h:21", "anonymous anonymous", "pass-email", "cwd a", "type i", "retr "}},
		{"ftp://foo:@h", []string{"connect h:21", "user foo", "pass "}},
		{"ftp://@h/%00", []string{"connect h:21", "user ", "pass-ask", "type-guess", "retr \x00"}},
		{"http://h", []string{"connect h:80"}},
		{"http://h:8000/a%20b?c%3D", []string{"connect h:8000", "path a%20b", "searchpart c%3D"}},
		{"gopher://h", []string{"connect h:70", "gophertype 1", "selector "}},
		{"gopher://h/00a%20b", []string{"connect h:70", "gophertype 0", "selector 0a b"}},
		{"gopher://h/7s%09q", []string{"connect h:70", "gophertype 7", "selector s", "tab \t", "search q"}},
		{"gopher://h/0s%09%09+", []string{"connect h:70", "gophertype 0", "selector s", "tab \t", "search ", "tab \t", "gopher-plus +", "view-default"}},
		{"gopher://h/0s%09%09?", []string{"connect h:70", "gophertype 0", "ask-fetch s", "ask-fill", "ask-return s"}},
		{"gopher://h/0s%09%09!", []string{"connect h:70", "gophertype 0", "selector s", "tab \t", "search ", "tab \t", "gopher-plus !", "attributes"}},
		{"gopher://h/1s%09%09$+VIEWS", []string{"connect h:70", "gophertype 1", "selector s", "tab \t", "search ", "tab \t", "gopher-plus $+VIEWS", "directory-attribute +VIEWS"}},
		{"gopher://h/0s%09%09!+ABSTRACT%20+SMELL", []string{"connect h:70", "gophertype 0", "selector s", "tab \t", "search ", "tab \t", "gopher-plus !+ABSTRACT +SMELL", "attribute +ABSTRACT", "attribute +SMELL"}},
		{"gopher://h/0s%09%09+application/postscript%20Es_ES", []string{"connect h:70", "gophertype 0", "selector s", "tab \t", "search ", "tab \t", "gopher-plus +application/postscript Es_ES", "view application/postscript", "language Es_ES"}},
		{"gopher://h/0s%09%09+%091%0D%0A+-1%0D%0Ax%0D%0Ay%20z%0D%0A.%0D%0A", []string{"connect h:70", "gophertype 0", "selector s", "tab \t", "gopher-plus +\t1\r\n+-1\r\nx\r\ny z\r\n.\r\n", "ask-value x", "ask-value y z"}},
		{"mailto:user%25host@gateway", []string{"mail user%host@gateway"}},
		{"news:*", []string{"all-groups"}},
		{"news:comp.infosystems.www.misc", []string{"newsgroup comp.infosystems.www.misc"}},
		{"news:a%2Fb@h", []string{"message a/b@h"}},
		{"nntp://h/a.b/12", []string{"connect h:119", "nntp-group a.b", "nntp-article 12"}},
		{"telnet://u:p@h/", []string{"connect h:23", "suggest-user u", "suggest-password p"}},
		{"wais://h/d?s", []string{"connect h:210", "database d", "wais-search s"}},
		{"wais://h/d/t/p%2F", []string{"connect h:210", "database d", "wtype t", "wpath p/"}},
		{"file:///etc/motd", []string{"this-machine", "open etc/motd"}},
		{"file://LocalHost/x", []string{"this-machine", "open x"}},
		{"file://h/x", []string{"machine h", "open x"}},
		{"prospero://host.dom//pros/name;OBJECT-VERSION=1;a=", []string{"connect host.dom:1525", "hsoname /pros/name", "field OBJECT-VERSION=1", "field a=", "access"}},
		{"prospero://host.dom/a%20b;c%3Dd=e%3B", []string{"connect host.dom:1525", "hsoname a b", "field c%3Dd=e%3B", "access"}},
		{"afs:x", []string{"unknown"}},
	} {
		if got := acts(detailsOf(row.text)); !slices.Equal(got, row.want) {
			t.Errorf("%s:\n got %q\nwant %q", row.text, got, row.want)
		}
	}
}

func detailsOf(text string) *syntax.SchemeDetails { return rfc1738.SchemeDetails(rfc1738.Split(text)) }

// What a gopher client sends is the actions put together (§3.4.3, §3.4.9).
func TestSent(t *testing.T) {
	for text, want := range map[string]string{
		"gopher://h":                               "",
		"gopher://h/7a%20b%09c":                    "a b\tc",
		"gopher://h/0s%09%09!+X":                   "s\t\t!+X",
		"gopher://h/0s%09q%09+%091%0D%0A+-1%0D%0A": "s\tq\t+\t1\r\n+-1\r\n",
		"gopher://h/0s%09%09+%091%0D%0A+-1%0D%0A":  "s\t+\t1\r\n+-1\r\n",
	} {
		if got, ok := detailsOf(text).Sent(); got != want || !ok {
			t.Errorf("%s: sends %q, %v, want %q", text, got, ok, want)
		}
	}
	if got, ok := detailsOf("http://h/a").Sent(); ok {
		t.Errorf("http sends %q", got)
	}
}

// Lists have a limit, and say so.
func TestListsAreLimited(t *testing.T) {
	long := strings.Repeat("a/", rfc1738.MaxList+5)
	for _, text := range []string{
		"ftp://h/" + long, "file:///" + long,
		"prospero://h/a" + strings.Repeat(";a=b", rfc1738.MaxList+5),
		"gopher://h/0%09%09!a" + strings.Repeat("%20a", rfc1738.MaxList+5),
	} {
		v := detailsOf(text)
		if len(v.Parts) > 2*rfc1738.MaxList+20 || len(v.Actions) > rfc1738.MaxList+20 {
			t.Errorf("%.20s…: %d parts, %d actions", text, len(v.Parts), len(v.Actions))
		}
		n := slices.IndexFunc(v.Notes, func(n syntax.Note) bool { return n.Rule == rfc1738.NoteMore })
		if n < 0 || int(v.Notes[n].End) != len(text) {
			t.Errorf("%.20s…: the notes do not say that there is more", text)
		}
	}
	if v := detailsOf("ftp://h/" + strings.Repeat("a/", rfc1738.MaxList)); len(v.Notes) != 1 || v.Notes[0].Rule != rfc1738.NoteNoName {
		t.Errorf("a list of just as many has the notes %v", v.Notes)
	}
}

// A text without a scheme has no view.
func TestNoSchemeDetails(t *testing.T) {
	for _, text := range []string{"", "a", "/a:b", "?:", "<URL:a>"} {
		if v := detailsOf(text); v != nil {
			t.Errorf("%q has a view: %v", text, v)
		}
	}
}
