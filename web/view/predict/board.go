package predict

import (
	"strconv"

	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// board adds the buffers in pieces. A piece is a slash or what is between two: segments
// with their slashes would give away what a rule takes.
func board(v *render.Context, b *page.Board, is model.Buffers) {
	p := &v.State.Predict
	b.Hint = v.Words.Get("predict.drag")
	output := page.BoardLane{Name: "output", Label: v.Words.Get("trace.output")}
	for _, at := range pieceEnds(is.Output) {
		addPiece(v, &output, is, is.Output[at.start:at.end], model.Piece{From: "output", At: at.start}, p.Taken.At <= at.start)
	}
	input := page.BoardLane{Name: "input", Label: v.Words.Get("trace.input")}
	for _, at := range pieceEnds(is.Input) {
		addPiece(v, &input, is, is.Input[at.start:at.end], model.Piece{From: "input", At: at.end}, at.end <= p.Taken.At)
	}
	away := page.BoardLane{Name: "away", Label: v.Words.Get("predict.away")}
	addPiece(v, &away, is, "/", model.Piece{From: "slash"}, true)
	for _, lane := range []page.BoardLane{output, input, away} {
		put := &lane.Put
		put.Name, put.Value, put.Text = "put-down", lane.Name, v.Words.Get("predict.put."+lane.Name)
		if p.Taken.From == "" {
			put.Idle = "true"
		}
		b.Lanes = append(b.Lanes, lane)
	}
	switch {
	case p.Taken.From != "":
		b.Said = v.Words.Get("predict.taken", "text", v.Quote(is.Take(p.Taken)))
	case p.Draft != "":
		b.Said = v.Words.Get("predict.spoken", "output", v.QuoteEmpty(is.Output), "input", v.QuoteEmpty(is.Input))
	}
}

// addPiece adds a piece to a lane, named after all that is picked up with it. along reports whether
// it goes along with the piece that was picked up, if that is of the same lane.
func addPiece(v *render.Context, lane *page.BoardLane, is model.Buffers, text string, piece model.Piece, along bool) {
	p := &v.State.Predict
	var b page.Button
	b.Name, b.Value, b.Text = "pick-up", piece.From+" "+strconv.Itoa(piece.At), page.Visible(text)
	b.Title = v.Words.Get("predict.piece."+piece.From, "text", v.Quote(is.Take(piece)))
	b.SetPressed(piece.From == p.Taken.From && along)
	if p.Review {
		b.Idle = "true"
	}
	lane.Pieces = append(lane.Pieces, b)
}

// pieceEnds returns where the pieces of a buffer begin and end.
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
