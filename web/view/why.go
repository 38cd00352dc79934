package view

import (
	"bytes"
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/page"
)

// why names the usual surprises of a target, the greatest first, with what to write
// instead, and the rule that decided what it is.
func (v *view) why() []page.Reason {
	if !v.resolution.Done {
		return nil
	}
	branch := v.branch()
	var reasons []page.Reason
	for _, surprise := range []func(*view, *syntax.Step) (page.Reason, bool){
		(*view).excessDots, (*view).lastSegmentCut, (*view).startsInside, (*view).prefixDropped, (*view).madeScheme, (*view).madeHost,
		(*view).rootMade, (*view).emptyQuery, (*view).baseFragment,
	} {
		if r, ok := surprise(v, branch); ok {
			reasons = append(reasons, r)
		}
	}
	return append(reasons, v.decided())
}

// briefly is the reasons without the deciding rule where another one says what that does,
// and cites it instead.
func briefly(reasons []page.Reason) []page.Reason {
	last := len(reasons) - 1
	for i, r := range reasons {
		if r.Decides {
			reasons[i].Cite = reasons[last].Cite
			return reasons[:last]
		}
	}
	return reasons
}

// decided is the rule that decided what the target is.
func (v *view) decided() page.Reason {
	branch := v.branch()
	return page.Reason{Text: v.branchReason(branch.Rule.Key), Cite: v.cite(branch.Rule)}
}

// branchReason says why a line gives the target its path.
func (v *view) branchReason(key string) string {
	return v.words.Get("why."+key, "path", v.quoted(core.TextRef, v.resolution.Ref.Part("path").Span))
}

// branch is the step of §5.2.2 that gave the target its path. One of these five
// lines runs wherever there is a target.
func (v *view) branch() *syntax.Step {
	for _, b := range branches {
		if s, ok := v.step(b.key); ok {
			return s
		}
	}
	return nil
}

func (v *view) quoted(text uint8, span syntax.Span) string {
	return v.quote(span.In(v.resolution.Trace.Texts[text]))
}

// instead adds another base or reference to a reason, and the target that they
// give; within is what that has to begin with to be what the reason promises.
func (v *view) instead(r page.Reason, key, base, ref, within string) (page.Reason, bool) {
	if v.state.ReadOnly || !v.valid() {
		return r, true
	}
	target := v.resolution.Instead(base, ref, v.state.Options)
	if string(target) == v.resolution.Target.Text || !bytes.HasPrefix(target, []byte(within)) {
		return r, true
	}
	r.Text += " " + v.words.Get(key+".instead", "ref", v.quote(ref))
	r.Instead = v.words.Get("why.instead", "target", page.Clip(string(target[:min(len(target), sayBytes+1)]), sayBytes))
	r.Base, r.Ref = base, ref
	return r, true
}

// valid reports whether base and reference are: what is wrong with them is mended first.
func (v *view) valid() bool { return v.resolution.Base.Valid && v.resolution.Ref.Valid }

// directory is the target of ".": the directory of the base.
func (v *view) directory() string {
	return string(v.resolution.Instead(v.resolution.Base.Text, ".", v.state.Options))
}

// root is the base as far as its path.
func (v *view) root() string {
	return v.resolution.Base.Text[:v.resolution.Base.Part("path").Start]
}

// reason is a reason that names a part of a text.
func (v *view) reason(key, name string, text uint8, span syntax.Span) page.Reason {
	return page.Reason{Text: v.words.Get(key, name, v.quoted(text, span))}
}

// decides is a reason that also says what the deciding rule does.
func decides(r page.Reason) page.Reason { r.Decides = true; return r }

// lastSegmentCut: the base lacks the slash that would keep its last segment. A path
// without a root, as in "mailto:a@b", is none of directories.
func (v *view) lastSegmentCut(*syntax.Step) (page.Reason, bool) {
	_, merged := v.step("m-base")
	cut := v.cutOff()
	if !merged || v.resolution.Base.PathKind.Name == "path-rootless" || cut.Empty() {
		return page.Reason{}, false
	}
	base := v.resolution.Base.Text
	return v.instead(decides(v.reason("why.cut", "cut", core.TextBase, cut)), "why.cut", base[:cut.End]+"/"+base[cut.End:], v.resolution.Ref.Text, v.root())
}

// startsInside: the base ends in a slash, so its last segment is a directory, and the
// reference starts in there. Most pages have such addresses, and many links on them
// were written for the file that the page was made of.
func (v *view) startsInside(branch *syntax.Step) (page.Reason, bool) {
	base, ref := v.resolution.Base.Text, v.resolution.Ref.Text
	path := v.resolution.Base.Part("path")
	inside, found := strings.CutSuffix(path.In(base), "/")
	folder := path.Span
	folder.Start += uint32(strings.LastIndexByte(inside, '/') + 1)
	folder.End = path.Start + uint32(len(inside))
	name := folder.In(base)
	if branch.Rule.Key != "t-merge" || !found || len(base)+len(ref) > moreBytes || name == "" || name == "." || name == ".." || v.resolution.Base.PathKind.Name == "path-rootless" {
		return page.Reason{}, false
	}
	beside := string(v.resolution.Instead(base[:folder.End]+base[path.End:], ref, v.state.Options))
	reason, _ := v.instead(decides(page.Reason{Text: v.words.Get("why.inside", "folder", v.quote(name))}), "why.inside", base, "../"+ref, beside)
	return reason, true
}

// prefixDropped: a leading slash leaves the directories of the base.
func (v *view) prefixDropped(branch *syntax.Step) (page.Reason, bool) {
	path := v.resolution.Ref.Part("path")
	if branch.Rule.Key != "t-slash-path" || v.resolution.Base.Part("path").Len() < 2 || path.Len() < 2 {
		return page.Reason{}, false
	}
	reason := decides(v.reason("why.prefix", "path", core.TextBase, v.resolution.Base.Part("path").Span))
	directory := v.directory()
	if directory == v.root() { // the base has a path without any slash
		return reason, true
	}
	return v.instead(reason, "why.prefix", v.resolution.Base.Text, "."+v.resolution.Ref.Text, directory)
}

// madeScheme: a colon makes what comes before it a scheme, which is not meant
// where it is not known, or lacks the authority that it needs.
func (v *view) madeScheme(branch *syntax.Step) (page.Reason, bool) {
	if branch.Rule.Key != "t-scheme-path" || !v.schemeIsOdd() {
		return page.Reason{}, false
	}
	scheme, ref := v.resolution.Ref.Part("scheme"), v.resolution.Ref.Text
	reason := v.reason("why.scheme", "scheme", core.TextRef, scheme.Span)
	return v.instead(reason, "why.scheme", v.resolution.Base.Text, "./"+ref, v.directory()+scheme.In(ref)+":")
}

// madeHost: two slashes make what follows them an authority.
func (v *view) madeHost(branch *syntax.Step) (page.Reason, bool) {
	if branch.Rule.Key != "t-authority-path" {
		return page.Reason{}, false
	}
	authority := v.resolution.Ref.Part("authority")
	ref := v.resolution.Ref.Text
	if authority.Empty() { // it makes no segment of a path
		return page.Reason{Text: v.words.Get("why.host.empty")}, true
	}
	reason := v.reason("why.host", "authority", core.TextRef, authority.Span)
	host := v.resolution.Ref.HostKind
	brackets := host != nil && (host.Key == "IPv6address" || host.Key == "IPvFuture")
	if brackets || !v.resolution.Base.Part("authority").Defined {
		return reason, true // it makes no segment of a path, or the base has no host to stay at
	}
	return v.instead(reason, "why.host", v.resolution.Base.Text, ref[authority.Start-1:], v.root()+"/"+authority.In(ref))
}

// excessDots: more ".." than there are levels.
func (v *view) excessDots(*syntax.Step) (page.Reason, bool) {
	if v.summary.excess == 0 {
		return page.Reason{}, false
	}
	return page.Reason{
		Text: v.words.Get("why.excess", "n", strconv.Itoa(v.summary.excess)),
		Show: v.words.Get("why.excess.show"), Step: strconv.Itoa(v.summary.surplus + 1),
	}, true
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
