package checks

import (
	"strings"
	"unicode/utf8"

	"uriplayground/core"
	"uriplayground/core/syntax"
	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/view/explain"
	"uriplayground/web/view/render"
)

// fix returns the correction of a fault where it is plain what to do.
func fix(v *render.Context, text uint8, source string, f syntax.Fault) page.Fix {
	chars, code := f.Span.In(source), f.Code
	if f.Rule.Plain && render.IsEncodable(code) { // as with any other character there
		code = map[string]syntax.Code{"scheme": syntax.SchemeCharacter, "port": syntax.PortCharacter}[f.Rule.Key]
	}
	switch code {
	case syntax.Character, syntax.ControlCharacter, syntax.Space, syntax.NonASCII, syntax.InvalidUTF8, syntax.BracketOutsideHost:
		return replacement(v, "fix.encode", text, f.Span, render.Encoded(chars))
	case syntax.PercentEncoding:
		return replacement(v, "fix.encode", text, f.Span, "%25"+chars[1:])
	case syntax.PortCharacter:
		return replacement(v, "fix.remove", text, f.Span, "")
	case syntax.BaseWithoutScheme:
		if i := strings.IndexByte(source, '/'); i >= 0 && len(source) <= render.SuspectBytes { // else a scheme may be being typed
			return rewrite(v, text, source, explain.WholeBase(source))
		}
	case syntax.ColonFirstSegment, syntax.SchemeStart, syntax.SchemeCharacter:
		if text == core.TextRef {
			return before(v, "fix.dot", text, source, "./")
		}
	}
	return page.Fix{}
}

// before puts a prefix before a text that begins with a character.
func before(v *render.Context, key string, text uint8, source, prefix string) page.Fix {
	r, width := utf8.DecodeRuneInString(source)
	if r == utf8.RuneError {
		return page.Fix{}
	}
	return replacement(v, key, text, syntax.Span{Start: 0, End: uint32(width)}, prefix+source[:width])
}

func replacement(v *render.Context, key string, text uint8, span syntax.Span, with string) page.Fix {
	return page.Fix{Text: v.Words.Get(key, "with", with), Point: model.Point{Text: text, Span: span}.String(), With: with}
}
