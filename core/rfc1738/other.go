package rfc1738

import "strings"

// other divides what follows the scheme in
//
//	otherurl      = genericurl
//	genericurl    = scheme ":" schemepart
//	schemepart    = *xchar | ip-schemepart
//	ip-schemepart = "//" login [ "/" urlpath ]
//	urlpath       = *xchar
//
// As *xchar takes in every ip-schemepart, the parts of one are noted only where
// the text has that form.
func (w *walker) other() {
	start := w.at
	w.part(RuleSchemepart, xchar, len(w.text))
	if !isIPSchemepart(w.text[start:]) {
		return
	}
	w.at = start
	w.front(form{front: loginFront})
	w.optional('/', RuleURLPath, xchar, len(w.text))
}

func isIPSchemepart(s string) bool {
	if !strings.HasPrefix(s, "//") {
		return false
	}
	r := reader{s: s, i: len("//")}
	if r.login(r.i, r.host()) && r.eat('/') {
		r.run(xchars)
	}
	return r.valid()
}
