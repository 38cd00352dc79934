package rfc1738

// file reads what follows the host of
//
//	fileurl = "file://" [ host | "localhost" ] "/" fpath
func (r *reader) file() {
	if r.need("/") {
		r.take(fpathChar)
	}
}

// file notes the path (§3.10).
func (w *walker) file() {
	if w.slash(RuleFileURL) {
		w.part(RuleFpath, fpathChar, len(w.text))
	} else {
		w.absent(RuleFpath)
	}
}
