package view_test

import (
	"encoding/json"
	"os"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

// expecting returns what stands below the target of a link that was expected to lead somewhere.
func expecting(lang, base, ref string, asked model.Expect) *page.Target {
	s := model.Initial(lang)
	s.Base, s.Ref, s.Expect = base, ref, asked
	return page.TraceOf(play.NewSession(builtIn, nil, s).Page().Body).Target
}

// laidOut returns a target, or the address below it, as a text: "[…]" for what differs, and a "_" for
// each character of a gap.
func laidOut(pieces []page.TargetPiece) string {
	var out strings.Builder
	for _, o := range pieces {
		switch {
		case o.Gap > 0:
			out.WriteString(strings.Repeat("_", o.Gap))
		case o.Differs:
			out.WriteString("[" + o.Text + "]")
		default:
			out.WriteString(o.Text)
		}
	}
	return strings.ReplaceAll(out.String(), "][", "")
}

// The address that was expected lies on the columns of the target.
func TestExpectedIsLaidBelow(t *testing.T) {
	const docs = "https://h.example/docs/v2/guide/"
	for _, row := range []struct{ base, ref, expected, target, below, verdict string }{
		{docs, "img/x.png", "/docs/v2/img/x.png", "https://h.example/docs/v2[/guide]/img/x.png", "https://h.example/docs/v2______/img/x.png", "the target has “/guide” in addition"},
		{"https://h.example/v3", "/users", "/v3/users", "https://h.example___/users", "https://h.example[/v3]/users", "the target lacks “/v3”"},
		{docs, "a.html", "/docs/v2/guide/bc.html", "https://h.example/docs/v2/guide[/a.html]_", "https://h.example/docs/v2/guide[/bc.html]", "the target has “/a.html”, not “/bc.html”"},
		{docs, "a.html", "/docs/v2/guide/a.html", "https://h.example/docs/v2/guide/a.html", "", "this is the target"},
		{docs, "a.html", "…/a.html", "https://h.example/docs/v2/guide/a.html", "", "The target matches this, too. Give more of the address, or the folder in which it should be."},
	} {
		got := expecting("en", row.base, row.ref, model.Expect{Target: row.expected})
		if target, below := laidOut(got.Pieces), laidOut(got.Expected.Wanted); target != row.target || below != row.below || got.Expected.Verdict != row.verdict {
			t.Errorf("%s: %s\n%s\n%s", row.expected, target, below, got.Expected.Verdict)
		}
	}
}

// In the threads, both lines have the same number of columns, each remedy leads to what was expected,
// and each word is there, in each language.
func TestExpectedPaneOfThreads(t *testing.T) {
	file, err := os.ReadFile("../../core/expect/testdata/expectations.jsonl")
	if err != nil {
		t.Fatal(err)
	}
	laid, mended, joined := 0, 0, 0
	for line := range strings.Lines(string(file)) {
		var x struct{ Base, Ref, Expected, Actual string }
		if err := json.Unmarshal([]byte(line), &x); err != nil {
			t.Fatal(err)
		}
		for _, lang := range []string{"en", "fr"} {
			got := expecting(lang, x.Base, x.Ref, model.Expect{Target: x.Expected, Went: x.Actual})
			if got.Deduction == nil {
				continue
			}
			if n := len(got.Deduction.Fixes); n > 6 {
				t.Errorf("%s on %s: %d remedies", x.Ref, x.Base, n)
			}
			wanted := ""
			for _, o := range got.Expected.Wanted {
				wanted += o.Text
			}
			if wanted != "" {
				laid++
				if a, b := columns(got.Pieces), columns(got.Expected.Wanted); a != b {
					t.Errorf("%s on %s: %d and %d columns", x.Ref, x.Base, a, b)
				}
			}
			for i, r := range got.Deduction.Fixes {
				mended++
				base, ref, _ := strings.Cut(r.Action.Value, "\n")
				if target := core.Resolve(base, ref, core.RFC3986, core.Options{}).Target.Text; i == 0 && wanted != "" && target != wanted {
					t.Errorf("%s on %s: %q leads to %s, not to %s", x.Ref, x.Base, r.Action.Value, target, wanted)
				}
				if strings.HasPrefix(r.Effect, "mend.") {
					t.Errorf("no words: %s", r.Effect)
				}
			}
			if j := got.Deduction.Join; j != nil {
				joined++
				for _, c := range j.Calls {
					if strings.Contains(c.Code, "BASE") || strings.Contains(c.Code, "REF") {
						t.Errorf("%s", c.Code)
					}
				}
			}
		}
	}
	if laid < 250 || mended < 600 || joined < 50 {
		t.Errorf("%d laid below the target, %d remedies, %d joined", laid, mended, joined)
	}
}

func columns(pieces []page.TargetPiece) (n int) {
	for _, o := range pieces {
		n += page.Count(o.Text) + o.Gap
	}
	return n
}

// Addresses are offered, and none of them while it is predicted, nor anything else.
func TestExpectedWhilePredicted(t *testing.T) {
	s := model.Initial("en")
	session := play.NewSession(builtIn, nil, s)
	below := func() *page.Target { return page.TraceOf(session.Page().Body).Target }
	if got := below().Expected.Offers; len(got) != 2 || got[0].Value != "https://example.com/docs/v2/img/logo.png" || got[0].Pieces[0].Text != "…/v2" {
		t.Errorf("%+v", got)
	}
	session.Do(model.SetPredict{How: "again"})
	for _, target := range []string{"", "/docs/v2/img/"} {
		session.Do(model.SetExpected{Target: target})
		if got := below(); got.Expected == nil || got.Expected.Offers != nil || got.Expected.Verdict != "" || got.Expected.Wanted != nil || got.Deduction != nil {
			t.Errorf("%q: %+v", target, got.Expected)
		}
	}
	session.Do(model.SetPredict{How: "off"})
	if got := below(); got.Expected.Wanted == nil || got.Deduction == nil {
		t.Errorf("afterwards: %+v", got.Expected)
	}
}

// What cannot be told is said, whatever is typed.
func TestExpectedIsRefused(t *testing.T) {
	words := builtIn.For("en")
	long := strings.Repeat("/a", 2000)
	for _, row := range [][4]string{
		{"https://h.example/a", "b", "…/", words.Get("expected.unread")},
		{"https://h.example/a", "b", long, words.Get("expected.long", "n", "4000")},
		{"a", "b", "/c", words.Get("expect.no-target")},
	} {
		if got := expecting("en", row[0], row[1], model.Expect{Target: row[2]}); got.Expected.Verdict != row[3] || got.Expected.Tone != "open" || got.Deduction != nil {
			t.Errorf("%.20q: %+v", row[2], got.Expected)
		}
	}
	s := model.Initial("en")
	s.Base, s.Ref, s.Options, s.Expect = "http://a/b", "http:c", core.Options{NonStrict: true}, model.Expect{Target: "/d"}
	if got := page.TraceOf(play.NewSession(builtIn, nil, s).Page().Body).Target.Expected.Verdict; got != words.Get("expected.switches") {
		t.Errorf("with other switches: %s", got)
	}
}

// Where the expectation is the rule, libraries are named that are known to answer so.
func TestExpectedIsTheRuleOfLibraries(t *testing.T) {
	got := expecting("en", "http://a/b/c/d;p?q", "?y", model.Expect{Target: "http://a/b/c/d;p?y"}).Deduction
	if got == nil || len(got.Acts.Buttons) != 1 || !strings.Contains(got.Reasons[1].Text, "Go net/url") || strings.Contains(got.Reasons[1].Text, "java.net.URI") {
		t.Errorf("%+v", got)
	}
	got = expecting("en", "http://a/b/c/d;p?q", "?y", model.Expect{Target: "http://a/b/c/?y"}).Deduction
	if got == nil || !strings.Contains(got.Reasons[len(got.Reasons)-1].Text, "java.net.URI") {
		t.Errorf("%+v", got)
	}
}

// The calls lead to what was expected, by the document that each library follows, whatever characters
// there are.
func TestExpectedCalls(t *testing.T) {
	got := expecting("en", "https://h.example/v3", "/it's", model.Expect{Target: "/v3/it's"}).Deduction.Join
	for i, want := range []string{
		`new URL("it's", "https://h.example/v3/").href`, `urllib.parse.urljoin("https://h.example/v3/", "it's")`,
	} {
		if got.Calls[i].Code != want {
			t.Errorf("%s, want %s", got.Calls[i].Code, want)
		}
	}
	if last := got.Calls[len(got.Calls)-1]; last.Code != `curl "$(trurl --url 'https://h.example/v3/' --redirect 'it'\''s')"` {
		t.Errorf("%s", last.Code)
	}
}

// A slide says where its link was expected to lead, and why it does not once the target is revealed.
func TestExpectedOnASlide(t *testing.T) {
	s := newSession(opening("en"))
	s.Do(model.OpenPermalink{Fragment: "v=1&view=lesson&lesson=lecture&at=1&slide=https://h.example/v3&with=/users&expects=/v3/users"})
	if blocks := courseOf(s.Page()).Blocks; proseOf(blocks[2]) != "/v3/users" || strings.Contains(proseOf(blocks[3]), "h.example/users") {
		t.Errorf("%+v", blocks)
	}
	press(s, "reveal", "")
	blocks := courseOf(s.Page()).Blocks
	if proseOf(blocks[3]) != "https://h.example/users" || !strings.Contains(proseOf(blocks[4]), "started inside “https://h.example/v3/”") {
		t.Errorf("%+v", blocks)
	}
}

// By another document than RFC 3986 the address lies on the columns of its target, too. Who leads there is
// said, with the rule that moved; else from which folder it follows, else that nothing is known. What is
// offered to write leads there by that document, and a button chooses the one that leads there.
func TestExpectedOfADocument(t *testing.T) {
	const guide = "https://h.example/docs/guide"
	for _, row := range []struct {
		by                           core.Dialect
		base, ref, expected          string
		target, below, reason, fixes string
	}{
		{core.URL, "http://a/b/c/d", `..\g h`, `/b/c/..\g h`, "http://a/b[/g%20h]___", `http://a/b[/c/..\g h]`, "This is the answer of: RFC 3986, RFC 2396, RFC 1808, RFC 1630.", "RFC 3986"},
		{core.URL, "http://a/b/c/d", `..\g h`, "http://a/b/g%20h", "http://a/b/g%20h", "", "Your expectation matches the specification chosen here.", ""},
		{core.RFC2396, "http://a/b/c/d;p?q", "../../../g", "http://a/g", "http://a[/..]/g", "http://a___/g", "A “..” that finds no segment to remove stays in the older specifications; RFC 3986 drops it.", "/g, RFC 3986"},
		{core.RFC1808, "http://a/b/c/d;p?q", "?y", "http://a/b/c/?y", "http://a/b/c[/d;p]?y", "http://a/b/c[/]___?y", "This is the answer of: RFC 2396, RFC 1630.", ".?y, RFC 2396"},
		{core.RFC1630, guide, "intro", "/docs/guide/intro", "https://h.example/docs______/intro", "https://h.example/docs[/guide]/intro", "if “" + guide + "” were a folder", "guide/intro"},
		{core.URL, guide, "intro", "/docs/guide/intro", "https://h.example/docs______/intro", "https://h.example/docs[/guide]/intro", "if “" + guide + "” were a folder", "guide/intro"},
		{core.RFC2396, guide, "intro", "/docs/other", "https://h.example/docs[/intro]", "https://h.example/docs[/other]", "No specification leads there, and no known folder.", "other"},
	} {
		s := byDocument("en", row.by, nil, row.base, row.ref)
		s.Do(model.SetExpected{Target: row.expected})
		got := bodyOf(t, s).Target
		if target, below := laidOut(got.Pieces), laidOut(got.Expected.Wanted); target != row.target || below != row.below {
			t.Errorf("%s, %s: %s\n%s", row.by, row.expected, target, below)
		}
		said, fixes := "", []string{}
		for _, r := range got.Deduction.Reasons {
			said += r.Text + "\n"
		}
		for _, fix := range got.Deduction.Fixes {
			fixes = append(fixes, fix.Text)
		}
		if !strings.Contains(said, row.reason) || !strings.HasPrefix(strings.Join(fixes, ", "), row.fixes) || row.fixes == "" && len(fixes) > 0 {
			t.Errorf("%s, %s: %s%q", row.by, row.expected, said, fixes)
		}
		for _, fix := range got.Deduction.Fixes {
			after := byDocument("en", row.by, nil, row.base, row.ref)
			after.Do(model.SetExpected{Target: row.expected})
			after.Do(model.CommandAction(fix.Action.Name, fix.Action.Value))
			if tone := page.TraceOf(after.Page().Body).Target.Expected.Tone; tone != "good" {
				t.Errorf("%s, %s: %q does not lead there", row.by, row.expected, fix.Text)
			}
		}
		found := false
		for _, table := range s.Record() {
			found = found || table.Title == "What was expected"
		}
		if !found {
			t.Errorf("%s, %s: not copied", row.by, row.expected)
		}
	}
}

// Where a document gives no target, it is still said which one leads to the address.
func TestExpectedOfADocumentWithoutTarget(t *testing.T) {
	s := byDocument("en", core.URL, nil, "http://a/", "http://[")
	body, _ := s.Page().Body.(*page.ResolveBody)
	if offers := body.Target.Expected.Offers; len(offers) == 0 || offers[0].Value != "http://[" {
		t.Errorf("offers %v", offers)
	}
	s.Do(model.SetExpected{Target: "http://["})
	body, _ = s.Page().Body.(*page.ResolveBody)
	if d := body.Target.Deduction; d == nil || !strings.Contains(d.Reasons[0].Text, "RFC 3986") || len(body.Target.Expected.Wanted) > 0 {
		t.Errorf("%+v", body.Target)
	}
}
