package lesson

// Levels is how many levels of difficulty a challenge has; the first is 1.
const Levels = 3

// ChallengeKinds is the kinds of exercises of a level. A kind that stands twice
// comes twice as often.
func ChallengeKinds(level int) []string {
	return [Levels][]string{
		{Target, Target, NextRule, Invalid, State, RefKind, Rung},
		{Target, NextRule, Output, Reference, Invalid, Rung, PathKind, HostKind},
		{Target, NextRule, Output, Output, Reference, Reference, Rung},
	}[level-1]
}

// Material is what the exercises of a level are made of.
type Material struct {
	Bases     []string // with "@" for a path
	Plain     []string // segments of a base
	Segments  []string // and of a reference
	Tails     []string // behind a path: queries and fragments
	Invalid   []string // characters that cannot stand in a URI
	Mutations []Mutation
}

// Mutation rewrites a URI so that it is the same on some rung, or so that it
// looks as if it were: the first Old becomes New.
type Mutation struct{ Old, New string }

// MaterialOf is the material of a level.
func MaterialOf(level int) Material {
	m := Material{
		Bases:    []string{"http://a@", "https://h.example@", "ftp://ftp.example@"},
		Plain:    []string{"a", "b", "c", "docs", "img"},
		Segments: []string{"a", "b", "c", "docs", "..", ".."},
		Tails:    []string{"", "", "", "?q", "#s"},
		Invalid:  []string{" ", "^", "{", "}", "|", "\"", "<", ">", "`", "\\"},
		Mutations: []Mutation{
			{"http", "HTTP"}, {"example", "Example"}, {"a", "%61"}, {"/b", "/./b"}, {"/c", "/x/../c"}, {"b", "B"}, {"s", "%73"},
		},
	}
	if level >= 2 {
		m.Bases = append(m.Bases, "http://a:8080@", "file://@", "http://jo:x@h.example@")
		m.Plain = append(m.Plain, "g;x=1", "index.html", "")
		m.Segments = append(m.Segments, ".", ".", "..", "g;x=1")
		m.Tails = append(m.Tails, "?y", "?", "?y#s", "?y/../x", "#s/./x")
		m.Mutations = append(m.Mutations, Mutation{"//a/", "//a:80/"}, Mutation{"example/", "example:/"}, Mutation{"/c", "/%63"},
			Mutation{"/b", "%2Fb"}, Mutation{"/..", "/%2e%2e"})
	}
	if level >= 3 {
		m.Bases = append(m.Bases, "scheme:@", "urn:example@", "http://[2001:db8::7]@")
		m.Plain = append(m.Plain, "..", ".", "...", "%2e%2e")
		m.Segments = append(m.Segments, "", "..g", "...", ".g", "%2e%2e", "a:b", "..", "..")
	}
	return m
}

// Hosts is what exercises on hosts are made of.
func Hosts() []string {
	return []string{
		"127.0.0.1", "256.1.1.1", "10.0.0", "0.0.0.0", "192.168.001.1", "1.2.3.4.5", "255.255.255.255", "h.example", "",
		"[::1]", "[2001:db8::7]", "[::ffff:192.0.2.1]", "[v1.fe80::a+en1]", "0x7f.1", "localhost", "a_b", "%41.example", "[::]",
	}
}
