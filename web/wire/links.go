package wire

import (
	"strings"

	"uriplayground/core/links"
	"uriplayground/web/page"
)

// MaxLinks is the largest number of links that an answer of links() lists.
const MaxLinks = 20_000

// LinkMessage returns the sentence for a finding about a reference.
type LinkMessage func(f links.Finding, ref string) string

// packedSize is the size in bytes of the numbers of a packed link.
const packedSize = 32

// Unpack returns the links that static/linkscan.js has packed: text is their
// references, each followed by a line feed; numbers has for each the length of
// its reference in bytes, its start, end, line, column and context, how it is
// written and the number of its base, as 32-bit little-endian integers.
func Unpack(text string, numbers []byte) []links.Link {
	list := make([]links.Link, 0, len(numbers)/packedSize)
	for ; len(numbers) >= packedSize; numbers = numbers[packedSize:] {
		length := int(number(numbers[0:]))
		if length >= len(text) {
			break
		}
		context := links.Plain
		if n := number(numbers[20:]); int(n) < len(links.Contexts()) {
			context = links.Context(n)
		}
		ref := text[:length] // a substring: one text is less work for the garbage collector
		list = append(list, links.Link{
			Ref: ref, Start: number(numbers[4:]), End: number(numbers[8:]),
			Line: number(numbers[12:]), Column: number(numbers[16:]), Context: context,
			Writing: links.Writing(min(number(numbers[24:]), uint32(links.InJSON))), Base: number(numbers[28:]),
		})
		text = text[length+len("\n"):]
	}
	return list
}

// packedBase is the size in bytes of the numbers of a packed base.
const packedBase = 20

// UnpackBases returns the bases that static/linkscan.js has packed: as Unpack, with the
// length in bytes, the number of the name, how it comes about, its parent and its start.
func UnpackBases(text string, numbers []byte) []links.Base {
	list := make([]links.Base, 0, len(numbers)/packedBase)
	for ; len(numbers) >= packedBase; numbers = numbers[packedBase:] {
		length := int(number(numbers[0:]))
		if length >= len(text) {
			break
		}
		list = append(list, links.Base{
			Ref: text[:length], Name: uint8(min(int(number(numbers[4:])), len(links.BaseNames())-1)),
			Kind:   links.BaseKind(min(number(numbers[8:]), uint32(links.OfPage))),
			Parent: min(number(numbers[12:]), uint32(len(list))), Start: number(numbers[16:]),
		})
		text = text[length+len("\n"):]
	}
	return list
}

// number returns the 32-bit integer at the start of b.
func number(b []byte) uint32 {
	return uint32(b[0]) | uint32(b[1])<<8 | uint32(b[2])<<16 | uint32(b[3])<<24
}

// Document returns what another document than RFC 3986 makes of a link.
type Document func(i int) links.ByDocument

// Links returns the answer of links(), except for what only static/linkscan.js
// knows. Without a document the targets are those of RFC 3986.
func Links(b *links.Report, by Document, m Message, say LinkMessage, w Words) *Properties {
	e := b.BaseSources()
	answer := EstablishBase(e, m, w)
	list := make([]any, 0, min(b.Len(), MaxLinks))
	for i := range min(b.Len(), MaxLinks) {
		entry := link(b, i, m, say)
		if by != nil {
			putDocument(entry, by(i), b.At(i).Ref, m)
		}
		list = append(list, entry)
	}
	Put(answer, "links total notes", list, b.Len(), findings(b.Page(), b.Base(), say))
	return answer
}

func link(b *links.Report, i int, m Message, say LinkMessage) *Properties {
	e, look := b.At(i), b.Details(i)
	u := newUnits(e.Ref)
	answer := Object("ref kind context start end line column level faults notes target sameAs",
		e.Ref, look.Kind().Key, e.Context.String(), int(e.Start), int(e.End), int(e.Line), int(e.Column), e.Worst.String(),
		faults(look.Faults, e.Ref, &u, m), findings(look.Findings, e.Ref, say))
	if look.HasTarget {
		Put(answer, "target", look.Target)
	}
	base, known := b.BaseOf(i)
	Put(answer, "base chain", nil, chain(b.Chain(i)))
	if known {
		Put(answer, "base", base)
	}
	if look.Same != i {
		Put(answer, "sameAs", look.Same)
	}
	return answer
}

// chain returns where a base comes from.
func chain(steps []links.ChainStep) []any {
	list := make([]any, 0, len(steps))
	for _, s := range steps {
		step := Object("source ref uri offset", s.Source, nil, nil, nil)
		if s.Given {
			Put(step, "ref", s.Ref)
		}
		if s.Known {
			Put(step, "uri", s.URI)
		}
		if s.At >= 0 {
			Put(step, "offset", s.At)
		}
		list = append(list, step)
	}
	return list
}

// putDocument puts in the target by another document. Equal links are those of RFC 3986.
func putDocument(entry *Properties, by links.ByDocument, ref string, m Message) {
	Put(entry, "target currentDocument", nil, by.CurrentDocument)
	if by.HasTarget {
		Put(entry, "target", by.Target)
	}
	if by.Faults != nil {
		u := newUnits(ref)
		Put(entry, "faults", faults(by.Faults, ref, &u, m))
	}
}

// Omissions returns what a reader of the source left out; say words each.
func Omissions(all []links.Omission, say func(links.Omission) string) []any {
	list := make([]any, 0, len(all))
	for _, c := range all {
		omission := Object("code count line message", c.Name, c.Count, nil, say(c))
		if c.Line > 0 {
			Put(omission, "line", c.Line)
		}
		list = append(list, omission)
	}
	return list
}

func findings(all []links.Finding, ref string, say LinkMessage) []any {
	list := []any{}
	u := newUnits(ref)
	for _, f := range all {
		note := Object("code level security rfc section start end message answer says instead",
			f.Code.String(), f.Gravity.String(), f.Security(), int(f.Rule().RFC), f.Rule().Section,
			u.at(f.Start), u.at(f.End), say(f, ref), page.AnswerPath("finding", f.Code.String()))
		if f.Meaning != "" {
			Put(note, "says", f.Meaning)
		}
		if f.Fixes {
			Put(note, "instead", f.Fix)
		}
		list = append(list, note)
	}
	return list
}

// SplitNames returns the names that static/linkscan.js has joined, each after a NUL.
func SplitNames(text string) []string { return strings.Split(text, "\x00")[1:] }
