package rfc1738

// wais divides what follows the hostport (§3.9).
//
//	waisurl      = waisdatabase | waisindex | waisdoc
//	waisdatabase = "wais://" hostport "/" database
//	waisindex    = "wais://" hostport "/" database "?" search
//	waisdoc      = "wais://" hostport "/" database "/" wtype "/" wpath
//	database     = *uchar
//	wtype        = *uchar
//	wpath        = *uchar
func (w *walker) wais() {
	if !w.slash(RuleWAISURL) {
		w.absent(RuleDatabase, RuleSearch, RuleWtype, RuleWpath)
		return
	}
	w.part(RuleDatabase, uchar, w.find("/?"))
	w.optional('?', RuleSearch, searchChar, len(w.text))
	if !w.eat('/') {
		w.absent(RuleWtype, RuleWpath)
		return
	}
	w.part(RuleWtype, uchar, w.find("/"))
	if w.slash(RuleWAISURL) {
		w.part(RuleWpath, uchar, len(w.text))
	} else {
		w.absent(RuleWpath)
	}
}
