//go:build js && wasm

package main

import (
	"syscall/js"

	"uriplayground/web/i18n"
	"uriplayground/web/play"
)

// Switching the language in place: the words of the page around the playground
// are marked with their keys, as tests/pages knows them.

// languageLink leads to the page in the other language.
func languageLink() (link element, ok bool) {
	return wrap(js.Global().Get("document")).find("[data-uri=language]")
}

// languageChosen hears the link to the other language, and stays on the page
// if its words are there.
func (p *playground) languageChosen(event js.Value) {
	lang := event.Get("currentTarget").Get("hreflang").String()
	if _, known := p.words[lang]; known && plainClick(event) {
		event.Call("preventDefault")
		p.do(play.SetLang{Lang: lang})
	}
}

// translate puts the words of a language into the page, and gives the page the
// address that it has in that language. The link leads back.
func translate(words i18n.Words) {
	document := wrap(js.Global().Get("document"))
	document.each("[data-word]", func(e element) { e.SetTextContent(words.Get(e.GetAttribute("data-word"))) })
	document.each("[data-word-label]", func(e element) {
		e.SetAttribute("aria-label", words.Get(e.GetAttribute("data-word-label")))
	})
	document.Underlying().Get("documentElement").Set("lang", words.Lang)
	if link, ok := languageLink(); ok {
		location := js.Global().Get("location")
		here, there := location.Get("href"), link.Underlying().Get("href")
		other := words.Get("page.other")
		settle(document)
		js.Global().Get("history").Call("replaceState", js.Null(), "", there)
		link.SetAttribute("href", here.String())
		link.SetAttribute("hreflang", other)
		link.SetAttribute("lang", other)
	}
}

// settle writes out the relative references of the page, which would lead
// elsewhere once its address is another one. Style sheets are left alone: they
// would be loaded again.
func settle(document element) {
	document.each(`link:not([rel=stylesheet]), a[href]:not([href^="#"])`, func(e element) {
		e.SetAttribute("href", e.Underlying().Get("href").String())
	})
}
