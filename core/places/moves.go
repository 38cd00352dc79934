package places

import (
	"strings"

	"uriplayground/core"
)

// Move is a change that may happen to a page, or to the site that it is in, after a link was written.
type Move uint8

// The moves, in the order in which they are shown.
const (
	SlashMove  Move = iota // the address of the page gains a "/" at its end, or loses it
	FolderMove             // all of the site goes into a folder
	HostMove               // all of the site goes to another host
	PageMove               // the page alone goes into a folder beside it
	MoveCount
)

var moveNames = [MoveCount]string{"slash", "folder", "host", "page"}

// String returns the name of the move.
func (m Move) String() string { return moveNames[m] }

// Outlasts reports, for each Move, whether a reference leads from where the page then is to where
// the target then is (RFC 3986 §5.2). What has the scheme and the authority of the page moves
// with its site. A page without an authority has no site: then ok is false.
func Outlasts(page, target, ref string) (list [MoveCount]bool, ok bool) {
	p, t := core.Parse(page, core.RFC3986), core.Parse(target, core.RFC3986)
	authority := p.Part("authority")
	if !p.Part("scheme").Defined || !authority.Defined {
		return list, false
	}
	site := page[:authority.End]
	together := target[:t.Part("authority").End] == site
	for m := range MoveCount {
		from, to := moved(&p, m), target
		if together && (m == FolderMove || m == HostMove) {
			to = moved(&t, m)
		}
		got, done := core.Target(from, ref, core.RFC3986, core.Options{})
		list[m] = done && got == to
	}
	return list, true
}

// moved returns an address after a move.
func moved(a *core.Analysis, m Move) string {
	path := a.Part("path")
	before, text, after := a.Text[:path.Start], path.In(a.Text), a.Text[path.End:]
	folder, slash := strings.TrimSuffix(text, "/"), "/"
	if folder == text {
		slash = ""
	}
	switch m {
	case SlashMove:
		if slash == "" || folder == "" { // a root has its slash always
			return before + folder + "/" + after
		}
		return before + folder + after
	case FolderMove:
		if text == "" {
			text = "/" // §6.2.3
		}
		return before + "/moved" + text + after
	case HostMove:
		return a.Text[:a.Part("scheme").End] + "://moved.example" + text + after
	}
	at := strings.LastIndexByte(folder, '/') + 1
	if folder == "" {
		return before + "/moved/" + after
	}
	return before + folder[:at] + "moved/" + folder[at:] + slash + after
}
