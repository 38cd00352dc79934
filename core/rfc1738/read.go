package rfc1738

import "uriplayground/core/syntax"

// reader reads as much of s as some URL begins with. It stops at the byte i
// where nothing can follow, and sets bad when that byte was already looked at
// as part of something larger. The text is valid if all of it was read and
// nothing is bad or open.
type reader struct {
	s    string
	i    int
	bad  bool // s[i] ends every hope
	open bool // s ended inside something that has to be finished
}

// more tells whether reading can go on.
func (r *reader) more() bool { return !r.bad && r.i < len(r.s) }

func (r *reader) at(c byte) bool { return r.more() && r.s[r.i] == c }

// eat takes c if it comes next.
func (r *reader) eat(c byte) bool {
	if !r.at(c) {
		return false
	}
	r.i++
	return true
}

// need takes the text, all of which has to follow.
func (r *reader) need(text string) bool {
	for i := range len(text) {
		if !r.eat(text[i]) {
			r.stop()
			return false
		}
	}
	return true
}

// stop says that something has to follow which does not: the end is too early,
// or the next byte is bad.
func (r *reader) stop() {
	r.open = !r.bad && r.i == len(r.s)
	r.bad = !r.open
}

// take reads characters of the class and escapes, and tells whether they are
// whole.
func (r *reader) take(class syntax.Class) bool {
	if r.i = skip(r.s, r.i, class); r.i == len(r.s) || r.s[r.i] != '%' {
		return true
	}
	r.brokenEscape()
	return false
}

// brokenEscape reads as much of an escape as there is.
func (r *reader) brokenEscape() {
	for r.i++; r.i < len(r.s) && classes.Is(r.s[r.i], hex); r.i++ {
	}
	r.stop()
}

// url reads a URL from the byte i on.
//
//	url = httpurl | ftpurl | newsurl | nntpurl | telneturl | gopherurl |
//	      waisurl | mailtourl | fileurl | prosperourl | otherurl
//
// Under wasm a call takes as long as a short part. So the scheme is read here,
// and what follows the host in one loop, by a table.
func (r *reader) url() (colon int, is scheme) {
	start, i, name := r.i, r.i, uint64(0)
	for t := classes; i < len(r.s) && t[r.s[i]]&schemeChar != 0; i++ {
		name = pack(name, r.s[i])
	}
	r.i = i
	if i == start || i == len(r.s) || r.s[i] != ':' {
		r.stop()
		return i, other
	}
	r.i++
	is = schemeOf(name, i-start)
	f := &forms[is]
	if f.front != noFront {
		if !r.front(f.front) {
			return i, is
		}
		if r.i == len(r.s) {
			r.open = !f.optional
			return i, is
		}
		if r.s[r.i] != '/' {
			return i, is
		}
		r.i++
	}
	if is == news {
		r.news()
	} else {
		r.fields(f.path)
	}
	return i, is
}
