//go:build js && wasm

package main

import "syscall/js"

const (
	sliceTime     = 12  // milliseconds, at least, of a slice
	progressPause = 150 // milliseconds between two renders of the progress
)

// clock tells the time.
type clock struct{ performance js.Value }

func newClock() clock { return clock{js.Global().Get("performance")} }

// now returns the time in milliseconds.
func (c clock) now() float64 { return c.performance.Call("now").Float() }

// progress is that of long work, which is done in slices and shown now and then.
type progress struct {
	clock
	shown float64 // when it was shown last
}

// slice begins a slice: more reports whether it goes on.
func (p *progress) slice() (more func() bool, silent bool) {
	start := p.now()
	return func() bool { return p.now()-start < sliceTime }, p.tooSoon()
}

// tooSoon reports whether it is too early to show the progress again.
func (p *progress) tooSoon() bool {
	now := p.now()
	silent := now-p.shown < progressPause
	if !silent {
		p.shown = now
	}
	return silent
}
