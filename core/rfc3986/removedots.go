package rfc3986

import (
	"slices"
	"strings"

	"uriplayground/core/syntax"
)

// This file is RFC 3986 §5.2.4 as printed; see resolve.go.

// otherDotSteps is how many steps there are at most besides one for each "/" of
// the path: "1", one for a first segment without it, one for a "/" put back.
const otherDotSteps = 3

// TraceRemoveDotSegments returns what RemoveDotSegments does (RFC 3986 §5.2.4), with a trace,
// whose text is the path, and whose steps are "1" and each rule that fires; see syntax.Step
// for how the buffers are read.
func TraceRemoveDotSegments(path string) (output string, t *syntax.Trace) {
	t = &syntax.Trace{Texts: []string{path}}
	x := resolver{Trace: t}
	left := x.removeDotSegments(component{Span: syntax.Span{End: uint32(len(path))}})
	return string(t.Output(nil, left.top)), t
}

// removeDotSegments follows RFC 3986 §5.2.4, "the special "." and ".." complete path
// segments" being removed "by using two string buffers".
func (x *resolver) removeDotSegments(path component) component {
	// "1. The input buffer is initialized with the now-appended path components
	// and the output buffer is initialized to the empty string."
	b := buffers{Trace: x.Trace, keepExcess: x.Erratum4547, text: path.text, input: path.Span, top: syntax.NoLink}
	b.makeRoom()
	b.take(RuleDots1, 0)
	// "2. While the input buffer is not empty, loop as follows:"
	for b.slash || !b.input.Empty() {
		b.step()
	}
	// "3. Finally, the output buffer is returned as the result of
	// remove_dot_segments."
	return component{text: TextTarget, defined: true, top: b.top}
}

// buffers are the two buffers of §5.2.4, of which neither is copied: the input buffer
// is always the end of the path, or the "/" that the RFC puts where "/." or "/.." ended
// it; the output buffer is a stack of the steps that have moved something there, each of
// which links to the one below.
type buffers struct {
	*syntax.Trace
	keepExcess bool // Options.Erratum4547

	text  uint8       // the trace's text that holds the path
	input syntax.Span // the input buffer, unless slash is set
	slash bool        // the input buffer is "/"
	top   int32       // the step on the top of the output buffer
}

// makeRoom makes room in the trace for the steps to come, and for the lines of §5.2.2
// and §5.3 that may follow. So a trace takes no more memory than its steps do.
func (b *buffers) makeRoom() {
	path := b.input.In(b.Texts[b.text])
	b.Steps = slices.Grow(b.Steps, strings.Count(path, "/")+otherDotSteps+linesAfter)
}

// step runs the loop of step 2 once.
func (b *buffers) step() {
	if b.slash { // E, of the "/" that B or C has put there
		b.slash = false
		b.move(RuleDots2E, 0)
		return
	}
	in := b.input.In(b.Texts[b.text])
	switch {
	// Erratum 4547 keeps a ".." that finds no segment to remove.
	case b.keepExcess && beginsWithSegment(in, "..") && b.isExcess():
		b.move(RuleDots4547, len(".."))
	case b.keepExcess && beginsWithSegment(in, "/..") && b.isExcess():
		b.move(RuleDots4547, len("/.."))

	// "A. If the input buffer begins with a prefix of "../" or "./", then remove
	// that prefix from the input buffer; otherwise,"
	case strings.HasPrefix(in, "../"):
		b.take(RuleDots2A, len("../"))
	case strings.HasPrefix(in, "./"):
		b.take(RuleDots2A, len("./"))

	// "B. if the input buffer begins with a prefix of "/./" or "/.", where "." is
	// a complete path segment, then replace that prefix with "/" in the input
	// buffer; otherwise,"
	case beginsWithSegment(in, "/."):
		b.slash = in == "/."
		b.take(RuleDots2B, len("/."))

	// "C. if the input buffer begins with a prefix of "/../" or "/..", where ".."
	// is a complete path segment, then replace that prefix with "/" in the input
	// buffer and remove the last segment and its preceding "/" (if any) from the
	// output buffer; otherwise,"
	case beginsWithSegment(in, "/.."):
		b.slash = in == "/.."
		b.removeLast()
		b.take(RuleDots2C, len("/.."))

	// "D. if the input buffer consists only of "." or "..", then remove that from
	// the input buffer; otherwise,"
	case in == ".", in == "..":
		b.take(RuleDots2D, len(in))

	// "E. move the first path segment in the input buffer to the end of the output
	// buffer, including the initial "/" character (if any) and any subsequent
	// characters up to, but not including, the next "/" character or the end of the
	// input buffer."
	default:
		end := len(in)
		if slash := strings.IndexByte(in[1:], '/'); slash >= 0 {
			end = 1 + slash
		}
		b.move(RuleDots2E, end)
	}
}

// beginsWithSegment reports whether the input buffer begins with a prefix that ends
// with a complete path segment.
func beginsWithSegment(in, prefix string) bool {
	return strings.HasPrefix(in, prefix) && (len(in) == len(prefix) || in[len(prefix)] == '/')
}

// isExcess reports whether a ".." finds nothing to remove: the output buffer is
// empty or ends with a ".." that was kept.
func (b *buffers) isExcess() bool {
	return b.top == syntax.NoLink || b.Steps[b.top].Rule == RuleDots4547
}

// removeLast removes the last segment from the output buffer.
func (b *buffers) removeLast() {
	if b.top != syntax.NoLink {
		b.top = b.Steps[b.top].Link
	}
}

// take records a step that takes n bytes from the input buffer.
func (b *buffers) take(rule *syntax.Rule, n int) {
	from := syntax.Span{Start: b.input.Start, End: b.input.Start + uint32(n)}
	b.input.Start = from.End
	b.Add(syntax.Step{Rule: rule, Text: b.text, Link: b.top, Slash: b.slash, From: from, To: b.input})
}

// move records a step that puts them on the output buffer.
func (b *buffers) move(rule *syntax.Rule, n int) {
	b.take(rule, n)
	b.top = int32(len(b.Steps) - 1)
	b.Steps[b.top].Push = true
}
