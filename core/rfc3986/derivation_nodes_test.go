package rfc3986_test

import (
	"math/rand"
	"slices"
	"testing"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// Nodes of long texts are made when they are asked for, from marks that the
// short texts of the sweeps never reach.

// Start and depth of all nodes say everything else about the tree.
func TestDerivationFromDepths(t *testing.T) {
	random := rand.New(rand.NewSource(1))
	for _, prefix := range derivePrefixes {
		for _, units := range [][]string{{"a", "/", "%41"}, {"a", "b"}, {":", "@"}, {"/"}, {"1"}, {"a", "b", "c", "d", "e", "!", "%7e", "/", ":"}} {
			for _, length := range []int{20, 21, 22, 63, 64, 65, 700} {
				text := prefix + randomUnits(random, units, length)
				for _, end := range []string{"", "%", "%4", " "} {
					checkTree(t, text+end)
				}
			}
		}
	}
}

func randomUnits(random *rand.Rand, units []string, length int) (text string) {
	for range length {
		text += units[random.Intn(len(units))]
	}
	return text
}

// checkTree compares each node with what the depths before and after it say.
func checkTree(t *testing.T, text string) {
	t.Helper()
	d := rfc3986.Derive(rfc3986.Split(text))
	nodes := make([]rfc3986.Node, d.Len()+1)
	nodes[d.Len()].Start = uint32(len(d.Text()))
	for i := range d.Len() {
		nodes[i] = d.Node(i)
	}
	var above []int
	lowest := make([]int, len(d.Text()))
	for i, n := range nodes[:d.Len()] {
		above = above[:n.Depth]
		parent, next := -1, i+1
		if n.Depth > 0 {
			parent = above[n.Depth-1]
		}
		for next < d.Len() && nodes[next].Depth > n.Depth {
			next++
		}
		sibling := next
		if next == d.Len() || nodes[next].Depth < n.Depth {
			sibling = -1
		}
		want := n
		want.Parent, want.Next, want.End = parent, next, nodes[next].Start
		if n != want || d.NextSibling(i) != sibling || n.Start > nodes[i+1].Start {
			t.Fatalf("%q: node %d is %+v, want %+v and sibling %d", text, i, n, want, sibling)
		}
		for at := n.Start; at < n.End; at++ {
			lowest[at] = i
		}
		above = append(above, i)
	}
	for at, want := range lowest {
		if got := d.At(at); got != want {
			t.Fatalf("%q: at %d stands node %d, want %d", text, at, got, want)
		}
	}
}

// Among many a character is derived as it is alone.
func TestDerivationOfMany(t *testing.T) {
	random := rand.New(rand.NewSource(2))
	for prefix, units := range map[string][]string{
		"a:b": {"a", "1", "-", "!", ":", "@", "%41", "/", "/", "/c"}, "//h/": {"/", "a", "%2e", "b", "c", "d"}, "/b": {"/", "@", "e"},
		"b": {"a", "@", "%ff", "+"}, "?b": {"?", "/", "a", "%2F", ";", ":"}, "a:?#b": {"?", "/", "a", "@", "."},
	} {
		before := nodesOf(prefix)
		text, want := prefix, slices.Clone(before)
		for range 3000 {
			unit := units[random.Intn(len(units))]
			text += unit
			want = append(want, nodesOf(prefix + unit)[len(before):]...)
		}
		if got := nodesOf(text); !slices.Equal(got, want) {
			t.Errorf("%.20q…: %d nodes, want %d, or they are others", text, len(got), len(want))
		}
	}
}

// ruled is a node without its place in the text.
type ruled struct {
	rule  *syntax.Rule
	depth int
	open  bool
}

func nodesOf(text string) (list []ruled) {
	d := rfc3986.Derive(rfc3986.Split(text))
	for i := range d.Len() {
		n := d.Node(i)
		list = append(list, ruled{n.Rule, n.Depth, n.Open})
	}
	return list
}
