package site

import (
	"strings"

	"uriplayground/core/places"
	"uriplayground/core/proxy"
)

// setRules takes over the rules of a server. Where they say nothing of the root, the site is served where
// they have an application.
func (s *Site) setRules(server string) {
	s.rules, s.server, s.upstream, s.notAsked = proxy.Read(server), server, "", ""
	if _, by := s.rules.Ask(s.prefix); by == nil {
		for _, r := range s.rules {
			if r.File == "" {
				given := s.unusable
				s.notAsked = s.prefix
				s.setRoot(s.origin + Encoded(r.At))
				s.unusable = given
				break
			}
		}
	}
	s.setAsked()
}

// setAsked takes over what the application of the site is asked for where a browser asks for the root. An
// application that is asked for the same at the root without its slash answers there, too.
func (s *Site) setAsked() {
	s.askedOrigin, s.askedPath, s.bareToo = "", "", false
	a, by := s.rules.Ask(s.prefix)
	if by == nil {
		return
	}
	if s.upstream = by.Origin; by.Origin == "" || a.Status != proxy.OK {
		return
	}
	origin, _ := s.resolve(by.Origin, "")
	_, s.askedOrigin, _ = divided(origin)
	s.askedPath = strings.TrimRight(a.Path, "/") + "/"
	bare, byBare := s.rules.Ask(strings.TrimSuffix(s.prefix, "/"))
	s.bareToo = s.prefix != "/" && byBare == by && !by.Keeps && bare.Status == proxy.OK && strings.Trim(bare.Path, "/") == strings.Trim(a.Path, "/")
}

// diagnoseBehindProxy reads a target as the application writes it, which knows itself by what it is asked for.
func (s *Site) diagnoseBehindProxy(d *diagnosis) bool {
	_, origin, path := divided(d.target.text)
	key := s.askedPath
	switch {
	case s.askedPath == "", origin == s.origin && (s.askedPath == s.prefix || s.isOfAnother(path)):
		return false
	case origin != s.origin:
		key = s.askedOrigin + s.askedPath
	}
	path, tail := cutTail(path)
	below, ok := strings.CutPrefix(path, s.askedPath)
	if !ok || origin != s.origin && origin != s.askedOrigin {
		return false
	}
	ended := s.serve(decoded(below), nil)
	if ended.file < 0 {
		return false
	}
	d.cause, d.key, d.ended, d.other, d.wanted = BehindServer, key, ended, s.askedOrigin+s.askedPath, s.addressOf(ended, target{rest: tail})
	return true
}

// isOfAnother reports whether the server hands a path on to another application than that of the site.
func (s *Site) isOfAnother(path string) bool {
	_, by := s.rules.Ask(path)
	return by != nil && by.Origin != s.upstream
}

// answerByRules returns what the server answers by its rules, if it goes no further by them: what no rule
// is about, what it answers by itself, and what there is no file for if it looks for no folders.
func (s *Site) answerByRules(path string) (status uint16, to string, decided bool) {
	if s.rules == nil {
		return 0, "", false
	}
	a, by := s.rules.Ask(s.requested(path))
	switch {
	case by == nil:
		return places.NotThere, "", true
	case a.Status == proxy.Moved:
		return a.Status, path + "/", true
	case a.Status != proxy.OK:
		return places.NotThere, "", true
	}
	return places.NotThere, "", by.File != "" && !by.Folders && path != "" && !s.files.isFile(path)
}

// fallback returns the file that the host answers with where there is none, if it does.
func (s *Site) fallback(path string) (file int32, ok bool) {
	if a, by := s.rules.Ask(s.requested(path)); by != nil && by.File != "" {
		below, inside := s.cutPrefix(a.Path)
		file, ok = s.files.at[decoded(below)]
		return file, ok && inside
	}
	if s.rules != nil || !s.host.Fallback || s.files.isFile(s.host.ErrorPage) {
		return none, false
	}
	file, ok = s.files.at[indexName]
	return file, ok
}

// isShownAnywhere reports whether a file is the page that answers wherever there is none.
func (s *Site) isShownAnywhere(file int32) bool {
	shown, ok := s.fallback(anywhere)
	return ok && shown == file || s.isErrorPage(file)
}

// anywhere is the path of a page that there is not.
const anywhere = "no/such/page"

// AskedFor returns what an application behind the server is asked for by a hop; empty where there is none,
// or where it is asked for the same.
func (s *Site) AskedFor(h Hop) string {
	path := s.HopPath(h)
	a, by := s.rules.Ask(path)
	if by == nil || by.File != "" || a.Status != proxy.OK || a.Path == path {
		return ""
	}
	return a.Path
}

// Front returns the name of the server whose rules hand the site on to an application; empty for none.
func (s *Site) Front() string {
	if _, by := s.rules.Ask(s.prefix); by != nil && s.askedPath != "" {
		return by.Server.String()
	}
	return ""
}

// Outside returns the path of an address on the host of the site that is outside of it, and what the
// rules of the server make of that; by is nil where no rule is about it.
func (s *Site) Outside(address string) (path string, a proxy.Answer, by *proxy.Rule, ok bool) {
	t := s.place(address)
	if s.rules == nil || t.where != outside || t.bare {
		return "", a, nil, false
	}
	_, _, path = divided(address)
	path, _, _ = strings.Cut(path, "#")
	a, by = s.rules.Ask(path)
	return path, a, by, true
}

// ruleNotes returns what is odd about the rules of the server.
func (s *Site) ruleNotes() (list []Note) {
	if s.rules == nil && strings.TrimSpace(s.server) != "" {
		list = append(list, Note{"server-unread", ""})
	}
	if s.notAsked != "" {
		list = append(list, Note{"root-not-asked", s.notAsked})
	}
	if a, _ := s.rules.Ask(s.prefix); s.askedPath != "" && a.Path != s.prefix {
		list = append(list, Note{"asked-otherwise", s.root + " ⇒ " + s.askedOrigin + a.Path})
	} else if s.askedPath != "" && s.prefix != "/" {
		list = append(list, Note{"asked-alike", s.prefix})
	}
	for i := range s.rules {
		if r := &s.rules[i]; r.Slashes() != proxy.Fitting {
			list = append(list, Note{"server-slashes", r.At + " → " + r.Origin + r.To})
		}
	}
	return list
}
