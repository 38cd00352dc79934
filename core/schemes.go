package core

import (
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// KindOf is the kind of the reference alone (RFC 3986 §4); see Analysis.
func KindOf(ref string) *syntax.Rule { return rfc3986.Split(ref).Kind() }

// DefaultPort is the port that the scheme has if none is written (RFC 3986
// §6.2.3); empty if it is not known here.
func DefaultPort(scheme string) string { return rfc3986.DefaultPort(scheme) }

// KnownScheme tells whether the scheme is one that is known here (RFC 3986
// §3.1). It is no registry: other schemes are as good.
func KnownScheme(scheme string) bool { return rfc3986.KnownScheme(scheme) }

// Hidden tells whether a character is not seen, or turns the direction of
// text (RFC 3986 §7.6).
func Hidden(r rune) bool { return rfc3986.Hidden(r) }
