//go:build js && wasm

package main

import (
	"syscall/js"

	"uriplayground/core"
	"uriplayground/core/links"
	"uriplayground/core/syntax"
	"uriplayground/web/i18n"
	"uriplayground/web/model"
	"uriplayground/web/play"
	"uriplayground/web/wire"
)

// api has what its functions need to word their answers.
type api struct {
	message  wire.Message
	finding  wire.LinkMessage
	omission func(links.Omission) string
	words    wire.Words
	readAs   func(model.ReadAs) *wire.Properties
	has      func(key string) bool // reports whether there are words for key
	every    i18n.Vocabulary       // of explain and picture, which answer in the language that is asked for
}

// newAPI returns the object whose functions playground.js calls, which has checked
// the arguments: texts are strings, options are complete.
func newAPI(vocabulary i18n.Vocabulary) js.Value {
	english := func() i18n.Words { return vocabulary.For(i18n.Default) } // which are handed over after the start
	a := &api{
		message:  func(f syntax.Fault, text string) string { return play.FaultMessage(english(), f, text) },
		finding:  func(f links.Finding, ref string) string { return play.LinkMessage(english(), f, ref) },
		omission: func(c links.Omission) string { return play.OmissionMessage(english(), c) },
		words:    func(key string) string { return english().Get(key) },
		readAs: func(read model.ReadAs) *wire.Properties {
			return wire.Object("by sign message unread", read.By, read.Sign, play.ReadAsMessage(english(), read), play.UnreadMessage(english(), read.Format))
		},
		has:   func(key string) bool { return english().Has(key) },
		every: vocabulary,
	}
	object := js.Global().Get("Object").New()
	for name, f := range map[string]func(args []js.Value) any{
		"parse":             a.parse,
		"resolve":           a.resolve,
		"resolveDetails":    a.resolveDetails,
		"removeDotSegments": a.removeDotSegments,
		"normalize":         a.normalize,
		"compare":           a.compare,
		"explainDifference": a.explainDifference,
		"explain":           a.explain,
		"picture":           a.picture,
		"site":              a.site,
		"relativize":        a.relativize,
		"sameDocument":      a.sameDocument,
		"establishBase":     a.establishBase,
		"extract":           a.extract,
		"links":             a.links,
		"suffix":            a.suffix,
		"groups":            a.groups,
		"derive":            a.derive,
		"encode":            a.encode,
		"decode":            a.decode,
		"doubleEncoded":     a.doubleEncoded,
		"characters":        a.characters,
		"safe":              a.safe,
	} {
		object.Set(name, guard(func(args []js.Value) js.Value { return toJS(f(args)) }))
	}
	object.Set("learn", guard(func(args []js.Value) js.Value {
		learn(vocabulary, args[0].String(), args[1])
		return js.Undefined()
	}))
	object.Set("mount", guard(func(args []js.Value) js.Value { return mount(vocabulary, args[0], args[1]) }))
	return object
}

// parse(text, options)
func (a *api) parse(args []js.Value) any {
	d := dialect(args[1])
	if d == core.URL {
		analysis := core.ParseURL(fromJS(args[0]), toASCII)
		return wire.Parse(&analysis, a.message, a.words)
	}
	analysis := core.Parse(fromJS(args[0]), d)
	return wire.Parse(&analysis, a.message, a.words)
}

// resolve(base, ref, options)
func (a *api) resolve(args []js.Value) any {
	r := resolution(args)
	return wire.Resolve(&r, a.message)
}

// resolveDetails(base, ref, options)
func (a *api) resolveDetails(args []js.Value) any {
	r := resolution(args)
	return wire.ResolveDetails(&r, a.message, a.words)
}

func resolution(args []js.Value) core.Resolution {
	return core.ResolveBy(fromJS(args[0]), fromJS(args[1]), dialect(args[2]), resolveOptions(args[2]), toASCII)
}

func resolveOptions(o js.Value) core.Options {
	excess, ok := core.ExcessNamed(o.Get("excess").String())
	if !ok {
		panic("there is no such excess")
	}
	return core.Options{
		NonStrict:   !o.Get("strict").Bool(),
		Erratum4547: o.Get("erratum4547").Bool(),
		Erratum4789: o.Get("erratum4789").Bool(),
		LiteralRule: o.Get("literalRule").Bool(),
		Excess:      excess,
	}
}

// explainDifference(base, ref, dialectA, dialectB, options)
func (a *api) explainDifference(args []js.Value) any {
	p := core.FindDivergence(fromJS(args[0]), fromJS(args[1]), named(args[2]), named(args[3]), resolveOptions(args[4]), toASCII)
	return wire.Divergence(&p, a.message, a.words)
}

// explain(base, ref, options)
func (a *api) explain(args []js.Value) any {
	words, base, ref := a.every.For(args[2].Get("lang").String()), fromJS(args[0]), fromJS(args[1])
	var o links.Options
	o.Sources[core.LayerRetrieval] = core.Source{Text: base, Given: true}
	e := play.Explain(words, base, ref, fromJS(args[2].Get("expect")), fromJS(args[2].Get("went")))
	return wire.Explain(&e, links.One(o, ref), func(f links.Finding, ref string) string { return play.LinkMessage(words, f, ref) })
}

// picture(base, ref, options)
func (a *api) picture(args []js.Value) any {
	o := args[2]
	s := model.Initial(o.Get("lang").String())
	s.Base, s.Ref, s.Options, s.Expect.Target = fromJS(args[0]), fromJS(args[1]), resolveOptions(o), fromJS(o.Get("expect"))
	if step := o.Get("step"); step.Type() == js.TypeNumber {
		s.Step = step.Int()
	}
	d, ok := play.Picture(a.every, toASCII, s, model.DrawPicture{Show: o.Get("show").String(), Home: o.Get("home").String()})
	if !ok {
		return nil
	}
	return wire.Picture(&d, o.Get("scheme").String(), fromJS(o.Get("src")))
}

// removeDotSegments(path)
func (a *api) removeDotSegments(args []js.Value) any {
	return wire.RemoveDotSegments(core.TraceRemoveDotSegments(fromJS(args[0])))
}

// normalize(text, options)
func (a *api) normalize(args []js.Value) any {
	level, ok := core.LevelNamed(args[1].Get("level").String())
	if !ok {
		panic("there is no such level")
	}
	n := core.Normalize(fromJS(args[0]), dialect(args[1]), level)
	return wire.Normalize(&n, a.message, a.words)
}

// compare(a, b, options)
func (a *api) compare(args []js.Value) any {
	if dialect(args[2]) == core.RFC1630 {
		c := core.CompareLevel(fromJS(args[0]), fromJS(args[1]))
		return wire.CompareLevel(&c, a.message, a.words)
	}
	c := core.Compare(fromJS(args[0]), fromJS(args[1]), core.RFC3986)
	return wire.Compare(&c)
}

// relativize(base, target)
func (a *api) relativize(args []js.Value) any {
	r := core.Relativize(fromJS(args[0]), fromJS(args[1]), core.RFC3986)
	return wire.Relativize(&r, a.message, a.words)
}

// sameDocument(base, ref)
func (a *api) sameDocument(args []js.Value) any {
	same, _ := core.SameDocument(fromJS(args[0]), fromJS(args[1]), core.RFC3986)
	return same
}

// establishBase(layers); a layer that is not a string counts as not given.
func (a *api) establishBase(args []js.Value) any {
	var sources [core.LayerCount]core.Source
	for i, name := range wire.LayerNames() {
		if v := args[0].Get(name); v.Type() == js.TypeString {
			sources[i] = core.Source{Text: fromJS(v), Given: true}
		}
	}
	e := core.EstablishBase(sources, core.RFC3986)
	return wire.EstablishBase(&e, a.message, a.words)
}

// extract(text)
func (a *api) extract(args []js.Value) any {
	return wire.Extract(core.Extract(fromJS(args[0]), core.RFC3986), a.message)
}

// suffix(text)
func (a *api) suffix(args []js.Value) any {
	text := fromJS(args[0])
	s, found, faults := core.SuffixReference(text, core.RFC3986)
	return wire.Suffix(text, &s, found, faults, a.message, a.words)
}

// groups(text)
func (a *api) groups(args []js.Value) any {
	text := fromJS(args[0])
	groups, _ := core.Groups(text, core.RFC3986)
	return wire.Groups(text, groups, a.words)
}

// derive(text)
func (a *api) derive(args []js.Value) any {
	d := core.Derive(fromJS(args[0]), core.RFC3986)
	return wire.Derive(&d)
}

// encode(data, component)
func (a *api) encode(args []js.Value) any {
	data, component := fromJS(args[0]), args[1].String()
	for _, part := range core.EncodeParts() {
		if part.Name == component {
			output, _ := core.Encode(data, component)
			return wire.EncodeComponent(data, output, part, a.message)
		}
	}
	panic("there is no such component")
}

// decode(text)
func (a *api) decode(args []js.Value) any {
	text := fromJS(args[0])
	d := core.Decode(text)
	return wire.Decode(text, &d, a.words)
}

// doubleEncoded(text)
func (a *api) doubleEncoded(args []js.Value) any {
	text := fromJS(args[0])
	return wire.DoubleEncoded(text, core.DoubleEncoded(text))
}

// characters(options)
func (a *api) characters(args []js.Value) any {
	all := core.TableCharacters
	if args[0].Get("all").Bool() {
		all = core.PrintableCharacters
	}
	return wire.Characters(all(), a.words, a.has)
}

// safe(text, options)
func (a *api) safe(args []js.Value) any {
	purpose, ok := core.PurposeNamed(args[1].Get("for").String())
	if !ok {
		panic("there is no such purpose")
	}
	text := fromJS(args[0])
	result, choices := core.Safe(text, purpose)
	return wire.Safe(text, result, choices, a.words)
}

func dialect(options js.Value) core.Dialect { return named(options.Get("dialect")) }

func named(name js.Value) core.Dialect {
	d, ok := core.DialectNamed(name.String())
	if !ok {
		panic("there is no such dialect")
	}
	return d
}

// links(source, options, scan): scan is the result of static/linkscan.js for the
// source, with its links packed; undefined for a format that is read here.
func (a *api) links(args []js.Value) any {
	options, scan := args[1], args[2]
	var o links.Options
	for i, name := range wire.LayerNames() {
		if v := options.Get(name); i != core.LayerEmbedded && v.Type() == js.TypeString {
			o.Sources[i] = core.Source{Text: fromJS(v), Given: true}
		}
	}
	if v := options.Get("root"); v.Type() == js.TypeString {
		o.Root = fromJS(v)
	}
	if scan.Truthy() {
		o.Sources[core.LayerEmbedded] = embedded(scan)
		if stated := scan.Get("embedded"); stated.Truthy() {
			o.EmbeddedBy, o.EmbeddedAt = stated.Get("context").String(), placeOf(stated)
		}
	}
	b := links.New(o)
	if scan.Truthy() {
		b.AddBases(unpackBases(scan.Get("bases"))...)
		b.Add(unpack(scan)...)
	} else {
		for r := links.Read(fromJS(args[0]), options.Get("format").String()); !r.Next(b, 1<<20); {
		}
	}
	for !b.Check(1 << 30) {
	}
	var by wire.Document
	if d := dialect(options); d != core.RFC3986 {
		by = func(i int) links.ByDocument { return b.ByDocument(i, d, toASCII) }
	}
	answer := wire.Links(b, by, a.message, a.finding, a.words)
	wire.Put(answer, "readAs", a.readAs(model.ReadAs{Format: options.Get("format").String(), By: options.Get("by").String(), Sign: fromJS(options.Get("sign"))}))
	wire.Put(answer, "cuts", wire.Omissions(b.Omissions(omissionsOf(scan)), a.omission))
	if what := options.Get("move"); what.Type() == js.TypeString {
		wire.Put(answer, "move", moveOf(b, links.MovingNamed(what.String()), options.Get("to")))
	}
	return answer
}

// moveOf returns the links after a move, or nil where there is no such place.
func moveOf(b *links.Report, what links.Moving, to js.Value) any {
	if to.Type() != js.TypeString {
		return nil
	}
	m, ok := b.Move(what, fromJS(to))
	if !ok {
		return nil
	}
	for !m.Work(1 << 30) {
	}
	return wire.Move(b, m)
}

// omissionsOf returns what the scan left out.
func omissionsOf(scan js.Value) (list []links.Omission) {
	if !scan.Truthy() {
		return nil
	}
	for _, name := range links.OmissionNames() {
		if n := scan.Get("cuts").Get(name); n.Type() == js.TypeNumber {
			o := links.Omission{Name: name, Count: n.Int()}
			if line := scan.Get("lines").Get(name); line.Type() == js.TypeNumber {
				o.Line = line.Int()
			}
			list = append(list, o)
		}
	}
	return list
}

// embedded returns the base that the scan found in the source.
func embedded(scan js.Value) core.Source {
	if base := scan.Get("base"); base.Type() == js.TypeString {
		return core.Source{Text: fromJS(base), Given: true}
	}
	return core.Source{}
}
