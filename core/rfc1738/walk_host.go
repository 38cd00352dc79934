package rfc1738

import (
	"strings"

	"uriplayground/core/internal/swar"
	"uriplayground/core/syntax"
)

// front divides what comes between the scheme and what is special to it.
func (w *walker) front(f form) {
	if f.front == noFront {
		return
	}
	slashes := w.at
	for w.at < slashes+len("//") && w.eat('/') {
	}
	if missing := w.at < slashes+len("//"); missing {
		w.fault(f.rule, syntax.SlashesMissing, slashes, w.at)
		if f.front == fileFront {
			w.at = slashes // what follows is a path
			w.absent(RuleHost)
			return
		}
	}
	switch f.front {
	case fileFront:
		w.hostUpTo(w.find("/"), true)
	case loginFront:
		w.login(f.rule, w.find("/"), true)
		w.hostport()
	case hostFront:
		w.login(f.rule, w.find("/?#"), false)
		w.hostport()
	}
}

// login divides user and password, which the last "@" before end closes.
func (w *walker) login(rule *syntax.Rule, end int, allowed bool) {
	start, at := w.at, strings.LastIndexByte(w.text[w.at:end], '@')
	if at < 0 {
		if allowed {
			w.absent(RuleUser, RulePassword)
		}
		return
	}
	at += start
	if !allowed {
		w.fault(rule, syntax.LoginNotAllowed, start, at+len("@"))
	}
	colon := at
	if n := strings.IndexByte(w.text[start:at], ':'); n >= 0 {
		colon = start + n
	}
	w.part(RuleUser, userChar, colon)
	if colon < at {
		w.at++
		w.part(RulePassword, userChar, at)
	} else {
		w.absent(RulePassword)
	}
	w.at = at + len("@")
}

// hostport divides host and port, up to what can be part of neither.
func (w *walker) hostport() {
	end := w.find("/?#;")
	colon := strings.LastIndexByte(w.text[w.at:end], ':')
	if colon < 0 {
		w.hostUpTo(end, false)
		w.absent(RulePort)
		return
	}
	w.hostUpTo(w.at+colon, false)
	w.at++
	w.filled(RulePort, digit, syntax.PortCharacter, end)
}

// hostUpTo notes the host, and what is wrong with it.
func (w *walker) hostUpTo(end int, mayBeEmpty bool) {
	start := w.take(RuleHost, end)
	if start == end {
		if !mayBeEmpty {
			w.fault(RuleHost, syntax.Empty, start, end)
		}
		return
	}
	w.bare(RuleHost, hostChar, start, end)
	for label := start; label <= end; {
		dot := end
		if n := strings.IndexByte(w.text[label:end], '.'); n >= 0 {
			dot = label + n
		}
		w.label(label, dot, end)
		label = dot + 1
	}
}

// label says what is wrong with the label up to dot of a host up to end: that
// it is empty, or with what it begins or ends.
func (w *walker) label(start, dot, end int) {
	rule := RuleDomainlabel
	if dot == end {
		rule = RuleToplabel
	}
	switch {
	case start == dot:
		w.fault(rule, syntax.Empty, start, dot)
		return
	case w.text[start] == '-':
		w.fault(rule, syntax.LabelStart, start, start+1)
	case rule == RuleToplabel && classes.Is(w.text[start], digit):
		w.topLabel(start, end)
	}
	if last := dot - 1; last > start && w.text[last] == '-' {
		w.fault(rule, syntax.LabelEnd, last, dot)
	}
}

// topLabel says that the last label, which begins with a digit, is none of a
// name, unless the host is a hostnumber.
func (w *walker) topLabel(label, end int) {
	start := int(w.parts[len(w.parts)-1].Start)
	if !swar.IsHostnumber(w.text[start:end]) {
		w.fault(RuleToplabel, syntax.TopLabel, label, end)
	}
}
