//go:build js && wasm

package main

import (
	"syscall/js"

	"uriplayground/web/i18n"
	"uriplayground/web/play"
)

// Switching the language in place: the words of the page around the playground,
// and those of an embed's fields, are marked with their keys.

// languageLink leads to the page in the other language.
func languageLink() (link element, ok bool) {
	return wrap(js.Global().Get("document")).find("[data-uri=language]")
}

// languageChosen hears the link to the other language. It stays on the page if its
// words are there, and else takes along what the page shows.
func (p *playground) languageChosen(event js.Value) {
	lang := event.Get("currentTarget").Get("hreflang").String()
	if !plainClick(event) {
		return
	}
	event.Call("preventDefault")
	if _, known := p.words[lang]; known {
		p.do(play.SetLang{Lang: lang})
		return
	}
	there := event.Get("currentTarget").Get("href").String()
	js.Global().Get("location").Call("assign", there+"#"+play.EncodeLink(p.session.State()))
}

// translate puts the words of a language into the page, and gives the page the
// address that it has in that language. The link leads back.
func translate(words i18n.Words) {
	document := wrap(js.Global().Get("document"))
	reword(document, words)
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

// reword puts the words of a language into what is marked with their keys.
func reword(inside element, words i18n.Words) {
	inside.each("[data-word]", func(e element) { e.SetTextContent(words.Get(e.GetAttribute("data-word"))) })
	inside.each("[data-word-label]", func(e element) {
		e.SetAttribute("aria-label", words.Get(e.GetAttribute("data-word-label")))
	})
}

// settle writes out the relative references of the page, which would lead
// elsewhere once its address is another one. Style sheets are left alone: they
// would be loaded again.
func settle(document element) {
	document.each(`link:not([rel=stylesheet]), a[href]:not([href^="#"])`, func(e element) {
		e.SetAttribute("href", e.Underlying().Get("href").String())
	})
}
