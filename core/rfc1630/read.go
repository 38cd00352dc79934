package rfc1630

import (
	"math/bits"
	"strings"

	"uriplayground/core/internal/swar"
	"uriplayground/core/syntax"
)

// read makes *u, which has to be zero, the URI s, if it is valid, and reports
// whether it did. False means little: a few valid texts are left to the
// parser, too, whose many calls take longer under wasm than the reading.
func (u *URI) read(s string) bool {
	if len(s) > syntax.MaxText {
		return false
	}
	u.text = s
	var w uint64
	if len(s) >= 8 {
		w = swar.Word(s, 0)
	} else {
		w = swar.RestWord(swar.LastWord(s), len(s))
	}
	stops, _ := swar.NameMarks(w)
	colon := bits.TrailingZeros64(stops) >> 3
	a := address(names.Find(w & (stops&-stops>>7 - 1)))
	if a == noAddress || a == urlPrefix || colon >= len(s) || s[colon] != ':' {
		a, colon = u.readScheme(colon)
	}
	i, f := colon+1, forms[a].path
	switch {
	case colon >= 0:
		u.defined |= hasScheme
		u.schemeEnd = uint32(colon)
	case i < 0:
		return false
	default:
		f = partialPath
	}
	if front := forms[a].front; front != noFront {
		if i = u.readFront(front, i); i < 0 {
			return false
		}
		switch {
		case i < len(s) && s[i] == '/' && f != noField:
			i++
		case forms[a].whole:
			return false
		case i == len(s) || f == httpPath && s[i] == '?':
			f = httpPath // which is void
		default:
			f = noField
		}
	}
	start, at, last, end := i, i, f, uint8(swar.Stopped)
	if i < len(s) || f != noField {
		start, at, last, end = grammar.Read(s, i, f)
	}
	if last == ftpType || last == wmore || a == prosperoAddress {
		if at, last, end = readBehind(s, at, last, end, i, a); last == fragment {
			start = strings.IndexByte(s, '#') + 1
		}
	}
	if at < len(s) || end != swar.Stopped {
		return false
	}
	u.pathEnd, u.searchEnd = uint32(at), uint32(at)
	if last == search || last == fragment || last == genericSearch || last == genericFragment {
		u.setEnds(last, start-1, i)
	}
	return f != alphas && f != gcommand || u.hasForm(a, i)
}

// readBehind reads what no field describes: a type, the end of a wpath, and a
// version.
func readBehind(s string, at int, last, end uint8, i int, a address) (int, uint8, uint8) {
	switch {
	case last == ftpType:
		n := ftpTypeLen(s[at:])
		if n == 0 {
			return at, last, swar.Open
		}
		at += n
	case last == wmore && s[at-1] == ';':
	case a == prosperoAddress:
		n := strings.Index(s[i:], "%00")
		if n < 0 || i+n+len("%00") > at {
			return at, last, end
		}
		if last != path {
			return at, last, swar.Open // the fragment-id may hold it, too
		}
		version := i + n + len("%00")
		at = classes.Skip(s, version, digit)
		if at == version {
			return at, last, swar.Open
		}
		at = classes.Skip(s, at, alphanum)
	default:
		return at, last, end
	}
	if at == len(s) {
		return at, last, swar.Stopped
	}
	_, at, last, end = grammar.Read(s, at, noField)
	return at, last, end
}

// ftpTypeLen is the length of "type=" and a type at the start of s; 0 if there
// is none.
func ftpTypeLen(s string) int {
	const before = len(typeSuffix) - 1
	if len(s) <= before || s[:before] != typeSuffix[1:] {
		return 0
	}
	switch end := before + 1; s[before] {
	case 'I':
		return end
	case 'L':
		if behind := classes.Skip(s, end, digit); behind > end {
			return behind
		}
	case 'A', 'E':
		if end < len(s) && (s[end] == 'N' || s[end] == 'T' || s[end] == 'C') {
			return end + 1
		}
	}
	return 0
}

// setEnds says where path and search end, if one of them does before the text;
// delimiter is the index of the last one.
func (u *URI) setEnds(last uint8, delimiter, i int) {
	s := u.text
	if last == fragment || last == genericFragment {
		u.defined |= hasFragment
		u.searchEnd = uint32(delimiter)
	} else if last == search {
		u.defined |= hasSearch
		u.pathEnd = uint32(delimiter)
		return
	}
	u.pathEnd = u.searchEnd
	if n := strings.IndexByte(s[i:u.searchEnd], '?'); n >= 0 {
		u.defined |= hasSearch
		u.pathEnd = uint32(i + n)
	}
}

// hasForm reports whether the path, from i on, has what the fields do not say.
func (u *URI) hasForm(a address, i int) bool {
	s := u.text[i:u.pathEnd]
	switch {
	case a == gopherAddress:
		return s == "" || s[0] != '/'
	case a == cidAddress || a == newsAddress && s[0]|0x20-'a' < 26 || s == "*" && a == newsAddress:
		return true
	}
	if at := strings.IndexByte(s, '@'); at > 0 && at+1 < len(s) && s[at+1]|0x20-'a' < 26 {
		return true // of any "@" with a letter after it
	}
	if a == midAddress {
		return isAddrSpec(s)
	}
	return atHost(s, a == newsAddress) >= 0
}

// readScheme reads a scheme that has no production of its own, or "url:" and the
// scheme after it. The name that begins the text ends at i. It returns the index of
// the ":"; -1 for a partial form, which has no scheme, and less if the text is not
// valid.
func (u *URI) readScheme(i int) (a address, colon int) {
	s := u.text
	switch {
	case i == len(s) || s[i] == '/' || s[i] == '?' || s[i] == '#':
		return noAddress, -1
	case s[i] != ':':
		i = schemeColon(s, 0)
	case s[:i] == "url":
		if colon = schemeColon(s, i+1); colon < 0 {
			return noAddress, -2
		}
		a = address(names.Find(swar.Packed(s[i+1 : colon])))
		if a == noAddress || a == urlPrefix {
			return noAddress, -2
		}
		u.defined = hasPrefix
		return a, colon
	case s[0]|0x20-'a' < 26:
		return noAddress, i
	}
	if i >= 0 && (!isHostname(s[:i]) || strings.IndexByte(s[:i], '+') >= 0) {
		return noAddress, -2
	}
	return noAddress, i
}

// readFront reads what comes between scheme and path. It returns the index
// after, and -1 if that is not valid, or not in the way that most are.
func (u *URI) readFront(f front, i int) int {
	s := u.text
	if i += 2; i >= len(s) || s[i-2] != '/' || s[i-1] != '/' {
		return -1
	}
	start := i
	last := uint64(0)
	if len(s) >= 8 {
		last = swar.Word(s, len(s)-8)
	} else {
		last = swar.LastWord(s)
	}
	for stops := uint64(0); ; i += 8 {
		w := swar.RestWord(last, len(s)-i)
		if i+8 <= len(s) {
			w = swar.Word(s, i)
		}
		if stops, _ = swar.NameMarks(w); stops != 0 {
			i += bits.TrailingZeros64(stops) >> 3
			break
		}
	}
	if i < len(s) && s[i] != '/' && s[i] != ':' {
		i = grammar.Tables[0].Run(s, i, partRun)
	}
	if i < len(s) && s[i] == ':' && f == loginFront && i+1 < len(s) && s[i+1]-'0' > 9 {
		password := grammar.Tables[1].Run(s, i+1, userRun)
		if grammar.Tables[1].Run(s, start, userRun) != i || i == start || password == i+1 || password == len(s) || s[password] != '@' {
			return -1
		}
		start = password + 1
		i = grammar.Tables[0].Run(s, start, partRun)
	}
	if i == start || s[i-1] == '%' || s[i-2] == '%' || s[start]|0x20-'a' >= 26 && !swar.IsHostnumber(s[start:i]) {
		return -1
	}
	if i == len(s) || s[i] != ':' {
		return i
	}
	port := i + 1
	for i = port; i < len(s) && s[i]-'0' <= 9; i++ {
	}
	if i == port {
		return -1
	}
	return i
}
