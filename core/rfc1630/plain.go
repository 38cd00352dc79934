package rfc1630

import "strings"

// plain tells whether a clean text is valid, for those that most texts are; of
// others it says nothing by false. It saves the parser, whose many calls take
// longer under wasm than the reading.
func (u *URI) plain() bool {
	if u.has(hasSearch) && u.searchEnd == u.pathEnd+1 {
		return false // a void search
	}
	if !u.has(hasScheme) {
		return true
	}
	path := u.text[u.pathStart:u.pathEnd]
	a := u.address()
	switch {
	case a == httpAddress:
		return atName(path)
	case u.has(hasFragment | hasPrefix):
		return false
	case a == waisIndex:
		return atName(path) && behindHost(path) > 0
	case u.has(hasSearch):
		return false
	case a == noAddress:
		scheme := u.scheme()
		return scheme != "" && classes.Is(scheme[0], alpha) && skipPlain(scheme, 0, xalpha) == len(scheme)
	}
	return plainAddress(a, path)
}

// plainAddress is plain for the path of a scheme.
func plainAddress(a address, path string) bool {
	switch a {
	case gopherAddress:
		return atName(path) && behindHost(path) > 0
	case ftpAddress:
		return atName(path) && behindHost(path) >= 0 && strings.IndexByte(path, '@') < 0
	case prosperoAddress:
		return atName(path) && behindHost(path) >= 0 && strings.IndexByte(path, '%') < 0
	case telnetAddress:
		return atName(path) && behindHost(path) < 0 && strings.IndexByte(path, '@') < 0
	}
	if path == "" || strings.IndexByte(path, '/') >= 0 {
		return false
	}
	at := strings.IndexByte(path, '@')
	switch a {
	case newsAddress:
		return classes.Is(path[0], alpha)
	case cidAddress:
		return true
	case midAddress:
		return at > 0 && at+1 < len(path)
	case mailtoAddress:
		return at > 0 && at+1 < len(path) && classes.Is(path[at+1], alpha)
	}
	return false
}

// atName tells whether a path begins with "//" and the letter of a hostname.
func atName(path string) bool {
	return len(path) > 2 && path[0] == '/' && path[1] == '/' && classes.Is(path[2], alpha)
}

// behindHost is how many bytes stand behind the "/" that ends the host: 0, too, if
// the next byte is another "/"; -1 without a "/".
func behindHost(path string) int {
	slash := strings.IndexByte(path[2:], '/')
	switch {
	case slash < 0:
		return -1
	case slash+3 < len(path) && path[slash+3] == '/':
		return 0
	}
	return len(path) - (slash + 3)
}
