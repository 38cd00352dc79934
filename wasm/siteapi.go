//go:build js && wasm

package main

import (
	"syscall/js"

	"uriplayground/core/site"
	"uriplayground/web/play"
	"uriplayground/web/wire"
)

// site(paths, options, read): paths is the names of the files, and read returns
// what static/linkscan.js finds in one of them, by its index and format, or null if it is no
// text.
func (a *api) site(args []js.Value) any {
	paths, options, read := args[0], args[1], args[2]
	words := a.every.For(options.Get("lang").String())
	s := site.New(site.Options{Root: fromJS(options.Get("root")), Host: fromJS(options.Get("host")), Server: fromJS(options.Get("server")), NFC: composed, ToASCII: toASCII})
	var notes []site.Note
	kept := make([]string, paths.Length())
	for i := range kept {
		path, wrong := s.AddFile(fromJS(paths.Index(i)))
		if wrong != site.Named {
			notes = append(notes, site.Note{Code: wrong.String(), Name: path})
			continue
		}
		kept[i] = path
	}
	for i, path := range kept {
		format := formatOf(path)
		if format == "" {
			continue
		}
		if scan := read.Invoke(i, format); scan.IsNull() {
			notes = append(notes, site.Note{Code: "binary", Name: path})
		} else {
			s.AddPage(path, scanned(scan))
		}
	}
	s.Follow(1 << 30)
	return wire.Site(s, notes, wire.SiteWords{
		Finding: func(f *site.Finding) string { return play.FindingTitle(words, s, f) },
		Link:    func(e *site.Details) string { return play.SiteMessage(words, s, e) },
		Note:    func(code, name string) string { return play.SiteNote(words, code, name) },
	})
}

// formatOf returns the format of a file that has links; empty for one that is not read.
func formatOf(path string) string {
	switch {
	case site.IsXHTML(path):
		return "xhtml"
	case site.IsPage(path):
		return "html"
	case site.IsSheet(path):
		return "css"
	case site.IsPackage(path):
		return "epub"
	case site.IsManifest(path):
		return "manifest"
	}
	return ""
}

// scanned returns what static/linkscan.js has found in a file: base, packed bases and links,
// and names, each after a NUL.
func scanned(scan js.Value) site.Scan {
	s := site.Scan{Base: embedded(scan).Text, Links: unpack(scan), Names: wire.SplitNames(fromJS(scan.Get("names")))}
	if bases := scan.Get("bases"); bases.Truthy() {
		s.Bases = unpackBases(bases)
	}
	return s
}

// composed returns a text in Unicode's form NFC.
func composed(text string) string { return fromJS(asObject(toJS(text)).Call("normalize")) }
