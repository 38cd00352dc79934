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
func deriveChecks(in input) [2]*Check {
	var list [2]*Check
	if in.state.View == dialectsName || !in.state.resolves() && sheets[in.state.View] == nil {
		return list // the tables say what they are
	}
	for text, name := range []string{core.TextBase: "base", core.TextRef: "ref"} {
		if f, shown := in.state.field(name); shown {
			list[text] = deriveCheck(in, uint8(text), in.words.Get(f.Label))
			list[text].Name = name
		}
	}
	return list
}

// deriveCheck says what the grammar makes of the base or the reference.
func deriveCheck(in input, text uint8, label string) *Check {
	a := in.analysis(text)
	c := &Check{Label: label, Walk: in.words.Get("walk.label", "text", label), Echo: in.echo(text), Next: in.next(a)}
	in.verdict(c, a)
	faults := in.checkedFaults(text, a)
	faults = gravestFirst(faults)
	if hasError(faults) {
		c.Tone = "bad"
	}
	for _, f := range faults[:min(len(faults), faultsShown)] {
		line := in.faultLine(a.Text, f)
		line.Fix = in.fix(text, a.Text, f)
		c.Faults = append(c.Faults, line)
	}
	if rest := len(faults) - faultsShown; rest > 0 {
		c.More = in.words.Get("faults.more", "n", strconv.Itoa(rest))
	}
	return c
}

// checkedFaults is the faults of a field, with those of the resolution where it
// is shown. What is missing in an incomplete text may still come.
func (in *input) checkedFaults(text uint8, a *core.Analysis) []syntax.Fault {
	var faults []syntax.Fault
	if in.state.resolves() {
		faults = in.operationFaults(text)
	}
	if a.Incomplete {
		return faults
	}
	return append(faults, a.Faults...)
}

func (in *input) verdict(c *Check, a *core.Analysis) {
	switch {
	case a.Valid: // so it has a kind
		c.Tone, c.Verdict = "good", in.words.Get("verdict.valid", "kind", in.words.Get("kind."+a.Kind.Key))
	case a.Incomplete:
		c.Tone, c.Verdict = "open", in.words.Get("verdict.incomplete")
	default:
		c.Tone = "bad"
		c.Verdict = in.words.Get("verdict.invalid", "n", strconv.Itoa(position(a.Text, uint32(a.FirstBad))))
	}
}

// operationFaults is the faults of the resolution that lie in the text.
func (in *input) operationFaults(text uint8) []syntax.Fault {
	var faults []syntax.Fault
	for _, f := range in.r.Faults {
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
func (in *input) faultLine(text string, f syntax.Fault) FaultLine {
	return FaultLine{
		Where:   in.words.Get("fault.where", "n", strconv.Itoa(position(text, f.Start))),
		Message: FaultMessage(in.words, f, text),
		Cite:    in.cite(f.Rule),
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
