package play

import "slices"

// reusePanes keeps the panes of an earlier page that say the same as those of this
// one, so that nobody draws them again.
func (p *Page) reusePanes(old *Page) {
	for i, check := range p.Checks {
		if sameCheck(check, old.Checks[i]) {
			p.Checks[i] = old.Checks[i]
		}
	}
	if sameButtons(p.CopyPanel, old.CopyPanel) {
		p.CopyPanel = old.CopyPanel
	}
	if sameComponents(p.Components, old.Components) {
		p.Components = old.Components
	}
	if sameSteps(p.Steps, old.Steps) {
		p.Steps = old.Steps
	}
	if sameTrace(p.Trace, old.Trace) {
		p.Trace = old.Trace
	}
}

func sameComponents(a, b *Components) bool {
	return a != nil && b != nil && a.Caption == b.Caption && (a.Explain == b.Explain || sameButtons(a.Explain, b.Explain)) &&
		slices.Equal(a.Heads, b.Heads) && slices.Equal(a.Rows, b.Rows) && slices.Equal(a.Legend, b.Legend)
}

func sameSteps(a, b *Steps) bool {
	return a != nil && b != nil && a.Caption == b.Caption && slices.EqualFunc(a.Groups, b.Groups, sameGroup)
}

func sameGroup(a, b StepGroup) bool {
	return a.Title == b.Title && a.Cite == b.Cite && a.Note == b.Note && slices.Equal(a.Lines, b.Lines)
}

func sameTrace(a, b *Trace) bool {
	return a != nil && b != nil && a.Caption == b.Caption && a.Cite == b.Cite && a.Note == b.Note &&
		a.Total == b.Total && a.Before == b.Before && a.After == b.After && a.Count == b.Count && a.Hint == b.Hint &&
		slices.Equal(a.Heads, b.Heads) && slices.Equal(a.Rows, b.Rows) && slices.Equal(a.Rules, b.Rules)
}

func sameCheck(a, b *Check) bool {
	return a != nil && b != nil && a.Label == b.Label && a.Name == b.Name && a.CursorLabel == b.CursorLabel &&
		a.Verdict == b.Verdict && a.Tone == b.Tone && a.More == b.More && a.Next == b.Next &&
		slices.Equal(a.Echo, b.Echo) && slices.Equal(a.Faults, b.Faults)
}

// sameButtons compares tables that have no rows.
func sameButtons(a, b *Table) bool {
	return a != nil && b != nil && a.Rows == nil && b.Rows == nil && a.ID == b.ID && a.Title == b.Title &&
		a.Caption == b.Caption && a.Note == b.Note && slices.Equal(a.Buttons, b.Buttons)
}
