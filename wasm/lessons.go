//go:build js && wasm

package main

import (
	"syscall/js"

	"uriplayground/web/play"
	"uriplayground/web/wire"
)

// The lessons outside of what Vecty draws.

// submit hears a form; nothing is sent anywhere.
func (p *playground) submit(event js.Value) {
	if name := dataset(event, "submit"); name != "" {
		event.Call("preventDefault")
		field := event.Get("target").Get("elements").Index(0)
		p.act(play.CommandAction(name, fromJS(field.Get("value"))))
	}
}

// page hears the keys that page through a lecture, wherever the focus is.
func (p *playground) page(event js.Value) {
	if a := play.PageKey(p.session.State(), event.Get("key").String()); a != nil {
		event.Call("preventDefault")
		p.act(a)
	}
}

// configureLessons opens the lesson and the exercise that the options name.
func (p *playground) configureLessons(options js.Value) {
	for _, name := range []string{"lesson", "level", "seed", "exercise"} {
		if v := option(options, name); !v.IsUndefined() {
			p.do(play.CommandAction(name, js.Global().Call("String", v).String()))
		}
	}
}

// performLearning does what the lessons ask for outside of the page.
func (p *playground) performLearning(effect play.Effect) {
	switch e := effect.(type) {
	case play.StoreProgress:
		if p.hash {
			keep(progressKey, e.Text)
		}
	case play.Answered:
		if p.onAnswer.Type() == js.TypeFunction {
			p.onAnswer.Invoke(toJS(wire.Object("exercise right", e.Exercise, e.Right)))
		}
	case play.NextExercise:
		if p.turn != nil {
			p.turned = e
			p.turn.start(0)
		}
	case play.Print:
		if p.printing != nil {
			p.printing.start(0)
		}
	}
}

// turn empties the field of the answer and moves the focus to what is asked.
func (s *shell) turn(to play.NextExercise) {
	s.host.each("[data-free]", func(field element) { field.Underlying().Set("value", "") })
	begin := "exercise"
	if to.Lesson {
		begin = "lesson"
	}
	if heading, ok := s.host.find("[data-begin=" + begin + "]"); ok {
		heading.Underlying().Call("focus")
	}
}
