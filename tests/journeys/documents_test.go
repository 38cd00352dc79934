package journeys

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"

	"uriplayground/tests/webdriver"
)

// documents returns pages of all sorts that contain links: the testdata of tests/browser, and
// shapes that browsers read in ways of their own.
func documents(v *visit) []string {
	v.Helper()
	list := []string{
		`<noscript><a href="noscript-body">x</a><img src="noscript.png"></noscript><a href=after>y</a>`,
		`<head><noscript><link rel=stylesheet href="noscript.css"></noscript></head><body><a href=a>b</a>`,
		`<select><button><selectedcontent></selectedcontent></button><option><a href="in-a-select">x</a></select><a href=after>y</a>`,
		`<template><a href="in-a-template">x</a></template><a href=after>y</a>`,
		`<svg><a href="svg" xlink:href="old"><text>x</text></a><image href="i.png"/></svg><math><mi href="m">x</mi></math>`,
		`<iframe srcdoc="<a href='inner?a=1&amp;amp;b=2'>x</a>"></iframe><object data=o><a href=inside>x</a></object>`,
		`<table><a href="fostered">x</a><tr><td background="b.png"><a href=cell>y</a></table>`,
		`<!-- <a href=no>x</a> --!><a href=yes>y</a><![CDATA[<a href=cdata>z</a>]]>`,
		`<a href=one><a href=two><p><a href=three></p></a><img srcset="a.png 1x, b.png 2x, data:,x 3x">`,
		`<base href="/elsewhere/"><base href="no"><a href=x>y</a><form action=f><input type=image src=i formaction=g></form>`,
		`<style>@import "s.css"; a { background: url(bg.png) }</style><p style="background: url('&quot;q.png')">x<a href="tab&#9;bed">y`,
		strings.Repeat("<div>", 300) + `<a href=deep>x</a>`,
	}
	for _, name := range []string{"docs.html", "base.html"} {
		text, err := os.ReadFile(filepath.Join("../browser/testdata", name))
		v.must(err)
		list = append(list, string(text))
	}
	return list
}

// The links of a document are the same in every browser.
func links(v *visit) {
	v.open("/#v=1&view=links")
	list := documents(v)
	if len(list) != 14 {
		v.Fatalf("%d documents", len(list))
	}
	source := one("[data-linkpanel=source]")
	v.wait(source + ` !== null`)
	write := func(text string) {
		quoted, err := json.Marshal(text)
		v.must(err)
		v.do(fmt.Sprintf(`((e) => { e.value = %s; e.dispatchEvent(new Event("input", { bubbles: true })); })(%s)`, quoted, source))
	}
	const found = `[...document.querySelectorAll(".linkpanel tbody.rows tr")].map((r) => ["ref", "target"].map((c) => r.querySelector("." + c + " code")?.textContent)).flat()`
	for i, document := range list {
		write("")
		v.wait(found + `.length === 0`)
		write(document)
		var got []string
		if !poll(func() bool { got = eval[[]string](v, found); return len(got) > 0 }) {
			v.Errorf("document %d has no links", i)
		}
		v.wantTheSame(fmt.Sprintf("document %d", i), got)
	}
}

// Domains that are mapped to what none may have are refused in every browser.
func domains(v *visit) {
	source, err := os.ReadFile("../jsapi/domains.mjs")
	v.must(err)
	v.open("/")
	v.do(fmt.Sprintf(`(() => {
		%s
		import("/playground.js").then(({ load }) => load()).then((api) => { window.departed = departing(api); });
	})()`, strings.ReplaceAll(string(source), "export ", "")))
	v.wait(`window.departed !== undefined`)
	for _, wrong := range eval[[]string](v, `departed`) {
		v.Error(wrong)
	}
}

// What is copied can be pasted.
func copying(v *visit) {
	v.open("/#" + example)
	v.click(one(".copy-panel summary"))
	v.click(one("[data-act=copy][data-value=markdown]"))
	v.wait(textOf(".copy-panel .note") + `.length > 0`)
	v.do(`(() => {
		const area = Object.assign(document.createElement("textarea"), { id: "pasted" });
		Object.assign(area.style, { position: "fixed", inset: "0 auto auto 0", zIndex: 99 });
		document.body.append(area);
		area.focus();
	})()`)
	v.press("v", webdriver.Control)
	v.wait(`document.getElementById("pasted").value.includes("| 2C |")`)
}

// A file of the visitor is read, and the table of its links is saved as one.
func files(v *visit) {
	v.open("/#v=1&view=links")
	v.wait(one(`.linkpanel-fields input[type=file]`) + ` !== null`)
	v.do(`(() => {
		const transfer = new DataTransfer(), field = document.querySelector(".linkpanel-fields input[type=file]");
		transfer.items.add(new File(["<a href='from-a-file'>x</a>"], "page.html", { type: "text/html" }));
		field.files = transfer.files;
		field.dispatchEvent(new Event("input", { bubbles: true })); // as when a file is chosen
	})()`)
	v.wait(textOf(".linkpanel tbody.rows .ref") + `.includes("from-a-file")`)
	v.do(`(() => {
		const make = URL.createObjectURL;
		URL.createObjectURL = (blob) => { blob.text().then((text) => document.body.dataset.saved = text); URL.createObjectURL = make; return "#v=1&view=links"; };
		document.querySelector("[data-act=links-export][data-value=csv]").click();
	})()`)
	v.wait(`document.body.dataset.saved?.includes("from-a-file")`)
}

// shared is what one browser has shown first, and the others have to show, too.
var shared = struct {
	sync.Mutex
	first map[string][2]string // text and browser
}{first: map[string][2]string{}}

// wantTheSame fails if another browser has shown something else.
func (v *visit) wantTheSame(what string, got any) {
	v.Helper()
	text, err := json.Marshal(got)
	if err != nil {
		v.Fatal(err)
	}
	shared.Lock()
	defer shared.Unlock()
	first, ok := shared.first[what]
	if !ok {
		shared.first[what] = [2]string{string(text), v.b.Name()}
		return
	}
	if first[0] != string(text) {
		at := 0
		for at < min(len(text), len(first[0])) && text[at] == first[0][at] {
			at++
		}
		from := max(0, at-60)
		v.Errorf("%s: %.200q in %s, %.200q in %s", what, text[from:], v.b.Name(), first[0][from:], first[1])
	}
}
