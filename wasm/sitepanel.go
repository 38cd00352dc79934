//go:build js && wasm

package main

import (
	"strings"
	"syscall/js"

	"uriplayground/core/site"
	"uriplayground/web/model"
	"uriplayground/web/wire"
)

// sitePanel is the part of the view of a site that Vecty does not draw: the fields for a
// folder and an archive, and the reading of what is chosen or dropped.
type sitePanel struct {
	p         *playground
	load      js.Value // a function that loads static/sitescan.js
	source    js.Value // what is to be read, as that takes it
	stop      js.Value // stops the reading; undefined where nothing is read
	reading   int      // number of the reading: what an earlier one still says is left out
	kept      []string // the paths of its files, as the session keeps them
	workTimer *timer
	lastDrawn float64 // when progress was last shown
}

func newSitePanel(p *playground, load js.Value) *sitePanel {
	s := &sitePanel{p: p, load: load, stop: js.Undefined()}
	s.workTimer = newTimer(p.events, "Timeout", s.workSlice)
	return s
}

// shown reports whether the view is that of a site.
func (s *sitePanel) shown() bool { return s.p.session.State().View == model.SiteView }

// onFiles reads what one of the two fields holds: a folder, or an archive.
func (s *sitePanel) onFiles(field js.Value) {
	files := field.Get("files")
	if files.Length() == 0 {
		return
	}
	first := files.Index(0)
	defer field.Set("value", "") // the same choice again is a change then
	if field.Get("dataset").Get("site").String() == "zip" {
		s.open(fromJS(first.Get("name")), "zip", first)
		return
	}
	name, _, _ := strings.Cut(fromJS(first.Get("webkitRelativePath")), "/")
	s.open(name, "files", js.Global().Get("Array").Call("from", files)) // the field forgets them
}

// onDrop reads what was dropped: folders and files, or a single archive.
func (s *sitePanel) onDrop(event js.Value) {
	items := event.Get("dataTransfer").Get("items")
	files := event.Get("dataTransfer").Get("files")
	if !s.shown() || files.Length() == 0 {
		return
	}
	event.Call("preventDefault")
	entries := js.Global().Get("Array").New()
	for i := range items.Length() {
		if entry := items.Index(i).Call("webkitGetAsEntry"); entry.Truthy() {
			entries.Call("push", entry)
		}
	}
	name := fromJS(files.Index(0).Get("name"))
	if files.Length() == 1 && strings.HasSuffix(strings.ToLower(name), ".zip") {
		s.open(name, "zip", files.Index(0))
		return
	}
	s.open(name, "entries", entries)
}

// open reads a site.
func (s *sitePanel) open(name, kind string, from js.Value) {
	s.source = js.Global().Get("Object").New()
	s.source.Set("name", toJS(name))
	s.source.Set(kind, from)
	s.p.dispatch(model.OpenSite{Name: name})
}

// perform performs an effect of the view.
func (s *sitePanel) perform(effect model.Effect) {
	switch effect.(type) {
	case model.ReadSite:
		s.read()
	case model.StopSite:
		s.end()
	case model.RequestSiteWork:
		s.workTimer.start(0)
	}
}

// end ends the reading.
func (s *sitePanel) end() {
	s.reading++
	if s.stop.Truthy() {
		s.stop.Invoke()
		s.stop = js.Undefined()
	}
}

// read begins to read the source, after loading static/sitescan.js.
func (s *sitePanel) read() {
	s.end()
	number := s.reading
	if s.load.Type() != js.TypeFunction {
		return
	}
	s.p.events.onSettled(s.load.Invoke(), func(scanner js.Value, ok bool) {
		switch {
		case number != s.reading:
		case !ok:
			s.p.dispatch(model.NoteSite{Note: site.Note{Code: "unreadable", Name: "sitescan.js"}})
			s.p.dispatch(model.SiteRead{})
		default:
			s.stop = scanner.Call("readSite", s.source, s.p.events.function(func(message js.Value) {
				if number == s.reading {
					s.told(message)
				}
			}))
		}
	})
}

// told takes what static/sitescan.js tells.
func (s *sitePanel) told(message js.Value) {
	switch {
	case message.Get("paths").Truthy():
		s.addFiles(message)
	case message.Get("scan").Truthy():
		scan := message.Get("scan")
		s.p.dispatch(model.SitePage{
			Path: s.kept[message.Get("index").Int()], Base: embedded(scan).Text, Links: unpack(scan),
			Names: wire.SplitNames(fromJS(scan.Get("names"))), Percent: message.Get("percent").Int(), Silent: s.tooSoon(),
		})
	case message.Get("note").Truthy():
		s.p.dispatch(model.NoteSite{Note: site.Note{Code: message.Get("note").String(), Name: fromJS(message.Get("name"))}})
	default:
		s.stop = js.Undefined()
		s.p.dispatch(model.SiteRead{})
	}
}

// addFiles adds the files of a site, without the folder that they have in common, and says
// which are to be read.
func (s *sitePanel) addFiles(message js.Value) {
	paths := make([]string, message.Get("paths").Length())
	for i := range paths {
		paths[i] = fromJS(message.Get("paths").Index(i))
	}
	common := site.Common(paths)
	if common != "" && !message.Get("folder").Truthy() {
		s.p.dispatch(model.NoteSite{Note: site.Note{Code: "common-folder", Name: common}})
	}
	s.kept = paths
	for i, path := range paths {
		s.kept[i] = s.p.session.SiteFile(strings.TrimPrefix(path, common))
		message.Get("formats").SetIndex(i, formatOf(s.kept[i]))
	}
}

// workSlice lets the session work for one slice.
func (s *sitePanel) workSlice() {
	clock := js.Global().Get("performance")
	start := clock.Call("now").Float()
	s.p.dispatch(model.WorkSite{More: func() bool { return clock.Call("now").Float()-start < sliceTime }, Silent: s.tooSoon()})
}

// tooSoon reports whether it is too early to show the progress again.
func (s *sitePanel) tooSoon() bool {
	now := js.Global().Get("performance").Call("now").Float()
	silent := now-s.lastDrawn < progressPause
	if !silent {
		s.lastDrawn = now
	}
	return silent
}
