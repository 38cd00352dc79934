package browser

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"uriplayground/web/model"
	"uriplayground/web/track"
)

// The test is sat by keys, its line is counted with others on the page of the class, and the last
// lesson ends in the view of pages.
func TestSitTheTest(t *testing.T) {
	t.Parallel()
	p := open(t, home("en"))
	p.follow("v=1&view=lesson&lesson=test&seed=17")
	p.use(byKeys, ".course [data-act=sit]")
	for n := 1; n <= track.TestLength; n++ {
		p.wait("the task is asked", fmt.Sprintf(`document.querySelector(".lesson-screen")?.textContent.includes("%d of 8")`, n))
		task := track.TestTask(17, track.FormA, n)
		answer := task.Solution()
		if believed, ok := task.Believed("append"); ok {
			answer = believed
		}
		p.give(byKeys, task, answer)
	}
	p.wait("the result is shown", `document.querySelector(".course .replies") !== null`)
	p.wantFocus("the last answer")
	line := p.text(".course .places code")
	if line != "uri1;A;6;append;17" {
		t.Errorf("the line is %q", line)
	}
	p.follow("v=1&view=lesson&lesson=class")
	eval[bool](p, fmt.Sprintf(`(() => { document.querySelector(".course textarea").value = %q; return true; })()`, line+"\nuri1;A;4;;17;B;8;;17\nhello"))
	p.use(byKeys, ".course form button")
	p.wait("the lines are counted", `document.querySelector(".course .learners") !== null`)
	if damaged := p.text(".course .damaged code"); damaged != "hello" {
		t.Errorf("damaged: %q", damaged)
	}
	if said := p.text(".course [role=status] p"); !strings.Contains(said, "1.00") {
		t.Errorf("the class: %q", said)
	}

	at := slices.Index(model.TasksOf("move"), "move/4") + 1
	p.follow(fmt.Sprintf("v=1&view=lesson&lesson=move&exercise=%d&seed=3", at))
	task := p.taskShown()
	p.give(byKeys, task, task.Solution())
	p.use(byKeys, ".lesson-screen [data-act=task-page]")
	p.waitLinks()
	if refs := p.linkColumn("ref"); len(refs) != 4 || !slices.Contains(refs, task.Start) {
		t.Errorf("the links of %q: %q", task.Page, refs)
	}
}
