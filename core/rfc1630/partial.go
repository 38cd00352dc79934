package rfc1630

import (
	"strings"

	"uriplayground/core/syntax"
)

// Options are the named readings of what the document leaves open (RFC 1630,
// pages 10 and 11).
type Options struct {
	// LiteralRule follows the clause "which has no greater number of consecutive
	// slashes anywhere to the right of it" (page 10), by which the printed
	// examples would have other results.
	LiteralRule bool
}

// Indexes into Trace.Texts after TraceResolve.
const (
	TextBase   = syntax.TextBase   // the context
	TextRef    = syntax.TextRef    // the partial form
	TextPath   = syntax.TextPath   // the two put together, before anything is removed
	TextTarget = syntax.TextTarget // the full URI
)

// Resolve returns the full URI that a partial form stands for in a context (page
// 10), and whether there is one. A context without a scheme is not a URI, and one
// without a run of as many slashes as the partial form begins with has no answer.
func Resolve(context, ref URI, o Options) (target string, ok bool) {
	var room [256]byte // short targets stay on the stack until they are whole
	dst, ok := appendResolve(room[:0], context, ref, o, nil)
	return string(dst), ok
}

// AppendResolve appends the result of Resolve to dst (RFC 1630, pages 10 and 11). If dst is large
// enough, nothing is allocated. Without an answer dst is returned as it was.
func AppendResolve(dst []byte, context, ref URI, o Options) (target []byte, ok bool) {
	return appendResolve(dst, context, ref, o, nil)
}

// TraceResolve resolves as Resolve does, and traces it (RFC 1630, pages 10 and 11). The trace
// has the Texts TextBase to TextTarget, and the steps of PartialRules in the order of the
// specification; see there. There is a trace even without an answer.
func TraceResolve(context, ref URI, o Options) (target string, ok bool, t *syntax.Trace) {
	t = new(syntax.Trace)
	_, ok = appendResolve(nil, context, ref, o, t)
	return t.Texts[TextTarget], ok, t
}

func appendResolve(dst []byte, context, ref URI, o Options, t *syntax.Trace) (target []byte, ok bool) {
	x := resolver{context: context, ref: ref, literal: o.LiteralRule, start: len(dst), recorder: recorder{t: t}}
	x.recordStart(context.text, ref.text)
	target, ok = x.resolve(dst)
	x.recordEnd(target[x.start:], ok)
	return target, ok
}

// resolver holds the state of one resolution.
type resolver struct {
	context, ref URI
	literal      bool
	start        int // where the target begins in the output
	recorder
}

// RFC 1630, page 10
func (x *resolver) resolve(dst []byte) ([]byte, bool) {
	if x.isAbsolute() {
		return append(dst, x.ref.text...), true
	}
	if !x.context.has(hasScheme) {
		return dst, false
	}
	if n := x.slashes(); n > 0 {
		cut := x.run(n)
		if cut < 0 {
			return dst, false
		}
		return x.join(dst, RulePrepend, cut), true
	}
	cut := x.lastPart()
	dst = x.join(dst, RuleLastPart, cut)
	return x.removeElements(dst, cut+x.ref.pathSpan().Len()), true
}

func (x *resolver) isAbsolute() bool {
	yes := x.ref.has(hasScheme)
	x.recordAbsolute(&x.ref, yes)
	return yes
}

// slashes returns the number of slashes that the partial form begins with.
func (x *resolver) slashes() int {
	path := x.ref.pathSpan().In(x.ref.text)
	n := 0
	for n < len(path) && path[n] == '/' {
		n++
	}
	x.recordCount(n)
	return n
}

// run returns where the first run of exactly n slashes in the context begins; -1 if
// there is none. In the literal reading no longer one may follow. Runs are
// counted up to the end of the path.
func (x *resolver) run(n int) int {
	text := x.context.text[:x.context.pathEnd]
	greater := x.lastGreater(text, n)
	for i := nextSlash(text, 0); i < len(text); {
		end := runEnd(text, i)
		x.recordRun(i, end, end-i == n)
		if end-i == n && x.noGreater(i, end, greater) {
			return i
		}
		i = nextSlash(text, end)
	}
	return -1
}

// lastGreater returns the last run of more than n slashes, if the literal reading asks
// for it.
func (x *resolver) lastGreater(text string, n int) (greater syntax.Span) {
	if !x.literal {
		return greater
	}
	for i := nextSlash(text, 0); i < len(text); {
		end := runEnd(text, i)
		if end-i > n {
			greater = span(i, end)
		}
		i = nextSlash(text, end)
	}
	return greater
}

// noGreater reports whether the longer run does not follow that from start to end.
func (x *resolver) noGreater(start, end int, greater syntax.Span) bool {
	if !x.literal {
		return true
	}
	yes := int(greater.Start) <= start
	x.recordGreater(start, end, greater, yes)
	return yes
}

// nextSlash returns the index of the first "/" at or after i; len(s) if there is none.
func nextSlash(s string, i int) int {
	if n := strings.IndexByte(s[i:], '/'); n >= 0 {
		return i + n
	}
	return len(s)
}

// runEnd returns the index after the slashes at i.
func runEnd(s string, i int) int {
	for i < len(s) && s[i] == '/' {
		i++
	}
	return i
}

// lastPart returns where the last part of the context's path begins. In a path
// without a slash it is the whole of it, which the document does not say.
func (x *resolver) lastPart() int {
	path := x.context.pathSpan()
	return int(path.Start) + strings.LastIndexByte(path.In(x.context.text), '/') + 1
}

// join returns the first cut bytes of the context, and the partial form.
func (x *resolver) join(dst []byte, rule *syntax.Rule, cut int) []byte {
	dst = append(append(dst, x.context.text[:cut]...), x.ref.text...)
	x.recordJoin(rule, cut, dst[x.start:])
	return dst
}
