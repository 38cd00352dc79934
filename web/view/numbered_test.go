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

// lastCell returns the last cell of the row whose head is the word of a key.
func lastCell(t *testing.T, table *page.Table, key string) *page.TableCell {
	t.Helper()
	for _, row := range table.Rows {
		if row.Cells[0].Text == builtIn.For("en").Get(key) {
			return row.Cells[len(row.Cells)-1]
		}
	}
	t.Fatalf("%s has no row %s", table.ID, key)
	return nil
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
			all := tablesByID(s.Page())
			for _, table := range all {
				checkWords(t, c.Input, table)
			}
			if lang != "en" {
				continue
			}
			target := lastCell(t, all["url"], "url.href")
			if c.Href == nil != (target.Class == "void") || c.Href != nil && target.Text != *c.Href && len(*c.Href) < 80 {
				t.Errorf("%q + %q: %+v", c.Base, c.Input, target)
			}
			var names []string
			for _, row := range all["numbered"].Rows {
				if _, name, found := strings.Cut(row.Cells[1].Detail, "validation error: "); found {
					names = append(names, name)
				}
			}
			if len(c.Errors) > 0 && len(names) == 0 || len(names) > len(c.Errors) {
				t.Errorf("%q + %q: %q, want %q", c.Base, c.Input, names, c.Errors)
			}
		}
	}
}

// The timeline of a document is its own: a permalink opens a step of it, which its row
// and its sentence show, and the arrows lead on.
func TestTimelineOfADocument(t *testing.T) {
	for _, d := range []core.Dialect{core.RFC1808, core.RFC2396, core.URL} {
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
			rows := tablesByID(back.Page())["numbered"].Rows
			player := back.Page().Player()
			if rows[n-1].Class != "now" || rows[n].Class != "todo" || player.Say != rows[n-1].Cells[1].Text || player.Place == "" {
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

// A long trace shows the rows around the current step.
func TestLongTraceOfADocument(t *testing.T) {
	s := byDocument("en", core.URL, nil, "http://a/", strings.Repeat("x/../", 400))
	s.Do(model.SelectStep{N: s.State().Steps - 100})
	rows := tablesByID(s.Page())["numbered"].Rows
	now := 0
	for _, row := range rows {
		if row.Class == "now" && row.Cells[0].Text == strconv.Itoa(s.State().Step) {
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
		target := lastCell(t, tablesByID(byDocument("en", core.URL, toASCII, "http://a/", ref).Page())["url"], "url.href")
		if want == "" != (target.Class == "void") || want != "" && target.Text != want {
			t.Errorf("%s: %+v", ref, target)
		}
	}
	none := byDocument("en", core.URL, nil, "http://a/", "//ü.a/x")
	if target := lastCell(t, tablesByID(none.Page())["url"], "url.href"); target.Class != "void" {
		t.Errorf("without a browser: %+v", target)
	}
}

// A base that is failure says why, and a rule of the standard cites its state.
func TestURLStandardSaysWhy(t *testing.T) {
	rows := tablesByID(byDocument("en", core.URL, nil, "http://[::1", "g").Page())["numbered"].Rows
	if len(rows) != 1 || rows[0].Class != "gap" || !strings.Contains(rows[0].Cells[1].Text, "bracket") {
		t.Errorf("%+v", rows)
	}
	for _, row := range tablesByID(byDocument("en", core.URL, nil, "mailto:a", "g").Page())["numbered"].Rows {
		if cite := row.Cells[1].Cite; !strings.HasSuffix(cite.Text, " state") && cite.Text != "URL Standard" ||
			!strings.HasPrefix(cite.URL, "https://url.spec.whatwg.org/commit-snapshots/"+core.URLCommit+"/#") {
			t.Errorf("%+v", cite)
		}
	}
}
