package timeline

import (
	"uriplayground/core/syntax"
)

// The chapters of a resolution, which the trace passes through in this order. Each
// is drawn as one picture.
const (
	chapterParse = iota
	chapterTransform
	chapterMerge
	chapterDots
	ChapterRecompose
	ChapterCount
)

// ChapterOf is the chapter of a step. The lines of §5.2.2 that follow upon
// remove_dot_segments give the target what it is put together from.
func ChapterOf(rule *syntax.Rule, dotsDone bool) int {
	switch {
	case rule.Key == "t-parse" || rule.Key == "t-if-non-strict" || rule.Key == "t-undefine":
		return chapterParse
	case rule.Section == MergeSection || rule.Key == "t-merge":
		return chapterMerge
	case rule.Section == DotsSection:
		return chapterDots
	case dotsDone || rule.Section == RecomposeSection || rule.Key == "r-guard":
		return ChapterRecompose
	}
	return chapterTransform
}

// CurrentRFC is the document whose words are the general ones.
const CurrentRFC = 3986

const MergeSection = "5.2.3"

const DotsSection = "5.2.4"

const RecomposeSection = "5.3"
