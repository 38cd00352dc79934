package expect

// Assumption is the premise from which an address follows: from which folder the link would have to
// start, or how it would have to be read.
type Assumption uint8

// The assumptions, under which the address would follow. Those up to
// Unnamed say where the link would have to start.
const (
	NoAssumption   Assumption = iota
	Below                     // a link that begins with a slash starts inside of the base
	Page                      // the page, or whatever the base names, is a folder
	AboveSlash                // the base's final slash does not make it a folder
	Root                      // the link starts at the root of the host
	Project                   // in the first folder of the host
	Parent                    // in a folder above; Explanation.Levels says how far
	PageNotBase               // at the page itself, not at the base that is stated for it
	Importer                  // at the file that includes the one in which the link is
	Disk                      // at the file on the disk
	BeforeRedirect            // at the address that was asked for
	Forge                     // at the view of files that a forge has of the repository
	Unnamed                   // in a folder that has no name here
	Colon                     // what comes before a colon is not a scheme
	Host                      // what has no "//" before it is a host
	OneSlash                  // "//" is "/"
	SchemeSlashes             // a scheme is followed by a host, whatever stands between them
	AddressInside             // the link is the address that stands at its end
	SameScheme                // the scheme of the base does not count in a link
	Slashes                   // empty segments are no segments
	QueryKept                 // the base's query goes along
	FragmentKept              // so does its fragment
	OtherDocument             // the rule of another document; Explanation.Dialect says which
	Near                      // it is where the link leads, but for Explanation.Loose
	Words                     // nothing: what the link says is not what the address says
	Joined                    // a piece of the base and the link stand together as text
	Unresolved                // the link was not resolved
	assumptionCount
)

var assumptionNames = [assumptionCount]string{
	"", "below", "page", "above-slash", "root", "project", "parent", "page-not-base", "importer", "disk", "before-redirect",
	"forge", "unnamed", "colon", "host", "one-slash", "scheme-slashes", "address-inside", "same-scheme", "slashes", "query-kept",
	"fragment-kept", "other-document", "near", "words", "joined", "unresolved",
}

// String returns the name of the assumption; empty for none.
func (r Assumption) String() string { return assumptionNames[r] }

// Start reports whether the assumption is about where a link would have to start.
func (r Assumption) Start() bool { return NoAssumption < r && r <= Unnamed }

// Difference is the set of differences between two addresses that are nearly the same.
type Difference uint8

// The differences.
const (
	Scheme     Difference = 1 << iota // http, and https
	FinalSlash                        // one of them ends with a slash
	Index                             // one of them names index.html
	Extension                         // .md, and .html or nothing
	Case                              // capital letters
	Query                             // the expected one has none
	Fragment                          // only one of them has one
	Encoding                          // characters that are percent-encoded in one of them only
)

var differenceNames = [...]string{"scheme", "final-slash", "index", "extension", "case", "query", "fragment", "encoding"}

// Names returns the names of the differences in the set, in their order.
func (d Difference) Names() (names []string) {
	for i, name := range differenceNames {
		if d&(1<<i) != 0 {
			names = append(names, name)
		}
	}
	return names
}

// FixKind is the part that a fix changes.
type FixKind uint8

// The kinds of fixes.
const (
	BaseSlash       FixKind = iota // the base ends with a slash
	BaseSlashNoLead                // the base ends with a slash, and the link begins with none
	BaseNoSlash                    // the base ends with no slash
	BaseStart                      // the base is the folder from which the expected address follows
	OwnBase                        // no base is stated for the page
	FromRoot                       // the link is the whole path
	Whole                          // the link is the whole address
)

var fixNames = [...]string{"base-slash", "base-slash-no-lead", "base-no-slash", "base-start", "own-base", "from-root", "whole"}

// String returns the name of the kind.
func (k FixKind) String() string { return fixNames[k] }
