package rfc1738

import (
	"math/bits"

	"uriplayground/core/internal/swar"
)

// afterHost reads on where neither a "/" nor the end is after the host from the
// byte start on, and reports whether reading can go on from there, be it at the end.
func (r *reader) afterHost(f front, start int, whole bool) bool {
	if f == loginFront {
		return r.login(start, whole)
	}
	return whole && (f == fileFront || r.port())
}

// login reads
//
//	login = [ user [ ":" password ] "@" ] hostport
//
// from byte start on, where a host was read, whole or not. Until an "@" or another
// character decides it, text may be user and password or host and port.
func (r *reader) login(start int, whole bool) bool {
	if i := r.i; whole && i+1 < len(r.s) && r.s[i] == ':' && r.s[i+1]-'0' > 9 {
		return r.user() // of which no character was a fault
	}
	if whole && r.port() && (r.i == len(r.s) || r.s[r.i] == '/') {
		return true
	}
	host, wrong := r.i, r.bad || r.open
	r.i, r.bad, r.open = start, false, false
	if r.user() {
		return true
	}
	// A host that ends before an "@" could still have come is none.
	if wrong || host != r.i {
		return false
	}
	r.bad, r.open = false, false
	return true
}

// user reads a login with the rest of a user, and reports whether reading can go
// on.
func (r *reader) user() bool {
	whole := r.run(userChars)
	if whole && r.eat(':') {
		whole = r.run(userChars)
	}
	if whole && r.eat('@') {
		return r.hostport()
	}
	if whole {
		r.stop()
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
// As any label may be followed by another one, only the last label is known to be a toplabel.
//
// Most hosts are names in which no two of "-" and "." are together: sep has
// the top bit set of each byte that may be none of them, nor the end.
func (r *reader) host() bool {
	s, start, i := r.s, r.i, r.i
	last := uint64(0)
	if len(s) >= 8 {
		last = swar.Word(s, len(s)-8)
	} else {
		last = swar.LastWord(s)
	}
	label, carry, wrong, stops := i, uint64(0x80), uint64(0), uint64(0)
	for {
		w := swar.RestWord(last, len(s)-i)
		if i+8 <= len(s) {
			w = swar.Word(s, i)
		}
		var marks uint64
		stops, marks = swar.NameMarks(w)
		stop := stops & -stops
		wrong |= (marks<<8 | carry) & (marks | stop) & (stop<<1 - 1)
		marks &= stop - 1
		if marks != 0 {
			label = i + 8 - bits.LeadingZeros64(marks)>>3
		}
		if stops != 0 {
			break
		}
		carry = marks >> 56
		i += 8
	}
	i += bits.TrailingZeros64(stops) >> 3
	if wrong == 0 && (s[label]|0x20-'a' < 26 && (label == start || s[label-1] == '.') || swar.IsHostnumber(s[start:i])) {
		r.i = i
		return true
	}
	return r.labels()
}

// labels reads a host label by label.
func (r *reader) labels() bool {
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
	if i > label && s[i-1] != '-' && (t[s[label]]&alpha != 0 || swar.IsHostnumber(s[start:i])) {
		return true
	}
	r.stop()
	return false
}
