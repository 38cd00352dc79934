package course

import (
	"strconv"
	"strings"

	"uriplayground/web/model"
	"uriplayground/web/page"
	"uriplayground/web/track"
)

// outcome says what came of the latest answer.
func (w *posed) outcome() (o page.Outcome) {
	l := w.learning
	switch {
	case l.Solution:
		o.Title = inline(w.say("course.answer"))
		if text := w.solutionText(); text != "" {
			o.Title = append(o.Title, page.Prose{Text: " "}, page.Prose{Text: text, Code: true})
		}
		o.Text = inline(w.say(w.key("right"), w.pairs()...))
	case w.wrong:
		w.explain(&o)
	case l.Judged:
		o.Tone = "good"
		title, text := firstSentence(w.say(w.verdict.Says, w.pairs()...))
		o.Title, o.Text = inline(title), inline(text)
		o.Tape = w.rightTape()
	}
	return o
}

// explain says what rule a wrong answer follows, and what that rule does; not what is right, before
// the answer may be seen.
func (w *posed) explain(o *page.Outcome) {
	v := &w.verdict
	said, more := "", ""
	if v.Says != "" {
		said = w.say(v.Says, w.pairs()...)
	}
	if len(v.Beliefs) > 0 {
		o.Tone, o.Label = "bad", w.say("course.belief")
		id := string(v.Beliefs[0])
		o.Belief = " · " + w.say("belief."+id+".name") + " · " + w.times(id)
		if w.Action != track.Run {
			said, more = firstSentence(w.say("belief." + id))
		}
	} else if w.Action == track.Run || w.Action == track.Order {
		o.Tone = "bad"
	}
	title, text := firstSentence(said)
	o.Title, o.Text = inline(title), inline(text)
	if o.Tone == "bad" && len(v.Pieces) > 0 {
		o.Title = append(o.Title, page.Prose{Text: " " + w.say("course.rule")})
		o.Tape = w.tape(v.Pieces)
		if ghost, _ := w.ghost(); ghost != "" {
			o.Text = append(o.Text, inline(w.say("course.nowhere.says", "ghost", ghost)+" ")...)
		}
	}
	if more != "" && w.learning.Tries >= model.TriesBeforeSolution {
		o.Text = append(o.Text, inline(more)...)
	}
}

// times says how often answers have shown a belief.
func (w *posed) times(id string) string {
	n := 0
	for _, a := range track.ReadLog(w.learning.Progress) {
		if string(a.Belief) == id {
			n++
		}
	}
	return w.say("course.times", "n", strconv.Itoa(max(n, 1)))
}

// firstSentence cuts a text after its first sentence.
func firstSentence(text string) (first, rest string) {
	for _, end := range []string{". ", "? ", "! "} {
		if i := strings.Index(text, end); i >= 0 && (first == "" || i+1 < len(first)) {
			first, rest = text[:i+1], text[i+2:]
		}
	}
	if first == "" {
		return text, ""
	}
	return first, rest
}

// tape returns what an address was put together from, from its path on.
func (w *posed) tape(pieces []track.Piece) (list []page.TapePiece) {
	kinds := map[track.Origin]string{track.FromPage: "base", track.FromLink: "ref", track.Nowhere: "ghost"}
	for i, p := range pieces {
		text := p.Text
		if i == 0 && len(pieces) > 1 {
			if _, after, found := strings.Cut(text, "://"); found && strings.Contains(after, "/") {
				text = after[strings.IndexByte(after, '/'):]
			}
		}
		list = append(list, page.TapePiece{Text: text, Kind: kinds[p.From]})
	}
	return list
}

// rightTape shows what of the page's path stays and goes, where the link is put behind it as it is.
func (w *posed) rightTape() []page.TapePiece {
	path := track.Part(w.Base, "path")
	cut := strings.LastIndexByte(path, '/') + 1
	at := strings.TrimSuffix(w.learning.Answer, w.Ref)
	if w.Action != track.Place && w.Action != track.Type || w.Ref == "" || cut == 0 || !strings.HasSuffix(at, path[:cut]) || at == w.learning.Answer {
		return nil
	}
	list := []page.TapePiece{{Text: path[:cut], Kind: "base"}}
	if gone := path[cut:]; gone != "" {
		list = append(list, page.TapePiece{Text: gone, Kind: "gone"}, page.TapePiece{Text: "✂", Kind: "sign"})
	}
	return append(list, page.TapePiece{Text: "+", Kind: "sign"}, page.TapePiece{Text: w.Ref, Kind: "ref"})
}

// solutionText returns the answer where it is a text to be read.
func (w *posed) solutionText() string {
	switch w.Action {
	case track.Place, track.Cut, track.Type, track.Write:
		return w.Solution()
	}
	return ""
}
