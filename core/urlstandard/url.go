package urlstandard

import "uriplayground/core/syntax"

// URL is a URL record (URL Standard §4.1), serialized, with offsets into that text. It
// is a value. The zero URL is none.
type URL struct {
	href      string
	schemeEnd uint32 // at ":"
	userEnd   uint32 // after the username, which begins after "//"
	hostStart uint32 // after the "@", if there is one
	hostEnd   uint32 // at ":" before the port
	authEnd   uint32 // after the port
	pathStart uint32 // after the "/." that keeps a path from being read as a host
	pathEnd   uint32 // at "?"
	queryEnd  uint32 // at "#"
	flags     flags
}

// flags say what of a record is not null, and what kind it is.
type flags uint8

const (
	hasHost flags = 1 << iota
	hasQuery
	hasFragment
	opaquePath
	isSpecial
	isFile
)

func (u *URL) has(f flags) bool { return u.flags&f != 0 }

func span(start, end uint32) syntax.Span { return syntax.Span{Start: start, End: end} }

// Href returns the serialized URL (URL Standard §4.5).
func (u URL) Href() string { return u.href }

// Scheme returns the scheme (URL Standard §4.1).
func (u URL) Scheme() string { return u.href[:u.schemeEnd] }

// credentialsStart returns where the username begins.
func (u *URL) credentialsStart() uint32 { return u.schemeEnd + uint32(len("://")) }

// Username returns the username; "" if there is none (URL Standard §4.1).
func (u URL) Username() string {
	if !u.has(hasHost) {
		return ""
	}
	return u.href[u.credentialsStart():u.userEnd]
}

// Password returns the password; "" if there is none (URL Standard §4.1).
func (u URL) Password() string {
	if !u.has(hasHost) || u.userEnd+1 >= u.hostStart {
		return ""
	}
	return u.href[u.userEnd+1 : u.hostStart-1]
}

// Host returns the serialized host without its port, and whether it is not null (URL
// Standard §4.1).
func (u URL) Host() (string, bool) { return u.href[u.hostStart:u.hostEnd], u.has(hasHost) }

// Port returns the port, which is never the default one, and whether it is not null (URL
// Standard §4.1).
func (u URL) Port() (string, bool) {
	if u.hostEnd == u.authEnd {
		return "", false
	}
	return u.href[u.hostEnd+1 : u.authEnd], true
}

// Path returns the path, serialized (URL Standard §4.5).
func (u URL) Path() string { return u.href[u.pathStart:u.pathEnd] }

// Query returns the query, and whether it is not null (URL Standard §4.1).
func (u URL) Query() (string, bool) {
	if !u.has(hasQuery) {
		return "", false
	}
	return u.href[u.pathEnd+1 : u.queryEnd], true
}

// Fragment returns the fragment, and whether it is not null (URL Standard §4.1).
func (u URL) Fragment() (string, bool) {
	if !u.has(hasFragment) {
		return "", false
	}
	return u.href[u.queryEnd+1:], true
}

// specialSchemes is the special schemes with their default ports (URL Standard §4.2).
var specialSchemes = [...]struct{ name, port string }{{"http", "80"}, {"https", "443"}, {"file", ""}, {"ftp", "21"}, {"ws", "80"}, {"wss", "443"}}

// specialFlags returns the flags of a scheme.
func specialFlags(scheme string) flags {
	switch scheme {
	case "http", "https", "ws", "wss", "ftp":
		return isSpecial
	case "file":
		return isSpecial | isFile
	}
	return 0
}

// defaultPort returns the default port of a scheme; "" if it has none.
func defaultPort(scheme string) string {
	for _, s := range specialSchemes {
		if s.name == scheme {
			return s.port
		}
	}
	return ""
}
