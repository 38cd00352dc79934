package track

import (
	"slices"
	"strconv"
	"strings"

	"uriplayground/core/beliefs"
)

// sorting is how the cards of a Match or Sort find their lanes.
type sorting struct {
	// lane returns that of a card that leads to target.
	lane func(t *Task, card, target string) string
	// by returns the lane by a belief; nil for that of the target that it computes. ok is false
	// where the belief says nothing of the card.
	by func(t *Task, id beliefs.ID, card string) (lane string, ok bool)
}

// laneOf returns the lane in which a card belongs.
func (t *Task) laneOf(card string) string {
	target := resolve(t.Base, card)
	if t.sorting == nil {
		return target
	}
	return t.sorting.lane(t, card, target)
}

// laneBy returns the lane in which a card belongs by a belief.
func (t *Task) laneBy(id beliefs.ID, card string) (lane string, ok bool) {
	if t.sorting != nil && t.sorting.by != nil {
		return t.sorting.by(t, id, card)
	}
	target, ok := t.targetBy(id, t.Base, card)
	if ok && t.sorting != nil {
		return t.sorting.lane(t, card, target), true
	}
	return target, ok
}

// sort shuffles the cards and, unless they are named, makes the lanes: those of the targets, and
// those that beliefs compute.
func (t *Task) sort(d *sampler) {
	d.shuffle(t.Cards)
	if t.Lanes == nil {
		add := func(lane string) {
			if !slices.Contains(t.Lanes, lane) {
				t.Lanes = append(t.Lanes, lane)
			}
		}
		for _, card := range t.Cards {
			add(t.laneOf(card))
			for _, id := range t.Beliefs {
				if lane, ok := t.laneBy(id, card); ok {
					add(lane)
				}
			}
		}
		d.shuffle(t.Lanes)
	}
	t.right = t.put(t.laneOf)
	for _, id := range t.Beliefs {
		t.believed = append(t.believed, believed{id, t.put(func(card string) string {
			if lane, ok := t.laneBy(id, card); ok {
				return lane
			}
			return t.laneOf(card)
		})})
	}
}

// put returns the answer that puts each card into a lane.
func (t *Task) put(lane func(card string) string) string {
	words := make([]string, len(t.Cards))
	for i, card := range t.Cards {
		words[i] = strconv.Itoa(i+1) + string(rune('a'+slices.Index(t.Lanes, lane(card))))
	}
	return strings.Join(words, " ")
}

// lanes returns the lane of each card by an answer; "" for one that is in none.
func (t *Task) lanes(answer string) []string {
	list := make([]string, len(t.Cards))
	for _, word := range strings.Fields(answer) {
		last := len(word) - 1
		n, err := strconv.Atoi(word[:last])
		if i := int(word[last]) - 'a'; err == nil && 1 <= n && n <= len(list) && 0 <= i && i < len(t.Lanes) {
			list[n-1] = t.Lanes[i]
		}
	}
	return list
}

// diagnoseCards returns the beliefs that explain cards in wrong lanes, and which cards are right.
func (t *Task) diagnoseCards(answer string) (ids []beliefs.ID, right []bool) {
	lanes := t.lanes(answer)
	right = make([]bool, len(lanes))
	for i, card := range t.Cards {
		if right[i] = lanes[i] == t.laneOf(card); right[i] {
			continue
		}
		for _, id := range t.Beliefs {
			if lane, ok := t.laneBy(id, card); ok && lane == lanes[i] && !slices.Contains(ids, id) {
				ids = append(ids, id)
			}
		}
	}
	return ids, right
}
