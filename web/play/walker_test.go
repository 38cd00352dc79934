package play

import (
	"slices"
	"strconv"
	"strings"

	"uriplayground/core"
	"uriplayground/internal/vectors"
	"uriplayground/web/export"
	"uriplayground/web/lesson"
	"uriplayground/web/locales"
	"uriplayground/web/model"
)

// builtIn is the words, merged once for all sessions of a walk.
var builtIn = locales.All()

// walker takes random actions in a session, as a visitor and a browser would
// who know no rest. What it draws from decides everything.
type walker struct {
	session *Session
	draw    func(n int) int // a number below n
	address string          // what the address of the page holds
	timer   int             // milliseconds between two ticks; 0 for none
}

func newWalker(draw func(n int) int) *walker {
	s := NewSession(builtIn, nil, model.Initial("en"))
	return &walker{session: s, draw: draw, address: model.EncodePermalink(s.State())}
}

// walks makes an action of each kind, by the name of its type.
var walks = map[string]func(*walker) model.Action{
	"SetTexts":       func(w *walker) model.Action { return model.SetTexts{Base: w.text(), Ref: w.text()} },
	"SetExpected":    func(w *walker) model.Action { return model.CommandAction("expect", w.expected()) },
	"SetWent":        func(w *walker) model.Action { return model.CommandAction("went", w.expected()) },
	"ApplyTargetFix": func(w *walker) model.Action { return model.CommandAction("remedy", w.text()+"\n"+w.text()) },
	"SetRef":         func(w *walker) model.Action { return model.SetRef{Ref: w.text()} },
	"WordsMissing":   func(*walker) model.Action { return model.WordsMissing{} },
	"TakeOver":       func(*walker) model.Action { return model.CommandAction("take-target", "") },
	"SetText":        func(w *walker) model.Action { return model.SetText{Text: w.text() + " <" + w.text() + "> " + w.text()} },
	"SetOption": func(w *walker) model.Action {
		return model.SetOption{Name: pick(w, "strict", "erratum4547", "erratum4789", "literalRule", "odd"), On: w.draw(2) == 0}
	},
	"OpenExample": func(w *walker) model.Action { return model.OpenExample{ID: w.example()} },
	"ChooseView": func(w *walker) model.Action {
		return model.ChooseView{Name: pick(w, append(model.ViewNames(), "odd")...)}
	},
	"SetView":       func(w *walker) model.Action { return model.SetView{Name: pick(w, append(model.ViewNames(), "odd")...)} },
	"SetReadOnly":   func(w *walker) model.Action { return model.SetReadOnly{On: pick(w, true, false)} },
	"SetTheme":      func(w *walker) model.Action { return model.SetTheme{Name: pick(w, append(model.Themes(), "odd")...)} },
	"SetLang":       func(w *walker) model.Action { return model.SetLang{Lang: pick(w, locales.Languages()...)} },
	"ScrollTrace":   func(w *walker) model.Action { return model.ScrollTrace{Top: w.draw(8000) - 100} },
	"OpenPermalink": func(w *walker) model.Action { return model.OpenPermalink{Fragment: w.link()} },
	"MoveStep": func(w *walker) model.Action {
		return model.MoveStep{Where: pick(w, "first", "back", "next", "last", "play", "odd")}
	},
	"SetPredict": func(w *walker) model.Action {
		return model.SetPredict{How: []string{"on", "on", "again", "off"}[w.draw(4)]}
	},
	"SetHide": func(w *walker) model.Action {
		return model.SetHide{What: pick(w, "target", "steps", "steps,target", "", "odd")}
	},
	"SetAsk":         func(w *walker) model.Action { return model.SetAsk{Steps: pick(w, "7", "12 3", "400", "", "odd")} },
	"SetNotes":       func(w *walker) model.Action { return model.SetNotes{Text: pick(w, "", "0 a | 12 b|c | x", "3 %\n&")} },
	"StartAt":        func(w *walker) model.Action { return model.StartAt{N: w.draw(60) - 5, Anew: w.draw(2) == 0} },
	"Unhide":         func(*walker) model.Action { return model.CommandAction("unhide", "") },
	"ShowSlide":      func(*walker) model.Action { return model.CommandAction("slide-run", "") },
	"BackToSlide":    func(w *walker) model.Action { return model.BackToSlide{Revealed: w.draw(2) == 0, Next: w.draw(2) == 0} },
	"OpenSpeaker":    func(*walker) model.Action { return model.CommandAction("speaker", "") },
	"TellRoom":       func(*walker) model.Action { return model.CommandAction("tell", "PageDown") },
	"SpeakerBlocked": func(*walker) model.Action { return model.SpeakerBlocked{} },
	"SetBlack":       func(w *walker) model.Action { return model.SetBlack{On: w.draw(2) == 0} },
	"SetClock":       func(*walker) model.Action { return model.SetClock{Elapsed: "00:01", Time: "10:15"} },
	"FollowRoom": func(w *walker) model.Action {
		return model.FollowRoom{Place: pick(w, "", "-", model.RoomPlace(w.session.State()), w.link()+"\ntrue\n7\n1.1:2,3\nfalse\n3\n9", "v=1\nx\n-3\n\ntrue\n\n")}
	},
	"TurnPage": func(w *walker) model.Action {
		return model.TurnPage{To: pick(w, "on", "on", "back", ""), Counts: pick(w, "", "3\n4\nx")}
	},
	"SetTool": func(w *walker) model.Action { return model.SetTool{ID: pick(w, "hugo", "docusaurus-false", "odd")} },
	"SetServer": func(w *walker) model.Action {
		return model.CommandAction(pick(w, "rules", "server"), pick(w, "location /b/ { proxy_pass http://h/; }", "/* /index.html 200", "odd", ""))
	},
	"SetHost": func(w *walker) model.Action { return model.SetHost{ID: pick(w, "github-pages", "vercel", "odd")} },
	"ToggleMatter": func(w *walker) model.Action {
		return model.ToggleMatter{Place: pick(w, "given", "slash", "blob", "odd")}
	},
	"SetGlance": func(w *walker) model.Action { return model.SetGlance{On: w.draw(2) == 0} },
	"PickUp": func(w *walker) model.Action {
		return model.PickUp{Piece: []string{"input 1", "input 3", "output 0", "slash 0", "input 99", "x"}[w.draw(6)], Drag: w.draw(2) == 0}
	},
	"PutDown": func(w *walker) model.Action {
		return model.PutDown{To: []string{"output", "input", "away", ""}[w.draw(4)]}
	},
	"SetDraft":     func(w *walker) model.Action { return model.SetDraft{Lines: []string{"", "/b\n/c", "/é\n"}[w.draw(3)]} },
	"SetTyped":     func(w *walker) model.Action { return model.SetTyped{On: w.draw(2) == 0} },
	"NextQuestion": func(*walker) model.Action { return model.NextQuestion{} },
	"Predict": func(w *walker) model.Action {
		return model.Predict{Key: []string{"", "1", "4", "c", "e"}[w.draw(5)], Answer: []string{"", "/", "/b\n/c"}[w.draw(3)], GiveUp: w.draw(4) == 0}
	},
	"SelectStep":   func(w *walker) model.Action { return model.SelectStep{N: w.draw(60) - 5} },
	"Tick":         func(w *walker) model.Action { return model.Tick{} },
	"TypingPaused": func(*walker) model.Action { return model.TypingPaused{} },
	"SetSpeed":     func(w *walker) model.Action { return model.SetSpeed{Index: w.draw(9) - 3} },
	"PointAt":      func(w *walker) model.Action { return model.PointAt{Point: w.point()} },
	"ApplyFix":     func(w *walker) model.Action { return w.applyFix() },
	"BrowserResult": func(w *walker) model.Action {
		return model.BrowserResult{Text: w.text(), Refused: w.draw(3) == 0, Alone: w.draw(2) == 0, Parts: [8]string{1: w.text()}}
	},
	"PickChar": func(w *walker) model.Action {
		return model.CommandAction("char", pick(w, " ", "~", "%", "a", "", "é", "\x00", "ab"))
	},
	"SetDialect": func(w *walker) model.Action {
		return model.CommandAction("dialect", pick(w, "rfc3986", "rfc3986", "rfc2396", "rfc1808", "rfc1738", "rfc1630", "url", "odd"))
	},
	"OpenDocument": func(w *walker) model.Action {
		return model.CommandAction("document", pick(w, "url 3", "rfc2396 99", "rfc1738", "rfc3986 -1", "odd 1", ""))
	},
	"OpenThrough": func(w *walker) model.Action { return model.OpenThrough{Base: w.text(), Ref: w.text()} },
	"OpenDivergence": func(w *walker) model.Action {
		return model.CommandAction("parting", pick(w, "0", "3", "99", "-1", "odd"))
	},
	"SetPurpose": func(w *walker) model.Action {
		return model.CommandAction("purpose", pick(w, "segment", "filename", "odd"))
	},
	"SetFilter": func(w *walker) model.Action { return model.SetFilter{Text: pick(w, "", "slash", "RFC 1630", "é")} },
	"Saved": func(w *walker) model.Action {
		return model.Saved{Name: pick(w, "", "links.csv"), Failed: w.draw(2) > 0, Framed: w.draw(2) > 0}
	},
	"CopyAs":          func(w *walker) model.Action { return model.CopyAs{Format: pick(w, export.Formats()...)} },
	"SetLecture":      func(w *walker) model.Action { return model.CommandAction("lecture", pick(w, "on", "off")) },
	"FoldPanes":       func(w *walker) model.Action { return model.CommandAction("fold", pick(w, "on", "off")) },
	"Expand":          func(w *walker) model.Action { return model.CommandAction("expand", "") },
	"CopyPermalink":   func(*walker) model.Action { return model.CopyPermalink{} },
	"CopyCode":        func(*walker) model.Action { return model.CommandAction("take-code", "x") },
	"CopyEmbed":       func(*walker) model.Action { return model.CopyEmbed{} },
	"ClipboardAnswer": func(w *walker) model.Action { return model.ClipboardAnswer{What: "link", OK: w.draw(2) == 0} },
	"Copied":          func(w *walker) model.Action { return model.Copied{OK: w.draw(2) == 0} },
	"DrawPicture": func(w *walker) model.Action {
		return model.PictureNamed(pick(w, "svg", "png", "target.svg", "machine.png", "run.svg", "run.svg.html", "odd"))
	},
	"SavePicture": func(w *walker) model.Action {
		return model.CommandAction("save", pick(w, "svg", "machine.png", "run.svg.markdown"))
	},
	"SetComparison": func(w *walker) model.Action {
		return model.CommandAction("pair", pick(w, append(model.Comparisons(), "odd")...))
	},
	"ChoosePicture": func(w *walker) model.Action {
		return model.CommandAction("picture", pick(w, "base", "ref", "odd"))
	},
	"ScrollPicture": func(w *walker) model.Action { return model.CommandAction("picture-from", strconv.Itoa(w.draw(90)-5)) },
	"ChooseBox":     func(w *walker) model.Action { return model.CommandAction("box", strconv.Itoa(w.draw(90)-5)) },
	"MoveInPicture": func(w *walker) model.Action {
		return model.MoveInPicture{Key: pick(w, "Home", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight")}
	},
	"MoveInTarget": func(w *walker) model.Action {
		return model.MoveInTarget{Key: pick(w, "Home", "End", "ArrowLeft", "ArrowRight")}
	},
	"MoveCaret": func(w *walker) model.Action {
		return model.MoveCaret{Field: pick(w, "base", "ref", "odd"), At: w.draw(40) - 2}
	},
	"SetPane": func(w *walker) model.Action {
		return model.CommandAction("pane", pick(w, "machine", "why", "components", "steps", "trace", "odd"))
	},
	"OfferSite": func(w *walker) model.Action {
		return model.OfferSite{Name: pick(w, "", "public", "site.zip"), Kind: pick(w, "", "zip", "epub")}
	},
	"TakeSite": func(*walker) model.Action { return model.CommandAction("site-take", "") },
	"ChooseFinding": func(w *walker) model.Action {
		return model.CommandAction("site-finding", pick(w, "not-there.1f", "capitals", "odd", ""))
	},
	"ShowPlaces":     func(w *walker) model.Action { return model.CommandAction("places", w.text()+"\n"+w.text()) },
	"ShowResolution": func(w *walker) model.Action { return model.CommandAction("show", w.text()+"\n"+w.text()) },
	"OpenLesson":     func(w *walker) model.Action { return model.OpenLesson{ID: w.learnt()} },
	"OpenExercise":   func(w *walker) model.Action { return model.CommandAction("exercise", w.learnt()) },
	"OpenWorked":     func(w *walker) model.Action { return model.OpenWorked{ID: w.learnt()} },
	"SetSeed":        func(w *walker) model.Action { return model.SetSeed{Seed: w.learnt()} },
	"SetProgress": func(w *walker) model.Action {
		if w.draw(50) > 0 {
			return model.CommandAction("import", "dots/1 base/2~") // which a host that keeps the progress ends
		}
		return model.SetProgress{Text: "dots/1 base/2~ challenge/1/7"}
	},
	"lessonCommand": func(w *walker) model.Action {
		return model.CommandAction(pick(w, "level", "again", "answer", "hint", "solution", "import", "erase", "erased", "print", "sit", "pass", "class"), w.learnt())
	},
	"Today":        func(w *walker) model.Action { return model.Today{Day: int32(20_785 + w.draw(9))} },
	"OpenNext":     func(*walker) model.Action { return model.CommandAction("next", "") },
	"OpenTaskPage": func(*walker) model.Action { return model.CommandAction("task-page", "") },
	"trackCommand": func(w *walker) model.Action {
		return model.CommandAction(pick(w, "draft", "check", "cut", "move", "undo", "retry", "restart", "card", "take", "show-answer"), w.learnt())
	},
	"lectureCommand": func(w *walker) model.Action {
		return model.CommandAction(pick(w, "slide-add", "slide-drop", "slide-move", "slide-replace", "slide-question", "slide-after", "slide", "reveal", "page", "count", "counted", "deck", "slide-edit", "slide-vote", "slide-belief", "slide-note"), w.learnt())
	},
}

// anyCommand returns what any button does, with any value; but those of the links
// change what the session holds beside its state.
func anyCommand(w *walker) model.Action {
	names := slices.DeleteFunc(model.CommandNames(), func(name string) bool { return strings.HasPrefix(name, "links-") || name == "site-sample" })
	return model.CommandAction(pick(w, names...), w.learnt())
}

// learnt returns a value for a button of the lessons.
func (w *walker) learnt() string {
	return pick(w, "", "dots", "merge", "challenge", "lecture", "0", "1", "2", "3", "99", "-1", "4294967295", "2E", "dot", "back", "on",
		"solution", "worksheet", "notes", "append", "1\n2\n3\n4\n5", "dots/1 base/2 challenge=3", "excess", w.text(),
		"link", "last-slash", "up", "query", "questions", "move", "test", "review", "beliefs", "class", "1a 2b", "scheme up", "1 b", "o", "link/4@20785-append up/5@20786+", "uri1;A;4;append;1")
}

func pick[T any](w *walker, from ...T) T { return from[w.draw(len(from))] }

// text returns a text that is hard, or one that the session holds, with a few
// characters changed.
func (w *walker) text() string {
	s := w.session.State()
	text := pick(w, s.Base, s.Ref, s.Ref, pick(w, "http://a/b/c/d;p?q", "../../g", "", pick(w, vectors.HardTexts()...)))
	if len(text) > 400 && w.draw(50) != 0 { // long ones take long
		text = text[:400]
	}
	for range w.draw(4) {
		at := w.draw(len(text) + 1)
		end := min(len(text), at+w.draw(3))
		text = text[:at] + pick(w, "/", ".", "..", "../", ":", "//", "?", "#", "%2e", "a", "[", "é", "\xff", "\u202e", " ", "") + text[end:]
	}
	return text
}

// expected returns what a visitor may expect of a link.
func (w *walker) expected() string {
	return pick(w, "", "", "/b/", "…/g", "http://a/b/c/d/", w.text())
}

func (w *walker) example() string {
	group := pick(w, lesson.Groups()...)
	return pick(w, pick(w, group.Examples...).ID, "odd")
}

// link returns the present permalink, a changed one, or none.
func (w *walker) link() string {
	link := model.EncodePermalink(w.session.State())
	switch w.draw(4) {
	case 0:
		return link
	case 1:
		return link[:w.draw(len(link)+1)]
	case 2:
		return link + pick(w, "&step=3", "&step=99999999999999999999", "&view=trace", "&", "&%", "&ref=%zz", "&strict=0", "&char=~", "&char=%zz", "&for=filename", "&view=dialects", "&odd")
	}
	return w.text()
}

// point returns where a piece of the page can be pointed at.
func (w *walker) point() string {
	p := w.session.Page()
	points := []string{"", "odd", "2:0-1", "9:0-4294967295"}
	for _, check := range p.Checks {
		if check != nil {
			for _, piece := range check.Annotated {
				points = append(points, piece.Point)
			}
		}
	}
	return pick(w, points...)
}

// applyFix returns what a button of the page fixes, or something odd.
func (w *walker) applyFix() model.Action {
	for _, check := range w.session.Page().Checks {
		if check == nil {
			continue
		}
		for _, f := range check.Faults {
			if f.Fix.Text != "" && w.draw(2) == 0 {
				return model.ApplyFix{Point: f.Fix.Point, With: f.Fix.With}
			}
		}
	}
	return model.ApplyFix{Point: w.point(), With: pick(w, "", "%25", strings.Repeat("x", w.draw(9)))}
}

// step does an action, and what a browser does upon its effects.
func (w *walker) step(a model.Action) {
	for _, effect := range w.session.Do(a) {
		switch e := effect.(type) {
		case model.SetHash:
			w.address = model.EncodePermalink(w.session.State())
		case model.SetTimer:
			w.timer = e.Milliseconds
		case model.AskBrowser:
			target, ok := core.Target(e.Base, e.Ref, core.RFC3986, core.Options{})
			w.step(model.BrowserResult{Text: target, Refused: !ok})
		}
	}
}
