package answers

import (
	"slices"
	"strconv"
	"strings"

	"golang.org/x/text/unicode/norm"

	"uriplayground/core"
	"uriplayground/core/beliefs"
	"uriplayground/core/expect"
	"uriplayground/core/links"
	"uriplayground/core/rfc3986"
	"uriplayground/core/site"
	"uriplayground/core/syntax"
	"uriplayground/web/view/checksite"
	"uriplayground/web/view/render"
	"uriplayground/web/view/timeline"
)

// findingSections is where the specification says more of a finding than at the rule of its code.
var findingSections = map[links.Code][]string{
	links.BaseWithoutSlash: {"5.1.3"}, links.LeavesProject: {"5.2.2"}, links.ExcessDots: {"5.2.4"}, links.ColonFirstSegment: {"3.1"}, links.AccidentalScheme: {"3.1"},
	links.NetworkPathByMistake: {"5.2.2"}, links.EmptyReference: {"5.2.2"}, links.Space: {"2"}, links.Backslash: {"2"}, links.UnencodedCharacter: {"2.5"},
	links.MalformedPercent: {"2.4"}, links.DoublyEncoded: {"2.1"}, links.WindowsPath: {"1.1"}, links.SchemeTypo: {"4.3"}, links.SchemeSlashes: {"5.2.2"},
	links.SuffixReference: {"3.1"}, links.SameDocument: {"3.5"}, links.EncodedDots: {"2.3", "5.2.4"}, links.EncodedFragment: {"3.5"},
	links.MustBeAbsolute: {"5.1"}, links.AddressInPath: {"4.3"}, links.DiskPath: {"1.1"}, links.HostInPath: {"4.5"}, links.EmptySegment: {"6.2.4"},
	links.DeceptiveUserinfo: {"3.2.1"}, links.SeveralAts: {"3.2.1"}, links.Password: {"3.2.1"}, links.Userinfo: {"7.5"}, links.OddIPv4: {"3.2.2"}, links.PortMismatch: {"3.2.3"},
	links.NUL: {"2.1"}, links.EncodedLineBreak: {"2.1"}, links.EncodedDelimiter: {"2.2"}, links.MixedScripts: {"3.2.2"}, links.Lookalike: {"3.2.2"},
	links.InventedAuthority: {"5.3"}, links.ActiveScheme: {"3.1"}, links.BackslashAuthority: {"2"}, links.BrowserHost: {"3.2.2"}, links.RedirectSlash: {"5.2.4"},
	links.Duplicate: {"6.2.2.2"}, links.OuterSpace: {"2"}, links.LineBreak: {"2"}, links.InternalHost: {"5.1.3"}, links.DiskRoot: {"5.2.2"},
}

// findings adds an answer for each finding of a link.
func (m *maker) findings() {
	for _, c := range links.Codes() {
		a := Answer{Kind: "finding", Code: c.String()}
		family := "diagnosis"
		if c.Security() {
			family = "security"
		}
		rules := append([]*syntax.Rule{c.Rule()}, sections(findingSections[c])...)
		l, ok := findingExamples[c]
		if !ok {
			a.Sentences = []string{m.words.Get("find."+a.Code+".why", "says", "")}
			m.add(a, family, rules...)
			continue
		}
		r := l.report()
		base, _ := r.BaseOf(r.Len() - 1)
		details := r.Details(r.Len() - 1)
		a.Example = m.example(base, l.ref, core.Options{})
		if l.base == links.Unresolved {
			a.Example = &Example{Base: l.page, Ref: l.ref}
		}
		for _, f := range append(details.Findings, r.Page()...) {
			if f.Code != c {
				continue
			}
			text := l.ref
			if c == links.RedirectSlash { // which is about the address that was asked for
				text = l.asked
			}
			a.Sentences = m.said(&a, render.LinkMessage(m.words, f, text))
			if f.Fixes {
				a.Writes = append(a.Writes, m.write("write.fix", l.ref, f.Fix, base))
			}
			break
		}
		a.Example.Picture = m.picture(a.Example)
		m.add(a, family, rules...)
	}
}

// said returns what is said of an example, and where its link leads unless more is said of it.
func (m *maker) said(a *Answer, why string) []string {
	if m.words.Has("ask." + a.Kind + "." + a.Code + ".more") {
		return []string{why}
	}
	return m.targetSentences(a.Example, why)
}

// write returns what to write on a base, and where that leads.
func (m *maker) write(key, target, ref, base string) Write {
	w := Write{Ref: ref}
	if r := core.Resolve(base, ref, core.RFC3986, core.Options{}); r.Done {
		w.LeadsTo = r.Target.Text
	}
	w.For = m.words.Get(key, "target", m.paths(base, target)[0])
	if w.LeadsTo == target { // which is said
		w.LeadsTo = ""
	}
	return w
}

// shorten adds a shorter link to the target of the example, if there is one on this host.
func (m *maker) shorten(a *Answer, base string) {
	r := core.Relativize(base, a.Example.Target, core.RFC3986)
	if r.Done && len(r.Ref) < len(a.Example.Ref) && r.Ref != "" && !strings.HasPrefix(r.Ref, "//") {
		a.Writes = append(a.Writes, m.write("write.shorter", "", r.Ref, base))
	}
}

// causeSections is where the specifications say what a cause goes back to. The first is that of the rule.
var causeSections = map[site.Cause][]string{
	site.RootPrefix: {"4.2", "5.2.2"}, site.BehindServer: {"4.2", "5.1.3"}, site.OtherPrefix: {"4.2", "5.2.2"}, site.JoinedAsText: {"5.2.3"},
	site.ClimbsOut: {"5.2.4", "5.4.2"}, site.NeedsSlash: {"5.2.3", "5.1.3"}, site.NeedsNoSlash: {"5.2.3", "5.1.3"}, site.FromRoot: {"5.2.3"},
	site.BaseElement: {"5.1.1"}, site.ErrorPage: {"5.1.3"}, site.TwoAddresses: {"5.1.3", "5.2.3"},
	site.AddressInPath: {"4.2", "3.1"}, site.DiskPath: {"4.2"}, site.HostInPath: {"4.2", "3.2"}, site.FolderTwice: {"5.2.3"},
	site.CleanAddress: {"6.2.4"}, site.NotAFile: {"6.2.4"}, site.SlashOnFile: {"3.3"}, site.WithoutIndex: {"3.3"}, site.SourceFile: {"5.1.3"},
	site.Capitals: {"6.2.2.1"}, site.Composition: {"2.5"}, site.EncodedTwice: {"2.4"}, site.NotEncoded: {"2.2", "3.4"}, site.EncodedHash: {"2.4", "3.5"},
	site.Elsewhere: {"5.2.3"}, site.Fallback: {"6.2.4"}, site.RoundAndRound: {"5.1.3"}, site.NotThere: {"1.2.2"},
	site.NameCapitals: {"3.5", "6.2.2.1"}, site.NearName: {"3.5"}, site.NoName: {"3.5"}, site.LeavesSrcdoc: {"5.1.2", "4.4"},
	site.OutsideScope: {"3.3"}, site.StartOutside: {"3.3"}, site.OutsideApp: {"3.3"}, site.PageOutsideApp: {"3.3"}, site.ControlsNothing: {"3.3"}, site.ScopePrefix: {"3.3"},
	site.InvalidURL: {"3.2.3", "3.2"}, site.Placeholder: {"2"}, site.LocalFile: {"3.1", "1.1"}, site.LocalHost: {"1.1"},
	site.Redirected: {"5.1.3"}, site.MetaRefresh: {"3.5"}, site.Backslashes: {"2"}, site.EncodedSlash: {"2.2"}, site.Insecure: {"3.1"},
	site.HashRoute: {"3.5"}, site.LineRange: {"3.5"}, site.Outside: {"4.2"}, site.External: {"3.2.2"}, site.OtherScheme: {"3.1"},
}

// sections returns rules that cite sections of RFC 3986.
func sections(names []string) (rules []*syntax.Rule) {
	for _, name := range names {
		rules = append(rules, &syntax.Rule{RFC: timeline.CurrentRFC, Section: name})
	}
	return rules
}

// causes adds an answer for each cause of what is wrong with links of a site.
func (m *maker) causes() {
	for _, c := range site.Causes() {
		a := Answer{Kind: "cause", Code: c.String()}
		rules := sections(causeSections[c])
		b, ok := causeExamples[c]
		if !ok {
			m.add(a, c.Level().String(), rules...)
			continue
		}
		s := b.follow(norm.NFC.String)
		for i := range s.Links() {
			e := s.Details(i)
			if e.Cause != c {
				continue
			}
			a.Example = m.example(e.Base, e.Ref, core.Options{})
			if e.Wanted != "" && e.Wanted != a.Example.Target {
				a.Example.Expected, a.Example.Label = e.Wanted, "picture.wanted"
			}
			write := e.Write
			e.Write = "" // it has a place of its own
			a.Sentences = m.said(&a, checksite.SiteMessage(m.words, s, &e))
			if write != "" {
				a.Writes = append(a.Writes, m.write("write.meant", "", write, e.Base))
			}
			a.Example.Picture = m.picture(a.Example)
			break
		}
		m.add(a, c.Level().String(), rules...)
	}
}

// starts adds an answer for each start of a link from which an expected address follows.
func (m *maker) starts() {
	for s := expect.Below; s.Start(); s++ {
		q := startExamples[s]
		x := expect.Explain(q)
		a := Answer{Kind: "start", Code: s.String(), Example: m.example(q.Base, q.Ref, core.Options{})}
		a.Example.Expected, a.Example.Label = q.Expected, "picture.expected"
		a.Example.Picture = m.picture(a.Example)
		rules := sections([]string{"5.1"})
		if len(x.Explanations) > 0 {
			m.explanation(&a, &x, &x.Explanations[0])
			if at := x.Explanations[0].DivergesAt; at != nil {
				rules = append([]*syntax.Rule{at}, rules...)
			}
		}
		m.add(a, "", rules...)
	}
}

// explanation says from where the expected address follows, and what to write.
func (m *maker) explanation(a *Answer, x *expect.Answer, first *expect.Explanation) {
	said := m.words.Get("expect."+a.Code, "ref", m.code(a.Example.Ref), "base", m.code(a.Example.Base), "start", m.code(first.Start), "folder", m.code(x.Start), "n", strconv.Itoa(first.Levels))
	a.Sentences = m.targetSentences(a.Example, said)
	base := a.Example.Base
	if write := first.WriteBoth; write != "" {
		a.Writes = append(a.Writes, m.write("mend.write-both", "", write, base))
	} else if first.Write != "" {
		a.Writes = append(a.Writes, m.write("mend.write", "", first.Write, base))
	}
	for _, fixes := range []struct {
		of   string
		list []expect.Fix
	}{{"page", first.PageFixes}, {"setting", first.SettingFixes}} {
		for _, fix := range fixes.list {
			w := m.write("mend."+fixes.of+"."+fix.Kind.String(), "", fix.Ref, fix.Base)
			if fix.Base != base {
				w.Base = fix.Base
			}
			w.LeadsTo = "" // as the first one
			a.Writes = append(a.Writes, w)
		}
	}
}

// nobodyWants are beliefs by which a link leads to an address that nobody would write a link to.
var nobodyWants = []beliefs.ID{"nohostslash", "netpath", "qdots"}

// beliefs adds an answer for each belief.
func (m *maker) beliefs() {
	for _, b := range beliefs.All() {
		a := Answer{Kind: "belief", Code: string(b.ID), Example: m.example(b.Show.Base, b.Show.Ref, core.Options{})}
		show := b.Show
		key := "believed"
		switch {
		case show.Base == "":
			key = "believed.host"
		case show.Right == "":
			key = "believed.nowhere"
		case show.Believed == "":
			key = "believed.refused"
		}
		if key == "believed" {
			a.Example.Expected, a.Example.Label = show.Believed, "picture.believed"
			if r := core.Relativize(show.Base, show.Believed, core.RFC3986); r.Done && !slices.Contains(nobodyWants, b.ID) {
				a.Writes = append(a.Writes, m.write("write.expected", show.Believed, r.Ref, show.Base))
			}
		}
		short := []string{m.code(show.Base), m.code(show.Right), m.code(show.Believed)}
		if key == "believed" {
			short = m.paths(show.Base, show.Base, show.Right, show.Believed)
		}
		a.Sentences = []string{m.words.Get(key, "base", short[0], "ref", m.code(show.Ref), "right", short[1], "believed", short[2])}
		if reason, ok := m.reason(b.ID); ok {
			a.Sentences = append(a.Sentences, reason)
		}
		a.Example.Picture = m.picture(a.Example)
		m.add(a, "", sections([]string{b.Section})...)
	}
}

// reason returns why a belief is wrong: what an exercise says after its first sentence, which speaks to
// the person who gave the answer.
func (m *maker) reason(id beliefs.ID) (reason string, ok bool) {
	_, reason, ok = strings.Cut(m.words.Get("belief."+string(id)), ". ")
	return reason, ok
}

// line returns a line of the pseudocode as the RFC has it. The steps of §5.2.4, which are sentences there,
// are said in the words that all views have.
func (m *maker) line(rule *syntax.Rule) string {
	if rule.Section == rfc3986.RuleDots1.Section {
		return rule.Name + " – " + m.words.Get("rule."+rule.Key)
	}
	return "`" + rule.Name + "`"
}

// rules adds an answer for each line of RFC 3986 §5.2.2 to §5.3.
func (m *maker) rules() {
	for _, rule := range rfc3986.StepRules() {
		x := ruleExamples[rule.Key]
		a := Answer{Kind: "rule", Code: rule.Key, Example: m.example(x.base, x.ref, x.options), Line: m.line(rule)}
		a.Example.Whole = rule.Component == "" || rule.Decides&(syntax.Scheme|syntax.Authority) != 0 || rule.Component == "scheme" || rule.Component == "authority"
		r := core.Resolve(x.base, x.ref, core.RFC3986, x.options)
		for i, step := range r.Trace.Steps {
			if step.Rule == rule {
				a.Example.Step = i + 1
				if rule != rfc3986.RuleDots2E { // whose first case is that of the base's folder
					break
				}
			}
		}
		a.Sentences = m.targetSentences(a.Example)
		m.shorten(&a, x.base)
		a.Example.Picture = m.picture(a.Example)
		m.add(a, rule.Section, rule)
	}
}
