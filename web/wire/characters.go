package wire

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
)

// Characters is the answer of characters().
func Characters(all []core.Character, w Words, has func(key string) bool) []any {
	list := make([]any, len(all))
	for i := range all {
		list[i] = character1(&all[i], w, has)
	}
	return list
}

// character1 is one character of the table, or one without a row.
func character1(c *core.Character, w Words, has func(key string) bool) map[string]any {
	entry := map[string]any{
		"character": string(rune(c.Char)),
		"code":      int(c.Char),
		"encoding":  c.Encoding,
		"key":       c.Key,
		"name":      w("char." + c.Key),
		"row":       nil,
		"advice":    nil,
		"meaning":   nil,
		"remark":    nil,
		"classes":   classes(c),
	}
	if c.Row >= 0 {
		entry["row"], entry["advice"] = c.Row+1, c.Advice.String()
		entry["meaning"] = w("advice." + c.Advice.String())
	}
	if key := "char." + c.Key + ".remark"; has(key) {
		entry["remark"] = w(key)
	}
	return entry
}

// classes is the character's class and status in each dialect.
func classes(c *core.Character) map[string]any {
	all := map[string]any{}
	for d, class := range c.Classes {
		entry := map[string]any{"class": nil, "status": class.Status.String()}
		if class.Name != "" {
			entry["class"] = class.Name
		}
		all[core.Dialect(d).String()] = entry
	}
	return all
}

// Safe is the answer of safe(): the first MaxRuns characters, and then one entry
// for all others.
func Safe(text, result string, choices []core.SafeChoice, w Words) map[string]any {
	v := safe{text: text, result: result, source: newUnits(text), made: newUnits(result)}
	shown := min(len(choices), MaxRuns)
	list := make([]any, 0, shown+1)
	for i := range choices[:shown] {
		c := &choices[i]
		entry := v.choice(c.Char, c.Output)
		entry["character"], entry["output"] = c.Char.In(text), c.Output.In(result)
		entry["action"], entry["reason"] = c.Action.String(), c.Reason.String()
		entry["message"] = w("safe." + c.Reason.String())
		list = append(list, entry)
	}
	if rest := choices[shown:]; len(rest) > 0 {
		last := rest[len(rest)-1]
		entry := v.choice(
			syntax.Span{Start: rest[0].Char.Start, End: last.Char.End},
			syntax.Span{Start: rest[0].Output.Start, End: last.Output.End})
		for _, name := range [...]string{"character", "output", "reason", "message"} {
			entry[name] = nil
		}
		entry["action"], entry["omitted"] = "omitted", len(rest)
		list = append(list, entry)
	}
	return map[string]any{"output": result, "characters": list, "empty": result == ""}
}

// safe is the texts of core.Safe, measured.
type safe struct {
	text, result string
	source, made units
}

func (v *safe) choice(char, output syntax.Span) map[string]any {
	entry := v.source.span(char)
	entry["outputStart"], entry["outputEnd"] = v.made.at(output.Start), v.made.at(output.End)
	return entry
}
