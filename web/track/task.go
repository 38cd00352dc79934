package track

import (
	"slices"
	"strings"

	"uriplayground/core"
	"uriplayground/core/beliefs"
	"uriplayground/web/lesson"
)

// Task is what a screen asks, with its addresses.
type Task struct {
	Screen string // the task's name: that of its screen, maybe with a letter
	Words  string // what the keys of its words begin with: "track.up.5"
	Action Action
	Seed   uint32
	Base   string // the address of the page; empty where it is asked for
	Ref    string // the link; empty where it is asked for, too
	Other  string // another address that the question names: see the words of its screen
	Wanted string // of a Write: where the link is to lead
	Door   string // of a Write: which question is to decide the link; empty for any
	Blank  Blank
	// Beliefs is those of which each would give another wrong answer.
	Beliefs []beliefs.ID
	Slots   []Slot   // of a Place or Cut: what there is to choose from
	Cards   []string // what is ordered, matched or sorted; of a Run the segments
	Lanes   []string // what cards are put to; of a Run the moves
	// Named reports that Cards (of an Order) or Lanes (of a Match or Sort) are words of keys below
	// "track.card." and "track.lane.", and not texts to be shown.
	Named bool
	Decoy string // of an Order: the card that does not belong
	Start string // what a field contains at first; of a Cut or Run the path
	Page  string // a page in Markdown at Base, to be fixed in the view of pages; empty for none

	right    string     // an answer
	believed []believed // to each of Beliefs, what it answers
	alt      map[beliefs.ID]string
	sorting  *sorting
}

// Blank is what a Type or Write asks for.
type Blank string

// The blanks.
const (
	Target Blank = "target" // where the link leads
	Ref    Blank = "ref"    // the link
	Base   Blank = "base"   // the address of the page
	Host   Blank = "host"   // the host of the link
)

// Slot is a place to choose: what is kept of the page's address or path, and what comes of it.
type Slot struct{ Prefix, Address string }

type believed struct {
	id     beliefs.ID
	answer string
}

// template is what a task is made of.
type template struct {
	beliefs []beliefs.ID
	fill    func(*sampler, *Task)
	traits  traits
}

// traits is what is special about a template.
type traits uint8

const (
	own     traits = 1 << iota // it is not the first of its screen, and has words of its own
	visible                    // its answer is on the screen
)

// Solution returns an answer that is right.
func (t *Task) Solution() string { return t.right }

// Believed returns the answer that one of Beliefs gives; ok is false for others.
func (t *Task) Believed(id beliefs.ID) (answer string, ok bool) {
	for _, b := range t.believed {
		if b.id == id {
			return b.answer, true
		}
	}
	return "", false
}

// mostDraws is how often a task is drawn until it is sound; a few draws are usually enough.
const mostDraws = 200

// Pose returns the task of that name with the addresses of a seed; nil where there is none.
func Pose(task string, seed uint32) *Task {
	screen, made := templateOf(task)
	if made == nil {
		return nil
	}
	d := &sampler{Dice: lesson.Dice(seed ^ lesson.Hash(lesson.NoText, task))}
	var t *Task
	for range mostDraws {
		t = &Task{Screen: task, Words: wordsOf(screen.ID, task, made), Action: screen.Action, Seed: seed, Blank: Target, Beliefs: made.beliefs}
		d.taken = d.taken[:0]
		made.fill(d, t)
		if t.work(d) {
			break
		}
	}
	return t
}

// wordsOf returns what the keys of the words of a task begin with.
func wordsOf(screen, task string, made *template) string {
	if made.traits&own != 0 {
		screen = task
	}
	return "track." + strings.ReplaceAll(screen, "/", ".")
}

// resolve returns where a link leads.
func resolve(base, ref string) string {
	target, _ := core.Target(base, ref, core.RFC3986, core.Options{})
	return target
}

// targetBy returns where a link leads by a belief; ok is false where it says nothing of it.
func (t *Task) targetBy(id beliefs.ID, base, ref string) (target string, ok bool) {
	if alt, has := t.alt[id]; has {
		return resolve(alt, ref), true
	}
	for _, b := range beliefs.All() {
		if b.ID == id {
			return b.Compute(base, ref)
		}
	}
	return "", false
}

// work computes what is right and what each belief answers. It reports whether the task is
// sound: whether each answer is another, and none of the beliefs' is right.
func (t *Task) work(d *sampler) bool {
	switch t.Action {
	case Place, Type:
		t.answered()
		if t.Action == Place {
			t.place()
		}
	case Cut:
		t.cut()
	case Run:
		t.pieces()
	case Order:
		d.shuffle(t.Cards)
		t.right = strings.Join(questions, " ")
	case Match, Sort:
		t.sort(d)
	case Write:
		t.write()
	}
	if len(t.believed) != len(t.Beliefs) {
		return false
	}
	for i, b := range t.believed {
		if t.accepts(b.answer) || slices.ContainsFunc(t.believed[:i], func(other believed) bool { return other.answer == b.answer }) {
			return false
		}
		if shown := t.diagnose(b.answer); len(shown) != 1 || shown[0] != b.id {
			return false
		}
	}
	return true
}

// answered works out a task whose answer is an address, or a host.
func (t *Task) answered() {
	if t.Blank == Host {
		t.right = Part(t.Ref, "host")
		t.believed = []believed{{t.Beliefs[0], t.Other}}
		t.Other = ""
		return
	}
	t.right = resolve(t.Base, t.Ref)
	for _, id := range t.Beliefs {
		if target, ok := t.targetBy(id, t.Base, t.Ref); ok {
			t.believed = append(t.believed, believed{id, target})
		}
	}
}

// Part returns a component of a text; empty where it is undefined.
func Part(text, name string) string {
	a := core.Parse(text, core.RFC3986)
	return a.Part(name).In(text)
}

// BeforePath returns an address as far as its path.
func BeforePath(address string) string {
	a := core.Parse(address, core.RFC3986)
	return address[:a.Part("path").Start]
}

// place makes the slots: the page's address up to each slash, and what beliefs lead to, the
// shortest first.
func (t *Task) place() {
	add := func(prefix, address string) {
		at := 0
		for i, s := range t.Slots {
			if s.Address == address {
				return
			}
			if len(s.Address) <= len(address) {
				at = i + 1
			}
		}
		t.Slots = slices.Insert(t.Slots, at, Slot{prefix, address})
	}
	path := Part(t.Base, "path")
	origin := strings.TrimSuffix(withoutTail(t.Base), path)
	for i := range len(path) {
		if path[i] == '/' {
			add(path[:i+1], origin+path[:i+1]+t.Ref)
		}
	}
	switch {
	case path == "":
		add("//", schemeOf(t.Base)+"//"+t.Ref)
	case Part(t.Ref, "path") != "" && !strings.HasSuffix(path, "/"):
		add(path+"/", origin+path+"/"+t.Ref)
	}
	for _, address := range append([]string{t.right}, t.addresses()...) {
		kept, whole := strings.CutSuffix(address, t.Ref)
		if !whole {
			pieces, _ := t.assemble(address)
			kept = pieces[0].Text
		}
		add(strings.TrimPrefix(kept, origin), address)
	}
}

func (t *Task) addresses() (list []string) {
	for _, b := range t.believed {
		list = append(list, b.answer)
	}
	return list
}

// withoutTail returns an address without its query and fragment.
func withoutTail(address string) string {
	if i := strings.IndexAny(address, "?#"); i >= 0 {
		return address[:i]
	}
	return address
}

// cut makes the slots: the page's path, cut before and after each slash.
func (t *Task) cut() {
	t.Start = Part(t.Base, "path")
	add := func(kept string) {
		if kept != "" && (len(t.Slots) == 0 || t.Slots[len(t.Slots)-1].Prefix != kept) {
			t.Slots = append(t.Slots, Slot{kept, kept + t.Ref})
		}
	}
	for i := range len(t.Start) {
		if t.Start[i] == '/' {
			add(t.Start[:i])
			add(t.Start[:i+1])
		}
	}
	add(t.Start)
	t.right = t.Start[:strings.LastIndexByte(t.Start, '/')+1]
	origin := strings.TrimSuffix(t.Base, t.Start)
	for _, id := range t.Beliefs {
		if target, ok := t.targetBy(id, t.Base, t.Ref); ok {
			kept := strings.TrimSuffix(strings.TrimPrefix(target, origin), t.Ref)
			if !strings.HasSuffix(t.Start, "/") && len(kept) > len(t.Start) {
				kept = t.Start
			}
			t.believed = append(t.believed, believed{id, kept})
		}
	}
}

// write works out what each belief would write, which is one of the likely texts that lead to
// what is wanted by that belief, and elsewhere by the core.
func (t *Task) write() {
	list := t.likely()
	for _, c := range list {
		if t.accepts(c) && (t.right == "" || len(c) < len(t.right)) {
			t.right = c
		}
	}
	for _, id := range t.Beliefs {
		for _, c := range list {
			if target, ok := t.targetByBelief(id, c); ok && target == t.Wanted && !t.accepts(c) && len(t.diagnose(c)) == 1 {
				t.believed = append(t.believed, believed{id, c})
				break
			}
		}
	}
}

// likely returns what may be written: what there was at first, and the ends of the wanted address after
// some beginnings; for a page, the beginnings of addresses with and without a slash at the end.
func (t *Task) likely() []string {
	list := []string{t.Start}
	path := Part(t.Wanted, "path")
	origin := BeforePath(t.Wanted)
	if t.Blank == Base {
		for _, at := range [...]string{path, Part(t.Start, "path")} {
			for i := range len(at) {
				if at[i] == '/' {
					list = append(list, origin+at[:i], origin+at[:i+1])
				}
			}
		}
		return list
	}
	rest := strings.TrimPrefix(t.Wanted, origin)
	for i := range len(path) {
		if path[i] == '/' {
			for _, before := range [...]string{"", "./", "../", "../../", "../../../", "/"} {
				list = append(list, before+rest[i+1:])
			}
		}
	}
	if i := strings.LastIndexByte(rest, '&'); i >= 0 {
		list = append(list, "?"+rest[i+1:])
	}
	if i := strings.IndexByte(rest, '?'); i >= 0 {
		list = append(list, rest[i:])
	}
	without := strings.TrimPrefix(t.Wanted, schemeOf(t.Wanted))
	return append(list, rest, without, strings.TrimPrefix(without, "//"), t.Wanted)
}

// schemeOf returns the scheme of an address with its colon.
func schemeOf(address string) string { return Part(address, "scheme") + ":" }

// ends returns the page and the link, with an answer for the one of them that is asked for.
func (t *Task) ends(answer string) (base, ref string) {
	if t.Blank == Base {
		return answer, t.Ref
	}
	return t.Base, answer
}

// targetFor returns where the link leads with an answer to a Write, and targetByBelief where it does by a
// belief.
func (t *Task) targetFor(answer string) string { return resolve(t.ends(answer)) }

func (t *Task) targetByBelief(id beliefs.ID, answer string) (string, bool) {
	base, ref := t.ends(answer)
	return t.targetBy(id, base, ref)
}
