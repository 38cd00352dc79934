package urlstandard

// Origin returns the origin of the URL, serialized (URL Standard §4.7); "null" where it is
// opaque, as that of a file is here. A blob URL has that of the URL in its path, whose
// domain may be one for toASCII.
func (u URL) Origin(toASCII ToASCII) string {
	switch u.Scheme() {
	case "http", "https", "ws", "wss", "ftp":
		return u.href[:u.credentialsStart()] + u.href[u.hostStart:u.authEnd]
	case "blob":
		inner, ok := Parse(u.Path(), nil, toASCII)
		if scheme := inner.Scheme(); ok && (scheme == "http" || scheme == "https") {
			return inner.Origin(toASCII)
		}
	}
	return "null"
}
