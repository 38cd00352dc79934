package play

import "uriplayground/core/syntax"

// annotatedText is one of the two fields in runs of one component, with the faulty
// characters marked, and parted where only some went into the target.
func (v *view) annotatedText(text uint8) []Piece {
	a := v.analysis(text)
	shown, cut := head(a.Text, echoBytes)
	marks := make([]annotation, len(shown))
	for _, p := range a.Parts {
		markPart(marks, p)
	}
	for _, f := range a.Faults {
		each(marks, f.Span, func(m *annotation) { m.faulty = true })
	}
	for i, o := range v.r.Origins {
		if o.Text == text {
			each(marks, o.Source, func(m *annotation) { m.origin = i + 1 })
		}
	}
	for _, p := range v.highlights() {
		if p.text == text {
			each(marks, p.Span, func(m *annotation) { m.pointed = true })
		}
	}
	pieces := v.pieces(text, shown, marks)
	if cut {
		pieces = append(pieces, Piece{Text: "…"})
	}
	return pieces
}

// annotation is how a byte is drawn.
type annotation struct {
	component string
	faulty    bool
	pointed   bool
	origin    int // number of the run of the target that it went into; 0 for none
}

// each calls f with the mark of every byte of the span that is shown.
func each(marks []annotation, span syntax.Span, f func(*annotation)) {
	for i := int(span.Start); i < min(int(span.End), len(marks)); i++ {
		f(&marks[i])
	}
}

// markPart marks the bytes of a part. The authority has no colour of its own: what
// is left of it between userinfo, host and port are delimiters.
func markPart(marks []annotation, p syntax.Part) {
	if p.Defined && p.Rule.Name != "authority" {
		each(marks, p.Span, func(m *annotation) { m.component = p.Rule.Name })
	}
}

// pieces is the text in runs of bytes that are drawn alike.
func (v *view) pieces(text uint8, shown string, marks []annotation) []Piece {
	var pieces []Piece
	start := 0
	for i := range marks {
		if i+1 < len(marks) && marks[i+1] == marks[i] {
			continue
		}
		span := syntax.Span{Start: uint32(start), End: uint32(i + 1)}
		pieces = append(pieces, Piece{
			Text: visible(span.In(shown)), Component: marks[i].component, Faulty: marks[i].faulty,
			Point: point{text, span}.String(), Pointed: marks[i].pointed,
		})
		start = i + 1
	}
	return pieces
}
