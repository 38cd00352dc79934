package locales

import (
	"io/fs"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/core/chars"
	"uriplayground/core/links"
	"uriplayground/core/site"
	"uriplayground/core/syntax"
	"uriplayground/web/i18n"
)

// Each key is in each language, with the same placeholders.
func TestLanguagesAgree(t *testing.T) {
	placeholder := regexp.MustCompile(`\{[^}]*\}`)
	english := ForPages("en")
	for _, lang := range Languages() {
		words := ForPages(lang)
		if words.Lang != lang {
			t.Fatalf("For(%q) is %q", lang, words.Lang)
		}
		for key, text := range words.Keys {
			if text == "" {
				t.Errorf("%s: %q is empty", lang, key)
			}
			if !english.Has(key) {
				t.Errorf("%s: %q is not in English", lang, key)
			}
		}
		for key, text := range english.Keys {
			want := placeholder.FindAllString(text, -1)
			got := placeholder.FindAllString(words.Get(key), -1)
			slices.Sort(want)
			slices.Sort(got)
			if !words.Has(key) || !slices.Equal(slices.Compact(got), slices.Compact(want)) {
				t.Errorf("%s: %q has %v, English has %v", lang, key, got, want)
			}
		}
	}
}

// Every rule and fault of the core has words.
func TestRulesAndCodesHaveWords(t *testing.T) {
	words := For("en")
	for _, code := range syntax.Codes() {
		if !words.Has("fault." + code.String()) {
			t.Errorf("no words for the fault %q", code)
		}
	}
	for _, rule := range core.Rules() {
		if !words.Has("part."+rule.Key) && !words.Has("rule."+rule.Key) {
			t.Errorf("no words for the rule %q", rule.Key)
		}
	}
}

// Every finding about a link has a name and a sentence.
func TestFindingsHaveWords(t *testing.T) {
	words := For("en")
	for _, code := range links.Codes() {
		if !words.Has("find."+code.String()) || !words.Has("find."+code.String()+".why") {
			t.Errorf("no words for the finding %q", code)
		}
	}
	for _, script := range links.Scripts() {
		if !words.Has("script." + script) {
			t.Errorf("no word for the script %q", script)
		}
	}
	for level := links.None; level <= links.Danger; level++ {
		if !words.Has("level." + level.String()) {
			t.Errorf("no word for the level %q", level)
		}
	}
}

// counted is a count before a word in the plural, or before one that a count changes.
var counted = regexp.MustCompile(`\{(n|of|total|shown|more|right|pages|links|causes|count)\} (times|(more )?\p{L}{2,}s)\b`)

// first is a count of those at the beginning of a list, which is a limit of the program.
var first = regexp.MustCompile(`first \{\w+\}|\{\w+\} premi(er|ère)s`)

// limits is the other keys whose count is a limit of the program or above one, or the
// number of the pages of the example, so never one; segments.many, linkpanel.links.many, site.answer
// site.case.title, through.libraries.count, embedding.lines and lecture.title.many have a word for a single one beside them.
var limits = []string{"safe.cut", "site.example.caption", "picture.long", "copy.more", "segments.many", "linkpanel.links.many", "through.several", "course.track.note", "course.authors.note", "safe.answer", "extract.answer", "extract.answer.joined", "site.answer", "site.answer.cause", "site.case.title", "through.libraries.count", "embedding.lines", "lecture.full", "lecture.title.many"}

// A sentence that says how many or how often suits a single one, the usual case, and in
// French none, too: a count stands after its word (“Links: 1”), not before it.
func TestCountsSuitOne(t *testing.T) {
	for _, lang := range Languages() {
		for key, text := range ForPages(lang).Keys {
			if found := counted.FindString(first.ReplaceAllString(text, "")); found != "" && !slices.Contains(limits, key) && found != "{n} fois" {
				t.Errorf("%s: %q says %q of a single one, too: %s", lang, key, found, text)
			}
		}
	}
}

// Every cause of a broken link of a site has a title and a sentence, and every note about
// its files a sentence.
func TestCausesHaveWords(t *testing.T) {
	words := For("en")
	for _, cause := range site.Causes() {
		if !words.Has("site."+cause.String()) || !words.Has("site."+cause.String()+".why") {
			t.Errorf("no words for the cause %q", cause)
		}
	}
	for _, how := range site.Detours() {
		if !words.Has("site.how." + how) {
			t.Errorf("no words for the redirection %q", how)
		}
	}
	notes := site.NoteCodes()
	for wrong := site.Climbing; wrong <= site.Unnamed; wrong++ {
		notes = append(notes, wrong.String())
	}
	for _, code := range notes {
		if !words.Has("site.note." + code) {
			t.Errorf("no words for the note %q", code)
		}
	}
}

// Each character, advice, status, action and reason has words.
func TestCharactersHaveWords(t *testing.T) {
	words := For("en")
	var keys []string
	for _, c := range core.PrintableCharacters() {
		keys = append(keys, "char."+c.Key, "advice."+c.Advice.String())
		for _, class := range c.Classes {
			keys = append(keys, "status."+class.Status.String())
		}
	}
	for _, reason := range core.SafeReasons() {
		keys = append(keys, "safe."+reason.String())
	}
	for _, action := range []chars.Action{chars.Keep, chars.Encode, chars.Replace, chars.Remove} {
		keys = append(keys, "action."+action.String())
	}
	for _, key := range keys {
		if !words.Has(key) {
			t.Errorf("no words for %q", key)
		}
	}
}

// A fault of RFC 1630 that names its part has words for it.
func TestPartsOf1630HaveWords(t *testing.T) {
	words := For("en")
	for _, text := range []string{
		"1:~", ":", "x:~?~#~", "x:?", "~?~#~", "url:x:y", "http:~", "http://", "http://~:~/~?~", "http://a:", "http://1~", "http://-a/?", "ftp://a~",
		"ftp://~:~@a~/~", "ftp://a/;type=x", "ftp://a/;type=", "news:~", "news:1", "nntp:~", "nntp:1/~", "nntp:a/", "mid:~", "mid:", "cid:~", "cid:",
		"mailto:~@a~", "mailto:~", "wais:", "wais://a", "wais://a/~", "wais://a/", "wais://a/b/c/1", "wais://a/b/~/1=~;x", "wais://a/b/c", "prospero://a",
		"prospero://a/~%00~", "prospero://a/b%001~", "telnet:", "telnet://a/b", "gopher:x", "gopher://a/", "gopher://a/0~", "news:?", "cid:a?b", "mid:a@b?",
		"mailto:a@b?", "nntp:a/1?", "telnet://a?", "ftp://a/?", "gopher://a?", "prospero://a/?", "wais://a/b/c/1=;?",
	} {
		for _, f := range core.Parse(text, core.RFC1630).Faults {
			if !words.Has("in." + f.Rule.Key) {
				t.Errorf("%s: no words for a fault in %q", text, f.Rule.Key)
			}
		}
	}
}

// Each way of showing decoded text has words.
func TestDecodingsHaveWords(t *testing.T) {
	words := For("en")
	for _, how := range core.Decodings() {
		if !words.Has("decoding." + how.String()) {
			t.Errorf("no words for the decoding %q", how)
		}
	}
}

// Each line of the files is empty, a comment, or a key, a tab and a text: an editor that turns
// tabs into spaces would make comments of words. No key is there twice, and all topics are in
// every language.
func TestLines(t *testing.T) {
	english, err := fs.Glob(files, "en/*/*.txt")
	if err != nil || len(english) == 0 {
		t.Fatal(english, err)
	}
	for _, lang := range Languages() {
		seen := map[string]string{}
		for _, name := range english {
			name = lang + strings.TrimPrefix(name, "en")
			text, err := files.ReadFile(name)
			if err != nil {
				t.Error(err)
			}
			for n, line := range strings.Split(string(text), "\n") {
				if line == "" || line[0] == '#' {
					continue
				}
				key, word, _ := strings.Cut(line, "\t")
				if !keyed.MatchString(line) {
					t.Errorf("%s:%d: no key, tab and text: %q", name, n+1, line)
				}
				if seen[key] != "" {
					t.Errorf("%s:%d: %s has %q already", name, n+1, seen[key], key)
				}
				seen[key] = name
				if strings.TrimSpace(word) == "" {
					t.Errorf("%s:%d: %q has no text", name, n+1, key)
				}
			}
		}
		all, err := fs.Glob(files, lang+"/*/*.txt")
		if err != nil || len(all) != len(english) {
			t.Errorf("%s has %d files, English %d", lang, len(all), len(english))
		}
	}
}

// keyed is a line with a word.
var keyed = regexp.MustCompile(`^[^\t#][^\t]*\t[^\t]+$`)

// What the program reads of a language is what is in its files.
func TestTextKeepsEveryWord(t *testing.T) {
	for _, lang := range Languages() {
		w, text := For(lang), For(lang).Text()
		if back := i18n.Parse(lang, text); back.Lang != lang || back.Text() != text || strings.Count(text, "\n") != len(maps.Collect(w.Keys)) {
			t.Errorf("%s: the words come back as others", lang)
		}
	}
}
