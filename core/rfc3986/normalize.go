package rfc3986

import "uriplayground/core/syntax"

// Indexes into Trace.Texts after Normalize: the text before each rung of the
// ladder, and behind the last one. A rung that the level does not hold leaves
// the text as it is.
const (
	TextInput     = iota // the reference
	TextCased            // after §6.2.2.1
	TextDecoded          // after §6.2.2.2
	TextDotless          // after §6.2.2.3
	TextNormal           // after §6.2.3: the normal form
	normalizeText        // how many there are
)

// AppendNormalize appends the normal form of r at the level to dst (RFC 3986
// §6.2). It takes all rungs at once, in time linear in the text; if dst is
// large enough, nothing is allocated.
//
// The reference need not be valid: what the grammar does not know stays as it
// is, and of a valid reference the normal form is valid. Normalizing twice
// changes nothing. Dot segments of a relative reference are left alone, because
// it would have to be resolved first (§5.2.1).
func AppendNormalize(dst []byte, r Reference, level Level) []byte {
	do := levelRungs[level]
	found, scheme := r.changes(do)
	if found == 0 {
		return append(dst, r.text...)
	}
	var n normalizer // a literal would be made elsewhere and copied
	n.Reference = r
	n.do, n.changes, n.scheme = do, found, scheme
	n.out, n.start = dst, len(dst)
	n.normalize()
	return n.out
}

// Normalize is AppendNormalize rung by rung, for the sake of the trace (RFC
// 3986 §6.2): its Texts are TextInput to TextNormal, and its steps the
// changes, in the order of the rungs and then of the text. A step's From
// points into the text before its rung, Text, and To into the text after it,
// Text+1. If r is in normal form already and t is nil, the result is r's own
// text and nothing is allocated.
func Normalize(r Reference, level Level, t *syntax.Trace) string {
	if t != nil {
		t.Texts = append(t.Texts[:0], r.text)
	}
	for rung := rungCase; rung <= rungTop; rung <<= 1 {
		if do := levelRungs[level]; do&rung != 0 {
			r = Split(normalForm(r, do&upTo(rung), t))
		}
		if rung == rungDot {
			r.recordRelative(level, t)
		}
		if t != nil {
			t.AddText(r.text)
		}
	}
	return r.text
}

// normalForm is r after some rungs; the text of r itself if they change nothing.
func normalForm(r Reference, do rungs, t *syntax.Trace) string {
	found, scheme := r.changes(do)
	if found == 0 {
		return r.text
	}
	var room [256]byte // short texts stay on the stack
	n := normalizer{Reference: r, do: do, changes: found, scheme: scheme, out: room[:0], t: t}
	n.normalize()
	if string(n.out) == r.text {
		return r.text
	}
	return string(n.out)
}

// normalizer writes the normal form of a reference to out[start:], component by
// component.
type normalizer struct {
	Reference
	do      rungs
	changes changes
	scheme  *schemeRules // noRules for the lower rungs

	out   []byte
	start int

	stray int // index behind the last "%" that begins no triplet; 0 if there is none

	t *syntax.Trace
}

func (n *normalizer) normalize() {
	if n.has(hasScheme) {
		n.normalizeScheme()
	}
	if n.has(hasAuthority) {
		n.copy("//")
		n.normalizeAuthority()
	}
	n.normalizePath()
	if n.has(hasQuery) {
		n.copy("?")
		n.normalizeTriplets(n.querySpan())
	}
	if n.has(hasFragment) {
		n.copy("#")
		n.normalizeTriplets(n.fragmentSpan())
	}
}

func (n *normalizer) copy(s string) { n.out = append(n.out, s...) }

// insert puts s before out[at:], which belongs to what stands behind text[i:].
func (n *normalizer) insert(rule *syntax.Rule, i, at int, s string) {
	end := len(n.out)
	n.copy(s)
	copy(n.out[at+len(s):], n.out[at:end])
	copy(n.out[at:], s)
	n.record(rule, i, i, at, len(s))
}

// record records that text[i:j] became size bytes of out, from at on.
func (n *normalizer) record(rule *syntax.Rule, i, j, at, size int) {
	if n.t == nil {
		return
	}
	to := uint32(at - n.start)
	n.t.Add(syntax.Step{
		Rule: rule, Text: uint8(len(n.t.Texts) - 1), Link: syntax.NoLink, Yes: true,
		From: syntax.Span{Start: uint32(i), End: uint32(j)},
		To:   syntax.Span{Start: to, End: to + uint32(size)},
	})
}

// recordRelative says that the path of a relative reference is left alone.
func (r *Reference) recordRelative(level Level, t *syntax.Trace) {
	if t == nil {
		return
	}
	if levelRungs[level]&rungDot != 0 && !r.has(hasScheme) {
		t.Add(syntax.Step{
			Rule: RuleDotRelative, Text: TextDecoded, Link: syntax.NoLink, From: r.pathSpan(), To: r.pathSpan(),
		})
	}
}
