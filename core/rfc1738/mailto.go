package rfc1738

// mailto notes the address (§3.5).
//
//	mailtourl      = "mailto:" encoded822addr
//	encoded822addr = 1*xchar
func (w *walker) mailto() {
	w.notEmpty(RuleAddress, w.at, len(w.text))
	w.part(RuleAddress, xchar, len(w.text))
}
