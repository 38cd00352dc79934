package main

import (
	"cmp"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"

	"uriplayground/web/i18n"
)

// version is what the site names as its version.
const version = "0.1.0"

// gen is what the build adds to static/; git ignores it.
const gen = "static/gen"

// forWasm returns the job with programs compiled for the browser.
func (j job) forWasm() job { return j.with("GOOS=js", "GOARCH=wasm") }

// forProduct compiles as the program that ships is compiled: with the flags of tools/modpatch,
// and the modules that it has changed.
func (j job) forProduct() job {
	if j.flags == "" {
		j.flags = j.output("go", "run", "./tools/modpatch", "-o", out+"/modpatch")
	}
	return j.forWasm().goFlags(j.flags)
}

func (j job) goFlags(more string) job { return j.with("GOFLAGS=" + j.get("GOFLAGS", "") + " " + more) }

// fromGo returns the path of a file that comes with Go for WebAssembly.
func (j job) fromGo(name string) string {
	return filepath.Join(j.output("go", "env", "GOROOT"), "lib", "wasm", name)
}

func (j job) build() {
	if j.built {
		return
	}
	j.begin("build")
	j.must(os.MkdirAll(gen, 0o755))
	linked, program := gen+"/.new.wasm", gen+"/playground.wasm"
	// Neither the directory nor the state of the checkout gets into the program.
	j.forProduct().run("go", "build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w -buildid=", "-o", linked, "./wasm")
	j.run("go", "run", "./tools/wasmopt/cmd/wasmopt", linked)
	if j.ok() {
		j.must(os.Rename(linked, program))
	}
	j.run("go", "run", "./tools/dist", "-gen", j.fromGo("wasm_exec.js"), "-version", version)
	if j.built = j.ok(); j.built {
		info, err := os.Stat(program)
		j.must(err)
		j.say("built %s (%d bytes)", program, info.Size())
	}
}

// tool compiles a program of ours for this machine, and returns its path.
func (j job) tool(name, directory string) string {
	path := j.abs(j.file(name))
	j.run("go", "build", "-buildvcs=false", "-o", path, directory)
	return path
}

// serve becomes the server, so that a signal to this process reaches it.
func (j job) serve(arguments []string) {
	j.build()
	j.begin("serve")
	server := j.tool("serve", "./tools/serve")
	if j.ok() {
		j.must(syscall.Exec(server, append([]string{"serve"}, arguments...), os.Environ()))
	}
}

func (j job) dist() {
	j.build()
	j.begin("dist")
	j.run("go", "run", "./tools/dist", "-version", version, "-site", j.get("URI_SITE", ""))
}

// pack writes the package for npm.
func (j job) pack() {
	j.build()
	j.begin("package")
	j.run("go", "run", "./tools/dist", "-version", version, "-package", "uri-playground-"+version+".tgz")
}

// scorm writes the package for learning platforms, of a lesson or of the whole course.
func (j job) scorm(arguments []string) {
	j.build()
	j.begin("scorm")
	id, lang := courseOf(arguments)
	file := fmt.Sprintf("uri-playground-%s-%s-%s.zip", version, cmp.Or(id, "course"), lang)
	j.run("go", "run", "./tools/dist", "-version", version, "-scorm", file, "-lesson", id, "-lang", lang)
}

// courseOf returns the lesson that the words of a course name, "" for all, and its language.
func courseOf(words []string) (id, lang string) {
	if len(words)%2 == 1 {
		id, words = words[0], words[1:]
	}
	return id, first(words[min(1, len(words)):], i18n.Default)
}

func (j job) size() {
	j.build()
	j.begin("size")
	j.output("go", "run", "./tools/dist", "-plain", "-version", version, "-out", out+"/site")
	j.run("go", "run", "./tools/size", "-dir", out+"/site")
}

// reproduce builds the last commit in two clean places.
func (j job) reproduce() {
	j.begin("reproduce")
	places, err := os.MkdirTemp("", "reproduce-")
	j.must(err)
	defer os.RemoveAll(places)
	var hashes []string
	for _, name := range []string{"one", "a second, longer place"} {
		place := filepath.Join(places, name)
		j.run("git", "clone", "-q", "--no-hardlinks", ".", place)
		lines := strings.Split(j.output(filepath.Join(place, "build.sh"), "dist"), "\n")
		said := lines[len(lines)-1]
		j.say("%s", said)
		hashes = append(hashes, said[strings.LastIndex(said, " ")+1:])
	}
	if hashes[0] == "" || hashes[0] != hashes[1] {
		j.stop("two builds of one commit differ: %s", strings.Join(hashes, ", "))
	}
	j.say("Two clean builds of %s give the same site: %s", j.output("git", "rev-parse", "--short", "HEAD"), hashes[0])
}

// wasmRunner returns how go runs a program under Node: as the program that ships, or as Go's
// linker writes it.
func (j job) wasmRunner(published bool) string {
	passes := "-"
	if published {
		passes = j.tool("wasmopt", "./tools/wasmopt/cmd/wasmopt")
	}
	return fmt.Sprintf("'%s' '%s' '%s'", j.abs("tools/wasmtest/run.sh"), passes, j.fromGo("go_js_wasm_exec"))
}
