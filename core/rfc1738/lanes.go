package rfc1738

import "uriplayground/core/internal/swar"

// Classes of which a run is read at once.
const (
	xchars swar.Run = 8 + 8*iota
	fpathChars
	hpathChars
	searchChars
	uchars
	fieldChars
)

const (
	userChars swar.Run = 1<<7 + 8 + 8*iota
	articleChars
	groupChars
	digitChars
	noChars
)

func tables() [2]swar.ClassLanes {
	return [2]swar.ClassLanes{
		swar.NewClassLanes(classes,
			xchar|pct, fpathChar|pct, hpathChar|pct, searchChar|pct, uchar|pct, fieldChar|pct),
		swar.NewClassLanes(classes, userChar|pct, articleChar|pct, groupChar, digit, 0),
	}
}
