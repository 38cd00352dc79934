package rfc1738

import "uriplayground/core/syntax"

// nntp reads what follows the hostport of
//
//	nntpurl = "nntp://" hostport "/" group [ "/" digits ]
//	group   = alpha *[ alpha | digit | "-" | "." | "+" | "_" ]
//	digits  = 1*digit
func (r *reader) nntp() {
	if !r.need("/") {
		return
	}
	if !r.more() || !classes.Is(r.s[r.i], alpha) {
		r.stop()
		return
	}
	r.i = skipPlain(r.s, r.i, groupChar)
	if r.eat('/') {
		r.some(digit)
	}
}

// nntp divides what follows the hostport (§3.7).
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
