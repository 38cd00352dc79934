package webdriver

import (
	"bufio"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
)

type firefox struct {
	session
	version string
	process *exec.Cmd
	profile string
}

// settings of the profile: Marionette takes a free port, and the browser fetches nothing
// by itself.
const settings = `
user_pref("marionette.port", 0);
user_pref("browser.shell.checkDefaultBrowser", false);
user_pref("browser.startup.page", 0);
user_pref("datareporting.policy.dataSubmissionEnabled", false);
user_pref("app.normandy.enabled", false);
user_pref("app.update.auto", false);
user_pref("network.captive-portal-service.enabled", false);
user_pref("network.connectivity-service.enabled", false);
user_pref("extensions.update.enabled", false);
user_pref("services.settings.server", "data:,");
user_pref("browser.safebrowsing.downloads.remote.enabled", false);
user_pref("toolkit.cosmeticAnimations.enabled", false);
`

// Firefox starts a headless Firefox.
func Firefox() (Browser, error) {
	path, err := exec.LookPath("firefox-esr")
	if err != nil {
		path, err = exec.LookPath("firefox")
	}
	if err != nil {
		return nil, fmt.Errorf("firefox-esr: %w", ErrMissing)
	}
	f := &firefox{}
	if f.profile, err = os.MkdirTemp("", "firefox-"); err != nil {
		return nil, err
	}
	if err := f.launch(path); err != nil {
		f.Close()
		return nil, fmt.Errorf("cannot start Firefox: %w", err)
	}
	return f, nil
}

func (f *firefox) launch(path string) error {
	if err := os.WriteFile(filepath.Join(f.profile, "user.js"), []byte(settings), 0o600); err != nil {
		return err
	}
	// System access lets Marionette set preferences and compose text.
	f.process = exec.Command(path, "--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", f.profile)
	f.process.Env = append(os.Environ(), "HOME="+f.profile, "MOZ_HEADLESS_WIDTH=1440", "MOZ_HEADLESS_HEIGHT=1000")
	if err := f.process.Start(); err != nil {
		return err
	}
	var port []byte
	if !poll(func() bool {
		port, _ = os.ReadFile(filepath.Join(f.profile, "MarionetteActivePort"))
		return len(port) > 0
	}) {
		return fmt.Errorf("no Marionette")
	}
	m, err := dial("127.0.0.1:" + strings.TrimSpace(string(port)))
	if err != nil {
		return err
	}
	f.session = session{m}
	var made struct {
		Capabilities struct{ BrowserVersion string }
	}
	if err := f.do("WebDriver:NewSession", object{}, &made); err != nil {
		return err
	}
	f.version = made.Capabilities.BrowserVersion
	return f.start()
}

func (f *firefox) Name() string { return "Firefox " + f.version }

func (f *firefox) Close() {
	if f.process != nil && f.process.Process != nil {
		f.process.Process.Kill()
		f.process.Wait()
	}
	os.RemoveAll(f.profile)
}

// privileged runs a script of the browser itself.
func (f *firefox) privileged(script string, arguments ...any) error {
	if err := f.do("Marionette:SetContext", object{"value": "chrome"}, nil); err != nil {
		return err
	}
	if arguments == nil {
		arguments = []any{}
	}
	err := f.do("WebDriver:ExecuteScript", object{"script": script, "args": arguments}, nil)
	if back := f.do("Marionette:SetContext", object{"value": "content"}, nil); err == nil {
		err = back
	}
	return err
}

const preferring = `const set = (name, value, byDefault) => value === byDefault ? Services.prefs.clearUserPref(name) : Services.prefs.setIntPref(name, value);
	const [dark, reduced, forced, size] = arguments;
	set("layout.css.prefers-color-scheme.content-override", dark ? 0 : 1);
	set("ui.prefersReducedMotion", reduced ? 1 : 0);
	set("browser.display.document_color_use", forced ? 2 : 1);
	set("font.size.variable.x-western", size || 16);`

func (f *firefox) Prefer(p Preferences) error {
	return f.privileged(preferring, p.Dark, p.ReducedMotion, p.ForcedColors, p.TextSize)
}

const composing = `const [pending, text] = arguments;
	const input = Cc["@mozilla.org/text-input-processor;1"].createInstance(Ci.nsITextInputProcessor);
	if (!input.beginInputTransactionForTests(window)) throw new Error("no input method");
	input.setPendingCompositionString(pending);
	input.appendClauseToPendingComposition(pending.length, input.ATTR_RAW_CLAUSE);
	input.setCaretInPendingComposition(pending.length);
	input.flushPendingComposition();
	input.commitCompositionWith(text);`

func (f *firefox) Compose(pending, text string) error { return f.privileged(composing, pending, text) }

// marionette is the transport of Firefox: JSON over TCP, with its length before it.
type marionette struct {
	connection net.Conn
	reader     *bufio.Reader
	id         int
}

func dial(address string) (*marionette, error) {
	connection, err := net.Dial("tcp", address)
	if err != nil {
		return nil, err
	}
	m := &marionette{connection: connection, reader: bufio.NewReader(connection)}
	_, err = m.receive() // the greeting
	return m, err
}

func (m *marionette) receive() ([]byte, error) {
	length, err := m.reader.ReadString(':')
	if err != nil {
		return nil, err
	}
	n, err := strconv.Atoi(strings.TrimSuffix(length, ":"))
	if err != nil {
		return nil, err
	}
	message := make([]byte, n)
	_, err = io.ReadFull(m.reader, message)
	return message, err
}

func (m *marionette) call(command string, parameters any) (json.RawMessage, error) {
	m.id++
	message, err := json.Marshal([]any{0, m.id, command, parameters})
	if err != nil {
		return nil, err
	}
	if _, err := fmt.Fprintf(m.connection, "%d:%s", len(message), message); err != nil {
		return nil, err
	}
	if message, err = m.receive(); err != nil {
		return nil, err
	}
	var kind, id int
	var failed *struct{ Error, Message string }
	var result json.RawMessage
	if err := json.Unmarshal(message, &[]any{&kind, &id, &failed, &result}); err != nil {
		return nil, err
	}
	if failed != nil {
		return nil, fmt.Errorf("%s: %s", failed.Error, failed.Message)
	}
	var wrapped struct{ Value json.RawMessage }
	if json.Unmarshal(result, &wrapped) == nil && wrapped.Value != nil {
		return wrapped.Value, nil
	}
	return result, nil
}
