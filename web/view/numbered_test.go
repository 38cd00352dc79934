package view_test

import (
	"strconv"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/internal/vectors"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/play"
)

// byDocument returns a session that resolves a reference by a document.
func byDocument(lang string, d core.Dialect, toASCII core.ToASCII, base, ref string) *play.Session {
	s := play.NewSession(builtIn, toASCII, opening(lang))
	s.Do(model.SetDialect{Name: d.String()})
	s.Do(model.SetTexts{Base: base, Ref: ref})
	return s
}

// bodyOf returns what a view shows that plays the steps of a document.
func bodyOf(t *testing.T, s *play.Session) *page.ResolveBody {
	t.Helper()
	body, ok := s.Page().Body.(*page.ResolveBody)
	if !ok || body.Steps == nil {
		t.Fatalf("%q + %q: no steps", s.State().Base, s.State().Ref)
	}
	return body
}

// addressOf returns the target as it is shown.
func addressOf(target *page.Target) (text string) {
	for _, piece := range target.Pieces {
		text += piece.Text
	}
	return text
}

// By the URL Standard each vector leads where it should, by the states that its trace
// has, with the names of its validation errors; and there are words for all of it.
func TestViewByTheURLStandard(t *testing.T) {
	for _, lang := range locales.Languages() {
		for _, c := range vectors.URL() {
			if c.Base == "" || len(c.Input) > 2000 {
				continue
			}
			s := byDocument(lang, core.URL, nil, c.Base, c.Input)
			body := bodyOf(t, s)
			for _, table := range append(s.Record(), body.Trace.Table, body.Components.Table) {
				checkWords(t, c.Input, table)
			}
			if lang != "en" {
				continue
			}
			if text := addressOf(body.Target); c.Href == nil != (body.Target.None != "") || c.Href != nil && text != *c.Href && len(*c.Href) < 80 && page.Visible(*c.Href) == *c.Href {
				t.Errorf("%q + %q: %q", c.Base, c.Input, text)
			}
			names := 0
			for _, row := range body.Steps.Sections[0].Rows {
				if len(row.Cells) > 2 && row.Cells[2].State == "no" {
					names++
				}
			}
			if len(c.Errors) > 0 && names == 0 && body.Machine.None == "" || names > len(c.Errors) {
				t.Errorf("%q + %q: %d errors, want %q", c.Base, c.Input, names, c.Errors)
			}
		}
	}
}

// The timeline of a document is its own: a permalink opens a step of it, which its row
// and its sentence show, and the arrows lead on.
func TestTimelineOfADocument(t *testing.T) {
	for _, d := range []core.Dialect{core.RFC1630, core.RFC1808, core.RFC2396, core.URL} {
		s := byDocument("en", d, nil, "http://a/b/c/d;p?q", `..\g`)
		r := core.ResolveBy("http://a/b/c/d;p?q", `..\g`, d, core.Options{}, nil)
		steps := len(r.Trace.Steps)
		if s.State().Steps != steps || s.State().Step != model.End {
			t.Errorf("%s: %d steps, want %d; at %d", d, s.State().Steps, steps, s.State().Step)
		}
		s.Do(model.SelectStep{N: 2})
		back := newSession(opening("en"))
		back.Do(model.OpenPermalink{Fragment: model.EncodePermalink(s.State())})
		if back.State().Step != 2 || back.State().Dialects.Dialect != d {
			t.Errorf("%s opens at step %d", model.EncodePermalink(s.State()), back.State().Step)
		}
		for n := 2; n < steps; n++ {
			rows := bodyOf(t, back).Steps.Sections[0].Rows
			player := back.Page().Player()
			if !strings.Contains(rows[n-1].Class, "now") || !strings.Contains(rows[n].Class, "todo") || player.Say != rows[n-1].Cells[1].Text || player.Place == "" {
				t.Errorf("%s, step %d: %q, %q, %q", d, n, rows[n-1].Class, player.Say, rows[n-1].Cells[1].Text)
			}
			back.Do(model.MoveStep{Where: "next"})
		}
		if back.State().Step != model.End {
			t.Errorf("%s: %d after the last step", d, back.State().Step)
		}
		back.Do(model.SelectStep{N: 1})
		if back.Do(model.SetDialect{Name: "rfc3986"}); back.State().Step != model.End {
			t.Errorf("%s: the step of one document is that of another", d)
		}
	}
}

// otherRuns is links whose steps have every kind of picture, by the documents that are drawn.
var otherRuns = []string{`..\g h`, "http:g", "//host/x", "?q", "#f", "../../../g;x?y#z", "mailto:x", "C|/x", "", "g/./h/..", ";x", "/g", "x:g", "..", " g ", "a\tb", "https://u@h:80/p", "https:///h:443", "//[", "a/b/c/d/e/f/g/h/i/j/k/l/m/n", "../.", "../.././x/../y/", "///g"}

// In the geometry of the buffers nothing is lost or told twice: on the left is what the trace has made,
// what an ended run has made is the target, and the gates and chapters are the same at each step, one of
// them the present one.
func TestMachineOfADocument(t *testing.T) {
	pairs := 0
	for _, d := range []core.Dialect{core.RFC1630, core.RFC1808, core.RFC2396, core.URL} {
		for _, base := range []string{"http://a/b/c/d;p?q", "file:///a/b", "http://a", "http://a/b/..", "x://a/b", "x:/./a//../b/../c/d"} {
			for _, ref := range otherRuns {
				s := byDocument("en", d, nil, base, ref)
				r := core.ResolveBy(base, ref, d, core.Options{}, nil)
				for n := range r.Trace.Steps {
					s.Do(model.SelectStep{N: n + 1})
					body := bodyOf(t, s)
					m := body.Machine
					output, input := m.Lanes[0], m.Lanes[1]
					gates, chapters := 0, 0
					for _, g := range m.Gates {
						if g.Mark == "now" {
							gates++
						}
						if g.Text == "" {
							t.Fatalf("%s, %q + %q: %+v", d, base, ref, g)
						}
					}
					for _, c := range m.Chapters {
						if c.State == "now" {
							chapters++
						}
						if c.Text == "" || c.Step == 0 {
							t.Fatalf("%s, %q + %q: %+v", d, base, ref, c)
						}
					}
					if gates != 1 || chapters != 1 || len(m.Gates) > len(m.Chapters) || d != core.URL && len(m.Gates) < len(m.Chapters) {
						t.Errorf("%s, %q + %q, step %d: %d gates of %d are present, and %d chapters of %d", d, base, ref, n+1, gates, len(m.Gates), chapters, len(m.Chapters))
					}
					if len(output.Removed.Runs) > 0 && len(input.Removed.Runs) > 0 {
						pairs++
					}
					if output.More != "" {
						continue
					}
					if made := core.PartialResult; d == core.RFC1630 && input.More == "" && r.Trace.Steps[n].Text == core.TextPath && chipsText(output.Chips)+chipsText(input.Chips) != page.Visible(made(r.Trace, n)) {
						t.Errorf("%q + %q, step %d: %q, %q, not %q", base, ref, n+1, chipsText(output.Chips), chipsText(input.Chips), made(r.Trace, n))
					}
					if text := chipsText(output.Chips); d == core.URL && text != core.URLSoFar(r.Trace, n+1).Text {
						t.Errorf("%q + %q, step %d: %q, not %q", base, ref, n+1, text, core.URLSoFar(r.Trace, n+1).Text)
					} else if n == len(r.Trace.Steps)-1 && r.Done && (text != page.Visible(r.Target.Text) || len(input.Chips) > 0) {
						t.Errorf("%s, %q + %q ends with %q, %q", d, base, ref, text, chipsText(input.Chips))
					}
				}
			}
		}
	}
	if pairs < 20 {
		t.Errorf("only %d steps remove what both sides give", pairs)
	}
}

// What the path state of the URL Standard reads stands in chapters of its own, with the validation errors
// about that; the state stays one gate, which is present in all of them.
func TestReadsOfThePathState(t *testing.T) {
	for _, c := range []struct{ ref, chapters, steps string }{
		{`..\g h`, `scheme start, no scheme, relative, path: ..\, path: g h`, "1 2 3 4 6"},
		{"../x/y/./z?q", "scheme start, no scheme, relative, path: ../, path: x/y/, path: ./, path: z, query", "1 2 3 4 5 6 7 8"},
		{"..", "scheme start, no scheme, relative, path", "1 2 3 4"},
		{"x y", "scheme start, scheme, no scheme, relative, path", "1 2 3 4 5"},
		{"../../../../../../../x", "scheme start, no scheme, relative, path", "1 2 3 4"},
	} {
		s := byDocument("en", core.URL, nil, "http://a/b/c/d", c.ref)
		var chapters, steps []string
		m := bodyOf(t, s).Machine
		for _, x := range m.Chapters {
			chapters, steps = append(chapters, x.Text), append(steps, strconv.Itoa(x.Step))
		}
		if got, at := strings.Join(chapters, ", "), strings.Join(steps, " "); got != c.chapters || at != c.steps {
			t.Errorf("%q: %s at %s", c.ref, got, at)
		}
		for i, x := range m.Chapters {
			s.Do(model.SelectStep{N: x.Step})
			name, _, _ := strings.Cut(x.Text, ":")
			m := bodyOf(t, s).Machine
			for _, g := range m.Gates {
				if (g.Mark == "now") != (g.Text == name) {
					t.Errorf("%q, chapter %d: %+v", c.ref, i+1, g)
				}
			}
		}
	}
}

// What a ".." of the link takes away falls on both sides of the line, and the sentence names both.
func TestBothGo(t *testing.T) {
	for _, c := range []struct {
		d              core.Dialect
		ref            string
		step           int
		left, right, a string
	}{
		{core.URL, `..\g h`, 4, "/c", `..\`, "“..\\” removes “/c”."},
		{core.RFC1630, "../g", 6, "c/", "../", "“c/../” is removed: one level down and up again."},
		{core.RFC1808, "../g", 12, "c/", "../", "“../” removes “c/”."},
		{core.RFC2396, "../g", 11, "c/", "../", "“../” removes “c/”."},
	} {
		s := byDocument("en", c.d, nil, "http://a/b/c/d", c.ref)
		s.Do(model.SelectStep{N: c.step})
		body := bodyOf(t, s)
		left, right := body.Machine.Lanes[0].Removed, body.Machine.Lanes[1].Removed
		if left.Text() != c.left || right.Text() != c.right || left.Runs[0].From != "base" || right.Runs[0].From != "ref" || body.Player.Say != strings.ReplaceAll(c.a, `\\`, `\`) {
			t.Errorf("%s: %q, %q: %q", c.d, left.Text(), right.Text(), body.Player.Say)
		}
	}
}

// A link that browsers mend says so in its field and at the step, and what to write instead is read alike
// by both documents.
func TestMended(t *testing.T) {
	s := byDocument("en", core.URL, nil, "http://a/b/c/d", `..\g h`)
	s.Do(model.SelectStep{N: 5})
	body := bodyOf(t, s)
	if c := s.Page().Checks[1]; c.Short != "fixed: 2" || c.Tone != "note" || len(c.Faults) > 0 {
		t.Errorf("%+v", c)
	}
	if !strings.HasSuffix(body.Player.Fault, "invalid-reverse-solidus") {
		t.Errorf("%q", body.Player.Fault)
	}
	way := body.Target.Reasons[0]
	both := core.Resolve(way.Base, way.Ref, core.RFC3986, core.Options{})
	if again := core.ResolveURL(way.Base, way.Ref, nil); !both.Ref.Valid || !again.Ref.Valid || both.Target.Text != addressOf(body.Target) || again.Target.Text != both.Target.Text {
		t.Errorf("%+v leads to %q", way, both.Target.Text)
	}
}

// A long trace shows the rows around the current step.
func TestLongTraceOfADocument(t *testing.T) {
	s := byDocument("en", core.URL, nil, "http://a/", strings.Repeat("x/../", 400))
	s.Do(model.SelectStep{N: s.State().Steps - 100})
	rows := bodyOf(t, s).Steps.Sections[0].Rows
	now := 0
	for _, row := range rows {
		if strings.Contains(row.Class, "now") && row.Cells[0].Text == strconv.Itoa(s.State().Step) {
			now++
		}
	}
	if now != 1 || len(rows) != 200 {
		t.Errorf("%d rows, %d of them present", len(rows), now)
	}
}

// Domains that are not ASCII are the browser's to encode.
func TestBrowserEncodesDomains(t *testing.T) {
	toASCII := func(domain string) (string, bool) { return "xn--" + strconv.Itoa(len(domain)), domain != "ü.no" }
	for ref, want := range map[string]string{"//ü.a/x": "http://xn--4/x", "//ü.no/": ""} {
		if target := bodyOf(t, byDocument("en", core.URL, toASCII, "http://a/", ref)).Target; want == "" != (target.None != "") || addressOf(target) != want {
			t.Errorf("%s: %+v", ref, target)
		}
	}
	if target := bodyOf(t, byDocument("en", core.URL, nil, "http://a/", "//ü.a/x")).Target; target.None == "" {
		t.Errorf("without a browser: %+v", target)
	}
}

// A base that is failure says why, and a rule of the standard cites its state.
func TestURLStandardSaysWhy(t *testing.T) {
	target := bodyOf(t, byDocument("en", core.URL, nil, "http://[::1", "g")).Target
	if len(target.Reasons) != 1 || !strings.Contains(target.Reasons[0].Text, "bracket") {
		t.Errorf("%+v", target)
	}
	s := byDocument("en", core.URL, nil, "mailto:a", "g")
	for n := range s.State().Steps {
		s.Do(model.SelectStep{N: n + 1})
		if cite := s.Page().Player().Cite; s.State().Step != model.End && (!strings.HasSuffix(cite.Text, " state") ||
			!strings.HasPrefix(cite.URL, "https://url.spec.whatwg.org/commit-snapshots/"+core.URLCommit+"/#")) {
			t.Errorf("%+v", cite)
		}
	}
}

// What RFC 1630 prints as a rule and what it prints as examples part here: the reasons offer the other
// reading, and from there the way back.
func TestReadingsOfThePartialForm(t *testing.T) {
	s := byDocument("en", core.RFC1630, nil, "magic://a/b/c//d/e/f", "/g")
	for _, want := range []string{"magic://a/g", "magic://a/b/c//d/g", "magic://a/g"} {
		target := bodyOf(t, s).Target
		if addressOf(target) != want || target.Why == "" {
			t.Errorf("%q, not %q: %+v", addressOf(target), want, target.Reasons)
		}
		click(s, target.Reasons[len(target.Reasons)-1].Take.Command)
	}
	s = byDocument("en", core.RFC1630, nil, "x:/a", "//g/long")
	if body := bodyOf(t, s); body.Target.None != "no result" || len(body.Target.Reasons) != 1 || body.Player.Say != body.Target.Reasons[0].Text {
		t.Errorf("%+v, %q", body.Target, body.Player.Say)
	}
	s.Do(model.SelectStep{N: 4})
	m := bodyOf(t, s).Machine
	if last := m.Lanes[0].Chips[len(m.Lanes[0].Chips)-1]; last.Text() != "/" || last.Mark != "asked" || m.Gates[1].State != "fails" {
		t.Errorf("the run that is looked at: %+v, %+v", last, m.Gates)
	}
}
