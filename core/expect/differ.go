package expect

import (
	"strings"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// differ is the pieces by which two addresses differ: what is between the pieces that both
// begin and end with. Pieces are the scheme, the authority, the segments with the slash
// before each, the query and the fragment.
func differ(a, b *address) (inA, inB syntax.Span) {
	start := 0
	for i, j := nextPiece(a, 0), nextPiece(b, 0); start < i && i == j && a.text[start:i] == b.text[start:j]; {
		start = i
		i, j = nextPiece(a, start), nextPiece(b, start)
	}
	endA, endB := len(a.text), len(b.text)
	for endA > start && endB > start {
		i, j := lastPiece(a, endA), lastPiece(b, endB)
		if i < start || j < start || a.text[i:endA] != b.text[j:endB] {
			break
		}
		endA, endB = i, j
	}
	return syntax.Span{Start: uint32(start), End: uint32(endA)}, syntax.Span{Start: uint32(start), End: uint32(endB)}
}

// nextPiece is the end of the piece that begins at an index.
func nextPiece(a *address, at int) int {
	switch {
	case at >= len(a.text):
		return len(a.text)
	case at < a.pathStart:
		scheme := a.Parts()[rfc3986.PartScheme]
		if scheme.Defined && at == 0 {
			return int(scheme.End) + 1
		}
		return a.pathStart
	case at < a.pathEnd:
		if i := strings.IndexByte(a.text[at+1:a.pathEnd], '/'); i >= 0 {
			return at + 1 + i
		}
		return a.pathEnd
	case a.text[at] == '?':
		return at + len(a.query())
	}
	return len(a.text)
}

// lastPiece is the start of the piece that ends at an index above 0.
func lastPiece(a *address, end int) int {
	switch queryEnd := a.pathEnd + len(a.query()); {
	case end > queryEnd:
		return queryEnd
	case end > a.pathEnd:
		return a.pathEnd
	case end > a.pathStart:
		return max(a.pathStart, a.pathStart+strings.LastIndexByte(a.text[a.pathStart:end], '/'))
	}
	scheme := a.Parts()[rfc3986.PartScheme]
	if scheme.Defined && end > int(scheme.End)+1 {
		return int(scheme.End) + 1
	}
	return 0
}

// parts is the first line of RFC 3986 §5.2 in which a link that says something else, or
// starts elsewhere, departs from the one that there is. Of lines that ask, it is the one
// whose answer differs; else the one that takes a component.
func (d *deduction) parts(x *Explanation) *syntax.Rule {
	switch x.Rule {
	case Near, Words, OtherDocument, Joined, Unresolved:
		return nil
	case QueryKept:
		return rfc3986.RulePathQuery
	case FragmentKept:
		return rfc3986.RuleFragmentRef
	}
	start, says := addressOf(x.Start), addressOf(x.Says)
	if x.Rule != Parent {
		start = addressOf(deeper(x.Start, x.Levels))
	}
	ref := &d.ref
	switch {
	case ref.scheme() != says.scheme():
		return rfc3986.RuleIfScheme
	case says.scheme():
		own, _ := ref.Scheme()
		other, _ := says.Scheme()
		return takes(own != other, rfc3986.RuleSchemeScheme, takes(ref.origin() != says.origin(), rfc3986.RuleSchemeAuthority, rfc3986.RuleSchemePath))
	case ref.authority() != says.authority():
		return rfc3986.RuleIfAuthority
	case says.authority():
		return takes(ref.origin() != says.origin(), rfc3986.RuleAuthAuthority, rfc3986.RuleAuthPath)
	case (ref.path() == "") != (says.path() == ""):
		return rfc3986.RuleIfPathEmpty
	case says.path() == "":
		return takes(d.base.path() != start.path(), rfc3986.RuleEmptyPath, takes(ref.query() == "" && d.base.query() != start.query(), rfc3986.RuleEmptyQueryBase, d.elsewhere(&start)))
	case strings.HasPrefix(ref.path(), "/") != strings.HasPrefix(says.path(), "/"):
		return rfc3986.RuleIfPathSlash
	case strings.HasPrefix(says.path(), "/"):
		return takes(ref.path() != says.path(), rfc3986.RuleSlashPath, d.elsewhere(&start))
	}
	return d.merges(&start, &says)
}

// merges is the line of §5.2.3 in which two links that are merged with a base part.
func (d *deduction) merges(start, says *address) *syntax.Rule {
	asks := func(a *address) bool { return a.authority() && a.path() == "" }
	switch {
	case asks(&d.base) != asks(start):
		return rfc3986.RuleMergeIf
	case upToSlash(d.base.path()) != upToSlash(start.path()):
		return rfc3986.RuleMergeBase
	case d.ref.path() != says.path():
		return rfc3986.RuleMergeRef
	}
	return d.elsewhere(start)
}

// elsewhere is the line that takes the authority or the scheme of another base.
func (d *deduction) elsewhere(start *address) *syntax.Rule {
	own, _ := d.base.Authority()
	other, _ := start.Authority()
	return takes(own != other || d.base.authority() != start.authority(), rfc3986.RuleBaseAuthority, rfc3986.RuleBaseScheme)
}

func takes(first bool, rule, other *syntax.Rule) *syntax.Rule {
	if first {
		return rule
	}
	return other
}
