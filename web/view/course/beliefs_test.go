package course

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"uriplayground/core/beliefs"
	"uriplayground/web/i18n"
	"uriplayground/web/lesson"
	"uriplayground/web/locales"
	"uriplayground/web/view/render"
)

// targets returns the exercises of the course and of 200 seeds at each level that ask for a
// target, and what each belief is shown by.
func targets() (list []*lesson.Problem) {
	for _, l := range lesson.Handbook() {
		for _, e := range l.Exercises {
			list = append(list, lesson.Pose(e))
		}
	}
	for level := 1; level <= lesson.Levels; level++ {
		for seed := range uint32(200) {
			list = append(list, lesson.Challenge(seed, level))
		}
	}
	for _, b := range beliefs.All() {
		if b.Computes() {
			list = append(list, lesson.Pose(lesson.Exercise{Kind: lesson.Target, A: b.Show.Base, B: b.Show.Ref}))
		}
	}
	return slices.DeleteFunc(list, func(p *lesson.Problem) bool { return p.Kind != lesson.Target })
}

// Each answer that a belief computes gets its sentence, and no other's than those of the beliefs
// that compute the same, which is said then.
func TestBeliefsAreNamed(t *testing.T) {
	for _, lang := range locales.Languages() {
		text := regexp.MustCompile(`(?m)^belief\.([a-z0-9]+)\t`).ReplaceAllString(locales.For(lang).Text(), "$0⟨$1⟩")
		words := i18n.Parse(lang, text)
		named := map[beliefs.ID]bool{}
		for _, p := range targets() {
			by := map[string][]string{}
			for _, b := range beliefs.All() {
				if !b.Computes() {
					continue
				}
				if target, ok := b.Compute(p.A, p.B); ok && !p.Accepts(target) {
					by[target] = append(by[target], string(b.ID))
					named[b.ID] = true
				}
			}
			for answer, want := range by {
				said := answering(&render.Context{Words: words}, p, answer).feedback()
				var got []string
				for _, mark := range regexp.MustCompile(`⟨([^⟩]+)⟩`).FindAllStringSubmatch(said, -1) {
					got = append(got, mark[1])
				}
				several := words.Get("wrong.beliefs", "n", "2")[:12]
				if !slices.Equal(got, want) || strings.Contains(said, several) != (len(want) > 1) {
					t.Errorf("%s: %q + %q, answer %q: %v and not %v: %s", lang, p.A, p.B, answer, got, want, said)
				}
				if target := p.Solution(); len(target) > len(answer) && strings.Contains(said, target) {
					t.Errorf("%s: %q + %q, answer %q gives the target away: %s", lang, p.A, p.B, answer, said)
				}
			}
		}
		if len(named) != 32 {
			t.Errorf("%d beliefs were named", len(named))
		}
	}
}

// Without a belief, feedback is whole sentences, and speaks of dot segments only where there
// are some, and of a line that ran only once.
func TestFeedbackIsTrue(t *testing.T) {
	for _, lang := range locales.Languages() {
		words := locales.For(lang)
		for _, p := range targets() {
			base, ref := p.Resolved.Base, p.Resolved.Ref
			for _, answer := range []string{
				p.A, p.A + p.B, p.A + "/" + p.B, strings.TrimSuffix(p.Solution(), "/") + "/x", p.Solution() + "#", p.Solution() + "?z", "http://g/", "https://h.example",
				strings.Split(p.Solution(), "#")[0], strings.Split(p.Solution(), "?")[0], "x:" + p.B, strings.ToUpper(p.Solution()),
			} {
				if p.Accepts(answer) {
					continue
				}
				said := answering(&render.Context{Words: words}, p, answer).feedback()
				dots := strings.Contains(p.A+p.B+answer, "./") || strings.Contains(p.A+p.B+answer, "/.") || strings.Contains(p.A+p.B, "%2") || ref.Text == "." || ref.Text == ".." || strings.HasPrefix(ref.Text, ".")
				switch {
				case !regexp.MustCompile(`[.!”»]$`).MatchString(strings.TrimSpace(said)):
					t.Errorf("%s: %q + %q, answer %q: %q", lang, base.Text, ref.Text, answer, said)
				case !dots && regexp.MustCompile(`dot segment|segments? point`).MatchString(said):
					t.Errorf("%s: %q + %q, answer %q speaks of dot segments: %q", lang, base.Text, ref.Text, answer, said)
				case strings.Contains(said, words.Get("wrong.base.fragment")) && !base.Part("fragment").Defined:
					t.Errorf("%s: %q + %q, answer %q: the base has no fragment: %q", lang, base.Text, ref.Text, answer, said)
				}
				if lines := regexp.MustCompile(`[“«]\s?T\.[^”»]+`).FindAllString(said, -1); len(lines) > 1 {
					t.Errorf("%s: %q + %q, answer %q: lines %q: %q", lang, base.Text, ref.Text, answer, lines, said)
				}
			}
		}
	}
}
