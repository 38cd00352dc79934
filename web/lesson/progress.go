package lesson

import (
	"strconv"
	"strings"
)

// Progress is a text of words: the id of each exercise of the course that was
// solved, in the order of the course, and "challenge=n" for n exercises solved
// beyond it. It is readable, so that it can be kept and moved by hand.

// The places beside the lessons.
const (
	ChallengePlace = "challenge"
	LecturePlace   = "lecture"
)

// ExerciseID names the n-th exercise of a lesson.
func ExerciseID(id string, n int) string { return id + "/" + strconv.Itoa(n) }

const countWord = ChallengePlace + "="

// AddProgress notes that an exercise was solved.
func AddProgress(progress, exercise string) string {
	if strings.HasPrefix(exercise, ChallengePlace+"/") {
		return tidyProgress(progress, ChallengeCount(progress)+1)
	}
	return JoinProgress(progress, exercise)
}

// JoinProgress returns what was solved in one or the other. Words that name no
// exercise are left out.
func JoinProgress(a, b string) string {
	return tidyProgress(a+" "+b, max(ChallengeCount(a), ChallengeCount(b)))
}

func tidyProgress(progress string, count int) string {
	var words []string
	for _, l := range Course() {
		for i := range l.Exercises {
			if id := ExerciseID(l.ID, i+1); Solved(progress, id) {
				words = append(words, id)
			}
		}
	}
	if count > 0 {
		words = append(words, countWord+strconv.Itoa(count))
	}
	return strings.Join(words, " ")
}

// Solved reports whether the progress has the exercise.
func Solved(progress, id string) bool {
	for _, word := range strings.Fields(progress) {
		if word == id {
			return true
		}
	}
	return false
}

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

// ChallengeCount returns how many exercises beyond the course were solved.
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
