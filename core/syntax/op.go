package syntax

// Op is the operation of a line of an algorithm, for those who draw it or say it in words: two
// documents that do the same have the same one. It is NoOp of productions, and of lines of
// which only their words matter.
type Op uint8

// What lines do.
const (
	NoOp Op = iota

	// RFC 3986 §5.2.2.
	OpParse            // the reference is taken apart
	OpAskNonStrict     // has the reference the scheme of the base?
	OpUndefine         // so it is ignored
	OpAskScheme        // has it a scheme?
	OpAskAuthority     // has it an authority?
	OpAskPathEmpty     // is its path empty?
	OpAskQuery         // has it a query?
	OpAskPathSlash     // does its path begin with a slash?
	OpTakeURI          // the target's path is that of a reference with a scheme
	OpTakeNetworkPath  // that of one with an authority
	OpTakeBasePath     // that of the base
	OpTakeAbsolutePath // that of a reference which begins with a slash
	OpMerge            // merged of both

	// §5.2.3.
	OpAskNoPath     // has the base an authority and no path?
	OpAskUnresolved // does its path end with "/.." (erratum 4789)?
	OpKeepFolder    // its path is kept as far as the last slash
	OpAddSlash      // a slash that is in neither of the paths
	OpAddReference  // the path of the reference

	// §5.2.4.
	OpFill       // the input buffer is filled
	OpDropPrefix // "../" or "./" at its start
	OpDropDot    // "/./", of which the slash stays
	OpPop        // "/../", and the last segment of the output
	OpDropLast   // "." or "..", which is all that is left
	OpPush       // a segment is moved to the output buffer
	OpKeepDots   // so is a ".." that has nothing to remove (erratum 4547)

	// §5.3.
	OpAppend // a component
	OpAppendColon
	OpAppendSlashes
	OpAppendQuestion
	OpAppendHash
	OpGuard // what keeps a path from being read as an authority (§3.3)

	// RFC 1630, page 10.
	OpRemoveParent // "xxx/../"
	OpRemoveDot    // "/."
	OpJoinPartial  // the partial form is put behind what is kept of the context

	// RFC 3986 §6.2.2.3.
	OpNormalizeDots // the path loses its dot segments

	// URL Standard, path state.
	OpShorten // the path loses its last segment, if it has one
)

// Components is a set of the five components of RFC 3986 §3.
type Components uint8

// The components.
const (
	Scheme Components = 1 << iota
	Authority
	Path
	Query
	Fragment

	AllComponents Components = 1<<iota - 1
)

// ComponentNamed returns the component of that name; 0 for none.
func ComponentNamed(name string) Components {
	switch name {
	case "scheme":
		return Scheme
	case "authority":
		return Authority
	case "path":
		return Path
	case "query":
		return Query
	case "fragment":
		return Fragment
	}
	return 0
}

// Has reports whether the component of that name is in the set.
func (c Components) Has(name string) bool { return c&ComponentNamed(name) != 0 }
