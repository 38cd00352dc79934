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
	ChapterDots
	ChapterRecompose
	ChapterCount
)

// ChapterOf returns the chapter of a step. The lines of §5.2.2 that follow upon
// remove_dot_segments give the target what it is put together from.
func ChapterOf(rule *syntax.Rule, dotsDone bool) int {
	switch {
	case rule.Op == syntax.OpParse || rule.Op == syntax.OpAskNonStrict || rule.Op == syntax.OpUndefine:
		return chapterParse
	case rule.Section == MergeSection || rule.Op == syntax.OpMerge:
		return chapterMerge
	case rule.Section == DotsSection:
		return ChapterDots
	case dotsDone || Recomposes(rule):
		return ChapterRecompose
	}
	return chapterTransform
}

// Recomposes reports whether a line puts the target together (§5.3), with the guard of §3.3.
func Recomposes(rule *syntax.Rule) bool {
	switch rule.Op {
	case syntax.OpAppend, syntax.OpAppendColon, syntax.OpAppendSlashes, syntax.OpAppendQuestion, syntax.OpAppendHash, syntax.OpGuard:
		return true
	}
	return false
}

// CurrentRFC is the document whose words are the general ones.
const CurrentRFC = 3986

// MergeSection is the section that merges paths.
const MergeSection = "5.2.3"

// DotsSection is the section that removes dot segments.
const DotsSection = "5.2.4"

// RecomposeSection is the section that puts the components together.
const RecomposeSection = "5.3"
