package site

import (
	"strings"

	"uriplayground/core/syntax"
)

// Cause is why a link is not right. The list is closed: Causes returns all of it.
type Cause uint8

// The causes, by what is wrong.
const (
	Right Cause = iota // nothing is

	// The base is not what was thought.
	RootPrefix   // it begins at the root of the host, and the site is below a path
	BehindServer // it is written as the application is asked for it by a server in front, and not as browsers ask
	OtherPrefix  // it was written for a site below another path
	JoinedAsText // the slash after the root of the site is missing in it
	ClimbsOut    // it has more ".." than there are folders
	NeedsSlash   // it is right if the address of the page ends with a slash
	NeedsNoSlash // it is right if that does not
	FromRoot     // it is right from the first page
	BaseElement  // it is right without <base>
	ErrorPage    // it is not right from everywhere, and its page is shown everywhere
	TwoAddresses // it is right from one of the two addresses of its page only

	// The target looks wrong in itself; see core/oddtarget.
	AddressInPath // there is a whole address within its path
	DiskPath      // it has the path of a disk
	HostInPath    // it has a host as a folder
	FolderTwice   // it begins with the folder that it starts in

	// The name is not that of a file.
	CleanAddress  // the host adds no .html
	NotAFile      // there is a folder of that name and no .html
	SlashOnFile   // a slash after a file
	WithoutIndex  // the folder has no index.html
	SourceFile    // it leads to the source of a page
	Capitals      // the file differs by capitals
	Composition   // the file differs by the form of its characters
	EncodedTwice  // it has been percent-encoded twice
	NotEncoded    // a "?" or "#" of a name is not encoded
	EncodedHash   // the "#" of its fragment is encoded
	Elsewhere     // the only file of that name is in another folder
	Fallback      // the host shows the first page instead
	RoundAndRound // redirections never end
	NotThere      // there is no such file

	// The place in the page is not there.
	NameCapitals // it differs by capitals
	NearName     // it differs by hyphens and the like
	NoName       // there is no such id
	LeavesSrcdoc // it is in a document in srcdoc, whose address is about:srcdoc

	// Its scope, or what it is the scope of; see core/scopes.
	OutsideScope    // it is the scope of a service worker, and wider than the folder of its script
	StartOutside    // it is the scope of a web app, and start_url is not in it
	OutsideApp      // it is to be in the scope of a web app, and is not
	PageOutsideApp  // it leads to the manifest of a web app that its page is not in the scope of
	ControlsNothing // it is the script of a service worker, and no page is in its folder
	ScopePrefix     // it is a scope without a slash, and there is more that begins so

	// It leads away.
	InvalidURL  // browsers cannot read it
	Placeholder // what was to be put in is missing
	LocalFile   // it leads to the disk of the author
	LocalHost   // it leads to the machine of the author

	// It works.
	Redirected   // by a redirection only
	MetaRefresh  // by a page that redirects, and drops the fragment
	Backslashes  // in browsers only
	EncodedSlash // on some hosts only
	Insecure     // by "http:", where the site is served by "https:"
	HashRoute    // its fragment is the path of a page, for a script
	LineRange    // its fragment is lines of a listing, for a script
	Outside      // it leads out of the site, on its host
	External     // it leads to another host
	OtherScheme  // it leads to no page
	causeCount
)

var causeNames = [causeCount]string{
	"", "root-prefix", "behind-server", "other-prefix", "joined-as-text", "climbs-out", "needs-slash", "needs-no-slash", "from-root", "base-element", "error-page", "two-addresses",
	"address-in-path", "disk-path", "host-in-path", "folder-twice",
	"clean-address", "not-a-file", "slash-on-file", "without-index", "source-file", "capitals", "composition", "encoded-twice", "not-encoded", "encoded-fragment",
	"elsewhere", "fallback", "round-and-round", "not-there", "name-capitals", "near-name", "no-name", "leaves-srcdoc", "outside-scope", "start-outside-scope", "outside-app", "page-outside-app", "controls-nothing", "scope-without-slash", "invalid-url", "placeholder", "local-file", "local-host",
	"redirected", "meta-refresh", "backslashes", "encoded-slash", "insecure", "hash-route", "line-range", "outside", "external", "other-scheme",
}

// String returns the code of the cause.
func (c Cause) String() string { return causeNames[c] }

// Causes returns all causes but Right.
func Causes() (list []Cause) {
	for c := Right + 1; c < causeCount; c++ {
		list = append(list, c)
	}
	return list
}

// levels is how many there are.
const levels = syntax.Info + 1

// Level returns how much links with that cause matter: an error leads nowhere, or to another
// place than it was meant to; a warning works, by a detour or in part; an info has not been followed.
func (c Cause) Level() syntax.Level {
	switch c {
	case Redirected, MetaRefresh, Backslashes, EncodedSlash, Insecure, StartOutside, OutsideApp, PageOutsideApp, ControlsNothing, ScopePrefix:
		return syntax.Warning
	case HashRoute, LineRange, Outside, External, OtherScheme:
		return syntax.Info
	}
	return syntax.Error
}

// diagnosis is what is found about a link.
type diagnosis struct {
	cause  Cause
	key    string // what links of one finding have in common beside the cause
	from   string // the base it was read against
	target target
	ended  served // of a target inside of the site
	wanted string // address that it should lead to, with query and fragment; empty where it is not known
	unsure bool   // links that come later may show another cause
	other  string // what the sentence about it names: the other base, the other prefix, the file, the name
}

// follow finds what is to be said about a link. What other links may yet show is left for
// later.
func (s *Site) follow(i int) {
	d := s.diagnose(i)
	if d.unsure && s.done < s.links.n {
		s.waiting = append(s.waiting, uint32(i))
		return
	}
	link := s.links.at(i)
	link.cause, link.finding = d.cause, 0
	if d.cause != Right {
		link.finding = s.note(d.cause, d.key, i) + 1
	}
}

// diagnose reads a link from all addresses of its page. What leads to a file from the first
// one only has that for its cause.
func (s *Site) diagnose(i int) diagnosis {
	ref, r := s.ref(i), s.read(s.links.at(i))
	d := diagnosis{from: r.bases[0], ended: served{file: none}}
	if s.diagnoseScope(&d, r, i) {
		return d
	}
	if r.number > 0 && toFragment(ref) {
		d.cause, d.target, d.wanted = LeavesSrcdoc, s.locate(d.from, ref), "about:srcdoc"+asRead(ref)
		return d
	}
	if r.inPage(ref) {
		s.anchorOf(&d, r, ref)
		return d
	}
	s.diagnoseLink(&d, r, ref)
	s.diagnosePageOutsideScope(&d, r, i)
	switch d.cause {
	case Right, Redirected, Backslashes, HashRoute, LineRange:
	default:
		return d
	}
	if !r.two {
		return d
	}
	second := diagnosis{from: r.bases[1], ended: served{file: none}}
	if s.judge(&second, ref); second.cause == Right || second.cause == Redirected {
		return d
	}
	second.cause, second.key, second.other, second.wanted = r.why, "", r.bases[0], s.addressOf(d.ended, d.target)
	return second
}

// toFragment reports whether a reference is a fragment alone.
func toFragment(ref string) bool { return strings.HasPrefix(asRead(ref), "#") }

// inPage reports whether a reference is to the page that holds it, wherever that is shown.
func (r *reading) inPage(ref string) bool {
	ref = asRead(ref)
	return r.stated == "" && (ref == "" || ref[0] == '#')
}

// anchorOf looks for the place in the page itself that a fragment leads to.
func (s *Site) anchorOf(d *diagnosis, r *reading, ref string) {
	d.target = s.locate(r.at[0], ref)
	d.ended = served{file: r.file, path: d.target.path, reason: reasonNone}
	switch s.checkName(d); d.cause {
	case Right:
		d.cause = s.forScript(d)
	case NoName:
		s.diagnoseMissingName(d)
	}
}

// judge resolves a link, and says what is wrong in short.
func (s *Site) judge(d *diagnosis, ref string) {
	d.target = s.locate(d.from, ref)
	switch d.target.where {
	case failed:
		d.cause = InvalidURL
		return
	case nowhere:
		d.cause = OtherScheme
		return
	case external:
		d.cause = External
		return
	case outside:
		d.cause = Outside
		if !d.target.bare {
			return
		}
		d.target.path, d.cause = "", Right
		if d.ended = s.serve("", nil); !s.bareToo {
			d.ended.hops++
		}
	default:
		d.ended = s.serve(d.target.path, nil)
	}
	switch {
	case d.ended.file < 0:
		d.cause = NotThere
	case d.ended.hops > 0:
		d.cause = Redirected
	}
	if d.cause != NotThere {
		s.checkName(d)
	}
}

// checkName looks for the name on the page that the fragment leads to.
func (s *Site) checkName(d *diagnosis) {
	if s.anchors.reaches(d.ended.file, d.target.fragment) {
		return
	}
	d.cause = NoName
	d.key = s.files.list[d.ended.file] + "#" + syntax.Octets(d.target.fragment)
}

// forScript returns the cause of a fragment that is for a script and no name on the page; else
// Right.
func (s *Site) forScript(d *diagnosis) Cause {
	file, fragment := d.ended.file, d.target.fragment
	switch {
	case !s.anchors.knows(file) || s.anchors.holds(file, fragment):
	case isRoute(fragment):
		return HashRoute
	case s.anchors.isLineRange(file, fragment):
		return LineRange
	}
	return Right
}

// addressOf returns the address at which a file is shown, with the query and the fragment of a
// target.
func (s *Site) addressOf(at served, t target) string {
	if at.file < 0 {
		return ""
	}
	path, _, _ := s.shown(at.file)
	return s.root + Encoded(path) + t.rest
}
