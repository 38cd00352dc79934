package expect

import (
	"strings"

	"uriplayground/core"
)

// explanations returns what the address e follows from: exactly if that can be, and else up to the
// differences in Explanation.Loose.
func (d *deduction) explanations(e address) []Explanation {
	found := d.deduce(e)
	if len(found) == 0 || found[0].Assumption == Unnamed {
		loose, wanted, bits := d.loosen(&e)
		if bits != 0 {
			if list := d.deduce(loose); len(list) > 0 && list[0].Assumption != Near && (list[0].Assumption != Unnamed || len(found) == 0 && loose.origin() == d.base.origin()) {
				found, e = list, wanted
				for i := range found {
					found[i].Loose |= bits
				}
			}
		}
	}
	for i := range found {
		d.finish(&found[i], e)
	}
	return different(found)
}

// deduce returns what an address follows from exactly, the best explanation first.
func (d *deduction) deduce(e address) (found []Explanation) {
	if d.equivalent(d.target.text, e.text) {
		return nil
	}
	for i := range d.readings {
		found = d.fromStarts(found, &e, &d.readings[i])
	}
	for _, follows := range [...]func(*address) (Explanation, bool){d.host, d.schemeSlashes, d.addressInside, d.slashes, d.queryKept, d.fragmentKept} {
		if x, ok := follows(&e); ok && len(found) == 0 {
			found = append(found, x)
		}
	}
	if len(found) == 0 {
		found = d.near(found, &e)
	}
	if len(found) == 0 {
		found = d.byDocument(found, &e)
	}
	for i := range d.readings {
		if len(found) == 0 {
			found = d.fromNameless(found, &e, &d.readings[i])
		}
	}
	return found
}

// try adds an explanation if the address follows from it. A folder has one name only, but
// for the root above a base that ends with a slash: what to change is not the same there.
func (d *deduction) try(found []Explanation, e *address, x Explanation) []Explanation {
	for i := range found {
		if found[i].Start == x.Start && !(found[i].Assumption == AboveSlash && x.Assumption == Root) {
			return found
		}
	}
	x.Target = d.resolve(x.Start, x.RefAsRead)
	if x.Target == d.target.text || !d.same(x.Target, e.text) {
		return found
	}
	if x.Target != e.text && (encoded(x.Target) != x.Target || encoded(e.text) != e.text) {
		x.Loose |= Encoding
	}
	return append(found, x)
}

// fromStarts tries the folders that have a name, for one way to read the link.
func (d *deduction) fromStarts(found []Explanation, e *address, s *reading) []Explanation {
	if s.assumption != NoAssumption && s.assumption != Below {
		found = d.try(found, e, Explanation{Assumption: s.assumption, Start: d.base.text, RefAsRead: s.text})
	}
	for _, from := range d.startsOf(s) {
		found = d.try(found, e, Explanation{Assumption: from.assumption, Read: s.read, Start: from.address, RefAsRead: s.text})
	}
	if folder, ok := s.inFolder(e); ok {
		if from, levels, ok := d.parent(folder, s.up); ok && levels > 0 {
			x := Explanation{Assumption: Parent, Levels: levels, Read: s.read, Start: from, RefAsRead: s.text}
			if s.assumption == Below {
				x.Assumption, x.Levels = Below, 0
			}
			found = d.try(found, e, x)
		}
	}
	for _, o := range d.others {
		found = d.try(found, e, Explanation{Assumption: o.Assumption, Read: s.read, Start: o.Address, RefAsRead: s.text})
	}
	return found
}

// fromNameless tries the folder or the document that is left of the address, where it is none
// of those of the base.
func (d *deduction) fromNameless(found []Explanation, e *address, s *reading) []Explanation {
	if document, ok := s.inDocument(e); ok && e.origin() == d.base.origin() {
		return d.try(found, e, Explanation{Assumption: PageNotBase, Start: document, RefAsRead: s.text})
	}
	folder, ok := s.inFolder(e)
	if !ok {
		return found
	}
	x := Explanation{Assumption: d.nameless(folder), Read: s.read, Start: deeper(folder, s.up), RefAsRead: s.text}
	n := len(found)
	if found = d.try(found, e, x); len(found) > n {
		found[n].Start, found[n].Levels = folder, s.up
	}
	return found
}

// deeper returns a folder so many levels below another one, whatever their names are.
func deeper(folder string, levels int) string { return folder + strings.Repeat("-/", levels) }

// host explains an address that is the link with a scheme before it.
func (d *deduction) host(e *address) (x Explanation, ok bool) {
	if d.ref.authority() || !e.authority() || d.ref.text == "" {
		return x, false
	}
	scheme, _ := e.Scheme()
	return d.ifWritten(Host, scheme+"://"+strings.TrimLeft(d.ref.text, "/"), e)
}

// schemeSlashes explains an address that is the link but for what stands between scheme and
// host.
func (d *deduction) schemeSlashes(e *address) (x Explanation, ok bool) {
	scheme, _ := e.Scheme()
	ref := d.ref.text
	if !e.authority() || len(ref) <= len(scheme) || !strings.EqualFold(ref[:len(scheme)], scheme) {
		return x, false
	}
	if rest := strings.TrimLeft(ref[len(scheme):], ":/"); len(rest)+len(scheme) < len(ref) {
		return d.ifWritten(SchemeSlashes, scheme+"://"+rest, e)
	}
	return x, false
}

// addressInside explains a whole address that the link ends with.
func (d *deduction) addressInside(e *address) (x Explanation, ok bool) {
	if i := d.insideAt(); i > 0 {
		return d.ifWritten(AddressInside, d.ref.text[i:], e)
	}
	return x, false
}

// insideAt returns the index of the last whole address in the link; -1 if there is none.
func (d *deduction) insideAt() int {
	return max(strings.LastIndex(d.ref.text, "http://"), strings.LastIndex(d.ref.text, "https://"))
}

// slashes explains the target without its empty segments.
func (d *deduction) slashes(e *address) (x Explanation, ok bool) {
	short := d.withoutEmptySegments()
	if short == "" {
		return x, false
	}
	return d.ifWritten(Slashes, short, e)
}

// withoutEmptySegments returns the target without them; empty if there are none.
func (d *deduction) withoutEmptySegments() string {
	path := d.target.path()
	if !strings.Contains(path, "//") {
		return ""
	}
	short := make([]byte, 0, len(path))
	for i := range len(path) {
		if path[i] != '/' || i == 0 || path[i-1] != '/' {
			short = append(short, path[i])
		}
	}
	return d.target.origin() + string(short) + d.target.tail()
}

// queryKept explains the target with the base's query, alone or before that of the link.
func (d *deduction) queryKept(e *address) (x Explanation, ok bool) {
	target := d.keptQuery()
	if target == "" {
		return x, false
	}
	return d.ifWritten(QueryKept, target, e)
}

// keptQuery returns the target with the base's query; empty where there is none to be kept.
func (d *deduction) keptQuery() string {
	query := d.base.query()
	if query == "" || d.ref.scheme() || d.ref.authority() || d.ref.path() == "" && d.ref.query() == "" {
		return ""
	}
	if own := d.target.query(); own != "" {
		query += "&" + own[1:]
	}
	return d.target.text[:d.target.pathEnd] + query + d.target.fragment()
}

// fragmentKept explains the target with the base's fragment.
func (d *deduction) fragmentKept(e *address) (x Explanation, ok bool) {
	if d.base.fragment() == "" || d.target.fragment() != "" {
		return x, false
	}
	return d.ifWritten(FragmentKept, d.target.text+d.base.fragment(), e)
}

// ifWritten explains the address e as if the link were ref; ok is false if that does not lead there.
func (d *deduction) ifWritten(assumption Assumption, ref string, e *address) (Explanation, bool) {
	list := d.try(nil, e, Explanation{Assumption: assumption, Start: d.base.text, RefAsRead: ref})
	if len(list) == 0 {
		return Explanation{}, false
	}
	return list[0], true
}

// byDocument explains the target of another document.
func (d *deduction) byDocument(found []Explanation, e *address) []Explanation {
	for _, dialect := range [...]core.Dialect{core.URL, core.RFC2396, core.RFC1808} {
		if target, ok := core.Target(d.base.text, d.ref.text, dialect, core.Options{}); ok && target == e.text {
			return append(found, Explanation{Assumption: OtherDocument, Dialect: dialect, Start: d.base.text, RefAsRead: d.ref.text, Target: target})
		}
	}
	return found
}

// explainTail explains a tail by the folders that have a name.
func (d *deduction) explainTail(a *Answer, tail string) {
	if d.target.endsWith(tail) {
		a.Verdict = Unsure
		return
	}
	for _, target := range d.targets() {
		if t := addressOf(target); t.endsWith(tail) && len(a.Explanations) < 2 {
			a.Explanations = append(a.Explanations, d.explanations(t)[:1]...)
		}
	}
	if a.Verdict = Follows; len(a.Explanations) > 0 {
		return
	}
	a.Verdict = Incomplete
	path := d.target.path()
	for range strings.Count(tail, "/") + 1 {
		path = path[:max(0, strings.LastIndexByte(path, '/'))]
	}
	if !strings.ContainsAny(tail, "?#") {
		tail += d.target.tail()
	}
	wanted := d.whole(d.target.origin() + path + "/" + tail)
	if found := d.explanations(wanted); len(found) == 0 {
		a.Verdict, a.Explanations = NoFolder, d.words(wanted)
	} else if found[0].Assumption == Near || found[0].Assumption == PageNotBase {
		a.Verdict, a.Explanations = Follows, found
	}
}

// explainJoined explains where a program went that put texts together, or did nothing.
func (d *deduction) explainJoined(went string) (x Explanation, ok bool) {
	if resolved := d.resolve(went, went); resolved == went {
		if list := d.deduce(addressOf(went)); len(list) > 0 && list[0].Assumption != Unnamed {
			return x, false
		}
	}
	x = Explanation{RefAsRead: d.ref.text, Target: went, Wanted: went}
	before, found := strings.CutSuffix(went, d.ref.text)
	switch {
	case d.ref.text == "":
		return x, false
	case found && before == "" || d.isWords(went):
		x.Assumption = Unresolved
	case found && strings.HasPrefix(d.base.text, before):
		x.Assumption, x.Start = Joined, before
	default:
		return x, false
	}
	return x, true
}

// isWords reports whether a text is what the link says, without a folder.
func (d *deduction) isWords(text string) bool {
	for i := range d.readings {
		if s := &d.readings[i]; s.path != "" && text == s.path+s.tail {
			return true
		}
	}
	return false
}

// explainAddress explains where a program went by what that address follows from.
func (d *deduction) explainAddress(went string) (x Explanation, ok bool) {
	if strings.HasPrefix(went, "/") && !strings.HasPrefix(went, "//") {
		went = d.target.origin() + went
	}
	e := addressOf(went)
	if !e.scheme() || d.resolve(went, went) != went || d.equivalent(went, d.target.text) {
		return x, false
	}
	list := d.explanations(e)
	if len(list) == 0 {
		return x, false
	}
	return list[0], true
}
