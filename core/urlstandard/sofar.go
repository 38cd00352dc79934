package urlstandard

import (
	"bytes"

	"uriplayground/core/syntax"
)

// SoFar returns the URL, serialized, as the first n steps of a trace have made it, and the
// byte offset of its path (URL Standard §4.4, §4.5).
func SoFar(t *syntax.Trace, n int) (text string, path int) {
	b := builder{t: t}
	for i := range t.Steps[:n] {
		b.step(&t.Steps[i])
	}
	return string(b.out), b.path
}

// builder makes the URL of a trace again.
type builder struct {
	t    *syntax.Trace
	out  []byte
	path int
	open bool // "?" or "#" is there, which begins what comes next
}

// step does what a step did.
func (b *builder) step(s *syntax.Step) {
	appended := s.To.In(b.t.Texts[TextWritten])
	switch s.Rule {
	case RuleSchemeFile, RuleSchemeSame, RuleSchemeSpecial, RuleSchemeSlash, RuleSchemeOpaque, RuleFileSlash, RuleFilePath,
		RuleRelativeSlashSpecial, RuleRelativeSlashAuthority, RuleRelativeSlashPath, RuleFileSlashBase, RuleFileDrive:
		b.out = append(b.out[:0], appended...)
		b.path = len(b.out)
	case RuleNoSchemeFragment, RuleRelativeQuery, RuleRelativeFragment, RuleRelativeEnd, RuleRelativePath,
		RuleFileQuery, RuleFileFragment, RuleFileEnd, RuleFileBase, RuleFileSlashDrive:
		b.out, b.path = append(b.out[:0], appended...), b.basePath()
	case RuleAuthorityCredentials:
		b.out = append(append(b.out, "//"...), appended...)
	case RuleAuthorityHost, RuleHostPort, RuleHostEnd, RulePortSet, RuleFileHostEnd:
		b.out = append(b.out, appended...)
		b.path = len(b.out)
	case RulePathDoubleDot:
		b.out = append(b.out[:b.path+shortened(b.out[b.path:], bytes.HasPrefix(b.out, []byte("file:")))], appended...)
	case RulePathStartQuery, RulePathStartFragment:
		b.out, b.open = append(b.out, appended...), true
	case RuleQuery:
		b.begin("?", appended)
	case RuleFragment:
		b.begin("#", appended)
	case RuleSerializeGuard:
		b.out = append(b.out[:b.path:b.path], appended+string(b.out[b.path:])...)
		b.path += len(appended)
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

// basePath returns where the path of the base begins, if "/." does not come before it.
func (b *builder) basePath() int {
	base, _ := Parse(b.t.Texts[TextBase], nil, nil)
	return int(base.authEnd)
}
