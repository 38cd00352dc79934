package rfc1738

import (
	"strings"

	"uriplayground/core/syntax"
)

// http adds the actions of §3.3. Another specification defines how an HTTP request is made; path and
// search go into it as they are.
func (v *schemeReader) http() {
	v.connect()
	path, search := v.part(RuleHpath), v.part(RuleSearch)
	if path.Defined {
		v.use(RuleAskPath, path.Span).Argument = path.In(v.text)
	}
	if search.Defined {
		v.use(RuleAskSearch, search.Span).Argument = search.In(v.text)
	}
	v.info(NoteHTTP, v.url.span())
}

// mailto adds the actions of §3.5.
func (v *schemeReader) mailto() {
	address := v.part(RuleAddress)
	v.use(RuleMail, address.Span)
	v.delimiters(address)
	if strings.IndexByte(syntax.Octets(address.In(v.text)), '@') < 0 {
		v.warn(NoteNoAddrSpec, address.Span)
	}
	v.info(NoteNoObject, v.url.span())
}

// news adds the actions of §3.6.
func (v *schemeReader) news() {
	if all := v.part(RuleGrouppart); all.Defined {
		v.do(RuleAllGroups)
	}
	v.useDefined(RuleNewsgroup, v.part(RuleGroup))
	v.useDefined(RuleMessage, v.part(RuleArticle))
	v.delimiters(v.part(RuleArticle))
	v.info(NoteNoLocation, v.url.span())
}

// nntp adds the actions of §3.7; the commands are those of RFC 977.
func (v *schemeReader) nntp() {
	v.connect()
	v.useDefined(RuleNNTPGroup, v.part(RuleGroup))
	v.useDefined(RuleNNTPArticle, v.part(RuleDigits))
	v.info(NoteLocalClients, v.url.span())
}

// telnet adds the actions of §3.8: "the <user> and <password> supplied are advisory only".
func (v *schemeReader) telnet() {
	v.connect()
	user, password := v.part(RuleUser), v.part(RulePassword)
	v.useDefined(RuleSuggestUser, user)
	v.useDefined(RuleSuggestPassword, password)
	v.delimiters(user)
	v.delimiters(password)
}

// wais adds the actions of §3.9.
func (v *schemeReader) wais() {
	v.connect()
	v.useDefined(RuleUseDatabase, v.part(RuleDatabase))
	v.useDefined(RuleAskDatabase, v.part(RuleSearch))
	v.useDefined(RuleUseWtype, v.part(RuleWtype))
	v.useDefined(RuleUseWpath, v.part(RuleWpath))
}

// file adds the actions of §3.10.
func (v *schemeReader) file() {
	host := v.part(RuleHost)
	if name := host.In(v.text); name == "" || lowerCase(name) == "localhost" {
		v.do(RuleThisMachine)
	} else {
		v.use(RuleMachine, host.Span)
	}
	if path := v.part(RuleFpath); path.Defined {
		v.use(RuleOpen, path.Span)
		v.slashIn(path)
	}
	v.info(NoteNoAccess, v.url.span())
}

// prospero adds the actions of §3.11.
func (v *schemeReader) prospero() {
	v.connect()
	v.useDefined(RuleAskName, v.part(RuleHsoname))
	if s := v.part(RuleFieldspec); s.Defined {
		for f := fieldsOf(v.text[:s.End], s.Start); v.next(&f); {
			v.use(RuleAskField, f.Span).Argument = f.In(v.text) // its "=" divides
		}
	}
	v.do(RuleAskAccess)
}

// other adds the action for any scheme that the RFC does not define (§4).
func (v *schemeReader) other() { v.do(RuleUnknown) }

func (u *URL) span() syntax.Span { return syntax.Span{Start: u.start, End: u.end} }

// ftp adds the sequence of §3.2: log in, go from directory to directory, and
// list or retrieve.
func (v *schemeReader) ftp() {
	v.connect()
	v.logIn()
	path := v.part(RuleFpath)
	if !path.Defined {
		v.info(NoteNoPath, path.Span)
		return
	}
	v.delimiters(path)
	v.slashIn(path)
	name := v.change(path)
	if code := v.part(RuleFTPType); !code.Defined {
		v.do(RuleGuess)
	} else if c := code.In(v.text); c == "d" || c == "D" {
		v.use(RuleNameList, name)
		return
	} else {
		v.use(RuleType, code.Span)
	}
	if name.Empty() {
		v.info(NoteNoName, name)
	}
	v.use(RuleRetrieve, name)
}

// logIn adds the actions of §3.2.1.
func (v *schemeReader) logIn() {
	user, password := v.part(RuleUser), v.part(RulePassword)
	v.delimiters(user)
	v.delimiters(password)
	if !user.Defined {
		v.give(RuleAnonymous, "anonymous")
		v.do(RulePassEmail)
		return
	}
	v.use(RuleUserFTP, user.Span)
	if password.Defined {
		v.use(RulePass, password.Span)
	} else {
		v.do(RulePassAsk)
	}
}

// change returns a CWD for each directory (§3.2.2).
func (v *schemeReader) change(path syntax.Part) (name syntax.Span) {
	directories, name := pathParts(v.text, path.Span)
	if directories.Start == name.Start {
		return name
	}
	for d := piecesOf(v.text, directories, "/"); v.next(&d); {
		v.use(RuleChange, d.Span)
		if d.Empty() {
			v.infoOnce(NoteNullCwd, d.Span)
		}
	}
	return name
}

// slashIn notes an encoded "/", which belongs to a name.
func (v *schemeReader) slashIn(path syntax.Part) {
	for at, end := path.Start, path.End; at < end; {
		c, width := syntax.OctetAt(v.text[:end], int(at))
		if c == '/' && width > 1 {
			v.info(NoteSlashInName, syntax.Span{Start: at, End: at + uint32(width)})
			return
		}
		at += uint32(width)
	}
}

// gopher adds the texts that a client sends (§3.4), and the requests of a Gopher+ string.
func (v *schemeReader) gopher() {
	v.connect()
	selector, plus := v.part(RuleSelector), v.part(RuleGopherPlus)
	if gtype := v.part(RuleGtype); gtype.Defined {
		v.use(RuleExpect, gtype.Span)
	} else {
		v.give(RuleExpect, "1")
	}
	if octets := syntax.Octets(plus.In(v.text)); octets == "?" {
		v.ask(selector)
		return
	} else if strings.HasPrefix(octets, formStart) {
		v.form(selector, plus)
		return
	}
	v.selector(selector)
	v.tabbed(RuleSendSearch, v.part(RuleSearch))
	v.tabbed(RuleSendPlus, plus)
	v.delimiters(plus)
	v.plus(plus)
}

func (v *schemeReader) selector(selector syntax.Part) {
	v.send(RuleSendSelector, selector.Span)
	if at, width := findOctet(v.text[:selector.End], int(selector.Start), "\r\n"); width > 0 {
		v.warn(NoteSelector, syntax.Span{Start: uint32(at), End: uint32(at + width)})
	}
	v.delimiters(selector)
	if search := v.part(RuleSearch); search.Defined {
		v.delimiters(search)
		if at := strings.IndexAny(search.In(v.text), "/?"); at >= 0 {
			v.info(NoteGopherSearch, syntax.Span{Start: search.Start + uint32(at), End: search.Start + uint32(at) + 1})
		}
	}
}

// tabbed sends a tab and the part after it.
func (v *schemeReader) tabbed(rule *syntax.Rule, p syntax.Part) {
	if !p.Defined {
		return
	}
	v.send(RuleSendTab, syntax.Span{Start: p.Start - uint32(len(tab)), End: p.Start})
	v.send(rule, p.Span)
}

// plus adds the requests of a Gopher+ string.
func (v *schemeReader) plus(plus syntax.Part) {
	if plus.Empty() {
		return
	}
	c, width := syntax.OctetAt(v.text, int(plus.Start))
	rest := syntax.Span{Start: plus.Start + uint32(width), End: plus.End}
	switch {
	case c == '+' && rest.Empty():
		v.do(RuleViewDefault)
	case c == '+':
		v.alternate(rest)
	case c == '!':
		v.attributes(rest, RuleAttributes, RuleAttribute)
	case c == '$':
		v.attributes(rest, RuleDirectory, RuleDirectoryOne)
	}
}

// alternate adds a view and its language (§3.4.8).
func (v *schemeReader) alternate(s syntax.Span) {
	at, width := findOctet(v.text[:s.End], int(s.Start), " ")
	v.use(RuleViewName, syntax.Span{Start: s.Start, End: uint32(at)})
	if width > 0 {
		v.use(RuleViewLanguage, syntax.Span{Start: uint32(at + width), End: s.End})
	}
}

// attributes adds all of them (§3.4.6), or those that are named (§3.4.7).
func (v *schemeReader) attributes(s syntax.Span, all, named *syntax.Rule) {
	if s.Empty() {
		v.do(all)
	}
	names := piecesOf(v.text, s, " ")
	for names.encoded = true; !s.Empty() && v.next(&names); {
		v.use(named, names.Span)
	}
}

// ask adds the actions for an item with a form that is still to be filled out (§3.4.5).
func (v *schemeReader) ask(selector syntax.Part) {
	v.use(RuleAskFetch, selector.Span)
	v.do(RuleAskFill)
	v.use(RuleAskReturn, selector.Span)
}

// formStart is how the Gopher+ string of a form begins that was filled out,
// and formEnd its last line.
const (
	formStart = "+\t1\r\n+-1\r\n"
	formEnd   = "."
)

// form adds the actions for an item with such a form (§3.4.9). As printed there, nothing is
// sent for a search that is empty, and not the tab before it either.
func (v *schemeReader) form(selector, plus syntax.Part) {
	v.selector(selector)
	if search := v.part(RuleSearch); search.Empty() {
		v.info(NoteFormTab, search.Span)
	} else {
		v.tabbed(RuleSendSearch, search)
	}
	v.tabbed(RuleSendPlus, plus)
	line := -2 // the two of formStart
	lines := piecesOf(v.text, plus.Span, "\n")
	for lines.encoded = true; v.next(&lines); {
		s := lines.Span
		at, _ := findOctet(v.text[:s.End], int(s.Start), "\r")
		s.End = uint32(at)
		if line++; syntax.Octets(s.In(v.text)) == formEnd {
			return
		}
		if line > 0 {
			v.use(RuleAskValue, s)
		}
	}
}
