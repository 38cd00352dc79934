package rfc3986

// SameDocument tells whether ref is a same-document reference (RFC 3986 §4.4):
// its target is, aside from the fragment, identical to base. They are compared
// as text, without normalization. It holds for an empty reference and for a
// fragment whatever the base is, also where there is none (§5.1).
func SameDocument(base, ref Reference) bool {
	if ref.Kind() == RuleSameDocument {
		return true
	}
	target := AppendResolve(nil, base, ref.withoutFragment(), Options{}, nil)
	return string(target) == base.text[:base.queryEnd]
}

// withoutFragment is the reference without its fragment and "#".
func (r Reference) withoutFragment() Reference {
	r.text = r.text[:r.queryEnd]
	r.defined &^= hasFragment
	return r
}
