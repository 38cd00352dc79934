package scorm

import (
	"bytes"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"maps"
	"path"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/chromedp/chromedp"

	"uriplayground/web/lesson"
	"uriplayground/web/locales"
)

// The packages that are tried.
var (
	dots         = []string{"-lesson", "dots", "-lang", "fr"}
	dotsInFrench = once(dots...)
	base         = once("-lesson", "base")
	handbook     = once("-lesson", "handbook")
	course       = once()
	upInFrench   = once("-lesson", "up", "-lang", "fr")
)

// once returns what writes a package for the first test that asks, and returns its files.
func once(arguments ...string) func(t *testing.T) map[string][]byte {
	var files map[string][]byte
	var first sync.Once
	return func(t *testing.T) map[string][]byte {
		t.Helper()
		first.Do(func() { files = unzipped(t, packaged(t, arguments...)) })
		if files == nil {
			t.Fatal("there is no package")
		}
		return files
	}
}

// listed returns a JavaScript array with the ids of the exercises that ask for a choice, or of all.
func listed(id string, choices bool) string {
	var ids []string
	for _, g := range lesson.GradedIn(id) {
		if !choices || lesson.Pose(g.Exercise).Choices() != nil {
			ids = append(ids, g.ID)
		}
	}
	text, _ := json.Marshal(ids)
	return string(text)
}

// right returns a JavaScript object with the right answers to exercises from one to another.
func right(id string, from, to int) string {
	var pairs []string
	for _, g := range lesson.GradedIn(id)[from:to] {
		pairs = append(pairs, fmt.Sprintf("%q: %q", g.ID, lesson.Pose(g.Exercise).Solution()))
	}
	return "{" + strings.Join(pairs, ", ") + "}"
}

// solved returns what the page says of so many exercises.
func solved(lang string, n, of, percent int) string {
	return locales.For(lang).Get("scorm.solved", "n", fmt.Sprint(n), "of", fmt.Sprint(of), "percent", fmt.Sprint(percent))
}

const shown = `content().document.getElementById("said").textContent`

// A grade grows with what counts; the student goes on in another browser, and passes.
func TestGradeAndResume(t *testing.T) {
	t.Parallel()
	at := newPlatform(t, dotsInFrench(t))
	p := newProfile(t)
	p.sit(at, "ada", "")
	p.want(`value("cmi.core.lesson_status")`, "incomplete")
	p.want(`value("cmi.core.score.raw")`, "null") // or a platform would fail who only looks
	p.want(`[value("cmi.core.score.min"), value("cmi.core.score.max"), value("cmi.core.exit")]`, "0,100,suspend")
	p.do(`await answerAll(` + right("dots", 0, 2) + `); await visit("dots/3"); await answer("2B")`)
	p.want(`interactions().join("\n")`, "0 dots_1 choice b correct\n1 dots_2 fill-in /a/b correct\n2 dots_3 choice b wrong")
	p.want(`[value("cmi.core.score.raw"), value("cmi.core.lesson_status"), value("cmi.suspend_data")]`, "40,incomplete,dots/1 dots/2 dots/3~")
	p.want(shown, solved("fr", 2, 5, 40))
	p.leave()
	if !regexp.MustCompile(`^\d{4}:\d\d:\d\d$`).MatchString(eval[string](p, `value("cmi.core.session_time")`)) {
		t.Error("the time is", eval[string](p, `value("cmi.core.session_time")`))
	}

	p = newProfile(t)
	p.sit(at, "ada", "")
	p.want(shown, solved("fr", 2, 5, 40))
	p.want(`value("cmi.core.lesson_status")`, "incomplete")
	p.do(`await answerAll(` + right("dots", 2, 4) + `)`) // the third counts no more
	p.want(`[value("cmi.core.score.raw"), value("cmi.core.lesson_status")]`, "60,incomplete")
	p.want(`interactions().map((line) => line.split(" ").slice(-1)[0]).join(" ")`, "neutral correct")
	p.do(`await answerAll(` + right("dots", 4, 5) + `)`)
	p.want(`[value("cmi.core.score.raw"), value("cmi.core.lesson_status"), value("cmi.suspend_data")]`, "80,passed,dots/1 dots/2 dots/3~ dots/4 dots/5")
	p.leave()
	p.sit(at, "ada", "") // to look once more takes nothing back
	p.leave()
	if core := at.students["ada"]["core"].(map[string]any); core["lesson_status"] != "passed" {
		t.Errorf("the platform keeps %v", core)
	}
}

// Students who use one browser have nothing of one another, and the browser keeps nothing.
func TestTwoStudentsInOneBrowser(t *testing.T) {
	t.Parallel()
	at := newPlatform(t, base(t))
	p := newProfile(t)
	for _, sitting := range []struct{ student, before, answers, after string }{
		{"ada", "", right("base", 0, 2), "base/1 base/2"},
		{"ben", "", right("base", 2, 3), "base/3"},
		{"ada", "base/1 base/2", right("base", 2, 3), "base/1 base/2 base/3"},
		{"ben", "base/3", "{}", "base/3"},
	} {
		p.sit(at, sitting.student, "")
		p.want(`playground().progress`, sitting.before)
		p.do(`await answerAll(` + sitting.answers + `)`)
		p.want(`playground().progress`, sitting.after)
		p.want(`content().localStorage.length + content().sessionStorage.length`, "0")
		p.do(`playground().set({ lesson: "" }); await drawn()`)
		p.want(`[...playground().shadowRoot.querySelectorAll(".progress form, .learner, [data-act=erase]")].length`, "0")
		p.leave()
	}
}

// A program that clicks each choice in turn has nothing in the end, whether it starts over between
// them, or goes away and comes back.
func TestClickingEveryChoice(t *testing.T) {
	t.Parallel()
	at := newPlatform(t, handbook(t))
	p := newProfile(t)
	for student, between := range map[string]string{
		"plain": "undefined", "again": `() => press("[data-act=again]")`, "back": `async (exercise) => { await visit("base/1"); await visit(exercise); }`,
	} {
		id := ""
		if student != "plain" {
			id = "components"
		}
		p.sit(at, student, "")
		p.do(`await clickAll(` + listed(id, true) + `, ` + between + `)`)
		p.want(`[value("cmi.core.score.raw"), value("cmi.core.lesson_status")]`, "0,incomplete")
		p.want(`playground().progress.split(" ").filter((word) => !/~$/.test(word)).length`, "0")
		p.leave()
	}
}

// A program that reads the solutions and copies them has nothing, either, and has failed.
func TestCopyingSolutions(t *testing.T) {
	t.Parallel()
	at := newPlatform(t, handbook(t))
	p := newProfile(t)
	p.sit(at, "robot", "")
	p.do(`await copyAll(` + listed("", false) + `)`)
	p.want(`[value("cmi.core.score.raw"), value("cmi.core.lesson_status")]`, "0,failed")
	results := eval[[]string](p, `interactions().map((line) => line.split(" ").find((word) => /^(correct|neutral|wrong)$/.test(word)))`)
	if all := len(lesson.GradedIn("")); len(results) != all || slices.Contains(results, "correct") || !slices.Contains(results, "neutral") {
		t.Errorf("%d answers to %d exercises: %v", len(results), all, results)
	}
	p.leave()
}

// Who goes on after the right choice keeps it, whatever they try later.
func TestChoiceStandsOnceOthersAreAnswered(t *testing.T) {
	t.Parallel()
	at := newPlatform(t, dotsInFrench(t))
	p := newProfile(t)
	p.sit(at, "ada", "")
	p.do(`await answerAll(` + right("dots", 0, 2) + `); await visit("dots/1"); await answer("2A"); await answer("2D")`)
	p.want(`value("cmi.core.score.raw")`, "40")
	p.do(`await answerAll(` + right("dots", 2, 3) + `)`)
	p.leave()
	p.sit(at, "ada", "")
	p.do(`await visit("dots/3"); await answer("2A")`)
	p.want(`playground().progress`, "dots/1 dots/2 dots/3")
	p.leave()
}

// An answer is told with the belief that leads to it; what is long is cut, the oldest first, where
// the package does not grade it.
func TestBeliefsAndLengths(t *testing.T) {
	t.Parallel()
	at := newPlatform(t, base(t))
	p := newProfile(t)
	p.sit(at, "ada", "")
	p.do(`await visit("base/1"); await answer("https://h.example/a/b/page/image.png"); await answer("é\u{1F600}".repeat(200))`)
	p.want(`interactions()[0]`, "0 base_1 fill-in https://h.example/a/b/page/image.png wrong append")
	p.want(`calls.findLast(([, name]) => name === "cmi.interactions.1.student_response")[2] === "é\u{1F600}".repeat(85)`, "true")
	const tell = `playground().dispatchEvent(new CustomEvent("uri-progress", { detail: { progress } })); await drawn()`
	p.do(`const progress = ["base/1", ...Array.from({ length: 500 }, (_, i) => "challenge/2/" + i), "base/2!"].join(" "); ` + tell)
	p.want(`value("cmi.suspend_data").length <= 4096`, "true")
	p.want(`(([first, second, ...rest]) => [first, rest.at(-2), rest.at(-1), rest.length > 200, second > "challenge/2/2"])(value("cmi.suspend_data").split(" "))`, "base/1,challenge/2/499,base/2!,true,true")
	p.do(`const progress = "base/1~ ".repeat(1000) + "base/3"; ` + tell)
	p.want(`/^base\/1~ .*base\/3$/.test(value("cmi.suspend_data")) && value("cmi.suspend_data").length <= 4096`, "true")
	p.leave()
}

// The platform is found in the seventh frame around, and in the window that has opened this one, and
// not in the eighth.
func TestPlatformIsFound(t *testing.T) {
	t.Parallel()
	at := newPlatform(t, base(t))
	for how, want := range map[string]string{"?in=7": "true", "?in=8": "false", "?in=0": "true"} {
		p := newProfile(t)
		p.sit(at, "ada", how)
		p.want(`calls.some(([call]) => call === "LMSInitialize")`, want)
	}
}

// Without a platform the package is an ordinary page, and says so.
func TestWithoutPlatform(t *testing.T) {
	t.Parallel()
	at := newPlatform(t, base(t))
	p := newProfile(t)
	if err := chromedp.Do(p.tab, chromedp.Navigate(at.URL+"/content/index.html")); err != nil {
		t.Fatal(err)
	}
	p.wait(`document.querySelector("uri-playground").matches(":state(ready)")`)
	p.want(`document.getElementById("said").textContent`, locales.For("en").Get("scorm.alone"))
	p.want(`document.querySelector("uri-playground").shadowRoot.querySelector(".foot a").hidden`, "true")
	p.want(`localStorage.length + sessionStorage.length`, "0")
	if n := eval[int](p, `navigator.serviceWorker.getRegistrations().then((list) => list.length)`); n != 0 {
		t.Errorf("%d service workers", n)
	}
}

// A student who looks back changes nothing; one whose platform takes nothing is told.
func TestReviewAndRefusal(t *testing.T) {
	t.Parallel()
	at := newPlatform(t, base(t))
	p := newProfile(t)
	p.sit(at, "ada", "?mode=review")
	p.do(`await answerAll(` + right("base", 0, 1) + `)`)
	p.want(shown, locales.For("en").Get("scorm.review"))
	p.want(`calls.filter(([call]) => call === "LMSSetValue").length`, "0")
	p.leave()
	p.sit(at, "ben", `?errors="cmi.suspend_data":"405","cmi.core.score.min":"401"`)
	p.want(shown, solved("en", 0, 3, 0)) // what is optional may be missing
	p.do(`await answerAll(` + right("base", 0, 1) + `)`)
	p.want(shown, locales.For("en").Get("scorm.refused", "reason", "cmi.suspend_data: 405"))
}

// An example that is opened in another view has a way back.
func TestBackToTheLesson(t *testing.T) {
	t.Parallel()
	at := newPlatform(t, base(t))
	p := newProfile(t)
	p.sit(at, "ada", "")
	const back = `content().document.getElementById("back")`
	p.do(`await press("[data-act=worked]")`)
	p.want(`[playground().state.view, `+back+`.hidden]`, "resolve,false")
	p.do(back + `.click(); await drawn()`)
	p.want(`[playground().state.view, playground().state.lesson, `+back+`.hidden]`, "lesson,base,true")
	p.leave()
}

// The manifest lists each file of the package, and no other; what scripts ask for is among them.
func TestManifest(t *testing.T) {
	t.Parallel()
	files, again := dotsInFrench(t), unzipped(t, packaged(t, dots...))
	if !maps.EqualFunc(files, again, bytes.Equal) {
		t.Error("the same sources give other files")
	}
	var m struct {
		XMLName       xml.Name `xml:"http://www.imsproject.org/xsd/imscp_rootv1p1p2 manifest"`
		ID            string   `xml:"identifier,attr"`
		Schema        string   `xml:"metadata>schema"`
		Edition       string   `xml:"metadata>schemaversion"`
		Organizations struct {
			Default string `xml:"default,attr"`
			List    []struct {
				ID    string `xml:"identifier,attr"`
				Title string `xml:"title"`
				Items []struct {
					Ref     string `xml:"identifierref,attr"`
					Title   string `xml:"title"`
					Mastery string `xml:"http://www.adlnet.org/xsd/adlcp_rootv1p2 masteryscore"`
				} `xml:"item"`
			} `xml:"organization"`
		} `xml:"organizations"`
		Resources []struct {
			ID    string `xml:"identifier,attr"`
			Type  string `xml:"type,attr"`
			Scorm string `xml:"http://www.adlnet.org/xsd/adlcp_rootv1p2 scormtype,attr"`
			Href  string `xml:"href,attr"`
			Files []struct {
				Href string `xml:"href,attr"`
			} `xml:"file"`
		} `xml:"resources>resource"`
	}
	if err := xml.Unmarshal(files["imsmanifest.xml"], &m); err != nil {
		t.Fatal(err)
	}
	if len(m.Organizations.List) != 1 || len(m.Organizations.List[0].Items) != 1 || len(m.Resources) != 1 {
		t.Fatalf("the manifest has %+v", m)
	}
	of, r := m.Organizations.List[0], m.Resources[0]
	item := of.Items[0]
	got := fmt.Sprint(m.Schema, m.Edition, m.Organizations.Default == of.ID, item.Ref == r.ID, item.Mastery, r.Type, r.Scorm, r.Href)
	if want := fmt.Sprint("ADL SCORM", "1.2", true, true, "80", "webcontent", "sco", "index.html"); got != want || !regexp.MustCompile(`^[A-Za-z_][\w.-]*$`).MatchString(m.ID) {
		t.Errorf("%s: %s, want %s", m.ID, got, want)
	}
	if title := locales.For("fr").Get("course.dots.title"); item.Title != title || of.Title != title {
		t.Errorf("titles %q and %q", of.Title, item.Title)
	}
	hrefs := []string{"imsmanifest.xml"}
	for _, f := range r.Files {
		hrefs = append(hrefs, f.Href)
	}
	slices.Sort(hrefs)
	if names := slices.Sorted(maps.Keys(files)); !slices.Equal(hrefs, names) {
		t.Errorf("the manifest lists %q, and the files are %q", hrefs, names)
	}
	for name, data := range files {
		for _, m := range regexp.MustCompile(`(?:src|href)="([^":]+)"|(?:from|import) ?"(\.[^"]+)"`).FindAllSubmatch(data, -1) {
			if to := path.Join(path.Dir(name), string(m[1])+string(m[2])); path.Ext(name) != ".xml" && files[to] == nil {
				t.Errorf("%s asks for %s", name, to)
			}
		}
		if strings.Contains(path.Base(name), "linkscan") || strings.Contains(name, "words.more.en") || path.Base(name) == "sw.js" {
			t.Errorf("%s is of no use", name)
		}
	}
}
