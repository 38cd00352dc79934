package site

import (
	"strconv"
	"strings"
	"unicode"

	"uriplayground/core/syntax"
)

// anchors is the names within pages that a fragment can lead to: ids, and names of
// anchors. They are kept by their hashes, since there may be millions of them: 64 bits of
// a hash are the same for two of a million names once in thirty million sites.
type anchors struct {
	pages  map[int32]bool      // that have been read, by their files; whether all of their names are known
	texts  []string            // many names each, one after the other
	known  map[uint64]struct{} // by file and name
	folded map[uint64]place    // the first one, by file and name without capitals
	plain  map[uint64]place    // the first one, by file and what plainName leaves of the name, where that is less; likewise asciiName
}

// place is where a name stands: which of the texts, and where in it.
type place struct{ text, at, length uint32 }

func newAnchors() anchors {
	return anchors{pages: map[int32]bool{}, known: map[uint64]struct{}{}, folded: map[uint64]place{}, plain: map[uint64]place{}}
}

func (a *anchors) read(file int32) bool {
	_, ok := a.pages[file]
	return ok
}

// knows reports whether all names of a file are known.
func (a *anchors) knows(file int32) bool { return a.pages[file] }

// add adds names of a file.
func (a *anchors) add(file int32, names []string) {
	if !a.read(file) {
		a.pages[file] = true
	}
	if len(names) == 0 {
		return
	}
	at := 0
	for _, name := range names {
		a.known[hashOf(file, name)] = struct{}{}
		lower, here := strings.ToLower(name), place{uint32(len(a.texts)), uint32(at), uint32(len(name))}
		keep(a.folded, hashOf(file, lower), here)
		if plain := plainName(name); plain != lower && plain != "" {
			keep(a.plain, hashOf(file, plain), here)
		}
		if ascii := asciiName(name); ascii != "" && ascii != lower {
			keep(a.plain, hashOf(file, ascii), here)
		}
		at += len(name)
	}
	a.texts = append(a.texts, strings.Join(names, ""))
}

// keep adds a place unless there is one.
func keep(places map[uint64]place, key uint64, here place) {
	if _, ok := places[key]; !ok {
		places[key] = here
	}
}

// plainName returns the letters and digits of a name, in lower case: programs that make ids of
// headings differ in what they make of the rest. A name without a letter has none: numbers differ by
// any character.
func plainName(name string) string {
	if !strings.ContainsFunc(name, unicode.IsLetter) {
		return ""
	}
	return strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return unicode.ToLower(r)
		}
		return -1
	}, name)
}

// leastASCII is how many characters of a name have to be left for it to say anything.
const leastASCII = 4

// asciiName returns the words of a name in ASCII alone, joined, and without those that stand for a character
// in HTML: some programs drop what is not ASCII, or make their ids of text that is escaped. It is empty where
// too little is left.
func asciiName(name string) string {
	var b strings.Builder
	for word := range strings.FieldsFuncSeq(strings.ToLower(name), func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) }) {
		switch word {
		case "amp", "lt", "gt", "quot", "nbsp":
			continue
		}
		for i := range len(word) {
			if word[i] < 0x80 {
				b.WriteByte(word[i])
			}
		}
	}
	if ascii := b.String(); len(ascii) >= leastASCII && strings.ContainsFunc(ascii, unicode.IsLetter) {
		return ascii
	}
	return ""
}

// hashOf returns the FNV-1a hash of a file and a name.
func hashOf(file int32, name string) uint64 {
	h := uint64(14695981039346656037)
	for shift := 0; shift < 32; shift += 8 {
		h = (h ^ uint64(byte(file>>shift))) * 1099511628211
	}
	for i := range len(name) {
		h = (h ^ uint64(name[i])) * 1099511628211
	}
	return h
}

func (a *anchors) has(file int32, name string) bool {
	_, ok := a.known[hashOf(file, name)]
	return ok
}

// near returns the name on the page that differs least: by capitals, by what is neither a letter nor a
// digit, or by what is not ASCII.
func (a *anchors) near(file int32, name string) (near string, cause Cause, ok bool) {
	p, ok := a.folded[hashOf(file, strings.ToLower(name))]
	cause = NameCapitals
	for _, less := range [...]func(string) string{plainName, asciiName} {
		plain := ""
		if !ok {
			plain = less(name)
		}
		if plain == "" {
			continue
		}
		cause = NearName
		if p, ok = a.plain[hashOf(file, plain)]; !ok {
			p, ok = a.folded[hashOf(file, plain)] // a name of letters and digits only
		}
	}
	if !ok {
		return "", cause, false
	}
	return a.texts[p.text][p.at : p.at+p.length], cause, true
}

// reaches reports whether a fragment leads to a place of the file, as the HTML Standard
// finds it: "top" is the top of any page, and what comes after ":~:" is no part of a name. In
// a file that is not a page it is not known, and what is for a script may lead anywhere.
func (a *anchors) reaches(file int32, fragment string) bool {
	fragment, _, _ = strings.Cut(fragment, ":~:")
	return fragment == "" || !a.knows(file) || isRoute(fragment) || a.holds(file, fragment) || a.isLineRange(file, fragment) || strings.EqualFold(syntax.Octets(fragment), "top")
}

// holds reports whether a file has the name of a fragment: as it is, or with its
// percent-encoding undone.
func (a *anchors) holds(file int32, fragment string) bool {
	return a.has(file, fragment) || a.has(file, syntax.Octets(fragment))
}

// isRoute reports whether a fragment is one that scripts take for the path of a page
// ("#/guide", "#!/guide").
func isRoute(fragment string) bool {
	return strings.HasPrefix(fragment, "/") || strings.HasPrefix(fragment, "!")
}

// isLineRange reports whether a fragment names the first and the last of the lines of a
// listing ("203-207", "L10-L20"), which scripts mark: each of the two is an id of the file.
func (a *anchors) isLineRange(file int32, fragment string) bool {
	const digits = "0123456789"
	first, last, _ := strings.Cut(syntax.Octets(fragment), "-")
	prefix := strings.TrimRight(first, digits)
	number := strings.TrimPrefix(last, prefix)
	if prefix != "" && prefix != "L" && prefix != "l" || strings.Trim(number, digits) != "" {
		return false
	}
	from, err := strconv.Atoi(first[len(prefix):])
	to, err2 := strconv.Atoi(number)
	return err == nil && err2 == nil && from < to && a.has(file, first) && a.has(file, prefix+number)
}
