package track

import (
	"slices"
	"strings"
	"testing"

	"uriplayground/core/beliefs"
)

// The forms of a seed ask the same of other names, as long ones.
func TestForms(t *testing.T) {
	for seed := range uint32(200) {
		a, b := Test(seed, FormA), Test(seed, FormB)
		if len(a) != 8 || len(b) != 8 {
			t.Fatal(len(a), len(b))
		}
		shown := map[beliefs.ID]bool{}
		for i := range a {
			shape := func(s string) string {
				return strings.Map(func(r rune) rune {
					if strings.ContainsRune("/?#.=:", r) {
						return r
					}
					return -1
				}, s)
			}
			if a[i].Base+a[i].Ref == b[i].Base+b[i].Ref {
				t.Errorf("input %d of seed %d is the same", i+1, seed)
			}
			if shape(a[i].Base+" "+a[i].Ref) != shape(b[i].Base+" "+b[i].Ref) || !slices.Equal(a[i].Beliefs, b[i].Beliefs) {
				t.Errorf("%q + %q is not like %q + %q", a[i].Base, a[i].Ref, b[i].Base, b[i].Ref)
			}
			for _, id := range a[i].Beliefs {
				shown[id] = true
			}
		}
		if len(shown) != 14 {
			t.Fatalf("%d beliefs", len(shown))
		}
	}
}

// answers returns what somebody with some beliefs answers to a test.
func answers(seed uint32, form string, held ...beliefs.ID) (list []string) {
	for _, t := range Test(seed, form) {
		answer := t.Solution()
		for _, id := range held {
			if target, ok := t.targetBy(id, t.Base, t.Ref); ok {
				answer = target
				break
			}
		}
		list = append(list, answer)
	}
	return list
}

func resultOf(seed uint32, form string, answers []string) Sitting {
	return sit(seed, form, answers, func(*Task, *Verdict) {})
}

// A result names the beliefs that somebody has, and no other. Who appends the link does so for a
// “..”, too, and who only leaves the file by it is told apart.
func TestResult(t *testing.T) {
	for _, c := range []struct {
		held  []beliefs.ID
		right int
		line  string
	}{
		{nil, 8, "uri1;A;8;;17"}, {[]beliefs.ID{"append"}, 5, "uri1;A;5;append;17"}, {[]beliefs.ID{"fileup"}, 7, "uri1;A;7;fileup;17"},
		{[]beliefs.ID{"glue"}, 6, "uri1;A;6;glue;17"}, {[]beliefs.ID{"noslash", "qadd"}, 6, "uri1;A;6;noslash,qadd;17"},
		{[]beliefs.ID{"qkeep", "append"}, 5, "uri1;A;5;append,qkeep;17"},
	} {
		s := resultOf(17, FormA, answers(17, FormA, c.held...))
		if line := Line(s); s.Right != c.right || line != c.line {
			t.Errorf("%v: %d, %q", c.held, s.Right, line)
		}
	}
	if s := resultOf(17, FormB, nil); s.Right != 0 || s.Beliefs != nil {
		t.Errorf("%+v", s)
	}
	if s := resultOf(17, FormB, make([]string, 20)); s.Right != 0 {
		t.Errorf("%+v", s)
	}
}

// A progress keeps a result of each form, and an attempt for each answer.
func TestSittings(t *testing.T) {
	progress := AddSitting("dots/1", 17, FormB, answers(17, FormB), 20800)
	progress = AddSitting(progress, 17, FormA, answers(17, FormA, "append"), 20785)
	progress = AddSitting(progress, 17, FormB, answers(17, FormB, "glue"), 20810)
	if line := Line(Sittings(progress)...); line != "uri1;A;5;append;17;B;6;glue;17" || !strings.HasPrefix(progress, "dots/1 ") {
		t.Errorf("%q: %q", progress, line)
	}
	if n := len(ReadLog(progress)); n != 24 {
		t.Errorf("%d attempts", n)
	}
	if got := States(ReadLog(progress)); got["glue"] != Held || got["append"] == Settled {
		t.Errorf("glue is %v, append %v", got["glue"], got["append"])
	}
	if got := States(ReadLog(AddSitting(progress, 18, FormB, answers(18, FormB), 20811))); got["append"] != Settled {
		t.Errorf("append is %v after another test", got["append"])
	}
	if got := Sittings("test=C;1;;1 test=A;9;;1 test=A;1;x;1 test=A;1;;x test= test=B;8;;1"); len(got) != 1 || got[0].Right != 8 {
		t.Errorf("%+v", got)
	}
}

// Pasted lines are counted, and those that are damaged named.
func TestClass(t *testing.T) {
	c := ReadClass("uri1;A;4;append,rootadd,fileup;17;B;7;above;18\r\n\n  uri1;A;2;append;17;B;5;append;18 \nuri1;A;8;;17\n" +
		"uri1;A;9;;17\nuri1;A;4;dots;17\nhello\nuri1;A;4;append;17;A;5;;17\nuri1;C;4;;17\nuri1;A;4;;17;B;5\nuri1\nuri1;A;four;;17\nuri2;A;4;;17")
	if len(c.Learners) != 3 || c.Both != 2 || c.Before != 3 || c.After != 6 || c.Gain != 0.6 {
		t.Errorf("%+v", c)
	}
	var damaged []int
	for _, d := range c.Damaged {
		damaged = append(damaged, d.N)
	}
	if !slices.Equal(damaged, []int{5, 6, 7, 8, 9, 10, 11, 12, 13}) || c.Damaged[2].Text != "hello" {
		t.Errorf("%+v", c.Damaged)
	}
	if want := []Tally{{"append", 2, 2, 1}, {"rootadd", 1, 1, 0}, {"fileup", 1, 1, 0}, {"above", 0, 0, 1}}; !slices.Equal(c.Beliefs, want) {
		t.Errorf("%+v", c.Beliefs)
	}
	if rows := c.Rows(); len(rows) != 3 || !slices.Equal(rows[0], []string{"4", "append rootadd fileup", "7", "above"}) || !slices.Equal(rows[2], []string{"8", "", "", ""}) {
		t.Errorf("%q", rows)
	}
	if c := ReadClass("uri1;A;8;;1;B;8;;1"); c.Gain != 0 || c.Before != 8 {
		t.Errorf("%+v", c)
	}
	if c := ReadClass(""); c.Before != 0 || c.Gain != 0 || c.Learners != nil {
		t.Errorf("%+v", c)
	}
}

// Any pasted text is read, and each line is a learner or damaged.
func FuzzClass(f *testing.F) {
	f.Add("uri1;A;4;append;17;B;7;above;18\nx")
	f.Add("uri1;A;4;,;0")
	f.Fuzz(func(t *testing.T, text string) {
		c := ReadClass(text)
		lines := 0
		for line := range strings.Lines(text) {
			if strings.TrimSpace(line) != "" {
				lines++
			}
		}
		if len(c.Learners)+len(c.Damaged) != lines || c.Gain > 1 {
			t.Errorf("%q: %+v", text, c)
		}
	})
}
