package links

import (
	"slices"
	"strings"

	"uriplayground/core"
	"uriplayground/core/rfc3986"
)

// Moving is the part of a site that moves to another place.
type Moving uint8

// What can move. Links lead to what has moved where it is now, and to all else where it
// was.
const (
	PageMoves  Moving = iota // the page alone
	SiteMoves                // all below a root
	AssetsStay               // all below a root but what pages fetch: images, styles, scripts
)

var movings = [...]string{"page", "site", "assets"}

// String returns the name of what moves.
func (m Moving) String() string { return movings[m] }

// Movings returns the names of what can move.
func Movings() []string { return movings[:] }

// MovingNamed returns the Moving of that name; PageMoves if there is none.
func MovingNamed(name string) Moving {
	return Moving(max(slices.Index(movings[:], name), 0))
}

// Move is the links of a report when the page, or its site, is at another place.
type Move struct {
	*BaseComparison        // with what the page says of its base as it is
	Moving                 // what moves
	From, To        string // the roots of the site, or else the addresses of the page
	Page            string // the address of the page after the move
	Base            string // what the page should say of its base; empty to leave that
	corrected       *BaseComparison
	states          map[int]bool // the links that state a base
	breaks          []uint32
	edits           []uint32 // the links that have to be written otherwise
}

// MovedLink is a link that has to be written otherwise, or that no longer leads where it
// should.
type MovedLink struct {
	Link      int    // its number
	Was       string // where it leads now; empty if nowhere
	Now       string // where it leads after the move as it is written
	Wanted    string // where it should lead then
	WasBase   string // the base in effect now
	NowBase   string // and after the move
	Instead   string // how to write it; empty to leave it
	Written   string // the same as it has to stand in the source
	ByHand    bool   // there is no place in the source that could be written into
	Unfixable bool   // nothing leads there
}

// Move begins to look at the links after a move to another address: of the page, or of
// the root that is given or else of the host. ok is false if the page has no address,
// is outside of that root, or if there is no such place.
func (r *Report) Move(what Moving, to string) (m *Move, ok bool) {
	page := r.options.Sources[core.LayerRetrieval].Text
	m = &Move{Moving: what, From: page}
	if m.To, ok = core.Target(page, to, core.RFC3986, core.Options{}); !ok || page == "" {
		return nil, false
	}
	moved := m.To
	if what != PageMoves {
		to, known := asRoot(m.To)
		if m.From, ok = r.siteRoot(page); !ok || !known {
			return nil, false
		}
		m.To = to
		if moved, ok = m.mapped(page); !ok {
			return nil, false
		}
	}
	m.Page = moved
	m.BaseComparison = r.compareAt(moved, r.options.Sources[core.LayerEmbedded])
	m.corrected = r.compareAt(moved, m.correctedBase(moved))
	m.correctStated()
	return m, true
}

// compareAt compares with the page at another address, and with what it says of its base.
func (r *Report) compareAt(address string, embedded core.Source) *BaseComparison {
	sources := r.options.Sources
	sources[core.LayerRetrieval] = core.Source{Text: address, Given: true}
	sources[core.LayerEmbedded] = embedded
	return r.compare(r.establish(sources))
}

// correctedBase returns what the page should say of its base, if it says something: one change
// there is better than one in each link.
func (m *Move) correctedBase(moved string) core.Source {
	r := m.report
	said := r.options.Sources[core.LayerEmbedded]
	if !said.Given || r.sources.Layer != core.LayerEmbedded {
		return said
	}
	wanted := r.sources.Base
	if m.Moving != PageMoves {
		if to, ok := m.mapped(wanted); ok {
			wanted = to
		}
	}
	if wanted == m.other.Base || said.Text == "" {
		return said
	}
	var ok bool
	if m.Base, ok = m.rewrite(said.Text, &scope{report: r, base: moved, known: true, asItIs: true}, wanted); ok {
		if _, ok = m.WrittenBase(); ok {
			return core.Source{Text: m.Base, Given: true}
		}
	}
	m.Base = ""
	return said
}

// correctStated finds what parts of the source should say of their bases, parents first: what
// is below them is right then.
func (m *Move) correctStated() {
	r := m.report
	list := slices.Clone(r.bases.list)
	m.corrected.bases.list, m.states = list, map[int]bool{}
	if at := r.options.EmbeddedAt; at.End > at.Start {
		if i, ok := r.statedAt(at.Start); ok {
			m.states[i] = true
		}
	}
	for n := range list {
		if i, ok := r.statedAt(list[n].Start); ok && list[n].Ref == r.entries.ref(i) {
			m.states[i] = true
			if l := m.link(i); l.Instead != "" && !l.ByHand {
				list[n].Ref = l.Instead
			}
		}
	}
}

// WrittenBase returns what the page should say of its base, as it has to stand in an
// attribute; ok is false if that is to be left.
func (m *Move) WrittenBase() (written string, ok bool) {
	if m.Base == "" {
		return "", false
	}
	e := Entry{Link: Link{Writing: AsMarkup, Context: ContextNamed("base href")}}
	if by := ContextNamed(m.report.options.EmbeddedBy); by.Data() {
		e.Writing, e.Context = AsIs, by // a string in JSON, and no attribute
	}
	return e.Write(m.Base)
}

// siteRoot returns the root of the site: as it is given, or else that of the host.
func (r *Report) siteRoot(page string) (string, bool) {
	given := r.options.Root
	if given == "" {
		given = "/"
	}
	if root, ok := core.Target(page, given, core.RFC3986, core.Options{}); ok {
		return asRoot(root)
	}
	return "", false
}

// asRoot returns a URI without its query and fragment, with one slash at the end; ok is false
// if nothing can be below it.
func asRoot(uri string) (root string, ok bool) {
	a := core.Parse(uri, core.RFC3986)
	path := a.Part("path")
	ok = partOf(&a, "authority") != "" || strings.EqualFold(partOf(&a, "scheme"), "file")
	return uri[:path.Start] + strings.TrimRight(path.In(uri), "/") + "/", ok
}

// mapped returns where something below the old root is below the new one.
func (m *Move) mapped(uri string) (string, bool) {
	rest, ok := strings.CutPrefix(uri, m.From[:len(m.From)-1])
	if !ok || rest != "" && !strings.ContainsRune("/?#", rune(rest[0])) {
		return uri, false
	}
	return m.To[:len(m.To)-1] + rest, true
}

// wanted returns where a link should lead after the move. What leads to the page itself does
// so there, too, but for what states a base: if that moved, so would all that is read from it.
func (m *Move) wanted(i int, was string) string {
	r := m.report
	stays := m.Moving == AssetsStay && Context(r.entries.record(i).context).asset()
	switch {
	case m.Moving != PageMoves && !stays:
		was, _ = m.mapped(was)
	case m.Moving == PageMoves && !m.states[i] && !r.appends(i) && withoutFragment(was) == withoutFragment(m.From):
		was = withoutFragment(m.To) + was[len(withoutFragment(was)):]
	}
	return was
}

// asset reports whether a page fetches the target to show itself.
func (c Context) asset() bool {
	switch contextNames[c] {
	case "iframe src", "frame src", "meta refresh":
		return false
	}
	return c.Fetched() || c.showsImage()
}

// Work goes on for about so many bytes of reading, and reports whether all links are
// looked at.
func (m *Move) Work(bytes int) (done bool) {
	for ; m.next < m.report.Len() && bytes > 0; m.next++ {
		bytes -= 2 * (linkCost + 2*len(m.report.entries.ref(m.next)) + 2*len(m.other.Base))
		was, ok := m.report.Target(m.next)
		if !ok {
			continue
		}
		wanted := m.wanted(m.next, was)
		if now, _ := m.targetOf(m.next); now != wanted {
			m.breaks = append(m.breaks, uint32(m.next))
		}
		if now, _ := m.corrected.targetOf(m.next); now != wanted {
			m.edits = append(m.edits, uint32(m.next))
		}
	}
	return m.next == m.report.Len()
}

// Breaks returns how many links are known to lead elsewhere than they should.
func (m *Move) Breaks() int { return len(m.breaks) }

// BrokenLink returns the index in the report of link i of those that would lead elsewhere.
func (m *Move) BrokenLink(i int) int { return int(m.breaks[i]) }

// Break returns link i of those that would lead elsewhere.
func (m *Move) Break(i int) MovedLink { return m.link(m.BrokenLink(i)) }

// Edits returns how many links are known that have to be written otherwise.
func (m *Move) Edits() int { return len(m.edits) }

// Edit returns link i of those that have to be written otherwise.
func (m *Move) Edit(i int) MovedLink { return m.link(int(m.edits[i])) }

func (m *Move) link(i int) MovedLink {
	l := MovedLink{Link: i, NowBase: m.baseOf(i)}
	l.WasBase, _ = m.report.BaseOf(i)
	l.Was, _ = m.report.Target(i)
	l.Now, _ = m.targetOf(i)
	l.Wanted = m.wanted(i, l.Was)
	if then, _ := m.corrected.targetOf(i); then == l.Wanted {
		return l
	}
	if m.report.appends(i) {
		l.Unfixable = true // by itself: the prefix would have to change
		return l
	}
	ref := m.report.entries.ref(i)
	instead, ok := m.rewrite(ref, m.corrected.scope(i), l.Wanted)
	if !ok {
		l.Unfixable = true
		return l
	}
	e := m.report.At(i)
	l.Instead = instead
	l.Written, ok = e.Write(instead)
	l.ByHand = !ok
	return l
}

// rewrite returns a reference that leads to a target, written as the one it takes the place of:
// as a URI, with an authority, from the root, or relative.
func (m *Move) rewrite(ref string, own *scope, target string) (string, bool) {
	leads := func(ref string) bool {
		to, ok := own.resolve(ref)
		return ok && to == target
	}
	a := core.Parse(target, core.RFC3986)
	from := 0
	switch core.KindOf(ref) {
	case rfc3986.RuleNetworkPath:
		from = int(a.Part("scheme").End) + len(":")
	case rfc3986.RuleAbsolutePath:
		from = int(a.Part("path").Start)
	case rfc3986.RuleRelativePath, rfc3986.RuleSameDocument:
		if len(target) <= longest {
			for _, c := range core.Relativize(own.base, target, core.RFC3986).Candidates {
				if c.Works && c.Text != "" && c.Text[0] != '/' { // nothing is not always a value
					return c.Text, true
				}
			}
		}
	}
	if from > 0 && leads(target[from:]) {
		return target[from:], true
	}
	return target, leads(target)
}
