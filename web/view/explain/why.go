package explain

import (
	"bytes"
	"cmp"
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/core/oddtarget"
	"uriplayground/core/syntax"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// Branches is what the lines do that give the target its path, each with the condition that
// leads to it.
var Branches = []struct{ Takes, Asks syntax.Op }{
	{syntax.OpTakeURI, syntax.OpAskScheme}, {syntax.OpTakeNetworkPath, syntax.OpAskAuthority}, {syntax.OpTakeBasePath, syntax.OpAskPathEmpty},
	{syntax.OpTakeAbsolutePath, syntax.OpAskPathSlash}, {syntax.OpMerge, syntax.OpAskPathSlash},
}

// Why names the usual surprises of a target, the greatest first, with what to write
// instead, and the rule that decided what it is.
func Why(v *render.Context) []page.Reason {
	if !v.Resolution.Done {
		return nil
	}
	branch := Branch(v)
	reasons, slight := oddTarget(v)
	for _, surprise := range []func(*render.Context, *syntax.Step) (page.Reason, bool){
		excessDots, lastSegmentCut, startsInside, prefixDropped, madeScheme, madeHost,
		rootMade, emptyQuery, baseFragment,
	} {
		if r, ok := surprise(v, branch); ok {
			reasons = append(reasons, r)
		}
	}
	return append(append(reasons, slight...), Decided(v))
}

// oddTarget says what looks wrong in the target itself, with what was rather meant; slight is
// what the base shows of each of its links.
func oddTarget(v *render.Context) (reasons, slight []page.Reason) {
	base, ref, target := v.Resolution.Base.Text, v.Resolution.Ref.Text, v.Resolution.Target.Text
	if len(base)+len(ref) > render.MoreBytes || v.State.Options != (core.Options{}) {
		return nil, nil
	}
	_, hostAlone, _ := core.SuffixReference(base, core.RFC3986)
	for _, o := range oddtarget.Find(base, ref, target) {
		if hostAlone && o.Kind == oddtarget.BaseWithoutHierarchy {
			continue // the base lacks a scheme, which is said beside it
		}
		text := ref
		if o.InBase {
			text = base
		}
		r := page.Reason{Text: v.Words.Get("find."+o.Kind.String()+".why",
			"text", page.Clip(o.Span.In(text), render.ValueBytes), "says", page.Clip(cmp.Or(o.Meant, target), render.SayBytes))}
		r.Take = v.TakeAnswer("finding", o.Kind.String(), v.Words.Get("find."+o.Kind.String()))
		if o.Meant != "" && !v.State.ReadOnly && valid(v) {
			if r.Base, r.Ref = base, core.Relativize(base, o.Meant, core.RFC3986).Ref; r.Ref == "" || strings.HasPrefix(r.Ref, "//") {
				r.Ref = o.Meant // on another host
			}
			r.Instead, r.Write = v.Words.Get("why.instead", "target", page.Clip(o.Meant, render.SayBytes)), written(v, r.Base, r.Ref)
		}
		switch {
		case !o.InBase:
			reasons = append(reasons, r)
		case o.Kind != oddtarget.AddressInPath: // the base of an archive
			slight = append(slight, r)
		}
	}
	return reasons, slight
}

// WithoutRepeatedRule returns the reasons without the deciding rule where another one says what that does,
// and cites it instead.
func WithoutRepeatedRule(reasons []page.Reason) []page.Reason {
	last := len(reasons) - 1
	for i, r := range reasons {
		if r.Decides {
			reasons[i].Cite = reasons[last].Cite
			return reasons[:last]
		}
	}
	return reasons
}

// Decided returns the rule that decided what the target is.
func Decided(v *render.Context) page.Reason {
	branch := Branch(v)
	return page.Reason{Text: BranchReason(v, branch.Rule.Key), Cite: v.Cite(branch.Rule)}
}

// BranchReason says why a line gives the target its path.
func BranchReason(v *render.Context, key string) string {
	return v.Words.Get("why."+key, "path", quoted(v, core.TextRef, v.Resolution.Ref.Part("path").Span))
}

// Branch returns the step of §5.2.2 that gave the target its path. One of these five
// lines runs wherever there is a target.
func Branch(v *render.Context) *syntax.Step {
	for _, b := range Branches {
		if s, ok := Step(v, b.Takes); ok {
			return s
		}
	}
	return nil
}

func quoted(v *render.Context, text uint8, span syntax.Span) string {
	return v.Quote(span.In(v.Resolution.Trace.Texts[text]))
}

// instead adds another base or reference to a reason, and the target that they
// give; within is what that has to begin with to be what the reason promises.
func instead(v *render.Context, r page.Reason, key, base, ref, within string) (page.Reason, bool) {
	if v.State.ReadOnly || !valid(v) {
		return r, true
	}
	target := v.Resolution.Instead(base, ref, v.State.Options)
	if string(target) == v.Resolution.Target.Text || !bytes.HasPrefix(target, []byte(within)) {
		return r, true
	}
	r.Text += " " + v.Words.Get(key+".instead", "ref", v.Quote(ref))
	r.Instead = v.Words.Get("why.instead", "target", page.Clip(string(target[:min(len(target), render.SayBytes+1)]), render.SayBytes))
	r.Base, r.Ref, r.Write = base, ref, written(v, base, ref)
	return r, true
}

// written returns the one of two texts that differs from what is written now.
func written(v *render.Context, base, ref string) string {
	if ref == v.Resolution.Ref.Text {
		return page.Clip(base, render.SayBytes)
	}
	return page.Clip(ref, render.SayBytes)
}

// valid reports whether base and reference are: what is wrong with them is mended first.
func valid(v *render.Context) bool { return v.Resolution.Base.Valid && v.Resolution.Ref.Valid }

// directory returns the target of ".": the directory of the base.
func directory(v *render.Context) string {
	return string(v.Resolution.Instead(v.Resolution.Base.Text, ".", v.State.Options))
}

// root returns the base as far as its path.
func root(v *render.Context) string {
	return v.Resolution.Base.Text[:v.Resolution.Base.Part("path").Start]
}

// reason returns a reason that names a part of a text.
func reason(v *render.Context, key, name string, text uint8, span syntax.Span) page.Reason {
	return page.Reason{Text: v.Words.Get(key, name, quoted(v, text, span))}
}

// decides returns a reason that also says what the deciding rule does.
func decides(r page.Reason) page.Reason { r.Decides = true; return r }

// lastSegmentCut: the base lacks the slash that would keep its last segment. A path
// without a root, as in "mailto:a@b", is none of directories.
func lastSegmentCut(v *render.Context, _ *syntax.Step) (page.Reason, bool) {
	_, merged := Step(v, syntax.OpKeepFolder)
	cut := CutOff(v)
	if !merged || v.Resolution.Base.PathKind.Name == "path-rootless" || cut.Empty() {
		return page.Reason{}, false
	}
	base := v.Resolution.Base.Text
	r := decides(reason(v, "why.cut", "cut", core.TextBase, cut))
	if links.NamesFile(cut.In(base)) {
		return r, true
	}
	return instead(v, r, "why.cut", base[:cut.End]+"/"+base[cut.End:], v.Resolution.Ref.Text, root(v))
}

// startsInside: the base ends in a slash, so its last segment is a directory, and the
// reference starts in there. Most pages have such addresses, and many links on them
// were written for the file that the page was made of.
func startsInside(v *render.Context, branch *syntax.Step) (page.Reason, bool) {
	base, ref := v.Resolution.Base.Text, v.Resolution.Ref.Text
	path := v.Resolution.Base.Part("path")
	inside, found := strings.CutSuffix(path.In(base), "/")
	folder := path.Span
	folder.Start += uint32(strings.LastIndexByte(inside, '/') + 1)
	folder.End = path.Start + uint32(len(inside))
	name := folder.In(base)
	if branch.Rule.Op != syntax.OpMerge || !found || len(base)+len(ref) > render.MoreBytes || name == "" || name == "." || name == ".." || v.Resolution.Base.PathKind.Name == "path-rootless" {
		return page.Reason{}, false
	}
	beside := string(v.Resolution.Instead(base[:folder.End]+base[path.End:], ref, v.State.Options))
	reason, _ := instead(v, decides(page.Reason{Text: v.Words.Get("why.inside", "folder", v.Quote(name))}), "why.inside", base, "../"+ref, beside)
	return reason, true
}

// prefixDropped: a leading slash leaves the directories of the base.
func prefixDropped(v *render.Context, branch *syntax.Step) (page.Reason, bool) {
	path := v.Resolution.Ref.Part("path")
	if branch.Rule.Op != syntax.OpTakeAbsolutePath || v.Resolution.Base.Part("path").Len() < 2 || path.Len() < 2 {
		return page.Reason{}, false
	}
	reason := decides(reason(v, "why.prefix", "path", core.TextBase, v.Resolution.Base.Part("path").Span))
	directory := directory(v)
	base, ref := v.Resolution.Base.Text, v.Resolution.Ref.Text
	if path := v.Resolution.Base.Part("path"); directory == root(v)+"/" && path.In(base) != "/" && !links.NamesFile(path.In(base)) {
		folder := base[:path.End] + "/" // the last segment would be replaced, too
		return instead(v, reason, "why.prefix.both", folder+base[path.End:], ref[1:], folder)
	}
	if directory == root(v) { // the base has a path without any slash
		return reason, true
	}
	return instead(v, reason, "why.prefix", v.Resolution.Base.Text, "."+v.Resolution.Ref.Text, directory)
}

// madeScheme: a colon makes what comes before it a scheme, which is not meant
// where it is not known, or lacks the authority that it needs.
func madeScheme(v *render.Context, branch *syntax.Step) (page.Reason, bool) {
	if branch.Rule.Op != syntax.OpTakeURI || !schemeIsOdd(v) {
		return page.Reason{}, false
	}
	scheme, ref := v.Resolution.Ref.Part("scheme"), v.Resolution.Ref.Text
	reason := reason(v, "why.scheme", "scheme", core.TextRef, scheme.Span)
	return instead(v, reason, "why.scheme", v.Resolution.Base.Text, "./"+ref, directory(v)+scheme.In(ref)+":")
}

// madeHost: two slashes make what follows them an authority.
func madeHost(v *render.Context, branch *syntax.Step) (page.Reason, bool) {
	if branch.Rule.Op != syntax.OpTakeNetworkPath {
		return page.Reason{}, false
	}
	authority := v.Resolution.Ref.Part("authority")
	ref := v.Resolution.Ref.Text
	if authority.Empty() { // it makes no segment of a path
		return page.Reason{Text: v.Words.Get("why.host.empty")}, true
	}
	reason := reason(v, "why.host", "authority", core.TextRef, authority.Span)
	if v.Resolution.Ref.HasIPLiteral() || !v.Resolution.Base.Part("authority").Defined {
		return reason, true // it makes no segment of a path, or the base has no host to stay at
	}
	return instead(v, reason, "why.host", v.Resolution.Base.Text, ref[authority.Start-1:], root(v)+"/"+authority.In(ref))
}

// excessDots: more ".." than there are levels.
func excessDots(v *render.Context, _ *syntax.Step) (page.Reason, bool) {
	if v.Summary.Excess == 0 {
		return page.Reason{}, false
	}
	key := "why.excess"
	if v.Summary.Excess == 1 {
		key = "why.excess.one"
	}
	return page.Reason{
		Text: v.Words.Get(key, "n", strconv.Itoa(v.Summary.Excess)),
		Show: v.Words.Get("why.excess.show"), Step: strconv.Itoa(v.Summary.FirstExcess + 1),
	}, true
}

// rootMade: a path without a root gets one by "..".
func rootMade(v *render.Context, _ *syntax.Step) (page.Reason, bool) {
	was, is := v.Resolution.Base.PathKind, v.Resolution.Target.PathKind
	made := was.Name == "path-rootless" && is.Name == "path-absolute" && v.Resolution.Ref.PathKind.Name == "path-noscheme"
	return page.Reason{Text: v.Words.Get("why.root")}, made
}

// emptyQuery: "?" alone is a query, if an empty one.
func emptyQuery(v *render.Context, _ *syntax.Step) (page.Reason, bool) {
	q := v.Resolution.Ref.Part("query")
	return page.Reason{Text: v.Words.Get("why.empty-query")}, q.Defined && q.Empty()
}

// baseFragment: the fragment of a base never survives.
func baseFragment(v *render.Context, _ *syntax.Step) (page.Reason, bool) {
	f := v.Resolution.Base.Part("fragment")
	return page.Reason{Text: v.Words.Get("why.base-fragment", "fragment", quoted(v, core.TextBase, f.Span))}, f.Defined
}

// Step returns the first step of a line that does this, and whether it ran.
func Step(v *render.Context, op syntax.Op) (*syntax.Step, bool) {
	o, ok := v.Summary.RanOp(op)
	return o.Step, ok
}
