package play

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/syntax"
)

const (
	echoBytes   = 600 // of a field that are echoed
	faultsShown = 4
)

// deriveChecks says what the grammar makes of the two fields.
func deriveChecks(v view) [2]*Check {
	var list [2]*Check
	if v.state.View == dialectsName || !v.state.resolves() && tableViews[v.state.View] == nil {
		return list // the tables say what they are
	}
	for text, name := range []string{core.TextBase: "base", core.TextRef: "ref"} {
		if f, shown := v.state.field(name); shown {
			list[text] = deriveCheck(v, uint8(text), v.words.Get(f.Label))
			list[text].Name = name
		}
	}
	return list
}

// deriveCheck says what the grammar makes of the base or the reference.
func deriveCheck(v view, text uint8, label string) *Check {
	a := v.analysis(text)
	c := &Check{Label: label, CursorLabel: v.words.Get("walk.label", "text", label), Echo: v.annotatedText(text), Next: v.next(a)}
	v.verdict(c, a)
	faults := v.checkedFaults(text, a)
	faults = gravestFirst(faults)
	if hasError(faults) {
		c.Tone = "bad"
	}
	for _, f := range faults[:min(len(faults), faultsShown)] {
		line := v.faultLine(a.Text, f)
		line.Fix = v.fix(text, a.Text, f)
		c.Faults = append(c.Faults, line)
	}
	if rest := len(faults) - faultsShown; rest > 0 {
		c.More = v.words.Get("faults.more", "n", strconv.Itoa(rest))
	}
	return c
}

// checkedFaults is the faults of a field, with those of the resolution where it
// is shown. What is missing in an incomplete text may still come.
func (v *view) checkedFaults(text uint8, a *core.Analysis) []syntax.Fault {
	var faults []syntax.Fault
	if v.state.resolves() {
		faults = v.operationFaults(text)
	}
	if a.Incomplete {
		return faults
	}
	return append(faults, a.Faults...)
}

func (v *view) verdict(c *Check, a *core.Analysis) {
	switch {
	case a.Valid: // so it has a kind
		c.Tone, c.Verdict = "good", v.words.Get("verdict.valid", "kind", v.words.Get("kind."+a.Kind.Key))
	case a.Incomplete:
		c.Tone, c.Verdict = "open", v.words.Get("verdict.incomplete")
	default:
		c.Tone = "bad"
		c.Verdict = v.words.Get("verdict.invalid", "n", strconv.Itoa(position(a.Text, uint32(a.FirstBad))))
	}
}

// operationFaults is the faults of the resolution that lie in the text.
func (v *view) operationFaults(text uint8) []syntax.Fault {
	var faults []syntax.Fault
	for _, f := range v.r.Faults {
		if f.Text == text {
			faults = append(faults, f.Fault)
		}
	}
	return faults
}

func hasError(faults []syntax.Fault) bool {
	for _, f := range faults {
		if f.Level == syntax.Error {
			return true
		}
	}
	return false
}

// faultLine puts a fault of the text into words.
func (v *view) faultLine(text string, f syntax.Fault) FaultLine {
	return FaultLine{
		Where:   v.words.Get("fault.where", "n", strconv.Itoa(position(text, f.Start))),
		Message: FaultMessage(v.words, f, text),
		Cite:    v.cite(f.Rule),
		Tone:    Tone(levelTones[f.Level]),
	}
}

// levelTones is how a fault or remark is meant, by its level.
var levelTones = [...]string{syntax.Error: "bad", syntax.Warning: "warning", syntax.Info: "note"}

// gravestFirst is the faults by their level; those of one level stay in order.
func gravestFirst(faults []syntax.Fault) []syntax.Fault {
	sorted := make([]syntax.Fault, 0, len(faults))
	for level := syntax.Error; level <= syntax.Info; level++ {
		for _, f := range faults {
			if f.Level == level {
				sorted = append(sorted, f)
			}
		}
	}
	return sorted
}
