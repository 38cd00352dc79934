package rfc1738

import (
	"strings"

	"uriplayground/core/syntax"
)

// tab is how "(US-ASCII HT or tab)" stands in a URL (§3.4.1).
const tab = "%09"

// gopher divides what follows the hostport (§3.4.1).
//
//	gopherurl       = "gopher://" hostport [ / [ gtype [ selector
//	                  [ "%09" search [ "%09" gopher+_string ] ] ] ] ]
//	gtype           = xchar
//	selector        = *xchar
//	gopher+_string  = *xchar
//
// The selector of this takes in all that may follow it.
func (w *walker) gopher() {
	if !w.end() {
		w.slash(RuleGopherURL)
	}
	if w.end() {
		w.absent(RuleGtype, RuleSelector)
	} else {
		w.part(RuleGtype, xchar, w.at+w.one())
		w.part(RuleSelector, xchar, w.beforeTab())
	}
	w.tabbed(RuleSearch, true)
	w.tabbed(RuleGopherPlus, false)
}

// one is the length of the escape or character that comes next.
func (w *walker) one() int {
	if syntax.IsTriplet(w.text, w.at) {
		return len("%hh")
	}
	_, width := why(w.text[w.at:])
	return width
}

func (w *walker) beforeTab() int {
	if n := strings.Index(w.text[w.at:], tab); n >= 0 {
		return w.at + n
	}
	return len(w.text)
}

// tabbed notes the part behind a tab, if there is one. It ends with the next
// tab, or with the text.
func (w *walker) tabbed(rule *syntax.Rule, more bool) {
	if w.end() {
		w.absent(rule)
		return
	}
	w.at += len(tab)
	end := len(w.text)
	if more {
		end = w.beforeTab()
	}
	w.part(rule, xchar, end)
}
