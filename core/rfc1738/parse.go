package rfc1738

import (
	"strconv"
	"strings"

	"uriplayground/core/syntax"
)

// Parse reads s as a URL (RFC 1738 §5) and validates it. The URL is the same
// as that of Split, even beside an error. The error is a *SyntaxError. A valid
// text costs no allocation.
func Parse(s string) (u URL, err error) {
	err = u.parse(s)
	return u, err
}

// parse makes *u, which has to be zero, the URL s.
func (u *URL) parse(s string) error {
	r := reader{s: s}
	if s == "" || s[0] == '<' || len(s) > syntax.MaxText {
		u.set(s)
		r = newReader(u)
	} else {
		u.text, u.end = s, uint32(len(s))
	}
	colon, is := r.url()
	if u.wrap != unwrapped {
		r.anchor()
	}
	u.colon, u.hasScheme, u.scheme = uint32(colon), true, is
	if r.valid() && u.wrap != openWrap && len(s) <= syntax.MaxText {
		return nil
	}
	return u.fail(s)
}

// fail returns the error of a text that is not a URL.
func (u *URL) fail(s string) error {
	*u = Split(s)
	return newSyntaxError(*u, s)
}

// anchor reads the fragment identifier after a URL in a wrapper.
func (r *reader) anchor() {
	if !r.open && r.eat('#') {
		r.run(xchars)
	}
}

func (r *reader) valid() bool { return r.i == len(r.s) && !r.bad && !r.open }

// FirstBad returns the byte offset of the leftmost character of s after which no
// continuation can be a URL, in a wrapper or not (RFC 1738 §5). It is -1 for
// a valid text and for a proper prefix of one; incomplete distinguishes the two
// apart.
func FirstBad(s string) (offset int, incomplete bool) {
	var u URL
	u.set(s)
	r := newReader(&u)
	r.url()
	if u.wrap != unwrapped {
		r.anchor()
	}
	switch {
	case r.bad || r.i < len(r.s):
		return firstBadBehind(s, r.i)
	case r.open && u.wrap == wrapped:
		return r.i, false // the ">" comes too early
	}
	return -1, r.open || u.wrap == openWrap
}

// firstBadBehind returns i, unless s may still become a wrapper.
func firstBadBehind(s string, i int) (offset int, incomplete bool) {
	if s != "" && len(s) < len(wrapper) && strings.EqualFold(s, wrapper[:len(s)]) {
		return -1, true
	}
	return i, false
}

// SyntaxError is the error of a text that is not a URL (RFC 1738 §5).
type SyntaxError struct {
	Text       string         // as it was given
	Faults     []syntax.Fault // all of them, by position
	FirstBad   int            // byte offset as given by FirstBad; -1 if Incomplete
	Incomplete bool           // more characters could make it a URL
}

func newSyntaxError(u URL, s string) *SyntaxError {
	e := &SyntaxError{Text: s, Faults: Validate(u)}
	e.FirstBad, e.Incomplete = FirstBad(s)
	if len(s) > len(u.text) {
		whole := syntax.Span{Start: 0, End: uint32(len(u.text))}
		e.Faults = append(e.Faults, syntax.Fault{Rule: RuleGenericURL, Span: whole, Code: syntax.TooLong})
	}
	return e
}

// Error names the first fault: its code, the byte offset, the rule and section.
func (e *SyntaxError) Error() string {
	f := e.Faults[0]
	return "rfc1738: " + f.Code.String() + " at byte " + strconv.Itoa(int(f.Start)) +
		" (" + f.Rule.Name + ", section " + f.Rule.Section + ")"
}
