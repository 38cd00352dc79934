package model

import (
	"slices"
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/places"
	"uriplayground/core/site"
	"uriplayground/web/lesson"
)

// permalinkVersion is the value of "v", the first field of every permalink.
const permalinkVersion = "1"

const permalinkBegin = "v=" + permalinkVersion

// permalinkKey is the name of a field of permalinks, with how it is written and read.
type permalinkKey struct {
	name  string
	flag  func(*State) *bool                                  // what it switches, if it is a flag
	write func(*State) (value string, has bool)               // nil where none is written, or another key's writes it, too
	read  func(r *permalinkReader, value string) (means bool) // reports whether the value means anything
}

// permalinkKeys is all of them, in the order in which they are written.
var permalinkKeys = []permalinkKey{
	{name: "v", write: always(func(*State) string { return permalinkVersion }), read: func(_ *permalinkReader, value string) bool {
		return value == permalinkVersion // in a query it may stand anywhere
	}},
	{name: "base", write: always(func(s *State) string { return escape(s.Base) }), read: func(r *permalinkReader, value string) bool {
		r.state.Base = r.unescape(value)
		r.state = r.state.typedIn()
		return true
	}},
	{name: "ref", write: always(func(s *State) string { return escape(s.Ref) }), read: func(r *permalinkReader, value string) bool {
		r.state.Ref = r.unescape(value)
		r.state = r.state.typedIn()
		return true
	}},
	flagKey("strict", "0", func(s *State) *bool { return &s.Options.NonStrict }),
	{name: "lenient", read: func(r *permalinkReader, value string) bool { // what it says is the other way round for strict
		lenient, ok := yesOrNo(value)
		if ok {
			r.state.Options.NonStrict = lenient
		}
		return ok
	}},
	flagKey("erratum4547", "1", func(s *State) *bool { return &s.Options.Erratum4547 }),
	flagKey("erratum4789", "1", func(s *State) *bool { return &s.Options.Erratum4789 }),
	flagKey("literalRule", "1", func(s *State) *bool { return &s.Options.LiteralRule }),
	{name: "predict", write: func(s *State) (string, bool) { return "1", s.predictLinked().On && s.Predict.Only == "" }, read: func(r *permalinkReader, value string) bool {
		on, ok := yesOrNo(value)
		if ok {
			r.state.Predict.On, r.state.Predict.Only = on, ""
		}
		return ok
	}},
	flagKey("glance", "1", func(s *State) *bool { return &s.Glance }),
	{name: "lang", read: func(r *permalinkReader, value string) bool {
		known := r.state.knowsLanguage(value)
		r.state = SetLang{Lang: value}.reduce(r.state, nil)
		return known
	}},
	{name: "view", write: except(FirstView(), func(s *State) string { return s.View }), read: func(_ *permalinkReader, value string) bool {
		_, ok := ViewNamed(value) // then it is open
		return ok
	}},
	{name: "pair", write: except("", func(s *State) string { return s.Comparison }), read: func(r *permalinkReader, value string) bool {
		r.state = SetComparison{Name: value}.reduce(r.state, nil)
		return slices.Contains(Comparisons(), value)
	}},
	{name: "text", write: func(s *State) (string, bool) { return escape(s.Text), s.hasText() }, read: func(r *permalinkReader, value string) bool {
		r.state = SetText{Text: r.unescape(value)}.reduce(r.state, nil)
		return true
	}},
	{name: "char", write: func(s *State) (string, bool) {
		return escape(string([]byte{s.Dialects.Char})), s.Dialects.Char != 0
	}, read: func(r *permalinkReader, value string) bool {
		r.state = PickChar{Char: r.unescape(value)}.reduce(r.state, nil)
		return r.state.Dialects.Char != 0
	}},
	{name: "for", write: func(s *State) (string, bool) { return s.Dialects.Purpose.String(), s.Dialects.Purpose != 0 }, read: func(r *permalinkReader, value string) bool {
		_, ok := core.PurposeNamed(value)
		r.state = SetPurpose{Name: value}.reduce(r.state, nil)
		return ok
	}},
	{name: "dialect", write: except(core.RFC3986.String(), func(s *State) string { return s.Dialects.Dialect.String() }), read: func(r *permalinkReader, value string) bool {
		chosen, ok := core.DialectNamed(value)
		if ok {
			r.state.Dialects.Dialect = chosen
		}
		return ok
	}},
	{name: "tool", write: except("", func(s *State) string { return s.fromLinked().Tool }), read: func(r *permalinkReader, value string) bool {
		if _, ok := places.ToolOf(value); ok {
			r.state.From.Tool = value
		}
		return r.state.From.Tool == value
	}},
	{name: "host", write: except("", func(s *State) string { return s.fromLinked().Host }), read: func(r *permalinkReader, value string) bool {
		if _, ok := places.HostOf(value); ok {
			r.state.From.Host = value
		}
		return r.state.From.Host == value
	}},
	{name: "matter", write: func(s *State) (string, bool) {
		matter := s.fromLinked().Matter
		return strings.Join(matter.Names(), ","), matter != 0
	}, read: func(r *permalinkReader, value string) bool {
		r.state.From.Matter = places.SetOf(places.Given)
		all := true
		for _, name := range strings.Split(value, ",") {
			if p, ok := places.PlaceNamed(name); ok {
				r.state.From.Matter |= places.SetOf(p)
			} else {
				all = false
			}
		}
		return all
	}},
	{name: "server", write: except("", func(s *State) string { return escape(s.fromLinked().Server) }), read: func(r *permalinkReader, value string) bool {
		return r.textInto(&r.state.From.Server, value)
	}},
	{name: "expect", write: except("", func(s *State) string { return escape(s.expectLinked().Target) }), read: func(r *permalinkReader, value string) bool {
		return r.textInto(&r.state.Expect.Target, value)
	}},
	{name: "went", write: except("", func(s *State) string { return escape(s.expectLinked().Went) }), read: func(r *permalinkReader, value string) bool {
		return r.textInto(&r.state.Expect.Went, value)
	}},
	{name: "finding", write: except("", func(s *State) string { return s.siteLinked().Chosen }), read: func(r *permalinkReader, value string) bool {
		if !site.IsFindingID(value) {
			return false
		}
		r.state.Site.Chosen = value
		return true
	}},
	{name: "lesson", write: except("", func(s *State) string { return s.learningLinked().Lesson }), read: func(r *permalinkReader, value string) bool {
		r.state.Learning.Lesson = value
		return true
	}},
	{name: "speaker", write: func(s *State) (string, bool) { return "1", s.Presents() }, read: func(r *permalinkReader, value string) (ok bool) {
		r.state.Speaker, ok = yesOrNo(value)
		return ok
	}},
	{name: "level", write: above(0, func(s *State) int { return s.learningLinked().Level }), read: func(r *permalinkReader, value string) bool {
		return readNumber(value, &r.state.Learning.Level)
	}},
	{name: "exercise", write: above(1, func(s *State) int { return s.learningLinked().Exercise }), read: func(r *permalinkReader, value string) bool {
		return readNumber(value, &r.state.Learning.Exercise)
	}},
	{name: "at", write: above(0, func(s *State) int { return s.learningLinked().Slide }), read: func(r *permalinkReader, value string) bool {
		return readNumber(value, &r.state.Learning.Slide)
	}},
	{name: "seed", write: func(s *State) (string, bool) {
		l := s.learningLinked()
		return l.SeedText(), l.Lesson == lesson.ChallengePlace || isTrack(l.Lesson) || l.Lesson == lesson.TestPlace && l.Seed > 0
	}, read: func(r *permalinkReader, value string) bool {
		seed, err := strconv.ParseUint(value, 10, 32)
		r.state.Learning.Seed = uint32(seed)
		r.seeded = true
		return err == nil
	}},
	{name: "slide", write: func(s *State) (string, bool) { // all of them, each with its reference
		return strings.CutPrefix(s.learningLinked().Slides, "slide=")
	}, read: func(r *permalinkReader, value string) bool {
		r.slide("slide", value)
		return true
	}},
	ofSlide("with"),
	ofSlide("expects"),
	{name: "deck", read: func(r *permalinkReader, value string) bool { return r.deck(value) }},
	ofSlide("vote"),
	ofSlide("question"),
	ofSlide("after"),
	ofSlide("note"),
	{name: "hide", write: except("", func(s *State) string { return escape(s.predictLinked().Hide) }), read: func(r *permalinkReader, value string) bool {
		return r.prepared("hide", value)
	}},
	{name: "ask", write: except("", func(s *State) string { return s.predictLinked().Only }), read: func(r *permalinkReader, value string) bool {
		return r.prepared("ask", value)
	}},
	{name: "notes", write: except("", func(s *State) string { return escape(s.notesLinked()) }), read: func(r *permalinkReader, value string) bool {
		return r.prepared("notes", value)
	}},
	{name: "step", write: func(s *State) (string, bool) { return strconv.Itoa(s.Step), s.Step != End }, read: func(r *permalinkReader, value string) bool {
		return readSteps(value, &r.state.Step)
	}},
	{name: "known", write: above(0, func(s *State) int { return s.predictLinked().Known }), read: func(r *permalinkReader, value string) bool {
		r.state.Predict.Known = 0
		return readSteps(value, &r.state.Predict.Known)
	}},
}

// PermalinkKeys returns the names of the fields.
func PermalinkKeys() []string {
	var names []string
	for _, k := range permalinkKeys {
		names = append(names, k.name)
	}
	return names
}

// flagKey returns a flag, which is written where it differs from the default. It is read as an
// attribute of an embed has it.
func flagKey(name, differs string, of func(*State) *bool) permalinkKey {
	return permalinkKey{name, of, func(s *State) (string, bool) { return differs, *of(s) }, func(r *permalinkReader, value string) bool {
		on, ok := yesOrNo(value)
		if ok {
			*of(&r.state) = on == (differs == "1")
		}
		return ok
	}}
}

// ofSlide returns a field of the last slide, which the field "slide" writes.
func ofSlide(name string) permalinkKey {
	return permalinkKey{name: name, read: func(r *permalinkReader, value string) bool {
		r.slide(name, value)
		return true
	}}
}

// always writes a value in each permalink.
func always(value func(*State) string) func(*State) (string, bool) {
	return func(s *State) (string, bool) { return value(s), true }
}

// except writes a value that is not the usual one.
func except(usual string, value func(*State) string) func(*State) (string, bool) {
	return func(s *State) (string, bool) { return value(s), value(s) != usual }
}

// above writes a number that is more than another.
func above(least int, number func(*State) int) func(*State) (string, bool) {
	return func(s *State) (string, bool) { return strconv.Itoa(number(s)), number(s) > least }
}

// EncodePermalink returns the permalink of the state: fields "name=value" joined by "&",
// to come after "#". It is readable, and byte-exact: what the visitor typed as
// "%2e" comes back as "%2e".
func EncodePermalink(s State) string {
	var fields []string
	for _, k := range permalinkKeys {
		if k.write == nil {
			continue
		}
		if value, has := k.write(&s); has {
			fields = append(fields, k.name+"="+value)
		}
	}
	return strings.Join(fields, "&")
}

// Linked returns s without the fields that its permalink leaves out.
func Linked(s State) State {
	return State{Speaker: s.Presents(), Base: s.Base, Ref: s.Ref, Text: s.Text, Options: s.Options, View: s.View, Comparison: s.Comparison, Step: s.Step, Predict: s.predictLinked(), Notes: s.notesLinked(), Glance: s.Glance, Learning: s.learningLinked(), Dialects: s.Dialects, From: s.fromLinked(), Expect: s.expectLinked(), Site: s.siteLinked()}
}

// DecodePermalink reads a permalink into s. It takes what can be read of a damaged
// one. An empty fragment is not a link and changes nothing.
func DecodePermalink(fragment string, s State) (next State, damaged bool) {
	if fragment == "" {
		return s, false
	}
	rest, ok := strings.CutPrefix(decodedOnce(fragment)+"&", permalinkBegin+"&")
	fields := strings.Split(strings.TrimSuffix(rest, "&"), "&")
	for i := range fields {
		fields[i] = withoutHTML(fields[i])
	}
	d := permalinkReader{state: s.opened(permalinkView(fields)), damaged: !ok}
	d.state.Step, d.state.Playing, d.state.Comparison, d.state.Speaker = End, false, "", false
	d.state.Learning, d.state.Predict, d.state.Notes = Learning{}, Prediction{}, ""
	d.state.Dialects, d.state.From, d.state.Expect, d.state.Site.Chosen = Dialects{}, FromState{}, Expect{}, ""
	for _, k := range permalinkKeys {
		if k.flag != nil {
			*k.flag(&d.state) = false
		}
	}
	if d.state.ViewShown().Source && !d.state.hasText() {
		d.state.Text = "" // the source is in its field, unless the link gives one
	}
	for _, field := range fields {
		d.read(field)
	}
	d.state.Learning.Slides, d.damaged = joinSlides(d.slides), d.damaged || d.full
	if p := &d.state.Predict; p.On || p.Hide != "" {
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
	if lower := strings.ToLower(fragment); strings.HasPrefix(lower, "v%3d") || strings.HasPrefix(lower, permalinkBegin+"%26") {
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
	slides  []Slide
	full    bool // more slides are not read
	seeded  bool // the link has a seed
	damaged bool
}

// read reads a field. One that is unknown, or means nothing, is damage.
func (d *permalinkReader) read(field string) {
	name, value, _ := strings.Cut(field, "=")
	for _, k := range permalinkKeys {
		if k.name == name {
			d.damaged = !k.read(d, value) || d.damaged
			return
		}
	}
	d.damaged = d.damaged || field != ""
}

// readSteps reads a number of steps; anything else leaves what there is.
func readSteps(value string, steps *int) bool {
	n, err := strconv.Atoi(value)
	if err != nil || n < 0 {
		return false
	}
	*steps = n
	return true
}

// readNumber reads a number from 1.
func readNumber(value string, number *int) bool {
	n, err := strconv.Atoi(value)
	*number = n
	return err == nil && n >= 1
}

// clampLearning replaces numbers that do not exist, which counts as damage of the
// link.
func (d *permalinkReader) clampLearning(before Learning) {
	read := d.state.Learning
	settled := read.reset()
	settled.Progress, settled.Learner, settled.Day, settled.Hosted = before.Progress, before.Learner, before.Day, before.Hosted
	if !d.seeded {
		settled = settled.seeded()
	}
	if settled.Lesson != read.Lesson || read.Exercise > settled.Exercise || read.Level > settled.Level || read.Slide > settled.Slide {
		d.damaged = true
	}
	if !d.state.ViewShown().Lessons {
		settled = before // to be found again there
	}
	d.state.Learning = settled
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
