package wire

import (
	"uriplayground/core"
	"uriplayground/core/syntax"
)

// Characters returns the answer of characters(). has reports whether there are
// words for a key.
func Characters(all []core.Character, w Words, has func(key string) bool) []any {
	list := make([]any, len(all))
	for i := range all {
		list[i] = characterEntry(&all[i], w, has)
	}
	return list
}

// characterEntry returns a character, with its row if the table lists it.
func characterEntry(c *core.Character, w Words, has func(key string) bool) *Properties {
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

// classes returns the character's class and status in each dialect.
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

// Safe returns the answer of safe(): the first MaxRuns characters, then one entry
// for all the others.
func Safe(text, result string, choices []core.SafeChoice, w Words) *Properties {
	v := safeUnits{input: newUnits(text), output: newUnits(result)}
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

// safeUnits converts offsets in the texts of core.Safe.
type safeUnits struct{ input, output units }

func (v *safeUnits) choice(char, output syntax.Span) *Properties {
	entry := v.input.span(char)
	Put(entry, "outputStart outputEnd", v.output.at(output.Start), v.output.at(output.End))
	return entry
}
