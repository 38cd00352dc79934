//go:build js && wasm

package main

import (
	"strings"
	"syscall/js"

	"uriplayground/core/site"
	"uriplayground/web/model"
)

// sitePanel is the part of the view of a site that Vecty does not draw: the fields for a
// folder and an archive, and the reading of what is chosen or dropped.
type sitePanel struct {
	p         *playground
	load      js.Value // a function that loads static/sitescan.js
	source    js.Value // what is to be read, as that takes it
	offered   dropped  // where a page is read
	stop      js.Value // stops the reading; undefined where nothing is read
	onMessage js.Func  // told what is read, until then
	reading   int      // number of the reading: one that waits for the scanner may be an earlier one
	kept      []string // the paths of its files; once these are all known, as the session keeps them
	common    string   // the folder that all of them are in
	archive   bool     // they are in an archive
	workTimer *timer
	progress  progress
}

func newSitePanel(p *playground, load js.Value) *sitePanel {
	s := &sitePanel{p: p, load: load, stop: js.Undefined(), progress: progress{clock: newClock()}}
	s.workTimer = newTimer(p.callbacks, "Timeout", s.workSlice)
	return s
}

// shown reports whether the view is that of a site.
func (s *sitePanel) shown() bool {
	state := s.p.session.State()
	return state.ViewShown().Files
}

// onFiles reads what one of the two fields contains: a folder, or an archive.
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

// onDrop reads what was dropped.
func (s *sitePanel) onDrop(event domEvent) {
	if s.shown() && !s.p.session.State().ReadOnly && event.Get("dataTransfer").Get("files").Length() > 0 {
		event.PreventDefault()
		d := droppedBy(event)
		s.open(d.name, d.kind, d.from)
	}
}

// dropped is folders and files, or a single archive.
type dropped struct {
	name, kind string // as static/sitescan.js takes it
	from       js.Value
	folder     bool // it has one
}

func droppedBy(event domEvent) dropped {
	items := event.Get("dataTransfer").Get("items")
	files := event.Get("dataTransfer").Get("files")
	d := dropped{name: fromJS(files.Index(0).Get("name")), kind: "entries", from: js.Global().Get("Array").New()}
	if files.Length() == 1 && archiveKind(d.name, "") != "" {
		return dropped{d.name, "zip", files.Index(0), false}
	}
	for i := range items.Length() {
		if entry := items.Index(i).Call("webkitGetAsEntry"); entry.Truthy() {
			d.from.Call("push", entry)
			d.folder = d.folder || entry.Get("isDirectory").Bool()
		}
	}
	return d
}

// archiveHead is how much of a file shows what archive it is, in bytes.
const archiveHead = 64

// archiveKind returns which archive a file is, by its name or the beginning of its text; empty if
// it is none. An EPUB has its type behind the name of its first file (EPUB 3.3, §4.2.3).
func archiveKind(name, head string) string {
	name, zip := strings.ToLower(name), strings.HasPrefix(head, "PK\x03\x04") || strings.HasPrefix(head, "PK\x05\x06")
	switch {
	case strings.HasSuffix(name, ".epub"), zip && strings.Contains(head, "mimetypeapplication/epub+zip"):
		return "epub"
	case zip, strings.HasSuffix(name, ".zip"):
		return "zip"
	}
	return ""
}

// offerFolder keeps what was dropped where a page is read, if a folder is in it, and reports that.
func (s *sitePanel) offerFolder(event domEvent) bool {
	d := droppedBy(event)
	if d.folder && s.load.Type() == js.TypeFunction {
		s.keep(d, "")
		return true
	}
	return false
}

// offerArchive keeps a file that was opened where a page is read, if it is an archive, and reports
// that. head is the beginning of its text.
func (s *sitePanel) offerArchive(file js.Value, head string) bool {
	name := fromJS(file.Get("name"))
	kind := archiveKind(name, head)
	if kind != "" && s.load.Type() == js.TypeFunction {
		s.keep(dropped{name: name, kind: "zip", from: file}, kind)
		return true
	}
	return false
}

func (s *sitePanel) keep(d dropped, kind string) {
	s.offered = d
	s.p.dispatch(model.OfferSite{Name: d.name, Kind: kind})
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
	case model.TakeSite:
		if d := s.offered; d.name != "" {
			s.offered = dropped{}
			s.open(d.name, d.kind, d.from)
		}
	}
}

// end ends the reading, after which static/sitescan.js tells nothing more.
func (s *sitePanel) end() {
	s.reading++
	if s.stop.Truthy() {
		s.stop.Invoke()
		s.onMessage.Release()
		s.stop = js.Undefined()
	}
}

// read begins to read the source, after loading static/sitescan.js.
func (s *sitePanel) read() {
	s.end()
	s.kept, s.common = nil, ""
	number := s.reading
	if s.load.Type() != js.TypeFunction {
		return
	}
	s.p.callbacks.onSettled(s.load.Invoke(), func(scanner js.Value, ok bool) {
		switch {
		case number != s.reading:
		case !ok:
			s.p.dispatch(model.NoteSite{Note: site.Note{Code: "unreadable", Name: "sitescan.js"}})
			s.p.dispatch(model.SiteRead{})
		default:
			s.onMessage = s.p.callbacks.taskFunction(s.receive)
			s.stop = scanner.Call("readSite", s.source, s.onMessage)
		}
	})
}

// receive takes what static/sitescan.js tells.
func (s *sitePanel) receive(message js.Value) {
	switch {
	case message.Get("paths").Truthy():
		s.nameFiles(message)
	case message.Get("formats").Truthy():
		s.addFiles(message)
	case message.Get("scan").Truthy():
		s.p.dispatch(model.SitePage{
			Path: s.kept[message.Get("index").Int()], Scan: scanned(message.Get("scan")), More: message.Get("more").Bool(),
			Percent: message.Get("percent").Int(), Silent: s.progress.tooSoon(),
		})
	case message.Get("note").Truthy():
		s.p.dispatch(model.NoteSite{Note: site.Note{Code: message.Get("note").String(), Name: fromJS(message.Get("name"))}})
	default:
		s.end()
		s.p.dispatch(model.SiteRead{})
	}
}

// nameFiles takes the names of files, a portion of them, and finds the folder that they
// have in common.
func (s *sitePanel) nameFiles(message js.Value) {
	paths := message.Get("paths")
	for i := range paths.Length() {
		path := fromJS(paths.Index(i))
		if folder := site.Folder(path); len(s.kept) == 0 {
			s.common = folder
		} else if folder != s.common {
			s.common = ""
		}
		s.kept = append(s.kept, path)
	}
	s.archive = message.Get("archive").Bool()
}

// addFiles adds a portion of the files, without the folder that all have in common, and
// says which are to be read.
func (s *sitePanel) addFiles(message js.Value) {
	from, to := message.Get("from").Int(), message.Get("to").Int()
	if from == 0 && s.archive && s.common != "" {
		s.p.dispatch(model.NoteSite{Note: site.Note{Code: "common-folder", Name: s.common}})
	}
	for i := from; i < to; i++ {
		s.kept[i] = s.p.session.SiteFile(strings.TrimPrefix(s.kept[i], s.common))
		message.Get("formats").Call("push", formatOf(s.kept[i]))
	}
}

// workSlice lets the session work for one slice.
func (s *sitePanel) workSlice() {
	more, silent := s.progress.slice()
	s.p.dispatch(model.WorkSite{More: more, Silent: silent})
	s.p.keptTimer.start(0) // what was pressed may be drawn elsewhere now
}
