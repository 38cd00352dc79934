package track

import (
	"slices"
	"strings"
	"testing"

	"uriplayground/core/beliefs"
	"uriplayground/web/lesson"
)

// What is read of a progress is what was added, in the order of the days, with what happened twice on
// a day; words that are none are left out.
func TestLog(t *testing.T) {
	old := "dots/1 dots/3~ challenge=2 challenge/2/17 challenge/1/9!"
	list := []Attempt{
		{20785, "link/4", false, false, "append"}, {20785, "link/4", false, false, "append"}, {20785, "link/4b", true, false, ""},
		{20786, "up/5d", true, true, ""}, {20786, "test/3", false, false, ""},
	}
	progress := old
	for _, a := range list {
		progress = AddAttempt(progress, a)
	}
	if got := ReadLog(progress); !slices.Equal(got, list) {
		t.Errorf("%q: %+v", progress, got)
	}
	if !strings.HasPrefix(progress, old+" ") || lesson.ChallengeCount(progress) != 2 || lesson.Counts(progress, "dots/3") {
		t.Errorf("%q lost what was there", progress)
	}
	if twice := lesson.JoinProgress(progress, progress); twice != progress {
		t.Errorf("%q joined with itself is %q", progress, twice)
	}
	earlier := lesson.JoinProgress(progress, "link/1@20000-append")
	if got := ReadLog(earlier); len(got) != 6 || got[0].Day != 20000 {
		t.Errorf("%+v", got)
	}
	for _, word := range []string{"link/9@20785+", "link/4@+", "link/4@x+", "link/4@20785", "@20785+", "link/4@99999999999+", "components/1@20785+", "link/4@20785+" + strings.Repeat("x", 40)} {
		if got := ReadLog(word + " " + lesson.JoinProgress("", word)); word != "link/4@20785+"+strings.Repeat("x", 40) && len(got) != 0 {
			t.Errorf("%q was read as %+v", word, got)
		}
	}
}

// A log has at most 120 attempts, and less than 4096 bytes, whatever they are.
func TestLogIsShort(t *testing.T) {
	progress, longest := "", 0
	var names []string
	everyTask(func(name string) { names = append(names, name) })
	all := beliefs.All()
	for i := range 1000 {
		id := all[i%len(all)].ID
		for _, name := range names {
			a := Attempt{99_000 + int32(i), name, false, false, id}
			if longest = max(longest, len(a.word())); len(a.word()) > 33 {
				t.Fatalf("%q is long", a.word())
			}
		}
		progress = AddAttempt(progress, Attempt{99_000 + int32(i), "first-slash/4b", false, false, "nohostslash"})
	}
	if got := ReadLog(progress); len(got) != 120 || got[119].Day != 99_999 || len(progress) >= 4096 {
		t.Errorf("%d attempts in %d bytes", len(got), len(progress))
	}
	if longest < 30 {
		t.Errorf("the longest word has %d bytes only", longest)
	}
}

// tried returns attempts at a task, a day each: "+" right, "-" wrong by the belief, "~" right with
// help, "0" wrong without a belief.
func tried(task string, id beliefs.ID, marks string) (log []Attempt) {
	for i, mark := range marks {
		a := Attempt{Day: 100 + int32(i), Screen: task, Right: mark == '+' || mark == '~', Helped: mark == '~'}
		if mark == '-' {
			a.Belief = id
		}
		log = append(log, a)
	}
	return log
}

func TestStates(t *testing.T) {
	for marks, want := range map[string]State{
		"": Unmet, "+": Unmet, "~": Unmet, "0": Unmet, "-": Met, "-+": Met, "--": Held, "-+-": Held, "-++": Settled, "++": Settled, "+~+": Settled,
		"--+": Held, "--++": Settled, "++-": Met, "++--": Held, "~~~~": Unmet, "+0+": Unmet, "+0++": Settled, "-0+": Met, "-~-~": Held,
	} {
		if got := States(tried("link/4", "append", marks))["append"]; got != want {
			t.Errorf("%q: %v, want %v", marks, got, want)
		}
	}
	sameDay := tried("link/4", "append", "++")
	sameDay[1].Day = sameDay[0].Day
	if got := States(sameDay)["append"]; got != Unmet {
		t.Errorf("two on a day: %v", got)
	}
	if got := States(tried("link/1", "append", "+++"))["append"]; got != Unmet {
		t.Errorf("places: %v", got)
	}
	if got := States(tried("link/4", "append", "++"))["noslash"]; got != Unmet {
		t.Errorf("another belief: %v", got)
	}
	if n := len(States(nil)); n != 42 {
		t.Errorf("%d beliefs", n)
	}
}

// A review is due after a day, and then three times after three days each; a miss starts again.
func TestDue(t *testing.T) {
	var log []Attempt
	due := func(day int32) bool { return slices.Contains(DueForReview(log, day), "link/4") }
	add := func(day int32, right bool) { log = append(log, Attempt{Day: day, Screen: "link/4", Right: right}) }
	if due(100) {
		t.Error("due before the lesson")
	}
	add(100, true)
	for i, day := range []int32{101, 104, 107, 110} {
		if due(day-1) || !due(day) || !due(day+5) {
			t.Errorf("review %d is not due on day %d", i+1, day)
		}
		add(day, true)
		if due(day) {
			t.Errorf("due again on day %d", day)
		}
	}
	if due(500) {
		t.Error("due a fifth time")
	}
	add(500, false)
	if due(500) || !due(501) {
		t.Error("a miss does not start again")
	}
	add(501, true)
	if due(503) || !due(504) {
		t.Error("not due after three days")
	}
	log = append(log, Attempt{Day: 504, Screen: "link/4", Right: true, Helped: true})
	if !due(504) {
		t.Error("a right answer with help counts")
	}
	if got := DueForReview(tried("link/1", "append", "-"), 200); got != nil {
		t.Errorf("%v are due without an exit", got)
	}
}

// At most eight are due on a day, with those that were answered on it, fresh ones, the missed ones first.
func TestDueIsShort(t *testing.T) {
	var log []Attempt
	everyTask(func(name string) {
		if s, _ := templateOf(name); s.Exit && !strings.HasPrefix(name, lesson.TestPlace) {
			log = append(log, Attempt{Day: 100, Screen: name, Right: name != "up/5" && name != "disk/4"})
		}
	})
	got := DueForReview(log, 101)
	if len(got) != 8 || !slices.Contains(got[:2], "up/5") || !slices.Contains(got[:2], "disk/4") {
		t.Errorf("%v are due", got)
	}
	if len(slices.Compact(slices.Sorted(slices.Values(got)))) != 8 || slices.IsSorted(got) {
		t.Errorf("%v are not mixed", got)
	}
	before := slices.Clone(log)
	for i, name := range got {
		task, first := Pose(name, SeedFor(before, name, 101)), Pose(name, SeedFor(nil, name, 100))
		if task.Base+task.Ref == first.Base+first.Ref {
			t.Errorf("%s is not fresh", name)
		}
		log = append(log, Attempt{Day: 101, Screen: name, Right: true})
		if left := len(DueForReview(log, 101)); left != 7-i {
			t.Errorf("%d are left after %d", left, i+1)
		}
	}
}

// SeedFor gives another one after each attempt, and on each day.
func TestSeedsAreFresh(t *testing.T) {
	seen := map[uint32]bool{}
	for day := range int32(30) {
		var log []Attempt
		for range 20 {
			seed := SeedFor(log, "link/4", 20785+day)
			if seen[seed] {
				t.Fatalf("seed %d again", seed)
			}
			seen[seed] = true
			log = append(log, Attempt{Screen: "link/4"})
		}
	}
}
