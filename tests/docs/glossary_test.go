package docs

import (
	"maps"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"uriplayground/web/locales"
)

const (
	glossary = "docs/glossary.md"
	// exceptions lists the words that still have a word to avoid: language, word and key, separated
	// by tabs. An exception that is no longer needed is an error, too.
	exceptions = "tests/docs/testdata/wordstoavoid.txt"
)

// avoided is a row of the table of words to avoid.
type avoided struct {
	lang, word string
	match      *regexp.Regexp
	allowed    *strings.Replacer // removes what may be written and contains the word
}

// found reports whether a text uses the word.
func (a *avoided) found(text string) bool {
	return a.match.MatchString(a.allowed.Replace(plainSpaces.Replace(text)))
}

var (
	plainSpaces = strings.NewReplacer("\u00a0", " ", "\u202f", " ")
	languages   = map[string]string{"English": "en", "French": "fr"}
)

// tableRows returns the cells of the table below a heading of the glossary.
func tableRows(t *testing.T, text, heading string) (rows [][]string) {
	t.Helper()
	_, section, found := strings.Cut(text, "\n## "+heading+"\n")
	section, _, _ = strings.Cut(section, "\n## ")
	for line := range strings.Lines(section) {
		if cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), "|"); len(cells) == 3 {
			for i := range cells {
				cells[i] = strings.TrimSpace(cells[i])
			}
			rows = append(rows, cells)
		}
	}
	if !found || len(rows) < 3 {
		t.Fatalf("the glossary has no table below %q", heading)
	}
	return rows[2:] // without its head
}

// wordsToAvoid reads the second table of the glossary.
func wordsToAvoid(t *testing.T, text string) (list []avoided) {
	t.Helper()
	for _, cells := range tableRows(t, text, "Words to avoid") {
		lang := languages[cells[0]]
		if lang == "" {
			t.Fatalf("the glossary has a language %q", cells[0])
		}
		var allowed []string
		for term := range strings.SplitSeq(cells[2], ", ") {
			allowed = append(allowed, term, " ", strings.ToUpper(term[:1])+term[1:], " ")
		}
		for word := range strings.SplitSeq(cells[1], ", ") {
			list = append(list, avoided{lang, word, wholeWord(word), strings.NewReplacer(allowed...)})
		}
	}
	return list
}

// wholeWord matches the word, in capitals or not, where no letter is beside it.
func wholeWord(word string) *regexp.Regexp {
	return regexp.MustCompile(`(?i)(?:^|[^\p{L}])` + regexp.QuoteMeta(word) + `(?:$|[^\p{L}])`)
}

// TestGlossary checks that no visible word and no document uses a word to avoid. When visible
// words have got better,
//
//	go test ./tests/docs -run TestGlossary -update
//
// removes the exceptions that are no longer needed. It adds none.
func TestGlossary(t *testing.T) {
	list := wordsToAvoid(t, read(t, glossary))
	excepted, needed := map[string]bool{}, []string{}
	for line := range strings.Lines(read(t, exceptions)) {
		excepted[strings.TrimSuffix(line, "\n")] = true
	}
	for i := range list {
		a := &list[i]
		for key, text := range allWords(t, a.lang) {
			if !a.found(text) {
				continue
			}
			if line := a.lang + "\t" + a.word + "\t" + key; excepted[line] {
				needed = append(needed, line)
			} else {
				t.Errorf("%s: %s has %q, which %s tells to avoid: %s", a.lang, key, a.word, glossary, text)
			}
		}
	}
	if *update {
		slices.Sort(needed)
		text := strings.Join(append(needed, ""), "\n")
		if err := os.WriteFile(filepath.Join(root, exceptions), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	} else {
		for line := range excepted {
			if !slices.Contains(needed, line) {
				t.Errorf("%s: this exception is no longer needed; run the test with -update: %s", exceptions, line)
			}
		}
	}
	for _, d := range documents(t) {
		for _, complaint := range d.wordsToAvoid(list) {
			t.Error(complaint)
		}
	}
}

// allWords returns every word that a visitor reads, by its key, with those of the pages of answers.
func allWords(t *testing.T, lang string) map[string]string {
	t.Helper()
	words := maps.Collect(locales.ForPages(lang).Keys)
	for line := range strings.Lines(read(t, "tools/pages/answers/"+lang+".txt")) {
		if key, text, ok := strings.Cut(strings.TrimSuffix(line, "\n"), "\t"); ok && !strings.HasPrefix(line, "#") {
			words[key] = text
		}
	}
	return words
}

// wordsToAvoid returns the English words to avoid that the prose of the document has. The
// glossary has them all.
func (d *document) wordsToAvoid(list []avoided) (complaints []string) {
	prose := codeSpan.ReplaceAllString(d.prose, "code")
	for i := range list {
		if list[i].lang == "en" && d.name != glossary && list[i].found(prose) {
			complaints = append(complaints, d.name+" has "+list[i].word+", which "+glossary+" tells to avoid")
		}
	}
	return complaints
}

// TestGlossaryIsUsed checks that the site uses each word of the first table, in its language.
func TestGlossaryIsUsed(t *testing.T) {
	rows := tableRows(t, read(t, glossary), "Words to use")
	for i, lang := range []string{"en", "fr"} {
		var all strings.Builder
		for _, text := range locales.ForPages(lang).Keys {
			all.WriteString(plainSpaces.Replace(text) + "\n")
		}
		for _, cells := range rows {
			for term := range strings.SplitSeq(cells[i], ", ") {
				if !strings.Contains(strings.ToLower(all.String()), strings.ToLower(term)) {
					t.Errorf("%s has the word %q, which no word of the site in %s uses", glossary, term, lang)
				}
			}
		}
	}
}
