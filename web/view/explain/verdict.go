package explain

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// Verdict says whether a text is valid and what it is; onlyURI is true where a
// relative reference will not do.
func Verdict(v *render.Context, c *page.Check, a *core.Analysis, onlyURI bool) {
	switch _, accepted := a.Href(); {
	case a.Dialect == core.URL && a.Valid:
		c.Tone, c.Verdict = "good", v.Words.Get("url.valid")
	case accepted:
		c.Tone, c.Verdict = "open", v.Words.Get("url.accepted")
	case a.Dialect == core.URL:
		c.Tone, c.Verdict = "bad", v.Words.Get("url.failure")
	case a.Valid && onlyURI && !a.IsURI():
		c.Tone, c.Verdict = "bad", v.Words.Get("verdict.no-scheme", "kind", v.Words.Get("kind."+a.Kind.Key))
	case a.Valid: // so it has a kind
		kind := v.Words.Get("kind." + a.Kind.Key)
		c.Tone, c.Short, c.Verdict = "good", kind, v.Words.Get("verdict.valid", "kind", kind)
		if key := "kind.short." + a.Kind.Key; v.Words.Has(key) {
			c.Short = v.Words.Get(key)
		}
	case a.Incomplete:
		c.Tone, c.Verdict = "open", v.Words.Get("verdict.incomplete")
	default:
		c.Tone = "bad"
		c.Verdict = v.Words.Get("verdict.invalid", "n", strconv.Itoa(page.CharNumber(a.Text, uint32(a.FirstBad))))
	}
}

// AnswerCell returns the target by a document, or why there is none.
func AnswerCell(v *render.Context, r *core.Resolution) *page.TableCell {
	key := "target.none"
	switch {
	case r.CurrentDocument:
		key = "numbered.current"
	case r.Done:
		return render.CodeCell(page.Clip(r.Target.Text, render.CellBytes))
	case r.Base.Dialect == core.URL:
		key = "url.failure"
	case r.Base.Dialect == core.RFC1630 && r.Base.Part("scheme").Defined:
		key = "dialects.no-result"
	}
	return &page.TableCell{Text: v.Words.Get(key), Class: "void"}
}
