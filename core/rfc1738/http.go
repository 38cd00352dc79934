package rfc1738

// http reads what follows the hostport of
//
//	httpurl  = "http://" hostport [ "/" hpath [ "?" search ]]
//	hpath    = hsegment *[ "/" hsegment ]
//	hsegment = *[ uchar | ";" | ":" | "@" | "&" | "=" ]
//	search   = *[ uchar | ";" | ":" | "@" | "&" | "=" ]
func (r *reader) http() {
	if r.eat('/') && r.take(hpathChar) && r.eat('?') {
		r.take(searchChar)
	}
}

// http divides what follows the hostport (§3.3).
func (w *walker) http() {
	if w.end() {
		w.absent(RuleHpath, RuleSearch)
		return
	}
	w.slash(RuleHTTPURL)
	w.part(RuleHpath, hpathChar, w.find("?"))
	w.optional('?', RuleSearch, searchChar, len(w.text))
}
