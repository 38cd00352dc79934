package view

import (
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/page"
)

// typedBytes is the length of a text up to which it is asked for as a whole.
const typedBytes = 120

// The kinds of questions.
const (
	askBranch  = "branch"  // of §5.2.2 that gives the target its path
	askQuery   = "query"   // whose query the target gets
	askMerge   = "merge"   // what §5.2.3 puts in front of the reference's path
	askRule    = "rule"    // which rule of §5.2.4 fires
	askBuffers = "buffers" // what it leaves in the two buffers
)

// question is what a learner is asked before a step is shown.
type question struct {
	kind    string
	at      int      // the step, from 0
	known   int      // how many steps are known once it is answered
	answer  string   // the right one, a line for each text
	choices []string // nil where texts are typed
	begin   []string // what the fields hold at first
}

// right reports whether an answer is.
func (q *question) right(answer string) bool { return answer == q.answer }

// branches is the assignments that give the target its path, each with the condition
// that leads to it.
var branches = []struct{ key, condition string }{
	{"t-scheme-path", "t-if-scheme"}, {"t-authority-path", "t-if-authority"}, {"t-empty-path", "t-if-path-empty"},
	{"t-slash-path", "t-if-path-slash"}, {"t-merge", "t-if-path-slash"},
}

// nextQuestion is the first question about a step that is not among the known ones.
func (v *view) nextQuestion(known int) *question {
	for _, ask := range []func(*view, int) *question{(*view).branchQuestion, (*view).queryQuestion, (*view).mergeQuestion, (*view).dotsQuestion} {
		if q := ask(v, known); q != nil {
			return q
		}
	}
	return nil
}

func (v *view) branchQuestion(known int) *question {
	first, ok := v.summary.order["t-if-non-strict"]
	if !ok {
		first = v.summary.order["t-if-scheme"]
	}
	branch := v.branch()
	if branch == nil {
		return nil
	}
	q := &question{kind: askBranch, answer: branch.Rule.Key}
	for _, b := range branches {
		q.choices = append(q.choices, b.key)
		if b.key == q.answer {
			q.known = v.summary.order[b.condition].last + 1
		}
	}
	return q.after(max(first.first, known))
}

// after is the question if the step at is one that it asks for, else nil.
func (q *question) after(at int) *question {
	if q.at = at; at >= q.known {
		return nil
	}
	return q
}

func (v *view) queryQuestion(known int) *question {
	ran, ok := v.summary.order["t-if-query"]
	if !ok {
		return nil
	}
	q := &question{kind: askQuery, known: ran.last + 1, answer: "base", choices: []string{"ref", "base"}}
	if ran.step.Yes {
		q.answer = "ref"
	}
	return q.after(max(ran.first, known))
}

// mergeQuestion asks for what stands in the merged path before the reference's.
func (v *view) mergeQuestion(known int) *question {
	condition, ok := v.summary.order["m-if"]
	path := v.resolution.Base.Part("path").In(v.resolution.Base.Text)
	if !ok || !typable(path) {
		return nil
	}
	docked := v.summary.order["m-ref"]
	q := &question{kind: askMerge, known: docked.first, begin: []string{path}}
	q.answer = v.resolution.Trace.Texts[textPath][:docked.step.To.Start]
	return q.after(max(condition.first, known))
}

// dotsQuestion asks for the rule that fires, or for the buffers after it.
func (v *view) dotsQuestion(known int) *question {
	if !v.summary.dots || known > int(v.summary.last) {
		return nil
	}
	at := max(int(v.summary.first)+1, known)
	if at > int(v.summary.last) {
		return nil
	}
	q := &question{kind: askRule, at: at, known: at + 1, answer: v.resolution.Trace.Steps[at].Rule.Key}
	if output, input, ok := v.buffersAfter(at - 1); ok && v.state.Predict.Typed {
		q.kind, q.begin = askBuffers, []string{output, input}
		output, input, _ = v.buffersAfter(at)
		q.answer = output + "\n" + input
		return q
	}
	for _, rule := range core.DotRules()[1:] {
		if rule.Key != "erratum-4547" || v.state.Options.Erratum4547 {
			q.choices = append(q.choices, rule.Key)
		}
	}
	return q
}

// buffersAfter is the two buffers after a step; ok is false where they are too long
// to be typed.
func (v *view) buffersAfter(at int) (output, input string, ok bool) {
	t := v.resolution.Trace
	input = t.Input(int32(at))
	if !typable(input) {
		return "", "", false
	}
	for p := t.Top(int32(at)); p != syntax.NoLink; p = t.Steps[p].Link {
		if output = t.Moved(p) + output; !typable(output) {
			return "", "", false
		}
	}
	return output, input, true
}

// typable reports whether a text is short enough to be typed, and a field shows it
// as it is.
func typable(text string) bool { return len(text) <= typedBytes && page.Visible(text) == text }

// choiceKeys is the keys that stand for the choices: their numbers, or the letters
// of rules.
func (q *question) choiceKeys() (keys []string) {
	for i, choice := range q.choices {
		key := strconv.Itoa(i + 1)
		if q.kind == askRule && strings.HasPrefix(choice, "2") {
			key = strings.ToLower(choice[1:])
		}
		keys = append(keys, key)
	}
	return keys
}

// hide leaves out of a view the steps that are to be predicted: whatever is derived
// from it knows nothing of them.
func (v *view) hide() {
	limit := v.state.Predict.Limit
	resolution, trace, summary := *v.resolution, *v.resolution.Trace, *v.summary
	trace.Steps = trace.Steps[:limit:limit]
	resolution.Trace = &trace
	summary.order = map[string]order{}
	for key, ran := range v.summary.order {
		if ran.first < limit {
			ran.last = min(ran.last, limit-1)
			summary.order[key] = ran
		}
	}
	for i, step := range summary.chapters {
		if step > limit {
			summary.chapters[i] = 0
		}
	}
	if summary.dots = summary.dots && int(summary.first) < limit; summary.dots {
		summary.open, summary.last = true, int32(limit-1)
	}
	summary.fired, summary.excess = nil, 0
	v.resolution, v.summary = &resolution, &summary
}

// idle is the key of what is said where nothing ran: whether anything will must not
// be told while steps are predicted.
func (v *view) idle(key string) string {
	switch {
	case !v.resolution.Done:
		return "trace.none"
	case v.state.Hides():
		return "predict.later"
	}
	return key
}
