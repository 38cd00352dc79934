package swar

// NameMarks has the top bit set in stops of each byte of w that is none of
//
//	ALPHA / DIGIT / "-" / "."
//
// of which most schemes and hosts are made, and in marks of each that is "-" or
// ".". It computes with x, w without its top bits: as x+(0x80-c) stays within
// the byte, its top bit says whether x ≥ c.
func NameMarks(w uint64) (stops, marks uint64) {
	x := w &^ TopBits
	lower := x | 0x20*EachByte
	names := (lower + (0x80-'a')*EachByte) &^ (lower + (0x80-'z'-1)*EachByte)
	names |= (x + (0x80-'0')*EachByte) &^ (x + (0x80-'9'-1)*EachByte)
	marks = (x + (0x80-'-')*EachByte) &^ (x + (0x80-'.'-1)*EachByte) &^ w & TopBits
	return ^(names&^w | marks) & TopBits, marks
}

// NameCapitals has the stops of NameMarks, and in capitals the top bit of each
// byte that is an upper-case letter.
func NameCapitals(w uint64) (stops, capitals uint64) {
	x := w &^ TopBits
	lower := x | 0x20*EachByte
	letters := (lower + (0x80-'a')*EachByte) &^ (lower + (0x80-'z'-1)*EachByte)
	digits := (x + (0x80-'0')*EachByte) &^ (x + (0x80-'9'-1)*EachByte)
	others := (x + (0x80-'-')*EachByte) &^ (x + (0x80-'.'-1)*EachByte)
	return (^(letters | digits | others) | w) & TopBits, letters &^ (w << 2) &^ w & TopBits
}
