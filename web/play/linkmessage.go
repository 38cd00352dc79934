package play

import (
	"unicode/utf8"

	"uriplayground/core/links"
	"uriplayground/web/i18n"
)

// LinkMessage puts a finding about a reference into a sentence.
func LinkMessage(w i18n.Words, f links.Finding, ref string) string {
	scripts := ""
	for _, s := range f.Scripts {
		if scripts != "" {
			scripts += ", "
		}
		scripts += w.Get("script." + s)
	}
	says := clip(f.Says, valueBytes)
	if r, width := utf8.DecodeRuneInString(f.Says); f.Code == links.HiddenCharacters && width == len(f.Says) {
		says = codePoint(r)
	}
	if says == "" {
		says = "—"
	}
	return w.Get("find."+f.Code.String()+".why", "text", clip(f.In(ref), 60), "says", says, "scripts", scripts)
}
