package rfc1738

// file notes the path (§3.10).
//
//	fileurl = "file://" [ host | "localhost" ] "/" fpath
func (w *walker) file() {
	if w.slash(RuleFileURL) {
		w.part(RuleFpath, fpathChar, len(w.text))
	} else {
		w.absent(RuleFpath)
	}
}
