package track

import (
	"slices"
	"strings"
)

// NoCard is the answer to an Order that puts all cards aside.
const NoCard = "-"

// Letter returns the letter by which a card of an Order is typed.
func (t *Task) Letter(card string) string { return string(rune('a' + slices.Index(t.Cards, card))) }

// Typed returns an answer as it is typed: the moves of a Run by the keys that make them, the cards of an Order by their
// letters. What was typed, as far as it has come, stays as it is.
func (t *Task) Typed(answer string) string {
	var pairs []string
	switch t.Action {
	case Run:
		for i, move := range t.Lanes {
			pairs = append(pairs, move, string(rune('1'+i)))
		}
	case Order:
		for _, card := range t.Cards {
			pairs = append(pairs, card, t.Letter(card))
		}
	}
	return strings.NewReplacer(pairs...).Replace(answer)
}

// Read returns what was typed as an answer, which it may be already. What is no move and no card is left out, and so is
// a move for which there is nothing left, and a card for the second time.
func (t *Task) Read(typed string) string {
	switch t.Action {
	case Run:
		moves := ""
		for _, c := range t.Typed(typed) {
			if i := int(c - '1'); 0 <= i && i < len(t.Lanes) && t.Board(moves).Input != "" {
				moves += t.Lanes[i]
			}
		}
		return moves
	case Order:
		if strings.TrimSpace(typed) == "" {
			return ""
		}
		var order []string
		for _, c := range strings.ToLower(t.Typed(typed)) {
			if i := int(c - 'a'); 0 <= i && i < len(t.Cards) && !slices.Contains(order, t.Cards[i]) {
				order = append(order, t.Cards[i])
			}
		}
		if order == nil {
			return NoCard
		}
		return strings.Join(order, " ")
	}
	return typed
}
