package explain

import (
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/expect"
	"uriplayground/core/syntax"
	"uriplayground/web/lesson"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// Pane returns the field for the address that was expected, with what follows from it; apart is the
// target and that address, laid beside each other. There is no field where nothing may be changed
// and nothing is or was expected, and nothing follows while steps are predicted.
func Pane(v *render.Context) (field *page.Expected, deduction *page.Deduction, apart Apart) {
	asked := v.State.Expect
	if !v.State.ViewShown().Expects || (v.State.Embedded && !asked.Typed || v.State.Lecture || v.State.ReadOnly) && asked.Target == "" && asked.Went == "" {
		return nil, nil, apart
	}
	p := pane{Context: v, field: &page.Expected{ReadOnly: v.State.ReadOnly}}
	p.field.Field = page.ExpectedField{Label: v.Words.Get("expected.label"), Hint: v.Words.Get("expected.hint"), Act: "expect", Text: asked.Target}
	if !p.byDocument() && (asked.Target != "" || asked.Went != "") {
		p.field.WentAsk = v.Words.Get("expected.went.ask")
		p.field.Went = page.ExpectedField{Label: v.Words.Get("expected.went"), Hint: v.Words.Get("expected.went.hint"), Act: "went", Text: asked.Went}
	}
	switch {
	case v.State.HidesTarget(), v.State.ShowsTargetAlone():
	case p.tooLong():
		p.refuse("expected.long")
	case p.byDocument() && asked.Target != "":
		p.explainBy()
	case asked.Target == "" && (asked.Went == "" || p.byDocument()):
		p.offer()
	default:
		p.explain()
	}
	return p.field, p.deduction, p.apart
}

// pane is what is made of an expectation.
type pane struct {
	*render.Context
	field     *page.Expected
	deduction *page.Deduction
	apart     Apart
	answer    expect.Answer
}

// question returns what is asked; the state of a view holds it.
func question(v *render.Context) expect.Question {
	return expect.Question{Base: v.State.Base, Ref: v.State.Ref, Expected: v.State.Expect.Target, Went: v.State.Expect.Went}
}

func (p *pane) tooLong() bool {
	q := question(p.Context)
	return len(q.Base)+len(q.Ref)+len(q.Expected)+len(q.Went) > render.MoreBytes
}

// refuse says why nothing follows from what is expected.
func (p *pane) refuse(key string) {
	if p.State.Expect.Target != "" || p.State.Expect.Went != "" {
		p.field.Verdict, p.field.Tone = p.Words.Get(key, "n", strconv.Itoa(render.MoreBytes)), "open"
	}
}

// offer adds what the link may be expected to lead to.
func (p *pane) offer() {
	if p.State.ReadOnly || p.State.Embedded {
		return
	}
	target := p.Resolution.Target.Text
	offered := expect.Offer(question(p.Context))
	if p.byDocument() {
		offered = expect.OfferBy(question(p.Context), p.document())
	}
	for _, address := range offered {
		o := page.Offer{Title: page.Clip(address, render.CellBytes)}
		o.Name, o.Value = "expect", address
		parts, room := expect.Align(target, address), render.SayBytes
		for i, part := range parts {
			text := part.B.In(address)
			if i == 0 && part.Same && len(parts) > 1 {
				text = "…" + text[fromLastSegment(text):]
			}
			if text == "" {
				continue
			}
			o.Pieces = append(o.Pieces, page.TextRun{Text: page.Clip(text, max(room, 1)), Marked: !part.Same})
			room -= len(text)
		}
		p.field.Offers = append(p.field.Offers, o)
	}
	if p.field.Offers != nil {
		p.field.OfferBy = p.Words.Get("expected.offer")
	}
}

// fromLastSegment returns where the last segment of the beginning of an address is; its end where
// that has no path.
func fromLastSegment(head string) int {
	i := strings.LastIndexByte(head, '/')
	if i < 1 || head[i-1] == '/' || head[i-1] == ':' {
		return len(head)
	}
	return i
}

// explain adds from where the address follows that was expected.
func (p *pane) explain() {
	q := question(p.Context)
	p.answer = expect.Explain(q)
	a := &p.answer
	switch {
	case a.Verdict == expect.NoTarget:
		p.refuse("expect.no-target")
		return
	case a.Target != p.Resolution.Target.Text:
		p.refuse("expected.switches")
		return
	case a.Verdict == expect.Unasked && q.Expected != "":
		p.refuse("expected.unread")
	case a.Verdict == expect.Unsure, a.Verdict == expect.Incomplete:
		p.refuse("expect." + a.Verdict.String())
	case a.Verdict == expect.IsRule:
		p.right()
	case len(a.Explanations) > 0:
		p.follows()
	}
	p.program()
}

// begin begins the deduction, if that has not begun.
func (p *pane) begin(title string) *page.Deduction {
	if p.deduction == nil {
		p.deduction = &page.Deduction{Title: p.Words.Get(title)}
	}
	return p.deduction
}

// right says that what was expected is what RFC 3986 says, and who answers so.
func (p *pane) right() {
	p.field.Verdict, p.field.Tone = p.Words.Get("expected.same"), "good"
	d := p.begin("why.title")
	d.Reasons = append(d.Reasons, page.Reason{Text: p.Words.Get("expect.is-rule")})
	p.libraries(p.Resolution.Target.Text)
	d.Reasons = append(d.Reasons, Decided(p.Context))
	p.join(p.Resolution.Target.Text, p.State.Ref)
}

// libraries names those that are known to answer so.
func (p *pane) libraries(answer string) {
	var names []string
	for _, a := range lesson.Recorded(p.State.Base, p.State.Ref) {
		if a.Answer == answer {
			names = append(names, a.Library)
		}
	}
	if len(names) == 0 {
		return
	}
	d := p.deduction
	d.Reasons = append(d.Reasons, page.Reason{Text: p.Words.Get("expected.libraries", "list", strings.Join(names, " · "))})
	d.Acts.AddButton("through", p.State.Base+"\n"+p.State.Ref, p.Words.Get("view.dialects"))
}

// follows says from where the address follows, lays it beside the target, and adds what to change.
func (p *pane) follows() {
	a := &p.answer
	first := &a.Explanations[0]
	p.begin("expected.why")
	p.reasons()
	p.lay(first.Wanted)
	p.addTargetFixes()
	p.join(first.Wanted, first.Write)
}

// reasons says from where the address follows.
func (p *pane) reasons() {
	a, d := &p.answer, p.deduction
	for i := range a.Explanations {
		x := &a.Explanations[i]
		s := assumptionSentence(p.Context, "", a, x)
		reason := page.Reason{Text: s.Text}
		if x.DivergesAt != nil {
			reason.Cite = p.Cite(x.DivergesAt)
		}
		if x.Assumption.Start() {
			reason.Take = p.TakeAnswer("start", x.Assumption.String(), s.Text)
		}
		d.Reasons = append(d.Reasons, reason)
		if x.Assumption.Start() && a.Start != "" && a.Start != x.Start {
			d.Starts = append(d.Starts, p.starts(x))
		}
		if x.Assumption == expect.OtherDocument {
			p.libraries(x.Target)
		}
	}
}

// starts returns the two starts, and the step at which the runs part.
func (p *pane) starts(x *expect.Explanation) page.Reason {
	start, folder := x.Start, p.answer.Start
	origin := p.State.Base[:p.Resolution.Base.Part("path").Start]
	if strings.HasPrefix(start, origin+"/") && strings.HasPrefix(folder, origin+"/") {
		start, folder = start[len(origin):], folder[len(origin):]
	}
	r := page.Reason{Text: p.Words.Get("expected.starts", "start", p.Quote(start), "folder", p.Quote(folder))}
	if p.Resolution.Trace == nil || x.DivergesAt == nil {
		return r
	}
	for i := range p.Resolution.Trace.Steps {
		if p.Resolution.Trace.Steps[i].Rule == x.DivergesAt {
			n := strconv.Itoa(i + 1)
			r.Show, r.Step = p.Words.Get("expected.part", "n", n), n
			break
		}
	}
	return r
}

// program says from where the address follows that a program went to.
func (p *pane) program() {
	went := p.State.Expect.Went
	if went == "" {
		return
	}
	var text string
	switch x := &p.answer.Program; {
	case x.Assumption != expect.NoAssumption:
		text = p.Words.Get("expected.program", "sentence", assumptionSentence(p.Context, "", &p.answer, x).Text)
	case went == p.Resolution.Target.Text:
		text = p.Words.Get("expected.program.same")
	default:
		text = p.Words.Get("expected.program.unknown")
	}
	alone := p.deduction == nil
	d := p.begin("why.title")
	d.Reasons = append(d.Reasons, page.Reason{Text: text})
	if alone {
		d.Reasons = append(d.Reasons, WithoutRepeatedRule(Why(p.Context))...)
		p.join(p.Resolution.Target.Text, p.State.Ref)
	}
}

// lay lays the address that was expected beside the target.
func (p *pane) lay(wanted string) {
	p.field.Whole = wanted
	target, _ := page.Head(p.Resolution.Target.Text, render.TargetBytes)
	wanted, _ = page.Head(wanted, render.TargetBytes)
	p.apart = Apart{expect.Align(target, wanted), target, wanted}
	var said []string
	for _, part := range p.apart.parts {
		p.field.Wanted = append(p.field.Wanted, laid(wanted, target, part.B, part.A, part.Same)...)
		if !part.Same && len(said) < 3 {
			said = append(said, p.difference(part.A.In(target), part.B.In(wanted)))
		}
	}
	letWrap(p.field.Wanted)
	p.field.Verdict, p.field.Tone = strings.Join(said, ", "), "bad"
}

// letWrap says where pieces may be wrapped.
func letWrap(pieces []page.TargetPiece) {
	for i := 1; i < len(pieces); i++ {
		before, next := &pieces[i-1], &pieces[i]
		before.Wraps = page.WrapsBetween(before.Text, next.Text)
	}
}

// laid returns a part of an address, as wide as that of another one which it lies beside.
func laid(address, other string, part, beside syntax.Span, same bool) (list []page.TargetPiece) {
	text := page.Visible(part.In(address))
	if text != "" {
		list = append(list, page.TargetPiece{Text: text, Differs: !same})
	}
	if gap := more(beside.In(other), part.In(address)); !same && gap > 0 {
		list = append(list, page.TargetPiece{Gap: gap, Differs: text != ""})
	}
	return list
}

// difference says what the target has that was not expected, or lacks.
func (p *pane) difference(target, wanted string) string {
	key := "expected.other"
	switch {
	case wanted == "":
		key = "expected.more"
	case target == "":
		key = "expected.less"
	}
	return p.Words.Get(key, "text", p.Quote(target), "wanted", p.Quote(wanted))
}

// addTargetFixes adds what to write, and at most two other things to change: one for each of what the base
// may be, where there are two.
func (p *pane) addTargetFixes() {
	for i := range p.answer.Explanations {
		x := &p.answer.Explanations[i]
		if x.Write != x.WriteBoth {
			p.addTargetFix(x.Write, "mend.write", p.State.Base, x.Write)
		}
		key := "mend.write"
		if path := p.Resolution.Base.Part("path").In(p.State.Base); path != "" && path != "/" {
			key = "mend.write-both"
		}
		p.addTargetFix(x.WriteBoth, key, p.State.Base, x.WriteBoth)
	}
	if len(p.answer.Explanations) == 0 {
		return
	}
	x := &p.answer.Explanations[0]
	most := len(p.deduction.Fixes) + 2
	for i := range 2 {
		for _, of := range []struct {
			name string
			list []expect.Fix
		}{{"page", x.PageFixes}, {"setting", x.SettingFixes}} {
			if i >= len(of.list) || len(p.deduction.Fixes) == most {
				continue
			}
			r, text := of.list[i], of.list[i].Ref
			switch {
			case r.Base != p.State.Base && r.Ref != p.State.Ref:
				text = r.Base + " + " + r.Ref
			case r.Base != p.State.Base:
				text = r.Base
			}
			p.addTargetFix(text, "mend."+of.name+"."+r.Kind.String(), r.Base, r.Ref)
		}
	}
}

// addTargetFix adds a button, unless another one does the same.
func (p *pane) addTargetFix(text, key, base, ref string) {
	r := page.TargetFix{Text: page.ClipMiddle(text, render.SayBytes), Effect: p.Words.Get(key), Whole: text}
	if ref == "" && base == p.State.Base {
		return
	}
	r.Action = page.Command{Name: "remedy", Value: base + "\n" + ref}
	for _, other := range p.deduction.Fixes {
		if other.Action == r.Action {
			return
		}
	}
	p.deduction.Fixes = append(p.deduction.Fixes, r)
}

// join adds what base and link are as text, where that is another address, and how to resolve what
// leads to the one that is wanted: from the base by ref, or by a pair of the same parts.
func (p *pane) join(wanted, ref string) {
	base := p.State.Base
	j, ok := expect.Join(base, p.State.Ref)
	if !ok || j.Same || !isWeb(base) {
		return
	}
	if core.Resolve(j.Base, j.Ref, core.RFC3986, core.Options{}).Target.Text == wanted {
		base, ref = j.Base, j.Ref
	}
	p.deduction.Join = &page.Join{
		Title: p.Words.Get("join.title", "text", p.Quote(j.Text)), Text: p.Words.Get("join.who"), Copy: p.Words.Get("join.copy"), Calls: calls(base, ref, wanted),
	}
	if p.State.Embedded && p.State.ClipboardNote == "take.code.done" { // elsewhere the page says so
		p.deduction.Join.Note = p.Words.Get(p.State.ClipboardNote)
	}
}

func isWeb(base string) bool {
	scheme, _, _ := strings.Cut(base, ":")
	return strings.EqualFold(scheme, "http") || strings.EqualFold(scheme, "https")
}
