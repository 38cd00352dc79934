// Package webdriver drives Chromium, Firefox and WebKitGTK alike, so that one test
// runs in all three: Chromium by the DevTools protocol, Firefox by Marionette, WebKitGTK
// by W3C WebDriver. Marionette has the commands of WebDriver over another transport.
package webdriver

import (
	"errors"
	"time"
)

// Browser is one window of a browser.
type Browser interface {
	Name() string // and version
	Open(url string) error
	Back() error
	Reload() error
	// Eval puts the value of a JavaScript expression into result, and waits for a promise.
	// Names that the page has to see later are to be set on window.
	Eval(expression string, result any) error
	// Press presses the keys of a text one after another, as with the modifiers held down.
	Press(keys string, held ...rune) error
	// Compose enters a text by way of another one, as an input method does.
	Compose(pending, text string) error
	// Drag presses the pointer at one place and lets go at the other; at the same place it clicks.
	Drag(x, y, toX, toY float64) error
	Hover(x, y float64) error
	Wheel(x, y, down float64) error
	Resize(width, height int) error
	Screenshot() ([]byte, error) // as PNG
	Print() ([]byte, error)      // as PDF
	// Prefer sets what a visitor has chosen in system and browser. The page may be gone then.
	Prefer(Preferences) error
	Close()
}

// Preferences are the choices of a visitor in system and browser.
type Preferences struct {
	Dark, ReducedMotion, ForcedColors bool
	TextSize                          int // in pixels; 0 is the browser's own
}

// ErrUnsupported is returned for what a driver cannot do.
var ErrUnsupported = errors.New("the driver cannot do this")

// ErrMissing is returned where a browser or what drives it is not installed.
var ErrMissing = errors.New("not installed")

// Browsers start a browser each, by its name.
var Browsers = []struct {
	Name  string
	Start func() (Browser, error)
}{{"Chromium", Chromium}, {"Firefox", Firefox}, {"WebKit", WebKit}}

// Keys that are no characters, as WebDriver numbers them.
const (
	Backspace rune = 0xE003 + iota
	Tab
	_ // clear
	_ // return
	Enter
	Shift
	Control
	_ // alt
	_ // pause
	Escape
	Space
	PageUp
	PageDown
	End
	Home
	Left
	Up
	Right
	Down
)

// patience is how long a command may take: other work may keep the machine busy.
const patience = 2 * time.Minute

// poll asks until the answer is yes, and reports whether it was before the patience ended.
func poll(ask func() bool) bool {
	for end := time.Now().Add(patience); !ask(); time.Sleep(20 * time.Millisecond) {
		if time.Now().After(end) {
			return false
		}
	}
	return true
}
