package rfc3986

import "uriplayground/core/syntax"

// Indexes into Trace.Texts after AppendResolve.
const (
	TextBase   = iota // the base URI
	TextRef           // the reference
	TextPath          // the path that merge made (§5.2.3); empty if it did not run
	TextTarget        // the target URI
)

// Resolve transforms ref into its target relative to base (RFC 3986 §5.2.2)
// and recomposes it (§5.3). The error is a *SyntaxError with the code
// base-without-scheme. Neither argument needs to be valid.
func Resolve(base, ref Reference, o Options) (string, error) {
	if !base.has(hasScheme) {
		fault := syntax.Fault{Rule: RuleBase, Code: syntax.BaseWithoutScheme}
		return "", &SyntaxError{Text: base.text, Faults: []syntax.Fault{fault}, FirstBad: -1}
	}
	return string(AppendResolve(nil, base, ref, o, nil)), nil
}

// AppendResolve is Resolve into dst. It follows the pseudocode also where the
// base has no scheme, and then neither has the target. If dst is large enough
// and t is nil, nothing is allocated.
//
// With a trace, Texts are TextBase to TextTarget, and the steps are the lines
// of §5.2.2, §5.2.3, §5.2.4 and §5.3 in the order in which they run.
func AppendResolve(dst []byte, base, ref Reference, o Options, t *syntax.Trace) []byte {
	x := transformer{base: base, ref: ref, options: o, t: t, out: dst, start: len(dst)}
	if t != nil {
		t.Texts = append(t.Texts[:0], base.text, ref.text, "", "")
	}
	x.transform()
	x.recompose()
	if t != nil {
		t.Texts[TextTarget] = string(x.out[x.start:])
	}
	return x.out
}

// transformer holds the state of one resolution.
type transformer struct {
	base, ref Reference
	options   Options
	t         *syntax.Trace

	scheme, authority, query, fragment value

	out      []byte
	start    int   // where the target begins in out
	pathStep int32 // the step that assigned a T.path made by remove_dot_segments; or none
}

// value is a component of the target: a span of base or reference.
type value struct {
	syntax.Span
	text    uint8 // TextBase or TextRef
	defined bool
}

func (x *transformer) text(v value) string {
	if v.text == TextBase {
		return v.In(x.base.text)
	}
	return v.In(x.ref.text)
}

func schemeOf(r *Reference, text uint8) value {
	return value{r.schemeSpan(), text, r.has(hasScheme)}
}

func authorityOf(r *Reference, text uint8) value {
	return value{r.authoritySpan(), text, r.has(hasAuthority)}
}

func pathOf(r *Reference, text uint8) value {
	return value{r.pathSpan(), text, true}
}

func queryOf(r *Reference, text uint8) value {
	return value{r.querySpan(), text, r.has(hasQuery)}
}

func fragmentOf(r *Reference, text uint8) value {
	return value{r.fragmentSpan(), text, r.has(hasFragment)}
}

// assign records the line that gives a component of the target its value.
func (x *transformer) assign(rule *syntax.Rule, v value) value {
	if x.t != nil {
		x.t.Add(syntax.Step{Rule: rule, From: v.Span, Text: v.text, Link: syntax.NoLink, Yes: v.defined})
	}
	return v
}

// holds records a condition, the component it looks at, and its outcome.
func (x *transformer) holds(rule *syntax.Rule, v value, yes bool) bool {
	if x.t != nil {
		x.t.Add(syntax.Step{Rule: rule, From: v.Span, Text: v.text, Link: syntax.NoLink, Yes: yes})
	}
	return yes
}
