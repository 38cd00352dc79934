package play

import "slices"

// keep keeps the panes of an earlier page that say the same as those of this
// one, so that nobody draws them again.
func (p *Page) keep(old *Page) {
	for i, check := range p.Checks {
		if sameCheck(check, old.Checks[i]) {
			p.Checks[i] = old.Checks[i]
		}
	}
	if sameButtons(p.Take, old.Take) {
		p.Take = old.Take
	}
}

func sameCheck(a, b *Check) bool {
	return a != nil && b != nil && a.Label == b.Label && a.Name == b.Name && a.Walk == b.Walk &&
		a.Verdict == b.Verdict && a.Tone == b.Tone && a.More == b.More && a.Next == b.Next &&
		slices.Equal(a.Echo, b.Echo) && slices.Equal(a.Faults, b.Faults)
}

// sameButtons compares tables that have no rows.
func sameButtons(a, b *Sheet) bool {
	return a != nil && b != nil && a.Rows == nil && b.Rows == nil && a.ID == b.ID && a.Title == b.Title &&
		a.Caption == b.Caption && a.Note == b.Note && slices.Equal(a.Acts, b.Acts)
}
