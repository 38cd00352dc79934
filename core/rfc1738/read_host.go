package rfc1738

// front reads what stands between the scheme and what is special to it, and
// tells whether reading can go on there, be it at the end.
func (r *reader) front(f front) bool {
	switch f {
	case noFront:
		return true
	case hostFront:
		return r.need("//") && r.hostport()
	case loginFront:
		return r.need("//") && r.login()
	}
	return r.need("//") && (r.at('/') || r.host())
}

// login reads
//
//	login = [ user [ ":" password ] "@" ] hostport
//
// Until an "@" or another character decides it, text may be user and password
// or host and port.
func (r *reader) login() bool {
	start := *r
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
	host := start
	// A host that ends before an "@" could still have come is none.
	if !host.hostport() || host.i < r.i {
		return false
	}
	*r = host
	return true
}

// hostport reads
//
//	hostport = host [ ":" port ]
func (r *reader) hostport() bool {
	if !r.host() {
		return false
	}
	return !r.eat(':') || r.some(digit)
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
	s, start := r.s, r.i
	label, i := start, start
	for ; i < len(s); i++ {
		c := s[i]
		if classes.Is(c, alphadigit) {
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
	if i > label && s[i-1] != '-' && (classes.Is(s[label], alpha) || isHostnumber(s[start:i])) {
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
