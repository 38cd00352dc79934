package links

import "uriplayground/core"

// Page returns what is found about the page as a whole: notes on the security of its
// base, whose authority the relative links share, and a redirection that
// only added or removed a slash. Spans are bytes of the base; those of
// RedirectSlash, of the URI that was asked for.
func (r *Report) Page() []Finding {
	var found []Finding
	if r.sources.Layer >= 0 {
		c := checker{report: r, scope: r.own, detail: true, Details: Details{Ref: r.sources.Base}}
		if len(c.Ref) <= longest {
			c.analysis = core.Parse(c.Ref, core.RFC3986)
			c.scheme, c.host = c.text("scheme"), c.text("host")
			c.security()
			found = c.Findings
		}
	}
	asked, got := withoutFragment(r.options.Requested), withoutFragment(r.options.Sources[core.LayerRetrieval].Text)
	if asked != "" && asked != got && WithSlash(asked) == got {
		f := Finding{Code: RedirectSlash, Gravity: Info, Span: span(0, len(asked)), Meaning: got}
		found = append(found, f)
	}
	return found
}
