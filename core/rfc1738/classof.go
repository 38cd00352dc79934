package rfc1738

// ClassOf is the name of the class in §5 that the character belongs to: "alpha",
// "digit", "safe", "extra", "reserved", "national" or "punctuation". It is "" for
// a character that belongs to none: a space, and what is no printable ASCII.
func ClassOf(c byte) string {
	switch set := classes[c]; {
	case set&alpha != 0:
		return "alpha"
	case set&digit != 0:
		return "digit"
	case set&safe != 0:
		return "safe"
	case set&extra != 0:
		return "extra"
	case set&reserved != 0:
		return "reserved"
	case set&national != 0:
		return "national"
	case set&punctuation != 0:
		return "punctuation"
	}
	return ""
}
