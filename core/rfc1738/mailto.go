package rfc1738

// mailto reads what follows the scheme in
//
//	mailtourl      = "mailto:" encoded822addr
//	encoded822addr = 1*xchar
func (r *reader) mailto() {
	start := r.i
	if r.take(xchar) && r.i == start {
		r.stop()
	}
}

// mailto notes the address (§3.5).
func (w *walker) mailto() {
	w.notEmpty(RuleAddress, w.at, len(w.text))
	w.part(RuleAddress, xchar, len(w.text))
}
