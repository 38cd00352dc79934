package predict

import (
	"strconv"
	"strings"
)

// The kinds of questions.
const (
	askBranch  = "branch"  // of §5.2.2 that gives the target its path
	askQuery   = "query"   // whose query the target gets
	askMerge   = "merge"   // what §5.2.3 puts in front of the reference's path
	askRule    = "rule"    // which rule of §5.2.4 fires
	AskBuffers = "buffers" // what it leaves in the two buffers
)

// Question is a question to the learner before a step is shown.
type Question struct {
	Kind    string
	At      int      // the step, from 0
	Known   int      // how many steps are known once it is answered
	Answer  string   // the right one, a line for each text
	Choices []string // nil where texts are typed
	Begin   []string // what the fields contain at first
}

// Right reports whether an answer is.
func (q *Question) Right(answer string) bool { return answer == q.Answer }

// Untouched reports whether an answer is the fields as they were, where that cannot be right: each
// rule changes the buffers, but merging may keep all of a path.
func (q *Question) Untouched(answer string) bool {
	return q.Kind == AskBuffers && answer == strings.Join(q.Begin, "\n")
}

// After returns the question if the step at is one that it asks for, else nil.
func (q *Question) After(at int) *Question {
	if q.At = at; at >= q.Known {
		return nil
	}
	return q
}

// ChoiceKeys returns the keys that stand for the choices: their numbers, or the letters
// of rules.
func (q *Question) ChoiceKeys() (keys []string) {
	for i, choice := range q.Choices {
		key := strconv.Itoa(i + 1)
		if q.Kind == askRule && strings.HasPrefix(choice, "2") {
			key = strings.ToLower(choice[1:])
		}
		keys = append(keys, key)
	}
	return keys
}
