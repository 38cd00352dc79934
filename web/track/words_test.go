package track

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"uriplayground/core/beliefs"
	"uriplayground/web/i18n"
	"uriplayground/web/lesson"
	"uriplayground/web/locales"
)

// placeholder is one that nothing filled.
var placeholder = regexp.MustCompile(`\{[a-z]+\}`)

// said returns a word with the texts of a task and a verdict.
func said(words i18n.Words, key string, t *Task, v *Verdict) string {
	return words.Get(key, slices.Concat(t.Pairs(), v.Pairs())...)
}

// wrongAnswers returns answers to a task: those of beliefs, and some that none gives.
func wrongAnswers(t *Task) []string {
	answers := append(t.addresses(), "", t.Base, t.Ref, t.Start, "x", "a b", "https://docs.example/x", "1a 2a 3a")
	for _, s := range t.Slots {
		answers = append(answers, s.Address, s.Prefix)
	}
	if t.Action == Run {
		answers = append(answers, "o", "d", "p", "q", "l", "oo", "od", "op", "ooo", "ood", "oop", "ooq", t.Solution()+"o")
	}
	if t.Action == Order {
		permute(t.Cards, nil, func(order []string) { answers = append(answers, strings.Join(order, " ")) })
	}
	return answers
}

// Every screen has its words, every answer a sentence, and every name of a card and lane one, too.
func TestWordsAreThere(t *testing.T) {
	for _, lang := range locales.Languages() {
		words := locales.For(lang)
		check := func(key string, task *Task, v *Verdict) {
			if text := said(words, key, task, v); !words.Has(key) || placeholder.MatchString(text) {
				t.Errorf("%s: %s: %q", lang, key, text)
			}
		}
		for _, l := range Lessons() {
			if !words.Has("track." + l.ID + ".title") {
				t.Errorf("%s: %s has no title", lang, l.ID)
			}
			for _, id := range l.Beliefs() {
				if !words.Has("belief."+string(id)) || !words.Has("belief."+string(id)+".name") {
					t.Errorf("%s: nothing is said to %s", lang, id)
				}
			}
		}
		everyTask(func(name string) {
			task := Pose(name, 7)
			s, _ := templateOf(name)
			none := &Verdict{}
			check(task.Words+".ask", task, none)
			if !strings.HasPrefix(name, lesson.TestPlace) {
				if words.Has(task.Words+".hint") == s.Exit {
					t.Errorf("%s: %s has a hint, or none", lang, name)
				}
				v := task.Judge(task.Solution())
				check(v.Says, task, &v)
			}
			for _, answer := range wrongAnswers(task) {
				v := task.Judge(answer)
				if v.Right {
					continue
				}
				check(v.Says, task, &v)
				for _, asked := range v.Asked {
					check("track.asked."+asked, task, none)
				}
			}
			if task.Action == Order {
				for _, card := range task.Cards {
					check("track.card."+card, task, none)
				}
			} else if task.Named || task.Action == Run {
				place := map[bool]string{true: "track.move.", false: "track.lane."}[task.Action == Run]
				for _, lane := range task.Lanes {
					check(place+lane, task, none)
				}
			}
		})
	}
}

// mostWords is how many words a screen may show: its question, and what is said to an answer.
const mostWords = 60

// No screen shows more words, whatever is answered.
func TestWordsAreFew(t *testing.T) {
	for _, lang := range locales.Languages() {
		words := locales.For(lang)
		count := func(keys ...string) (n int) {
			for _, key := range keys {
				n += len(strings.FieldsFunc(words.Get(key), func(r rune) bool { return strings.ContainsRune(" \u00a0\u202f", r) }))
			}
			return n
		}
		for _, l := range Lessons() {
			for _, s := range l.Screens {
				for _, name := range s.Tasks() {
					task := Pose(name, 7)
					replies := []string{task.Words + ".right"}
					for _, id := range task.Beliefs {
						replies = append(replies, "belief."+string(id))
					}
					for _, answer := range wrongAnswers(task) {
						if v := task.Judge(answer); len(v.Beliefs) == 0 {
							replies = append(replies, v.Says)
						}
					}
					for _, reply := range replies {
						if n := count(task.Words+".ask", reply); n > mostWords {
							t.Errorf("%s: %s and %s have %d words", lang, task.Words, reply, n)
						}
					}
				}
			}
		}
	}
}

// spoken is the words of a lesson that are the same for all seeds, and those of buttons and
// sentences that all lessons share.
func spoken(words i18n.Words, l *Lesson) string {
	var b strings.Builder
	for key, text := range words.Keys {
		shared := strings.HasPrefix(key, "track.") && !slices.ContainsFunc(Lessons(), func(other Lesson) bool { return strings.HasPrefix(key, "track."+other.ID+".") })
		if strings.HasPrefix(key, "track."+l.ID+".") || shared || slices.Contains(l.Beliefs(), beliefs.ID(strings.TrimPrefix(key, "belief."))) {
			b.WriteString(text + "\n")
		}
	}
	return b.String() + l.Sample
}

// No address or link of a task occurs in the words of its lesson, so that none can be copied from
// there. A link of dots and signs only is no answer to anything.
func TestInputsAreNotInTheWords(t *testing.T) {
	named := regexp.MustCompile(`[a-z0-9]`)
	for _, l := range Lessons() {
		texts := map[string]string{}
		for _, lang := range locales.Languages() {
			texts[lang] = spoken(locales.For(lang), &l)
		}
		for _, s := range l.Screens {
			for _, name := range s.Tasks() {
				for seed := range uint32(200) {
					task := Pose(name, seed)
					inputs := []string{task.Base, task.Ref, task.Wanted, task.Other, task.Start}
					if !task.Named {
						inputs = slices.Concat(inputs, task.Cards, []string{task.Solution()})
					}
					for lang, text := range texts {
						for _, input := range inputs {
							if named.MatchString(input) && strings.Contains(text, input) {
								t.Fatalf("%s: %s has %q in its words", lang, name, input)
							}
						}
					}
				}
			}
		}
	}
}

// terms is what must be explained before it is used: the screen that does, in its question, in
// both languages. The sections that are cited, and the word that says what a belief is about, may come before.
var terms = []struct{ screen, en, fr string }{
	{"link/1", `\b[Bb]ases?\b`, `\b[Bb]ases?\b`},
	{"up/1", `\b[Ss]egments?\b`, `\b[Ss]egments?\b`},
	{"up/1", `\b[Dd]ot segments?\b`, `\b[Ss]egments? point\b`},
	{"up/4", `\b2[A-E]\b`, `\b2[A-E]\b`},
	{"query/1", `\b[Qq]uer(y|ies)\b`, `\b[Rr]equêtes?\b`},
	{"query/2", `\b[Ff]ragments?\b`, `\b[Ff]ragments?\b`},
	{"questions/1", `\b[Ss]chemes?\b`, `\b[Ss]chémas?\b`},
	{"never", `\b[Cc]omponents?\b|\bmerging\b|\bbuffers?\b|reg-name|path-|\babsolute-`, `\b[Cc]omposants?\b|\btampons?\b|reg-name|path-`},
}

// No term is used in a lesson before the screen that explains it.
func TestTermsAreExplained(t *testing.T) {
	for _, lang := range locales.Languages() {
		words := locales.For(lang)
		for _, term := range terms {
			pattern := regexp.MustCompile(map[string]string{"en": term.en, "fr": term.fr}[lang])
			known := false
			for _, l := range Lessons() {
				for _, s := range l.Screens {
					for _, name := range s.Tasks() {
						task := Pose(name, 7)
						ask := words.Get(task.Words + ".ask")
						if task.Action == Order {
							for _, card := range task.Cards {
								ask += words.Get("track.card." + card)
							}
						}
						if !known && name == term.screen {
							if known = pattern.MatchString(ask); !known {
								t.Errorf("%s: %s does not explain %s", lang, name, pattern)
							}
						}
						for _, key := range []string{".ask", ".right", ".hint"} {
							if found := pattern.FindString(words.Get(task.Words + key)); found != "" && !known {
								t.Errorf("%s: %s says %q before it is explained", lang, task.Words+key, found)
							}
						}
					}
				}
			}
		}
	}
}
