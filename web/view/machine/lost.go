package machine

import (
	"strings"

	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// lostBytes is how much of what was lost a sentence can name.
const lostBytes = 60

// EndSentence says at the end of a run what of the page and of the link is not in the target: what
// the machine strikes out. Where that is too much for a sentence, it says what can be done next.
func EndSentence(v *render.Context, m *page.Machine) string {
	var lost []string
	for i := range m.Lanes {
		if l := &m.Lanes[i]; l.Name == "base" || l.Name == "ref" {
			texts, used, whole := lostOf(l)
			if !whole {
				return v.Words.Get("say.end")
			}
			if l.Name == "base" && !used {
				return v.Words.Get("say.end.alone")
			}
			lost = append(lost, texts...)
		}
	}
	if len(lost) == 0 {
		return v.Words.Get("say.end.whole")
	}
	if len(strings.Join(lost, "")) > lostBytes {
		return v.Words.Get("say.end")
	}
	for i, text := range lost {
		lost[i] = v.Quote(text)
	}
	return v.Words.Get("say.end.lost", "list", strings.Join(lost, ", "))
}

// lostOf returns what is struck out in a lane, and whether anything of it is not. A lane of which
// some is left out is not whole.
func lostOf(l *page.Lane) (lost []string, used, whole bool) {
	for i := range l.Chips {
		c := &l.Chips[i]
		if strings.Contains(c.Text(), "…") {
			return nil, used, false
		}
		switch c.State {
		case "left", "cut":
			lost = append(lost, c.Before+c.Text())
		case "":
			for _, r := range c.Runs {
				if r.From == "dropped" {
					lost = append(lost, r.Text)
				} else {
					used = true
				}
			}
		}
	}
	return lost, used, true
}
