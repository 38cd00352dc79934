package webdriver

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// webkit is WebKitGTK's MiniBrowser on a screen of its own.
type webkit struct {
	session
	version     string
	screen      *exec.Cmd
	display     string
	driver      *exec.Cmd
	home        string // of the settings of GTK
	preferences Preferences
}

// WebKit starts WebKitGTK's MiniBrowser under Xvfb.
func WebKit() (Browser, error) {
	for _, name := range []string{"WebKitWebDriver", "Xvfb"} {
		if _, err := exec.LookPath(name); err != nil {
			return nil, fmt.Errorf("%s: %w", name, ErrMissing)
		}
	}
	w := &webkit{}
	err := w.openScreen()
	if err == nil {
		err = w.begin()
	}
	if err != nil {
		w.Close()
		return nil, fmt.Errorf("cannot start WebKit: %w", err)
	}
	return w, nil
}

// openScreen starts Xvfb, which says on a pipe which display was free.
func (w *webkit) openScreen() (err error) {
	if w.home, err = os.MkdirTemp("", "webkit-"); err != nil {
		return err
	}
	said, says, err := os.Pipe()
	if err != nil {
		return err
	}
	defer said.Close()
	w.screen = exec.Command("Xvfb", "-displayfd", "3", "-screen", "0", "1700x1300x24", "-nolisten", "tcp")
	w.screen.ExtraFiles = []*os.File{says}
	err = w.screen.Start()
	says.Close()
	if err != nil {
		return err
	}
	display, err := bufio.NewReader(said).ReadString('\n')
	w.display = ":" + strings.TrimSpace(display)
	return err
}

// startPatience is how long a session may take to start: WebKit sometimes never does, and
// then the next one does.
const startPatience = patience / 3

// begin starts a session, at the third attempt at the latest.
func (w *webkit) begin() (err error) {
	for range 3 {
		if err = w.attempt(); err == nil {
			return nil
		}
		w.end()
	}
	return err
}

// attempt starts a driver, which serves one session, with the settings of GTK that
// WebKit reads when it starts.
func (w *webkit) attempt() error {
	animations := map[bool]int{true: 0, false: 1}[w.preferences.ReducedMotion]
	for _, version := range []string{"gtk-3.0", "gtk-4.0"} {
		file := filepath.Join(w.home, version, "settings.ini")
		if err := errors.Join(os.MkdirAll(filepath.Dir(file), 0o700),
			os.WriteFile(file, fmt.Appendf(nil, "[Settings]\ngtk-enable-animations=%d\n", animations), 0o600)); err != nil {
			return err
		}
	}
	theme := map[bool]string{true: "Adwaita:dark", false: "Adwaita"}[w.preferences.Dark]
	port, err := freePort()
	if err != nil {
		return err
	}
	w.driver = exec.Command("WebKitWebDriver", "--port="+port)
	w.driver.Env = append(os.Environ(), "DISPLAY="+w.display, "HOME="+w.home, "XDG_CONFIG_HOME="+w.home, "GTK_THEME="+theme,
		"GDK_BACKEND=x11", "LIBGL_ALWAYS_SOFTWARE=1", "NO_AT_BRIDGE=1",
		"WEBKIT_DISABLE_DMABUF_RENDERER=1") // without a GPU it takes a third of the time to no effect
	if err := w.driver.Start(); err != nil {
		return err
	}
	h := &overHTTP{address: "http://127.0.0.1:" + port, client: http.Client{Timeout: startPatience}}
	w.session = session{h}
	if !poll(func() bool { _, err := h.send(http.MethodGet, "/status", nil); return err == nil }) {
		return fmt.Errorf("the driver does not answer")
	}
	var made struct {
		SessionID    string
		Capabilities struct{ BrowserVersion string }
	}
	if err := w.do("WebDriver:NewSession", object{"capabilities": object{}}, &made); err != nil {
		return err
	}
	h.session, w.version = made.SessionID, made.Capabilities.BrowserVersion
	h.client.Timeout = patience + 10*time.Second
	return w.start()
}

func freePort() (string, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	defer l.Close()
	_, port, err := net.SplitHostPort(l.Addr().String())
	return port, err
}

func (w *webkit) Name() string { return "WebKitGTK " + w.version }

// end ends the session, and the driver with it.
func (w *webkit) end() {
	if h, ok := w.transport.(*overHTTP); ok && h.session != "" {
		h.send(http.MethodDelete, "/session/"+h.session, nil)
	}
	stop(w.driver)
}

func (w *webkit) Close() {
	w.end()
	stop(w.screen)
	os.RemoveAll(w.home)
}

func stop(process *exec.Cmd) {
	if process != nil && process.Process != nil {
		process.Process.Kill()
		process.Wait()
	}
}

// Prefer starts another session: WebKit reads the settings of GTK when it starts.
func (w *webkit) Prefer(p Preferences) error {
	if p.ForcedColors {
		return fmt.Errorf("WebKitGTK has no forced colours: %w", ErrUnsupported)
	}
	if p.TextSize != 0 {
		return fmt.Errorf("MiniBrowser has no setting for the size of text: %w", ErrUnsupported)
	}
	if p == w.preferences {
		return nil
	}
	w.end()
	w.preferences = p
	return w.begin()
}

func (w *webkit) Print() ([]byte, error) {
	return nil, fmt.Errorf("WebKitWebDriver has no print: %w", ErrUnsupported)
}

// overHTTP is the transport of W3C WebDriver.
type overHTTP struct {
	address, session string
	client           http.Client
}

// endpoints are the commands that are used, as method and path below the session.
var endpoints = map[string][2]string{
	"WebDriver:Navigate":           {"POST", "/url"},
	"WebDriver:Back":               {"POST", "/back"},
	"WebDriver:Refresh":            {"POST", "/refresh"},
	"WebDriver:SetTimeouts":        {"POST", "/timeouts"},
	"WebDriver:SetWindowRect":      {"POST", "/window/rect"},
	"WebDriver:ExecuteAsyncScript": {"POST", "/execute/async"},
	"WebDriver:PerformActions":     {"POST", "/actions"},
	"WebDriver:TakeScreenshot":     {"GET", "/screenshot"},
}

func (h *overHTTP) call(command string, parameters any) (json.RawMessage, error) {
	if command == "WebDriver:NewSession" {
		return h.send(http.MethodPost, "/session", parameters)
	}
	e, ok := endpoints[command]
	if !ok {
		return nil, ErrUnsupported
	}
	return h.send(e[0], "/session/"+h.session+e[1], parameters)
}

func (h *overHTTP) send(method, path string, parameters any) (json.RawMessage, error) {
	var body io.Reader
	if method == http.MethodPost {
		text, err := json.Marshal(parameters)
		if err != nil {
			return nil, err
		}
		body = bytes.NewReader(text)
	}
	request, err := http.NewRequest(method, h.address+path, body)
	if err != nil {
		return nil, err
	}
	response, err := h.client.Do(request)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	var answer struct{ Value json.RawMessage }
	if err := json.NewDecoder(response.Body).Decode(&answer); err != nil {
		return nil, err
	}
	if response.StatusCode != http.StatusOK {
		var failed struct{ Error, Message string }
		json.Unmarshal(answer.Value, &failed)
		return nil, fmt.Errorf("%s: %s", failed.Error, failed.Message)
	}
	return answer.Value, nil
}
