package rfc1738

import (
	"math/bits"

	"uriplayground/core/internal/swar"
)

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

func newReader(u *URL) reader { return reader{s: u.inner(), i: int(u.start)} }

// more reports whether reading can go on.
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

// run reads characters of a class, and escapes if it has them, and reports whether
// they are whole. Two bytes at least come before every run.
func (r *reader) run(class swar.Run) bool {
	i := grammar.Tables[class>>7].Run(r.s, r.i, class)
	if r.i = i; r.s[i-1] == '%' || r.s[i-2] == '%' {
		r.stop()
		return false
	}
	return true
}

// url reads a URL from the byte i on.
//
//	url = httpurl | ftpurl | newsurl | nntpurl | telneturl | gopherurl |
//	      waisurl | mailtourl | fileurl | prosperourl | otherurl
//
// Under wasm a call takes as long as a short part. So the scheme is read here,
// and what follows the host in one loop, by a table.
func (r *reader) url() (colon int, is scheme) {
	s, i := r.s, r.i
	var w uint64
	if i+8 <= len(s) {
		w = swar.Word(s, i)
	} else {
		w = swar.RestWord(swar.LastWord(s), len(s)-i)
	}
	stops, _ := swar.NameMarks(w)
	stop := stops & -stops
	size := bits.TrailingZeros64(stops) >> 3
	word := (w | 0x20*swar.EachByte) & (stop>>7 - 1)
	is = scheme(names.Find(word))
	if i += size; is == other || i >= len(s) || s[i] != ':' {
		for i < len(s) && classes.Is(s[i], schemeChar) {
			i++
		}
		if i == r.i || i == len(s) || s[i] != ':' {
			r.i = i
			r.stop()
			return i, other
		}
		is = other
	}
	colon, r.i = i, i+1
	f := &forms[is]
	if f.front != noFront {
		if i = r.i + 2; i > len(s) || s[i-2] != '/' || s[i-1] != '/' {
			r.need("//")
			return colon, is
		}
		if r.i = i; f.front != fileFront || i == len(s) || s[i] != '/' {
			if whole := r.host(); (!whole || r.i < len(s) && s[r.i] != '/') && !r.afterHost(f.front, i, whole) {
				return colon, is
			}
		}
		if r.i == len(s) {
			r.open = !f.optional
			return colon, is
		}
		if s[r.i] != '/' {
			return colon, is
		}
		r.i++
	}
	if is == news {
		r.news()
		return colon, is
	}
	_, at, last, end := grammar.Read(s, r.i, f.path)
	r.i, r.open = at, end == swar.Open
	switch {
	case end == swar.Broken:
		r.stop()
	case last == ftpType:
		r.ftpType()
	}
	return colon, is
}
