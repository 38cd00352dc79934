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
	Links [keptLinks]KeptLink // by View.Link
	Texts [keptTexts]KeptText // by View.Text
}

// KeptLink is the content of the fields of base and reference.
type KeptLink struct {
	Base, Ref string
	Step      int
	Typed     bool
}

// KeptText is the content of the field of running text.
type KeptText struct {
	Text  string
	Typed bool
}

// opened returns the state with the texts of another view.
func (s State) opened(name string) State {
	was := s.ViewShown()
	view, _ := ViewNamed(name)
	if from, to := was.Link, view.Link; from != to {
		kept := &s.Kept.Links[from]
		kept.Base, kept.Ref, kept.Step = s.Base, s.Ref, s.Step
		now := s.Kept.Links[to]
		if to != 0 && !now.Typed {
			now.Base, now.Ref = view.Opens(&s)
			now.Step = End
			if view.Sample != nil && !s.hasOwnTarget() {
				now.Ref = view.Sample()
			}
		}
		s.Base, s.Ref, s.Step, s.Point, s.Cursor = now.Base, now.Ref, now.Step, "", false
		s.Picture = PictureState{Text: s.Picture.Text}
	}
	if from, to := was.Text, view.Text; from != to {
		s.Kept.Texts[from].Text = s.Text
		s.Text = s.Kept.Texts[to].Text
	}
	s.View = name
	if _, shown := s.Field("text"); shown && !s.Kept.Texts[view.Text].Typed {
		s.Text = view.Sample()
	}
	return s
}

// pageAndTarget returns the base of the resolution and its target, or those of the example.
func (s *State) pageAndTarget() (base, target string) {
	link := s.Kept.Links[0]
	target, ok := core.Target(link.Base, link.Ref, core.RFC3986, s.Options)
	if !ok {
		first := lesson.First()
		link.Base = first.Base
		target, _ = core.Target(first.Base, first.Ref, core.RFC3986, core.Options{})
	}
	return link.Base, target
}

// unusual returns a URI that is not in normal form, as the targets of the examples all are.
func unusual() string { return lesson.Equivalents()[0].Ref }

// targetAndEqual returns the target, and what it is to be compared with.
func (s *State) targetAndEqual() (target, equal string) {
	_, target = s.pageAndTarget()
	return target, comparable(target)
}

// root returns where a site is supposed to be.
func (s *State) root() (base, ref string) { return site.DefaultRoot, "" }

// hasOwnTarget reports whether the link of the resolution has a target, and is none of those
// that are offered beside the fields.
func (s *State) hasOwnTarget() bool { return s.isOwn(s.Kept.Links[0].Base, s.Kept.Links[0].Ref) }

func (s *State) isOwn(base, ref string) bool {
	_, ok := core.Target(base, ref, core.RFC3986, s.Options)
	return ok && !slices.ContainsFunc(lesson.Suggested(), func(e lesson.Example) bool { return base == e.Base && ref == e.Ref })
}

// withPage returns the state in which the page of the visitor's own link is the one that is checked,
// as long as there is neither a source nor an address of one.
func (s State) withPage(p *Panels) State {
	if p != nil && s.ViewShown().Source && p.Links.Empty() && s.LinkPanel.Retrieval == "" && s.isOwn(s.Base, s.Ref) {
		s.LinkPanel.Retrieval = s.Base
		p.ask(SyncLinkFields{})
	}
	return s
}

// throughTime returns the link that the visitor is looking at; where that is the one that the
// program opens with, another one, over which the documents part.
func (s *State) throughTime() (base, ref string) {
	link := s.Kept.Links[0]
	if first := lesson.First(); link.Base != first.Base || link.Ref != first.Ref {
		return link.Base, link.Ref
	}
	telling := lesson.Through()[0]
	return telling.Base, telling.Ref
}

// comparable returns a URI that is the same as another one and written differently: its
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

// typedIn returns the state with a note that the fields contain what a visitor wants in them.
func (s State) typedIn() State {
	if own := s.ViewShown().Link; own != 0 {
		s.Kept.Links[own].Typed = true
	}
	return s
}

// TakeOver puts into the fields of the view what it opens with: the target that was
// resolved last.
type TakeOver struct{ act }

func (TakeOver) reduce(s State, _ *Panels) State {
	view := s.ViewShown()
	if view.Link == 0 {
		return s
	}
	s.Kept.Links[view.Link].Typed = false
	base, ref := view.Opens(&s)
	untouched := s.Kept
	s = SetTexts{Base: base, Ref: ref}.reduce(s, nil)
	s.Kept = untouched
	return s
}

// TakesOver returns what TakeOver puts into the field of the target; ok is false where it
// holds that.
func (s *State) TakesOver() (target string, ok bool) {
	view := s.ViewShown()
	if view.Target == "" || !s.Kept.Links[view.Link].Typed {
		return "", false
	}
	base, ref := view.Opens(s)
	if view.Target == "base" {
		return base, base != s.Base
	}
	return ref, ref != s.Ref || base != s.Base
}
