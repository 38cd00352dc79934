package rfc3986_test

import (
	"strings"

	"uriplayground/core/rfc3986"
)

// This file is RFC 3986 §5.2 and §5.3 as printed, on plain strings and without a trace:
// what resolve.go and removedots.go say in the same words, and what resolve_inplace.go
// and removedots_inplace.go do, is compared with it.

// transform follows RFC 3986 §5.2.2: "For each URI reference (R), the following
// pseudocode describes an algorithm for transforming R into its target URI (T)".
func transform(base, r fiveComponents, o rfc3986.Options) (t fiveComponents) {
	// -- A non-strict parser may ignore a scheme in the reference
	// -- if it is identical to the base URI's scheme.
	if o.NonStrict && r.scheme.defined && base.scheme.defined && strings.EqualFold(r.scheme.text, base.scheme.text) {
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
					t.path = mergePaths(base, r, o)
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

// mergePaths follows RFC 3986 §5.2.3, "a routine for merging a relative-path reference with
// the path of the base URI".
func mergePaths(base, r fiveComponents, o rfc3986.Options) string {
	// "If the base URI has a defined authority component and an empty path, then
	// return a string consisting of "/" concatenated with the reference's path;
	// otherwise,"
	if base.authority.defined && base.path == "" {
		return "/" + r.path
	}
	// Erratum 4789: "or if the base URI's path ends with "/..", then return a
	// string consisting of the base's path concatenated with "/" and then
	// concatenated with the reference's path".
	if o.Erratum4789 && strings.HasSuffix(base.path, "/..") {
		return base.path + "/" + r.path
	}
	// "return a string consisting of the reference's path component appended to
	// all but the last segment of the base URI's path (i.e., excluding any
	// characters after the right-most "/" in the base URI path, or excluding the
	// entire base URI path if it does not contain any "/" characters)."
	return base.path[:strings.LastIndexByte(base.path, '/')+1] + r.path
}

// removeDotSegments follows RFC 3986 §5.2.4, "the special "." and ".." complete path
// segments" being removed "by using two string buffers".
func removeDotSegments(path string) string {
	// "1. The input buffer is initialized with the now-appended path components
	// and the output buffer is initialized to the empty string."
	b := dotBuffers{input: path}
	// "2. While the input buffer is not empty, loop as follows:"
	for b.input != "" {
		b.step()
	}
	// "3. Finally, the output buffer is returned as the result of
	// remove_dot_segments."
	return b.output
}

// dotBuffers are the two buffers of §5.2.4. Excess is set when a ".." is dropped
// that has no segment to remove, the case that erratum 4547 is about.
type dotBuffers struct {
	output, input string
	excess        bool
}

// step runs the loop of step 2 once and returns the letter of what it did.
func (b *dotBuffers) step() string {
	in := b.input
	switch {
	// "A. If the input buffer begins with a prefix of "../" or "./", then remove
	// that prefix from the input buffer; otherwise,"
	case strings.HasPrefix(in, "../"):
		b.input, b.excess = in[3:], true
		return "2A"
	case strings.HasPrefix(in, "./"):
		b.input = in[2:]
		return "2A"

	// "B. if the input buffer begins with a prefix of "/./" or "/.", where "." is
	// a complete path segment, then replace that prefix with "/" in the input
	// buffer; otherwise,"
	case strings.HasPrefix(in, "/./"):
		b.input = "/" + in[3:]
		return "2B"
	case in == "/.":
		b.input = "/"
		return "2B"

	// "C. if the input buffer begins with a prefix of "/../" or "/..", where ".."
	// is a complete path segment, then replace that prefix with "/" in the input
	// buffer and remove the last segment and its preceding "/" (if any) from the
	// output buffer; otherwise,"
	case strings.HasPrefix(in, "/../"):
		b.input = "/" + in[4:]
		b.removeLast()
		return "2C"
	case in == "/..":
		b.input = "/"
		b.removeLast()
		return "2C"

	// "D. if the input buffer consists only of "." or "..", then remove that from
	// the input buffer; otherwise,"
	case in == ".", in == "..":
		b.input, b.excess = "", b.excess || in == ".."
		return "2D"
	}
	// "E. move the first path segment in the input buffer to the end of the output
	// buffer, including the initial "/" character (if any) and any subsequent
	// characters up to, but not including, the next "/" character or the end of the
	// input buffer."
	end := len(in)
	if slash := strings.IndexByte(in[1:], '/'); slash >= 0 {
		end = 1 + slash
	}
	b.output += in[:end]
	b.input = in[end:]
	return "2E"
}

func (b *dotBuffers) removeLast() {
	if b.output == "" {
		b.excess = true
		return
	}
	b.output = b.output[:max(0, strings.LastIndexByte(b.output, '/'))]
}

// recompose returns the pseudocode of RFC 3986 §5.3: "Parsed URI components can be
// recomposed to obtain the corresponding URI reference string."
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

// dotRow is a row of the tables of §5.2.4: the step, and the buffers after it.
type dotRow struct{ Step, Output, Input string }

// dotRows returns the rows of §5.2.4.
func dotRows(path string) []dotRow {
	rows, _ := runDots(path)
	return rows
}

// dropsExcess reports whether some ".." of path has nothing to remove.
func dropsExcess(path string) bool {
	_, excess := runDots(path)
	return excess
}

func runDots(path string) (rows []dotRow, excess bool) {
	b := dotBuffers{input: path}
	rows = []dotRow{{"1", "", path}}
	for b.input != "" {
		step := b.step()
		rows = append(rows, dotRow{step, b.output, b.input})
	}
	return rows, b.excess
}

// guarded returns the one deviation from the RFC as printed: where there is no
// authority, a path that begins with "//" gets "/." before it, because §3.3
// forbids such a path and §5.3 would print another URI.
func (c fiveComponents) guarded() fiveComponents {
	if !c.authority.defined && strings.HasPrefix(c.path, "//") {
		c.path = "/." + c.path
	}
	return c
}
