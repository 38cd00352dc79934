package play

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/lesson"
)

// problem is an exercise with what the core makes of its texts.
type problem struct {
	lesson.Exercise
	trace    *core.Trace     // of NextRule and Output: the path's
	resolved core.Resolution // of Target; of Reference, with the shortest answer for a reference
	a        core.Analysis   // of A, where there is no other
}

// pose has the core work out an exercise.
func pose(e lesson.Exercise) *problem {
	p := &problem{Exercise: e}
	switch e.Kind {
	case lesson.NextRule, lesson.Output:
		_, p.trace = core.RemoveDotSegments(e.A)
	case lesson.Target:
		p.resolved = core.Resolve(e.A, e.B, core.RFC3986, core.Options{})
	case lesson.Reference:
		p.resolved = core.Resolve(e.A, core.Relativize(e.A, e.B, core.RFC3986).Ref, core.RFC3986, core.Options{})
	default:
		p.a = core.Parse(e.A, core.RFC3986)
	}
	return p
}

// solution is the answer; of several that are right, the first or shortest.
func (p *problem) solution() string {
	switch p.Kind {
	case lesson.NextRule:
		return p.upcoming().Rule.Key
	case lesson.Output:
		return string(p.trace.Output(nil, int32(p.Step)))
	case lesson.Target:
		return p.resolved.Target.Text
	case lesson.Reference:
		return p.resolved.Ref.Text
	case lesson.Rung:
		return core.Compare(p.A, p.B, core.RFC3986).Rung.String()
	case lesson.Invalid:
		return strconv.Itoa(position(p.A, p.fault().Start))
	case lesson.State:
		return state(p.a.Part(p.B))
	}
	return p.rule().Key
}

// upcoming is the step of §5.2.4 that a NextRule asks for.
func (p *problem) upcoming() *syntax.Step { return &p.trace.Steps[p.Step+1] }

// rule is the kind of path, host or reference that the text has.
func (p *problem) rule() *syntax.Rule {
	switch p.Kind {
	case lesson.PathKind:
		return p.a.PathKind
	case lesson.HostKind:
		return p.a.HostKind
	}
	return p.a.Kind
}

// fault is the first error in the text of an Invalid.
func (p *problem) fault() syntax.Fault {
	for _, f := range p.a.Faults {
		if f.Level == syntax.Error {
			return f
		}
	}
	return syntax.Fault{}
}

// accepts tells whether the answer is right. Of a Reference every answer is
// that is valid and leads to the target.
func (p *problem) accepts(answer string) bool {
	if p.Kind == lesson.Reference {
		target, ok := core.Target(p.A, answer, core.RFC3986, core.Options{})
		return ok && target == p.B && core.Parse(answer, core.RFC3986).Valid
	}
	return answer == p.solution()
}

// choices is the answers to choose from; nil where the answer is a text.
func (p *problem) choices() []string {
	switch p.Kind {
	case lesson.NextRule:
		return []string{"2A", "2B", "2C", "2D", "2E"}
	case lesson.Rung:
		return []string{"simple", "case", "percent", "dot", "scheme", "none"}
	case lesson.State:
		return []string{"undefined", "empty", "present"}
	case lesson.PathKind:
		return []string{"path-abempty", "path-absolute", "path-rootless", "path-noscheme", "path-empty"}
	case lesson.HostKind:
		return []string{"IPv6address", "IPvFuture", "IPv4address", "reg-name"}
	case lesson.RefKind:
		return []string{"URI", "network-path", "absolute-path", "relative-path", "same-document"}
	case lesson.Invalid:
		return numbers(len([]rune(p.A)))
	}
	return nil
}

// numbers is "1", "2" and so on up to n.
func numbers(n int) []string {
	list := make([]string, n)
	for i := range list {
		list[i] = strconv.Itoa(i + 1)
	}
	return list
}

// sound tells whether a made exercise is worth asking: its texts are valid, there
// is something to find out, and of an Invalid there is one answer alone.
func (p *problem) sound() bool {
	switch p.Kind {
	case lesson.NextRule:
		return p.Step+1 < len(p.trace.Steps) && p.dotted()
	case lesson.Output:
		return p.Step < len(p.trace.Steps) && p.dotted() && p.solution() != ""
	case lesson.Target:
		return p.resolved.OK() && p.resolved.Target.Valid && p.resolved.Literal == p.resolved.Target.Text
	case lesson.Reference:
		return p.resolved.OK() && p.resolved.Target.Text == p.B && p.resolved.Target.Valid && p.resolved.Ref.Kind.Key != "URI"
	case lesson.Rung:
		return p.A != p.B && p.a.Valid && core.Parse(p.B, core.RFC3986).Valid
	case lesson.Invalid:
		f := p.fault()
		return len(p.a.Faults) == 1 && f.Len() == 1 && p.a.FirstBad == int(f.Start)
	}
	return p.a.Valid && (p.Kind != lesson.HostKind || p.a.HostKind != nil)
}

// dotted tells whether another rule than 2E fires.
func (p *problem) dotted() bool {
	for i := range p.trace.Steps {
		if i > 0 && !p.trace.Steps[i].Push {
			return true
		}
	}
	return false
}
