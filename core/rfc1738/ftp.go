package rfc1738

import (
	"strings"

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
