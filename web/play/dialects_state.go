package play

import "uriplayground/core"

// Dialects is what a visitor chose in the views of the three documents and of
// their characters.
type Dialects struct {
	Char    byte         // that is explained; 0 for the one to begin with
	Purpose core.Purpose // what the text is to become
	Dialect core.Dialect // by which the views of the resolution read
}

// firstChar is a character that each document has in another class.
const firstChar = '~'

func (d *Dialects) char() byte {
	if d.Char == 0 {
		return firstChar
	}
	return d.Char
}

// PickChar chooses a character to be explained. None but a printable one of
// ASCII changes anything.
type PickChar struct{ char string }

func (a PickChar) reduce(s State) State {
	if len(a.char) == 1 && ' ' <= a.char[0] && a.char[0] < 0x7F {
		s.Dialects.Char = a.char[0]
	}
	return s
}

// SetPurpose chooses what the text is to become. Another name changes nothing.
type SetPurpose struct{ name string }

func (a SetPurpose) reduce(s State) State {
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
	if s.Dialects.Dialect != core.RFC3986 {
		fields = append(fields, "dialect="+s.Dialects.Dialect.String())
	}
	return fields
}

// dialect reads one of dialectFields; ok is false for another field or a value
// that means nothing.
func (d *linkReader) dialect(name, value string) (ok bool) {
	switch name {
	case "dialect":
		_, ok = core.DialectNamed(value)
		d.state = SetDialect{value}.reduce(d.state)
		return ok
	case "char":
		d.state = PickChar{d.unescape(value)}.reduce(d.state)
		return d.state.Dialects.Char != 0
	case "for":
		_, ok = core.PurposeNamed(value)
		d.state = SetPurpose{value}.reduce(d.state)
		return ok
	}
	return false
}
