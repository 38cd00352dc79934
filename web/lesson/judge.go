package lesson

import (
	"strconv"
	"unicode/utf8"

	"uriplayground/core"
	"uriplayground/core/beliefs"
	"uriplayground/core/syntax"
)

// Problem is an exercise with the core's analysis of its texts.
type Problem struct {
	Exercise
	Trace    *core.Trace       // of NextRule and Output: the path's
	Resolved core.Resolution   // of Target; of Reference, with the shortest answer for a reference
	Analysis core.Analysis     // of A, where there is no other
	By       []core.Resolution // of ByDocument: by each of Documents
}

// Pose has the core work out an exercise.
func Pose(e Exercise) *Problem {
	p := &Problem{Exercise: e}
	switch e.Kind {
	case NextRule, Output:
		_, p.Trace = core.TraceRemoveDotSegments(e.A)
	case Target:
		p.Resolved = core.Resolve(e.A, e.B, core.RFC3986, core.Options{})
	case Reference:
		p.Resolved = core.Resolve(e.A, core.Relativize(e.A, e.B, core.RFC3986).Ref, core.RFC3986, core.Options{})
	case ByDocument:
		for _, d := range Documents() {
			p.By = append(p.By, core.Resolve(e.A, e.B, d, core.Options{}))
		}
	default:
		p.Analysis = core.Parse(e.A, core.RFC3986)
	}
	return p
}

// Solution returns the answer; of several that are right, the first or shortest.
func (p *Problem) Solution() string {
	switch p.Kind {
	case NextRule:
		return p.Upcoming().Rule.Key
	case Output:
		return string(p.Trace.Output(nil, int32(p.Step)))
	case Target:
		return p.Resolved.Target.Text
	case Reference:
		return p.Resolved.Ref.Text
	case Rung:
		return core.Compare(p.A, p.B, core.RFC3986).Rung.String()
	case Invalid:
		return strconv.Itoa(utf8.RuneCountInString(p.A[:p.Fault().Start]) + 1)
	case State:
		return p.Analysis.Part(p.B).State()
	case ByDocument:
		return Documents()[p.Step].String()
	}
	return p.rule().Key
}

// ByName returns the resolution of a ByDocument by the document of that name; nil for none.
func (p *Problem) ByName(name string) *core.Resolution {
	for i, d := range Documents() {
		if d.String() == name {
			return &p.By[i]
		}
	}
	return nil
}

// Upcoming returns the step of §5.2.4 that a NextRule asks for.
func (p *Problem) Upcoming() *syntax.Step { return &p.Trace.Steps[p.Step+1] }

// rule returns the kind of path, host or reference that the text has.
func (p *Problem) rule() *syntax.Rule {
	switch p.Kind {
	case PathKind:
		return p.Analysis.PathKind
	case HostKind:
		return p.Analysis.HostKind
	}
	return p.Analysis.Kind
}

// Fault returns the first error in the text of an Invalid.
func (p *Problem) Fault() syntax.Fault {
	for _, f := range p.Analysis.Faults {
		if f.Level == syntax.Error {
			return f
		}
	}
	return syntax.Fault{}
}

// Accepts reports whether the answer is right: whether RFC 3986 gives it, which may
// give several.
func (p *Problem) Accepts(answer string) bool {
	switch {
	case p.Kind == Reference: // any that is valid and leads to the target
		target, ok := core.Target(p.A, answer, core.RFC3986, core.Options{})
		return ok && target == p.B && core.Parse(answer, core.RFC3986).Valid
	case p.Kind == Target && answer == p.Resolved.Literal: // §5.3 has no guard
		return true
	case p.Kind == RefKind && answer == "relative-path": // §4.2: it does not begin with a slash
		return p.Solution() == answer || p.Solution() == "same-document"
	case p.Kind == ByDocument: // any that leads there
		by := p.ByName(answer)
		return by != nil && by.Target.Text == p.By[p.Step].Target.Text
	}
	return answer == p.Solution()
}

// Beliefs returns the wrong rules that an answer shows: those that compute a wrong target, or that
// make a wrong reference lead to the target that is wanted.
func (p *Problem) Beliefs(answer string) []beliefs.ID {
	switch {
	case p.Accepts(answer):
	case p.Kind == Target:
		return beliefs.Diagnose(p.A, p.B, answer)
	case p.Kind == Reference:
		return beliefs.Diagnose(p.A, answer, p.B)
	}
	return nil
}

// Choices returns the answers to choose from; nil where the answer is a text.
func (p *Problem) Choices() []string {
	switch p.Kind {
	case NextRule:
		return []string{"2A", "2B", "2C", "2D", "2E"}
	case Rung:
		return []string{"simple", "case", "percent", "dot", "scheme", "none"}
	case State:
		return []string{"undefined", "empty", "present"}
	case PathKind:
		return []string{"path-abempty", "path-absolute", "path-rootless", "path-noscheme", "path-empty"}
	case HostKind:
		return []string{"IPv6address", "IPvFuture", "IPv4address", "reg-name"}
	case RefKind:
		return []string{"URI", "network-path", "absolute-path", "relative-path", "same-document"}
	case ByDocument:
		var names []string
		for _, d := range Documents() {
			names = append(names, d.String())
		}
		return names
	case Invalid:
		return numbers(len([]rune(p.A)))
	}
	return nil
}

// numbers returns "1", "2" and so on up to n.
func numbers(n int) []string {
	list := make([]string, n)
	for i := range list {
		list[i] = strconv.Itoa(i + 1)
	}
	return list
}

// sound reports whether a made exercise is worth asking: its texts are valid, there
// is something to find out, and of an Invalid there is one answer alone.
func (p *Problem) sound() bool {
	switch p.Kind {
	case NextRule:
		return p.Step+1 < len(p.Trace.Steps) && p.dotted()
	case Output:
		return p.Step < len(p.Trace.Steps) && p.dotted() && p.Solution() != ""
	case Target:
		return p.Resolved.OK() && p.Resolved.Target.Valid && p.Resolved.Literal == p.Resolved.Target.Text
	case Reference:
		return p.Resolved.OK() && p.Resolved.Target.Text == p.B && p.Resolved.Target.Valid && !p.Resolved.Ref.IsURI()
	case Rung:
		return p.A != p.B && p.Analysis.Valid && core.Parse(p.B, core.RFC3986).Valid
	case ByDocument:
		n := 0
		for _, name := range p.Choices() {
			if p.Accepts(name) {
				n++
			}
		}
		return n == 1 && p.By[p.Step].Done
	case Invalid:
		f := p.Fault()
		return len(p.Analysis.Faults) == 1 && f.Len() == 1 && p.Analysis.FirstBad == int(f.Start)
	}
	return p.Analysis.Valid && (p.Kind != HostKind || p.Analysis.HostKind != nil)
}

// dotted reports whether another rule than 2E fires.
func (p *Problem) dotted() bool {
	for i := range p.Trace.Steps {
		if i > 0 && !p.Trace.Steps[i].Push {
			return true
		}
	}
	return false
}
