package play

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/syntax"
)

// why names the rule that decided what the target is, and the usual surprises
// of it with what to write instead.
func (in *input) why() []Reason {
	if !in.r.Done {
		return nil
	}
	branch := in.branch()
	reasons := []Reason{{
		Text: in.words.Get("why."+branch.Rule.Key, "path", in.quoted(core.TextRef, in.r.Ref.Part("path").Span)),
		Cite: in.cite(branch.Rule),
	}}
	for _, surprise := range []func(*syntax.Step) (Reason, bool){
		in.lastSegmentCut, in.prefixDropped, in.madeScheme, in.madeHost, in.excessDots, in.rootMade, in.emptyQuery, in.baseFragment,
	} {
		if r, ok := surprise(branch); ok {
			reasons = append(reasons, r)
		}
	}
	return reasons
}

// branch is the step of §5.2.2 that gave the target its path. One of these five
// lines always runs.
func (in *input) branch() *syntax.Step {
	for _, key := range []string{"t-scheme-path", "t-authority-path", "t-empty-path", "t-slash-path"} {
		if s, ok := in.step(key); ok {
			return s
		}
	}
	s, _ := in.step("t-merge")
	return s
}

func (in *input) quoted(text uint8, span syntax.Span) string {
	return in.quote(span.In(in.r.Trace.Texts[text]))
}

// instead is a reason with another base or reference, and what they would give.
func (in *input) instead(key, base, ref string, pairs ...string) (Reason, bool) {
	target := in.r.Instead(base, ref, in.state.Options)
	if target == nil || string(target) == in.r.Target.Text {
		return Reason{Text: in.words.Get(key, pairs...)}, true
	}
	return Reason{
		Text:    in.words.Get(key, pairs...),
		Instead: in.words.Get("why.instead", "target", clip(string(target[:min(len(target), sayBytes+1)]), sayBytes)),
		Base:    base, Ref: ref,
	}, true
}

// lastSegmentCut: the base lacks the slash that would keep its last segment.
func (in *input) lastSegmentCut(*syntax.Step) (Reason, bool) {
	kept, ok := in.step("m-base")
	path := in.r.Base.Part("path")
	if !ok || kept.From.End == path.End {
		return Reason{}, false
	}
	cut := syntax.Span{Start: kept.From.End, End: path.End}
	base := in.r.Base.Text
	return in.instead("why.cut", base[:path.End]+"/"+base[path.End:], in.r.Ref.Text, "cut", in.quoted(core.TextBase, cut))
}

// prefixDropped: a leading slash leaves the directories of the base.
func (in *input) prefixDropped(branch *syntax.Step) (Reason, bool) {
	path := in.r.Ref.Part("path")
	if branch.Rule.Key != "t-slash-path" || in.r.Base.Part("path").Len() < 2 || path.Len() < 2 {
		return Reason{}, false
	}
	ref := in.r.Ref.Text
	return in.instead("why.prefix", in.r.Base.Text, "."+ref, "path", in.quoted(core.TextBase, in.r.Base.Part("path").Span))
}

// madeScheme: a colon makes what stands before it a scheme.
func (in *input) madeScheme(branch *syntax.Step) (Reason, bool) {
	if branch.Rule.Key != "t-scheme-path" || in.r.Ref.Part("authority").Defined {
		return Reason{}, false
	}
	return in.instead("why.scheme", in.r.Base.Text, "./"+in.r.Ref.Text, "scheme", in.quoted(core.TextRef, in.r.Ref.Part("scheme").Span))
}

// madeHost: two slashes make what follows them an authority.
func (in *input) madeHost(branch *syntax.Step) (Reason, bool) {
	if branch.Rule.Key != "t-authority-path" {
		return Reason{}, false
	}
	authority := in.r.Ref.Part("authority")
	return in.instead("why.host", in.r.Base.Text, in.r.Ref.Text[authority.Start-1:], "authority", in.quoted(core.TextRef, authority.Span))
}

// excessDots: more ".." than there are levels.
func (in *input) excessDots(*syntax.Step) (Reason, bool) {
	if in.run.excess == 0 {
		return Reason{}, false
	}
	return Reason{Text: in.words.Get("why.excess", "n", strconv.Itoa(in.run.excess))}, true
}

// rootMade: a path without a root gets one by "..".
func (in *input) rootMade(*syntax.Step) (Reason, bool) {
	was, is := in.r.Base.PathKind, in.r.Target.PathKind
	made := was.Name == "path-rootless" && is.Name == "path-absolute" && in.r.Ref.PathKind.Name == "path-noscheme"
	return Reason{Text: in.words.Get("why.root")}, made
}

// emptyQuery: "?" alone is a query, if an empty one.
func (in *input) emptyQuery(*syntax.Step) (Reason, bool) {
	q := in.r.Ref.Part("query")
	return Reason{Text: in.words.Get("why.empty-query")}, q.Defined && q.Empty()
}

// baseFragment: the fragment of a base never survives.
func (in *input) baseFragment(*syntax.Step) (Reason, bool) {
	f := in.r.Base.Part("fragment")
	return Reason{Text: in.words.Get("why.base-fragment", "fragment", in.quoted(core.TextBase, f.Span))}, f.Defined
}

// step is the first step of a rule, and whether it ran.
func (in *input) step(key string) (*syntax.Step, bool) {
	o, ok := in.run.order[key]
	return o.step, ok
}
