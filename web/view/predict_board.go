package view

import (
	"strconv"

	"uriplayground/web/model"
	"uriplayground/web/page"
)

// board is the buffers in pieces. A piece is a slash or what is between two: segments
// with their slashes would give away what a rule takes.
func (v *view) board(b *page.Board, is model.Buffers) {
	p := &v.state.Predict
	b.Hint = v.words.Get("predict.drag")
	output := page.BoardLane{Name: "output", Label: v.words.Get("trace.output")}
	for _, at := range pieceEnds(is.Output) {
		v.addPiece(&output, is.Output[at.start:at.end], model.Piece{From: "output", At: at.start}, p.Taken.At <= at.start)
	}
	input := page.BoardLane{Name: "input", Label: v.words.Get("trace.input")}
	for _, at := range pieceEnds(is.Input) {
		v.addPiece(&input, is.Input[at.start:at.end], model.Piece{From: "input", At: at.end}, at.end <= p.Taken.At)
	}
	away := page.BoardLane{Name: "away", Label: v.words.Get("predict.away")}
	v.addPiece(&away, "/", model.Piece{From: "slash"}, true)
	for _, lane := range []page.BoardLane{output, input, away} {
		put := &lane.Put
		put.Name, put.Value, put.Text = "put-down", lane.Name, v.words.Get("predict.put."+lane.Name)
		if p.Taken.From == "" {
			put.Idle = "true"
		}
		b.Lanes = append(b.Lanes, lane)
	}
	switch {
	case p.Taken.From != "":
		b.Said = v.words.Get("predict.taken", "text", v.quote(is.Take(p.Taken)))
	case p.Draft != "":
		b.Said = v.words.Get("predict.spoken", "output", v.quoteEmpty(is.Output), "input", v.quoteEmpty(is.Input))
	}
}

// addPiece adds a piece to a lane. along reports whether it goes along with the piece that
// was picked up, if that is of the same lane.
func (v *view) addPiece(lane *page.BoardLane, text string, piece model.Piece, along bool) {
	p := &v.state.Predict
	var b page.Button
	b.Name, b.Value, b.Text = "pick-up", piece.From+" "+strconv.Itoa(piece.At), page.Visible(text)
	b.SetPressed(piece.From == p.Taken.From && along)
	if p.Review {
		b.Idle = "true"
	}
	lane.Pieces = append(lane.Pieces, b)
}

// pieceEnds is where the pieces of a buffer begin and end.
func pieceEnds(text string) (list []struct{ start, end int }) {
	for start := 0; start < len(text); {
		end := start + 1
		if text[start] != '/' {
			for end < len(text) && text[end] != '/' {
				end++
			}
		}
		list = append(list, struct{ start, end int }{start, end})
		start = end
	}
	return list
}
