package fromwhere

import (
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/core/places"
	"uriplayground/core/proxy"
	"uriplayground/web/page"
	"uriplayground/web/view/render"
)

// RulesTable returns what servers do to the path of a page, and of a target of a link on it, with a
// field for the rules that hold; a click chooses one.
func RulesTable(v *render.Context, address, target string) *page.Table {
	s := v.Table("rules", "rules.title", "rules.caption", "rules.rule", "rules.page", "rules.target", "facts.source")
	chosen := v.State.From.Server
	addField(v, s, page.Field{Command: page.Command{Name: "server", Value: chosen}, Label: v.Words.Get("rules.label"), Hint: v.Words.Get("rules.hint"), Rows: 3})
	origin, path := divided(address)
	if strings.TrimSpace(chosen) != "" && proxy.Read(chosen) == nil {
		s.Note = v.Words.Get("rules.unread")
	}
	for _, e := range proxy.Examples(path) {
		rules := proxy.Read(e.Text)
		rule := render.CodeCell(e.Text).WithCommand("rules", e.Text)
		rule.Head, rule.Detail = true, e.Server.String()
		s.AddRow(render.RowClass(e.Text == chosen), rule, askedCell(v, rules, origin, address), askedCell(v, rules, origin, target),
			FactCell(v, places.Fact{Source: e.Source, Version: e.Tested, Date: places.Date, Tested: e.Tested != ""}))
	}
	return s
}

// divided returns the origin of an address and its path with the query.
func divided(address string) (origin, path string) {
	a := core.Parse(address, core.RFC3986)
	start := a.Part("path").Start
	path, _, _ = strings.Cut(address[start:], "#")
	return address[:start], path
}

// askedCell says what an application is asked for where a browser asks for an address.
func askedCell(v *render.Context, rules proxy.Rules, origin, address string) *page.TableCell {
	at, path := divided(address)
	if at != origin || origin == "" {
		return render.TextCell(v.Words.Get("rules.elsewhere"))
	}
	a, by := rules.Ask(path)
	if by != nil && a.Status == proxy.OK {
		c := render.CodeCell(page.Clip(a.Path, render.ValueBytes))
		if by.File != "" {
			c.Detail = v.Words.Get("rules.no-file")
		}
		return c
	}
	return render.TextCell(answered(v, a))
}

// Answered returns the outcome of a request by the rules of a server.
func Answered(v *render.Context, a proxy.Answer, by *proxy.Rule) string {
	if by == nil || a.Status != proxy.OK {
		return answered(v, a)
	}
	return page.Clip(by.Origin+a.Path, render.ValueBytes)
}

// answered says what a server answers by itself, or that no rule is about the path.
func answered(v *render.Context, a proxy.Answer) string {
	switch a.Status {
	case 0:
		return v.Words.Get("rules.nothing")
	case proxy.Moved:
		return v.Words.Get("rules.moved", "status", strconv.Itoa(proxy.Moved), "to", a.Path)
	}
	return v.Words.Get("rules.refused", "status", strconv.Itoa(int(a.Status)))
}

// askedDetail says what the application is asked for where a browser asks for an address; nothing
// without rules.
func askedDetail(v *render.Context, a proxy.Answer, key string) string {
	switch a.Status {
	case 0:
		return ""
	case proxy.OK:
		return v.Words.Get(key, "path", page.Clip(a.Path, render.CellBytes))
	}
	return answered(v, a)
}

// explainServer says why the links of an application behind the server are read otherwise than it
// knows its pages; nothing without rules.
func explainServer(v *render.Context, list []places.Reading) string {
	rules := proxy.Read(v.State.From.Server)
	if rules == nil {
		return ""
	}
	_, path := divided(list[0].Base)
	a, by := rules.Ask(path)
	if by == nil || a.Status != proxy.OK {
		return v.Words.Get("rules.page.none", "path", v.Quote(path), "answer", answered(v, a))
	}
	text := quirk(v, by, a, path)
	for i := range list {
		if list[i].Place == places.Upstream {
			text = strings.TrimSpace(text + " " + partsFromServer(v, by, &list[0], &list[i]))
		}
	}
	return text
}

// partsFromServer says whether a link is read alike at the address in the browser and at the one that
// the application knows.
func partsFromServer(v *render.Context, by *proxy.Rule, given, inside *places.Reading) string {
	key := "rules.parts"
	switch {
	case given.ToPage(), inside.Right(inside.Target) && given.Right(given.Target):
		key = "rules.agrees"
	case by.File != "":
		key = "rules.file"
	}
	return v.Words.Get(key, "page", v.Quote(given.Base), "asked", v.Quote(inside.Base), "target", v.Quote(given.Target), "inside", v.Quote(inside.Target))
}

// quirk returns the effect of a rule that is seldom meant.
func quirk(v *render.Context, by *proxy.Rule, a proxy.Answer, path string) string {
	switch by.Slashes() {
	case proxy.Double:
		return v.Words.Get("rules.double", "at", v.Quote(by.At), "to", v.Quote(by.Origin+by.To))
	case proxy.Glued:
		return v.Words.Get("rules.glued", "at", v.Quote(by.At), "to", v.Quote(by.Origin+by.To))
	}
	if by.File == "" && by.Server != proxy.Redirects && (lost(path, a.Path, "%2F") || lost(path, a.Path, "//")) {
		return v.Words.Get("rules.cleaned", "server", by.Server.String())
	}
	return ""
}

// lost reports whether a path has less of something once a server has read it.
func lost(path, asked, of string) bool {
	return strings.Count(strings.ToUpper(path), of) > strings.Count(strings.ToUpper(asked), of)
}
