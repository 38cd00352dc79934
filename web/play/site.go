package play

import (
	"uriplayground/core/site"
	"uriplayground/web/model"
	"uriplayground/web/view/checksite"
)

// SiteFile adds a file to the site that is being read, and returns the path by which it is
// kept; empty if it is not.
func (s *Session) SiteFile(path string) (kept string) {
	kept, wrong := s.panels.Site.Site.AddFile(path)
	if wrong != site.Named {
		s.panels.Site.Notes = append(s.panels.Site.Notes, site.Note{Code: wrong.String(), Name: kept})
		return ""
	}
	return kept
}

// doSite performs an action that concerns the site.
func (s *Session) doSite(a model.Action) (effects []model.Effect) {
	s.state, _, effects = model.Reduce(s.state, &s.panels, a)
	s.writeSite(effects)
	silent := false
	switch a := a.(type) {
	case model.WorkSite:
		silent = a.Silent
		for a.More != nil && s.panels.Site.Busy() && a.More() {
			portion := s.panels.Site.Work()
			s.writeSite(portion)
			effects = append(effects, portion...)
		}
	case model.SitePage:
		silent = a.Silent
	case model.NoteSite:
		silent = s.panels.Site.Reading >= 0
	}
	if s.panels.Site.Busy() {
		effects = append(effects, model.RequestSiteWork{})
	}
	if silent && (s.panels.Site.Busy() || s.panels.Site.Reading >= 0) {
		return effects
	}
	s.state.Site.Revision++
	if s.state.ViewShown().Files {
		s.derive(model.Others)
	}
	return effects
}

// serveSite follows the links anew where another action has said that the site is served
// elsewhere.
func (s *Session) serveSite(effects []model.Effect) []model.Effect {
	if s.panels.Site.Serve(&s.state); s.panels.Site.Busy() && s.state.ViewShown().Files {
		effects = append(effects, model.RequestSiteWork{})
	}
	return effects
}

// writeSite writes the parts of files that are asked for.
func (s *Session) writeSite(effects []model.Effect) {
	for i, e := range effects {
		if part, ok := e.(model.ExportSite); ok {
			part.Home = s.pages.Home(&s.state)
			effects[i] = checksite.WriteSite(s.pages.Words(&s.state), s.panels.Site.Site, part)
		}
	}
}
