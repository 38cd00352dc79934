package machine

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/page"
	"uriplayground/web/view/timeline"
)

// stepTime is how long the longest animation of a step takes in the style sheet, in
// milliseconds.
const stepTime = 800

// move says how the picture came about: by the current step, or backwards by the
// one that was undone. Where the timeline jumped nothing moves.
func (m *machine) move(p *page.Machine) {
	x := &p.Motion
	at, moved := m.timing(x)
	if !moved {
		return
	}
	x.Act = m.act(at)
	from, to := at-1, at
	if x.Way == "back" {
		from, to = to, from
	}
	if m.picture(from) != m.picture(to) {
		if x.Act != "split" {
			x.Act = "change"
		}
		return
	}
	if p.Kind == "buffers" {
		m.measure(p, int32(at))
	}
}

// timing says in which beat, how fast and which way the picture moves, and returns the step that was
// made or taken back, and whether there is one.
func (m *machine) timing(x *page.Motion) (at int, moved bool) {
	x.Beat, x.Pace = (m.at+1)&1, m.pace()
	x.Way, at = m.way()
	return at, x.Way != ""
}

// way returns how the timeline moved, and the step that was made or taken back. It has not where
// there is no such step: other steps than those that were moved through are shown now.
func (m *machine) way() (way string, at int) {
	switch {
	case m.State.Moved == 1 && m.at >= 0:
		return "on", m.at
	case m.State.Moved == -1 && m.at+1 < len(m.Resolution.Trace.Steps):
		return "back", m.at + 1
	}
	return "", 0
}

// picture returns the kind of picture after a step.
func (m *machine) picture(at int) string {
	if at < 0 {
		return "whole"
	}
	return pictureOf[chapterAt(m.Context, at)]
}

// pace shortens the animation where playing leaves less time.
func (m *machine) pace() int {
	if wait := m.State.Timer(); wait > 0 {
		return min(100, wait*90/stepTime)
	}
	return 100
}

// acts is how the picture moves where a line does this; those that ask and assign move alike.
var acts = map[syntax.Op]string{
	syntax.OpParse: "split", syntax.OpKeepFolder: "cut", syntax.OpAddSlash: "dock", syntax.OpAddReference: "dock",
	syntax.OpDropPrefix: "drop", syntax.OpDropDot: "drop", syntax.OpPop: "pop", syntax.OpDropLast: "drop", syntax.OpPush: "push", syntax.OpKeepDots: "push",
}

func (m *machine) act(at int) string {
	s := &m.Resolution.Trace.Steps[at]
	act, rule := acts[s.Rule.Op], s.Rule
	switch {
	case act == "pop" && m.poppedBy(int32(at)) == syntax.NoLink:
		return "bump"
	case act != "":
		return act
	case rule.Condition:
		return "ask"
	case rule.Assigns && s.Text == core.TextBase:
		return "from-base"
	case rule.Assigns && s.Text == core.TextRef:
		return "from-ref"
	case timeline.Recomposes(rule):
		return "append"
	}
	return "change"
}

// measure says by how many characters the buffers close up in a step, and how many
// rules it tries first.
func (m *machine) measure(p *page.Machine, at int32) {
	x := &p.Motion
	x.Taken = chars(m.takenChip(at))
	if at > 0 && m.Resolution.Trace.Steps[at-1].Slash {
		x.Taken = 1
	}
	if top := m.poppedBy(at); top != syntax.NoLink {
		x.Popped = chars(m.movedChip(top))
	}
	if x.Way == "on" {
		for _, g := range p.Gates {
			if g.State != "waiting" {
				x.Tries++
			}
		}
	}
}
