package model

import (
	"slices"
	"strings"

	"uriplayground/core"
	"uriplayground/core/site"
	"uriplayground/core/syntax"
	"uriplayground/web/lesson"
)

// Each view has fields of its own, but for those that are about the same link: the
// views of its resolution, which also lend it to those without such fields. What a
// view holds is in State.Base, Ref and Text while it is shown, and in Kept meanwhile.
// A view in which nothing was typed opens with something to see.

// KeptTexts is the texts of the views that are not shown, and in which views a visitor
// has typed.
type KeptTexts struct {
	Links [6]KeptLink // by linkOf
	Texts [3]KeptText // by textOf
}

// KeptLink is what the fields of base and reference hold.
type KeptLink struct {
	Base, Ref string
	Step      int
	Typed     bool
}

// KeptText is what the field of running text holds.
type KeptText struct {
	Text  string
	Typed bool
}

// linkOf is whose Base and Ref a view shows; 0 for those of the resolution.
func linkOf(view string) int {
	return map[string]int{"normalize": 1, "compare": 2, "relativize": 3, DialectsView: 4, SiteView: 5}[view]
}

// textOf is whose Text a view shows.
func textOf(view string) int { return map[string]int{SafeView: 1, LinksView: 2}[view] }

// opened is the state with the texts of another view.
func (s State) opened(view string) State {
	from, to := linkOf(s.View), linkOf(view)
	if from != to {
		was := &s.Kept.Links[from]
		was.Base, was.Ref, was.Step = s.Base, s.Ref, s.Step
		now := s.Kept.Links[to]
		if to != 0 && !now.Typed {
			now.Base, now.Ref = s.opening(to)
			now.Step = End
			if to == linkOf("normalize") && !s.hasOwnTarget() { // all others are in normal form
				now.Ref = lesson.Equivalents()[0].Ref
			}
		}
		s.Base, s.Ref, s.Step, s.Point, s.Cursor = now.Base, now.Ref, now.Step, "", false
		s.Picture = PictureState{Text: s.Picture.Text}
	}
	if from, to := textOf(s.View), textOf(view); from != to {
		s.Kept.Texts[from].Text = s.Text
		s.Text = s.Kept.Texts[to].Text
	}
	s.View = view
	if _, shown := s.Field("text"); shown && !s.Kept.Texts[textOf(view)].Typed {
		s.Text = map[string]string{"extract": lesson.Letter(), SafeView: lesson.Name()}[view]
	}
	return s
}

// opening is what the fields of a view begin with: the resolved target, and what it is
// to be compared with.
func (s *State) opening(to int) (base, ref string) {
	link := s.Kept.Links[0]
	if to == linkOf(SiteView) {
		return site.DefaultRoot, ""
	}
	if to == linkOf(DialectsView) {
		return throughTime(link)
	}
	target, ok := core.Target(link.Base, link.Ref, core.RFC3986, s.Options)
	if !ok {
		first := lesson.First()
		link.Base = first.Base
		target, _ = core.Target(first.Base, first.Ref, core.RFC3986, core.Options{})
	}
	if to == linkOf("compare") {
		return target, comparable(target)
	}
	return link.Base, target
}

// hasOwnTarget reports whether the link of the resolution has a target, and is none of those
// that are offered beside the fields.
func (s *State) hasOwnTarget() bool {
	link := s.Kept.Links[0]
	_, ok := core.Target(link.Base, link.Ref, core.RFC3986, s.Options)
	return ok && !slices.ContainsFunc(lesson.Suggested(), func(e lesson.Example) bool { return link.Base == e.Base && link.Ref == e.Ref })
}

// throughTime is the link that the visitor is looking at; where that is the one that the
// program opens with, another one, over which the documents part.
func throughTime(link KeptLink) (base, ref string) {
	if first := lesson.First(); link.Base != first.Base || link.Ref != first.Ref {
		return link.Base, link.Ref
	}
	telling := lesson.Through()[0]
	return telling.Base, telling.Ref
}

// comparable is a URI that is the same as another one and written differently: its
// normal form, or where it is that, with scheme and host in capitals.
func comparable(uri string) string {
	n := core.Normalize(uri, core.RFC3986, core.LevelScheme)
	if n.Output != uri {
		return n.Output
	}
	scheme, host := n.Input.Part("scheme").Span, n.Input.Part("host").Span
	if host.End < scheme.End {
		host = syntax.Span{Start: scheme.End, End: scheme.End}
	}
	return strings.ToUpper(scheme.In(uri)) + uri[scheme.End:host.Start] + strings.ToUpper(host.In(uri)) + uri[host.End:]
}

// typedIn is the state with a note that the fields hold what a visitor wants in them.
func (s State) typedIn() State {
	if own := linkOf(s.View); own != 0 {
		s.Kept.Links[own].Typed = true
	}
	return s
}

// TakeOver puts into the fields of the view what it opens with: the target that was
// resolved last.
type TakeOver struct{ act }

func (TakeOver) reduce(s State, _ *Panels) State {
	to := linkOf(s.View)
	if to == 0 {
		return s
	}
	s.Kept.Links[to].Typed = false
	base, ref := s.opening(to)
	untouched := s.Kept
	s = SetTexts{Base: base, Ref: ref}.reduce(s, nil)
	s.Kept = untouched
	return s
}

// TakesOver is what TakeOver puts into the field of the target; ok is false where it
// holds that.
func (s *State) TakesOver() (target string, ok bool) {
	to := linkOf(s.View)
	if to == 0 || to == linkOf(DialectsView) || !s.Kept.Links[to].Typed {
		return "", false
	}
	base, ref := s.opening(to)
	if to == linkOf("compare") {
		return base, base != s.Base
	}
	return ref, ref != s.Ref || base != s.Base
}
