package panes

import (
	"slices"
	"strings"

	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// narrowBracket is the number of characters that have room for the label of a
// bracket below them.
const narrowBracket = 10

// brackets groups the pieces by their source, and cuts them where the head of a bracket
// begins and ends.
func brackets(v *render.Context, t *page.Target) {
	var cut []page.TargetPiece
	for start := 0; start < len(t.Pieces); {
		end := bracketEnd(t.Pieces, start)
		run := t.Pieces[start:end]
		b := page.Bracket{From: run[0].From, Todo: !slices.ContainsFunc(run, func(p page.TargetPiece) bool { return !p.Todo })}
		if b.From != "made" {
			segments := segmentsOf(run)
			lead, head := headOf(segments, start == 0)
			run, b.Lead = cutPieces(run, lead)
			run, b.Head = cutPieces(run, lead+head)
			b.Head -= b.Lead
			narrow := page.Count(strings.Join(segments, "")) < narrowBracket
			b.Label = v.Words.Get("bracket." + b.From + short(narrow))
		}
		b.Pieces = len(run)
		cut = append(cut, run...)
		t.Brackets = append(t.Brackets, b)
		start = end
	}
	for i := 1; i < len(cut); i++ {
		cut[i-1].Wraps = wrapsBetween(cut[i-1], cut[i])
	}
	t.Pieces = cut
}

// short returns the end of the key of a label that has little room.
func short(narrow bool) string {
	if narrow {
		return ".short"
	}
	return ""
}

// segmentsOf returns the text of a run in the parts between which it may be wrapped.
func segmentsOf(run []page.TargetPiece) (parts []string) {
	open := false // whether the last part goes on
	for i, p := range run {
		for j, part := range p.Segments() {
			if open && j == 0 {
				parts[len(parts)-1] += part
			} else {
				parts = append(parts, part)
			}
		}
		open = i+1 < len(run) && !wrapsBetween(p, run[i+1])
	}
	return parts
}

// wrapsBetween reports whether a target may be wrapped between two pieces; within a host,
// that one may be pointed at only in part.
func wrapsBetween(p, next page.TargetPiece) bool {
	return (p.Component != "host" || next.Component != "host") && page.WrapsBetween(p.Text, next.Text)
}

// headOf returns the lengths of the lead and of the head of a bracket. The first of all has no
// line before it.
func headOf(segments []string, first bool) (lead, head int) {
	if !first && len(segments) > 1 && page.IsDelimiters(segments[0]) {
		lead = len(segments[0])
		segments = segments[1:]
	}
	for i := 0; i < len(segments) && head < narrowBracket; i++ {
		head += len(segments[i])
	}
	return lead, head
}

// cutPieces cuts a run at a byte of its text, and counts the pieces before.
func cutPieces(run []page.TargetPiece, at int) (cut []page.TargetPiece, before int) {
	for i, p := range run {
		if at <= 0 {
			return run, i
		}
		if at < len(p.Text) {
			first, rest := p, p
			first.Text, rest.Text = p.Text[:at], p.Text[at:]
			return slices.Concat(run[:i], []page.TargetPiece{first, rest}, run[i+1:]), i + 1
		}
		at -= len(p.Text)
	}
	return run, len(run)
}

// bracketEnd returns the end of the pieces with the same source as the one at start.
func bracketEnd(pieces []page.TargetPiece, start int) int {
	end := start + 1
	for i := end; i < len(pieces); i++ {
		switch pieces[i].From {
		case pieces[start].From:
			end = i + 1
		case "made":
		default:
			return end
		}
	}
	return end
}
