package generators

import (
	"cmp"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"uriplayground/tests/webdriver"
)

const target = "https://example.com/docs/v2/guide/img/logo.png" // of the first example

// The code of the page on embedding works in a new site as it is written, on the first try,
// with the playground on another origin: it gives the right answer, as light or dark as the
// page around it, nothing moves, and the console stays empty.
func TestDocumentedLine(t *testing.T) {
	for _, a := range tools {
		t.Run(a.name, func(t *testing.T) {
			if !a.there() {
				missing(t, "%s is not on this machine; ./build.sh generators installs it", a.name)
			}
			site := serveSite(t, a.write(t))
			for _, b := range browsers {
				for _, dark := range []bool{false, true} {
					name := "light"
					if dark {
						name = "dark"
					}
					t.Run(strings.Fields(b.Name())[0]+" "+name, func(t *testing.T) {
						v := &visit{T: t, b: b, tool: a, dark: dark}
						defer report.add(v)
						v.open(site.URL + "/" + a.page)
						v.check()
					})
				}
			}
		})
	}
}

// missing skips a test for what is not installed, and fails if all was asked for.
func missing(t *testing.T, format string, arguments ...any) {
	t.Helper()
	if all {
		t.Fatalf(format, arguments...)
	}
	t.Skipf(format, arguments...)
}

// there reports whether the tool is installed. Those from npm take long.
func (a *tool) there() bool {
	if a.npm != "" {
		_, err := os.Stat(filepath.Join(a.npm, "node_modules"))
		return all && err == nil
	}
	return len(a.version) == 0 || exec.Command(a.version[0], a.version[1:]...).Run() == nil
}

// write makes a new site with the code in it, and returns where its pages are.
func (a *tool) write(t *testing.T) (out string) {
	t.Helper()
	dir, out := t.TempDir(), t.TempDir()
	if a.near {
		dir = a.besidePackages(t)
	}
	code := a.code(t, dir)
	config, page, ok := strings.Cut(code, a.marker+"\n")
	if a.marker == "" {
		config, page = "", code
	} else if !ok {
		t.Fatalf("the code lacks the line %s:\n%s", a.marker, code)
	}
	settings, head, _ := strings.Cut(config, inHead)
	parts := strings.NewReplacer("{config}", config, "{settings}", settings, "{head}", head, "{page}", page, "{json}", asJSON(page))
	for name, text := range a.files {
		save(t, filepath.Join(dir, name), parts.Replace(text))
	}
	if a.saved[0] != "" {
		save(t, filepath.Join(dir, a.saved[1]), string(read(t, filepath.Join(siteDir, a.saved[0]))))
	}
	if a.npm != "" {
		packages, err := filepath.Abs(filepath.Join(a.npm, "node_modules"))
		must(t, err)
		must(t, os.Symlink(packages, filepath.Join(dir, "node_modules")))
	}
	for _, command := range a.build {
		args := strings.Fields(strings.ReplaceAll(command, "{out}", out))
		if a.npm != "" && strings.HasPrefix(args[0], "node_modules/") {
			args[0] = filepath.Join(dir, args[0])
		}
		cmd := exec.Command(args[0], args[1:]...)
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "CI=true", "DOCUSAURUS_NO_PERSISTENT_CACHE=true", "NEXT_TELEMETRY_DISABLED=1", "NUXT_TELEMETRY_DISABLED=1", "ASTRO_TELEMETRY_DISABLED=1")
		if text, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", command, err, text)
		}
	}
	if a.into != "" {
		return filepath.Join(dir, a.into)
	}
	return out
}

// besidePackages returns a new folder below the packages of the tool.
func (a *tool) besidePackages(t *testing.T) string {
	t.Helper()
	dir, err := filepath.Abs(filepath.Join(a.npm, "work"))
	must(t, err)
	must(t, os.RemoveAll(dir))
	must(t, os.Mkdir(dir, 0o755))
	t.Cleanup(func() { os.RemoveAll(dir) })
	return dir
}

// code returns the code of the page for the tool, and saves the picture that belongs to it.
func (a *tool) code(t *testing.T, dir string) string {
	t.Helper()
	v := &visit{T: t, b: browsers[0]}
	v.must(v.b.Open(server.URL + "/embedding.html"))
	v.wait(`document.getElementById("live").matches(":state(ready)") && document.getElementById("code").textContent.includes("` + target + `")`)
	v.do(fmt.Sprintf(`document.querySelector("[name=kind][value=%s]").click()`, a.kind))
	if a.picture != "" {
		v.do(`(({ createObjectURL }) => {
			URL.createObjectURL = (file) => createObjectURL.call(URL, window.picture = file);
			document.querySelector("[name=poster]").click();
		})(URL)`)
		v.wait(`document.getElementById("code").textContent.includes("picture.svg")`)
		save(t, filepath.Join(dir, a.picture), eval[string](v, `window.picture.text()`))
	}
	a.link = eval[string](v, `document.getElementById("live").link`)
	return eval[string](v, `[...document.querySelectorAll("#code code")].map(part => part.textContent).join("\n\n")`)
}

// visit is one site in one browser.
type visit struct {
	*testing.T
	b    webdriver.Browser
	tool *tool
	dark bool // the system asks for it

	moved, said, answered, coloured string // what the report says
}

const (
	ready  = `document.querySelector("uri-playground")?.matches(":state(ready)") === true`
	answer = `[...document.querySelector("uri-playground").shadowRoot.querySelectorAll(".run .text")].map((e) => e.textContent).join("")`
	scheme = `getComputedStyle(document.querySelector("uri-playground").shadowRoot.querySelector(".uri-playground")).colorScheme`
	// The page around the embed is as dark as what is painted behind it, or as the canvas.
	around = `(() => {
		for (let e = document.querySelector("uri-playground").parentElement; e; e = e.parentElement) {
			const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
			canvas.fillStyle = getComputedStyle(e).backgroundColor;
			canvas.fillRect(0, 0, 1, 1);
			const [r, g, b, alpha] = canvas.getImageData(0, 0, 1, 1).data;
			if (alpha === 255) return 0.2126 * r + 0.7152 * g + 0.0722 * b < 128 ? "dark" : "light";
		}
		const probe = Object.assign(document.createElement("p"), { style: "background: Canvas" });
		document.body.append(probe);
		const dark = getComputedStyle(probe).backgroundColor !== "rgb(255, 255, 255)";
		probe.remove();
		return dark ? "dark" : "light";
	})()`
)

// open opens the site, and lets the script of the playground come once the page was painted.
func (v *visit) open(address string) {
	v.Helper()
	v.must(v.b.Prefer(webdriver.Preferences{Dark: v.dark}))
	v.must(v.b.Open("about:blank"))
	v.must(v.b.Resize(1280, 900))
	if v.tool.late {
		v.must(v.b.Open(address))
	} else {
		gate.shut()
		defer gate.open()
		v.do(fmt.Sprintf(`void setTimeout(() => location = %q)`, address))
		v.wait(`location.protocol !== "about:" && document.querySelector("uri-playground") !== null && performance.getEntriesByName("first-contentful-paint").length > 0`)
		v.do(frames)
		gate.open()
	}
	v.wait(`document.querySelector("uri-playground") !== null`)
	v.do(`document.querySelector("uri-playground").scrollIntoView({ block: "nearest" })`)
	v.wait(ready)
	v.do(frames)
}

// frames lets the page draw.
const frames = `new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))`

func (v *visit) check() {
	v.Helper()
	v.answered = eval[string](v, answer)
	if v.answered != target {
		v.Errorf("the answer is %q", v.answered)
	}
	v.checkPlace()
	if v.dark && v.tool.dark != system {
		v.do(cmp.Or(v.tool.dark, "null"))
		v.do(frames)
	}
	wanted := "light"
	if v.dark && v.tool.dark != "" {
		wanted = "dark"
	}
	v.wait(fmt.Sprintf(`%s === %q && %s === %[2]q`, scheme, wanted, around))
	v.coloured = wanted
	if link := eval[string](v, `document.querySelector("uri-playground a").href`); link != v.tool.link {
		v.Errorf("the fallback leads to %s, not to %s", link, v.tool.link)
	}
	if v.tool.picture != "" && !eval[bool](v, `(() => { const { naturalWidth, alt } = document.querySelector("uri-playground a > img"); return naturalWidth > 0 && alt.includes("`+target+`"); })()`) {
		v.Error("the picture is not there")
	}
	for _, said := range eval[[]string](v, `saidAloud`) {
		if !v.tool.allows(said) {
			v.said = said
			v.Errorf("console: %s", said)
		}
	}
}

// checkPlace asks that nothing has moved. On a slide the embed takes the height of its content.
func (v *visit) checkPlace() {
	v.Helper()
	shifts, places := eval[[]string](v, `shifts`), eval[[]string](v, `moved`)
	if len(shifts) == 0 && len(places) <= 1 {
		return
	}
	if v.tool.slide {
		v.moved = "the slide grew"
		return
	}
	v.moved = "**something**"
	v.Errorf("the embed and what follows are (top, left, width, height, next) at %s; shifts:\n%s", strings.Join(places, " → "), strings.Join(shifts, "\n"))
}

func (a *tool) allows(said string) bool {
	for _, allowed := range a.allow {
		if strings.Contains(said, allowed) {
			return true
		}
	}
	return false
}

func eval[T any](v *visit, expression string) (result T) {
	v.Helper()
	v.must(v.b.Eval(expression, &result))
	return result
}

func (v *visit) do(script string) {
	v.Helper()
	v.must(v.b.Eval(script, nil))
}

// patience is how long a page may take: other work may keep the machine busy.
const patience = 2 * time.Minute

// wait waits until the condition holds. While a page comes, there may be none to ask.
func (v *visit) wait(condition string) {
	v.Helper()
	var err error
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		var holds bool
		if err = v.b.Eval(condition, &holds); err == nil && holds {
			return
		}
	}
	var said []string
	v.b.Eval(`window.saidAloud ?? []`, &said)
	v.Fatalf("waited in vain for %s: %v; the page says %q", condition, err, said)
}

func (v *visit) must(err error) {
	v.Helper()
	must(v.T, err)
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func asJSON(text string) string {
	written, _ := json.Marshal(text)
	return string(written)
}

func save(t *testing.T, path, text string) {
	t.Helper()
	must(t, os.MkdirAll(filepath.Dir(path), 0o755))
	must(t, os.WriteFile(path, []byte(text), 0o644))
}

func read(t *testing.T, path string) []byte {
	t.Helper()
	text, err := os.ReadFile(path)
	must(t, err)
	return text
}
