package expect

import (
	"slices"
	"strings"

	"uriplayground/core"
	"uriplayground/core/relativize"
	"uriplayground/core/rfc3986"
)

// Document is the specification by which a link is resolved, where that is another one than RFC 3986.
type Document struct {
	Dialect core.Dialect // its name
	Options core.Options // by which it is read
	ToASCII core.ToASCII // what the URL Standard needs for domains that are not ASCII
}

// DocumentAnswer is the answer to a question about a link that a document resolves.
type DocumentAnswer struct {
	Verdict   Verdict        // what became of the question
	Wanted    string         // the address that was expected; empty where it is not known
	Documents []core.Dialect // those that lead there, the latest first
	Write     string         // the link that leads there by the document; empty if there is none
	Start     string         // where the link starts; empty if it needs no base
	// Explanations are those by the folder of the base that hold by the document, too; none where
	// other documents lead there.
	Explanations []Explanation
}

// ExplainBy answers a question about a link that a document resolves: which documents lead to the
// expected address, and only where none does, from which folder it follows.
func ExplainBy(q Question, by Document) (a DocumentAnswer) {
	d, done := by.begin(q)
	if d == nil {
		return DocumentAnswer{Verdict: NoTarget}
	}
	answers := by.answers(q)
	form, wholes, tail := d.read(q.Expected)
	switch form {
	case NoForm:
		return a
	case Tail:
		a = d.tailBy(answers, tail)
	default:
		a = d.wholeBy(answers, d.asTyped(q.Expected, form), wholes)
	}
	own := done && a.Wanted == d.target.text
	unsure := form == Tail || form == Folder || form == Path && !strings.HasPrefix(a.Wanted, d.base.origin())
	switch {
	case a.Wanted == "":
		a.Verdict = Incomplete
	case own && unsure:
		a.Verdict = Unsure
	case own:
		a.Verdict = IsRule
	default:
		d.followsBy(&a, &by)
	}
	return a
}

// OfferBy returns up to three addresses that the link could be expected to lead to, other than by a document:
// what other documents say first.
func OfferBy(q Question, by Document) []string {
	d, done := by.begin(q)
	if d == nil {
		return nil
	}
	var targets, list []string
	for _, answer := range by.answers(q) {
		targets = append(targets, answer.target)
	}
	for _, target := range append(targets, d.targets()...) {
		if len(list) < 3 && (target != d.target.text || !done) && !slices.Contains(list, target) {
			list = append(list, target)
		}
	}
	return list
}

// Documents returns the documents that lead to the address that is expected, the latest first.
func Documents(q Question, toASCII core.ToASCII) []core.Dialect {
	return ExplainBy(q, Document{Dialect: core.RFC3986, ToASCII: toASCII}).Documents
}

// documentTarget is where a document leads.
type documentTarget struct {
	dialect core.Dialect
	target  string
}

// begin takes a question apart, with the target of the document, if that has one.
func (by *Document) begin(q Question) (d *deduction, done bool) {
	d, ok := begin(q.Base, q.Ref)
	if !ok {
		return nil, false
	}
	target, done := by.resolve(q.Base, q.Ref)
	if done {
		d.target = addressOf(target)
	}
	return d, done
}

func (by *Document) resolve(base, ref string) (target string, ok bool) {
	return core.TargetBy(base, ref, by.Dialect, by.Options, by.ToASCII)
}

// answers returns where the documents lead, by being asked without options, but for the one that is
// chosen.
func (by *Document) answers(q Question) (list []documentTarget) {
	for _, dialect := range [...]core.Dialect{core.RFC3986, core.URL, core.RFC2396, core.RFC1808, core.RFC1630} {
		asked := Document{Dialect: dialect, ToASCII: by.ToASCII}
		if dialect == by.Dialect {
			asked = *by
		}
		if target, ok := asked.resolve(q.Base, q.Ref); ok {
			list = append(list, documentTarget{dialect, target})
		}
	}
	return list
}

// leadingTo returns the documents whose target is an address, byte for byte: often they differ in no more
// than its form.
func leadingTo(answers []documentTarget, address string) (list []core.Dialect) {
	for _, a := range answers {
		if a.target == address {
			list = append(list, a.dialect)
		}
	}
	return list
}

// asTyped returns an expectation as it was typed, which may be the target of a document that does not
// remove dot segments.
func (d *deduction) asTyped(text string, form Form) []string {
	text = strings.TrimSpace(text)
	if form == Address {
		return []string{text}
	}
	return []string{d.base.origin() + text, d.target.origin() + text}
}

// wholeBy finds which of some addresses a document leads to: as they were typed, or as they were read. Where
// none does, it is the target if that is equivalent to one of them, and else the likeliest.
func (d *deduction) wholeBy(answers []documentTarget, typed []string, read []address) (a DocumentAnswer) {
	likeliest := read[0].text
	for i := range read {
		typed = append(typed, read[i].text)
		if d.equivalent(d.target.text, read[i].text) {
			likeliest = d.target.text
		}
	}
	for _, a.Wanted = range append(typed, likeliest) {
		if a.Documents = leadingTo(answers, a.Wanted); a.Documents != nil {
			break
		}
	}
	return a
}

// tailBy finds a document, or else a folder, from which an address follows that ends with a tail.
func (d *deduction) tailBy(answers []documentTarget, tail string) (a DocumentAnswer) {
	targets := []string{d.target.text}
	for _, answer := range answers {
		targets = append(targets, answer.target)
	}
	for _, target := range append(targets, d.targets()...) {
		if e := addressOf(target); e.endsWith(tail) {
			return DocumentAnswer{Wanted: target, Documents: leadingTo(answers, target)}
		}
	}
	return a
}

// followsBy adds what leads to the expected address by a document: the link to write, and where no
// document leads there, the folders.
func (d *deduction) followsBy(a *DocumentAnswer, by *Document) {
	leads := func(base, ref string) bool {
		target, ok := by.resolve(base, ref)
		return ok && target == a.Wanted
	}
	for _, c := range relativize.Candidates(d.base.Reference, rfc3986.Split(a.Wanted)) {
		if leads(d.base.text, c.Text) {
			a.Write = c.Text
			break
		}
	}
	if a.Verdict = Follows; a.Documents != nil {
		return
	}
	a.Verdict, a.Start = NoFolder, d.start
	if target, ok := by.resolve(d.start, d.ref.text); !ok || target != d.target.text {
		return // it starts elsewhere than by RFC 3986
	}
	for _, x := range d.explanations(addressOf(a.Wanted)) {
		if !x.Assumption.Start() || x.Read != NoAssumption || x.Wanted != a.Wanted || !leads(x.Start, x.RefAsRead) {
			continue
		}
		if !leads(d.base.text, x.Write) {
			x.Write = ""
		}
		if other := d.otherBase(); !leads(d.base.text, x.WriteBoth) || other != "" && !leads(other, x.WriteBoth) {
			x.WriteBoth = ""
		}
		fails := func(fix Fix) bool { return !leads(fix.Base, fix.Ref) }
		x.PageFixes, x.SettingFixes = slices.DeleteFunc(x.PageFixes, fails), slices.DeleteFunc(x.SettingFixes, fails)
		x.DivergesAt = nil // which is a line of RFC 3986
		a.Verdict, a.Explanations = Follows, append(a.Explanations, x)
	}
}
