package urlstandard

import (
	"bytes"

	"uriplayground/core/syntax"
)

// Made is how far a parser has come (URL Standard §4.4).
type Made struct {
	Text string      // the URL, serialized (§4.5)
	Path int         // the byte offset of its path
	Kept int         // how many bytes of it are the base's
	Gone string      // what the latest step took away from it
	Rest syntax.Span // of the input that is still to be read
}

// SoFar returns what the first n steps of a trace have made (URL Standard §4.4, §4.5).
func SoFar(t *syntax.Trace, n int) Made {
	b := builder{t: t, Made: Made{Rest: span(0, uint32(len(t.Texts[TextInput])))}}
	for i := range t.Steps[:n] {
		b.step(&t.Steps[i])
	}
	b.Text = string(b.out)
	return b.Made
}

// builder makes the URL of a trace again.
type builder struct {
	Made
	t    *syntax.Trace
	out  []byte
	open bool // "?" or "#" is there, which begins what comes next
	own  bool // the input has a scheme
}

// read moves the pointer over what a step consumed. What is removed lies at either end, or within
// what is read later.
func (b *builder) read(s *syntax.Step) {
	switch s.Rule {
	case RuleValidationError, RuleRemoved:
	case RuleSchemeNone: // which starts over
		b.Rest.Start = s.From.Start
	case RuleStripped:
		if s.From.Start > b.Rest.Start {
			b.Rest.End = s.From.Start
			return
		}
		b.Rest.Start = s.From.End
	default:
		b.Rest.Start = max(b.Rest.Start, s.From.End)
	}
}

// copies makes the output what of the base is copied, up to where its path ends.
func (b *builder) copies(appended string) {
	b.out = append(b.out[:0], appended...)
	b.Kept = len(b.out)
}

// step does what a step did.
func (b *builder) step(s *syntax.Step) {
	b.Gone = ""
	b.read(s)
	appended := s.To.In(b.t.Texts[TextWritten])
	switch s.Rule {
	case RuleSchemeFile, RuleSchemeSame, RuleSchemeSpecial, RuleSchemeSlash, RuleSchemeOpaque:
		b.out, b.own = append(b.out[:0], appended...), true
		b.Path = len(b.out)
	case RuleSchemeNone:
		b.out = b.out[:0]
	case RuleFileSlash, RuleFilePath, RuleFileDrive:
		b.copies(appended)
		b.Path = len(b.out)
		if b.own {
			b.Kept = 0
		}
	case RuleRelativeSlashSpecial, RuleRelativeSlashAuthority, RuleRelativeSlashPath, RuleFileSlashBase:
		b.copies(appended)
		b.Path = len(b.out)
	case RuleNoSchemeFragment, RuleRelativeQuery, RuleRelativeFragment, RuleRelativeEnd, RuleRelativePath,
		RuleFileQuery, RuleFileFragment, RuleFileEnd, RuleFileBase, RuleFileSlashDrive:
		b.copies(appended)
		b.copiesPath(s.Rule)
	case RuleAuthorityCredentials:
		b.out = append(append(b.out, "//"...), appended...)
		b.Path = len(b.out)
	case RuleAuthorityHost, RuleHostPort, RuleHostEnd, RulePortSet, RuleFileHostEnd:
		b.out = append(b.out, appended...)
		b.Path = len(b.out)
	case RulePathDoubleDot:
		n := b.Path + shortened(b.out[b.Path:], bytes.HasPrefix(b.out, []byte("file:")))
		b.Gone, b.Kept = string(b.out[n:]), min(b.Kept, n)
		b.out = append(b.out[:n], appended...)
	case RulePathStartQuery, RulePathStartFragment:
		b.out, b.open = append(b.out, appended...), true
	case RuleQuery:
		b.begin("?", appended)
	case RuleFragment:
		b.begin("#", appended)
	case RuleSerializeGuard:
		b.out = append(b.out[:b.Path:b.Path], appended+string(b.out[b.Path:])...)
		if b.Path < b.Kept {
			b.Kept += len(appended)
		}
		b.Path += len(appended)
	default:
		b.out = append(b.out, appended...)
	}
}

// begin appends a query or a fragment, with what comes before it unless that is there: no
// step of its own has appended it.
func (b *builder) begin(delimiter, appended string) {
	if !b.open {
		b.out = append(b.out, delimiter...)
	}
	b.out, b.open = append(b.out, appended...), false
}

// copiesPath finds where the path of the base begins, if "/." does not come before it, and what of it
// a step leaves out.
func (b *builder) copiesPath(rule *syntax.Rule) {
	base, _ := Parse(b.t.Texts[TextBase], nil, nil)
	b.Path = int(base.authEnd)
	if path := base.Path(); rule == RuleRelativePath || rule == RuleFileBase {
		b.Gone = path[min(len(path), len(b.out)-b.Path):]
	}
}
