package scorm

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"uriplayground/web/locales"
	"uriplayground/web/track"
)

// counted returns the names of the tasks of a lesson that the grade counts, or of the whole course.
func counted(id string) (names []string) {
	for _, g := range track.GradedIn(id) {
		if g.Counts {
			names = append(names, g.ID)
		}
	}
	return names
}

// first returns what the page says of so many tasks that were right at once.
func first(lang string, n, of, percent int) string {
	return locales.For(lang).Get("scorm.first", "n", fmt.Sprint(n), "of", fmt.Sprint(of), "percent", fmt.Sprint(percent))
}

// answerTask answers what is asked, rightly or as a belief does.
func (p *profile) answerTask(name string, belief string) {
	p.t.Helper()
	lesson, _, _ := strings.Cut(name, "/")
	n := 1 + slices.IndexFunc(track.GradedIn(lesson), func(g track.Graded) bool { return g.ID == name })
	p.do(fmt.Sprintf(`await visit("%s/%d")`, lesson, n))
	task := track.Pose(name, seedOf(p))
	answer := task.Solution()
	if belief != "" {
		answer, _ = task.Believed(task.Beliefs[0])
		if string(task.Beliefs[0]) != belief {
			p.t.Fatalf("%s is about %q", name, task.Beliefs)
		}
	}
	p.do(fmt.Sprintf(`await type(%q)`, answer))
}

// The lesson of the course is graded by what is typed without help: a wrong answer is told with its
// belief, the same addresses count no more, and the next ones do. The student passes in another browser.
func TestCourseIsGraded(t *testing.T) {
	t.Parallel()
	at := newPlatform(t, upInFrench(t))
	of := len(counted("up"))
	p := newProfile(t)
	p.sit(at, "ada", "")
	p.want(shown, first("fr", 0, of, 0))
	p.answerTask("up/5", "fileup")
	p.want(`interactions().map((line) => line.split(" ").toSpliced(3, 1).join(" ")).join("\n")`, "0 up_5 fill-in wrong fileup")
	p.want(`[value("cmi.core.score.raw"), value("cmi.core.lesson_status")]`, "0,incomplete")
	p.do(`await press("[data-act=retry]")`)
	right := track.Pose("up/5", seedOf(p)).Solution()
	p.do(fmt.Sprintf(`await type(%q)`, right))
	p.want(`interactions()[1].split(" ").at(-1)`, "neutral")
	p.want(`value("cmi.core.score.raw")`, "0")
	for i, name := range counted("up")[1:] {
		p.answerTask(name, "")
		p.want(`value("cmi.core.score.raw")`, fmt.Sprint((i+1)*100/of))
	}
	p.want(`value("cmi.core.lesson_status")`, "incomplete")
	p.leave()

	p = newProfile(t)
	p.sit(at, "ben", "")
	p.want(`playground().progress`, "")
	p.leave()
	p.sit(at, "ada", "")
	p.want(shown, first("fr", of-1, of, (of-1)*100/of))
	p.answerTask("up/5", "")
	p.want(`[value("cmi.core.score.raw"), value("cmi.core.lesson_status")]`, "100,passed")
	p.leave()
}

func seedOf(p *profile) (seed uint32) {
	p.t.Helper()
	fmt.Sscan(eval[string](p, `String(playground().state.seed)`), &seed)
	return seed
}

// A program that clicks what there is, and one that types the solution that it was shown, have nothing.
func TestCourseIsNotGuessed(t *testing.T) {
	t.Parallel()
	at := newPlatform(t, course(t))
	p := newProfile(t)
	p.sit(at, "robot", "")
	for _, l := range track.Lessons() {
		for n, g := range track.GradedIn(l.ID) {
			p.do(fmt.Sprintf(`await visit("%s/%d")`, l.ID, n+1))
			p.do(`await clickThrough()`)
			if g.Counts {
				p.do(fmt.Sprintf(`await copyTask(%q, %d)`, l.ID, n+1))
			}
		}
	}
	p.want(`[value("cmi.core.score.raw"), value("cmi.core.lesson_status")]`, "0,incomplete")
	p.want(`[interactions().filter((line) => line.endsWith(" correct")).join(), interactions().length > 100]`, ",true")
	p.want(`value("cmi.suspend_data").length <= 4096`, "true")
	p.leave()
}

// The whole course fits what a platform keeps, and what does not is dropped without the grade.
func TestCourseFitsThePlatform(t *testing.T) {
	t.Parallel()
	at := newPlatform(t, course(t))
	p := newProfile(t)
	p.sit(at, "ada", "")
	p.want(shown, first("en", 0, len(counted("")), 0))
	var words []string
	for _, name := range counted("") {
		words = append(words, name+"@20785+")
	}
	for i := range 400 {
		words = append(words, fmt.Sprintf("up/3@%d-dotname", 20800+i))
	}
	p.do(fmt.Sprintf(`playground().dispatchEvent(new CustomEvent("uri-progress", { detail: { progress: %q } })); await drawn()`, strings.Join(words, " ")))
	p.want(`[value("cmi.core.score.raw"), value("cmi.core.lesson_status"), value("cmi.suspend_data").length <= 4096]`, "100,passed,true")
	p.leave()
	p.sit(at, "ada", "")
	p.want(shown, first("en", len(counted("")), len(counted("")), 100))
	p.leave()
}
