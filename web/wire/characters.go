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
	entry := Object("character code encoding key name classes row advice meaning remark",
		string(rune(c.Char)), int(c.Char), c.Encoding, c.Key, w("char."+c.Key), classes(c))
	if c.Row >= 0 {
		Put(entry, "row advice meaning", c.Row+1, c.Advice.String(), w("advice."+c.Advice.String()))
	}
	if key := "char." + c.Key + ".remark"; has(key) {
		Put(entry, "remark", w(key))
	}
	return entry
}

// classes is the character's class and status in each dialect.
func classes(c *core.Character) map[string]any {
	all := map[string]any{}
	for d, class := range c.Classes {
		entry := Object("status class", class.Status.String())
		if class.Name != "" {
			Put(entry, "class", class.Name)
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
		Put(entry, "character output action reason message",
			c.Char.In(text), c.Output.In(result), c.Action.String(), c.Reason.String(),
			w("safe."+c.Reason.String()))
		list = append(list, entry)
	}
	if rest := choices[shown:]; len(rest) > 0 {
		last := rest[len(rest)-1]
		entry := v.choice(
			syntax.Span{Start: rest[0].Char.Start, End: last.Char.End},
			syntax.Span{Start: rest[0].Output.Start, End: last.Output.End})
		Put(entry, "action omitted character output reason message", "omitted", len(rest))
		list = append(list, entry)
	}
	return Object("output characters empty", result, list, result == "")
}

// safe is the texts of core.Safe, measured.
type safe struct {
	text, result string
	source, made units
}

func (v *safe) choice(char, output syntax.Span) map[string]any {
	entry := v.source.span(char)
	Put(entry, "outputStart outputEnd", v.made.at(output.Start), v.made.at(output.End))
	return entry
}
