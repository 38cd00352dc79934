// Package proxy knows what servers do to the path of a request before an application sees it: nginx,
// Caddy, Apache, and the files of rules that static hosts read. A browser resolves a link against the
// address that it shows, and the application may know another one.
//
// proxy.go asks the rules, read.go reads them as they stand in a configuration, paths.go is how each
// server reads and writes a path, and examples.go has a rule of each kind. What is said of nginx,
// Caddy and Apache is what they answered (testdata/answers.txt); tests/presets asks them again.
package proxy

import "strings"

// Server is the server for which a rule is written.
type Server uint8

// The servers.
const (
	Nginx Server = iota
	Caddy
	Apache
	Redirects // the file _redirects of Netlify and Cloudflare Pages
)

// String returns the name as its own documentation has it.
func (s Server) String() string { return [...]string{"nginx", "Caddy", "Apache", "_redirects"}[s] }

// Rule is the treatment by a server of the paths that begin in one way.
type Rule struct {
	Server  Server // that it is for
	At      string // what they begin with, decoded; empty for a rule that comes before all others
	Origin  string // scheme and authority of the application; empty for the server's own files
	Keeps   bool   // it is asked for the path as it is
	To      string // else it is asked for this,
	Rest    bool   // and what of the path comes after At
	File    string // what the server answers with where it has no file; empty for a rule about an application
	Folders bool   // it looks for a folder of that name, too
}

// Rules is those of one configuration.
type Rules []Rule

// Answer is the outcome of a request.
type Answer struct {
	Status uint16 // of HTTP, if the server answers by itself; OK where the request goes on; 0 where no rule is about it
	Path   string // that is asked for then: of the application, of the files, or anew by the browser
}

// What a server answers.
const (
	OK         = 200
	Moved      = 301
	BadRequest = 400
	Failed     = 500
)

// Ask returns what becomes of a request for a path, which may have a query, and the rule that says
// so; nil for none. It looks for no file: what a rule with a File answers holds where there is none.
func (l Rules) Ask(target string) (a Answer, by *Rule) {
	path, query := target, ""
	if i := strings.IndexByte(target, '?'); i >= 0 {
		path, query = target[:i], target[i:]
	}
	for i := range l {
		if got := l[i].ask(path); got.Status != 0 && (by == nil || l[i].before(by)) {
			a, by = got, &l[i]
		}
	}
	if a.Path != "" {
		a.Path += query
	}
	return a, by
}

// Slashes is the way in which the ends of At and To fit together.
type Slashes uint8

// The ways.
const (
	Fitting Slashes = iota // both end with a slash, or neither
	Double                 // only To does, so two slashes come of it
	Glued                  // only At does, so what comes after it is glued to To
)

// Slashes returns how the ends of a rule fit together.
func (r *Rule) Slashes() Slashes {
	at, to := strings.HasSuffix(r.At, "/"), strings.HasSuffix(r.To, "/")
	switch {
	case !r.Rest || r.Server == Caddy || at == to:
		return Fitting
	case to:
		return Double
	}
	return Glued
}

// before reports whether a rule is used rather than an earlier one that is about the same path: in
// nginx and Caddy the longest one wins, elsewhere the first.
func (r *Rule) before(other *Rule) bool {
	switch r.Server {
	case Nginx, Caddy:
		return other.At != "" && (r.At == "" || len(r.At) > len(other.At))
	}
	return other.File != "" && r.File == "" // FallbackResource comes after ProxyPass
}

// ask returns what becomes of a path by one rule.
func (r *Rule) ask(path string) Answer {
	switch r.Server {
	case Nginx:
		return r.askNginx(path)
	case Caddy:
		return r.askCaddy(path)
	case Apache:
		return r.askApache(path)
	}
	rest, ok := strings.CutPrefix(path, r.At)
	switch {
	case !ok && path+"/" == r.At: // "/app/*" is about "/app", too
		rest = ""
	case !ok:
		return Answer{}
	}
	return r.on(path, rest)
}

// on returns the answer of a rule that is about a path, with what comes after At as the server
// writes it.
func (r *Rule) on(path, rest string) Answer {
	switch {
	case r.File != "":
		return Answer{OK, r.File}
	case r.Keeps:
		return Answer{OK, path}
	case !r.Rest:
		return Answer{OK, r.To}
	case r.To+rest == "":
		return Answer{OK, "/"}
	}
	return Answer{OK, r.To + rest}
}

// askNginx matches the path decoded and cleaned, and hands on that, unless proxy_pass has no path.
func (r *Rule) askNginx(path string) Answer {
	plain, ok := decoded(path)
	if ok && !strings.Contains(plain, "\x00") {
		plain, ok = cleaned(plain)
	} else {
		ok = false
	}
	if !ok {
		return Answer{Status: BadRequest}
	}
	rest, ok := strings.CutPrefix(plain, r.At)
	switch {
	case !ok && r.File == "" && plain+"/" == r.At:
		return Answer{Moved, r.At}
	case !ok:
		return Answer{}
	case strings.Contains(path, "%"):
		rest = escaped(rest, nginxEscapes)
	}
	return r.on(path, rest)
}

// askApache matches the path decoded and cleaned, up to the end of a segment. It answers 404 where a
// slash is encoded, whatever the rule.
func (r *Rule) askApache(path string) Answer {
	plain, ok := decoded(path)
	if !ok {
		return Answer{Status: BadRequest}
	}
	if strings.Contains(strings.ToUpper(path), "%2F") || strings.Contains(plain, "\x00") {
		return Answer{}
	}
	if plain, ok = cleaned(plain); !ok {
		return Answer{Status: BadRequest}
	}
	rest, ok := strings.CutPrefix(plain, r.At)
	switch {
	case !ok, rest != "" && !strings.HasPrefix(rest, "/") && !strings.HasSuffix(r.At, "/"):
		return Answer{}
	case r.File == "" && r.To == "" && rest != "" && !strings.HasPrefix(rest, "/"):
		return Answer{Status: Failed} // the rest would go on with the host: "http://127.0.0.1:3000guide"
	}
	return r.on(path, escaped(rest, apacheEscapes))
}

// askCaddy matches the path decoded and cleaned, without regard to case and to points at its end,
// and strips what is still encoded.
func (r *Rule) askCaddy(path string) Answer {
	plain, ok := decoded(path)
	if !ok {
		return Answer{Status: BadRequest}
	}
	if !hasPrefixFold(cleanedByGo(strings.TrimRight(plain, ". ")), r.At) {
		return Answer{}
	}
	encoded := goEscaped(path)
	if r.Keeps {
		return r.on(encoded, "")
	}
	rest := trimEncoded(cleanedByGo(encoded), strings.TrimSuffix(r.At, "/"))
	if plain, _ := decoded(rest); plain == rest { // then Go forgets how it was written
		rest = escaped(rest, goEscapes)
	}
	return r.on(path, rest)
}
