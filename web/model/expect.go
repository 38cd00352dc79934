package model

// Expect is where a visitor expects the link of the resolution to lead. It is a value, and stays
// while the visitor changes the link: until it leads there.
type Expect struct {
	Target string // as it was typed: an address, "/path", "/folder/" or "…/tail"; empty for none
	Went   string // where a program went, if that is somewhere else than RFC 3986 says
	Typed  bool   // a visitor has: an embed keeps its field then, also while it is empty
}

// SetExpected sets where the link is expected to lead.
type SetExpected struct {
	act
	Target string
	Typed  bool // by a visitor
}

func (a SetExpected) reduce(s State, _ *Panels) State {
	s.Expect.Target, s.Expect.Typed = a.Target, a.Typed
	s.Notice, s.Copied, s.Saved = "", "", Saved{}
	return s
}

// SetWent sets where a program went.
type SetWent struct {
	act
	Address string
}

func (a SetWent) reduce(s State, _ *Panels) State {
	s.Expect.Went = a.Address
	s.Notice, s.Copied, s.Saved = "", "", Saved{}
	return s
}

// ApplyTargetFix puts what is offered in the place of the link, or of the page. The browser's back
// button undoes that.
type ApplyTargetFix struct {
	visit
	Base, Ref string
}

func (a ApplyTargetFix) reduce(s State, _ *Panels) State {
	return SetTexts{Base: a.Base, Ref: a.Ref}.reduce(s, nil)
}

// about returns the state with these texts. What is expected of a link is not expected of another
// one.
func (s State) about(base, ref string) State {
	if s.Base != base || s.Ref != ref {
		s.Expect = Expect{}
	}
	return SetTexts{Base: base, Ref: ref}.reduce(s, nil)
}

// expectLinked returns what the permalink of the state says of what is expected.
func (s *State) expectLinked() Expect {
	if !s.ViewShown().Expects {
		return Expect{}
	}
	return Expect{Target: s.Expect.Target, Went: s.Expect.Went}
}
