package documents

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/align"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/render"
)

// Browser holds the browser's result beside the RFC's. It is nil where the
// browser is not asked.
func Browser(v *render.Context) *page.Browser {
	if !v.State.AsksBrowser() || v.State.HidesTarget() {
		return nil
	}
	says := v.State.Browser
	b := &page.Browser{Label: v.Words.Get("browser.label"), Text: page.Clip(says.Text, render.TargetBytes)}
	switch {
	case !asked(v):
		b.Tone, b.Verdict = "note", v.Words.Get("browser.unasked")
	case says.Refused && !v.Resolution.Done:
		b.Tone, b.Verdict = "good", v.Words.Get("browser.refused.both")
	case says.Refused:
		p := documentsDivergence(v)
		b.Tone, b.Verdict, b.Part = "warning", v.Words.Get("browser.refused")+" "+whyBrowser(v, &p), divergenceButton(v, &p)
	case says.Text == v.Resolution.Target.Text:
		b.Tone, b.Verdict = "good", v.Words.Get("browser.same")
	default:
		p := documentsDivergence(v)
		b.Tone, b.Verdict, b.Part = "warning", difference(v, says.Text, &p), divergenceButton(v, &p)
	}
	return b
}

// difference says where the browser's result differs from the target: at which
// character, and in which component, with what the URL Standard does there.
func difference(v *render.Context, text string, p *core.Divergence) string {
	if !v.Resolution.Done {
		return v.Words.Get("browser.guess")
	}
	theirs := core.Parse(text, core.RFC3986)
	for i, own := range v.Resolution.Target.Parts {
		q := theirs.Parts[i]
		name := own.Rule.Name
		if name != "authority" && (own.Defined != q.Defined || own.In(v.Resolution.Target.Text) != q.In(text)) {
			at := strconv.Itoa(page.CharNumber(text, uint32(render.CommonPrefix(text, v.Resolution.Target.Text))))
			return v.Words.Get("browser.differs", "n", at, "part", v.Words.Get("part."+name)) + " " + whyBrowser(v, p)
		}
	}
	return ""
}

// whyBrowser returns the rule of the URL Standard by which the browser differs, or that it
// departs from that, too.
func whyBrowser(v *render.Context, p *core.Divergence) string {
	if departs(v, &p.B) {
		return v.Words.Get("through.browser.departs")
	}
	return explain.WhyDivergence(v, p)
}

// divergenceButton leads to both documents side by side, where they diverge.
func divergenceButton(v *render.Context, p *core.Divergence) (b page.Button) {
	if v.State.Embedded || departs(v, &p.B) {
		return b
	}
	if steps := align.Documents(p); steps.Differ() {
		b.Name, b.Value, b.Text = "parting", strconv.Itoa(steps.Stop()), v.Words.Get("browser.parting")
	}
	return b
}

// departs reports whether the browser's result is not that of the URL Standard.
func departs(v *render.Context, standard *core.Resolution) bool {
	says := &v.State.Browser
	return says.Refused == standard.Done || !says.Refused && says.Text != standard.Target.Text
}

// browserPlaces is for each of BrowserParts the component whose row shows it.
var browserPlaces = [8]string{"scheme", "userinfo", "userinfo", "host", "port", "path", "query", "fragment"}

// asked reports whether the browser has been asked.
func asked(v *render.Context) bool {
	return v.State.Browser != model.BrowserResult{} && v.State.AsksBrowser()
}

// browserVerdict says whether the browser takes the text for a URL without a
// base, with one, or not at all.
func browserVerdict(v *render.Context) *page.TableCell {
	switch says := &v.State.Browser; {
	case !asked(v):
		return &page.TableCell{}
	case says.Alone:
		return &page.TableCell{Text: v.Words.Get("dialects.browser.alone"), Class: "tone-good"}
	case says.Refused:
		return &page.TableCell{Text: v.Words.Get("dialects.browser.refused"), Class: "tone-bad"}
	}
	return &page.TableCell{Text: v.Words.Get("dialects.browser.based"), Class: "tone-open"}
}

// browserPart returns the browser's properties for a component. It does not
// distinguish a missing component from an empty one.
func browserPart(v *render.Context, name string) *page.TableCell {
	cell := render.CodeCell("")
	if !asked(v) || !v.State.Browser.Alone {
		return cell
	}
	for i, property := range model.BrowserParts() {
		if text := v.State.Browser.Parts[i]; browserPlaces[i] == name && text != "" {
			cell.Text += page.Visible(text) + " "
			cell.Detail += property + " "
		}
	}
	if cell.Text == "" {
		return &page.TableCell{Text: v.Words.Get("dialects.browser.void"), Class: "void"}
	}
	cell.Text = page.Clip(cell.Text[:len(cell.Text)-1], render.CellBytes)
	return cell
}

// browserTarget returns where the browser goes from the base.
func browserTarget(v *render.Context) *page.TableCell {
	switch {
	case !asked(v):
		return &page.TableCell{}
	case v.State.Browser.Refused:
		return &page.TableCell{Text: v.Words.Get("dialects.no-result"), Class: "void"}
	}
	return render.CodeCell(page.Clip(v.State.Browser.Text, render.TargetBytes))
}

// documentsDivergence returns where RFC 3986 and the URL Standard part.
func documentsDivergence(v *render.Context) core.Divergence {
	return core.DivergenceBetween(*v.Resolution, core.ResolveURL(v.State.Base, v.State.Ref, v.ToASCII))
}
