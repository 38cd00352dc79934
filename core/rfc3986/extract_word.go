package rfc3986

import (
	"strings"

	"uriplayground/core/syntax"
)

// isURIChar reports whether c is allowed anywhere in a URI (RFC 3986 §2).
func isURIChar(c byte) bool { return c == '%' || classes.Is(c, unreserved|genDelims|subDelims) }

// inWord looks for a URI that nothing delimits but white space, or another
// character that no URI has, in the rest of the word at i. A word is the longest
// run of characters of URIs.
func (x *extractor) inWord() (e Extraction, ok bool) {
	begin := x.i
	if x.word <= begin {
		x.word = begin
		for x.word < len(x.text) && isURIChar(x.text[x.word]) {
			x.word++
		}
	}
	start, body := schemeInWord(x.text[:x.word], begin)
	if start < 0 {
		x.i = x.word
		return e, false
	}
	x.i = start + wordEnd(x.text[start:x.word])
	end := start + trimPunctuation(x.text[start:x.i])
	e = Extraction{Delimiter: RuleWhitespace, Span: syntax.Span{Start: uint32(start), End: uint32(max(end, body))}}
	e.URI, e.Outer = e.In(x.text), e.Span
	e.Punctuation = syntax.Span{Start: e.End, End: uint32(x.i)}
	e.wordPrefix(x.text, begin)
	e.findRest(x.text, x.i)
	return e, end > body || !e.Rest.Empty()
}

// schemeInWord returns where a scheme begins in the word s[i:], and where what makes
// a URI of it has to follow; -1 without one. Only a scheme with "//" after it
// counts, or a well-known one.
func schemeInWord(s string, i int) (start, body int) {
	for i < len(s) {
		n := strings.IndexByte(s[i:], ':')
		if n < 0 {
			break
		}
		colon := i + n
		start, body = schemeBefore(s[:colon], i), colon+len(":")
		if strings.HasPrefix(s[body:], "//") {
			body += len("//")
		} else if !isOpaqueScheme(s[start:colon]) {
			start = colon
		}
		if start < colon {
			return start, body
		}
		i = colon + 1
	}
	return -1, -1
}

// schemeBefore returns where the longest scheme at the end of s begins, but not
// before i; len(s) if there is none.
func schemeBefore(s string, i int) int {
	at := len(s)
	for k := len(s) - 1; k >= i && classes.Is(s[k], schemeChar); k-- {
		if classes.Is(s[k], alpha) {
			at = k
		}
	}
	return at
}

// wordEnd returns the length of what the grammar allows at the start of the word.
func wordEnd(word string) int {
	bad, _ := FirstBad(word)
	switch {
	case bad < 0:
		bad = len(word)
	case cutsAuthority(word, bad):
		return len(word)
	}
	return bad - brokenEnd(word[:bad])
}

// cutsAuthority reports whether the fault at bad lies in the authority. To cut the
// word there would name another host; only a bracket that opens no IP-literal
// may as well be punctuation.
func cutsAuthority(word string, bad int) bool {
	r := Split(word[:bad])
	if !r.has(hasAuthority) || r.authEnd != uint32(bad) {
		return false
	}
	bracket := word[bad] == '[' || word[bad] == ']'
	return !bracket || strings.Contains(word[r.authStart:bad], "[")
}

// brokenEnd returns the length of a pct-encoded triplet that is cut off by the end.
func brokenEnd(s string) int {
	for n := 1; n <= 2 && n <= len(s); n++ {
		if s[len(s)-n] == '%' {
			return n
		}
	}
	return 0
}

// trimPunctuation returns the length of the word without the punctuation at its end:
// marks that end a sentence or a quotation, and a bracket that the word does not open.
func trimPunctuation(word string) int {
	var open [len(brackets) / 2]int
	for i := range open {
		open[i] = strings.Count(word, brackets[2*i:2*i+1]) - strings.Count(word, brackets[2*i+1:2*i+2])
	}
	end := len(word)
	for ; end > 0; end-- {
		c := word[end-1]
		if i := strings.IndexByte(brackets, c); i%2 == 1 && open[i/2] < 0 {
			open[i/2]++
		} else if strings.IndexByte(".,;:!?'`|", c) < 0 {
			return end
		}
	}
	return end
}

// brackets is pairs of brackets that may be in an address, or around it in a text.
const brackets = "()[]{}"

// wordPrefix finds "URL:" before the URI, in the word that begins at i.
func (e *Extraction) wordPrefix(text string, i int) {
	at := int(e.Start) - len("URL:")
	if at >= i && hasURLPrefix(text[at:]) {
		e.Prefix = syntax.Span{Start: uint32(at), End: e.Start}
		e.Outer.Start = uint32(at)
	}
}
