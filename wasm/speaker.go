//go:build js && wasm

package main

import (
	"strconv"
	"syscall/js"

	"uriplayground/web/model"
)

// roomKey is the key of the name under which a window with slides and its presenter view find each other. The
// browser copies it to a window that this one opens, and keeps it when one is loaded again.
const roomKey = "uri-playground.room"

// speaker connects a window with slides and its presenter view.
type speaker struct {
	channel js.Value // a BroadcastChannel; undefined before there is something to tell
	told    string   // the place of the room that was told last
	clock   *timer   // ticks in a presenter view
	began   float64  // when it was opened, in milliseconds
}

// openSpeaker opens a presenter view in a second window.
func (p *playground) openSpeaker() {
	if roomName() == "" {
		storage{"sessionStorage"}.store(roomKey, strconv.FormatFloat(js.Global().Get("Date").Call("now").Float(), 'f', 0, 64))
	}
	p.meet()
	state := p.session.State()
	state.Speaker = true
	location := js.Global().Get("location")
	here := location.Get("origin").String() + location.Get("pathname").String()
	window := js.Global().Call("open", here+"#"+model.EncodePermalink(state), "uri-playground-speaker", "popup,width=1280,height=720")
	if !window.Truthy() {
		p.dispatch(model.SpeakerBlocked{})
	}
}

// roomName returns the name of this window and its presenter view; "" for none.
func roomName() string { return storage{"sessionStorage"}.stored(roomKey) }

// joinRoom meets the other window where there is one: a presenter view, or a window with slides that was loaded
// again.
func (p *playground) joinRoom() {
	state := p.session.State()
	if !p.usesHash || p.speaker.clock == nil || p.speaker.channel.Truthy() || !state.Presents() && roomName() == "" {
		return
	}
	p.meet()
	if !state.Presents() {
		return
	}
	p.speaker.began = newClock().now()
	p.speaker.clock.start(1000)
	p.tick()
	p.post("")
}

// meet listens to the other window.
func (p *playground) meet() {
	if p.speaker.channel.Truthy() || !js.Global().Get("BroadcastChannel").Truthy() {
		return
	}
	p.speaker.channel = js.Global().Get("BroadcastChannel").New(roomKey + "." + roomName())
	p.callbacks.on(p.speaker.channel, "message", func(event domEvent) { p.hear(fromJS(event.Get("data"))) })
	p.callbacks.on(js.Global(), "pagehide", func(domEvent) {
		if state := p.session.State(); !state.Presents() {
			p.post("-")
		}
	})
}

// hear hears what the other window says: a place from the room, or from a presenter view a key, or nothing to ask
// for the place.
func (p *playground) hear(said string) {
	state := p.session.State()
	switch {
	case state.Presents():
		p.dispatchAndSync(model.FollowRoom{Place: said})
	case said == "":
		p.speaker.told = ""
		p.tellPlace()
	default:
		if a := model.LectureKey(state, said, false); a != nil {
			p.dispatchAndSync(a)
		}
	}
}

// tellPlace tells a presenter view what the room sees, if that has changed.
func (p *playground) tellPlace() {
	if !p.speaker.channel.Truthy() {
		return
	}
	if place := model.RoomPlace(p.session.State()); place != p.speaker.told {
		p.speaker.told = place
		p.post(place)
	}
}

func (p *playground) post(text string) {
	if p.speaker.channel.Truthy() {
		p.speaker.channel.Call("postMessage", toJS(text))
	}
}

// tick tells a presenter view the time.
func (p *playground) tick() {
	state := p.session.State()
	if !state.Presents() {
		return
	}
	seconds := int(newClock().now()-p.speaker.began) / 1000
	two := func(n int) string { return strconv.Itoa(n/10) + strconv.Itoa(n%10) }
	now := js.Global().Get("Date").New()
	p.dispatch(model.SetClock{
		Elapsed: two(seconds/60) + ":" + two(seconds%60),
		Time:    two(now.Call("getHours").Int()) + ":" + two(now.Call("getMinutes").Int()),
	})
}
