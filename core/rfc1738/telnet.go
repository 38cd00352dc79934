package rfc1738

import "uriplayground/core/syntax"

// telnet finds what stands behind the login (§3.8), where nothing may but the
// "/" of
//
//	telneturl = "telnet://" login [ "/" ]
func (w *walker) telnet() {
	w.eat('/')
	if !w.end() {
		w.fault(RuleTelnetURL, syntax.TextBehind, w.at, len(w.text))
	}
}
