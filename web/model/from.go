package model

import (
	"uriplayground/core/places"
)

// FromState is what a visitor chose about the places that a link is read from.
type FromState struct {
	Tool, Host string     // ids of places.Tools and places.Hosts; empty for none
	Matter     places.Set // the places that matter; none for those that do by default
}

// Preset returns what makes and serves the page.
func (f *FromState) Preset() places.Preset { return places.Preset{Tool: f.Tool, Host: f.Host} }

// Shown returns the places that matter for these readings.
func (f *FromState) Shown(list []places.Reading) places.Set {
	if f.Matter == 0 {
		return places.Matter(list)
	}
	return f.Matter & places.Places(list)
}

// SetTool says what made the page; the same one again, that it is not known. An unknown
// one changes nothing. What matters is that by default again.
type SetTool struct {
	act
	ID string
}

func (a SetTool) reduce(s State, _ *Panels) State {
	if _, ok := places.ToolOf(a.ID); ok {
		s.From = FromState{Tool: unless(s.From.Tool, a.ID), Host: s.From.Host}
	}
	return s
}

// SetHost says what serves the page; as SetTool.
type SetHost struct {
	act
	ID string
}

func (a SetHost) reduce(s State, _ *Panels) State {
	if _, ok := places.HostOf(a.ID); ok {
		s.From = FromState{Tool: s.From.Tool, Host: unless(s.From.Host, a.ID)}
	}
	return s
}

// unless returns id, or "" if it is chosen already: a second click takes the choice back.
func unless(chosen, id string) string {
	if chosen == id {
		return ""
	}
	return id
}

// ToggleMatter says of a place that the link has to be right from there, or no longer.
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
		s.From.Matter = s.From.Shown(places.List(s.Base, s.Ref, s.From.Preset()))
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
		return FromState{Host: s.From.Host}
	}
	return FromState{}
}
