package site

import (
	"strings"

	"uriplayground/core/places"
)

const (
	indexName = "index.html"
	pageName  = ".html"
)

// Reason is why a host answers with no file.
type Reason uint8

// The reasons.
const (
	NoFile     Reason = iota // there is none of that name
	NoIndex                  // there is a folder, without an index.html
	NoFolder                 // there is a file of that name, and the address ends with a slash
	NotClean                 // there is an .html file of that name, which it does not add
	Loop                     // redirections lead round and round
	NotInRoot                // the address is outside of the site
	FellBack                 // the host answers with the first page instead
	reasonNone               // there is a file
)

// Hop is one answer of a host.
type Hop struct {
	Path   string // below the root of the site, decoded
	Status uint16 // of HTTP
	To     string // of a redirection
	bare   bool   // it is asked for the root without its slash
}

// served is what an address ends at.
type served struct {
	file   int32  // or none
	path   string // the last one that was asked for
	hops   int    // redirections on the way
	reason Reason
}

// maxHops is how many redirections a browser follows.
const maxHops = 20

// serve follows an address below the root to the file that is served, with its hops if
// they are asked for.
func (s *Site) serve(path string, trail *[]Hop) served {
	for hops := 0; hops <= maxHops; hops++ {
		file, status, to, reason := s.answer(path)
		if trail != nil {
			*trail = append(*trail, Hop{Path: path, Status: status, To: to})
		}
		switch {
		case status == places.OK:
			return served{file, path, hops, reasonNone}
		case status == places.NotThere:
			if _, ok := s.fallback(path); ok {
				reason = FellBack
			}
			return served{none, path, hops, reason}
		}
		path = to
	}
	return served{none, path, maxHops, Loop}
}

func (f *files) isFile(path string) bool {
	_, ok := f.at[path]
	return ok
}

// answer returns what the host answers to one request.
func (s *Site) answer(path string) (file int32, status uint16, to string, reason Reason) {
	if s.host.Lower {
		if lower := strings.ToLower(path); lower != path {
			return none, 301, lower, NoFile
		}
	}
	if status, to, decided := s.answerByRules(path); decided {
		return none, status, to, NoFile
	}
	if file, ok := s.file(path); ok {
		return s.answerFile(path, file)
	}
	stem, slash := strings.CutSuffix(path, "/")
	if path == "" {
		slash = true
	}
	below := stem
	if stem != "" {
		below += "/"
	}
	folder, inFolder := s.file(below + indexName)
	page, isPage := s.file(stem + pageName)
	isPage = isPage && stem != ""
	ofFolder, ofPage := s.host.Folders.Bare, s.host.Files.Bare
	if slash {
		ofFolder, ofPage = s.host.Folders.Slash, s.host.Files.Slash
	}
	switch {
	case inFolder && (!isPage || slash || ofPage.Status != places.OK):
		return outcome(ofFolder, folder, stem, NoIndex)
	case isPage:
		return outcome(ofPage, page, stem, NotClean)
	}
	return none, places.NotThere, "", s.absent(stem, slash)
}

// answerFile returns the answer at the address of a file itself.
func (s *Site) answerFile(path string, file int32) (int32, uint16, string, Reason) {
	stem, form := layoutOf(path)
	switch form {
	case places.Index:
		return outcome(s.host.Folders.File, file, stem, NoFile)
	case places.File:
		return outcome(s.host.Files.File, file, stem, NoFile)
	}
	return file, places.OK, "", reasonNone
}

// layoutOf returns the path of a page without what only its file has, and how it is laid out:
// places.Index, places.File, or places.Given for what is not a page.
func layoutOf(path string) (stem string, form places.Place) {
	if path == indexName {
		return "", places.Index
	}
	if stem, ok := strings.CutSuffix(path, "/"+indexName); ok {
		return stem, places.Index
	}
	if stem, ok := strings.CutSuffix(path, pageName); ok && stem != "" && !strings.HasSuffix(stem, "/") {
		return stem, places.File
	}
	return path, places.Given
}

// outcome returns an answer of the facts about a host for a file. What is not known is none.
func outcome(a places.Answer, file int32, stem string, reason Reason) (int32, uint16, string, Reason) {
	switch a.Status {
	case places.OK:
		return file, places.OK, "", reasonNone
	case places.NotThere, 0:
		return none, places.NotThere, "", reason
	}
	return none, a.Status, formOf(stem, a.To), reason
}

// formOf returns the path of a page in a form of its address.
func formOf(stem string, form places.Place) string {
	switch {
	case form == places.Slash && stem != "":
		return stem + "/"
	case form == places.Index && stem != "":
		return stem + "/" + indexName
	case form == places.Index:
		return indexName
	case form == places.File && stem != "":
		return stem + pageName
	}
	return stem
}

func (s *Site) absent(stem string, slash bool) Reason {
	if _, ok := s.files.folders[stem+"/"]; ok || stem == "" {
		return NoIndex
	}
	if _, ok := s.file(stem); ok && slash {
		return NoFolder
	}
	return NoFile
}

// file returns the file of a path. A host that leads to small letters keeps names in them.
func (s *Site) file(path string) (int32, bool) {
	if s.host.Lower {
		i, ok := s.near(path)
		return i, ok && strings.EqualFold(s.files.list[i], path)
	}
	i, ok := s.files.at[path]
	return i, ok
}

// shown returns the path below the root at which a file is served without a redirection, and
// another one at which it is served, too, and from which relative links are read in
// another folder.
func (s *Site) shown(file int32) (path, other string, two bool) {
	path = s.files.list[file]
	if s.host.Lower {
		path = strings.ToLower(path)
	}
	stem, form := layoutOf(path)
	answers := s.host.Folders
	switch form {
	case places.Given:
		return path, "", false
	case places.File:
		answers = s.host.Files
	}
	bare, slash := formOf(stem, places.Bare), formOf(stem, places.Slash)
	atBare, atSlash := s.servesAt(bare, file), s.servesAt(slash, file)
	switch {
	case answers.File.Status == places.OK && form == places.File:
		return path, slash, atSlash
	case atSlash:
		return slash, bare, atBare && stem != ""
	case atBare:
		return bare, "", false
	}
	return path, "", false
}

func (s *Site) servesAt(path string, file int32) bool {
	at, status, _, _ := s.answer(path)
	return status == places.OK && at == file
}
