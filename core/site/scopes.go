package site

import (
	"strings"

	"uriplayground/core/links"
	"uriplayground/core/scopes"
)

var (
	workerScript   = links.ContextNamed("register()")
	workerScope    = links.ContextNamed("register() scope")
	manifestStart  = links.ContextNamed("manifest start_url")
	manifestScope  = links.ContextNamed("manifest scope")
	manifestWithin = links.ContextNamed("manifest scoped url")
	linkHref       = links.ContextNamed("link href")
)

// app is what the manifest of a web app says of its scope: links, from 1; 0 for none.
type app struct{ start, scope int }

// learnApp takes over a link of a manifest that comes next. The first of each kind counts.
func (s *Site) learnApp(file int32, context links.Context) {
	a := s.apps[file]
	switch {
	case context == manifestStart && a.start == 0:
		a.start = s.links.n + 1
	case context == manifestScope && a.scope == 0:
		a.scope = s.links.n + 1
	}
	s.apps[file] = a
}

// statedBy returns the address that a link of a manifest, from 1, leads to; ok is false where there is none.
func (s *Site) statedBy(manifest int32, link int) (t target, ok bool) {
	if link == 0 {
		return target{where: failed}, false
	}
	path, _, _ := s.shown(manifest)
	t = s.locate(s.root+Encoded(path), s.ref(link-1))
	return t, t.where != failed
}

// appScope is start_url of a web app, and the scope that browsers keep it to; empty where start_url leads
// nowhere: that is to be said of it then, and nothing of its scope.
type appScope struct {
	start target
	scope string
}

// scopeOfApp returns the scope of a manifest. Many pages may ask for that of one.
func (s *Site) scopeOfApp(manifest int32) *appScope {
	if known, ok := s.appScopes[manifest]; ok {
		return known
	}
	a, found := s.apps[manifest], &appScope{}
	start, ok := s.statedBy(manifest, a.start)
	stated, _ := s.statedBy(manifest, a.scope)
	if found.start = start; ok && (start.bare || start.where == inside && s.serve(start.path, nil).file >= 0) {
		found.scope = scopes.OfApp(start.text, stated.text)
	}
	s.appScopes[manifest] = found
	return found
}

// diagnoseScope judges what is no link to a file but a scope, or is to be in one, and reports whether that is
// all that there is to say.
func (s *Site) diagnoseScope(d *diagnosis, r *reading, i int) bool {
	switch context := s.links.at(i).context; {
	case context == workerScope:
		s.scopeOfWorker(d, i)
		return true
	case context == manifestScope:
		s.scopeOfManifest(d, r.file, i)
		return true
	case context == manifestWithin:
		d.target = s.locate(d.from, s.ref(i))
		if app := s.scopeOfApp(r.file); app.scope != "" && d.target.where != failed && !scopes.Has(app.scope, d.target.text) {
			d.cause, d.other = OutsideApp, app.scope
			return true
		}
	case r.number > 0 && IsManifest(s.files.list[r.file]): // the identifier of the app, which leads nowhere
		d.target = s.locate(d.from, s.ref(i))
		return true
	}
	return false
}

// diagnosePageOutsideScope finds, of a link that is right else, that its page is not in the scope that it leads to, or
// nothing is. What no file answers may be answered by a script where it is to be in a scope.
func (s *Site) diagnosePageOutsideScope(d *diagnosis, r *reading, i int) {
	context := s.links.at(i).context
	if context == manifestWithin && d.cause == NotThere {
		d.cause, d.key = Right, ""
	}
	if d.cause != Right && d.cause != Redirected {
		return
	}
	switch {
	case context == linkHref:
		if _, ok := s.apps[d.ended.file]; !ok || s.isShownAnywhere(r.file) {
			return
		}
		if app := s.scopeOfApp(d.ended.file); app.scope != "" && !scopes.Has(app.scope, r.at[0]) {
			d.cause, d.key, d.other, d.wanted = PageOutsideApp, s.files.list[d.ended.file], app.scope, ""
		}
	case context == workerScript && !s.isScoped(i):
		if scope := scopes.Folder(d.target.text); s.isWithoutPages(scope) {
			d.cause, d.key, d.other, d.wanted = ControlsNothing, s.place(scope).path, scope, ""
		}
	}
}

// isScoped reports whether the scope of a registered service worker is stated: it is the next link then.
func (s *Site) isScoped(i int) bool {
	if i+1 >= s.links.n {
		return false
	}
	next := s.links.at(i + 1)
	return next.context == workerScope && s.pages[next.page].file == s.fileOf(i)
}

// scopeOfWorker asks whether the scope of a service worker is in the folder of its script, the link before
// (Service Workers, §4.6). It need not be the address of a file.
func (s *Site) scopeOfWorker(d *diagnosis, i int) {
	d.target = s.locate(d.from, s.ref(i))
	script := s.locate(d.from, s.ref(max(0, i-1)))
	switch {
	case d.target.where == failed || script.where == failed:
		d.cause = InvalidURL
	case !strings.HasPrefix(d.target.text, scopes.Folder(script.text)):
		d.cause, d.other = OutsideScope, scopes.Folder(script.text)
	default:
		s.diagnoseScopeWithoutSlash(d)
	}
}

// scopeOfManifest asks whether start_url is in the scope of a web app; else browsers ignore it (Web
// Application Manifest, §1.5).
func (s *Site) scopeOfManifest(d *diagnosis, manifest int32, i int) {
	if d.target = s.locate(d.from, s.ref(i)); d.target.where == failed {
		d.cause = InvalidURL
		return
	}
	app := s.scopeOfApp(manifest)
	known := app.scope != ""
	if app.start.where == outside && !known { // as of an application, unless the site has a file for it
		known = s.serve(strings.TrimPrefix(app.start.path, "/"), nil).file < 0
	}
	switch {
	case !known:
	case !scopes.Has(d.target.text, app.start.text):
		d.cause, d.other = StartOutside, scopes.Folder(app.start.text)
	default:
		s.diagnoseScopeWithoutSlash(d)
	}
}

// diagnoseScopeWithoutSlash finds a scope that is a folder without its slash, by which it takes more than what is in that.
func (s *Site) diagnoseScopeWithoutSlash(d *diagnosis) {
	scope := scopes.Bare(d.target.text)
	if d.target.bare {
		d.cause, d.other, d.wanted = ScopePrefix, scope+"-2/", scope+"/"
		return
	}
	path := d.target.path
	if _, ok := s.files.folders[path+"/"]; !ok || d.target.where != inside || path == "" || strings.HasSuffix(path, "/") {
		return
	}
	if page, _ := s.pageBeginning(scoped{path, true}); page >= 0 {
		shown, _, _ := s.shown(page)
		d.cause, d.other, d.wanted = ScopePrefix, s.root+Encoded(shown), scope+"/"
	}
}

// isWithoutPages reports whether no page of the site has an address in a folder, as far as that is known.
func (s *Site) isWithoutPages(scope string) bool {
	t := s.place(scope)
	if t.where != inside || t.path == "" || s.files.isFile(strings.TrimSuffix(t.path, "/")+pageName) {
		return false
	}
	if _, ok := s.fallback(t.path + anywhere); ok {
		return false
	}
	page, known := s.pageBeginning(scoped{t.path, false})
	return known && page < 0
}

// scoped is a question about the pages of a site: which of them begins with a path, and if beside, is
// not in the folder of that name.
type scoped struct {
	path   string
	beside bool
}

// maxScopes is how many of these are answered for one site, as each takes a look at all files.
const maxScopes = 50

// pageBeginning returns the first page that fits; none where there is none, and known is false where
// too much was asked.
func (s *Site) pageBeginning(q scoped) (page int32, known bool) {
	if page, known = s.inScopes[q]; known {
		return page, true
	}
	if len(s.inScopes) == maxScopes {
		return none, false
	}
	page = none
	for i, name := range s.files.list {
		rest, has := strings.CutPrefix(name, q.path)
		if has && rest != "" && IsPage(name) && !(q.beside && (rest[0] == '/' || rest == pageName)) {
			page = int32(i)
			break
		}
	}
	s.inScopes[q] = page
	return page, true
}
