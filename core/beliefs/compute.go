package beliefs

import (
	"strings"

	"uriplayground/core/expect"
	"uriplayground/core/rfc3986"
)

// text is a URI reference, and its pieces, which one after the other are the whole of it.
type text struct {
	whole             string
	head              string // scheme and authority, with their delimiters
	path              string
	query, fragment   string // with their delimiters
	scheme, authority bool   // they are defined
}

func split(s string) (t text) {
	t.whole = s
	r := rfc3986.Split(s)
	parts := r.Parts()
	_, t.scheme = r.Scheme()
	_, t.authority = r.Authority()
	path, query := parts[rfc3986.PartPath], parts[rfc3986.PartQuery]
	end := path.End // of the query, or of what is before it
	if query.Defined {
		end = query.End
	}
	t.head, t.path, t.query, t.fragment = s[:path.Start], r.Path(), s[path.End:end], s[end:]
	return t
}

// String returns the pieces as one text: whole, until one of them is changed.
func (t *text) String() string { return t.head + t.path + t.query + t.fragment }

// relative reports whether a reference has neither scheme nor authority.
func (t *text) relative() bool { return !t.scheme && !t.authority }

// rooted reports whether a path begins with a slash.
func (t *text) rooted() bool { return strings.HasPrefix(t.path, "/") }

// merges reports whether a reference is merged with the base's path (RFC 3986 §5.2.2).
func (t *text) merges() bool { return t.relative() && t.path != "" && !t.rooted() }

// schemeOf returns the scheme of a URI with its colon.
func (t *text) schemeOf() string { return t.head[:strings.IndexByte(t.head, ':')+1] }

// resolve returns where a reference leads by RFC 3986 §5.2.
func resolve(base, ref string) string { return resolveWith(base, ref, rfc3986.Options{}) }

func resolveWith(base, ref string, o rfc3986.Options) string {
	return string(rfc3986.AppendResolve(nil, rfc3986.Split(base), rfc3986.Split(ref), o))
}

// rule is how a belief computes a target; ok is false where it says nothing of such texts. The
// types of rules are plain data, so that no code is needed to build the table.
type rule interface {
	compute(base, ref *text) (target string, ok bool)
}

// whole is a rule of its own.
type whole func(base, ref *text) (string, bool)

func (f whole) compute(base, ref *text) (string, bool) { return f(base, ref) }

// starting is another folder that a relative path starts in.
type starting expect.Assumption

func (in starting) compute(base, ref *text) (string, bool) {
	return fromFolder(base, ref, expect.Assumption(in), !ref.rooted())
}

// inside is the folder that a path with a leading slash starts in.
type inside expect.Assumption

func (in inside) compute(base, ref *text) (string, bool) {
	return fromFolder(base, ref, expect.Assumption(in), ref.rooted())
}

func fromFolder(base, ref *text, in expect.Assumption, applies bool) (string, bool) {
	if !applies || !ref.relative() || ref.path == "" {
		return "", false
	}
	folder, ok := expect.StartOf(base.whole, in)
	return resolve(folder, expect.AsRelative(strings.TrimPrefix(ref.whole, "/"))), ok
}

// respelling is another spelling of a relative path, which is then resolved.
type respelling func(path string) string

func (f respelling) compute(base, ref *text) (string, bool) {
	other := *ref
	other.path = f(ref.path)
	return resolve(base.whole, other.String()), ref.relative() && ref.path != other.path
}

// renaming is a respelling of each segment.
type renaming func(segment string) string

func (f renaming) compute(base, ref *text) (string, bool) {
	segments := strings.Split(ref.path, "/")
	for i, segment := range segments {
		segments[i] = f(segment)
	}
	return respelling(func(string) string { return strings.Join(segments, "/") }).compute(base, ref)
}

// option is another option of RFC 3986 than the strict one.
type option func() rfc3986.Options

func (o option) compute(base, ref *text) (string, bool) {
	target := resolveWith(base.whole, ref.whole, o())
	return target, target != resolve(base.whole, ref.whole)
}

func nonStrict() rfc3986.Options   { return rfc3986.Options{NonStrict: true} }
func erratum4547() rfc3986.Options { return rfc3986.Options{Erratum4547: true} }

// change is what is done to the target.
type change func(target, base, ref *text) bool

func (f change) compute(base, ref *text) (string, bool) {
	target := split(resolve(base.whole, ref.whole))
	ok := f(&target, base, ref)
	return target.String(), ok
}

// folderOf returns what merging leaves of the base's path (§5.2.3).
func folderOf(base *text) string {
	if base.authority && base.path == "" {
		return "/"
	}
	return base.path[:strings.LastIndexByte(base.path, '/')+1]
}

// pathBefore returns the path of the target before its dot segments are removed.
func pathBefore(base, ref *text) string {
	switch {
	case ref.path == "":
		return base.path
	case ref.rooted():
		return ref.path
	}
	return folderOf(base) + ref.path
}

func keepsQuery(target, base, ref *text) bool {
	target.query = base.query
	return ref.relative() && ref.path != "" && ref.query == "" && base.query != ""
}

func keepsFragment(target, base, ref *text) bool {
	target.fragment = base.fragment
	return ref.relative() && ref.fragment == "" && base.fragment != ""
}

func dropsQuery(target, base, ref *text) bool {
	target.query = ""
	return ref.relative() && ref.path == "" && ref.query == "" && base.query != ""
}

func addsQuery(target, base, ref *text) bool {
	ok := ref.relative() && ref.path == "" && ref.query != "" && base.query != ""
	if ok {
		target.query = base.query + "&" + ref.query[1:]
	}
	return ok
}

func dropsEmptyQuery(target, _, ref *text) bool {
	target.query = ""
	return ref.query == "?"
}

func addsSlash(target, _, _ *text) bool {
	ok := target.authority && target.path == ""
	target.path = "/" + target.path
	return ok
}

func dropsSlash(target, _, ref *text) bool {
	last := ref.path[strings.LastIndexByte(ref.path, '/')+1:]
	above, found := strings.CutSuffix(target.path, "/")
	target.path = above
	return ref.relative() && (last == "." || last == "..") && found && above != ""
}

func collapses(target, _, _ *text) bool {
	if !strings.Contains(target.path, "//") {
		return false
	}
	for strings.Contains(target.path, "//") {
		target.path = strings.ReplaceAll(target.path, "//", "/")
	}
	return true
}

func keepsDots(target, base, ref *text) bool {
	before := pathBefore(base, ref)
	differs := ref.relative() && ref.path != "" && before != target.path
	target.path = before
	return differs
}

// countsQueryDots removes the dot segments of the path and the query in one.
func countsQueryDots(target, base, ref *text) bool {
	whole := pathBefore(base, ref) + ref.query
	target.path, target.query = rfc3986.RemoveDotSegments(whole), ""
	return ref.relative() && strings.Contains(ref.query, "/.") && target.path != whole
}

func leavesFile(base, ref *text) (string, bool) {
	rest, climbs := strings.CutPrefix(ref.whole, "../")
	return resolve(base.whole, expect.AsRelative(rest)), climbs && base.path != "" && !strings.HasSuffix(base.path, "/")
}

func emptyIsFolder(base, ref *text) (string, bool) {
	return resolve(base.whole, "."), ref.whole == ""
}

func queryReplacesFile(base, ref *text) (string, bool) {
	return resolve(base.whole, "./"+ref.whole), ref.relative() && ref.path == "" && ref.query != ""
}

func slashesAreAPath(base, ref *text) (string, bool) {
	path := rfc3986.RemoveDotSegments(ref.head + ref.path)
	return base.head + path + ref.query + ref.fragment, base.authority && !ref.scheme && ref.authority
}

func colonIsAPath(base, ref *text) (string, bool) {
	return resolve(base.whole, "./"+ref.whole), ref.scheme && !ref.authority
}

// portFollows takes what precedes a colon and a number for a host.
func portFollows(base, ref *text) (string, bool) {
	port, _, _ := strings.Cut(ref.path, "/")
	return base.schemeOf() + "//" + ref.whole, base.authority && ref.scheme && !ref.authority && port != "" && strings.Trim(port, "0123456789") == ""
}

func wwwIsAHost(base, ref *text) (string, bool) {
	return base.schemeOf() + "//" + ref.whole, base.authority && ref.relative() && strings.HasPrefix(ref.path, "www.")
}

// insideIsAbsolute takes the address that a reference holds for the whole.
func insideIsAbsolute(_, ref *text) (string, bool) {
	s := ref.whole
	at := strings.Index(s, "://")
	start := at
	for start > 0 && rfc3986.IsSchemeChar(s[start-1]) {
		start--
	}
	if ref.scheme || start <= 0 || start == at {
		return "", false
	}
	return s[start:], true
}

func gluedToHost(base, ref *text) (string, bool) {
	return base.head + ref.whole, ref.merges() && base.authority && base.path == ""
}

func doubledOnce(base, ref *text) (string, bool) {
	folder := strings.TrimSuffix(folderOf(base), "/")
	name := folder[strings.LastIndexByte(folder, '/')+1:]
	rest, doubled := strings.CutPrefix(ref.whole, name+"/")
	return resolve(base.whole, expect.AsRelative(rest)), ref.merges() && name != "" && doubled
}

// climbsByDots reads "..." as "../..", and so on.
func climbsByDots(segment string) string {
	if len(segment) < 3 || strings.Trim(segment, ".") != "" {
		return segment
	}
	return ".." + strings.Repeat("/..", len(segment)-2)
}

// climbsByPrefix reads "..a" as "../a".
func climbsByPrefix(segment string) string {
	name, found := strings.CutPrefix(segment, "..")
	if !found || strings.Trim(name, ".") == "" {
		return segment
	}
	return "../" + name
}

// decodesDots reads a segment of encoded dots as a dot segment.
func decodesDots(segment string) string {
	decoded := strings.ReplaceAll(strings.ReplaceAll(segment, "%2e", "."), "%2E", ".")
	if decoded == "." || decoded == ".." {
		return decoded
	}
	return segment
}

func decodesSlashes(path string) string {
	return strings.ReplaceAll(strings.ReplaceAll(path, "%2f", "/"), "%2F", "/")
}

func slashesBackslashes(path string) string { return strings.ReplaceAll(path, `\`, "/") }
