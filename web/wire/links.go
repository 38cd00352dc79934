package wire

import (
	"uriplayground/core/links"
)

// MaxLinks is how many links an answer of links() lists.
const MaxLinks = 20_000

// LinkMessage puts a finding about a reference into a sentence.
type LinkMessage func(f links.Finding, ref string) string

// packed is how many bytes the numbers of a packed link take.
const packed = 24

// Unpack is the links that static/harvest.js has packed: their references, a
// line feed behind each, and for each the length of its reference in bytes, its
// start, its end, its line, its column and its context, as 32 bits each with the
// lowest byte first.
func Unpack(text string, numbers []byte) []links.Link {
	list := make([]links.Link, 0, len(numbers)/packed)
	for ; len(numbers) >= packed; numbers = numbers[packed:] {
		length := int(number(numbers[0:]))
		if length >= len(text) {
			break
		}
		context := links.Plain
		if n := number(numbers[20:]); int(n) < len(links.Contexts()) {
			context = links.Context(n)
		}
		ref := text[:length] // one text for all of them is less to look through for the garbage collector
		list = append(list, links.Link{
			Ref: ref, Start: number(numbers[4:]), End: number(numbers[8:]),
			Line: number(numbers[12:]), Column: number(numbers[16:]), Context: context,
		})
		text = text[length+len("\n"):]
	}
	return list
}

// number is the 32 bits at the start of b.
func number(b []byte) uint32 {
	return uint32(b[0]) | uint32(b[1])<<8 | uint32(b[2])<<16 | uint32(b[3])<<24
}

// Links is the answer of links(), without what only the harvester knows.
func Links(b *links.Book, m Message, say LinkMessage, w Words) map[string]any {
	e := b.Ladder()
	answer := EstablishBase(e, m, w)
	list := make([]any, 0, min(b.Len(), MaxLinks))
	for i := range min(b.Len(), MaxLinks) {
		list = append(list, link(b, i, m, say))
	}
	answer["links"], answer["total"] = list, b.Len()
	answer["notes"] = findings(b.Page(), b.Base(), say)
	return answer
}

func link(b *links.Book, i int, m Message, say LinkMessage) map[string]any {
	e, look := b.At(i), b.Look(i)
	u := newUnits(e.Ref)
	answer := map[string]any{
		"ref": e.Ref, "target": nil, "kind": look.Kind().Key, "context": e.Context.String(),
		"start": int(e.Start), "end": int(e.End), "line": int(e.Line), "column": int(e.Column), "level": e.Worst.String(), "sameAs": nil,
		"faults": faults(look.Faults, e.Ref, &u, m), "notes": findings(look.Findings, e.Ref, say),
	}
	if look.HasTarget {
		answer["target"] = look.Target
	}
	if look.Same != i {
		answer["sameAs"] = look.Same
	}
	return answer
}

func findings(all []links.Finding, ref string, say LinkMessage) []any {
	list := []any{}
	u := newUnits(ref)
	for _, f := range all {
		note := map[string]any{
			"code": f.Code.String(), "level": f.Level.String(), "security": f.Security(),
			"rfc": int(f.Rule().RFC), "section": f.Rule().Section,
			"start": u.at(f.Start), "end": u.at(f.End), "message": say(f, ref), "says": nil, "instead": nil,
		}
		if f.Says != "" {
			note["says"] = f.Says
		}
		if f.Fixes {
			note["instead"] = f.Fix
		}
		list = append(list, note)
	}
	return list
}
