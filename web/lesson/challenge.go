package lesson

// Levels is the number of levels of difficulty of a challenge; the first is 1.
const Levels = 3

// Material is the material of the exercises of a level. An entry that occurs
// several times is chosen more often.
type Material struct {
	Kinds     []string
	Bases     []string // without a path
	Plain     []string // segments of a base
	Segments  []string // segments of a reference
	Tails     []string // after a path: queries and fragments
	Mutations []string // pairs: the first becomes the second in a URI, which is equivalent on some rung of §6.2, or looks so
}

// MaterialOf returns the material of a level, from 1.
func MaterialOf(level int) Material { return materials[level-1] }

// materials is a variable, so that no code is needed to build it.
var materials = [Levels]Material{
	{
		Kinds:     []string{Target, Target, NextRule, Invalid, State, RefKind, Rung},
		Bases:     []string{"http://a", "https://h.example", "ftp://ftp.example"},
		Plain:     []string{"a", "b", "c", "docs", "img"},
		Segments:  []string{"a", "b", "c", "docs", "..", ".."},
		Tails:     []string{"", "", "", "?q", "#s"},
		Mutations: []string{"http", "HTTP", "example", "Example", "a", "%61", "/b", "/./b", "/c", "/x/../c", "b", "B", "s", "%73"},
	},
	{
		Kinds:    []string{Target, NextRule, Output, Reference, Invalid, Rung, PathKind, HostKind},
		Bases:    []string{"http://a", "https://h.example", "ftp://ftp.example", "http://a:8080", "file://", "http://jo:x@h.example"},
		Plain:    []string{"a", "b", "c", "docs", "img", "g;x=1", "index.html", ""},
		Segments: []string{"a", "b", "c", "docs", "..", "..", ".", ".", "..", "g;x=1"},
		Tails:    []string{"", "", "", "?q", "#s", "?y", "?", "?y#s", "?y/../x", "#s/./x"},
		Mutations: []string{
			"http", "HTTP", "example", "Example", "a", "%61", "/b", "/./b", "/c", "/x/../c", "b", "B", "s", "%73",
			"//a/", "//a:80/", "example/", "example:/", "/c", "/%63", "/b", "%2Fb", "/..", "/%2e%2e",
		},
	},
	{
		Kinds:    []string{Target, NextRule, Output, Output, Reference, Reference, Rung},
		Bases:    []string{"http://a", "https://h.example", "http://a:8080", "file://", "scheme:", "urn:example", "http://[2001:db8::7]"},
		Plain:    []string{"a", "b", "c", "docs", "g;x=1", "index.html", "", "..", ".", "...", "%2e%2e"},
		Segments: []string{"a", "b", "c", "..", "..", ".", ".", "..", "g;x=1", "", "..g", "...", ".g", "%2e%2e", "a:b", "..", ".."},
		Tails:    []string{"", "", "", "?q", "#s", "?y", "?", "?y#s", "?y/../x", "#s/./x"},
		Mutations: []string{
			"http", "HTTP", "example", "Example", "a", "%61", "/b", "/./b", "/c", "/x/../c", "b", "B", "s", "%73",
			"//a/", "//a:80/", "example/", "example:/", "/c", "/%63", "/b", "%2Fb", "/..", "/%2e%2e",
		},
	},
}

// InvalidCharacters is characters that are not allowed anywhere in a URI.
const InvalidCharacters = " ^{}|\"<>`\\"

// Hosts returns the hosts of exercises on hosts.
func Hosts() []string { return hosts }

var hosts = []string{
	"127.0.0.1", "256.1.1.1", "10.0.0", "0.0.0.0", "192.168.001.1", "1.2.3.4.5", "255.255.255.255", "h.example", "",
	"[::1]", "[2001:db8::7]", "[::ffff:192.0.2.1]", "[v1.fe80::a+en1]", "0x7f.1", "localhost", "a_b", "%41.example", "[::]",
}
