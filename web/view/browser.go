package view

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/web/model"
	"uriplayground/web/page"
)

// deriveBrowser holds the browser's result beside the RFC's. It is nil where the
// browser is not asked.
func deriveBrowser(v view) *page.Browser {
	if !v.state.AsksBrowser() || v.state.Hides() {
		return nil
	}
	says := v.state.Browser
	b := &page.Browser{Label: v.words.Get("browser.label"), Text: page.Clip(says.Text, targetBytes)}
	switch {
	case !v.asked():
		b.Tone, b.Verdict = "note", v.words.Get("browser.unasked")
	case says.Refused && !v.resolution.Done:
		b.Tone, b.Verdict = "good", v.words.Get("browser.refused.both")
	case says.Refused:
		p := v.documentsParting()
		b.Tone, b.Verdict, b.Part = "warning", v.words.Get("browser.refused")+" "+v.whyBrowser(&p), v.partingButton(&p)
	case says.Text == v.resolution.Target.Text:
		b.Tone, b.Verdict = "good", v.words.Get("browser.same")
	default:
		p := v.documentsParting()
		b.Tone, b.Verdict, b.Part = "warning", v.difference(says.Text, &p), v.partingButton(&p)
	}
	return b
}

// documentsParting is where RFC 3986 and the URL Standard part.
func (v *view) documentsParting() core.Parting {
	return core.Part(*v.resolution, core.ResolveURL(v.state.Base, v.state.Ref, v.toASCII))
}

// difference says where the browser's result differs from the target: at which
// character, and in which component, with what the URL Standard does there.
func (v *view) difference(text string, p *core.Parting) string {
	if !v.resolution.Done {
		return v.words.Get("browser.guess")
	}
	theirs := core.Parse(text, core.RFC3986)
	for i, own := range v.resolution.Target.Parts {
		q := theirs.Parts[i]
		name := own.Rule.Name
		if name != "authority" && (own.Defined != q.Defined || own.In(v.resolution.Target.Text) != q.In(text)) {
			at := strconv.Itoa(page.CharNumber(text, uint32(commonPrefix(text, v.resolution.Target.Text))))
			return v.words.Get("browser.differs", "n", at, "part", v.words.Get("part."+name)) + " " + v.whyBrowser(p)
		}
	}
	return ""
}

// whyBrowser is the rule of the URL Standard by which the browser differs, or that it
// departs from that, too.
func (v *view) whyBrowser(p *core.Parting) string {
	if v.departs(&p.B) {
		return v.words.Get("through.browser.departs")
	}
	return v.whyParting(p)
}

// partingButton leads to both documents side by side, where they part.
func (v *view) partingButton(p *core.Parting) (b page.Button) {
	if v.state.Embedded || v.departs(&p.B) {
		return b
	}
	if steps := alignDocuments(p); steps.differ() {
		b.Name, b.Value, b.Text = "parting", strconv.Itoa(steps.stop()), v.words.Get("browser.parting")
	}
	return b
}

// departs reports whether the browser's result is not that of the URL Standard.
func (v *view) departs(standard *core.Resolution) bool {
	says := &v.state.Browser
	return says.Refused == standard.Done || !says.Refused && says.Text != standard.Target.Text
}

func commonPrefix(a, b string) int {
	n := 0
	for n < len(a) && n < len(b) && a[n] == b[n] {
		n++
	}
	return n
}

// browserPlaces is for each of BrowserParts the component whose row shows it.
var browserPlaces = [8]string{"scheme", "userinfo", "userinfo", "host", "port", "path", "query", "fragment"}

// asked reports whether the browser has been asked.
func (v *view) asked() bool { return v.state.Browser != model.BrowserResult{} && v.state.AsksBrowser() }

// browserVerdict says whether the browser takes the text for a URL without a
// base, with one, or not at all.
func (v *view) browserVerdict() *page.TableCell {
	switch says := &v.state.Browser; {
	case !v.asked():
		return &page.TableCell{}
	case says.Alone:
		return &page.TableCell{Text: v.words.Get("dialects.browser.alone"), Class: "tone-good"}
	case says.Refused:
		return &page.TableCell{Text: v.words.Get("dialects.browser.refused"), Class: "tone-bad"}
	}
	return &page.TableCell{Text: v.words.Get("dialects.browser.based"), Class: "tone-open"}
}

// browserPart is the browser's properties for a component. It does not
// distinguish a missing component from an empty one.
func (v *view) browserPart(name string) *page.TableCell {
	cell := codeCell("")
	if !v.asked() || !v.state.Browser.Alone {
		return cell
	}
	for i, property := range model.BrowserParts() {
		if text := v.state.Browser.Parts[i]; browserPlaces[i] == name && text != "" {
			cell.Text += page.Visible(text) + " "
			cell.Detail += property + " "
		}
	}
	if cell.Text == "" {
		return &page.TableCell{Text: v.words.Get("dialects.browser.void"), Class: "void"}
	}
	cell.Text = page.Clip(cell.Text[:len(cell.Text)-1], cellBytes)
	return cell
}

// browserTarget is where the browser goes from the base.
func (v *view) browserTarget() *page.TableCell {
	switch {
	case !v.asked():
		return &page.TableCell{}
	case v.state.Browser.Refused:
		return &page.TableCell{Text: v.words.Get("dialects.no-result"), Class: "void"}
	}
	return codeCell(page.Clip(v.state.Browser.Text, targetBytes))
}
