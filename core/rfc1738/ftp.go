package rfc1738

import (
	"strings"

	"uriplayground/core/syntax"
)

// ftp reads what follows the login of
//
//	ftpurl   = "ftp://" login [ "/" fpath [ ";type=" ftptype ]]
//	fpath    = fsegment *[ "/" fsegment ]
//	fsegment = *[ uchar | "?" | ":" | "@" | "&" | "=" ]
//	ftptype  = "A" | "I" | "D" | "a" | "i" | "d"
func (r *reader) ftp() {
	if !r.eat('/') || !r.take(fpathChar) || !r.at(';') || !r.need(typeIs) {
		return
	}
	if r.more() && isFTPType(r.s[r.i]) {
		r.i++
		return
	}
	r.stop()
}

const typeIs = ";type="

func isFTPType(c byte) bool { return strings.IndexByte("AIDaid", c) >= 0 }

// ftp divides what follows the login (§3.2.2).
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
