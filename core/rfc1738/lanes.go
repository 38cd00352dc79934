package rfc1738

import "uriplayground/core/syntax"

// Classes of which a run is read at once.
const (
	xchars syntax.Run = 8 + 8*iota
	fpathChars
	hpathChars
	searchChars
	uchars
	fieldChars
)

const (
	userChars syntax.Run = 1<<7 + 8 + 8*iota
	articleChars
	groupChars
	digitChars
	noChars
)

func tables() [2]syntax.Lanes {
	return [2]syntax.Lanes{
		syntax.NewLanes(classes,
			xchar|pct, fpathChar|pct, hpathChar|pct, searchChar|pct, uchar|pct, fieldChar|pct),
		syntax.NewLanes(classes, userChar|pct, articleChar|pct, groupChar, digit, 0),
	}
}
