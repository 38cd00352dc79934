package rfc3986

// Options are the named departures from RFC 3986 §5.2 as printed. The zero
// value is the RFC, strict.
type Options struct {
	// NonStrict ignores a scheme in the reference if it is the base's (§5.2.2).
	// Schemes are compared without regard to case (§3.1).
	NonStrict bool
	// Erratum4547 keeps a ".." that finds no segment to remove (§5.2.4).
	Erratum4547 bool
	// Erratum4789 resolves a base path that ends with "/.." before its last
	// segment is cut off (§5.2.3).
	Erratum4789 bool
}
