package fromwhere

import (
	"slices"
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/core/places"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// readings is a link as it is read from several places, and how to write it.
type readings struct {
	*render.Context // without the options of resolution
	list            []places.Reading
	wanted          string // where the link has to lead from the first; empty for where it does
	matter          places.Set
	ways            []places.Way
	best            places.Way
	wrong           places.Set     // the places that matter from which the best way is wrong
	leaves          *links.Finding // that the link leaves the project from the first; nil if it does not
}

// read returns a link as it is read from several places; none where its page is not a base, or the
// texts are too long.
func read(v *render.Context) *readings {
	if tooLong(v) {
		return nil
	}
	r := &readings{Context: asPublished(v)}
	link := r.State.LinkRead()
	if r.list = places.List(link); len(r.list) == 0 {
		return nil
	}
	r.wanted, r.matter = link.Wanted, r.State.From.Shown(r.list)
	r.ways = places.Ways(r.list, r.State.Ref)
	r.best, r.wrong = places.Best(r.ways, r.matter)
	r.leaves = leavesProject(r.Context, &r.list[0])
	return r
}

func tooLong(v *render.Context) bool {
	return len(v.State.Base)+len(v.State.Ref)+len(v.State.Expect.Target)+len(v.State.From.Server) > render.MoreBytes
}

// groups is the places of each kind, in the order in which they are shown.
var groups = []struct {
	key string
	of  places.Set
}{
	{"page", places.SetOf(places.Given, places.Slash, places.Bare, places.Index, places.File, places.Wiki)},
	{"root", places.SetOf(places.Root, places.Upstream)},
	{"source", places.SetOf(places.Blob, places.Raw, places.Registry)},
	{"other", places.SetOf(places.Feed, places.NotFound, places.Route, places.Sheet)},
}

// Picture draws the places and the targets that the link has from them; nil where there are none.
func Picture(v *render.Context) *page.Places {
	r := read(v)
	if r == nil {
		return nil
	}
	p := &page.Places{
		Answer: r.answer(), Note: r.note(), Label: v.Words.Get("readings.picture"), TargetHead: v.Words.Get("readings.which"),
		Fold: v.Words.Get("readings.fold"), FactsFold: v.Words.Get("facts.fold"),
	}
	p.Write.AddButton("take-code", r.best.Ref, v.Words.Get("links.copy")).Primary = true
	if r.best.Ref != v.State.Ref {
		p.Advice.AddButton("ref", r.best.Ref, v.Words.Get("readings.use"))
	}
	if !v.State.ReadOnly {
		p.Field = wantedField(v)
	}
	r.draw(p)
	return p
}

// answer says what to write.
func (r *readings) answer() string {
	ref := r.LinkInSentence(r.best.Ref)
	switch {
	case r.leaves != nil && r.wanted == "":
		return r.Words.Get("ways.inside", "ref", r.LinkInSentence(r.leaves.Fix))
	case r.wrong != 0:
		return r.Words.Get("ways.most", "ref", ref, "n", strconv.Itoa((r.matter &^ r.wrong).Len()), "of", strconv.Itoa(r.matter.Len()))
	}
	return r.written(ref)
}

// note says on what condition the answer holds, and what can be done beside it.
func (r *readings) note() string {
	list := []string{wantedNote(r.Context, r.wanted)}
	if list[0] == "" && !r.list[0].ToPage() {
		list[0] = r.Words.Get("readings.if", "target", r.Quote(r.shown(r.list[0].Target)))
	}
	if r.leaves != nil && r.wanted == "" {
		list = append(list, render.LinkMessage(r.Words, *r.leaves, r.State.Ref))
	}
	if r.wrong != 0 {
		list = append(list, r.Words.Get("ways.wrong.from", "places", placeNames(r.Context, r.wrong)), fixesElsewhere(r.Context, r.wrong))
	}
	return strings.TrimSpace(strings.Join(list, " "))
}

// target is one that the link has from some of the places.
type target struct {
	text   string
	meant  bool
	places []places.Place
}

// targets returns those that the link has, in the order of the places, so that few of them move
// when another one is meant. What is the same file there as the one that is meant is that one.
// Where the link leads there from nowhere, it comes first.
func (r *readings) targets() (list []target) {
	meant := target{text: r.wanted, meant: true}
	if meant.text == "" {
		meant.text = r.list[0].Target
	}
	at := map[string]int{}
	for i := range r.list {
		reading, t := &r.list[i], meant
		if !reading.Right(reading.Target) {
			t = target{text: reading.Target}
		}
		key := strconv.FormatBool(t.meant) + t.text
		n, known := at[key]
		if !known {
			n = len(list)
			at[key] = n
			list = append(list, t)
		}
		list[n].places = append(list[n].places, reading.Place)
	}
	if !slices.ContainsFunc(list, func(t target) bool { return t.meant }) {
		list = append([]target{meant}, list...)
	}
	return list
}

// draw adds the places, the targets, and the lines between them.
func (r *readings) draw(p *page.Places) {
	row := map[places.Place]int{} // in which each place is
	for _, g := range groups {
		if g.of&places.Places(r.list) == 0 {
			continue
		}
		p.Rows++
		group := page.PlaceGroup{Title: r.Words.Get("readings.group." + g.key)}
		for i := range r.list {
			if place := r.list[i].Place; g.of.Has(place) {
				group.Places = append(group.Places, r.row(&r.list[i]))
				row[place] = p.Rows
				p.Rows++
			}
		}
		p.Groups = append(p.Groups, group)
	}
	var aside, matter []page.PlaceLine
	rest := 0
	targets := r.targets()
	p.Rows, p.Knot = max(p.Rows, 1+2*len(targets)), r.LinkText(page.ClipMiddle(r.State.Ref, render.FixBytes))
	knot := p.Rows * page.PlaceRowHeight / 2
	for i, t := range targets {
		card := r.card(t)
		for k, place := range t.places {
			line := page.PlaceLine{Class: "aside", Path: linePath(row[place], knot+4*i-2*len(targets), i, k, len(t.places))}
			if !r.matter.Has(place) {
				aside = append(aside, line)
				continue
			}
			if line.Class = "wrong"; t.meant {
				line.Class = "right"
			}
			card.Wrong = !t.meant
			matter = append(matter, line)
		}
		p.Targets = append(p.Targets, card)
		if i >= page.TargetsShown && !t.meant && !card.Wrong {
			rest++
		}
	}
	p.Lines = append(aside, matter...) // those that matter lie above
	if rest > 0 {
		p.Others = r.Words.Get("readings.others", "n", strconv.Itoa(rest))
	}
}

// linePath returns the way from the place in a row through the link to a target, from left to right
// in a picture that is 100 wide: it is the k-th of n that arrive there.
func linePath(row, knot, target, k, n int) string {
	const height = page.PlaceRowHeight
	from, to := row*height+height/2, (1+2*target)*height+height
	if n > 1 {
		to += (2*k - n + 1) * min(4, height/n) / 2
	}
	y, link, end := strconv.Itoa(from), strconv.Itoa(knot), strconv.Itoa(to)
	return "M0 " + y + "C25 " + y + " 20 " + link + " 50 " + link + "S75 " + end + " 100 " + end
}

// row returns a place, with the end of its address.
func (r *readings) row(reading *places.Reading) page.PlaceRow {
	row := page.PlaceRow{End: addressEnd(reading.Base), Right: reading.Right(reading.Target)}
	row.Text = placeName(r.Context, reading.Place)
	if row.Says = r.Words.Get("readings.wrong"); row.Right {
		row.Says = r.Words.Get("readings.right")
	}
	if reading.Place != places.Given {
		row.Name, row.Value = "matter", reading.Place.String()
	}
	row.SetPressed(r.matter.Has(reading.Place))
	return row
}

// addressEnd returns the last two segments of an address.
func addressEnd(address string) string {
	a := core.Parse(address, core.RFC3986)
	path := a.Part("path").In(address)
	rest := strings.TrimSuffix(path, "/")
	at := strings.LastIndexByte(rest, '/')
	if at < 0 {
		at = 0
	}
	if before := strings.LastIndexByte(rest[:at], '/'); before > 0 {
		return "…" + page.ClipMiddle(path[before:], render.FixBytes)
	}
	return page.ClipMiddle(path, render.FixBytes)
}

const cardBytes = 42 // of a target that its card shows

// cardText returns a target with the middle left out of a long one, up to a slash.
func cardText(target string) string {
	if len(target) <= cardBytes {
		return page.Visible(target)
	}
	head, _ := page.Head(target, cardBytes/2)
	tail := page.Tail(target, cardBytes/2)
	if at := strings.IndexByte(tail, '/'); at > 0 {
		tail = tail[at:]
	}
	return page.Visible(head) + "…" + page.Visible(tail)
}

// card returns a target.
func (r *readings) card(t target) page.PlaceTarget {
	c := page.PlaceTarget{Meant: t.meant}
	c.Name, c.Value = "expect", t.text
	if t.meant || t.text == r.list[0].Target {
		c.Value = "" // to where the link leads
	}
	c.SetPressed(t.meant)
	key := "readings.other"
	c.Text, c.Whole = cardText(r.shown(t.text)), page.Clip(t.text, render.CellBytes)
	if t.meant {
		if key = "readings.meant"; r.list[0].ToPage() {
			c.Text = r.Words.Get("readings.page")
		}
	}
	c.Says = r.Words.Get(key, "n", strconv.Itoa(len(t.places)), "of", strconv.Itoa(len(r.list)))
	return c
}

// shown returns a target without what it has in common with the page before the path, and else
// without its scheme.
func (r *readings) shown(target string) string {
	origin, _ := divided(r.State.Base)
	if rest, same := strings.CutPrefix(target, origin); same && strings.HasPrefix(rest, "/") {
		target = rest
	} else if _, rest, ok := strings.Cut(target, "://"); ok {
		target = rest
	}
	return target
}
