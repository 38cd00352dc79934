package urlstandard

import (
	"sort"

	"uriplayground/core/syntax"
)

// recorder writes the steps and the validation errors. A nil one does nothing.
type recorder struct {
	t       *syntax.Trace
	input   string
	lead    int    // how many bytes were removed from the start of the input
	removed []int  // where tabs and newlines were removed, in the input
	written []byte // all that was appended
	errors  []ValidationError
}

// place returns the offset in the input of an offset after the removals.
func (r *recorder) place(i int) uint32 {
	at := i + r.lead
	n := sort.Search(len(r.removed), func(k int) bool { return r.removed[k]-k > at })
	return uint32(at + n)
}

// record records what a state consumed and appended.
func (r *recorder) record(rule *syntax.Rule, from, to int, appended []byte) {
	if r == nil {
		return
	}
	at := uint32(len(r.written))
	r.written = append(r.written, appended...)
	r.t.Add(syntax.Step{
		Rule: rule, Text: TextInput, From: span(r.place(from), r.place(to)), To: span(at, uint32(len(r.written))),
		Link: syntax.NoLink, Yes: true,
	})
}

// recordText records a text.
func (r *recorder) recordText(rule *syntax.Rule, from, to int, appended string) {
	if r == nil {
		return
	}
	r.record(rule, from, to, []byte(appended))
}

// recordRun records a run of segments, unless there is none.
func (r *recorder) recordRun(rule *syntax.Rule, from, to int, appended []byte) {
	if r == nil {
		return
	}
	if from < to || len(appended) > 0 {
		r.record(rule, from, to, appended)
	}
}

// invalid records a validation error from one offset to another.
func (r *recorder) invalid(e ErrorName, from, to int) {
	if r == nil {
		return
	}
	r.invalidAt(e, r.place(from), r.place(to))
}

// invalidAt adds a validation error and its step. Where there are too many, the last takes
// the place of the one before: it may be the failure.
func (r *recorder) invalidAt(e ErrorName, from, to uint32) {
	one := ValidationError{Span: span(from, to), Name: e}
	if len(r.errors) >= MaxErrors {
		r.errors[MaxErrors-1] = one
		return
	}
	r.errors = append(r.errors, one)
	at := uint32(len(r.written))
	r.t.Add(syntax.Step{Rule: RuleValidationError, Text: TextInput, From: span(from, to), To: span(at, at), Link: int32(e)})
}

// invalidHost records a validation error of the host at the pointer.
func (p *parser) invalidHost(e ErrorName) {
	if p.recorder == nil {
		return
	}
	p.invalid(e, p.i, p.hostEnd())
}

// recordStripped records what is removed from both ends.
func (r *recorder) recordStripped(start, end, size int) {
	if r == nil {
		return
	}
	if start > 0 {
		r.strip(0, start)
	}
	if end < size {
		r.strip(end, size)
	}
	r.lead = start
}

func (r *recorder) strip(start, end int) {
	r.invalidAt(InvalidURLUnit, uint32(start), uint32(end))
	r.t.Add(syntax.Step{Rule: RuleStripped, Text: TextInput, From: span(uint32(start), uint32(end)), Link: syntax.NoLink, Yes: true})
}

// recordRemoved records that the tab or newline at an offset is removed. A run of them is
// one step.
func (r *recorder) recordRemoved(at int) {
	if r == nil {
		return
	}
	r.removed = append(r.removed, at)
	if n := len(r.t.Steps); len(r.removed) > 1 && n > 0 && r.t.Steps[n-1].Rule == RuleRemoved && int(r.t.Steps[n-1].From.End) == at {
		r.t.Steps[n-1].From.End++
		return
	}
	r.invalidAt(InvalidURLUnit, uint32(at), uint32(at+1))
	r.t.Add(syntax.Step{Rule: RuleRemoved, Text: TextInput, From: span(uint32(at), uint32(at+1)), Link: syntax.NoLink, Yes: true})
}

// invalidUnits reports each run of what is not a URL unit.
func (p *parser) invalidUnits(from, to int) {
	if p.recorder == nil {
		return
	}
	s := p.in[:to]
	for i := from; i < to; {
		end := i
		for end < to && !p.isURLUnit(s, end) {
			_, width := scalar(s[end:])
			end += width
		}
		if end > i {
			p.invalid(InvalidURLUnit, i, end)
			i = end
		} else {
			_, width := scalar(s[i:])
			i += width
		}
	}
}

// isURLUnit reports whether a URL code point is at i, or "%" with two digits after it.
func (p *parser) isURLUnit(s string, i int) bool {
	return s[i] == '%' && syntax.IsTriplet(s, i) || isURLCodePoint(s[i:])
}

// recordCredentials reports each "@" of an authority.
func (r *recorder) recordCredentials(start int, authority string) {
	if r == nil {
		return
	}
	for i := range len(authority) {
		if authority[i] == '@' {
			r.invalid(InvalidCredentials, start+i, start+i+1)
		}
	}
}
