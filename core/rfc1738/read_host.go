package rfc1738

// front reads what stands between the scheme and what is special to it, and
// tells whether reading can go on there, be it at the end.
func (r *reader) front(f front) bool {
	if i := r.i + 2; i <= len(r.s) && r.s[r.i] == '/' && r.s[r.i+1] == '/' {
		r.i = i
	} else if !r.need("//") {
		return false
	}
	if f == loginFront {
		return r.login()
	}
	if f == fileFront && r.at('/') {
		return true
	}
	return r.host() && (f == fileFront || r.port())
}

// login reads
//
//	login = [ user [ ":" password ] "@" ] hostport
//
// Until an "@" or another character decides it, text may be user and password
// or host and port.
func (r *reader) login() bool {
	start := *r
	if r.hostport() && (r.i == len(r.s) || r.s[r.i] == '/') {
		return true
	}
	host := *r
	*r = start
	whole := r.take(userChar)
	if whole && r.eat(':') {
		whole = r.take(userChar)
	}
	if whole && r.eat('@') {
		return r.hostport()
	}
	if whole {
		r.stop()
	}
	// A host that ends before an "@" could still have come is none.
	if host.i == r.i && !host.bad && !host.open {
		*r = host
		return true
	}
	return false
}

// hostport reads
//
//	hostport = host [ ":" port ]
func (r *reader) hostport() bool { return r.host() && r.port() }

// port reads the ":" and the port, if they follow.
func (r *reader) port() bool {
	i := r.i
	if i == len(r.s) || r.s[i] != ':' {
		return true
	}
	for i++; i < len(r.s) && r.s[i]-'0' <= 9; i++ {
	}
	empty := i == r.i+1
	if r.i = i; empty {
		r.stop()
	}
	return !empty
}

// host reads
//
//	host        = hostname | hostnumber
//	hostname    = *[ domainlabel "." ] toplabel
//	domainlabel = alphadigit | alphadigit *[ alphadigit | "-" ] alphadigit
//	toplabel    = alpha | alpha *[ alphadigit | "-" ] alphadigit
//
// As any label may be followed by another one, only the end tells a toplabel.
func (r *reader) host() bool {
	s, start, t := r.s, r.i, classes
	label, i := start, start
	for ; i < len(s); i++ {
		c := s[i]
		if t[c]&alphadigit != 0 {
			continue
		}
		if c == '-' && i > label {
			continue
		}
		if c != '.' || i == label || s[i-1] == '-' {
			break
		}
		label = i + 1
	}
	r.i = i
	if i > label && s[i-1] != '-' && (t[s[label]]&alpha != 0 || isHostnumber(s[start:i])) {
		return true
	}
	r.stop()
	return false
}

// isHostnumber tells whether s, in which no label is empty, matches
//
//	hostnumber = digits "." digits "." digits "." digits
func isHostnumber(s string) bool {
	dots := 0
	for i := range len(s) {
		if s[i] == '.' {
			dots++
		} else if !classes.Is(s[i], digit) {
			return false
		}
	}
	return dots == 3
}
