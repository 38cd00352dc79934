package rfc1738

import (
	"strings"

	"uriplayground/core/syntax"
)

// http is §3.3. How an HTTP request is made, another document says; path and
// search go into it as they are.
func (v *viewer) http() {
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

// mailto is §3.5.
func (v *viewer) mailto() {
	address := v.part(RuleAddress)
	v.use(RuleMail, address.Span)
	v.delimiters(address)
	if strings.IndexByte(syntax.Octets(address.In(v.text)), '@') < 0 {
		v.warn(NoteNoAddrSpec, address.Span)
	}
	v.info(NoteNoObject, v.url.span())
}

// news is §3.6.
func (v *viewer) news() {
	if all := v.part(RuleGrouppart); all.Defined {
		v.do(RuleAllGroups)
	}
	v.useDefined(RuleNewsgroup, v.part(RuleGroup))
	v.useDefined(RuleMessage, v.part(RuleArticle))
	v.delimiters(v.part(RuleArticle))
	v.info(NoteNoLocation, v.url.span())
}

// nntp is §3.7; the commands are those of RFC 977.
func (v *viewer) nntp() {
	v.connect()
	v.useDefined(RuleNNTPGroup, v.part(RuleGroup))
	v.useDefined(RuleNNTPArticle, v.part(RuleDigits))
	v.info(NoteLocalClients, v.url.span())
}

// telnet is §3.8: "the <user> and <password> supplied are advisory only".
func (v *viewer) telnet() {
	v.connect()
	user, password := v.part(RuleUser), v.part(RulePassword)
	v.useDefined(RuleSuggestUser, user)
	v.useDefined(RuleSuggestPassword, password)
	v.delimiters(user)
	v.delimiters(password)
}

// wais is §3.9.
func (v *viewer) wais() {
	v.connect()
	v.useDefined(RuleUseDatabase, v.part(RuleDatabase))
	v.useDefined(RuleAskDatabase, v.part(RuleSearch))
	v.useDefined(RuleUseWtype, v.part(RuleWtype))
	v.useDefined(RuleUseWpath, v.part(RuleWpath))
}

// file is §3.10.
func (v *viewer) file() {
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

// prospero is §3.11.
func (v *viewer) prospero() {
	v.connect()
	v.useDefined(RuleAskName, v.part(RuleHsoname))
	if s := v.part(RuleFieldspec); s.Defined {
		for f := fieldsOf(v.text[:s.End], s.Start); v.next(&f); {
			v.use(RuleAskField, f.Span).Argument = f.In(v.text) // its "=" divides
		}
	}
	v.do(RuleAskAccess)
}

// other is any scheme that the RFC does not define (§4).
func (v *viewer) other() { v.do(RuleUnknown) }

func (u *URL) span() syntax.Span { return syntax.Span{Start: u.start, End: u.end} }
