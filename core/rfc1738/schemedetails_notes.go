package rfc1738

import (
	"strconv"

	"uriplayground/core/syntax"
)

// wrapper notes what is around the URL (APPENDIX).
func (v *schemeReader) wrapper() {
	if v.url.wrap == unwrapped {
		return
	}
	v.info(NoteWrapper, syntax.Span{Start: 0, End: v.url.start})
	if v.url.end < v.url.after() {
		v.info(NoteFragment, syntax.Span{Start: v.url.end, End: v.url.after()})
	}
}

// reservedNames are the schemes that "have been proposed at various times, but
// this document does not define" (§4).
var reservedNames = [...]struct {
	name string
	note *syntax.Rule
}{
	{"afs", NoteAFS}, {"mid", NoteMid}, {"cid", NoteCid}, {"nfs", NoteNFS},
	{"tn3270", NoteTN3270}, {"mailserver", NoteMailserver}, {"z39.50", NoteZ3950},
}

// name adds the notes on the scheme's name.
func (v *schemeReader) name() {
	s := syntax.Span{Start: v.url.start, End: v.url.colon}
	name := lowerCase(s.In(v.text))
	if name != s.In(v.text) {
		v.info(NoteSchemeCase, s)
	}
	if len(name) >= 2 && name[:2] == "x-" {
		v.info(NoteExperimental, s)
	}
	if name == "url" {
		v.warn(NotePrefix, s)
	}
	for _, r := range reservedNames {
		if r.name == name {
			v.info(r.note, s)
		}
	}
}

// lowerCase returns s with its ASCII letters in lower case.
func lowerCase(s string) string {
	for i := range len(s) {
		if s[i]-'A' < 26 {
			b := []byte(s)
			for ; i < len(b); i++ {
				if b[i]-'A' < 26 {
					b[i] |= 0x20
				}
			}
			return string(b)
		}
	}
	return s
}

// reservedPorts are those below, which IANA assigns.
const reservedPorts = 1024

// port notes a port that is not the default: "caution should be used" (§6).
func (v *schemeReader) port() {
	p, usual := v.part(RulePort), forms[v.url.scheme].port
	if !p.Defined || usual == "" {
		return
	}
	n, err := strconv.ParseUint(p.In(v.text), 10, 32)
	switch {
	case err != nil || strconv.FormatUint(n, 10) == usual:
	case n < reservedPorts:
		v.warn(NoteReservedPort, p.Span)
	default:
		v.warn(NotePort, p.Span)
	}
}

// login notes users and passwords that are empty, and passwords that all may
// read (§3.1, §6).
func (v *schemeReader) login() {
	user, password := v.part(RuleUser), v.part(RulePassword)
	if user.Defined && user.Empty() {
		v.info(NoteEmptyUser, user.Span)
	}
	switch {
	case password.Defined && password.Empty():
		v.info(NoteEmptyPassword, password.Span)
	case password.Defined:
		v.warn(NotePassword, password.Span)
	}
}

// delimiters notes the first line break that a part would put into a protocol
// of lines: "care should be taken ... that these are not unencoded before
// transmission" (§6).
func (v *schemeReader) delimiters(p syntax.Part) {
	if !p.Defined {
		return
	}
	if at, width := findOctet(v.text[:p.End], int(p.Start), "\r\n"); width > 0 {
		v.warn(NoteDelimiters, syntax.Span{Start: uint32(at), End: uint32(at + width)})
	}
}
