package explain

import (
	"strconv"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
	"uriplayground/web/view/timeline"
)

// PartialSentence returns a step of the partial form in words.
func PartialSentence(v *render.Context, t *core.Trace, i int) string {
	s := &t.Steps[i]
	key := "say." + s.Rule.Key
	if v.Words.Has(key + ".yes") {
		if s.Yes {
			key += ".yes"
		} else {
			key += ".no"
		}
	}
	return v.Words.Get(key, "value", v.Quote(PartialValue(t, i)), "n", strconv.Itoa(s.From.Len()))
}

// PartialValue returns what a step of the partial form looks at, or all that it removes.
func PartialValue(t *core.Trace, i int) string {
	s := &t.Steps[i]
	text := t.Texts[s.Text]
	value := s.From.In(text)
	switch s.Rule.Op {
	case syntax.OpRemoveParent:
		value += s.To.In(text)
	case syntax.OpRemoveDot:
		value = s.To.In(text) + value
	}
	return value
}

// CutOff returns what merging does not keep of the base's path (§5.2.3).
func CutOff(v *render.Context) syntax.Span {
	path := v.Resolution.Base.Part("path").Span
	if kept, ok := Step(v, syntax.OpKeepFolder); ok && kept.Yes && kept.From.End > path.Start {
		path.Start = kept.From.End
	}
	return path
}

// OlderStepSentence returns a step in words.
func OlderStepSentence(v *render.Context, t *core.Trace, i int) string {
	step := &t.Steps[i]
	if t.Texts != nil && step.Rule.RFC == 0 {
		if _, _, name := core.URLStep(t, i); name != syntax.NoFault {
			return render.FaultMessage(v.Words, syntax.Fault{Rule: step.Rule, Span: step.From, Code: name}, t.Texts[core.TextRef])
		}
	}
	return v.Words.Get("rule." + step.Rule.Key)
}

// OtherSentence says what a step of another document did with the pieces at hand, or what it does.
func OtherSentence(v *render.Context, i int) string {
	t := v.Resolution.Trace
	s := &t.Steps[i]
	var taken, removed, appended string
	key := "say.url-"
	switch {
	case s.Rule.RFC == 1630:
		return PartialSentence(v, t, i)
	case v.Resolution.Base.Dialect != core.URL:
		if s.Text != core.TextPath || s.To.Empty() || s.Push || s.Rule.Condition {
			return OlderStepSentence(v, t, i)
		}
		key, taken, removed = key+"gone", s.To.In(t.Texts[core.TextPath]), s.From.In(t.Texts[core.TextPath])
	case s.Rule.Op == syntax.OpShorten:
		taken, _, _ = core.URLStep(t, i)
		if key, removed = key+"gone", core.URLSoFar(t, i+1).Gone; removed == "" {
			key += ".none"
		}
	case s.Rule.Key == "url-relative-path":
		if key, removed = key+"copied", core.URLSoFar(t, i+1).Gone; removed == "" {
			return OlderStepSentence(v, t, i)
		}
	case s.Rule.Key == "url-path-segments":
		taken, appended, _ = core.URLStep(t, i)
		key += "appended"
		if taken == "" {
			return OlderStepSentence(v, t, i)
		}
	default:
		return OlderStepSentence(v, t, i)
	}
	return v.Words.Get(key, "taken", v.Quote(taken), "removed", v.Quote(removed), "written", v.Quote(appended))
}

// StepSentence says what a step looked at, which rule fired and why those before it
// did not, and what it changed.
func StepSentence(v *render.Context, s *syntax.Step) string {
	key := "say." + s.Rule.Key
	switch {
	case ByPartialForm(v):
		return PartialSentence(v, v.Resolution.Trace, v.Done()-1)
	case s.Rule.RFC != timeline.CurrentRFC:
		return OtherSentence(v, v.Done()-1)
	case s.Rule.Section == timeline.DotsSection:
		return DotsSentence(v, s, int32(v.Done()-1))
	case s.Rule.Op == syntax.OpKeepFolder:
		return keptSentence(v, s)
	case s.Rule.Op == syntax.OpAskNoPath && !s.Yes && v.Resolution.Base.Part("path").Empty():
		key += ".no.authority"
	case s.Rule.Condition && s.Yes:
		key += ".yes"
	case s.Rule.Condition:
		key += ".no"
	}
	state, word := Value(v, s)
	value := word
	switch {
	case state == "present":
		value = v.Quote(word)
	case !s.Rule.Assigns: // it is a text that the sentence is about
		value = v.Quote("")
	}
	return v.Words.Get(key, "value", value, "word", word)
}

// keptSentence returns the sentence of the step that keeps the base's path up to its last
// slash.
func keptSentence(v *render.Context, s *syntax.Step) string {
	key, cut := "say.m-base", CutOff(v)
	switch {
	case s.From.Empty():
		key += ".none"
	case cut.Empty():
		key += ".all"
	}
	_, word := Value(v, s)
	return v.Words.Get(key, "word", word, "cut", quoted(v, core.TextBase, cut))
}

// prefixOf returns what a step of §5.2.4 finds at the start of the input. With 2B and 2C it
// ends in the slash that the RFC puts in its place, and that stays where it is.
func prefixOf(s *syntax.Step) syntax.Span {
	prefix := s.From
	if (s.Rule.Op == syntax.OpDropDot || s.Rule.Op == syntax.OpPop) && !s.Slash {
		prefix.End++
	}
	return prefix
}

// DotsSentence returns the sentence of a step of §5.2.4, with the buffers.
func DotsSentence(v *render.Context, s *syntax.Step, at int32) string {
	return dotsSentence(v, s, at, "say.")
}

// Brief returns the sentence of a step of §5.2.4 for where the picture shows what it leaves, and
// which rules did not fit; empty for other steps.
func Brief(v *render.Context, s *syntax.Step) string {
	if s.Rule.RFC == timeline.CurrentRFC && s.Rule.Section == timeline.DotsSection && !ByPartialForm(v) {
		return dotsSentence(v, s, int32(v.Done()-1), "brief.")
	}
	return ""
}

func dotsSentence(v *render.Context, s *syntax.Step, at int32, kind string) string {
	t := v.Resolution.Trace
	input := t.Input(at)
	pairs := []string{"input", v.QuoteEmpty(input), "taken", v.Quote(prefixOf(s).In(t.Texts[s.Text]))}
	key := kind + s.Rule.Key
	if s.Rule.Op == syntax.OpFill && input == "" {
		key = "say." + s.Rule.Key + ".empty"
	}
	if s.Push {
		pairs = append(pairs, "moved", v.Quote(t.Moved(at)), "output", v.Quote(v.OutputTail(at, render.SayBytes)))
	}
	if s.Rule.Op == syntax.OpPop {
		removed := t.Top(at - 1)
		if removed == syntax.NoLink {
			key += ".none"
		} else {
			pairs = append(pairs, "removed", v.Quote(t.Moved(removed)))
		}
	}
	return v.Words.Get(key, pairs...)
}

// ByPartialForm reports whether steps of RFC 1630 have been made.
func ByPartialForm(v *render.Context) bool {
	return v.Done() > 0 && v.Resolution.Base.Dialect == core.RFC1630
}

// Value returns what a condition looks at, or the value of an assignment or of an
// appended component; characters that the RFC itself adds are read from the target.
func Value(v *render.Context, s *syntax.Step) (state, text string) {
	span, source := s.From, v.Resolution.Trace.Texts[s.Text]
	if s.To.Len() > 0 && span.Empty() {
		span, source = s.To, v.Resolution.Trace.Texts[core.TextTarget]
		if s.Rule.Section == timeline.MergeSection {
			source = v.Resolution.Trace.Texts[core.TextPath]
		}
	}
	switch {
	case !s.Yes && !s.Rule.Condition:
		return "undefined", v.Words.Get("state.undefined")
	case span.Empty():
		return "empty", v.Words.Get("state.empty")
	}
	return "present", page.Clip(span.In(source), render.ValueBytes)
}
