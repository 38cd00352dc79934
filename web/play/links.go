package play

import "uriplayground/core"

// moreBytes is the length of the longest target that is looked at further at
// every keystroke.
const moreBytes = 4000

// deriveLinks is the other references that lead from the base to the target,
// and those that do not, with the reason for each.
func deriveLinks(in input) *Links {
	l := &Links{
		Caption: in.words.Get("links.caption"),
		Heads:   []string{in.words.Get("ref.label"), in.words.Get("links.kind"), in.words.Get("links.why")},
	}
	if !in.r.Done || len(in.r.Target.Text) > moreBytes {
		l.Note = in.words.Get("links.none")
		return l
	}
	for _, c := range core.Relativize(in.r.Base.Text, in.r.Target.Text, core.RFC3986).Candidates {
		l.Rows = append(l.Rows, in.linkRow(c))
	}
	if len(l.Rows) == 0 || !l.Rows[0].Works {
		l.Note = in.words.Get("links.unreachable")
	}
	return l
}

func (in *input) linkRow(c core.Candidate) LinkRow {
	row := LinkRow{
		Ref: clip(c.Text, valueBytes), Text: c.Text, Works: c.Works,
		Kind: c.Kind.Key, Why: in.words.Get("rule." + c.Rule.Key), Cite: in.cite(c.Rule),
	}
	if c.Text == "" {
		row.Ref = in.words.Get("examples.empty")
	}
	return row
}

// deriveLadder is the target on each rung of normalization (§6.2).
func deriveLadder(in input) *Ladder {
	l := &Ladder{
		Caption: in.words.Get("ladder.caption"),
		Heads:   []string{in.words.Get("ladder.rung"), in.words.Get("ladder.form")},
	}
	if !in.r.Done || len(in.r.Target.Text) > moreBytes {
		l.Note = in.words.Get("links.none")
		return l
	}
	n := core.Normalize(in.r.Target.Text, core.RFC3986, core.LevelScheme)
	for i, rung := range core.Ladder() {
		row := LadderRow{Rung: in.words.Get("ladder." + rung.Key), Cite: in.cite(rung)}
		if i < len(n.Trace.Texts) {
			row.Text = clip(n.Trace.Texts[i], cellBytes)
			row.Changed = i > 0 && n.Trace.Texts[i] != n.Trace.Texts[i-1]
			row.Why = in.changes(n, i-1)
		} else {
			row.Why = in.words.Get("rule." + rung.Key)
		}
		l.Rows = append(l.Rows, row)
	}
	return l
}

// changes is what a rung changed, each kind of change once.
func (in *input) changes(n core.Normalization, rung int) string {
	why, last := "", ""
	for _, s := range n.Trace.Steps {
		if int(s.Text) == rung && s.Rule.Key != last {
			last = s.Rule.Key
			why += in.words.Get("rule."+last) + " "
		}
	}
	return why
}
