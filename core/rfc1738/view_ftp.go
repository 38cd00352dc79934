package rfc1738

import "uriplayground/core/syntax"

// ftp is the sequence of §3.2: log in, go from directory to directory, and
// list or retrieve.
func (v *viewer) ftp() {
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

// logIn is §3.2.1.
func (v *viewer) logIn() {
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

// change is a CWD for each directory (§3.2.2).
func (v *viewer) change(path syntax.Part) (name syntax.Span) {
	directories, name := pathParts(v.text, path.Span)
	if directories.Start == name.Start {
		return name
	}
	for d := piecesOf(v.text, directories, "/"); v.next(&d); {
		v.use(RuleChange, d.Span)
		if d.Empty() {
			v.once(NoteNullCwd, d.Span)
		}
	}
	return name
}

// slashIn notes an encoded "/", which belongs to a name.
func (v *viewer) slashIn(path syntax.Part) {
	for at, end := path.Start, path.End; at < end; {
		c, width := syntax.OctetAt(v.text[:end], int(at))
		if c == '/' && width > 1 {
			v.info(NoteSlashInName, syntax.Span{Start: at, End: at + uint32(width)})
			return
		}
		at += uint32(width)
	}
}
