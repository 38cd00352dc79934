package hosting

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"net/http"
	"net/url"
	"os"
	"path"
	"strconv"
	"strings"
	"sync"
	"time"
)

// errDirectory is the error for a directory; none is listed.
var errDirectory = errors.New("is a directory")

// Site serves a tree of files. It caches what it has read and compressed, and
// checks at each request whether the file has changed.
type Site struct {
	root   fs.FS
	made   map[string][]byte // files that are not in the tree
	effort Effort

	mu    sync.Mutex
	cache map[string]*entry
}

// Handler returns a Site that serves the tree, compressed with Quick effort.
func Handler(root fs.FS) *Site {
	return &Site{root: root, effort: Quick, cache: map[string]*entry{}}
}

// Add adds files that are not in the tree. A file of the tree takes precedence.
func (s *Site) Add(made map[string][]byte) { s.made = made }

// Dir returns a Site that serves a directory. Symbolic links out of it are not
// followed.
func Dir(dir string) (*Site, error) {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return nil, fmt.Errorf("no site to serve: %w", err)
	}
	return Handler(root.FS()), nil
}

// Warm fills the cache, so that no visitor waits.
func (s *Site) Warm() error {
	for name := range s.made {
		if _, err := s.asset(name); err != nil {
			return err
		}
	}
	return fs.WalkDir(s.root, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || Hidden(name) {
			return err
		}
		_, err = s.asset(name)
		return err
	})
}

// ServeHTTP answers GET and HEAD.
func (s *Site) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		w.Header().Set("Allow", "GET, HEAD")
		refuse(w, http.StatusMethodNotAllowed)
		return
	}
	name, ok := fileName(r.URL)
	if !ok {
		refuse(w, http.StatusNotFound)
		return
	}
	a, err := s.asset(name)
	switch {
	case err == nil:
		send(w, r, name, a)
	case errors.Is(err, errDirectory):
		s.redirect(w, r, name)
	case errors.Is(err, fs.ErrNotExist):
		refuse(w, http.StatusNotFound)
	default:
		refuse(w, http.StatusInternalServerError)
	}
}

// fileName returns the name in the tree for the path of a request; ok is false
// for a path that cannot name a file of the site, such as any with "..". An
// encoded slash is part of a segment (RFC 3986 §2.2), and no file has one in its
// name: taken for a slash, it would show a page at a path where its relative
// links lead elsewhere.
func fileName(u *url.URL) (name string, ok bool) {
	if strings.Contains(strings.ToLower(u.RawPath), "%2f") {
		return "", false
	}
	name = strings.TrimPrefix(u.Path, "/")
	if name == "" || strings.HasSuffix(name, "/") {
		name += "index.html"
	}
	if strings.ContainsAny(name, "\\\x00") || !fs.ValidPath(name) || Hidden(name) {
		return "", false
	}
	return name, true
}

// asset returns the file from the cache.
func (s *Site) asset(name string) (*asset, error) {
	s.mu.Lock()
	e, ok := s.cache[name]
	if !ok {
		e = &entry{}
		s.cache[name] = e
	}
	s.mu.Unlock()
	a, err := e.get(s.root, name, s.effort)
	if errors.Is(err, fs.ErrNotExist) {
		a, err = e.make(s.made, name, s.effort)
	}
	if err != nil && !ok {
		s.forget(name) // invented names must not fill the memory
	}
	return a, err
}

// forget drops a name from the cache.
func (s *Site) forget(name string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	delete(s.cache, name)
}

// redirect redirects "fr" to "fr/", so that the relative links of its page work.
// The target is relative, so that it is right under any sub-path.
func (s *Site) redirect(w http.ResponseWriter, r *http.Request, name string) {
	index := path.Join(name, "index.html")
	if _, err := fs.Stat(s.root, index); err != nil && s.made[index] == nil {
		refuse(w, http.StatusNotFound)
		return
	}
	target := url.URL{Path: "./" + path.Base(name) + "/", RawQuery: r.URL.RawQuery}
	setHeaders(w, "")
	w.Header().Set("Location", target.String())
	w.WriteHeader(http.StatusMovedPermanently)
}

// send answers with the file in the coding that suits the request.
func send(w http.ResponseWriter, r *http.Request, name string, a *asset) {
	r = withKnownRange(r)
	offered := a.offered
	if r.Header.Get("Range") != "" {
		offered = nil // ranges are of the plain bytes only
	}
	coding, ok := negotiate(r.Header.Values("Accept-Encoding"), offered)
	if len(a.offered) > 0 {
		w.Header().Set("Vary", "Accept-Encoding")
	}
	if !ok {
		refuse(w, http.StatusNotAcceptable)
		return
	}
	v := a.variants[coding]
	setHeaders(w, name)
	w.Header().Set("Content-Type", KindOf(name).MIME)
	w.Header().Set("ETag", v.etag)
	if coding != "" {
		w.Header().Set("Content-Encoding", coding)
		setLength(w, r, len(v.bytes))
	}
	// The zero time leaves Last-Modified out: the ETag says it better.
	http.ServeContent(w, r, name, time.Time{}, bytes.NewReader(v.bytes))
}

// withKnownRange returns the request without a Range that is to be ignored: one in
// another unit than bytes, or of another method than GET. ServeContent would
// refuse the one, which is read regardless of case here, and follow the other.
//
// RFC 9110 §14.1, §14.2
func withKnownRange(r *http.Request) *http.Request {
	asked := r.Header.Get("Range")
	if asked == "" {
		return r
	}
	r = r.Clone(r.Context())
	r.Header.Del("Range")
	if unit, ranges, found := strings.Cut(asked, "="); found && r.Method == http.MethodGet && strings.EqualFold(unit, "bytes") {
		r.Header.Set("Range", "bytes="+ranges)
	}
	return r
}

// setLength sets the length of a compressed file, which ServeContent leaves out,
// unless a precondition may make it an answer without a body.
func setLength(w http.ResponseWriter, r *http.Request, n int) {
	if r.Header.Get("If-Match") == "" {
		w.Header().Set("Content-Length", strconv.Itoa(n))
	}
}

// refuse answers with a status, as one line of plain text.
func refuse(w http.ResponseWriter, status int) {
	setHeaders(w, "")
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.WriteHeader(status)
	fmt.Fprintf(w, "%d %s\n", status, http.StatusText(status))
}

// setHeaders sets the headers of the file, or of an answer that is not a file.
func setHeaders(w http.ResponseWriter, name string) {
	for _, h := range Common() {
		w.Header().Set(h.Name, h.Value)
	}
	for _, h := range FileHeaders(name) {
		w.Header().Set(h.Name, h.Value)
	}
}
