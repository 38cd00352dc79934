package rfc1630

import (
	"strings"

	"uriplayground/core/syntax"
)

// recorder writes the steps of a resolution. Without a trace it does nothing.
type recorder struct {
	t    *syntax.Trace
	left []syntax.Span // the elements that are left, each with its slash, in TextPath
}

func (r *recorder) add(rule *syntax.Rule, text uint8, from, to syntax.Span, yes bool) {
	r.t.Add(syntax.Step{Rule: rule, Text: text, From: from, To: to, Link: syntax.NoLink, Yes: yes})
}

func span(start, end int) syntax.Span { return syntax.Span{Start: uint32(start), End: uint32(end)} }

func (r *recorder) recordStart(context, ref string) {
	if r.t == nil {
		return
	}
	r.t.Texts = append(r.t.Texts[:0], context, ref, "", "")
}

func (r *recorder) recordAbsolute(ref *URI, yes bool) {
	if r.t == nil {
		return
	}
	r.add(RuleDistinguish, TextRef, span(0, ref.pathStart()), syntax.Span{}, yes)
	rule := RuleOmitted
	if yes {
		rule = RuleWhole
	}
	r.add(rule, TextRef, span(0, len(ref.text)), syntax.Span{}, true)
}

func (r *recorder) recordCount(n int) {
	if r.t == nil {
		return
	}
	r.add(RuleCount, TextRef, span(0, n), syntax.Span{}, n > 0)
}

func (r *recorder) recordRun(start, end int, yes bool) {
	if r.t == nil {
		return
	}
	r.add(RuleRun, TextBase, span(start, end), syntax.Span{}, yes)
}

func (r *recorder) recordGreater(start, end int, greater syntax.Span, yes bool) {
	if r.t == nil {
		return
	}
	if yes {
		greater = syntax.Span{}
	}
	r.add(RuleNoGreater, TextBase, span(start, end), greater, yes)
}

// recordJoin records that the first cut bytes of the context are kept.
func (r *recorder) recordJoin(rule *syntax.Rule, cut int, joined []byte) {
	if r.t == nil {
		return
	}
	r.t.Texts[TextPath] = string(joined)
	context := r.t.Texts[TextBase]
	from := span(0, cut)
	if rule == RuleLastPart {
		from = span(cut, len(context))
	}
	r.add(rule, TextBase, from, span(0, cut), true)
	r.add(RuleAppend, TextRef, span(0, len(r.t.Texts[TextRef])), span(cut, len(joined)), true)
}

// recordElement records an element that stays, as a step if it is a dot or two.
// In what is left it begins at the byte done.
func (r *recorder) recordElement(at, end, done int, element string) {
	if r.t == nil {
		return
	}
	r.left = append(r.left, span(at, end))
	if name := strings.TrimSuffix(element, "/"); name == "." || name == ".." {
		r.add(RuleKeep, TextPath, span(at, at+len(name)), span(done, done+len(name)), name == element)
	}
}

// recordDot records a "." that is removed with a slash: the one after it or, of
// the last element, the one before.
func (r *recorder) recordDot(at, end int, last bool) {
	if r.t == nil {
		return
	}
	slash := syntax.Span{}
	if last {
		before := r.left[len(r.left)-1].End
		slash = syntax.Span{Start: before - 1, End: before}
	}
	r.add(RuleRemoveDot, TextPath, span(at, end), slash, true)
}

func (r *recorder) recordUpdir(at, end int) {
	if r.t == nil {
		return
	}
	top := len(r.left) - 1
	r.add(RuleRemoveUpdir, TextPath, r.left[top], span(at, end), true)
	r.left = r.left[:top]
}

func (r *recorder) recordEnd(target []byte, ok bool) {
	if r.t == nil {
		return
	}
	r.t.Texts[TextTarget] = string(target)
	if ok {
		r.add(RuleResult, TextTarget, span(0, len(target)), span(0, len(target)), true)
	}
}
