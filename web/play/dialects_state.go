package play

import "uriplayground/core"

// Dialects is what a visitor chose in the views of the three documents and of
// their characters.
type Dialects struct {
	Char    byte         // that is explained; 0 for the one to begin with
	Purpose core.Purpose // what the text is to become
}

// firstChar is a character that each document has in another class.
const firstChar = '~'

func (d *Dialects) char() byte {
	if d.Char == 0 {
		return firstChar
	}
	return d.Char
}

// pickChar chooses a character to be explained. None but a printable one of
// ASCII changes anything.
type pickChar struct{ char string }

func (a pickChar) reduce(s State) State {
	if len(a.char) == 1 && ' ' <= a.char[0] && a.char[0] < 0x7F {
		s.Dialects.Char = a.char[0]
	}
	return s
}

// setPurpose chooses what the text is to become. Another name changes nothing.
type setPurpose struct{ name string }

func (a setPurpose) reduce(s State) State {
	if p, ok := core.PurposeNamed(a.name); ok {
		s.Dialects.Purpose = p
	}
	return s
}

// showsCharacters tells whether a character is explained in the view.
func (s *State) showsCharacters() bool { return s.View == dialectsName || s.View == safeName }

// dialectFields is the choice as it stands in a permalink.
func (s *State) dialectFields() []string {
	var fields []string
	if s.Dialects.Char != 0 {
		fields = append(fields, "char="+escape(string([]byte{s.Dialects.Char})))
	}
	if s.Dialects.Purpose != 0 {
		fields = append(fields, "for="+s.Dialects.Purpose.String())
	}
	return fields
}

// dialect reads one of dialectFields; ok is false for another field or a value
// that means nothing.
func (d *linkReader) dialect(name, value string) (ok bool) {
	before := d.state.Dialects
	switch name {
	case "char":
		d.state = pickChar{d.unescape(value)}.reduce(d.state)
		return d.state.Dialects.Char != 0
	case "for":
		d.state = setPurpose{value}.reduce(d.state)
		return d.state.Dialects != before || value == before.Purpose.String()
	}
	return false
}
