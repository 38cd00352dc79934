package model

import (
	"uriplayground/core/expect"
	"uriplayground/core/places"
	"uriplayground/core/proxy"
)

// FromState is what a visitor chose about the places that a link is read from.
type FromState struct {
	Tool, Host string     // ids of places.Tools and places.Hosts; empty for none
	Matter     places.Set // the places that matter; none for those that do by default
	Server     string     // rules of the server, as they stand in its configuration; empty for none
}

// Preset returns the tool that makes the page and the host that serves it.
func (f *FromState) Preset() places.Preset { return places.Preset{Tool: f.Tool, Host: f.Host} }

// LinkRead returns the link that is read from several places. Where it is expected to lead, it has to lead
// there.
func (s *State) LinkRead() places.Link {
	wanted, _ := s.Wanted()
	return places.Link{Page: s.Base, Ref: s.Ref, Wanted: wanted, Rules: proxy.Read(s.From.Server), Preset: s.From.Preset()}
}

// Wanted returns the whole address to which the link is expected to lead, as far as that can be told of
// what was typed; none where nothing was, or where one of several addresses may be meant (unsure).
func (s *State) Wanted() (address string, unsure expect.Verdict) {
	if s.Expect.Target == "" {
		return "", expect.Unasked
	}
	a := expect.Explain(expect.Question{Base: s.Base, Ref: s.Ref, Expected: s.Expect.Target})
	switch {
	case a.Verdict == expect.IsRule:
		return a.Target, a.Verdict
	case len(a.Explanations) > 0 && (a.Verdict == expect.Follows || a.Verdict == expect.NoFolder):
		return a.Explanations[0].Wanted, a.Verdict
	}
	return "", a.Verdict
}

// Shown returns the places that matter for these readings.
func (f *FromState) Shown(list []places.Reading) places.Set {
	if f.Matter == 0 {
		return places.Matter(list)
	}
	return f.Matter & places.Places(list)
}

// SetTool sets the tool that made the page; the same one again, that it is not known. An unknown
// one changes nothing. What matters is that by default again.
type SetTool struct {
	act
	ID string
}

func (a SetTool) reduce(s State, _ *Panels) State {
	if _, ok := places.ToolOf(a.ID); ok {
		s.From.Tool, s.From.Matter = unless(s.From.Tool, a.ID), 0
	}
	return s
}

// SetHost sets the host that serves the page; as SetTool.
type SetHost struct {
	act
	ID string
}

func (a SetHost) reduce(s State, _ *Panels) State {
	if _, ok := places.HostOf(a.ID); ok {
		s.From.Host, s.From.Matter = unless(s.From.Host, a.ID), 0
	}
	return s
}

// SetServer sets the rules of the server for the paths of requests; the same text again, that it does
// nothing.
type SetServer struct {
	act
	Rules string
	Typed bool // character by character
}

func (a SetServer) reduce(s State, _ *Panels) State {
	if !a.Typed {
		a.Rules = unless(s.From.Server, a.Rules)
	}
	s.From.Server = a.Rules
	return s
}

// unless returns id, or "" if it is chosen already: a second click takes the choice back.
func unless(chosen, id string) string {
	if chosen == id {
		return ""
	}
	return id
}

// ToggleMatter sets or unsets that the link has to work from a place.
// The given address always matters.
type ToggleMatter struct {
	act
	Place string
}

func (a ToggleMatter) reduce(s State, _ *Panels) State {
	p, ok := places.PlaceNamed(a.Place)
	if !ok || p == places.Given {
		return s
	}
	if s.From.Matter == 0 {
		s.From.Matter = s.From.Shown(places.List(s.LinkRead()))
	}
	s.From.Matter = s.From.Matter.Toggled(p) | places.SetOf(places.Given)
	return s
}

// ShowPlaces opens two texts in the view of the places that a link is read from.
type ShowPlaces struct {
	visit
	Base, Ref string
}

func (a ShowPlaces) reduce(s State, _ *Panels) State {
	return s.opened(FromView).about(a.Base, a.Ref)
}

// fromLinked returns the part of the choice that the permalink of the state has.
func (s *State) fromLinked() FromState {
	switch view := s.ViewShown(); {
	case view.Places:
		return s.From
	case view.Files:
		return FromState{Tool: s.From.Tool, Host: s.From.Host, Server: s.From.Server}
	}
	return FromState{}
}
