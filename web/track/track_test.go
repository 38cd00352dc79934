package track

import (
	"slices"
	"strings"
	"testing"

	"uriplayground/core/beliefs"
	"uriplayground/internal/vectors"
)

// everyTask calls f with the name of each task of the lessons and of the test.
func everyTask(f func(name string)) {
	for _, l := range Lessons() {
		for _, s := range l.Screens {
			for _, name := range s.Tasks() {
				f(name)
			}
		}
	}
	for _, t := range Test(1, FormA) {
		f(t.Screen)
	}
}

// There are ten lessons of 42 screens, each with an exit, and every belief is one that some task is about.
func TestLessons(t *testing.T) {
	screens, templates := 0, 0
	met := map[beliefs.ID]bool{}
	for i, l := range Lessons() {
		if at, n := Find(l.ID); at.ID != l.ID || n != i || l.Authors != (i >= 7) {
			t.Errorf("%s is lesson %d", l.ID, n)
		}
		for k, s := range l.Screens {
			if s.Exit != (k == len(l.Screens)-1) || s.Exit && s.Action != Type && s.Action != Write {
				t.Errorf("%s: exit is %v", s.ID, s.Exit)
			}
			if found, n := FindScreen(s.Tasks()[len(s.Tasks())-1]); found.ID != s.ID || n != k+1 {
				t.Errorf("%s is screen %d", s.ID, n)
			}
			screens, templates = screens+1, templates+len(s.templates)
		}
		for _, id := range l.Beliefs() {
			met[id] = true
		}
	}
	if len(Lessons()) != 10 || screens != 42 || templates < 42 {
		t.Errorf("%d screens, %d templates", screens, templates)
	}
	for _, b := range beliefs.All() {
		if !met[b.ID] {
			t.Errorf("no task is about %s", b.ID)
		}
	}
	if _, n := Find("components"); n >= 0 || Pose("link/9", 1) != nil || Pose("test/0", 1) != nil || Pose("test/x", 1) != nil {
		t.Error("a lesson that does not exist was found")
	}
}

// On 30,000 tasks the solution is what §5.2 gives on strings, and each belief gives an answer that
// is not, other than its siblings, for which it alone is named.
func TestTasks(t *testing.T) {
	n, tasks := 0, 0
	everyTask(func(string) { tasks++ })
	each := uint32(30_000/tasks + 1)
	everyTask(func(name string) {
		_, made := templateOf(name)
		for seed := range each {
			n++
			task := Pose(name, seed)
			if v := task.Judge(task.Solution()); !v.Right || v.Beliefs != nil || v.Says != task.Words+".right" {
				t.Fatalf("%+v: the solution is wrong: %+v", task, v)
			}
			checkSolution(t, task)
			if shown := slices.Contains([]string{task.Base, task.Ref, task.Start, task.Wanted, task.Other}, task.Solution()); shown != (made.traits&visible != 0) && task.Action != Cut {
				t.Fatalf("%+v: the solution is on the screen: %v", task, shown)
			}
			given := map[string]bool{task.Solution(): true}
			for _, id := range made.beliefs {
				answer, ok := task.Believed(id)
				v := task.Judge(answer)
				if !ok || given[answer] || v.Right || !slices.Equal(v.Beliefs, []beliefs.ID{id}) {
					t.Fatalf("%+v: %s answers %q, %v: %+v", task, id, answer, ok, v)
				}
				given[answer] = true
			}
			if again := Pose(name, seed); again.Base != task.Base || again.Solution() != task.Solution() {
				t.Fatalf("%s %d is another the second time", name, seed)
			}
		}
	})
	if n < 30_000 {
		t.Errorf("%d tasks", n)
	}
}

// checkSolution compares the solution of a task with §5.2 on strings.
func checkSolution(t *testing.T, task *Task) {
	t.Helper()
	resolve := vectors.LiteralTarget
	got, want := "", ""
	switch task.Action {
	case Place, Type:
		if got, want = task.Solution(), resolve(task.Base, task.Ref); task.Blank == Host {
			_, want, _ = strings.Cut(task.Ref, "://")
			want, _, _ = strings.Cut(want, "/")
			want = want[strings.IndexByte(want, '@')+1:]
		}
	case Cut:
		got, want = strings.TrimSuffix(task.Base, task.Start)+task.Solution()+task.Ref, resolve(task.Base, task.Ref)
	case Run:
		got, want = task.origin()+task.Board(task.Solution()).Output, resolve(task.Base, task.Ref)
	case Write:
		if got, want = resolve(task.Base, task.Solution()), task.Wanted; task.Blank == Base {
			got = resolve(task.Solution(), task.Ref)
		}
	case Match:
		if task.Named {
			return
		}
		for i, lane := range task.lanes(task.Solution()) {
			got, want = got+" "+lane, want+" "+resolve(task.Base, task.Cards[i])
		}
	}
	if got != want {
		t.Fatalf("%+v: %q, and by the letter %q", task, got, want)
	}
}

// Each lane of a Sort has a card in the solution, except one that only a belief fills.
func TestSorting(t *testing.T) {
	unused := map[string]bool{}
	everyTask(func(name string) {
		if task := Pose(name, 5); task.Action == Sort {
			used := task.lanes(task.Solution())
			for _, lane := range task.Lanes {
				if !slices.Contains(used, lane) {
					unused[lane] = true
				}
			}
		}
	})
	if len(unused) != 1 || !unused["error"] {
		t.Errorf("%v are never right", unused)
	}
	task := Pose("first-slash/2", 5)
	for _, answer := range []string{"", "x", "1", "1z", "0a 9a", "1a"} {
		if v := task.Judge(answer); v.Right || len(v.Cards) != len(task.Cards) || v.Says != "track.cards" {
			t.Errorf("%q: %+v", answer, v)
		}
	}
}

// A place that no belief leads to is said to be none, or the root, and what an address was put
// together from is the whole of it.
func TestPlaces(t *testing.T) {
	task := &Task{Action: Place, Blank: Target, Base: "https://docs.example/v2/guide/intro", Ref: "img/a.png", Beliefs: []beliefs.ID{"append"}}
	if !task.work(nil) || len(task.Slots) != 4 {
		t.Fatalf("%+v", task)
	}
	for i, want := range []string{"root  page:https://docs.example/ link:img/a.png -v2/guide/intro", "none  page:https://docs.example/v2/ link:img/a.png -guide/intro", "right", "none append page:https://docs.example/v2/guide/intro nowhere:/ link:img/a.png -"} {
		v := task.Judge(task.Slots[i].Address)
		got := v.Says[strings.LastIndexByte(v.Says, '.')+1:]
		if !v.Right {
			got += " " + beliefs.Join(v.Beliefs, " ")
			whole := ""
			for _, p := range v.Pieces {
				got, whole = got+" "+string(p.From)+":"+p.Text, whole+p.Text
			}
			if got += " -" + v.Dropped; whole != task.Slots[i].Address {
				t.Errorf("%q of %q", whole, task.Slots[i].Address)
			}
		}
		if got != want {
			t.Errorf("%s: %q, want %q", task.Slots[i].Address, got, want)
		}
	}
	for _, answer := range []string{"", "x", "https://docs.example", "img/a.png", "/img/a.png", "docs.example", "//docs.example/v2/guide/img/a.png", "other.example/v2/guide/img/a.png"} {
		if v := task.Judge(answer); v.Right {
			t.Errorf("%q is right", answer)
		}
	}
	for _, answer := range []string{"/v2/guide/img/a.png", "docs.example/v2/guide/img/a.png", " https://docs.example/v2/guide/img/a.png"} {
		if v := task.Judge(answer); !v.Right {
			t.Errorf("%q is wrong: %+v", answer, v)
		}
	}
}

// A cut says how it misses.
func TestCut(t *testing.T) {
	task := &Task{Action: Cut, Base: "https://docs.example/v2/guide/intro", Ref: "b/c", Beliefs: []beliefs.ID{"append"}}
	if !task.work(nil) || len(task.Slots) != 6 {
		t.Fatalf("%+v", task)
	}
	for kept, want := range map[string]string{
		"/": "track.cut.early", "/v2/": "track.cut.early", "/v2/guide": "track.cut.slash", "/v2/guide/": ".right", "/v2/guide/int": "track.cut.late",
		"/v2/guide/intro": "append", "/v2/guide/intro/": "append",
	} {
		v := task.Judge(kept)
		if got := v.Says; len(v.Beliefs) > 0 && beliefs.Join(v.Beliefs, " ") != want || len(v.Beliefs) == 0 && got != want {
			t.Errorf("%q: %+v, want %s", kept, v, want)
		}
	}
}

// Each kind of wrong move is told from the others, and the moves after it are run.
func TestRun(t *testing.T) {
	task := &Task{Action: Run, Base: "https://docs.example/v2/guide/intro", Ref: "../img/./a.png", Beliefs: []beliefs.ID{"glue"}}
	if !task.work(nil) || task.Solution() != "oopodo" || len(task.Cards) != 6 {
		t.Fatalf("%+v", task)
	}
	for moves, want := range map[string]string{
		"": "so-far", "oo": "so-far", "oopod": "so-far",
		"d": "lost /guide/../img/./a.png", "l": "reversed ", "p": "popped ", "ooo": "kept glue", "ood": "no-pop /v2/guide/img/a.png", "ooq": "popped /img/a.png",
		"oopp": "popped /a.png", "oopoo": "kept glue", "oopop": "popped /v2/a.png", "oopodoo": "empty /v2/img/a.png",
	} {
		v := task.Judge(moves)
		got, rest, _ := strings.Cut(want, " ")
		if v.Says != "track.run."+got || v.Right || (v.Move == 0) != (got == "so-far") || v.Move != 0 && v.Move != len(moves) {
			t.Errorf("%q: %+v, want %s", moves, v, want)
		}
		switch {
		case rest == "glue":
			if !slices.Equal(v.Beliefs, []beliefs.ID{"glue"}) {
				t.Errorf("%q: %+v, want glue", moves, v)
			}
		case strings.HasPrefix(rest, "/v2/") || strings.HasPrefix(rest, "/img") || strings.HasPrefix(rest, "/a"):
			if v.Target != "https://docs.example"+rest {
				t.Errorf("%q leads to %q, want %q", moves, v.Target, rest)
			}
		}
	}
	if v := task.Judge("xyz"); v.Right || v.Move != 1 {
		t.Errorf("%+v", v)
	}
}

// What is typed is an answer once more, and shown as it was typed; what is neither move nor card is left out.
func TestTyped(t *testing.T) {
	run := &Task{Action: Run, Base: "https://docs.example/v2/guide/intro", Ref: "../img/./a.png"}
	order := &Task{Action: Order, Base: "https://docs.example/v2/list?page=2", Cards: append(slices.Clone(questions), decoy)}
	if !run.work(nil) || !order.work(&sampler{}) {
		t.Fatal(run, order)
	}
	order.Cards = []string{"slash", decoy, "scheme", "empty", "host"}
	for _, c := range []struct {
		task               *Task
		typed, shown, read string
	}{
		{run, "", "", ""}, {run, "113121", "113121", "oopodo"}, {run, "1 1, 3", "1 1, 3", "oop"}, {run, "oop", "113", "oop"}, {run, "oop1", "1131", "oopo"},
		{run, "4x9", "4x9", ""}, {run, "1111111111", "1111111111", "oooooo"},
		{order, "", "", ""}, {order, " ", " ", ""}, {order, "c e d a", "c e d a", "scheme host empty slash"}, {order, "CEDA", "CEDA", "scheme host empty slash"},
		{order, "c c z a", "c c z a", "scheme slash"}, {order, "scheme host", "c e", "scheme host"}, {order, "7", "7", NoCard}, {order, NoCard, NoCard, NoCard},
		{&Task{Action: Match, Cards: []string{"a", "b"}}, "1b 2a", "1b 2a", "1b 2a"},
	} {
		if shown, read := c.task.Typed(c.typed), c.task.Read(c.typed); shown != c.shown || read != c.read {
			t.Errorf("%q is shown as %q and read as %q, want %q and %q", c.typed, shown, read, c.shown, c.read)
		}
	}
	everyTask(func(name string) {
		for seed := range uint32(20) {
			task := Pose(name, seed)
			if answer := task.Solution(); task.Read(task.Typed(answer)) != answer {
				t.Errorf("%s: %q is typed as %q", name, answer, task.Typed(answer))
			}
		}
	})
}

// An order is right if it decides every link as §5.2.2 does; otherwise a link on which it does not is
// shown, with what each card is answered.
func TestOrder(t *testing.T) {
	task := &Task{Action: Order, Base: "https://docs.example/v2/list?page=2", Cards: append(slices.Clone(questions), decoy)}
	d := &sampler{}
	if !task.work(d) {
		t.Fatal(task)
	}
	right := 0
	permute(task.Cards, nil, func(order []string) {
		v := task.Judge(strings.Join(order, " "))
		if v.Right {
			right++
			if got := strings.Join(order, " "); got != "scheme host empty slash" && got != "scheme host slash empty" {
				t.Errorf("%q is right", got)
			}
			return
		}
		if v.Target == v.Rightly || v.Rightly != vectors.LiteralTarget(task.Base, v.Counter) || len(v.Asked) != len(order) || !strings.HasPrefix(v.Says, "track.order.") {
			t.Errorf("%q: %+v", order, v)
		}
		if yes := slices.Index(v.Asked, "yes"); yes >= 0 && order[yes] != Decide(order, v.Counter) {
			t.Errorf("%q: %+v", order, v)
		}
	})
	if right != 2 {
		t.Errorf("%d orders are right", right)
	}
	v := task.Judge("scheme slash host empty")
	if v.Counter != "//cdn.example/a" || v.Target != "https://docs.example/a" || !slices.Equal(v.Asked, []string{"no", "yes", "never", "never"}) {
		t.Errorf("%+v", v)
	}
}

// permute calls f with each order of some of the cards.
func permute(cards, order []string, f func([]string)) {
	f(order)
	for i, card := range cards {
		rest := slices.Concat(cards[:i], cards[i+1:])
		permute(rest, append(order[:len(order):len(order)], card), f)
	}
}

// A link that leads to what is wanted is right, however it is written, unless it is to begin in
// some way.
func TestWrite(t *testing.T) {
	task := &Task{Action: Write, Blank: Ref, Base: "https://docs.example/v2/guide/", Wanted: "https://docs.example/v2/guide/a.js", Beliefs: []beliefs.ID{"noslash", "folder"}}
	if !task.work(nil) {
		t.Fatalf("%+v", task)
	}
	for _, answer := range []string{"a.js", "./a.js", "/v2/guide/a.js", "../guide/a.js", "//docs.example/v2/guide/a.js", task.Wanted} {
		if v := task.Judge(answer); !v.Right || v.Short != "a.js" {
			t.Errorf("%q: %+v", answer, v)
		}
	}
	for answer, says := range map[string]string{"": "leads", "b.js": "leads", "a b": "invalid"} {
		if v := task.Judge(answer); v.Right || v.Says != "track.write."+says {
			t.Errorf("%q: %+v", answer, v)
		}
	}
	task = Pose("questions/4", 1)
	if v := task.Judge("../" + task.Wanted[strings.LastIndex(task.Wanted, "/"):]); v.Right {
		t.Errorf("%+v", v)
	}
	if v := task.Judge(task.Wanted); v.Right || v.Says != "track.write.door" {
		t.Errorf("%+v", v)
	}
	task = Pose("link/3", 1)
	if v := task.Judge("/v2/"); v.Right || v.Says != "track.write.base" {
		t.Errorf("%+v", v)
	}
}
