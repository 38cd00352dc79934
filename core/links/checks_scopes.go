package links

import (
	"uriplayground/core"
	"uriplayground/core/scopes"
)

// Browsers keep a web app within the scope of its manifest (Web Application Manifest, §1.5), and a
// service worker within that of its registration (Service Workers, §4.6). A scope is a beginning of
// addresses; query and fragment of it do not count.

var (
	manifestStart  = ContextNamed("manifest start_url")
	manifestScope  = ContextNamed("manifest scope")
	manifestWithin = ContextNamed("manifest scoped url")
	workerScript   = ContextNamed("register()")
	workerScope    = ContextNamed("register() scope")
)

// scopesOf is where a manifest says what its scope is: indexes of links, from 1; 0 for none.
type scopesOf struct{ start, scope int }

// learn takes over a link that comes next after n others. The first of each kind counts.
func (s *scopesOf) learn(l *Link, n int) {
	switch {
	case l.Context == manifestStart && s.start == 0:
		s.start = n + 1
	case l.Context == manifestScope && s.scope == 0:
		s.scope = n + 1
	}
}

// scopes finds what is outside of the scope that it has to be in, and says which one that is where none
// is stated.
func (c *checker) scopes() {
	switch c.place() {
	case manifestStart:
		c.startOfManifest()
	case manifestScope:
		c.scopeOfManifest()
	case manifestWithin:
		if scope, ok := c.report.scopeOfManifest(); ok {
			c.outside(scope, "member")
		}
	case workerScript:
		next := c.index + 1
		if next == c.report.Len() || c.report.entries.record(next).context != workerScope {
			c.byDefault("worker-default")
		}
	case workerScope:
		if c.index > 0 && c.report.entries.record(c.index-1).context == workerScript {
			if script, ok := c.report.url(c.index - 1); ok {
				c.outside(scopes.Folder(script), "worker")
			}
		}
	}
}

// outside finds an address that does not begin with a scope.
func (c *checker) outside(scope, name string) (f *Finding) {
	url, ok := c.url()
	if !ok || scopes.Has(scope, url) {
		return nil
	}
	f = c.add(OutsideScope, c.whole())
	f.inCase(name)
	f.Meaning = scope
	return f
}

// byDefault says which scope there is if none is stated: the folder of the address.
func (c *checker) byDefault(name string) {
	if url, ok := c.url(); ok {
		f := c.add(DefaultScope, c.whole())
		f.inCase(name)
		f.Meaning = scopes.Folder(url)
	}
}

func (c *checker) startOfManifest() {
	if c.report.manifest.scope == 0 {
		c.byDefault("")
	}
}

// scopeOfManifest finds a scope that start_url is outside of, which browsers ignore, and one that more begins
// with than what is below it.
func (c *checker) scopeOfManifest() {
	start, known := c.report.start()
	url, ok := c.url()
	if !known || !ok {
		return
	}
	switch {
	case !scopes.Has(url, start):
		f := c.add(OutsideScope, c.whole())
		f.Meaning = scopes.Folder(start)
		if c.detail {
			c.fixTo(f, f.Meaning)
		}
	case looksLikeDirectory(url) && scopes.Has(scopes.Bare(url)+"/", start):
		f := c.add(ScopeWithoutSlash, c.whole())
		f.inCase("prefix")
		c.fixWithSlash(f)
	}
}

// start returns start_url of a manifest.
func (r *Report) start() (url string, ok bool) {
	if r.manifest.start == 0 {
		return "", false
	}
	return r.url(r.manifest.start - 1)
}

// scopeOfManifest returns the scope that browsers keep to: the one that is stated, if start_url is in it,
// else the folder of start_url.
func (r *Report) scopeOfManifest() (scope string, ok bool) {
	start, ok := r.start()
	stated := ""
	if r.manifest.scope > 0 {
		stated, _ = r.url(r.manifest.scope - 1)
	}
	return scopes.OfApp(start, stated), ok
}

// url returns the link as browsers read it.
func (c *checker) url() (url string, ok bool) { return urlOf(&c.scope, c.Ref) }

// url returns a link as browsers read it.
func (r *Report) url(i int) (url string, ok bool) {
	own := r.scope(i)
	return urlOf(&own, r.entries.ref(i))
}

// urlOf returns what browsers make of a reference. Domains that are not ASCII are left to them.
func urlOf(s *scope, ref string) (url string, ok bool) {
	if s.base == "" || s.tooLong() || len(ref) > longest || !isASCII(ref) || !isASCII(s.base) {
		return "", false
	}
	return core.Target(s.base, ref, core.URL, core.Options{})
}
