package model

import (
	"slices"
	"strconv"
	"strings"

	"uriplayground/web/track"
)

// What is dragged on a screen: the pieces of a Run, and the cards of an Order, a Match or a Sort.

// moved makes a move of a Run.
func (l Learning) moved(t *track.Task, move string) Learning {
	if l.Settled() || l.Judged || !slices.Contains(t.Lanes, move) || t.Board(t.Read(l.Draft)).Input == "" {
		return l
	}
	return l.drafted(t.Read(l.Draft) + move).ran(t)
}

// ran judges a Run as soon as a move is wrong, or all are made.
func (l Learning) ran(t *track.Task) Learning {
	v := t.Judge(l.Draft)
	switch {
	case v.Move > 0:
		l.Draft = l.Draft[:v.Move]
	case !v.Right:
		return l
	}
	return l.judged(t)
}

// CardsInOrder returns the cards of an Order that are in it.
func (l *Learning) CardsInOrder(t *track.Task) []string {
	switch order := t.Read(l.Draft); order {
	case "":
		return t.Cards
	case track.NoCard:
		return nil
	default:
		return strings.Fields(order)
	}
}

// Lane returns where a card of a Match or Sort lies, as a letter; "" for nowhere.
func (l *Learning) Lane(card int) string {
	number := strconv.Itoa(card)
	for _, word := range strings.Fields(l.Draft) {
		if word[:len(word)-1] == number {
			return word[len(word)-1:]
		}
	}
	return ""
}

// carried moves a card: of an Order to a place from 1, "up", "down" or "aside"; of a Match or
// Sort, whose cards are numbers, to a lane or nowhere.
func (l Learning) carried(t *track.Task, card, to string) Learning {
	if t.Action == track.Order {
		return l.reordered(t, card, to)
	}
	n := atoi(card)
	if n < 1 || n > len(t.Cards) || to != "" && (len(to) != 1 || int(to[0]-'a') >= len(t.Lanes)) {
		return l
	}
	var words []string
	for i := range t.Cards {
		lane := l.Lane(i + 1)
		if i+1 == n {
			lane = to
		}
		if lane != "" {
			words = append(words, strconv.Itoa(i+1)+lane)
		}
	}
	return l.drafted(strings.Join(words, " "))
}

func (l Learning) reordered(t *track.Task, card, to string) Learning {
	if !slices.Contains(t.Cards, card) {
		return l
	}
	order := slices.Clone(l.CardsInOrder(t))
	at := slices.Index(order, card)
	if at >= 0 {
		order = slices.Delete(order, at, at+1)
	}
	place := atoi(to) - 1
	switch to {
	case "up":
		place = at - 1
		if at < 0 {
			place = len(order)
		}
	case "down":
		place = at + 1
	case "aside":
		place = -1
	}
	if to != "aside" {
		order = slices.Insert(order, max(0, min(place, len(order))), card)
	}
	if len(order) == 0 {
		order = []string{track.NoCard}
	}
	l = l.drafted(strings.Join(order, " "))
	l.Moved = card
	return l
}

// taking picks up a card, or lays down the one that was.
func (l Learning) taking(card string, drag bool) Learning {
	switch {
	case l.Settled():
	case card == l.Taken && !drag:
		l.Taken = ""
	default:
		l.Taken = card
	}
	return l
}

// putting puts what was picked up somewhere: of a Run a move, else a place of the card.
func (l Learning) putting(to string) Learning {
	t, card := l.Task(), l.Taken
	l.Taken = ""
	switch {
	case t == nil || card == "" || to == "":
		return l
	case t.Action == track.Run:
		return l.moved(t, to)
	case to == "none":
		to = ""
	}
	return l.carried(t, card, to)
}
