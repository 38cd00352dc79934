package webdriver

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
)

// transport sends a command of WebDriver, by the name that it has in Marionette.
type transport interface {
	call(command string, parameters any) (json.RawMessage, error)
}

type object = map[string]any

// session is a session of WebDriver, whatever carries it.
type session struct{ transport }

// do sends a command and puts the value of its answer into result, if that is not nil.
func (s *session) do(command string, parameters, result any) error {
	answer, err := s.call(command, parameters)
	if err != nil {
		return fmt.Errorf("%s: %w", command, err)
	}
	if result == nil {
		return nil
	}
	return json.Unmarshal(answer, result)
}

// start sets the timeouts, so that a busy machine fails nothing.
func (s *session) start() error {
	wait := patience.Milliseconds()
	return s.do("WebDriver:SetTimeouts", object{"script": wait, "pageLoad": wait}, nil)
}

func (s *session) Open(url string) error {
	return s.do("WebDriver:Navigate", object{"url": url}, nil)
}
func (s *session) Back() error   { return s.do("WebDriver:Back", object{}, nil) }
func (s *session) Reload() error { return s.do("WebDriver:Refresh", object{}, nil) }

// answering runs an expression and says what came of it.
const answering = `const done = arguments[arguments.length - 1];
	(async () => (%s))().then((value) => done({ value: JSON.stringify(value) ?? "null" }), (error) => done({ error: error + "\n" + error?.stack }));`

func (s *session) Eval(expression string, result any) error {
	var got struct{ Value, Error string }
	err := s.do("WebDriver:ExecuteAsyncScript", object{"script": fmt.Sprintf(answering, expression), "args": []any{}}, &got)
	return read(expression, got.Value, got.Error, err, result)
}

// read puts what an expression gave into result.
func read(expression, value, failed string, err error, result any) error {
	if err == nil && failed != "" {
		err = fmt.Errorf("%s", failed)
	}
	if err == nil && result != nil {
		err = json.Unmarshal([]byte(value), result)
	}
	if err != nil {
		return fmt.Errorf("%.300s: %w", expression, err)
	}
	return nil
}

func (s *session) act(sources ...object) error {
	return s.do("WebDriver:PerformActions", object{"actions": sources}, nil)
}

func (s *session) Press(keys string, held ...rune) error {
	var actions []object
	add := func(what string, key rune) {
		actions = append(actions, object{"type": what, "value": string(key)})
	}
	for _, key := range held {
		add("keyDown", key)
	}
	for _, key := range keys {
		add("keyDown", key)
		add("keyUp", key)
	}
	for _, key := range held {
		add("keyUp", key)
	}
	return s.act(object{"type": "key", "id": "keys", "actions": actions})
}

func (s *session) Compose(string, string) error { return ErrUnsupported }

func (s *session) point(actions ...object) error {
	return s.act(object{"type": "pointer", "id": "mouse", "parameters": object{"pointerType": "mouse"}, "actions": actions})
}

func moved(x, y float64) object {
	return object{"type": "pointerMove", "duration": 0, "origin": "viewport", "x": int(x), "y": int(y)}
}

func (s *session) Drag(x, y, toX, toY float64) error {
	actions := []object{moved(x, y), {"type": "pointerDown", "button": 0}}
	if x != toX || y != toY {
		actions = append(actions, moved((x+toX)/2, (y+toY)/2), moved(toX, toY))
	}
	return s.point(append(actions, object{"type": "pointerUp", "button": 0})...)
}

func (s *session) Hover(x, y float64) error { return s.point(moved(x, y)) }

func (s *session) Wheel(x, y, down float64) error {
	return s.act(object{"type": "wheel", "id": "wheel", "actions": []object{{"type": "scroll", "duration": 0,
		"origin": "viewport", "x": int(x), "y": int(y), "deltaX": 0, "deltaY": int(down)}}})
}

// Resize sets the size of the page: that of the window is larger.
func (s *session) Resize(width, height int) error {
	for range 3 { // the second time the window's own part is known
		var page, window [2]int
		if err := s.Eval(`[[innerWidth, innerHeight], [outerWidth, outerHeight]]`, &[]any{&page, &window}); err != nil {
			return err
		}
		if page == [2]int{width, height} {
			return nil
		}
		rect := object{"width": width + window[0] - page[0], "height": height + window[1] - page[1]}
		if err := s.do("WebDriver:SetWindowRect", rect, nil); err != nil {
			return err
		}
		asked := fmt.Sprintf(`new Promise((done) => { const t = setTimeout(done, 300); addEventListener("resize", () => innerWidth === %d && (clearTimeout(t), done())); })`, width)
		if err := s.Eval(asked, nil); err != nil {
			return err
		}
	}
	return nil
}

func (s *session) picture(command string, parameters object) ([]byte, error) {
	var text string
	if err := s.do(command, parameters, &text); err != nil {
		return nil, err
	}
	return base64.StdEncoding.DecodeString(text)
}

func (s *session) Screenshot() ([]byte, error) {
	return s.picture("WebDriver:TakeScreenshot", object{"full": false, "hash": false})
}

func (s *session) Print() ([]byte, error) { return s.picture("WebDriver:Print", object{}) }
