package rfc1738

import (
	"strings"

	"uriplayground/core/syntax"
)

// MaxList is the number of elements of a list that SchemeDetails names at most: directories, fields,
// attributes. After them comes the note NoteMore.
const MaxList = 10_000

// SchemeDetails returns what RFC 1738 §3 says of the URL: its named parts, what a client does
// with it, step by step, and remarks. For a faulty URL it is what holds once the
// faults are fixed; for a text without a scheme it is nil.
func SchemeDetails(u URL) *syntax.SchemeDetails {
	if !u.hasScheme {
		return nil
	}
	v := schemeReader{url: &u, text: u.text}
	v.Scheme = u.Kind()
	v.wrapper()
	v.name()
	v.parts()
	v.port()
	v.login()
	v.client()
	return &v.SchemeDetails
}

// schemeReader makes the details of one URL.
type schemeReader struct {
	syntax.SchemeDetails
	url  *URL
	text string
}

// client lists the actions of a client, scheme by scheme.
func (v *schemeReader) client() {
	switch v.url.scheme {
	case ftp:
		v.ftp()
	case http:
		v.http()
	case gopher:
		v.gopher()
	case mailto:
		v.mailto()
	case news:
		v.news()
	case nntp:
		v.nntp()
	case telnet:
		v.telnet()
	case wais:
		v.wais()
	case file:
		v.file()
	case prospero:
		v.prospero()
	default:
		v.other()
	}
}

// parts names the parts, and those of the lists among them.
func (v *schemeReader) parts() {
	for _, p := range v.url.Parts() {
		if p.Rule == RulePpath {
			p.Rule = RuleHsoname
		}
		v.value(p)
		switch {
		case !p.Defined:
		case p.Rule == RuleFpath && v.url.scheme == ftp:
			v.path(p.Span, RuleCwd)
		case p.Rule == RuleFpath:
			v.path(p.Span, RuleDirectoryName)
		case p.Rule == RuleFieldspec:
			v.fields(p.Span)
		}
	}
}

// value names a part and decodes it, unless "/", ";", "?" or "=" may have a
// meaning in it: then only its own parts can be decoded (§2.2).
func (v *schemeReader) value(p syntax.Part) {
	text := p.In(v.text)
	switch p.Rule {
	case RuleSchemepart, RuleURLPath, RuleFpath, RuleHpath, RuleFieldspec:
	default:
		text = syntax.Octets(text)
	}
	v.Parts = append(v.Parts, syntax.Value{Part: p, Octets: text})
}

// path names the directories and the name of a path.
func (v *schemeReader) path(s syntax.Span, directory *syntax.Rule) {
	directories, name := pathParts(v.text, s)
	if directories.Start != name.Start {
		for d := piecesOf(v.text, directories, "/"); v.next(&d); {
			v.value(syntax.Part{Rule: directory, Span: d.Span, Defined: true})
		}
	}
	v.value(syntax.Part{Rule: RuleName, Span: name, Defined: true})
}

// pathParts divides a path at its last "/". Without one there are no
// directories, and their span begins where the name does.
func pathParts(text string, s syntax.Span) (directories, name syntax.Span) {
	slash := strings.LastIndexByte(s.In(text), '/')
	if slash < 0 {
		return syntax.Span{Start: s.Start, End: s.Start}, s
	}
	at := s.Start + uint32(slash)
	return syntax.Span{Start: s.Start, End: at}, syntax.Span{Start: at + 1, End: s.End}
}

// fields names the names and values of field specifications.
func (v *schemeReader) fields(s syntax.Span) {
	for f := fieldsOf(v.text[:s.End], s.Start); v.next(&f); {
		equals := strings.IndexByte(f.In(v.text), '=')
		name, value := f.Span, syntax.Span{Start: f.End, End: f.End}
		if equals >= 0 {
			name.End = f.Start + uint32(equals)
			value.Start = name.End + 1
		}
		v.value(syntax.Part{Rule: RuleFieldname, Span: name, Defined: true})
		v.value(syntax.Part{Rule: RuleFieldvalue, Span: value, Defined: equals >= 0})
	}
}

// part returns the part of that name; an undefined one if there is none.
func (v *schemeReader) part(rule *syntax.Rule) syntax.Part {
	for i := range v.Parts {
		if v.Parts[i].Rule == rule {
			return v.Parts[i].Part
		}
	}
	return syntax.Part{}
}

// do adds an action without an argument.
func (v *schemeReader) do(rule *syntax.Rule) {
	v.Actions = append(v.Actions, syntax.Action{Rule: rule})
}

// give adds an action whose argument the RFC gives.
func (v *schemeReader) give(rule *syntax.Rule, argument string) {
	v.Actions = append(v.Actions, syntax.Action{Rule: rule, Argument: argument, Defined: true})
}

// use adds an action with a part of the text, decoded, as its argument.
func (v *schemeReader) use(rule *syntax.Rule, s syntax.Span) *syntax.Action {
	v.Actions = append(v.Actions, syntax.Action{Rule: rule, Span: s, Argument: syntax.Octets(s.In(v.text)), Defined: true})
	return &v.Actions[len(v.Actions)-1]
}

// useDefined does what use does if the part is defined.
func (v *schemeReader) useDefined(rule *syntax.Rule, p syntax.Part) {
	if p.Defined {
		v.use(rule, p.Span)
	}
}

// send does what use does for a part that goes to the server octet by octet.
func (v *schemeReader) send(rule *syntax.Rule, s syntax.Span) { v.use(rule, s).Sent = true }

// connect adds the connection to the host, at the port that the text or the RFC says (§3.1).
func (v *schemeReader) connect() {
	host, port := v.part(RuleHost), v.part(RulePort)
	if !host.Defined {
		return
	}
	a := v.use(RuleConnect, host.Span)
	if port.Defined {
		a.End = port.End
		a.Argument = a.In(v.text)
	} else {
		a.Argument += ":" + forms[v.url.scheme].port
	}
}

func (v *schemeReader) note(rule *syntax.Rule, level syntax.Level, s syntax.Span) {
	v.Notes = append(v.Notes, syntax.Note{Rule: rule, Level: level, Span: s})
}

func (v *schemeReader) info(rule *syntax.Rule, s syntax.Span) { v.note(rule, syntax.Info, s) }
func (v *schemeReader) warn(rule *syntax.Rule, s syntax.Span) { v.note(rule, syntax.Warning, s) }

// infoOnce does what info does, but adds no second note of the same rule.
func (v *schemeReader) infoOnce(rule *syntax.Rule, s syntax.Span) {
	for _, n := range v.Notes {
		if n.Rule == rule {
			return
		}
	}
	v.info(rule, s)
}

// next goes to the next piece. After the first MaxList it stops, with a note that there are more.
func (v *schemeReader) next(p *pieces) bool {
	if !p.next() {
		return false
	}
	if p.count <= MaxList {
		return true
	}
	p.End = v.url.end
	v.infoOnce(NoteMore, p.Span)
	return false
}
