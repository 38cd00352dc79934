package track

import (
	"strings"

	"uriplayground/core"
)

// The moves of a Run. The last two are wrong ones that a board with loose pieces allows.
const (
	ToOutput  = 'o' // the first segment of the input to the end of the output
	Drop      = 'd' // the first segment of the input away
	DropBoth  = 'p' // the same, and the last one of the output with it
	DropThree = 'q' // the same, and the last two of the output
	LastFirst = 'l' // the last segment of the input to the end of the output
)

// pieces works out a Run: its segments, the moves of the core, and what each belief moves.
func (t *Task) pieces() {
	path := Part(t.Base, "path")
	t.Start = path[:strings.LastIndexByte(path, '/')+1] + t.Ref
	if strings.HasPrefix(t.Ref, "/") {
		t.Start = t.Ref
	}
	t.Lanes = []string{string(rune(ToOutput)), string(rune(Drop)), string(rune(DropBoth))}
	for rest := t.Start; rest != ""; {
		var piece string
		piece, rest = cutSegment(rest)
		t.Cards = append(t.Cards, piece)
	}
	states := statesOf(t.Start)
	board, kept := states[0], [2]string{} // by "glue" and "above"
	for i := 1; i < len(states); i++ {
		move := moveTo(board, states[i])
		t.right += string(move)
		first, _ := cutSegment(board.Input)
		for k, stays := range [...]bool{first == "/.." || first == "/.", first == "/.." && board.Output == ""} {
			if stays {
				kept[k] += string(rune(ToOutput))
			} else {
				kept[k] += string(move)
			}
		}
		board = states[i]
	}
	for _, id := range t.Beliefs {
		answer := kept[0]
		if id == "above" {
			answer = kept[1]
		}
		t.believed = append(t.believed, believed{id, answer})
	}
}

// Board is the two buffers of a Run.
type Board struct{ Output, Input string }

// statesOf returns the buffers at the start and after each move of the core.
func statesOf(path string) (list []Board) {
	_, trace := core.TraceRemoveDotSegments(path)
	for i := range trace.Steps {
		list = append(list, Board{string(trace.Output(nil, int32(i))), trace.Input(int32(i))})
	}
	return list
}

// cutSegment returns the first segment of a path, with the slash before it, and the rest.
func cutSegment(path string) (first, rest string) {
	if path == "" {
		return "", ""
	}
	i := strings.IndexByte(path[1:], '/')
	if i < 0 {
		return path, ""
	}
	return path[:i+1], path[i+1:]
}

// moveTo returns the move from a board to another.
func moveTo(from, to Board) rune {
	for _, move := range [...]rune{ToOutput, Drop, DropBoth} {
		if after := from.After(move); after == to {
			return move
		}
	}
	return 0
}

// After returns the board after a move. A dot segment that is the last leaves its slash.
func (b Board) After(move rune) Board {
	first, rest := cutSegment(b.Input)
	if move != ToOutput && rest == "" && (first == "/." || first == "/..") {
		rest = "/"
	}
	switch move {
	case ToOutput:
		return Board{b.Output + first, rest}
	case Drop:
		return Board{b.Output, rest}
	case DropBoth:
		return Board{withoutLast(b.Output), rest}
	case DropThree:
		return Board{withoutLast(withoutLast(b.Output)), rest}
	case LastFirst:
		i := max(0, strings.LastIndexByte(b.Input, '/'))
		return Board{b.Output + b.Input[i:], b.Input[:i]}
	}
	return b
}

func withoutLast(path string) string { return path[:max(0, strings.LastIndexByte(path, '/'))] }

// Board returns the buffers of a Run after some moves.
func (t *Task) Board(moves string) Board {
	b := Board{Input: t.Start}
	for _, move := range moves {
		b = b.After(move)
	}
	return b
}

// wrongMove returns which of the moves is the first wrong one, from 1, and the board before it; 0
// where all are right so far.
func (t *Task) wrongMove(moves string) (n int, before Board) {
	b := Board{Input: t.Start}
	states := statesOf(t.Start)
	for i, move := range moves {
		after := b.After(move)
		if i+1 >= len(states) || after != states[i+1] {
			return i + 1, b
		}
		b = after
	}
	return 0, b
}

// judgeRun fills in what a wrong move does.
func (t *Task) judgeRun(v *Verdict, moves string) {
	n, before := t.wrongMove(moves)
	if v.Move = n; n == 0 {
		v.Board = before
		v.Says = "track.run.so-far"
		return
	}
	move := rune(moves[n-1])
	v.Board = before.After(move)
	first, _ := cutSegment(before.Input)
	dots := first == "/.." || first == "/."
	switch {
	case before.Input == "":
		v.Says = "track.run.empty"
	case move == LastFirst:
		v.Says = "track.run.reversed"
	case move == ToOutput && first == "/..":
		if v.Says = "track.run.kept"; before.Output == "" {
			v.Beliefs = t.only("above", "glue")
		} else {
			v.Beliefs = t.only("glue")
		}
	case move == ToOutput:
		v.Says, v.Beliefs = "track.run.kept", t.only("glue")
	case !dots && move == Drop:
		v.Says = "track.run.lost"
	case first == "/.." && move == Drop:
		v.Says = "track.run.no-pop"
	default:
		v.Says = "track.run.popped"
	}
	v.Target = strings.TrimSuffix(t.Base, Part(t.Base, "path")) + t.finish(v.Board)
}

// finish returns what is left when all further moves are right.
func (t *Task) finish(b Board) string {
	for b.Input != "" {
		first, _ := cutSegment(b.Input)
		switch first {
		case "/..":
			b = b.After(DropBoth)
		case "/.":
			b = b.After(Drop)
		default:
			b = b.After(ToOutput)
		}
	}
	return b.Output
}
