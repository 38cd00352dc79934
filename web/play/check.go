package play

import (
	"cmp"
	"slices"
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
	return [2]*Check{deriveCheck(in, core.TextBase), deriveCheck(in, core.TextRef)}
}

// deriveCheck says what the grammar makes of the base or the reference.
func deriveCheck(in input, text uint8) *Check {
	a := in.analysis(text)
	c := &Check{Label: in.words.Get(fieldKey(text)), Echo: in.echo(text), Next: in.next(a)}
	in.verdict(c, a)
	faults := append(in.operationFaults(text), a.Faults...)
	if a.Incomplete {
		faults = in.operationFaults(text) // what is missing may still come
	}
	slices.SortStableFunc(faults, func(a, b syntax.Fault) int { return cmp.Compare(a.Level, b.Level) })
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

func fieldKey(text uint8) string {
	return [...]string{core.TextBase: "base.label", core.TextRef: "ref.label", core.TextTarget: "target.label"}[text]
}

func (in *input) verdict(c *Check, a *core.Analysis) {
	kind := in.words.Get("kind." + a.Kind.Key)
	switch {
	case a.Valid:
		c.Tone, c.Verdict = "good", in.words.Get("verdict.valid", "kind", kind)
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
		Tone:    [...]Tone{syntax.Error: "bad", syntax.Warning: "warning", syntax.Info: "note"}[f.Level],
	}
}
