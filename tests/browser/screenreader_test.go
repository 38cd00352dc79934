package browser

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/accessibility"
	"github.com/chromedp/chromedp"
)

// axNode is a node of the accessibility tree as a screen reader reads it.
type axNode struct{ role, name string }

// accessibilityTree returns the nodes of the page in document order.
func (p *page) accessibilityTree() (list []axNode) {
	p.t.Helper()
	tree, err := chromedp.Call(p.ctx, accessibility.GetFullAXTree, accessibility.GetFullAXTreeParams{})
	if err != nil {
		p.t.Fatal(err)
	}
	nodes := map[accessibility.NodeID]*accessibility.Node{}
	for _, n := range tree.Nodes {
		nodes[n.NodeID] = n
	}
	var say func(id accessibility.NodeID)
	say = func(id accessibility.NodeID) {
		n := nodes[id]
		if n == nil {
			return
		}
		if !n.Ignored {
			list = append(list, axNode{axText(n.Role), axText(n.Name)})
		}
		for _, child := range n.ChildIDs {
			say(child)
		}
	}
	say(tree.Nodes[0].NodeID)
	return list
}

func axText(v *accessibility.Value) (text string) {
	if v != nil {
		_ = json.Unmarshal(v.Value, &text) // a value that is not a string says nothing
	}
	return text
}

// wantNode fails if no node has the role and the text.
func (p *page) wantNode(list []axNode, role, text string) {
	p.t.Helper()
	if !slices.ContainsFunc(list, func(h axNode) bool { return h.role == role && strings.Contains(h.name, text) }) {
		p.t.Errorf("no %s says %q", role, text)
	}
}

// Lessons work with a screen reader: the question is a heading, every control has
// a name, and the feedback to an answer is a status message.
func TestLessonsByEar(t *testing.T) {
	t.Parallel()
	for lang, path := range map[string]string{"en": "/", "fr": "/fr/"} {
		for exercise, answers := range map[string][2]string{"1": {"2A", "2B"}, "2": {"/a/b/c", "/a/b"}} {
			p := open(t, path+"#v=1&view=lesson&lesson=dots&exercise="+exercise)
			list := p.accessibilityTree()
			p.wantNode(list, "heading", p.texts(".course h2")[0])
			p.wantNode(list, "heading", p.texts(".question h3")[0])
			for _, h := range list {
				if h.name == "" && slices.Contains([]string{"button", "link", "textbox", "checkbox", "combobox", "table", "navigation"}, h.role) {
					t.Errorf("%s: a %s has no name", lang, h.role)
				}
			}
			for i, answer := range answers {
				p.answerExercise(exercise, answer)
				p.wait("it is judged", `document.querySelector(".feedback.`+[]string{"wrong", "right"}[i]+`") !== null`)
				list := p.accessibilityTree()
				p.wantNode(list, "StaticText", p.texts(".feedback[role=status] p")[0])
				if !slices.ContainsFunc(list, func(h axNode) bool { return h.role == "status" }) {
					t.Errorf("%s: the feedback is not a status", lang)
				}
			}
		}
	}
}

// answerExercise answers by a button or, in the second exercise, by keys.
func (p *page) answerExercise(exercise, answer string) {
	p.t.Helper()
	if exercise == "1" {
		p.click(`[data-act=answer][data-value="` + answer + `"]`)
		return
	}
	p.focus(`.answer input`)
	eval[bool](p, `(document.querySelector(".answer input").select(), true)`)
	p.key(answer + "\r")
}
