package drawing

import (
	"unicode/utf8"

	"uriplayground/web/page"
)

// typeSize is a size of code, and how wide one of its characters is made.
type typeSize struct{ size, char int }

var (
	largeCode = typeSize{17, 10} // the addresses
	chipCode  = typeSize{15, 9}
)

const (
	maxLines  = 4 // of an address
	lineChars = (width - margin - indent) / 10
)

// columns returns how many characters wide a text is: those of East Asia are two.
func columns(text string) (n int) {
	for _, r := range text {
		if n++; r >= 0x1100 && (r < 0x1160 || r >= 0x2E80 && r < 0xA4D0 || r >= 0xAC00 && r < 0xD7A4 || r >= 0xFF01 && r < 0xFF61 || r >= 0x1F300 && r < 0x20000) {
			n++
		}
	}
	return n
}

// runsOf returns the pieces of a target by where they come from.
func runsOf(pieces []page.TargetPiece) (list []page.Run) {
	for _, p := range pieces {
		if p.Text == "" {
			continue // a gap
		}
		if k := len(list) - 1; k >= 0 && list[k].From == p.From {
			list[k].Text += p.Text
		} else {
			list = append(list, page.Run{Text: p.Text, From: p.From})
		}
	}
	return list
}

// head returns the characters of a text that are at most n columns wide, and the rest.
func head(text string, n int) (first, rest string) {
	for i, r := range text {
		if n -= columns(string(r)); n < 0 {
			return text[:i], text[i:]
		}
	}
	return text, ""
}

// shortened returns runs of at most n columns: with an ellipsis in the middle, since both ends matter.
func shortened(runs []page.Run, n int) (list []page.Run) {
	total := 0
	for _, r := range runs {
		total += columns(r.Text)
	}
	if total <= n {
		return runs
	}
	first := n - n/3 - 1
	for _, r := range runs {
		start, _ := head(r.Text, first)
		if first -= columns(start); start != "" {
			list = append(list, page.Run{Text: start, From: r.From})
		}
		if start != r.Text {
			break
		}
	}
	last := len(list) - 1
	list[last].Text += "…"
	var end []page.Run
	left := n / 3
	for i := len(runs) - 1; i >= 0 && left > 0; i-- {
		r := runs[i]
		cut := len(r.Text)
		for cut > 0 {
			c, size := utf8.DecodeLastRuneInString(r.Text[:cut])
			if left -= columns(string(c)); left < 0 {
				break
			}
			cut -= size
		}
		if cut < len(r.Text) {
			end = append([]page.Run{{Text: r.Text[cut:], From: r.From}}, end...)
		}
	}
	return append(list, end...)
}

// wrapped returns runs in lines of at most n columns, broken where an address may be, and else
// anywhere.
func wrapped(runs []page.Run, n int) (lines [][]page.Run) {
	lines = [][]page.Run{nil}
	room := n
	add := func(text, from string) {
		now := &lines[len(lines)-1]
		if k := len(*now) - 1; k >= 0 && (*now)[k].From == from {
			(*now)[k].Text += text
		} else {
			*now = append(*now, page.Run{Text: text, From: from})
		}
		room -= columns(text)
	}
	for _, r := range runs {
		for _, segment := range page.Segments(r.Text) {
			if columns(segment) > room && room < n && columns(segment) <= n {
				lines, room = append(lines, nil), n
			}
			for segment != "" {
				var start string
				if start, segment = head(segment, room); start != "" {
					add(start, r.From)
				}
				if segment != "" {
					lines, room = append(lines, nil), n
				}
			}
		}
	}
	return lines
}
