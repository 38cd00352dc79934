package rfc1738

import "uriplayground/core/syntax"

// nntp divides what follows the hostport (§3.7).
//
//	nntpurl = "nntp://" hostport "/" group [ "/" digits ]
//	group   = alpha *[ alpha | digit | "-" | "." | "+" | "_" ]
//	digits  = 1*digit
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
