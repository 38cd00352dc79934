//go:build js && wasm

package main

import (
	"strings"
	"syscall/js"

	"uriplayground/web/i18n"
	"uriplayground/web/model"
)

// The page around the playground: its language, theme and address. Elements of the
// page, and the fields of an embed, are marked with the keys of their words.

// eachLanguageLink calls f with each link to the page in another language; that to the language
// of the page is hidden.
func eachLanguageLink(f func(link element)) {
	wrap(js.Global().Get("document")).each("[data-uri=language]", f)
}

// homesOf returns the paths of the page in each language, where it has links to the others.
func homesOf(lang string) map[string]string {
	var homes map[string]string
	eachLanguageLink(func(link element) {
		if homes == nil {
			homes = map[string]string{}
		}
		homes[link.GetAttribute("hreflang")] = link.Underlying().Get("pathname").String()
	})
	if homes != nil {
		homes[lang] = js.Global().Get("location").Get("pathname").String()
	}
	return homes
}

// translatePage changes the page to a language, together with its address.
func translatePage(words i18n.Words, homes map[string]string) {
	document := wrap(js.Global().Get("document"))
	setWords(document, words)
	document.Get("documentElement").Set("lang", words.Lang)
	if homes == nil {
		return
	}
	absolutizeLinks(document)
	hash := locationHash()
	js.Global().Get("history").Call("replaceState", js.Null(), "", homes[words.Lang]+hash)
	eachLanguageLink(func(link element) {
		lang := link.GetAttribute("hreflang")
		link.SetAttribute("href", homes[lang]+hash)
		link.Underlying().Set("hidden", lang == words.Lang)
	})
}

// onPopState opens what Back or Forward leads to in another language: where the path
// differs, too, not every browser says that the fragment has changed.
func (p *playground) onPopState(domEvent) {
	path := js.Global().Get("location").Get("pathname").String()
	if lang := p.session.State().Lang; p.homes[lang] == path {
		return
	}
	for lang, home := range p.homes {
		if home == path {
			p.openHash()
			p.dispatch(model.SetLang{Lang: lang})
		}
	}
}

// setWords sets the words of all elements that are marked with a key.
func setWords(inside element, words i18n.Words) {
	inside.each("[data-word]", func(e element) { e.SetTextContent(words.Get(e.GetAttribute("data-word"))) })
	inside.each("[data-word-label]", func(e element) {
		e.SetAttribute("aria-label", words.Get(e.GetAttribute("data-word-label")))
	})
}

// absolutizeLinks makes the relative links of the page absolute, because they would
// lead elsewhere after the address changes. It skips those that would be loaded again.
func absolutizeLinks(document element) {
	document.each(`link:not([rel=stylesheet], [rel$=preload]), a[href]:not([href^="#"])`, func(e element) {
		e.SetAttribute("href", e.Get("href").String())
	})
}

// selectTheme selects a theme in the list of themes of the page.
func (p *playground) selectTheme(name string) {
	if list := themeList(); list.Truthy() {
		list.Set("value", name)
	}
}

// themeList returns the list of themes of the page, if any.
func themeList() js.Value {
	return js.Global().Get("document").Call("querySelector", "[data-uri-theme]")
}

// maxHashBytes is the length of the longest fragment that is set: browsers fail
// from about 2 MB on.
const maxHashBytes = 1_500_000

// openHash opens the permalink in the address of the page.
func (p *playground) openHash() {
	hash := locationHash()
	if hash != "" {
		p.dispatch(model.OpenPermalink{Fragment: hash[1:]})
		setLinkHashes(hash)
		p.form.sync(p.session.State())
		if p.linkPanel != nil {
			p.linkPanel.openState(p.session.State())
		}
	}
}

// onHashChange opens the permalink that the address has now. Without one it is what the page
// opens with; one that was too long for the address has left a "#".
func (p *playground) onHashChange(domEvent) {
	if !strings.Contains(js.Global().Get("location").Get("href").String(), "#") {
		p.dispatchAndSync(model.OpenPermalink{Fragment: model.EncodePermalink(model.Initial(""))})
		return
	}
	p.openHash()
}

// setHash writes the state into the address without a new history entry. It does
// not if it is there already: that would cancel a navigation back or forward. Nor if
// the address has changed since the timer started: what it leads to is about to be
// opened, and would be lost.
func (p *playground) setHash() {
	link := model.EncodePermalink(p.session.State())
	if hash := locationHash(); hash == p.hashBefore && hash != "#"+link {
		writeHash("replaceState", link)
	}
}

func locationHash() string { return js.Global().Get("location").Get("hash").String() }

// writeHash changes the address by a method of the history, and the links to the
// other languages with it. Browsers refuse too frequent changes; a later one will
// succeed.
func writeHash(how, link string) {
	defer func() { _ = recover() }()
	if len(link) > maxHashBytes {
		link = "" // better than a truncated state
	}
	js.Global().Get("history").Call(how, js.Null(), "", "#"+link)
	setLinkHashes("#" + link)
}

// setLinkHashes makes the links to other languages, and to the page that makes embeds, keep the state.
func setLinkHashes(hash string) {
	wrap(js.Global().Get("document")).each("[data-uri=language], header a[href*='embedding.html']", func(link element) { link.Underlying().Set("hash", hash) })
}

// syncRules shows in the settings by which document links are resolved.
func (f *form) syncRules(rules string) {
	f.host.each(".settings [data-choose]", func(e element) {
		if e.Get("type").String() == "radio" {
			e.Set("checked", e.GetAttribute("value") == rules)
		} else if e.Set("value", rules); e.Get("selectedIndex").Int() < 0 { // it has the older ones
			e.Set("value", "")
		}
	})
}
