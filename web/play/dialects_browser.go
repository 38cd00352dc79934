package play

// BrowserParts is the properties of URL that BrowserSays.Parts has, in its order.
func BrowserParts() [8]string {
	return [8]string{"protocol", "username", "password", "hostname", "port", "pathname", "search", "hash"}
}

// browserPlaces is the component in whose row each of BrowserParts stands.
var browserPlaces = [8]string{"scheme", "userinfo", "userinfo", "host", "port", "path", "query", "fragment"}

// asked tells whether the browser has been asked.
func (in *input) asked() bool { return in.state.Browser != BrowserSays{} && in.state.asksBrowser() }

// browserVerdict says whether the browser takes the text for a URL without a
// base, with one, or not at all.
func (in *input) browserVerdict() *SheetCell {
	switch says := &in.state.Browser; {
	case !in.asked():
		return &SheetCell{}
	case says.Alone:
		return &SheetCell{Text: in.words.Get("dialects.browser.alone"), Class: "tone-good"}
	case says.Refused:
		return &SheetCell{Text: in.words.Get("dialects.browser.refused"), Class: "tone-bad"}
	}
	return &SheetCell{Text: in.words.Get("dialects.browser.based"), Class: "tone-open"}
}

// browserPart is the browser's properties for a component. It does not tell
// what is missing from what is empty.
func (in *input) browserPart(name string) *SheetCell {
	cell := codeCell("")
	if !in.asked() || !in.state.Browser.Alone {
		return cell
	}
	for i, property := range BrowserParts() {
		if text := in.state.Browser.Parts[i]; browserPlaces[i] == name && text != "" {
			cell.Text += visible(text) + " "
			cell.Detail += property + " "
		}
	}
	if cell.Text == "" {
		return &SheetCell{Text: in.words.Get("dialects.browser.void"), Class: "void"}
	}
	cell.Text = clip(cell.Text[:len(cell.Text)-1], cellBytes)
	return cell
}

// browserTarget is where the browser goes from the base.
func (in *input) browserTarget() *SheetCell {
	b := deriveBrowser(*in)
	switch {
	case b == nil:
		return &SheetCell{}
	case in.state.Browser.Refused:
		return &SheetCell{Text: in.words.Get("dialects.no-result"), Class: "void"}
	}
	return codeCell(b.Text)
}
