package lesson

import (
	"slices"

	"uriplayground/core/beliefs"
)

// MostOptions is how many answers a vote may have: the letters A to E.
const MostOptions = 5

// Option is an answer to vote for.
type Option struct {
	Text   string
	Belief beliefs.ID // that computes it; empty for the right one
}

// Options returns what people vote for: the target of a link, and what each belief computes
// instead, of those that compute the same the first. The order follows from these texts alone, so
// that it is the same wherever the link is opened, and says nothing. Where no belief computes
// anything else there is nothing to vote for: nil.
func Options(base, ref string, ids []beliefs.ID) []Option {
	p := Pose(Exercise{Kind: Target, A: base, B: ref})
	if !p.Resolved.Done {
		return nil
	}
	list, place := []Option{{Text: p.Solution()}}, func(o Option) uint32 { return Shuffled(base, ref, o.Text) }
	for _, b := range beliefs.All() {
		text, ok := b.Compute(base, ref)
		if !ok || !slices.Contains(ids, b.ID) || len(list) == MostOptions || p.Accepts(text) || slices.ContainsFunc(list, func(o Option) bool { return o.Text == text }) {
			continue
		}
		list = append(list, Option{text, b.ID})
		for i := len(list) - 1; i > 0 && place(list[i]) < place(list[i-1]); i-- {
			list[i], list[i-1] = list[i-1], list[i]
		}
	}
	if len(list) == 1 {
		return nil
	}
	return list
}

// Shuffled returns a number that looks random, and follows from texts alone: their hash,
// the last bits of which are mixed into the first.
func Shuffled(texts ...string) uint32 {
	n := uint32(NoText)
	for _, text := range texts {
		n = Hash(n, text) * prime // between two texts
	}
	return (n ^ n>>16) * 0x45d9f3b
}

// Hash goes on from a hash by FNV-1a, which is NoText at first.
func Hash(n uint32, text string) uint32 {
	for i := range len(text) {
		n = (n ^ uint32(text[i])) * prime
	}
	return n
}

// The constants of FNV-1a with 32 bits.
const (
	NoText = 2166136261 // the hash of nothing
	prime  = 16777619
)

// Differing returns the beliefs by which a link leads elsewhere than by RFC 3986, each elsewhere
// than the others.
func Differing(base, ref string) (ids []beliefs.ID) {
	p := Pose(Exercise{Kind: Target, A: base, B: ref})
	if !p.Resolved.Done {
		return nil
	}
	seen := map[string]bool{}
	for _, b := range beliefs.All() {
		if text, ok := b.Compute(base, ref); ok && !seen[text] && !p.Accepts(text) {
			seen[text] = true
			ids = append(ids, b.ID)
		}
	}
	return ids
}
