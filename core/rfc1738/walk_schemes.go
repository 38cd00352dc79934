package rfc1738

import (
	"strings"

	"uriplayground/core/internal/swar"
	"uriplayground/core/syntax"
)

// ftpType reads the rest of ";type=" and the typecode.
func (r *reader) ftpType() {
	if !r.need(typeIs[1:]) {
		return
	}
	if r.i == len(r.s) || !isFTPType(r.s[r.i]) {
		r.stop()
		return
	}
	r.i++
}

const typeIs = ";type="

func isFTPType(c byte) bool { return strings.IndexByte("AIDaid", c) >= 0 }

// ftp divides what follows the login (§3.2.2).
//
//	ftpurl   = "ftp://" login [ "/" fpath [ ";type=" ftptype ]]
//	fpath    = fsegment *[ "/" fsegment ]
//	fsegment = *[ uchar | "?" | ":" | "@" | "&" | "=" ]
//	ftptype  = "A" | "I" | "D" | "a" | "i" | "d"
func (w *walker) ftp() {
	if w.end() {
		w.absent(RuleFpath, RuleFTPType)
		return
	}
	w.slash(RuleFTPURL)
	n := strings.Index(w.text[w.at:], typeIs)
	if n < 0 {
		w.part(RuleFpath, fpathChar, len(w.text))
		w.absent(RuleFTPType)
		return
	}
	w.part(RuleFpath, fpathChar, w.at+n)
	w.at += len(typeIs)
	start := w.take(RuleFTPType, len(w.text))
	switch code := w.text[start:]; {
	case code == "":
		w.fault(RuleFTPType, syntax.Empty, start, start)
	case len(code) > 1 || !isFTPType(code[0]):
		w.fault(RuleFTPType, syntax.FTPType, start, len(w.text))
	}
}

// http divides what follows the hostport (§3.3).
//
//	httpurl  = "http://" hostport [ "/" hpath [ "?" search ]]
//	hpath    = hsegment *[ "/" hsegment ]
//	hsegment = *[ uchar | ";" | ":" | "@" | "&" | "=" ]
//	search   = *[ uchar | ";" | ":" | "@" | "&" | "=" ]
func (w *walker) http() {
	if w.end() {
		w.absent(RuleHpath, RuleSearch)
		return
	}
	w.slash(RuleHTTPURL)
	w.part(RuleHpath, hpathChar, w.find("?"))
	w.optional('?', RuleSearch, searchChar, len(w.text))
}

// tab is how "(US-ASCII HT or tab)" is written in a URL (§3.4.1).
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

// one returns the length of the escape or character that comes next.
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

// tabbed notes the part after a tab, if there is one. It ends with the next
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

// mailto notes the address (§3.5).
//
//	mailtourl      = "mailto:" encoded822addr
//	encoded822addr = 1*xchar
func (w *walker) mailto() {
	w.notEmpty(RuleAddress, w.at, len(w.text))
	w.part(RuleAddress, xchar, len(w.text))
}

// news reads what follows the scheme in
//
//	newsurl   = "news:" grouppart
//	grouppart = "*" | group | article
//	group     = alpha *[ alpha | digit | "-" | "." | "+" | "_" ]
//	article   = 1*[ uchar | ";" | "/" | "?" | ":" | "&" | "=" ] "@" host
//
// Whatever else it is, it may become an article; no group has the characters
// that an article has not.
func (r *reader) news() {
	start := r.i
	_, at, f, end := grammar.Read(r.s, start, newsgroup)
	switch r.i = at; {
	case f == articleHost:
		r.host()
	case end == swar.Broken || at < len(r.s):
		r.stop()
	case f == newsgroup && at > start && classes.Is(r.s[start], alpha) || r.s[start:] == "*":
	default:
		r.stop()
	}
}

// news divides what follows the scheme (§3.6). "A message identifier may be
// distinguished from a news group name by the presence of the commercial at "@"
// character."
func (w *walker) news() {
	end := len(w.text)
	at := strings.LastIndexByte(w.text, '@')
	switch {
	case at >= w.at:
		w.article(at, end)
	case w.text[w.at:] == "*":
		w.take(RuleGrouppart, end)
	default:
		w.group(end)
	}
}

func (w *walker) article(at, end int) {
	start := w.take(RuleArticle, end)
	w.at = start
	w.notEmpty(RuleUnique, start, at)
	w.part(RuleUnique, articleChar, at)
	w.at++
	w.hostUpTo(end, false)
}

// group notes a newsgroup that ends at end.
func (w *walker) group(end int) {
	start := w.take(RuleGroup, end)
	w.notEmpty(RuleGroup, start, end)
	if start < end && classes.Is(w.text[start], groupChar) && !classes.Is(w.text[start], alpha) {
		w.fault(RuleGroup, syntax.GroupStart, start, start+1)
	}
	w.bare(RuleGroup, groupChar, start, end)
}

// nntp divides what follows the hostport (§3.7).
//
//	nntpurl = "nntp://" hostport "/" group [ "/" digits ]
//	group   = alpha *[ alpha | digit | "-" | "." | "+" | "_" ]
//	digits  = 1*digit
func (w *walker) nntp() {
	if !w.slash(RuleNNTPURL) {
		w.absent(RuleGroup, RuleDigits)
		return
	}
	w.group(w.find("/"))
	if w.eat('/') {
		w.filled(RuleDigits, digit, syntax.NotADigit, len(w.text))
	} else {
		w.absent(RuleDigits)
	}
}

// telnet finds what comes after the login (§3.8), where nothing may but the
// "/" of
//
//	telneturl = "telnet://" login [ "/" ]
func (w *walker) telnet() {
	w.eat('/')
	if !w.end() {
		w.fault(RuleTelnetURL, syntax.TextBehind, w.at, len(w.text))
	}
}

// wais divides what follows the hostport (§3.9).
//
//	waisurl      = waisdatabase | waisindex | waisdoc
//	waisdatabase = "wais://" hostport "/" database
//	waisindex    = "wais://" hostport "/" database "?" search
//	waisdoc      = "wais://" hostport "/" database "/" wtype "/" wpath
//	database     = *uchar
//	wtype        = *uchar
//	wpath        = *uchar
func (w *walker) wais() {
	if !w.slash(RuleWAISURL) {
		w.absent(RuleDatabase, RuleSearch, RuleWtype, RuleWpath)
		return
	}
	w.part(RuleDatabase, uchar, w.find("/?"))
	w.optional('?', RuleSearch, searchChar, len(w.text))
	if !w.eat('/') {
		w.absent(RuleWtype, RuleWpath)
		return
	}
	w.part(RuleWtype, uchar, w.find("/"))
	if w.slash(RuleWAISURL) {
		w.part(RuleWpath, uchar, len(w.text))
	} else {
		w.absent(RuleWpath)
	}
}

// file notes the path (§3.10).
//
//	fileurl = "file://" [ host | "localhost" ] "/" fpath
func (w *walker) file() {
	if w.slash(RuleFileURL) {
		w.part(RuleFpath, fpathChar, len(w.text))
	} else {
		w.absent(RuleFpath)
	}
}

// prospero divides what follows the hostport (§3.11). The field specifications
// are one part, from the first ";" on.
//
//	prosperourl = "prospero://" hostport "/" ppath *[ fieldspec ]
//	ppath       = psegment *[ "/" psegment ]
//	psegment    = *[ uchar | "?" | ":" | "@" | "&" | "=" ]
//	fieldspec   = ";" fieldname "=" fieldvalue
//	fieldname   = *[ uchar | "?" | ":" | "@" | "&" ]
//	fieldvalue  = *[ uchar | "?" | ":" | "@" | "&" ]
func (w *walker) prospero() {
	if !w.slash(RuleProsperoURL) {
		w.absent(RulePpath, RuleFieldspec)
		return
	}
	w.part(RulePpath, fpathChar, w.find(";"))
	if w.end() {
		w.absent(RuleFieldspec)
		return
	}
	start := w.take(RuleFieldspec, len(w.text))
	for f := fieldsOf(w.text, uint32(start)); f.next(); {
		w.field(f.Span)
	}
}

// field says what is wrong with a name, "=" and a value.
func (w *walker) field(s syntax.Span) {
	start, end := int(s.Start), int(s.End)
	equals := strings.IndexByte(s.In(w.text), '=')
	if equals < 0 {
		w.fault(RuleFieldspec, syntax.EqualsMissing, start, end)
		w.chars(RuleFieldname, fieldChar, start, end)
		return
	}
	equals += start
	w.chars(RuleFieldname, fieldChar, start, equals)
	w.chars(RuleFieldvalue, fieldChar, equals+len("="), end)
}

// other divides what follows the scheme in
//
//	otherurl      = genericurl
//	genericurl    = scheme ":" schemepart
//	schemepart    = *xchar | ip-schemepart
//	ip-schemepart = "//" login [ "/" urlpath ]
//	urlpath       = *xchar
//
// As *xchar takes in every ip-schemepart, the parts of one are noted only where
// the text has that form.
func (w *walker) other() {
	start := w.at
	w.part(RuleSchemepart, xchar, len(w.text))
	if !isIPSchemepart(w.text[start:]) {
		return
	}
	w.at = start
	w.front(form{front: loginFront})
	w.optional('/', RuleURLPath, xchar, len(w.text))
}

func isIPSchemepart(s string) bool {
	if !strings.HasPrefix(s, "//") {
		return false
	}
	r := reader{s: s, i: len("//")}
	if r.login(r.i, r.host()) && r.eat('/') {
		r.run(xchars)
	}
	return r.valid()
}
