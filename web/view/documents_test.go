package view_test

import (
	"strconv"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

const rfcBase = "http://a/b/c/d;p?q"

// asked returns a session in which the browser has answered, as the URL Standard says.
func asked(base, ref string) *play.Session {
	s := newSession(opening("en"))
	s.Do(model.SetTexts{Base: base, Ref: ref})
	r := core.ResolveURL(base, ref, nil)
	s.Do(model.BrowserResult{Text: r.Target.Text, Refused: !r.Done})
	return s
}

// One click leads from a browser that differs to both documents, each at the step at which
// they part: the one that explainDifference() names, or the repair that comes before it.
func TestDivergenceFromTheBrowser(t *testing.T) {
	for _, c := range []struct{ base, ref, rfc, line, state, why string }{
		{rfcBase, `\g`, "t-if-path-slash", `if (R.path starts-with "/") then`, "relative state", "a backslash is a slash"},
		{rfcBase, `..\g`, "2E", "2E", "path state", "a backslash is a slash"},
		{rfcBase, "%2e%2e/g", "2E", "2E", "path state", "is a dot"},
		{rfcBase, "http:g", "t-if-scheme", "if defined(R.scheme) then", "special relative or authority state", "is ignored where the rest alone would be relative"},
		{rfcBase, "///g", "t-authority-authority", "T.authority = R.authority;", "special authority ignore slashes state", "Two slashes"},
		{rfcBase, "g h", "m-ref", "and then the path of the reference:", "path state", "percent-encoded"},
		{"http://a/b/..", "g", "m-base", "All but the last segment of the base’s path:", "relative state", "base is parsed"},
		{"mailto:a", "b", "t-if-scheme", "if defined(R.scheme) then", "no scheme state", "opaque"},
		{"http://[::1", "b", "", "", "", ""},
	} {
		s := asked(c.base, c.ref)
		b := page.TraceOf(s.Page().Body).Browser
		if c.rfc == "" {
			if b.Part.Text != "" {
				t.Errorf("%s + %s: a button where there are no steps", c.base, c.ref)
			}
			continue
		}
		if b.Part.Text == "" {
			t.Fatalf("%s + %s: no button: %+v", c.base, c.ref, b)
		}
		s.Do(model.CommandAction(b.Part.Name, b.Part.Value))
		body := s.Page().Body.(*page.TablesBody)
		p := core.FindDivergence(c.base, c.ref, core.RFC3986, core.URL, core.Options{}, nil)
		first, at := p.FirstSteps()
		if got := p.A.Trace.Steps[first].Rule.Key; got != c.rfc {
			t.Errorf("%s + %s: RFC 3986 parts at %s", c.base, c.ref, got)
		}
		row := presentRow(t, body.Tables[1])
		if !strings.Contains(row.Class, "differs") || row.Cells[2].Cite.Text != c.state {
			t.Errorf("%s + %s: the present row is %+v", c.base, c.ref, row)
		}
		if row.Cells[1].Text != c.line {
			t.Errorf("%s + %s: RFC 3986 is at %q, not %q", c.base, c.ref, row.Cells[1].Text, c.line)
		}
		if made := core.URLSoFar(p.B.Trace, at+1).Text; made != chipsText(body.Stages[1].Lanes[0].Chips) {
			t.Errorf("%s + %s: the machine has made %q, the trace %q", c.base, c.ref, chipsText(body.Stages[1].Lanes[1].Chips), made)
		}
		if note := body.Tables[0].Note; !strings.Contains(note, c.why) || !strings.Contains(note, "diverge at step "+strconv.Itoa(s.State().Step)) {
			t.Errorf("%s + %s: %q", c.base, c.ref, note)
		}
		if !strings.HasPrefix(body.Player.Say, "They diverge here. RFC 3986: ") || !strings.Contains(body.Player.Say, "URL Standard: ") {
			t.Errorf("%s + %s: %q", c.base, c.ref, body.Player.Say)
		}
		other := newSession(opening("en"))
		other.Do(model.OpenPermalink{Fragment: model.EncodePermalink(s.State())})
		if got := other.Page().Body.(*page.TablesBody); got.Player.Say != body.Player.Say {
			t.Errorf("%s + %s: the permalink opens at %q", c.base, c.ref, got.Player.Say)
		}
	}
}

// Playing stops where they diverge, and goes on from there.
func TestPlayingStopsWhereDocumentsPart(t *testing.T) {
	s := asked(rfcBase, `\g`)
	for _, a := range []model.Action{model.SetView{Name: "runs"}, model.SetComparison{Name: model.DocumentsPair}, model.MoveStep{Where: "first"}, model.MoveStep{Where: "play"}} {
		s.Do(a)
	}
	for range 99 {
		s.Do(model.Tick{})
	}
	if at := s.State(); at.Playing || at.Step != at.DivergesAfter || at.DivergesAfter == 0 {
		t.Errorf("it stands at %d of %d, parted at %d", at.Step, at.Steps, at.DivergesAfter)
	}
	s.Do(model.MoveStep{Where: "play"})
	for range 99 {
		s.Do(model.Tick{})
	}
	if s.State().Step != model.End {
		t.Errorf("it does not go on: %d", s.State().Step)
	}
}

// Each row of the timeline makes a step of one document or of both, until both have made all.
func TestDocumentsSideBySide(t *testing.T) {
	for _, ref := range []string{`\g`, "g", "../../x/./y?q#f", "http:g", "//[::1]:80/", "//[", ""} {
		s := asked(rfcBase, ref)
		for _, a := range []model.Action{model.SetView{Name: "runs"}, model.SetComparison{Name: model.DocumentsPair}, model.MoveStep{Where: "first"}} {
			s.Do(a)
		}
		p := core.FindDivergence(rfcBase, ref, core.RFC3986, core.URL, core.Options{}, nil)
		var made [2]int
		for range s.State().Steps {
			s.Do(model.MoveStep{Where: "next"})
			if s.State().Step == model.End {
				break
			}
			for side, c := range presentRow(t, s.Page().Body.(*page.TablesBody).Tables[1]).Cells[1:] {
				if c.Class != "none" {
					made[side]++
				}
			}
		}
		if n := [2]int{len(p.A.Trace.Steps), len(p.B.Trace.Steps)}; made[0] > n[0] || made[1] > n[1] || made[0]+1 < n[0] || made[1]+1 < n[1] {
			t.Errorf("%q: %d steps were made of %d", ref, made, n)
		}
	}
}

// Without a result, each document says why; with the same one, nothing parts.
func TestDocumentsWithoutAResult(t *testing.T) {
	for _, c := range []struct{ base, ref, note, rfc, url string }{
		{"a", "b", "Neither gives a result.", "must have a scheme", "no scheme"},
		{"http://a/b", "c", "Both give the same result.", "", ""},
		{"http://[::1", "c", "Only one of them gives a result.", "", "bracket"},
	} {
		s := tableOf(t, "runs", c.base, c.ref, model.SetComparison{Name: model.DocumentsPair})
		if s.Note != c.note || !strings.Contains(s.Rows[0].Cells[1].Detail, c.rfc) || !strings.Contains(s.Rows[1].Cells[1].Detail, c.url) {
			t.Errorf("%s + %s: %q, %q, %q", c.base, c.ref, s.Note, s.Rows[0].Cells[1].Detail, s.Rows[1].Cells[1].Detail)
		}
	}
}

func presentRow(t *testing.T, s *page.Table) *page.TableRow {
	t.Helper()
	for _, row := range s.Rows {
		if strings.HasPrefix(row.Class, "now") {
			return row
		}
	}
	t.Fatalf("%s: no row is present", s.ID)
	return &page.TableRow{}
}

// chipsText returns what chips say, with their delimiters.
func chipsText(list []page.Chip) string {
	var b strings.Builder
	for _, c := range list {
		b.WriteString(c.Before + c.Text() + c.After)
	}
	return b.String()
}
