package npm

import (
	"bytes"
	"errors"
	"image/png"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

const (
	drawnBase = "https://example.com/docs/v2/guide/install/"
	drawnRef  = "../img/logo.png"
)

// called runs the command of the package in a directory, by the name under which npm has put it there, and returns what
// it writes to each output.
func called(t *testing.T, dir string, arguments ...string) (out, complaint string, code int) {
	t.Helper()
	at, err := filepath.Abs(installed + "/../.bin/uri-playground")
	if err != nil {
		t.Fatal(err)
	}
	return commanded(t, at, dir, arguments...)
}

func commanded(t *testing.T, at, dir string, arguments ...string) (out, complaint string, code int) {
	t.Helper()
	command := exec.Command("node", append([]string{at}, arguments...)...)
	var stdout, stderr bytes.Buffer
	command.Dir, command.Stdout, command.Stderr = dir, &stdout, &stderr
	err := command.Run()
	if exit := (*exec.ExitError)(nil); errors.As(err, &exit) {
		code = exit.ExitCode()
	} else if err != nil {
		t.Fatal(err)
	}
	return stdout.String(), stderr.String(), code
}

// The command makes a picture in each format, in both languages and schemes.
func TestPictureCommand(t *testing.T) {
	t.Parallel()
	golden, err := os.ReadFile("../../web/view/drawing/testdata/dots.svg")
	if err != nil {
		t.Fatal(err)
	}
	const title = drawnRef + " leads to https://example.com/docs/v2/guide/img/logo.png"
	const fragment = "#v=1&amp;base=" + drawnBase + "&amp;ref=" + drawnRef
	for _, c := range []struct {
		arguments string
		want      []string
	}{
		{"", []string{`<title id="title">` + title, "@media (prefers-color-scheme: dark)"}},
		{"--site https://example.org --step 15", []string{string(golden)}},
		{"--scheme dark --lang fr --show run", []string{` lang="fr" `, `fill="#0f1318"`, " mène à ", "1 2E 2E 2E 2E 2C 2E 2E"}},
		{"--as html --src a.svg --site https://example.org/p", []string{`<a href="https://example.org/p/` + fragment + `"><img src="a.svg" width="640" height="`, ` alt="` + title + ". "}},
		{"--as markdown --site https://example.org/p/ --show machine --lang fr", []string{"[![`" + drawnRef + "` mène à ", "](<picture.svg>)](<https://example.org/p/fr/" + fragment}},
		{"--as markdown", []string{"![`" + drawnRef + "` leads to "}},
		{"--expect /docs/v2/img/logo.png", []string{"You expected"}},
		{"--help", []string{"Usage: uri-playground picture BASE REF", "--scheme"}},
	} {
		out, complaint, code := called(t, t.TempDir(), append([]string{"picture", drawnBase, drawnRef}, strings.Fields(c.arguments)...)...)
		if code != 0 || complaint != "" {
			t.Errorf("%q: %d, %s", c.arguments, code, complaint)
		}
		for _, want := range c.want {
			if !strings.Contains(out, want) {
				t.Errorf("%q lacks\n%s\n%s", c.arguments, want, out)
			}
		}
	}
}

// A PNG is drawn by a package that is installed beside it, twice as large; without one the command says which.
func TestPictureCommandPNG(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	_, complaint, code := called(t, dir, "picture", drawnBase, drawnRef, "--as", "png", "--output", "picture.png")
	if code != 0 || complaint != "" {
		t.Fatalf("%d, %s", code, complaint)
	}
	file, err := os.Open(filepath.Join(dir, "picture.png"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	picture, err := png.Decode(file)
	if err != nil || picture.Bounds().Dx() != 1280 {
		t.Fatalf("it is %v, %v", picture.Bounds(), err)
	}
	colours := map[[3]uint32]bool{}
	for x := range picture.Bounds().Dx() {
		for y := range picture.Bounds().Dy() {
			r, g, b, _ := picture.At(x, y).RGBA()
			colours[[3]uint32{r >> 8, g >> 8, b >> 8}] = true
		}
	}
	for _, fill := range [][3]uint32{{0xff, 0xff, 0xff}, {0xdf, 0xe8, 0xfd}, {0xfc, 0xe3, 0xc8}, {0x1d, 0x4e, 0xd8}} {
		if !colours[fill] {
			t.Errorf("nothing in it is %x", fill)
		}
	}
	alone := filepath.Join(t.TempDir(), "node_modules", "uri-playground")
	if err := os.CopyFS(alone, os.DirFS(installed)); err != nil {
		t.Fatal(err)
	}
	out, complaint, code := commanded(t, filepath.Join(alone, "cli.js"), alone, "picture", drawnBase, drawnRef, "--as", "png")
	if out != "" || code != 1 || !strings.Contains(complaint, "npm install @resvg/resvg-js (or sharp)") {
		t.Errorf("without a renderer: %d, %q, %q", code, out, complaint)
	}
}

// What is asked wrongly is named, with where the usage is, and nothing is written; the exit code tells it from what
// cannot be drawn.
func TestPictureCommandMisuse(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		arguments, says string
		code            int
	}{
		{"", "there is no command", 2},
		{"draw a b", `there is no command "draw"; there is picture`, 2},
		{"picture a", "picture takes BASE and REF, got 1 texts", 2},
		{"picture a b c", "got 3 texts", 2},
		{"picture a b --as gif", `--as must be one of svg, png, html, markdown, got "gif"`, 2},
		{"picture a b --step x", `--step must be a number, got "x"`, 2},
		{"picture a b --show all", `--show must be one of target, machine, run, got "all"`, 2},
		{"picture a b --scheme dim", `--scheme must be one of auto, light, dark, got "dim"`, 2},
		{"picture a b --lang de", `--lang must be one of en, fr, got "de"`, 2},
		{"picture a b --site javascript:x", "--site must be the address of a site", 2},
		{"picture a b --width 3", "--width", 2},
		{"picture a b --step", "--step", 2},
		{"picture http://a/ ?b --show run", "there is no run to draw", 1},
		{"picture http://a/ b --output no/such/folder", "ENOENT", 1},
	} {
		out, complaint, code := called(t, t.TempDir(), strings.Fields(c.arguments)...)
		if out != "" || code != c.code || !strings.HasPrefix(complaint, "uri-playground: ") || !strings.Contains(complaint, c.says) || strings.Contains(complaint, "--help") != (code == 2) {
			t.Errorf("%q: %d, %q, %q", c.arguments, code, out, complaint)
		}
	}
}
