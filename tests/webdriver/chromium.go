package webdriver

import (
	"context"
	"fmt"
	"strings"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"uriplayground/tests/chromium"
)

// devtools is Chromium, by the protocol of its developer tools.
type devtools struct {
	tab     context.Context
	end     func()
	version string
}

// Chromium starts a headless Chromium.
func Chromium() (Browser, error) {
	tab, end, err := chromium.Start()
	if err != nil {
		return nil, err
	}
	d := &devtools{tab: tab, end: end}
	version, err := call(d, browser.GetVersion, cdp.Empty{})
	if err == nil {
		_, d.version, _ = strings.Cut(version.Product, "/")
		// A page has the focus although the window of another browser may have it.
		_, err = call(d, emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: true})
	}
	if err != nil {
		end()
		return nil, err
	}
	return d, nil
}

func (d *devtools) Name() string { return "Chromium " + d.version }
func (d *devtools) Close()       { d.end() }

// call sends a command of the protocol.
func call[P, R any](d *devtools, command cdp.Command[P, R], parameters P) (R, error) {
	ctx, cancel := context.WithTimeout(d.tab, patience)
	defer cancel()
	return chromedp.Call(ctx, command, parameters)
}

func run[T any](d *devtools, action chromedp.Action[T]) (T, error) {
	ctx, cancel := context.WithTimeout(d.tab, patience)
	defer cancel()
	return chromedp.Run(ctx, action)
}

func (d *devtools) do(actions ...chromedp.Action[chromedp.Void]) error {
	ctx, cancel := context.WithTimeout(d.tab, patience)
	defer cancel()
	return chromedp.Do(ctx, actions...)
}

func (d *devtools) Open(url string) error { return d.do(chromedp.Navigate(url)) }
func (d *devtools) Reload() error         { return d.do(chromedp.Reload()) }

// Back goes back without waiting for a page to load: in one document none does.
func (d *devtools) Back() error { return d.Eval(`setTimeout(() => history.back())`, nil) }

func (d *devtools) Eval(expression string, result any) error {
	script := strings.Replace(answering, "const done = arguments[arguments.length - 1];", "", 1)
	got, err := run(d, chromedp.Evaluate[struct{ Value, Error string }](
		"new Promise((done) => {"+fmt.Sprintf(script, expression)+"})", chromedp.EvalAwaitPromise))
	return read(expression, got.Value, got.Error, err, result)
}

// named are the keys that are no characters.
var named = map[rune]string{
	Backspace: kb.Backspace, Tab: kb.Tab, Enter: kb.Enter, Escape: kb.Escape, Space: " ", PageUp: kb.PageUp, PageDown: kb.PageDown,
	End: kb.End, Home: kb.Home, Left: kb.ArrowLeft, Up: kb.ArrowUp, Right: kb.ArrowRight, Down: kb.ArrowDown,
}

func (d *devtools) Press(keys string, held ...rune) error {
	var modifiers []chromedp.Modifier
	for _, key := range held {
		modifiers = append(modifiers, map[rune]chromedp.Modifier{Shift: chromedp.ModifierShift, Control: chromedp.ModifierCtrl}[key])
	}
	for _, key := range keys {
		text, ok := named[key]
		if !ok {
			text = string(key)
		}
		if err := d.do(chromedp.KeyEvent(text, chromedp.KeyModifiers(modifiers...))); err != nil {
			return err
		}
	}
	return nil
}

func (d *devtools) Compose(pending, text string) error {
	end := int64(len([]rune(pending)))
	_, err := call(d, input.ImeSetComposition, input.ImeSetCompositionParams{Text: pending, SelectionStart: end, SelectionEnd: end})
	if err == nil {
		_, err = call(d, input.InsertText, input.InsertTextParams{Text: text})
	}
	return err
}

func (d *devtools) mouse(kind input.DispatchMouseEventType, x, y float64, pressed bool) error {
	p := input.DispatchMouseEventParams{Type: kind, X: x, Y: y}
	if pressed {
		p.Button, p.Buttons, p.ClickCount = input.MouseButtonLeft, 1, 1
	}
	_, err := call(d, input.DispatchMouseEvent, p)
	return err
}

func (d *devtools) Hover(x, y float64) error {
	return d.mouse(input.DispatchMouseEventTypeMouseMoved, x, y, false)
}

func (d *devtools) Drag(x, y, toX, toY float64) error {
	if err := d.Hover(x, y); err != nil {
		return err
	}
	if err := d.mouse(input.DispatchMouseEventTypeMousePressed, x, y, true); err != nil {
		return err
	}
	if x != toX || y != toY {
		for _, part := range []float64{0.5, 1} {
			if err := d.mouse(input.DispatchMouseEventTypeMouseMoved, x+part*(toX-x), y+part*(toY-y), true); err != nil {
				return err
			}
		}
	}
	return d.mouse(input.DispatchMouseEventTypeMouseReleased, toX, toY, true)
}

func (d *devtools) Wheel(x, y, down float64) error {
	_, err := call(d, input.SynthesizeScrollGesture, input.SynthesizeScrollGestureParams{X: x, Y: y, YDistance: -down, GestureSourceType: input.GestureSourceTypeMouse})
	return err
}

func (d *devtools) Resize(width, height int) error {
	_, err := call(d, emulation.SetDeviceMetricsOverride, emulation.SetDeviceMetricsOverrideParams{Width: int64(width), Height: int64(height), DeviceScaleFactor: 1})
	return err
}

func (d *devtools) Screenshot() ([]byte, error) { return run(d, chromedp.CaptureScreenshot()) }

func (d *devtools) Print() ([]byte, error) {
	printed, err := call(d, page.PrintToPDF, page.PrintToPDFParams{})
	return printed.Data, err
}

func (d *devtools) Prefer(p Preferences) error {
	choose := func(on bool, value, otherwise string) string {
		if on {
			return value
		}
		return otherwise
	}
	_, err := call(d, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{
		{Name: "prefers-color-scheme", Value: choose(p.Dark, "dark", "light")},
		{Name: "prefers-reduced-motion", Value: choose(p.ReducedMotion, "reduce", "no-preference")},
		{Name: "forced-colors", Value: choose(p.ForcedColors, "active", "none")},
	}})
	if err != nil {
		return err
	}
	size := int64(16)
	if p.TextSize != 0 {
		size = int64(p.TextSize)
	}
	_, err = call(d, page.SetFontSizes, page.SetFontSizesParams{FontSizes: &page.FontSizes{Standard: size, Fixed: size}})
	return err
}
