package model

import (
	"slices"
	"strconv"
	"strings"

	"uriplayground/core/site"
	"uriplayground/core/syntax"
	"uriplayground/web/lesson"
)

// permalinkVersion is the first field of every permalink.
const permalinkVersion = "v=1"

// EncodePermalink returns the permalink of the state: fields "name=value" joined by "&",
// to come after "#". It is readable, and byte-exact: what the visitor typed as
// "%2e" comes back as "%2e".
func EncodePermalink(s State) string {
	fields := []string{permalinkVersion, "base=" + escape(s.Base), "ref=" + escape(s.Ref)}
	for _, f := range linkFlags(&s) {
		if *f.on {
			fields = append(fields, f.field)
		}
	}
	if s.View != FirstView() {
		fields = append(fields, "view="+s.View)
	}
	if s.Comparison != "" {
		fields = append(fields, "pair="+s.Comparison)
	}
	if s.hasText() {
		fields = append(fields, "text="+escape(s.Text))
	}
	fields = append(fields, s.dialectFields()...)
	if linked := s.fromLinked(); linked != (FromState{}) {
		fields = append(fields, linked.fields()...)
	}
	if linked := s.expectLinked(); linked != (Expect{}) {
		fields = append(fields, linked.fields()...)
	}
	if linked := s.siteLinked(); linked.Chosen != "" {
		fields = append(fields, "finding="+linked.Chosen)
	}
	if s.ViewShown().Lessons {
		fields = append(fields, learningFields(s.Learning.Linked())...)
	}
	if s.Step != End {
		fields = append(fields, "step="+strconv.Itoa(s.Step))
	}
	if known := s.knownLinked(); known > 0 {
		fields = append(fields, "known="+strconv.Itoa(known))
	}
	return strings.Join(fields, "&")
}

// Linked is s without what its permalink leaves out.
func Linked(s State) State {
	return State{Base: s.Base, Ref: s.Ref, Text: s.Text, Options: s.Options, View: s.View, Comparison: s.Comparison, Step: s.Step, Predict: Prediction{On: s.Predict.On, Known: s.knownLinked()}, Glance: s.Glance, Learning: s.learningLinked(), Dialects: s.Dialects, From: s.fromLinked(), Expect: s.expectLinked(), Site: s.siteLinked()}
}

// linkFlag is a field that the link has only where it differs from the default.
type linkFlag struct {
	field string
	on    *bool
}

func linkFlags(s *State) []linkFlag {
	return []linkFlag{
		{"strict=0", &s.Options.NonStrict},
		{"erratum4547=1", &s.Options.Erratum4547},
		{"erratum4789=1", &s.Options.Erratum4789},
		{"literalRule=1", &s.Options.LiteralRule},
		{"predict=1", &s.Predict.On},
		{"glance=1", &s.Glance},
	}
}

// DecodePermalink reads a permalink into s. It takes what can be read of a damaged
// one. An empty fragment is not a link and changes nothing.
func DecodePermalink(fragment string, s State) (next State, damaged bool) {
	if fragment == "" {
		return s, false
	}
	rest, ok := strings.CutPrefix(decodedOnce(fragment)+"&", permalinkVersion+"&")
	fields := strings.Split(strings.TrimSuffix(rest, "&"), "&")
	for i := range fields {
		fields[i] = withoutHTML(fields[i])
	}
	d := permalinkReader{state: s.opened(permalinkView(fields)), damaged: !ok}
	d.state.Step, d.state.Playing, d.state.Comparison = End, false, ""
	d.state.Learning, d.state.Predict = Learning{}, Prediction{}
	d.state.Dialects, d.state.From, d.state.Expect, d.state.Site.Chosen = Dialects{}, FromState{}, Expect{}, ""
	for _, f := range linkFlags(&d.state) {
		*f.on = false
	}
	if d.state.ViewShown().Source && !d.state.hasText() {
		d.state.Text = "" // the source is in its field, unless the link gives one
	}
	for _, field := range fields {
		d.read(field)
	}
	d.state.Learning.Slides, d.damaged = joinSlides(d.slides), d.damaged || d.full
	if p := &d.state.Predict; p.On {
		p.Known = max(p.Known, d.state.Step) // what is shown is known
	} else {
		p.Known = 0
	}
	d.clampLearning(s.Learning)
	return d.state, d.damaged
}

// decodedOnce undoes what tools do to an address that stands on a page: they encode the
// whole fragment, or its "&", as a component of an address. A permalink that none has
// touched begins with "v=1&".
func decodedOnce(fragment string) string {
	if lower := strings.ToLower(fragment); strings.HasPrefix(lower, "v%3d") || strings.HasPrefix(lower, permalinkVersion+"%26") {
		var d permalinkReader
		return d.unescape(fragment)
	}
	return fragment
}

// withoutHTML returns a field without what is left of "&amp;", as tools write the "&" before
// it, some more than once. No field begins so.
func withoutHTML(field string) string {
	for strings.HasPrefix(field, "amp;") {
		field = field[len("amp;"):]
	}
	return field
}

// permalinkView returns the view that a permalink opens. Its other fields are about that.
func permalinkView(fields []string) string {
	view := FirstView()
	for _, field := range fields {
		if name, found := strings.CutPrefix(field, "view="); found {
			if _, ok := ViewNamed(name); ok {
				view = name
			}
		}
	}
	return view
}

type permalinkReader struct {
	state   State
	slides  []lesson.Exercise
	full    bool // more slides are not read
	damaged bool
}

func (d *permalinkReader) read(field string) {
	name, value, _ := strings.Cut(field, "=")
	switch name {
	case "base":
		d.state.Base = d.unescape(value)
		d.state = d.state.typedIn()
	case "ref":
		d.state.Ref = d.unescape(value)
		d.state = d.state.typedIn()
	case "expect":
		d.state.Expect.Target = d.unescape(value)
	case "went":
		d.state.Expect.Went = d.unescape(value)
	case "text":
		d.state = SetText{Text: d.unescape(value)}.reduce(d.state, nil)
	case "step":
		d.state.Step = d.steps(value, d.state.Step)
	case "known":
		d.state.Predict.Known = d.steps(value, 0)
	case "pair":
		d.damaged = d.damaged || !slices.Contains(Comparisons(), value)
		d.state = SetComparison{Name: value}.reduce(d.state, nil)
	case "finding":
		if !site.IsFindingID(value) {
			d.damaged = true
			break
		}
		d.state.Site.Chosen = value
	case "view":
		_, ok := ViewNamed(value) // then it is open
		d.damaged = d.damaged || !ok
	case "v":
		d.damaged = d.damaged || value != "1" // in a query it may stand anywhere
	case "lang":
		d.damaged = d.damaged || !d.state.knowsLanguage(value)
		d.state = SetLang{Lang: value}.reduce(d.state, nil)
	default:
		if d.dialect(name, value) || d.learning(name, value) || d.from(name, value) {
			return
		}
		d.flag(field)
	}
}

// steps returns a number of steps; anything else is damage, and leaves what there is.
func (d *permalinkReader) steps(value string, otherwise int) int {
	n, err := strconv.Atoi(value)
	if err != nil || n < 0 {
		d.damaged = true
		return otherwise
	}
	return n
}

// flag reads a yes or a no for one of linkFlags, as an attribute of an embed has it.
// What lenient says is the other way round for strict.
func (d *permalinkReader) flag(field string) {
	name, value, _ := strings.Cut(field, "=")
	on, ok := yesOrNo(value)
	if name == "lenient" {
		name, on = "strict", !on
	}
	for _, f := range linkFlags(&d.state) {
		if flag, differs, _ := strings.Cut(f.field, "="); ok && flag == name {
			*f.on = on == (differs == "1")
			return
		}
	}
	d.damaged = d.damaged || field != ""
}

// yesOrNo reads the value of a flag: without one it says yes.
func yesOrNo(value string) (yes, ok bool) {
	switch strings.ToLower(value) {
	case "", "1", "true", "yes", "on":
		return true, true
	case "0", "false", "no", "off":
		return false, true
	}
	return false, false
}

const hexDigits = "0123456789ABCDEF"

// plainInLink is what a fragment may hold (RFC 3986 §3.5) without "%", and
// without "&", which separates the fields.
const plainInLink = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~!$'()*+,;=:@/?"

func escape(s string) string {
	var b strings.Builder
	b.Grow(len(s))
	for i := range len(s) {
		if c := s[i]; strings.IndexByte(plainInLink, c) >= 0 {
			b.WriteByte(c)
		} else {
			b.WriteString(Percent(c))
		}
	}
	return b.String()
}

// Percent returns the percent-encoding of a byte (RFC 3986 §2.1).
func Percent(c byte) string {
	return string([]byte{'%', hexDigits[c>>4], hexDigits[c&15]})
}

// unescape leaves a "%" that begins no triplet as it is, and notes the damage.
func (d *permalinkReader) unescape(s string) string {
	var b strings.Builder
	for i := 0; i < len(s); {
		octet, width := syntax.OctetAt(s, i)
		d.damaged = d.damaged || s[i] == '%' && width == 1
		b.WriteByte(octet)
		i += width
	}
	return b.String()
}
