package lesson

import (
	"hash/fnv"
	"slices"
	"strconv"
	"strings"
	"testing"

	"uriplayground/core"
)

// For 10,000 seeds at each level, an answer is accepted if and only if the core
// confirms it in another way than the one that accepts it.
func TestChallengesAcceptWhatTheCoreConfirms(t *testing.T) {
	asked := map[string]int{}
	for level := 1; level <= Levels; level++ {
		for seed := range uint32(10_000) {
			p := Challenge(seed, level)
			asked[p.Kind]++
			confirm(t, p)
			if t.Failed() {
				t.Fatalf("seed %d, level %d: %+v", seed, level, p.Exercise)
			}
		}
	}
	for _, kind := range Kinds() {
		if kind != ByDocument && asked[kind] < 500 { // a seed is as it was shared before there was that kind
			t.Errorf("%s was asked %d times", kind, asked[kind])
		}
	}
}

// The exercises of the handbook hold to the same.
func TestExercisesAcceptWhatTheCoreConfirms(t *testing.T) {
	kinds := map[string]bool{}
	for _, l := range Handbook() {
		for i, e := range l.Exercises {
			p := Pose(e)
			if !p.sound() && e.B != "/..//bar" {
				t.Errorf("%s %d cannot be asked", l.ID, i+1)
			}
			confirm(t, p)
			kinds[e.Kind] = true
		}
	}
	if len(kinds) != len(Kinds()) {
		t.Errorf("the handbook asks %v", kinds)
	}
}

// The same seed gives the same exercise on every machine, even under wasm.
func TestChallengesAreTheSameEverywhere(t *testing.T) {
	h := fnv.New32a()
	for seed := range uint32(500) {
		for level := 1; level <= Levels; level++ {
			e := Challenge(seed*8_589_933, level).Exercise
			h.Write([]byte(e.Kind + "\x00" + e.A + "\x00" + e.B + "\x00" + strconv.Itoa(e.Step) + "\n"))
		}
	}
	if got := h.Sum32(); got != 0xecb104e9 {
		t.Errorf("the exercises changed: %#x. A class that shared a link will see others", got)
	}
}

// confirm holds every answer that comes into question against an oracle.
func confirm(t *testing.T, p *Problem) {
	t.Helper()
	answers := p.Choices()
	switch p.Kind {
	case Output:
		for i := range p.Trace.Steps {
			answers = append(answers, string(p.Trace.Output(nil, int32(i))), p.Trace.Input(int32(i)))
		}
	case Target:
		answers = []string{p.A, p.B, p.Solution() + "?", p.Solution() + "#", p.Solution(), p.Resolved.Literal, p.A + "/" + p.B, p.Resolved.Trace.Texts[core.TextPath]}
	case Reference:
		answers = []string{p.A, p.B, "", " ", p.Solution() + "/", p.Solution()}
		for _, c := range core.Relativize(p.A, p.B, core.RFC3986).Candidates {
			answers = append(answers, c.Text, "./"+c.Text)
		}
	}
	if !slices.Contains(answers, p.Solution()) {
		t.Errorf("the solution %q cannot be given", p.Solution())
	}
	right := map[string]bool{}
	for _, answer := range answers {
		want := oracle(p, answer)
		if got := p.Accepts(answer); got != want {
			t.Errorf("%s: accepts(%q) is %v", p.Kind, answer, got)
		}
		right[answer] = right[answer] || want
	}
	n := 0
	for _, ok := range right {
		if ok {
			n++
		}
	}
	several := p.Kind == Reference || p.Kind == Target && strings.Contains(p.Solution(), ":/.//") || p.Kind == RefKind && p.Solution() == "same-document"
	if n == 0 || n > 1 != several && p.Kind != Reference {
		t.Errorf("%s: %d answers are right", p.Kind, n)
	}
}

// oracle reports whether an answer is right, without asking the solution.
func oracle(p *Problem, answer string) bool {
	a := core.Parse(p.A, core.RFC3986)
	switch p.Kind {
	case NextRule:
		input, _ := literalDots(p.A, p.Step)
		return answer == literalRule(input)
	case Output:
		_, output := literalDots(p.A, p.Step)
		return answer == output
	case Target:
		target, ok := core.Target(p.A, p.B, core.RFC3986, core.Options{})
		return ok && (answer == target || answer == strings.Replace(target, ":/.//", "://", 1))
	case Reference:
		r := core.Resolve(p.A, answer, core.RFC3986, core.Options{})
		return r.OK() && r.Target.Text == p.B
	case Rung:
		return answer == lowestRung(p.A, p.B)
	case Invalid:
		n, _ := strconv.Atoi(answer)
		chars := []rune(p.A)
		return slices.ContainsFunc([]string{"a", "1"}, func(plain string) bool {
			return core.Parse(string(chars[:n-1])+plain+string(chars[n:]), core.RFC3986).Valid
		})
	case State:
		part := a.Part(p.B)
		return answer == map[bool]string{false: "undefined", true: map[bool]string{true: "empty", false: "present"}[part.Empty()]}[part.Defined]
	case PathKind:
		return answer == a.PathKind.Name
	case HostKind:
		return answer == a.HostKind.Name
	case ByDocument:
		d, ok := core.DialectNamed(answer)
		asked, _ := core.Target(p.A, p.B, Documents()[p.Step], core.Options{})
		target, found := core.Target(p.A, p.B, d, core.Options{})
		return ok && found && target == asked
	}
	// §4.2 has three kinds of relative references, by how they begin; §4.4 has those
	// that lead to the base, which the empty one and a fragment alone do whatever it is.
	switch relative := !a.Part("scheme").Defined; answer {
	case "URI":
		return !relative
	case "network-path":
		return relative && strings.HasPrefix(p.A, "//")
	case "absolute-path":
		return relative && strings.HasPrefix(p.A, "/") && !strings.HasPrefix(p.A, "//")
	case "relative-path":
		return relative && !strings.HasPrefix(p.A, "/")
	}
	return p.A == "" || p.A[0] == '#'
}

// lowestRung returns the lowest rung by the normal forms alone.
func lowestRung(a, b string) string {
	if a == b {
		return "simple"
	}
	x, y := core.Normalize(a, core.RFC3986, core.LevelScheme).Trace.Texts, core.Normalize(b, core.RFC3986, core.LevelScheme).Trace.Texts
	for i, rung := range []string{"case", "percent", "dot", "scheme"} {
		if x[i+1] == y[i+1] {
			return rung
		}
	}
	return "none"
}

// literalRule returns the rule of §5.2.4 that fits an input buffer, by its letter.
func literalRule(input string) string {
	switch {
	case strings.HasPrefix(input, "../"), strings.HasPrefix(input, "./"):
		return "2A"
	case strings.HasPrefix(input, "/./"), input == "/.":
		return "2B"
	case strings.HasPrefix(input, "/../"), input == "/..":
		return "2C"
	case input == ".", input == "..":
		return "2D"
	case input == "":
		return ""
	}
	return "2E"
}

// literalDots returns both buffers of §5.2.4, taken literally, after a number of steps.
func literalDots(input string, steps int) (in, out string) {
	for range steps {
		switch literalRule(input) {
		case "2A":
			_, input, _ = strings.Cut(input, "/")
		case "2B":
			input = "/" + strings.TrimPrefix(input[2:], "/")
		case "2C":
			input = "/" + strings.TrimPrefix(input[3:], "/")
			out = out[:max(0, strings.LastIndexByte(out, '/'))]
		case "2D":
			input = ""
		case "2E":
			n := strings.IndexByte(input[1:], '/') + 1
			if n == 0 {
				n = len(input)
			}
			out, input = out+input[:n], input[n:]
		}
	}
	return input, out
}
