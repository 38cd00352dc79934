package expect_test

import (
	"strings"
	"testing"

	"uriplayground/core/expect"
)

func path(s string) (origin, p string) {
	i := strings.Index(s, "://")
	if i < 0 {
		return "", ""
	}
	j := strings.IndexByte(s[i+3:], '/')
	if j < 0 {
		return "", ""
	}
	return s[:i+3+j], s[i+3+j:]
}

func TestScratchForms(t *testing.T) {
	for _, form := range []string{"whole", "path", "folder", "tail2", "tail1"} {
		same, other, unsure, none, n, isrule := 0, 0, 0, 0, 0, 0
		for i, x := range threads(t) {
			if x.Verdict == "expectation is the rule" {
				continue
			}
			whole := expect.Explain(expect.Question{Base: x.Base, Ref: x.Ref, Expected: x.Expected})
			_, p := path(x.Expected)
			if p == "" || len(whole.Explanations) == 0 {
				continue
			}
			pp, _, _ := strings.Cut(p, "?")
			pp, _, _ = strings.Cut(pp, "#")
			segs := strings.Split(strings.TrimSuffix(pp, "/"), "/")
			text := x.Expected
			switch form {
			case "path":
				text = p
			case "folder":
				text = pp[:strings.LastIndexByte(pp, '/')+1]
			case "tail2":
				if len(segs) < 2 {
					continue
				}
				text = "…/" + strings.Join(segs[len(segs)-2:], "/")
			case "tail1":
				text = "…/" + segs[len(segs)-1]
			}
			n++
			a := expect.Explain(expect.Question{Base: x.Base, Ref: x.Ref, Expected: text})
			switch {
			case a.Verdict == expect.Unsure:
				unsure++
			case a.Verdict == expect.IsRule:
				isrule++
				t.Logf("ISRULE %s %d %s + %s expected %s", form, i, x.Base, x.Ref, text)
			case len(a.Explanations) > 0 && a.Explanations[0].Rule == whole.Explanations[0].Rule && a.Explanations[0].Start == whole.Explanations[0].Start:
				same++
			case len(a.Explanations) == 0:
				none++
				t.Logf("NONE %s %d %s + %s expected %s", form, i, x.Base, x.Ref, text)
			default:
				other++
				t.Logf("OTHER %s %d %s + %s expected %s: %s %s, want %s", form, i, x.Base, x.Ref, text, a.Explanations[0].Rule, a.Explanations[0].Start, whole.Explanations[0].Rule)
			}
		}
		t.Logf("%s: n %d same %d other %d unsure %d none %d isrule %d", form, n, same, other, unsure, none, isrule)
	}
}

func TestScratchOffer(t *testing.T) {
	first, three, n := 0, 0, 0
	for i, x := range threads(t) {
		if x.Verdict == "expectation is the rule" {
			continue
		}
		n++
		hit := -1
		offers := expect.Offer(expect.Question{Base: x.Base, Ref: x.Ref})
		for j, o := range offers {
			if o == x.Expected {
				hit = j
			}
		}
		if hit == 0 {
			first++
		}
		if hit >= 0 {
			three++
		}
		if hit != 0 {
			t.Logf("%d hit %d %s + %s expected %s offers %q", i, hit, x.Base, x.Ref, x.Expected, offers)
		}
	}
	t.Logf("offer n %d first %d three %d", n, first, three)
}

func TestScratchControls(t *testing.T) {
	list := threads(t)
	rules := map[string]int{}
	n := 0
	for i, x := range list {
		for k := 1; k < len(list); k += 7 {
			y := list[(i+k)%len(list)]
			if y.Base == x.Base {
				continue
			}
			n++
			a := expect.Explain(expect.Question{Base: x.Base, Ref: x.Ref, Expected: y.Expected})
			r := a.Verdict.String()
			if len(a.Explanations) > 0 {
				r = a.Explanations[0].Rule.String()
				if r != "words" && (r != "unnamed" || a.Explanations[0].Loose != 0) {
					t.Logf("%s: %s + %s expected %s", r, x.Base, x.Ref, y.Expected)
				}
			}
			rules[r]++
		}
	}
	t.Log(n, rules)
	rules = map[string]int{}
	for _, x := range list {
		_, p := path(x.Expected)
		pp, rest, _ := strings.Cut(p, "?")
		_ = rest
		pp, _, _ = strings.Cut(pp, "#")
		i := strings.LastIndexByte(pp, '/')
		o, _ := path(x.Expected)
		if p == "" || i < 0 {
			continue
		}
		e := o + pp[:i+1] + "z" + p[i+1:]
		a := expect.Explain(expect.Question{Base: x.Base, Ref: x.Ref, Expected: e})
		r := a.Verdict.String()
		if len(a.Explanations) > 0 {
			r = a.Explanations[0].Rule.String()
			if r != "words" && (r != "unnamed" || a.Explanations[0].Loose != 0) {
				t.Logf("%s: %s + %s expected %s", r, x.Base, x.Ref, e)
			}
		}
		rules[r]++
	}
	t.Log("one letter", rules)
	rules = map[string]int{}
	for _, x := range list {
		o, p := path(x.Expected)
		if p == "" {
			continue
		}
		e := o + "/zz" + p
		a := expect.Explain(expect.Question{Base: x.Base, Ref: x.Ref, Expected: e})
		r := a.Verdict.String()
		if len(a.Explanations) > 0 {
			r = a.Explanations[0].Rule.String()
			if r != "words" && (r != "unnamed" || a.Explanations[0].Loose != 0) {
				t.Logf("%s: %s + %s expected %s", r, x.Base, x.Ref, e)
			}
		}
		rules[r]++
	}
	t.Log("foreign folder", rules)
}
