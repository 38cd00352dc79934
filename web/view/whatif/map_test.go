package whatif

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"uriplayground/web/model"
	"uriplayground/web/page"
)

// rfcRefs are the references of RFC 3986 §5.4.
var rfcRefs = strings.Fields(`g:h g ./g g/ /g //g ?y g?y #s g#s g?y#s ;x g;x g;x?y#s . ./ .. ../ ../g ../.. ../../ ../../g
	../../../g ../../../../g /./g /../g g. .g g.. ..g ./../g ./g/. g/./h g/../h g;x=1/./y g;x=1/../y g?y/./x g?y/../x g#s/./x g#s/../x http:g`)

func compared(base, ref, pair string) *Comparison {
	s := model.State{Base: base, Ref: ref, View: model.WhatIfView, Comparison: pair}
	return Compare(&s, nil, nil)
}

// holds fails where the picture of two runs is not one that can be read.
func holds(t *testing.T, base, ref, pair string) {
	t.Helper()
	c := compared(base, ref, pair)
	for i := range c.Run {
		r := &c.Run[i].Resolution
		root, names := placeOf(r.Target.Text)
		if !r.Done {
			if c.walks[i].root != "" {
				t.Errorf("%q + %q, %s: run %d without a target walks", base, ref, pair, i)
			}
			continue
		}
		if got := c.walks[i].root + strings.Join(c.walks[i].arrival(), ""); got != root+strings.Join(names, "") {
			t.Errorf("%q + %q, %s: run %d ends at %q, want %q", base, ref, pair, i, got, r.Target.Text)
		}
	}
	if c.tree == nil {
		if c.Run[0].Resolution.Done || c.Run[1].Resolution.Done {
			t.Errorf("%q + %q, %s: no tree", base, ref, pair)
		}
		return
	}
	first, last := c.tree.setRows()
	levels, ends := 0, by(0)
	c.tree.each(func(p *place) {
		levels = max(levels, p.depth())
		ends |= p.end
	})
	for i := range c.Run {
		if c.Run[i].Resolution.Done && ends&ofRun(i) == 0 {
			t.Errorf("%q + %q, %s: the end of run %d is not drawn", base, ref, pair, i)
		}
	}
	for _, f := range []frame{wideFrame(levels, first, last), tallFrame(levels, first, last)} {
		for _, made := range [][2]int{{}, {1 << 30, 1 << 30}} {
			d := c.tree.draw(f, made, func(n int) string { return fmt.Sprint("⋯ ", n, " more") })
			if what := readable(d); what != "" {
				t.Errorf("%q + %q, %s, tall %v: %s", base, ref, pair, f.tall, what)
			}
		}
	}
}

// readable says what of a drawing cannot be read; empty if all can.
func readable(d *page.MapDrawing) string {
	whole := box{d.Left, d.Top, d.Left + d.Width, d.Top + d.Height}
	if len(d.Stations) > mapStations {
		return fmt.Sprint(len(d.Stations), " stations")
	}
	at := map[[2]int]string{}
	for _, s := range d.Stations {
		if other, taken := at[[2]int{s.X, s.Y}]; taken {
			return fmt.Sprintf("%s and %s are on one spot", other, s.Title)
		}
		at[[2]int{s.X, s.Y}] = s.Title
		if !around(s.X, s.Y, haloHalf, haloHalf).within(whole) {
			return s.Title + " is outside"
		}
		x := s.Text.X
		switch half := textWidth(s.Text.Text) / 2; s.Text.Anchor {
		case "start":
			x += half
		case "end":
			x -= half
		}
		if !around(x, s.Text.Y-5, textWidth(s.Text.Text)/2, 9).within(whole) {
			return "the name of " + s.Title + " is cut"
		}
	}
	for _, p := range d.Tokens {
		if !around(p.X, p.Y, stationHalf, stationHalf).within(whole) {
			return "a run is outside"
		}
	}
	for _, turn := range d.Turns {
		if !around(turn.X, turn.Y, turn.Width/2, turnHeight/2).within(whole) {
			return "a turn is outside"
		}
	}
	return ""
}

// The picture of each reference of the RFC has both targets, everything within it, and no two
// places on one spot.
func TestMapOfTheReferencesOfTheRFC(t *testing.T) {
	if len(rfcRefs) < 42-1 {
		t.Fatal(len(rfcRefs))
	}
	for _, pair := range model.Comparisons() {
		for _, ref := range append(rfcRefs, "") {
			holds(t, "http://a/b/c/d;p?q", ref, pair)
		}
	}
}

// So has that of what is not like those.
func TestMapOfUnusualTexts(t *testing.T) {
	for _, pair := range model.Comparisons() {
		for _, c := range [][2]string{
			{"", ""}, {"a", "b"}, {"a:", "g"}, {"a:b", "../g"}, {"a:b/c", "d"}, {"http://a", ".."}, {"http://a?q", "g"}, {"http://a//b//c", "..//g"},
			{"mailto:a@b", "?x"}, {"mailto:a@b", "g"}, {"http://a/b/", "//c/d"}, {"file:///C:/a/b", "../../../g"}, {"http://a/مرحبا/بك", "../عالم"},
			{"http://a/b", "\\\\c\\d"}, {"http://a/日本語日本語日本語日本語/b", "../g"}, {"http://a/b/c", "a/../a/../a/../b/../c/../d/../e"},
			{"http://a/b/c", "http:../../g"}, {"http://a/b", "../%2e%2e/g"}, {"http://" + strings.Repeat("host.", 30) + "example/a/b", "c"},
		} {
			holds(t, c[0], c[1], pair)
		}
	}
}

// So has that of any path.
func TestMapOfRandomPaths(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	names := []string{"a", "b", "..", "..", ".", "", "name", "long-name-of-a-folder"}
	path := func(most int) string {
		var list []string
		for range random.IntN(most) {
			list = append(list, names[random.IntN(len(names))])
		}
		return strings.Join(list, "/")
	}
	pairs := model.Comparisons()
	for range 1500 {
		holds(t, "http://a/"+path(12), path(16), pairs[random.IntN(len(pairs))])
	}
	for range 60 {
		holds(t, "http://a/"+path(150), path(250), pairs[random.IntN(len(pairs))])
	}
}

// Of a long path the first places and the last ones are drawn, with how many are between; of any
// longer one as much, and what is drawn for a step does not grow with it.
func TestMapOfLongPaths(t *testing.T) {
	c := compared("http://a/"+strings.Repeat("n/", 40)+"last", "", "slash")
	var folded []int
	c.tree.each(func(p *place) {
		if p.more > 0 {
			folded = append(folded, p.more)
		}
	})
	if len(folded) != 1 || folded[0] != 40-chainHead-chainTail-1 && folded[0] != 40-chainHead-chainTail {
		t.Errorf("%v places are left out", folded)
	}
	for _, n := range []int{walkMoves - 1, walkMoves + 1, 20_000} {
		for _, pair := range model.Comparisons() {
			holds(t, "http://a/"+strings.Repeat("n/", n)+"last", "../g", pair)
			holds(t, "http://a/b", strings.Repeat("n/", n)+strings.Repeat("../", n)+"g", pair)
			holds(t, "http://a/b", strings.Repeat("n/../", n)+"g", pair)
		}
		c := compared("http://a/"+strings.Repeat("n/", n)+"last", "../g", "slash")
		if got := len(c.stretches()); got > 2*stripRows {
			t.Errorf("%d stretches of %d names", got, n)
		}
	}
}

// A walk by RFC 3986 is the moves of §5.2.4, and those by the other documents are the same where
// these have the same rules.
func TestWalks(t *testing.T) {
	text := func(w walk) string {
		s := w.root
		for _, m := range w.moves {
			if m.up() {
				s += " ^"
			} else {
				s += " " + m.name
			}
		}
		return s
	}
	for _, c := range []struct{ base, ref, pair, a, b string }{
		{"http://e/docs/v2/guide/install", "../img/l", "slash", "http://e/ docs/ v2/ guide/ ^ img/ l", "http://e/ docs/ v2/ guide/ install/ ^ img/ l"},
		{"http://e/b/c", "../g", "url", "http://e/ b/ ^ g", "http://e/ b/ ^ g"},
		{"http://e/b/c", "../g", "rfc1630", "http://e/ b/ ^ g", "http://e/ b/ ^ g"},
		{"http://e/b/c", "x/../g/.", "rfc1630", "http://e/ b/ x/ ^ g/", "http://e/ b/ x/ ^ g"},
		{"http://e/b/c", "%2e%2E/g?y", "url", "http://e/ b/ %2e%2E/ g", "http://e/ b/ ^ g"},
		{"http://e/b/c", "x/../g/", "url", "http://e/ b/ x/ ^ g/", "http://e/ b/ x/ ^ g/"},
		{"http://e/b", "../../g", "erratum4547", "http://e/ g", "http://e/ ../ ../ g"},
		{"http://e/b", "http:g", "strict", "http: g", "http://e/ g"},
		{"http://e", "?y", "slash", "http://e", "http://e/"},
	} {
		got := compared(c.base, c.ref, c.pair)
		if a, b := text(got.walks[0]), text(got.walks[1]); a != c.a || b != c.b {
			t.Errorf("%s + %s, %s: %s | %s", c.base, c.ref, c.pair, a, b)
		}
	}
}

// Each run is at its end when it has ended, and both are in one place until they part.
func TestTokensFollowTheRuns(t *testing.T) {
	c := compared("http://e/docs/v2/guide/install", "../img/logo.png", "slash")
	for i := range c.Run {
		if p, _ := c.tree.at(i, len(c.Run[i].Resolution.Trace.Steps)); p.end&ofRun(i) == 0 {
			t.Errorf("run %d ends at %s", i, p.name)
		}
	}
	first, last := c.tree.setRows()
	tokens := func(n int) int {
		return len(c.tree.draw(wideFrame(6, first, last), [2]int{n, n}, nil).Tokens)
	}
	if tokens(0) != 1 || tokens(13) != 1 || tokens(14) != 2 {
		t.Errorf("%d, %d, %d tokens", tokens(0), tokens(13), tokens(14))
	}
}
