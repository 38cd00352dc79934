// Package expect says why a link does not lead where somebody expected, without a guess
// at what they think: it takes from the address they expected what the link says itself,
// and what remains is the folder that the link would have to start in. That folder is
// named, and whatever is claimed or advised is resolved by RFC 3986 before it is said.
//
// read.go reads what was expected, readings.go what a link says, starts.go has the folders,
// deduce.go the deduction, near.go what nearly fits, differ.go where both part, align.go lays
// them beside each other, fixes.go has what to change, documents.go which documents lead to the
// address, offer.go what to offer before anything is typed, and join.go what comes of a base and a
// link where they are not resolved. There are no words for people here.
package expect

import (
	"uriplayground/core"
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// Question is a link, and where somebody expected it to lead.
type Question struct {
	Base, Ref string  // the base in effect, and the link as it is written
	Expected  string  // an address, "/path", "/folder/" or "…/tail"
	Went      string  // where a program went; empty where that is not known
	Others    []Other // further addresses that may have been the base
}

// Other is an address that may have been taken for the base.
type Other struct {
	Assumption Assumption // PageNotBase, Importer, Disk, BeforeRedirect or Forge
	Address    string     // absolute
}

// Verdict is the outcome of a question.
type Verdict uint8

// The verdicts.
const (
	Unasked    Verdict = iota // no address is expected
	NoTarget                  // the base has no scheme, so the link leads nowhere
	IsRule                    // the expectation is what RFC 3986 says
	Follows                   // it follows if the link starts elsewhere, or is read otherwise
	NoFolder                  // it follows from no folder: the link says something else
	Unsure                    // what was given of it fits the actual target, too
	Incomplete                // what was given of it fits no folder that is known; more of it may
)

var verdictNames = [...]string{"unasked", "no-target", "is-rule", "follows", "no-folder", "unsure", "incomplete"}

// String returns the name of the verdict.
func (v Verdict) String() string { return verdictNames[v] }

// Answer is the answer to a question.
type Answer struct {
	Verdict Verdict // what became of the question
	Form    Form    // how the expectation was read
	Target  string  // by RFC 3986, strictly
	Start   string  // where the link starts; empty if it needs no base
	// Explanations of what was expected. There is a second one where it advises something
	// else, or where another address fits what was given.
	Explanations []Explanation
	Program      Explanation // of where the program went; without an assumption where nothing is known
}

// Explanation is the premise from which an address follows.
type Explanation struct {
	Assumption Assumption // from where, or how it would have to be read
	Read       Assumption // how the link is read besides; NoAssumption: as it stands, or without its first slash
	// Start is where the link would have to start, and RefAsRead what it says: resolved against
	// Start, that gives Target. Start is the base itself where only the reading differs.
	Start, RefAsRead string
	Levels           int          // of Parent: how far above; of Unnamed: how far below Start, in any folders
	Dialect          core.Dialect // of OtherDocument
	Target           string       // that follows
	Wanted           string       // that was expected: Target, but for Loose
	Loose            Difference   // what tells Target and Wanted apart; 0 if they are equivalent
	// What differs in the actual target and in Wanted.
	InTarget, InWanted syntax.Span
	// Of Words: what the link says, and what Wanted has instead.
	InRef, Instead syntax.Span
	DivergesAt     *syntax.Rule // the first line of RFC 3986 §5.2 that does something else; nil if it is none of them

	Write     string // the link that leads to Wanted from the base; empty if there is none
	WriteBoth string // the one that does so whether the base ends with a slash or not
	// Further fixes, two at most, if the base is a page or the setting of a program.
	PageFixes, SettingFixes []Fix
}

// Fix is another base, another link, or both. They lead to what was expected.
type Fix struct {
	Kind      FixKind // what is changed
	Base, Ref string  // what is the base then, and the link
}

// Explain answers a question.
func Explain(q Question) Answer {
	d, ok := begin(q.Base, q.Ref)
	if !ok {
		return Answer{Verdict: NoTarget}
	}
	d.others = q.Others
	a := Answer{Target: d.target.text, Start: d.start}
	form, wholes, tail := d.read(q.Expected)
	a.Form = form
	switch {
	case form == NoForm:
	case form == Tail:
		d.explainTail(&a, tail)
	default:
		d.explainWholes(&a, wholes)
	}
	if q.Went != "" {
		d.explainProgram(&a, q.Went)
	}
	return a
}

// explainWholes explains the first of some addresses that can be, with Words as a last
// resort.
func (d *deduction) explainWholes(a *Answer, wholes []address) {
	for i, e := range wholes {
		if d.equivalent(d.target.text, e.text) {
			a.Verdict = IsRule
			if a.Form == Folder || i > 0 {
				a.Verdict = Unsure
			}
			return
		}
	}
	for i, e := range wholes {
		found := d.explanations(e)
		if len(found) == 0 {
			continue
		}
		if found[0].Assumption != Unnamed || i == len(wholes)-1 {
			a.Verdict, a.Explanations = Follows, found
			return
		}
		if a.Explanations == nil {
			a.Explanations = found
		}
	}
	if a.Verdict = Follows; a.Explanations == nil {
		a.Verdict, a.Explanations = NoFolder, d.words(wholes[0])
	}
}

// explainProgram says where a program went, if that is not the target.
func (d *deduction) explainProgram(a *Answer, went string) {
	if d.equivalent(d.target.text, went) && d.resolve(went, went) == went {
		return
	}
	for _, explain := range [...]func(string) (Explanation, bool){d.explainJoined, d.explainAddress} {
		if x, ok := explain(went); ok {
			a.Program = x
			return
		}
	}
}

// deduction is what is asked about one link.
type deduction struct {
	base, ref, target address
	start, folder     string // where the link starts; the folder that the base is in, empty if it is in none
	readings          []reading
	others            []Other
	buf, normal       []byte
}

// begin takes a base and a link apart, if the link leads anywhere.
func begin(base, ref string) (*deduction, bool) {
	d := &deduction{base: addressOf(base), ref: addressOf(ref)}
	if !d.base.scheme() {
		return nil, false
	}
	d.target = addressOf(d.resolve(base, ref))
	d.folder = d.base.folder()
	d.start = d.startOf()
	d.readings = d.waysToRead()
	return d, true
}

// resolve returns where a link leads from a base, strictly by RFC 3986 §5.2.
func (d *deduction) resolve(base, ref string) string {
	d.buf = rfc3986.AppendResolve(d.buf[:0], rfc3986.Split(base), rfc3986.Split(ref), rfc3986.Options{})
	return string(d.buf)
}

// same reports whether two addresses have one normal form (RFC 3986 §6.2.3), once
// characters are percent-encoded that have to be.
func (d *deduction) same(a, b string) bool { return d.equivalent(encoded(a), encoded(b)) }

// equivalent reports whether two addresses have one normal form.
func (d *deduction) equivalent(a, b string) bool {
	if a == b {
		return true
	}
	d.buf = rfc3986.AppendNormalize(d.buf[:0], rfc3986.Split(a), rfc3986.LevelScheme)
	d.normal = rfc3986.AppendNormalize(d.normal[:0], rfc3986.Split(b), rfc3986.LevelScheme)
	return string(d.buf) == string(d.normal)
}
