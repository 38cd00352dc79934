package site

import (
	"strings"

	"uriplayground/core/syntax"
)

// diagnoseMissingFile finds out why there is no file where a link leads. What is nearest to the
// link as it is written comes first.
func (s *Site) diagnoseMissingFile(d *diagnosis, r *reading, ref string) {
	switch {
	case d.isLong(ref):
		d.key = d.ended.path
	case isPlaceholder(ref):
		d.cause = Placeholder
	case s.diagnoseSpelling(d), s.diagnoseExtension(d), s.diagnoseSourceFile(d), s.diagnoseOtherBase(d, r, ref), s.diagnoseFromSourceFile(d, r, ref), s.diagnoseRepeatedFolder(d, ref):
	case d.ended.reason == NoIndex:
		d.cause, d.key = WithoutIndex, d.ended.path
	case d.ended.reason == Loop:
		d.cause, d.key = RoundAndRound, d.ended.path
	case s.diagnoseMovedFile(d):
	case d.ended.reason == FellBack:
		d.cause, d.key = Fallback, d.ended.path
	default:
		d.key = d.ended.path
	}
}

// diagnoseSpelling looks for a file whose name is written otherwise.
func (s *Site) diagnoseSpelling(d *diagnosis) bool {
	path := d.target.path
	if apart := strings.ReplaceAll(strings.ReplaceAll(path, "%2F", "/"), "%2f", "/"); apart != path && s.isAt(d, apart, EncodedSlash) {
		return true
	}
	if twice := syntax.Octets(path); twice != path && s.isAt(d, twice, EncodedTwice) {
		return true
	}
	if s.diagnoseDelimiters(d) || s.diagnoseEncodedFragment(d) {
		return true
	}
	stem := strings.TrimSuffix(path, "/")
	for _, name := range [...]string{path, stem + "/" + indexName, stem + pageName} {
		file, ok := s.near(strings.TrimPrefix(name, "/"))
		if !ok || s.files.list[file] == name {
			continue
		}
		cause := Capitals
		if s.nfc(s.files.list[file]) == s.nfc(name) {
			cause = Composition
		}
		d.cause, d.other = cause, s.files.list[file]
		d.wanted = s.addressOf(served{file: file}, d.target)
		return true
	}
	return false
}

// maxDelimiters is how many "?" and "#" a name is thought to have at most.
const maxDelimiters = 8

// diagnoseDelimiters looks for the file with the longest name that is not encoded.
func (s *Site) diagnoseDelimiters(d *diagnosis) bool {
	path, rest := d.target.path, d.target.rest
	var ends [maxDelimiters]int // of names, in rest
	n := 0
	for end := 0; n < maxDelimiters && end < len(rest); n++ {
		next := strings.IndexAny(rest[end+1:], "?#")
		if end += next + 1; next < 0 {
			end = len(rest)
		}
		ends[n] = end
	}
	for n--; n >= 0; n-- {
		if name := path + syntax.Octets(rest[:ends[n]]); s.files.isFile(name) {
			d.target.rest = rest[ends[n]:]
			s.isAt(d, name, NotEncoded)
			d.target.rest = rest
			return true
		}
	}
	return false
}

// diagnoseEncodedFragment looks for the file without a fragment whose "#" is encoded. A query
// comes before that, and a link with a fragment of its own has no second one.
func (s *Site) diagnoseEncodedFragment(d *diagnosis) bool {
	name, fragment, found := strings.Cut(d.target.path, "#")
	rest := d.target.rest
	if !found || strings.Contains(rest, "#") {
		return false
	}
	d.target.rest += "#" + fragmentOf(fragment)
	defer func() { d.target.rest = rest }()
	return s.isAt(d, name, EncodedHash)
}

// isAt reports whether another path leads to a file, and takes that for the cause.
func (s *Site) isAt(d *diagnosis, path string, cause Cause) bool {
	ended := s.serve(path, nil)
	if ended.file < 0 {
		return false
	}
	d.cause, d.other, d.wanted = cause, s.files.list[ended.file], s.addressOf(ended, d.target)
	return true
}

// diagnoseExtension looks for a page of that name with another ending.
func (s *Site) diagnoseExtension(d *diagnosis) bool {
	path := d.target.path
	stem, slash := strings.CutSuffix(path, "/")
	switch {
	case stem == "":
		return false
	case slash && s.files.isFile(stem):
		return s.isAt(d, stem, SlashOnFile)
	case slash && s.files.isFile(stem+pageName):
		return s.isFileAt(d, stem+pageName, SlashOnFile)
	case s.files.isFile(stem + pageName):
		return s.isFileAt(d, stem+pageName, CleanAddress)
	}
	if name, ok := strings.CutSuffix(path, "/"+indexName); ok && s.files.isFile(name+pageName) {
		return s.isFileAt(d, name+pageName, NotAFile)
	}
	if name, ok := strings.CutSuffix(path, pageName); ok && s.files.isFile(name+"/"+indexName) {
		return s.isFileAt(d, name+"/"+indexName, NotAFile)
	}
	return false
}

// isFileAt takes for the cause that the link is not written as that file is served.
func (s *Site) isFileAt(d *diagnosis, file string, cause Cause) bool {
	d.cause, d.other = cause, file
	d.wanted = s.addressOf(served{file: s.files.at[file]}, d.target)
	return true
}

// diagnoseSourceFile looks for the page that was made of a source.
func (s *Site) diagnoseSourceFile(d *diagnosis) bool {
	page, ok := s.pageOf(d.target.path)
	if ok {
		d.cause, d.other, d.wanted = SourceFile, s.files.list[page], s.addressOf(served{file: page}, d.target)
	}
	return ok
}

// pageOf returns the page that was made of a source, by its path.
func (s *Site) pageOf(source string) (file int32, ok bool) {
	if !isSource(source) {
		return none, false
	}
	stem := source[:strings.LastIndexByte(source, '.')]
	names := []string{stem + pageName, stem + "/" + indexName}
	at := strings.LastIndexByte(stem, '/') + 1
	if last := stem[at:]; strings.EqualFold(last, "readme") || strings.EqualFold(last, "_index") || last == "index" {
		names = append(names, stem[:at]+indexName)
	}
	for _, name := range names {
		if file, ok := s.file(name); ok {
			return file, true
		}
	}
	return none, false
}

// diagnoseFromSourceFile reads a link to a source from the source of its page, which for a page in
// a folder of its own lies beside that folder.
func (s *Site) diagnoseFromSourceFile(d *diagnosis, r *reading, ref string) bool {
	if !isRelative(ref) {
		return false
	}
	base, cause := otherForm(r.at[0])
	if cause != NeedsNoSlash {
		return false
	}
	t := s.locate(base, ref)
	if t.where != inside {
		return false
	}
	file, ok := s.pageOf(t.path)
	if ok {
		d.cause, d.other, d.wanted = SourceFile, s.files.list[file], s.addressOf(served{file: file}, t)
	}
	return ok
}

// diagnoseMovedFile looks for the only file of that name.
func (s *Site) diagnoseMovedFile(d *diagnosis) bool {
	path := strings.TrimSuffix(d.target.path, "/")
	name := path[strings.LastIndexByte(path, '/')+1:]
	if name == "" || name == indexName {
		return false
	}
	file, ok := s.files.named[name]
	if !ok || file == ambiguous {
		return false
	}
	d.cause, d.key, d.other = Elsewhere, d.target.path, s.files.list[file]
	d.wanted = s.addressOf(served{file: file}, d.target)
	return true
}
