package view

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/page"
)

// why names the rule that decided what the target is, and the usual surprises
// of it with what to write instead.
func (v *view) why() []page.Reason {
	if !v.resolution.Done {
		return nil
	}
	branch := v.branch()
	reasons := []page.Reason{{
		Text: v.words.Get("why."+branch.Rule.Key, "path", v.quoted(core.TextRef, v.resolution.Ref.Part("path").Span)),
		Cite: v.cite(branch.Rule),
	}}
	for _, surprise := range []func(*syntax.Step) (page.Reason, bool){
		v.lastSegmentCut, v.prefixDropped, v.madeScheme, v.madeHost, v.excessDots, v.rootMade, v.emptyQuery, v.baseFragment,
	} {
		if r, ok := surprise(branch); ok {
			reasons = append(reasons, r)
		}
	}
	return reasons
}

// branch is the step of §5.2.2 that gave the target its path. One of these five
// lines always runs.
func (v *view) branch() *syntax.Step {
	for _, key := range []string{"t-scheme-path", "t-authority-path", "t-empty-path", "t-slash-path"} {
		if s, ok := v.step(key); ok {
			return s
		}
	}
	s, _ := v.step("t-merge")
	return s
}

func (v *view) quoted(text uint8, span syntax.Span) string {
	return v.quote(span.In(v.resolution.Trace.Texts[text]))
}

// instead is a reason with another base or reference, and what they would give.
func (v *view) instead(key, base, ref string, pairs ...string) (page.Reason, bool) {
	target := v.resolution.Instead(base, ref, v.state.Options)
	if target == nil || string(target) == v.resolution.Target.Text {
		return page.Reason{Text: v.words.Get(key, pairs...)}, true
	}
	return page.Reason{
		Text:    v.words.Get(key, pairs...),
		Instead: v.words.Get("why.instead", "target", page.Clip(string(target[:min(len(target), sayBytes+1)]), sayBytes)),
		Base:    base, Ref: ref,
	}, true
}

// lastSegmentCut: the base lacks the slash that would keep its last segment.
func (v *view) lastSegmentCut(*syntax.Step) (page.Reason, bool) {
	kept, ok := v.step("m-base")
	path := v.resolution.Base.Part("path")
	if !ok || kept.From.End == path.End {
		return page.Reason{}, false
	}
	cut := syntax.Span{Start: kept.From.End, End: path.End}
	base := v.resolution.Base.Text
	return v.instead("why.cut", base[:path.End]+"/"+base[path.End:], v.resolution.Ref.Text, "cut", v.quoted(core.TextBase, cut))
}

// prefixDropped: a leading slash leaves the directories of the base.
func (v *view) prefixDropped(branch *syntax.Step) (page.Reason, bool) {
	path := v.resolution.Ref.Part("path")
	if branch.Rule.Key != "t-slash-path" || v.resolution.Base.Part("path").Len() < 2 || path.Len() < 2 {
		return page.Reason{}, false
	}
	ref := v.resolution.Ref.Text
	return v.instead("why.prefix", v.resolution.Base.Text, "."+ref, "path", v.quoted(core.TextBase, v.resolution.Base.Part("path").Span))
}

// madeScheme: a colon makes what comes before it a scheme.
func (v *view) madeScheme(branch *syntax.Step) (page.Reason, bool) {
	if branch.Rule.Key != "t-scheme-path" || v.resolution.Ref.Part("authority").Defined {
		return page.Reason{}, false
	}
	return v.instead("why.scheme", v.resolution.Base.Text, "./"+v.resolution.Ref.Text, "scheme", v.quoted(core.TextRef, v.resolution.Ref.Part("scheme").Span))
}

// madeHost: two slashes make what follows them an authority.
func (v *view) madeHost(branch *syntax.Step) (page.Reason, bool) {
	if branch.Rule.Key != "t-authority-path" {
		return page.Reason{}, false
	}
	authority := v.resolution.Ref.Part("authority")
	return v.instead("why.host", v.resolution.Base.Text, v.resolution.Ref.Text[authority.Start-1:], "authority", v.quoted(core.TextRef, authority.Span))
}

// excessDots: more ".." than there are levels.
func (v *view) excessDots(*syntax.Step) (page.Reason, bool) {
	if v.summary.excess == 0 {
		return page.Reason{}, false
	}
	return page.Reason{Text: v.words.Get("why.excess", "n", strconv.Itoa(v.summary.excess))}, true
}

// rootMade: a path without a root gets one by "..".
func (v *view) rootMade(*syntax.Step) (page.Reason, bool) {
	was, is := v.resolution.Base.PathKind, v.resolution.Target.PathKind
	made := was.Name == "path-rootless" && is.Name == "path-absolute" && v.resolution.Ref.PathKind.Name == "path-noscheme"
	return page.Reason{Text: v.words.Get("why.root")}, made
}

// emptyQuery: "?" alone is a query, if an empty one.
func (v *view) emptyQuery(*syntax.Step) (page.Reason, bool) {
	q := v.resolution.Ref.Part("query")
	return page.Reason{Text: v.words.Get("why.empty-query")}, q.Defined && q.Empty()
}

// baseFragment: the fragment of a base never survives.
func (v *view) baseFragment(*syntax.Step) (page.Reason, bool) {
	f := v.resolution.Base.Part("fragment")
	return page.Reason{Text: v.words.Get("why.base-fragment", "fragment", v.quoted(core.TextBase, f.Span))}, f.Defined
}

// step is the first step of a rule, and whether it ran.
func (v *view) step(key string) (*syntax.Step, bool) {
	o, ok := v.summary.order[key]
	return o.step, ok
}
