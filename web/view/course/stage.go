package course

import (
	"slices"
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/web/page"
	"uriplayground/web/track"
)

// stage adds what there is to do.
func (w *posed) stage(s *page.Screen) {
	l := w.learning
	switch w.Action {
	case track.Place:
		s.Slots = w.slots()
	case track.Cut:
		s.Cut = w.cut()
	case track.Run:
		s.ByHand = w.byHand()
		s.Said = w.said(s.ByHand)
	case track.Order:
		s.Cards = w.cards()
	case track.Match, track.Sort:
		s.Board = w.board()
	case track.Write:
		s.Live = w.live()
	}
	s.Field = &page.AnswerField{Label: w.say(w.fieldLabel()), Value: w.Typed(l.Draft), Draft: "draft", Send: "check", Done: l.Settled()}
}

// fieldLabel returns the key of what a field is for.
func (w *posed) fieldLabel() string {
	if key := "course.field." + string(w.Blank); (w.Action == track.Type || w.Action == track.Write) && w.Context.Words.Has(key) {
		return key
	}
	return "course.field." + string(w.Action)
}

// mark returns how the answer is marked, "right" or "wrong", once that may be seen.
func (w *posed) mark() string {
	switch {
	case w.wrong:
		return "wrong"
	case w.learning.Settled():
		return "right"
	}
	return ""
}

// slots returns the tree: under each level of the page's address a place.
func (w *posed) slots() (list []page.Slot) {
	l := w.learning
	path := track.Part(w.Base, "path")
	origin := track.BeforePath(w.Base)
	read := path // what the page is, as far as a place has it
	if whole := strings.TrimPrefix(w.Base, origin); slices.ContainsFunc(w.Slots, func(s track.Slot) bool { return s.Prefix == whole }) {
		read = whole
	}
	for i, place := range w.Slots {
		s := page.Slot{Text: strings.TrimPrefix(strings.TrimPrefix(place.Address, origin), place.Prefix), Chosen: l.Draft == place.Address, Idle: l.Settled(), Note: w.say("course.slot.key", "n", strconv.Itoa(i+1))}
		s.Name, s.Value = "draft", place.Address
		s.Level = w.level(place.Prefix)
		if s.File = path != "" && !strings.HasSuffix(path, "/") && strings.HasPrefix(place.Prefix, path); s.File { // with its query or without
			s.Level = strings.TrimSuffix(s.Level, "/")
		}
		if place.Prefix == read || path != "" && place.Prefix == path+"/" {
			s.Page = w.say(w.baseKey("course.slot.page"))
		}
		if path == "" { // the host alone: what is around it matters
			s.Level = strings.TrimSuffix(place.Address, w.Ref)
			s.Text = w.Ref
		}
		s.Spoken = w.say("course.slot", "n", strconv.Itoa(i+1), "of", strconv.Itoa(len(w.Slots)), "address", place.Address)
		if s.Chosen {
			s.Mark = w.mark()
			switch s.Mark {
			case "wrong":
				s.Note = w.say("course.slot.wrong")
				s.Ghost, s.Reason = w.ghost()
			case "right":
				s.Note = "✓"
			}
		}
		list = append(list, s)
	}
	return list
}

// level names a level of the tree by the beginning of a path that leads there.
func (w *posed) level(prefix string) string {
	if prefix == "/" {
		return track.Part(w.Base, "host")
	}
	return prefix[strings.LastIndexByte(strings.TrimSuffix(prefix, "/"), '/')+1:]
}

// ghost returns what a wrong answer has that is neither the page's nor the link's.
func (w *posed) ghost() (text, reason string) {
	for _, p := range w.verdict.Pieces {
		if p.From == track.Nowhere && len(p.Text) <= 3 {
			return p.Text, w.say("course.nowhere")
		}
	}
	return "", ""
}

func (w *posed) cut() *page.Cut {
	l := w.learning
	at := min(len(l.Draft), len(w.Start))
	if !strings.HasPrefix(w.Start, l.Draft) {
		at = 0
	}
	return &page.Cut{
		Command: page.Command{Name: "cut", Value: strconv.Itoa(at)}, Kept: w.Start[:at], CutOff: w.Start[at:], At: at, Characters: len(w.Start),
		Spoken: w.say("course.cut", "kept", w.QuoteEmpty(w.Start[:at]), "gone", w.QuoteEmpty(w.Start[at:])), Mark: w.mark(), Idle: l.Settled(),
	}
}

// live returns where the link leads with what is written.
func (w *posed) live() []page.Given {
	draft := w.learning.Draft
	base, ref := w.Base, draft
	if w.Blank == track.Base {
		base, ref = draft, w.Ref
	}
	target, done := core.Target(base, ref, core.RFC3986, core.Options{})
	if !done {
		target = w.say("target.none")
	}
	return []page.Given{{Name: w.say("course.leads"), Text: target}}
}

// byHand makes the board of a Run: the pieces as the moves have left them.
func (w *posed) byHand() *page.ByHand {
	l, draft := w.learning, w.Read(w.learning.Draft)
	r := &page.ByHand{
		Output: w.say("course.output"), Input: w.say("course.input"), Root: w.say("course.root"),
		Stack: w.say("course.stack"), Queue: w.say("course.queue"), Idle: l.Settled() || l.Judged,
	}
	fromPage := 0
	if !strings.HasPrefix(w.Ref, "/") {
		fromPage = strings.Count(strings.TrimSuffix(w.Start, w.Ref), "/") - 1
	}
	var out, in []page.TapePiece
	for i, text := range w.Cards {
		kind := "ref"
		if i < fromPage {
			kind = "base"
		}
		in = append(in, page.TapePiece{Text: text, Kind: kind})
	}
	for i := 0; i < len(draft) && len(in) > 0; i++ {
		first := in[0]
		in = in[1:]
		move := rune(draft[i])
		entry := page.Move{Text: strconv.Itoa(i+1) + " " + first.Text + map[rune]string{track.ToOutput: " →", track.Drop: " ↓", track.DropBoth: " ↓↓"}[move]}
		switch {
		case move == track.ToOutput:
			out = append(out, first)
		case len(in) == 0 && (first.Text == "/." || first.Text == "/.."):
			in = append(in, page.TapePiece{Text: "/", Kind: "ref"})
		}
		if move == track.DropBoth {
			out = out[:max(0, len(out)-1)]
		}
		entry.Wrong = w.wrong && i == len(draft)-1
		r.Log = append(r.Log, entry)
	}
	r.Out, r.In = out, in
	if w.wrong && len(out) > 0 {
		r.Out = slices.Clone(out)
		r.Out[len(out)-1].Kind += " stands"
	}
	for i, lane := range w.Lanes {
		b := page.Button{Command: page.Command{Name: "move", Value: lane}, Text: w.say("track.move." + lane)}
		b.Idle = map[bool]string{true: "true"}[r.Idle || len(in) == 0]
		r.Moves = append(r.Moves, page.MoveButton{Button: b, Key: strconv.Itoa(i + 1)})
	}
	r.Taken = l.Taken != ""
	return r
}

// said tells the buffers to those who do not see them, after a move.
func (w *posed) said(r *page.ByHand) string {
	if len(r.Log) == 0 {
		return ""
	}
	b := w.Board(w.Read(w.learning.Draft))
	return w.say("predict.spoken", "output", w.QuoteEmpty(b.Output), "input", w.QuoteEmpty(b.Input))
}

// cards returns the cards of an Order, those that were put aside last.
func (w *posed) cards() (list []page.Card) {
	l := w.learning
	order := l.CardsInOrder(w.Task)
	n := len(order)
	for _, card := range w.Cards {
		if !slices.Contains(order, card) {
			order = append(order, card)
		}
	}
	for i, card := range order {
		place := strconv.Itoa(i + 1)
		name, letter := w.say("track.card."+card), w.Letter(card)
		c := page.Card{Number: place, Letter: letter, Text: name, Put: place, Unused: i >= n, Moved: card == l.Moved}
		at := place
		switch {
		case c.Unused:
			c.Number, c.Put, at = "–", "aside", w.say("course.aside")
		case w.wrong && i < len(w.verdict.Asked):
			asked := w.verdict.Asked[i]
			c.Note = w.say("track.asked." + asked)
			if asked == "yes" {
				c.Mark = "wrong"
			}
		case l.Settled():
			c.Mark = "right"
		}
		c.Piece = page.Button{Command: page.Command{Name: "pick-up", Value: card}, Text: name}
		c.Piece.Title = w.say("course.card", "place", at, "of", strconv.Itoa(n), "card", letter+" "+name, "note", c.Note)
		c.Piece.SetPressed(l.Taken == card)
		if !l.Settled() {
			move := func(to, sign string) page.Button {
				return page.Button{Command: page.Command{Name: "card", Value: card + " " + to}, Text: sign, Title: w.say("course.card."+to, "card", name)}
			}
			if i > 0 {
				c.Up = move("up", "↑")
			}
			switch {
			case c.Unused:
			case i == n-1:
				c.Down = move("aside", "↓")
			default:
				c.Down = move("down", "↓")
			}
		}
		if c.Unused && i == n {
			c.First = w.say("course.aside")
		}
		list = append(list, c)
	}
	if n == len(order) {
		list = append(list, page.Card{First: w.say("course.aside"), Put: "aside", Unused: true})
	}
	return list
}

// board returns the lanes of a Match or Sort, before them the cards that lie in none.
func (w *posed) board() (b page.Board) {
	l := w.learning
	lanes := append([]string{""}, w.Lanes...)
	for i, text := range lanes {
		lane := page.BoardLane{Name: "none", Label: w.say("course.lane.none")}
		letter := ""
		if i > 0 {
			letter = string(rune('a' + i - 1))
			lane.Name = letter
			lane.Label, lane.Code = text, !w.Named
			if w.Named {
				lane.Label = w.say("track.lane." + text)
			}
		}
		for n, card := range w.Cards {
			if l.Lane(n+1) != letter {
				continue
			}
			number := strconv.Itoa(n + 1)
			piece := page.Button{Command: page.Command{Name: "pick-up", Value: number}, Text: card}
			if card == "" {
				piece.Text = w.QuoteEmpty(card)
			}
			if w.wrong && n < len(w.verdict.Cards) {
				piece.Text += map[bool]string{true: " ✓", false: " ✗"}[w.verdict.Cards[n]]
			}
			piece.SetPressed(l.Taken == number)
			if l.Settled() {
				piece.Idle = "true"
			}
			lane.Pieces = append(lane.Pieces, piece)
		}
		lane.Put = page.Button{Command: page.Command{Name: "put-down", Value: lane.Name}, Text: w.say("course.put"), Title: w.say("course.put.into", "lane", lane.Label)}
		if l.Taken == "" || l.Settled() {
			lane.Put.Idle = "true"
		}
		b.Lanes = append(b.Lanes, lane)
	}
	if n, err := strconv.Atoi(l.Taken); err == nil && 1 <= n && n <= len(w.Cards) {
		b.Said = w.say("predict.taken", "text", w.QuoteEmpty(w.Cards[n-1]))
	}
	return b
}
