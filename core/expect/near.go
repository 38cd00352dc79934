package expect

import (
	"strings"

	"uriplayground/core/syntax"
)

// pageEndings are those that a generator or a server puts in the place of one another, or
// leaves out.
var pageEndings = [...]string{
	".html", ".htm", ".xhtml", ".md", ".mdx", ".markdown", ".rst", ".adoc", ".txt", ".php", ".asp", ".aspx", ".jsp", ".ipynb",
}

// sourceEndings are those of them that no page has.
var sourceEndings = []string{".md", ".mdx", ".markdown", ".rst", ".adoc", ".ipynb"}

// page is the path of a page without what its address may have or not have.
type page struct {
	stem   string // with neither of the following
	ending string
	index  bool
	slash  bool
}

func pageOf(path string) (p page) {
	p.stem = path
	for _, ending := range pageEndings {
		if stem, found := cutSuffixFold(p.stem, ending); found && !strings.HasSuffix(stem, "/") {
			p.stem, p.ending = stem, ending
			break
		}
	}
	if folder, found := cutSuffixFold(p.stem, "/index"); found && p.ending != "" {
		p.stem, p.ending, p.index, p.slash = folder, "", true, true
	} else if p.ending == "" {
		p.stem, p.slash = strings.CutSuffix(p.stem, "/")
	}
	return p
}

func cutSuffixFold(text, suffix string) (before string, found bool) {
	n := len(text) - len(suffix)
	if n < 0 || !strings.EqualFold(text[n:], suffix) {
		return text, false
	}
	return text[:n], true
}

// differ returns what tells two addresses of one page apart; ok is false for different pages.
func (p page) differ(q page) (bits Difference, ok bool) {
	add := func(differs bool, bit Difference) {
		if differs {
			bits |= bit
		}
	}
	add(p.stem != q.stem, Case)
	add(p.ending != q.ending, Extension)
	add(p.index != q.index, Index)
	add(p.slash != q.slash && p.index == q.index, FinalSlash)
	return bits, strings.EqualFold(p.stem, q.stem)
}

// tails returns how the tail of an expected address departs from that of the target: where it
// gives nothing, it is taken to be the same, and it may have a fragment more.
func tails(target, e *address) (wanted string, bits Difference, ok bool) {
	query, fragment := e.query(), e.fragment()
	if query == "" && target.query() != "" {
		query, bits = target.query(), Query
	}
	if (fragment == "") != (target.fragment() == "") {
		fragment += target.fragment()
		bits |= Fragment
	}
	if query != target.query() || fragment != target.fragment() && target.fragment() != "" {
		return e.tail(), 0, false
	}
	return query + fragment, bits, true
}

// near explains an address that is where the link leads, but for what makes two addresses
// nearly the same.
func (d *deduction) near(found []Explanation, e *address) []Explanation {
	target := addressOf(encoded(d.target.text))
	t := &target
	_, bits, ok := tails(t, e)
	if t.text != d.target.text {
		bits |= Encoding
	}
	pages, same := pageOf(t.path()).differ(pageOf(e.path()))
	if !ok || !same || e.authority() != t.authority() {
		return found
	}
	bits |= pages
	switch {
	case e.origin() == t.origin():
	case d.webOrigin(e) == t.origin():
		bits |= Scheme
	default:
		return found
	}
	return append(found, Explanation{Assumption: Near, Start: d.base.text, RefAsRead: d.ref.text, Target: d.target.text, Loose: bits})
}

// webOrigin returns the origin of an address with the scheme of the target, if both have one of
// the web.
func (d *deduction) webOrigin(e *address) string {
	scheme, _ := e.Scheme()
	own, _ := d.target.Scheme()
	if !isWeb(scheme) || !isWeb(own) {
		return e.origin()
	}
	return own + e.origin()[len(scheme):]
}

// loosen returns the address without what makes two addresses nearly the same: its scheme, its
// tail and the end of its last segment are those of the target. wanted has its own end,
// and bits is what was changed.
func (d *deduction) loosen(e *address) (loose, wanted address, bits Difference) {
	t := &d.target
	origin := d.webOrigin(e)
	if origin != e.origin() {
		bits = Scheme
	}
	tail := e.tail()
	wanted = addressOf(origin + e.path() + tail)
	if strings.Trim(d.ref.path(), "./") != "" { // else the tail is all that the link says
		if own, cut, ok := tails(t, e); ok {
			tail, bits = t.tail(), bits|cut
			wanted = addressOf(origin + e.path() + own)
		}
	}
	path := e.path()
	own, other := pageOf(t.path()), pageOf(path)
	name := own.stem[strings.LastIndexByte(own.stem, '/')+1:]
	folder := other.stem[:strings.LastIndexByte(other.stem, '/')+1]
	own.stem, other.stem = name, other.stem[len(folder):]
	if end, ok := own.differ(other); ok && name != "" {
		bits |= end
		path = folder + t.path()[strings.LastIndexByte(pageOf(t.path()).stem, '/')+1:]
	}
	return addressOf(origin + path + tail), wanted, bits
}

// words explains an address that says something else than the link. What, is seen from the
// folder that leaves the least of a difference: that where the link starts, or the one above
// it in which the address is, too.
func (d *deduction) words(e address) []Explanation {
	x := Explanation{Assumption: Words, Start: d.base.text, RefAsRead: d.ref.text, Target: d.target.text}
	d.finish(&x, e)
	wanted, target := addressOf(x.Wanted), d.target
	in, instead := x.InTarget, x.InWanted
	for i := range d.readings {
		s := &d.readings[i]
		folder := commonFolder(d.folder, wanted.text[:wanted.pathEnd])
		if s.fixed || len(folder) <= d.base.pathStart {
			continue
		}
		t := addressOf(d.resolve(deeper(folder, s.up), s.text))
		if a, b := differ(&t, &wanted); a.Len()+b.Len() < in.Len()+instead.Len() {
			target, in, instead = t, a, b
		}
	}
	x.InRef, x.Instead = pastSlashes(d.ref.text, inEnd(target.text, d.ref.text, in)), pastSlashes(x.Wanted, instead)
	return []Explanation{x}
}

// pastSlashes returns a span without the slashes at its beginning, if more is in it.
func pastSlashes(text string, s syntax.Span) syntax.Span {
	for s.Len() > 1 && text[s.Start] == '/' {
		s.Start++
	}
	return s
}

// commonFolder returns what two addresses both begin with, up to a slash.
func commonFolder(a, b string) string {
	n := 0
	for i := 0; i < len(a) && i < len(b) && a[i] == b[i]; i++ {
		if a[i] == '/' {
			n = i + 1
		}
	}
	return a[:n]
}

// inEnd returns the part of a link that a part of a target comes from, as far as the target ends
// with the link.
func inEnd(target, ref string, s syntax.Span) syntax.Span {
	n := 0
	for n < len(target) && n < len(ref) && target[len(target)-1-n] == ref[len(ref)-1-n] {
		n++
	}
	at := func(i uint32) uint32 {
		return uint32(max(int(i)-(len(target)-n), 0) + len(ref) - n)
	}
	return syntax.Span{Start: at(s.Start), End: at(s.End)}
}

// encoded returns a text in which what can stand nowhere in a URI is percent-encoded (RFC 3986
// §2.1). A backslash stays: what it stands for depends on who reads it.
func encoded(text string) string {
	for i := range len(text) {
		if !hasToEncode(text[i]) {
			continue
		}
		out := append(make([]byte, 0, len(text)+len("%20")*8), text[:i]...)
		for ; i < len(text); i++ {
			if c := text[i]; hasToEncode(c) {
				const digits = "0123456789ABCDEF"
				out = append(out, '%', digits[c>>4], digits[c&15])
			} else {
				out = append(out, c)
			}
		}
		return string(out)
	}
	return text
}

func hasToEncode(c byte) bool {
	return c <= ' ' || c >= 0x7f || strings.IndexByte("\"<>^`{|}", c) >= 0
}
