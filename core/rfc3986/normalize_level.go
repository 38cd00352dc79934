package rfc3986

// Level is how far a reference is normalized (RFC 3986 §6.2).
//
// LevelCase, LevelPercent and LevelDot are one rung of the ladder each, and
// that rung alone: LevelDot decodes nothing first, so that "%2e%2e" is no dot
// segment to it. LevelSyntax is the three together, and LevelScheme is
// LevelSyntax and the scheme's own rules.
//
// Normalizing at LevelCase or LevelPercent first never changes the result of
// LevelSyntax, nor does LevelSyntax that of LevelScheme. LevelDot is left out
// of this promise: removing the dot segments before decoding may remove the
// wrong ones ("/%2e%2e/.." loses both), which is why §6.2.2.3 comes last.
type Level uint8

const (
	LevelCase    Level = iota // §6.2.2.1
	LevelPercent              // §6.2.2.2
	LevelDot                  // §6.2.2.3
	LevelSyntax               // all of §6.2.2
	LevelScheme               // §6.2.2 and §6.2.3
)

var levelNames = [...]string{
	LevelCase: "case", LevelPercent: "percent", LevelDot: "dot", LevelSyntax: "syntax", LevelScheme: "scheme",
}

// String is the level's name at the public surfaces.
func (l Level) String() string { return levelNames[l] }

// LevelNamed is the level of that name, and whether there is one (RFC 3986
// §6.2).
func LevelNamed(name string) (Level, bool) {
	for l, n := range levelNames {
		if n == name {
			return Level(l), true
		}
	}
	return 0, false
}

// rungs is a set of rungs of the ladder, in its order.
type rungs uint8

const (
	rungCase rungs = 1 << iota
	rungPercent
	rungDot
	rungScheme

	rungTop = rungScheme
)

var levelRungs = [...]rungs{
	LevelCase:    rungCase,
	LevelPercent: rungPercent,
	LevelDot:     rungDot,
	LevelSyntax:  rungCase | rungPercent | rungDot,
	LevelScheme:  rungCase | rungPercent | rungDot | rungScheme,
}

// upTo is the rung and all below it.
func upTo(rung rungs) rungs { return rung | (rung - 1) }
