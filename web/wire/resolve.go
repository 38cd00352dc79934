package wire

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
)

// Resolve is the answer of resolve().
func Resolve(r *core.Resolution, m Message, words Words) map[string]any {
	w := newResolution(r, m)
	answer := Object("ok steps trace provenance faults target literalTarget components",
		r.OK(), []any{}, []any{}, []any{}, w.faults())
	if r.Done {
		Put(answer, "target", r.Target.Text)
		u := newUnits(r.Target.Text)
		Put(answer, "components provenance", parsed(&r.Target, &u, m), w.provenance())
	}
	if r.Literal != "" {
		Put(answer, "literalTarget", r.Literal)
	}
	if r.Trace != nil {
		Put(answer, "steps trace", w.steps(words), w.trace())
	}
	return answer
}

// resolution is a core.Resolution with its texts measured once.
type resolution struct {
	*core.Resolution
	message Message
	texts   [textCount]string
	units   [textCount]units
}

const textCount = core.TextTarget + 1

// textNames is how the API calls the texts of a resolution.
var textNames = [textCount]string{core.TextBase: "base", core.TextRef: "ref", core.TextTarget: "target"}

func newResolution(r *core.Resolution, m Message) *resolution {
	w := &resolution{Resolution: r, message: m}
	w.texts = [textCount]string{core.TextBase: r.Base.Text, core.TextRef: r.Ref.Text, core.TextTarget: r.Target.Text}
	if r.Trace != nil {
		copy(w.texts[:], r.Trace.Texts)
	}
	for i, text := range w.texts {
		w.units[i] = newUnits(text)
	}
	return w
}

// steps are in the words of the dialect.
func (w *resolution) steps(words Words) []any {
	if w.Base.Dialect == core.RFC1630 {
		return partialSteps(w.Trace, words)
	}
	return steps(w.Trace)
}

// faults are those of the base, of the reference and of the operation, each
// with the text it lies in.
func (w *resolution) faults() []any {
	list := w.textFaults(w.Base.Faults, core.TextBase)
	list = append(list, w.textFaults(w.Ref.Faults, core.TextRef)...)
	for _, f := range w.Faults {
		list = append(list, w.textFaults([]syntax.Fault{f.Fault}, f.Text)...)
	}
	return list
}

func (w *resolution) textFaults(all []syntax.Fault, text uint8) []any {
	return placed(textNames[text], all, w.texts[text], &w.units[text], w.message)
}

// provenance lists the origins of the target's characters.
func (w *resolution) provenance() []any {
	shown := w.Origins[:min(len(w.Origins), MaxRuns)]
	list := make([]any, 0, len(shown)+1)
	for _, o := range shown {
		list = append(list, w.run(o))
	}
	if rest := w.Origins[len(shown):]; len(rest) > 0 {
		list = append(list, w.omittedRuns(rest))
	}
	return list
}

func (w *resolution) run(o core.Origin) map[string]any {
	run := w.targetSpan(o.Target.Start, o.Target.End)
	Put(run, "rule", o.Rule.Key)
	if o.Made() {
		Put(run, "from", "made")
		return run
	}
	source := &w.units[o.Text]
	Put(run, "from sourceStart sourceEnd", textNames[o.Text], source.at(o.Source.Start), source.at(o.Source.End))
	return run
}

func (w *resolution) omittedRuns(rest []core.Origin) map[string]any {
	run := w.targetSpan(rest[0].Target.Start, rest[len(rest)-1].Target.End)
	Put(run, "from omitted", "omitted", len(rest))
	return run
}

// targetSpan is a run of the target without a source.
func (w *resolution) targetSpan(start, end uint32) map[string]any {
	target := &w.units[core.TextTarget]
	return Object("start end sourceStart sourceEnd rule", target.at(start), target.at(end))
}
