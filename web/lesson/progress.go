package lesson

import (
	"slices"
	"strconv"
	"strings"
)

// Progress is a text of words: the id of each exercise of the handbook that was
// solved, in the order of the handbook, and "challenge=n" for n exercises solved
// beyond it. It is readable, so that it can be kept and moved by hand.
//
// An exercise counts once, and only for who does not know the answer yet: an id with "~" is one
// whose choices were tried in vain, an id with "!" one whose solution was shown. Exercises
// beyond the handbook are "challenge/2/17", with these signs or as solved; the latest ones are kept.
//
// The words of package track are "link/4@20785-append": a task, a day, and how it was answered; and
// "test=A;5;append;17", the result of a test. The latest ones are kept of these, too, and one of each form.

// The places beside the lessons.
const (
	HandbookPlace  = "handbook" // the list of its lessons
	ChallengePlace = "challenge"
	TestPlace      = "test"
	ReviewPlace    = "review"
	BeliefsPlace   = "beliefs"
	ClassPlace     = "class"
	LecturePlace   = "lecture"
)

// Why an exercise does not count any more, as the sign of its word.
const (
	Missed = "~" // a wrong one of its choices was chosen
	Shown  = "!" // its solution was shown
)

// The signs within a word of package track.
const (
	AttemptSign = "@" // after the task
	RepeatSign  = "*" // before a number, where the same happened again on a day
)

// SittingWord is the beginning of a word for the result of a test.
const SittingWord = "test="

// mostAttempts is how many attempts of package track are kept.
const mostAttempts = 120

// mostChallenges is how many exercises beyond the handbook the progress has by their names.
const mostChallenges = 100

// ExerciseID names the n-th exercise of a lesson.
func ExerciseID(id string, n int) string { return id + "/" + strconv.Itoa(n) }

const countWord = ChallengePlace + "="

// AddProgress notes that an exercise was solved, if it counts.
func AddProgress(progress, exercise string) string {
	if !Counts(progress, exercise) {
		return progress
	}
	count := ChallengeCount(progress)
	if isChallenge(exercise) {
		count++
	}
	return tidyProgress(progress+" "+exercise, count)
}

// Spend notes why an exercise does not count any more: Missed or Shown.
func Spend(progress, exercise, why string) string {
	if Solved(progress, exercise) {
		return progress
	}
	return JoinProgress(progress, exercise+why)
}

// Counts reports whether a right answer to the exercise would count.
func Counts(progress, exercise string) bool {
	return exercise != "" && !Solved(progress, exercise) && !Solved(progress, exercise+Missed) && !Solved(progress, exercise+Shown)
}

// JoinProgress returns what was solved in one or the other. Words that name no
// exercise are left out.
func JoinProgress(a, b string) string {
	return tidyProgress(a+" "+b, max(ChallengeCount(a), ChallengeCount(b)))
}

func tidyProgress(progress string, count int) string {
	all := strings.Fields(progress)
	var words []string
	for _, l := range Handbook() {
		for i := range l.Exercises {
			id := ExerciseID(l.ID, i+1)
			for _, word := range [...]string{id, id + Missed, id + Shown} {
				if slices.Contains(all, word) {
					words = append(words, word)
					if word == id {
						break
					}
				}
			}
		}
	}
	if count > 0 {
		words = append(words, countWord+strconv.Itoa(count))
	}
	var more, attempts, sittings []string
	for _, word := range all {
		if attemptDay(word) > 0 && !slices.Contains(attempts, word) {
			attempts = append(attempts, word)
		}
		if form := formOf(word); form != "" {
			sittings = append(slices.DeleteFunc(sittings, func(w string) bool { return formOf(w) == form }), word)
		}
		if isChallenge(strings.TrimRight(word, Missed+Shown)) && !slices.Contains(more, word) {
			more = append(more, word)
		}
	}
	slices.SortStableFunc(attempts, func(a, b string) int { return attemptDay(a) - attemptDay(b) })
	words = append(words, more[max(0, len(more)-mostChallenges):]...)
	words = append(words, sittings...)
	return strings.Join(append(words, attempts[max(0, len(attempts)-mostAttempts):]...), " ")
}

// longestAttempt and longestSitting are how many bytes a word of package track has at most, so that what was
// moved by hand keeps to its size.
const (
	longestAttempt = 33
	longestSitting = 160
)

// formOf returns the form of the test whose result a word is, of which the latest is kept; "" for
// other words.
func formOf(word string) string {
	rest, found := strings.CutPrefix(word, SittingWord)
	form, _, _ := strings.Cut(rest, ";")
	if !found || len(form) != 1 || len(word) > longestSitting {
		return ""
	}
	return form
}

// attemptDay returns the day of a word of package track; 0 for other words.
func attemptDay(word string) int {
	_, rest, found := strings.Cut(word, AttemptSign)
	end := 0
	for end < len(rest) && '0' <= rest[end] && rest[end] <= '9' {
		end++
	}
	if !found || end == len(rest) || len(word) > longestAttempt || isChallenge(word) {
		return 0
	}
	day, _ := strconv.Atoi(rest[:end])
	return day
}

// isChallenge reports whether a word is the name of an exercise beyond the handbook.
func isChallenge(id string) bool {
	rest, found := strings.CutPrefix(id, ChallengePlace+"/")
	level, seed, _ := strings.Cut(rest, "/")
	_, err := strconv.ParseUint(seed, 10, 32)
	return found && err == nil && len(level) == 1 && "1" <= level && level <= strconv.Itoa(Levels)
}

// Solved reports whether the progress has the exercise, or another word.
func Solved(progress, id string) bool { return slices.Contains(strings.Fields(progress), id) }

// SolvedIn counts the exercises of a lesson that were solved.
func SolvedIn(progress string, l Lesson) int {
	n := 0
	for i := range l.Exercises {
		if Solved(progress, ExerciseID(l.ID, i+1)) {
			n++
		}
	}
	return n
}

// ChallengeCount returns how many exercises beyond the handbook were solved.
func ChallengeCount(progress string) int {
	n := 0
	for _, word := range strings.Fields(progress) {
		if count, ok := strings.CutPrefix(word, countWord); ok {
			k, _ := strconv.Atoi(count)
			n = max(n, k)
		}
	}
	return n
}
