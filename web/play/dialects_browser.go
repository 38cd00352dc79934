package play

// BrowserParts is the properties of URL that BrowserSays.Parts has, in its order.
func BrowserParts() [8]string {
	return [8]string{"protocol", "username", "password", "hostname", "port", "pathname", "search", "hash"}
}

// browserPlaces is the component in whose row each of BrowserParts stands.
var browserPlaces = [8]string{"scheme", "userinfo", "userinfo", "host", "port", "path", "query", "fragment"}

// asked tells whether the browser has been asked.
func (v *view) asked() bool { return v.state.Browser != BrowserResult{} && v.state.asksBrowser() }

// browserVerdict says whether the browser takes the text for a URL without a
// base, with one, or not at all.
func (v *view) browserVerdict() *TableCell {
	switch says := &v.state.Browser; {
	case !v.asked():
		return &TableCell{}
	case says.Alone:
		return &TableCell{Text: v.words.Get("dialects.browser.alone"), Class: "tone-good"}
	case says.Refused:
		return &TableCell{Text: v.words.Get("dialects.browser.refused"), Class: "tone-bad"}
	}
	return &TableCell{Text: v.words.Get("dialects.browser.based"), Class: "tone-open"}
}

// browserPart is the browser's properties for a component. It does not tell
// what is missing from what is empty.
func (v *view) browserPart(name string) *TableCell {
	cell := codeCell("")
	if !v.asked() || !v.state.Browser.Alone {
		return cell
	}
	for i, property := range BrowserParts() {
		if text := v.state.Browser.Parts[i]; browserPlaces[i] == name && text != "" {
			cell.Text += visible(text) + " "
			cell.Detail += property + " "
		}
	}
	if cell.Text == "" {
		return &TableCell{Text: v.words.Get("dialects.browser.void"), Class: "void"}
	}
	cell.Text = clip(cell.Text[:len(cell.Text)-1], cellBytes)
	return cell
}

// browserTarget is where the browser goes from the base.
func (v *view) browserTarget() *TableCell {
	b := deriveBrowser(*v)
	switch {
	case b == nil:
		return &TableCell{}
	case v.state.Browser.Refused:
		return &TableCell{Text: v.words.Get("dialects.no-result"), Class: "void"}
	}
	return codeCell(b.Text)
}
