package whatif

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"uriplayground/web/page"
)

// frame says how the tree lies on the paper: u runs along its levels and v across its rows.
type frame struct {
	tall          bool
	u, v          int // of the first root
	level, row    int // from one to the next
	bulge         int // of a way up
	width, height int
}

const (
	stationHalf = 13 // of what is drawn where a place is
	haloHalf    = 24 // of what is drawn around it where a run is now
	turnHeight  = 24
	letterWidth = 9  // of a name
	wideLetter  = 15 // of those of scripts whose letters are wide
	labelRunes  = 14 // of a name that are drawn
	pairOffset  = 4  // of the ways of two runs beside each other
)

// wideFrame lies the tree from left to right.
func wideFrame(levels, first, last int) (f frame) {
	f = frame{level: min(190, max(132, 1180/max(levels, 1))), row: 84, bulge: 52, u: 92}
	f.width = max(1180, 2*f.u+levels*f.level)
	above, below := 70, 70
	f.v = above - first*f.row
	f.height = f.v + last*f.row + below
	return f
}

// tallFrame lies it from top to bottom, run A at the left.
func tallFrame(levels, first, last int) (f frame) {
	f = frame{tall: true, level: 74, row: 104, bulge: 50, u: 34}
	f.width = max(350, 86+(last-first)*f.row+150)
	f.v = 86 + last*f.row
	if last == first {
		f.v = 150
	}
	f.height = f.u + levels*f.level + 40
	return f
}

// xy returns where a point is on the paper.
func (f frame) xy(u, v int) (x, y int) {
	if f.tall {
		return 2*f.v - v, u // rows below are at the left
	}
	return u, v
}

func (f frame) of(p *place) (u, v int) { return f.u + p.depth()*f.level, f.v + p.row*f.row }

// path is a way that is drawn, with some points of it.
type path struct {
	frame
	text   string
	points [][2]int
	u, v   int
}

func (p *path) move(u, v int) {
	p.u, p.v = u, v
	p.add("M", u, v)
}

func (p *path) line(u, v int) {
	const parts = 6
	for i := 1; i <= parts; i++ {
		p.mark(p.u+(u-p.u)*i/parts, p.v+(v-p.v)*i/parts)
	}
	p.u, p.v = u, v
	p.add(" L", u, v)
}

func (p *path) curve(u1, v1, u2, v2, u, v int) {
	const parts = 12
	bezier := func(a, b, c, d, i int) int {
		j := parts - i
		return (a*j*j*j + 3*b*j*j*i + 3*c*j*i*i + d*i*i*i) / (parts * parts * parts)
	}
	for i := 1; i <= parts; i++ {
		p.mark(bezier(p.u, u1, u2, u, i), bezier(p.v, v1, v2, v, i))
	}
	p.u, p.v = u, v
	p.add(" C", u1, v1)
	p.add(" ", u2, v2)
	p.add(" ", u, v)
}

func (p *path) add(command string, u, v int) {
	x, y := p.xy(u, v)
	p.text += command + strconv.Itoa(x) + " " + strconv.Itoa(y)
}

func (p *path) mark(u, v int) {
	x, y := p.xy(u, v)
	p.points = append(p.points, [2]int{x, y})
}

// box is a part of the paper that something takes.
type box struct{ x1, y1, x2, y2 int }

func around(x, y, halfWidth, halfHeight int) box {
	return box{x - halfWidth, y - halfHeight, x + halfWidth, y + halfHeight}
}

func (b box) meets(c box) bool { return b.x1 < c.x2 && c.x1 < b.x2 && b.y1 < c.y2 && c.y1 < b.y2 }

func (b box) within(c box) bool {
	return b.x1 >= c.x1 && b.y1 >= c.y1 && b.x2 <= c.x2 && b.y2 <= c.y2
}

// sketch draws a tree. What is still to come is fainter.
type sketch struct {
	frame
	*tree
	made  [2]int // steps of each run
	taken []box
	page.MapDrawing
}

// draw returns the tree in a frame as it is after so many steps of each run.
func (t *tree) draw(f frame, made [2]int, more func(n int) string) *page.MapDrawing {
	s := &sketch{frame: f, tree: t, made: made}
	s.Width, s.Height = f.width, f.height
	t.each(s.takePlace)
	t.each(s.wayTo)
	t.each(s.wayBack)
	t.each(func(p *place) { s.station(p, more) })
	s.tokens()
	s.trim()
	return &s.MapDrawing
}

// trim cuts off what is empty around the tree.
func (s *sketch) trim() {
	all := s.taken[0]
	s.each(func(p *place) {
		x, y := s.xy(s.of(p))
		s.taken = append(s.taken, around(x, y, haloHalf, haloHalf))
	})
	for _, b := range s.taken {
		all = box{min(all.x1, b.x1), min(all.y1, b.y1), max(all.x2, b.x2), max(all.y2, b.y2)}
	}
	const edge = 3 // of what is drawn around a place
	s.Left, s.Width = all.x1-edge, all.x2-all.x1+2*edge
	s.Top, s.Height = all.y1-edge, all.y2-all.y1+2*edge
}

func (s *sketch) takePlace(p *place) {
	x, y := s.xy(s.of(p))
	s.taken = append(s.taken, around(x, y, stationHalf, stationHalf))
}

// classes returns those of the runs that walk somewhere, each of which draws a line.
func classes(who by) (list []string) {
	for _, c := range []struct {
		by
		class string
	}{{byBoth, "both"}, {byA, "run-a"}, {byB, "run-b"}} {
		if who&c.by != 0 {
			list = append(list, c.class)
		}
	}
	return list
}

// runOf returns a run that walks where a line of a class is.
func runOf(class string) int {
	if class == "run-b" {
		return 1
	}
	return 0
}

// todo returns the class of what no step has made yet; what both do is made as soon as one has.
func (s *sketch) todo(class string, steps [2]int) string {
	if run := runOf(class); steps[run] > s.made[run] {
		return class + " todo"
	}
	return class
}

// wayTo draws how the runs come to a place.
func (s *sketch) wayTo(p *place) {
	if p.parent == nil {
		return
	}
	u0, v0 := s.of(p.parent)
	u1, v1 := s.of(p)
	list := classes(p.in)
	for i, class := range list {
		off := 0
		if len(list) > 1 {
			off = pairOffset - i*2*pairOffset
		}
		way := path{frame: s.frame}
		way.move(u0, v0+off)
		if v0 != v1 {
			corner := u0 + s.level*9/20
			way.curve(u0, v0+(v1-v0)*3/4, u0+s.level*3/20, v1+off, corner, v1+off)
		}
		way.line(u1, v1+off)
		s.line(&way, s.todo(class, p.first))
	}
}

// wayBack draws how the runs leave a place by "..".
func (s *sketch) wayBack(p *place) {
	if p.parent == nil {
		return
	}
	u0, v0 := s.of(p.parent)
	u1, v1 := s.of(p)
	for _, class := range classes(p.back) {
		side, end := 1, u0
		switch {
		case v1 != v0:
			end = u0 + s.level*9/20
			if v1 < v0 {
				side = -1
			}
		case class == "run-b":
			side = -1
		}
		way := path{frame: s.frame}
		way.move(u1, v1)
		way.curve(u1-16, v1+side*s.bulge, end+16, v1+side*s.bulge, end, v1)
		ups := p.ups[runOf(class)]
		class = s.todo(class, p.left)
		s.line(&way, class)
		turn := page.MapTurn{Class: class, Text: "..", Width: 38}
		if ups > 1 {
			turn.Text += " ×" + strconv.Itoa(ups)
			turn.Width += 10 + letterWidth*(utf8.RuneCountInString(turn.Text)-3)
		}
		turn.Left = -turn.Width / 2
		turn.X, turn.Y = s.xy((u1+end)/2, v1+side*s.bulge*3/4)
		s.Turns = append(s.Turns, turn)
		s.taken = append(s.taken, around(turn.X, turn.Y, turn.Width/2, turnHeight/2))
	}
}

func (s *sketch) line(way *path, class string) {
	s.Lines = append(s.Lines, page.MapLine{Class: class, Path: way.text})
	for _, p := range way.points {
		s.taken = append(s.taken, around(p[0], p[1], 5, 5))
	}
}

// station draws a place with its name.
func (s *sketch) station(p *place, more func(n int) string) {
	x, y := s.xy(s.of(p))
	who := p.in | p.way
	class := "both"
	switch {
	case who&byBoth != 0 || who&(byA|byB) == byA|byB:
	case who&byB != 0:
		class = "run-b"
	default:
		class = "run-a"
	}
	at := page.MapStation{X: x, Y: y, Title: page.Clip(p.name, 240), Shape: page.ShapeOf(class)}
	at.Class = s.todo(class, p.first)
	if p == s.fork {
		at.Class += " fork"
		at.Shape, at.Sign = page.MapFork, page.MapSign
	}
	if p.end != 0 {
		at.Class += " end"
	}
	at.Text = s.place(x, y, shortName(p, more))
	s.Stations = append(s.Stations, at)
}

// shortName returns what is written beside a place.
func shortName(p *place, more func(n int) string) string {
	name := page.Visible(p.name)
	if _, host, _ := strings.Cut(name, "//"); p.parent == nil && host != "" {
		name = host
	}
	switch {
	case p.more > 0:
		return more(p.more)
	case utf8.RuneCountInString(name) <= labelRunes:
		return name
	case p.parent == nil: // the end of a host says most
		return "…" + lastRunes(name, labelRunes-1)
	}
	runes := []rune(name)
	return string(runes[:labelRunes-6]) + "…" + lastRunes(name, 5)
}

func lastRunes(s string, n int) string {
	runes := []rune(s)
	return string(runes[len(runes)-n:])
}

// textWidth returns how much room a name needs at most.
func textWidth(name string) (width int) {
	const wideFrom = 0x1100 // Hangul, from where on letters may be wide
	for _, r := range name {
		if width += letterWidth; r >= wideFrom {
			width += wideLetter - letterWidth
		}
	}
	return width
}

// place finds room for a name beside its place: where it meets least.
func (s *sketch) place(x, y int, name string) page.MapText {
	half, gap := textWidth(name)/2, haloHalf+2
	candidates := []page.MapText{
		{X: x, Y: y + 38, Anchor: "middle"}, {X: x, Y: y - 28, Anchor: "middle"},
		{X: x + gap, Y: y + 5, Anchor: "start"}, {X: x + gap, Y: y + 26, Anchor: "start"}, {X: x + gap, Y: y - 16, Anchor: "start"},
		{X: x - gap, Y: y + 26, Anchor: "end"}, {X: x - gap, Y: y - 16, Anchor: "end"}, {X: x - gap, Y: y + 5, Anchor: "end"},
		{X: x, Y: y + 54, Anchor: "middle"}, {X: x, Y: y - 44, Anchor: "middle"},
	}
	if s.tall {
		candidates = append(candidates[2:8:8], candidates[:2]...)
	}
	best, least := page.MapText{}, -1
	var room box
	for _, c := range candidates {
		middle := c.X
		switch c.Anchor {
		case "start":
			middle += half
		case "end":
			middle -= half
		}
		b := around(middle, c.Y-5, half+2, 9)
		meets := 0
		if !b.within(box{2, 2, s.Width - 2, s.Height - 2}) {
			meets = 100
		}
		for _, t := range s.taken {
			if b.meets(t) {
				meets++
			}
		}
		if least < 0 || meets < least {
			best, least, room = c, meets, b
		}
	}
	best.Text = name
	s.taken = append(s.taken, room)
	return best
}

// tokens draws where the runs are: in one place until they part.
func (s *sketch) tokens() {
	a, before := s.at(0, s.made[0])
	b, _ := s.at(1, s.made[1])
	if a == b && before {
		x, y := s.xy(s.of(a))
		s.Tokens = append(s.Tokens, page.MapToken{Class: "both", X: x, Y: y})
		return
	}
	for i, p := range []*place{a, b} {
		if p == nil {
			continue
		}
		class := classes(ofRun(i))[0]
		u, v := s.of(p)
		if a == b {
			v += 12 - i*24
		}
		x, y := s.xy(u, v)
		s.Tokens = append(s.Tokens, page.MapToken{Class: class, Text: letter(i), X: x, Y: y, Shape: page.ShapeOf(class)})
	}
}

// letter returns the name of a run in the picture.
func letter(i int) string { return string(rune('A' + i)) }
