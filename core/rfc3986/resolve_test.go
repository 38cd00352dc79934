package rfc3986_test

import (
	"strings"
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/internal/vectors"
)

// RFC 3986 §5.2: the vectors of resolve.json.
func TestResolve(t *testing.T) {
	for _, c := range vectors.Resolve() {
		o := rfc3986.Options{NonStrict: !c.Strict}
		checkTarget(t, c.Base, c.Ref, o, c.Target, c.Source)
		if c.Target4547 != nil {
			o := o
			o.Erratum4547 = true
			checkTarget(t, c.Base, c.Ref, o, *c.Target4547, "erratum 4547, "+c.Source)
		}
		if c.Target4789 != nil {
			o := o
			o.Erratum4789 = true
			checkTarget(t, c.Base, c.Ref, o, *c.Target4789, "erratum 4789, "+c.Source)
		}
		checkResolution(t, c.Base, c.Ref, o)
	}
}

func checkTarget(t *testing.T, base, ref string, o rfc3986.Options, want, source string) {
	t.Helper()
	got, err := rfc3986.Resolve(rfc3986.Split(base), rfc3986.Split(ref), o)
	if got != want || err != nil {
		t.Errorf("%q + %q %+v = %q, %v, want %q (%s)", base, ref, o, got, err, want, source)
	}
}

// RFC 3986 §5.4, with "http:g" in both readings.
func TestExamples(t *testing.T) {
	for _, c := range vectors.Examples() {
		checkTarget(t, c.Base, c.Ref, rfc3986.Options{}, c.Target, "§"+c.Section)
		nonStrict := c.Target
		if c.TargetNonStrict != "" {
			nonStrict = c.TargetNonStrict
		}
		checkTarget(t, c.Base, c.Ref, rfc3986.Options{NonStrict: true}, nonStrict, "§"+c.Section+", not strict")
	}
}

// RFC 3986 §3.3: what §5.2.4 leaves must not be read as an authority.
func TestHazards(t *testing.T) {
	for _, c := range vectors.Hazards().Resolve {
		o := rfc3986.Options{NonStrict: !c.Strict}
		checkTarget(t, c.Base, c.Ref, o, c.Guarded, c.Why)
		checkResolution(t, c.Base, c.Ref, o)
		literal := literalTarget(c.Base, c.Ref, o)
		want := fiveComponents{
			fromJSON(c.LiteralComponents.Scheme), fromJSON(c.LiteralComponents.Authority), c.LiteralComponents.Path,
			fromJSON(c.LiteralComponents.Query), fromJSON(c.LiteralComponents.Fragment),
		}
		if literal != want || literal.recompose() != c.LiteralString {
			t.Errorf("%q + %q read literally is %v, want %v", c.Base, c.Ref, literal, want)
		}
	}
}

// Resolutions that known libraries refuse. The RFC gives a target for all that
// have a base with a scheme.
func TestRefusedElsewhere(t *testing.T) {
	for _, c := range vectors.Hazards().Errors {
		checkResolution(t, c.Base, c.Ref, rfc3986.Options{})
	}
}

// literalTarget returns the pseudocode of §5.2.2, taken literally.
func literalTarget(base, ref string, o rfc3986.Options) fiveComponents {
	return transform(literalSplit(base), literalSplit(ref), o)
}

// checkResolution compares Resolve, AppendResolve and TraceResolve with the
// literal code, and the target with its components.
func checkResolution(t *testing.T, base, ref string, o rfc3986.Options) {
	b, r := rfc3986.Split(base), rfc3986.Split(ref)
	target, err := rfc3986.Resolve(b, r, o)
	if _, absolute := b.Scheme(); !absolute {
		if err == nil {
			t.Errorf("%q + %q %+v: no error, although the base has no scheme", base, ref, o)
		}
		return
	}
	if err != nil {
		t.Errorf("%q + %q %+v: %v", base, ref, o, err)
	}
	checkAppend(t, b, r, o, target)
	if o.Erratum4547 && mayDropExcess(base, ref, o) {
		return // not told by the literal code
	}
	literal := literalTarget(base, ref, o).guarded()
	if want := literal.recompose(); target != want {
		t.Errorf("%q + %q %+v = %q, want %q", base, ref, o, target, want)
	}
	if got := components(rfc3986.Split(target)); got != literal {
		t.Errorf("%q + %q %+v = %q has the components %v, want %v", base, ref, o, target, got, literal)
	}
	checkEmptyReference(t, target)
}

// checkEmptyReference: the empty reference leads to its base without fragment.
func checkEmptyReference(t *testing.T, base string) {
	want, _, _ := strings.Cut(base, "#")
	if got, err := rfc3986.Resolve(rfc3986.Split(base), rfc3986.Split(""), rfc3986.Options{}); got != want || err != nil {
		t.Errorf("%q and the empty reference: %q, %v, want %q", base, got, err, want)
	}
}

// checkAppend: AppendResolve appends the target, and TraceResolve gives it.
func checkAppend(t *testing.T, b, r rfc3986.Reference, o rfc3986.Options, target string) {
	const before = "x:/../a//.." // must neither change nor matter
	if got := string(rfc3986.AppendResolve([]byte(before), b, r, o)); got != before+target {
		t.Errorf("%q + %q %+v: AppendResolve gives %q, want %q", b, r, o, got, before+target)
	}
	got, trace := rfc3986.TraceResolve(b, r, o)
	if got != target {
		t.Errorf("%q + %q %+v: traced %q, want %q", b, r, o, got, target)
	}
	if len(trace.Steps) == 0 {
		t.Errorf("%q + %q %+v: the trace is empty", b, r, o)
	}
	if b.Valid() && r.Valid() && !rfc3986.Split(target).Valid() {
		t.Errorf("%q + %q %+v = %q, which is not valid", b, r, o, target)
	}
}

// mayDropExcess reports whether §5.2.4 would drop a ".." of the reference's path,
// merged or not, that has no segment to remove.
func mayDropExcess(base, ref string, o rfc3986.Options) bool {
	b, r := literalSplit(base), literalSplit(ref)
	return dropsExcess(r.path) || dropsExcess(mergePaths(b, r, o))
}

// §5.2.2 compares schemes, and schemes ignore case (§3.1).
func TestNonStrictIgnoresCase(t *testing.T) {
	checkTarget(t, "http://a/b", "HTTP:g", rfc3986.Options{NonStrict: true}, "http://a/g", "§5.2.2 with §3.1")
	checkTarget(t, "http://a/b", "https:g", rfc3986.Options{NonStrict: true}, "https:g", "§5.2.2")
}

// §5.1: a base without a scheme is an error, whatever the reference is.
func TestBaseWithoutScheme(t *testing.T) {
	for _, ref := range []string{"", "g", "//g", "s:g", "#f"} {
		for _, base := range []string{"", "a", "/a", "//a", "?q", ":a", "/a:b"} {
			if got, err := rfc3986.Resolve(rfc3986.Split(base), rfc3986.Split(ref), rfc3986.Options{}); err == nil {
				t.Errorf("%q + %q = %q, want an error", base, ref, got)
			}
		}
	}
}
