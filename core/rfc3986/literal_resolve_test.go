package rfc3986_test

import "strings"

// This file is RFC 3986 §5.2.2, §5.2.3 and §5.3 word for word, to compare the
// fast code with. It knows nothing of the guard against an invented authority.

// transform is the pseudocode of §5.2.2.
func transform(base, r fiveComponents, strict bool, merge mergeFunc) (t fiveComponents) {
	// Schemes are compared without regard to case (§3.1, §6.2.2.1).
	if !strict && r.scheme.defined && base.scheme.defined &&
		strings.EqualFold(r.scheme.text, base.scheme.text) {
		r.scheme = optional{}
	}
	if r.scheme.defined {
		t.scheme = r.scheme
		t.authority = r.authority
		t.path = removeDotSegments(r.path)
		t.query = r.query
	} else {
		if r.authority.defined {
			t.authority = r.authority
			t.path = removeDotSegments(r.path)
			t.query = r.query
		} else {
			if r.path == "" {
				t.path = base.path
				if r.query.defined {
					t.query = r.query
				} else {
					t.query = base.query
				}
			} else {
				if strings.HasPrefix(r.path, "/") {
					t.path = removeDotSegments(r.path)
				} else {
					t.path = merge(base, r)
					t.path = removeDotSegments(t.path)
				}
				t.query = r.query
			}
			t.authority = base.authority
		}
		t.scheme = base.scheme
	}
	t.fragment = r.fragment
	return t
}

type mergeFunc func(base, r fiveComponents) string

// mergePaths is §5.2.3.
func mergePaths(base, r fiveComponents) string {
	if base.authority.defined && base.path == "" {
		return "/" + r.path
	}
	return base.path[:strings.LastIndexByte(base.path, '/')+1] + r.path
}

// mergePaths4789 is §5.2.3 as erratum 4789 words it: "or if the base URI's
// path ends with "/..", then return a string consisting of the base's path
// concatenated with "/" and then concatenated with the reference's path".
func mergePaths4789(base, r fiveComponents) string {
	if strings.HasSuffix(base.path, "/..") {
		return base.path + "/" + r.path
	}
	return mergePaths(base, r)
}

// recompose is the pseudocode of §5.3.
func (c fiveComponents) recompose() string { return string(c.appendTo(nil)) }

func (c fiveComponents) appendTo(result []byte) []byte {
	if c.scheme.defined {
		result = append(result, c.scheme.text...)
		result = append(result, ":"...)
	}
	if c.authority.defined {
		result = append(result, "//"...)
		result = append(result, c.authority.text...)
	}
	result = append(result, c.path...)
	if c.query.defined {
		result = append(result, "?"...)
		result = append(result, c.query.text...)
	}
	if c.fragment.defined {
		result = append(result, "#"...)
		result = append(result, c.fragment.text...)
	}
	return result
}

// guarded is the one departure from the RFC's letter: where there is no
// authority, a path that begins with "//" gets "/." before it, because §3.3
// forbids such a path and §5.3 would print another URI.
func (c fiveComponents) guarded() fiveComponents {
	if !c.authority.defined && strings.HasPrefix(c.path, "//") {
		c.path = "/." + c.path
	}
	return c
}
