package rfc1738

// http divides what follows the hostport (§3.3).
//
//	httpurl  = "http://" hostport [ "/" hpath [ "?" search ]]
//	hpath    = hsegment *[ "/" hsegment ]
//	hsegment = *[ uchar | ";" | ":" | "@" | "&" | "=" ]
//	search   = *[ uchar | ";" | ":" | "@" | "&" | "=" ]
func (w *walker) http() {
	if w.end() {
		w.absent(RuleHpath, RuleSearch)
		return
	}
	w.slash(RuleHTTPURL)
	w.part(RuleHpath, hpathChar, w.find("?"))
	w.optional('?', RuleSearch, searchChar, len(w.text))
}
