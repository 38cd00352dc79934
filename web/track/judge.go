package track

import (
	"slices"
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/beliefs"
)

// Verdict is what an answer shows.
type Verdict struct {
	Right   bool
	Beliefs []beliefs.ID // that lead to the answer: of those that the task is about, or else any
	Says    string       // the key of a sentence where no belief has one; of a right answer its own
	Pieces  []Piece      // of an address that a belief gives: what it was put together from
	Dropped string       // what it leaves out of the page's path after them
	Cards   []bool       // of a Match or Sort: which are right
	Move    int          // of a Run: which move is the first wrong one, from 1
	Board   Board        // after it, or after all
	Target  string       // of a Write or Order: where the link leads so; of a Run: what would be asked for
	Counter string       // of an Order: a link that it leads elsewhere
	Rightly string       // where that leads
	Asked   []string     // what each card is answered by it: "yes", "no" or "never"
	Short   string       // of a right Write: the shortest answer
	Copied  bool         // of a right Write: it is the wanted address itself, and does not count
}

// Piece is a part of an address.
type Piece struct {
	Text string
	From Origin
}

// Origin is where a piece is from.
type Origin string

// The origins.
const (
	FromPage Origin = "page"
	FromLink Origin = "link"
	Nowhere  Origin = "nowhere"
)

// Judge returns what an answer shows.
func (t *Task) Judge(answer string) Verdict {
	answer = t.whole(strings.TrimSpace(answer))
	v := Verdict{Right: t.accepts(answer)}
	if t.Action == Run {
		t.judgeRun(&v, answer)
	}
	if v.Right {
		t.judgeRight(&v, answer)
		return v
	}
	switch t.Action {
	case Run:
		return v
	case Order:
		t.judgeOrder(&v, strings.Fields(answer))
		return v
	case Match, Sort:
		v.Beliefs, v.Cards = t.diagnoseCards(answer)
	default:
		v.Beliefs = t.diagnose(answer)
	}
	switch {
	case t.Action == Cut:
		v.Says = t.cutSays(answer)
	case t.Action == Write:
		t.judgeWrite(&v, answer)
	case t.Action == Place || t.Action == Type && t.Blank == Target:
		v.Pieces, v.Dropped = t.assemble(answer)
		v.Says = "track.none"
		if len(v.Pieces) == 2 && v.Pieces[0].Text == t.origin()+"/" && t.right != answer {
			v.Says = "track.root"
		}
	case t.Action == Type:
		v.Says = "track.host"
	default:
		v.Says = "track.cards"
	}
	return v
}

// whole completes an address that is asked for where the page's scheme, or scheme and host, were left out
// before a path from the root, as the field for what was expected does: it says which place is meant.
// The link itself, copied, says nothing.
func (t *Task) whole(answer string) string {
	if answer == t.Ref || t.Action != Place && (t.Action != Type || t.Blank != Target) {
		return answer
	}
	scheme, host, _ := strings.Cut(t.origin(), "//")
	switch {
	case strings.HasPrefix(answer, "/") && !strings.HasPrefix(answer, "//"):
		return t.origin() + answer
	case strings.HasPrefix(answer, host+"/"):
		return scheme + "//" + answer
	}
	return answer
}

func (t *Task) judgeRight(v *Verdict, answer string) {
	v.Says = t.Words + ".right"
	if t.Action != Write {
		return
	}
	v.Short, v.Target = t.right, t.Wanted
	if v.Copied = t.isWhole(answer); v.Copied {
		v.Says = "track.write.whole"
	}
}

// judgeWrite says where the link leads, or why it is no answer.
func (t *Task) judgeWrite(v *Verdict, answer string) {
	v.Target = t.targetFor(answer)
	switch {
	case !core.Parse(answer, core.RFC3986).Valid:
		v.Says = "track.write.invalid"
	case t.Blank == Base && v.Target == "":
		v.Says = "track.write.base"
	case v.Target == t.Wanted:
		v.Says = "track.write.door"
	default:
		v.Says = "track.write.leads"
	}
}

// cutSays says how a cut misses.
func (t *Task) cutSays(kept string) string {
	switch {
	case kept+"/" == t.right:
		return "track.cut.slash"
	case len(kept) < len(t.right):
		return "track.cut.early"
	}
	return "track.cut.late"
}

// accepts reports whether an answer is right.
func (t *Task) accepts(answer string) bool {
	switch t.Action {
	case Run:
		n, b := t.wrongMove(answer)
		return n == 0 && b.Input == ""
	case Order:
		_, wrong := counter(strings.Fields(answer), t.Base)
		return !wrong
	case Match, Sort:
		_, right := t.diagnoseCards(answer)
		return !slices.Contains(right, false)
	case Write:
		return core.Parse(answer, core.RFC3986).Valid && t.targetFor(answer) == t.Wanted && (t.Door == "" || Decide(questions, answer) == t.Door || t.Door == "none" && Decide(questions, answer) == "")
	}
	return answer == t.right
}

// isWhole reports whether a link has the host of the wanted address, and maybe its scheme, where one
// is asked that starts from the page: it can be copied.
func (t *Task) isWhole(link string) bool {
	by := Decide(questions, link)
	return t.Blank == Ref && (by == "scheme" || by == "host" && t.Door != "host")
}

// diagnose returns the beliefs, misconceptions, that a wrong answer shows.
func (t *Task) diagnose(answer string) (ids []beliefs.ID) {
	switch t.Action {
	case Run, Order:
		return t.Judge(answer).Beliefs
	case Match, Sort:
		ids, _ = t.diagnoseCards(answer)
		return ids
	}
	for _, id := range t.Beliefs {
		if t.beliefGives(id, answer) {
			ids = append(ids, id)
		}
	}
	if ids != nil || t.Blank == Host {
		return ids
	}
	for _, b := range beliefs.All() {
		if b.Computes() && t.beliefGives(b.ID, answer) {
			ids = append(ids, b.ID)
		}
	}
	return ids
}

// beliefGives reports whether a belief gives an answer.
func (t *Task) beliefGives(id beliefs.ID, answer string) bool {
	if t.Action == Write {
		target, ok := t.targetByBelief(id, answer)
		return ok && target == t.Wanted
	}
	if given, ok := t.Believed(id); ok {
		return given == answer || t.Action == Cut && given+"/" == answer
	}
	if t.Action == Cut || t.Blank == Host {
		return false
	}
	target, ok := t.targetBy(id, t.Base, t.Ref)
	return ok && target == answer
}

// only returns those of the beliefs that the task is about, at most one.
func (t *Task) only(ids ...beliefs.ID) []beliefs.ID {
	for _, id := range ids {
		if slices.Contains(t.Beliefs, id) {
			return []beliefs.ID{id}
		}
	}
	return nil
}

// origin returns scheme and host of the page.
func (t *Task) origin() string {
	return BeforePath(t.Base)
}

// assemble returns what an address may have been put together from: a beginning of the page's
// address, an end of the link, and between them what is from neither.
func (t *Task) assemble(answer string) (pieces []Piece, dropped string) {
	end := len(answer)
	for end > 0 && len(answer)-end < len(t.Ref) && answer[end-1] == t.Ref[len(t.Ref)-1-(len(answer)-end)] {
		end--
	}
	if len(answer)-end < len(t.Ref) && t.Ref != "" { // a part of a name is none of the link
		if i := strings.IndexByte(answer[end:], '/'); i >= 0 {
			end += i + 1
		} else {
			end = len(answer)
		}
	}
	start := 0
	for start < end && start < len(t.Base) && answer[start] == t.Base[start] {
		start++
	}
	for _, p := range [...]Piece{{answer[:start], FromPage}, {answer[start:end], Nowhere}, {answer[end:], FromLink}} {
		if p.Text != "" {
			pieces = append(pieces, p)
		}
	}
	return pieces, withoutTail(t.Base[start:])
}

// Pairs returns the texts of a task for the placeholders of its words.
func (t *Task) Pairs() []string {
	path := Part(t.Base, "path")
	folder := path[:strings.LastIndexByte(path, '/')+1]
	file := path[len(folder):]
	if file == "" {
		file = strings.Trim(folder[len(parentFolder(folder)):], "/")
	}
	return []string{"page", t.Base, "link", t.Ref, "other", t.Other, "wanted", t.Wanted, "folder", folder, "file", file}
}

// Pairs returns the texts of a verdict for the placeholders of its words.
func (v *Verdict) Pairs() []string {
	n := 0
	for _, right := range v.Cards {
		if right {
			n++
		}
	}
	return []string{"short", v.Short, "leads", v.Target, "counter", v.Counter, "rightly", v.Rightly, "n", strconv.Itoa(n), "of", strconv.Itoa(len(v.Cards))}
}
