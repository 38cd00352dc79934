package main

import (
	"bufio"
	"context"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
)

func (j job) bench() {
	j.needNode()
	native, wasm, linked := j.file("bench-native.txt"), j.file("bench-wasm.txt"), j.file("bench-linked.txt")
	published := j.wasmRunner(true)
	j.begin("benchmarks, natively")
	j.benchmarks(native)
	j.begin("benchmarks, under wasm")
	j.forProduct().benchmarks(wasm, "-exec", published)
	j.begin("benchmarks, under wasm as Go's linker writes it")
	j.forWasm().to(io.Discard).benchmarks(linked, "-exec", j.wasmRunner(false))
	j.begin("side by side, under wasm as published")
	j.run("go", "run", "./tests/bench", "-native", native, "-wasm", wasm, "-linked", linked, "-node", j.output("node", "--version"))
	j.benchPeers(published)
}

func (j job) benchmarks(file string, arguments ...string) {
	j.record(file, "go", slices.Concat([]string{"test", "-run", "^$", "-bench", ".", "-benchmem", "-count", "10",
		"-benchtime", j.get("URI_BENCHTIME", "100ms"), "-timeout", "60m"}, arguments, []string{"./core/..."})...)
}

// benchPeers times the JavaScript API and libraries of other languages over the same corpus;
// uriparser and oxiri where they are installed (on Debian: liburiparser-dev, librust-oxiri-dev).
func (j job) benchPeers(runner string) {
	j.npm("tests/libcompare")
	j.build()
	j.begin("beside other libraries")
	corpus, figures, site := j.abs(j.file("corpus.txt")), j.file("peers.txt"), j.abs(out+"/benchsite")
	j.output("go", "test", "-count=1", "-run", "TestCorpusFile", "./core/rfc3986", "-corpus", corpus)
	j.output("go", "run", "./tools/dist", "-plain", "-version", version, "-out", site)
	j.write(j.file("benchsite/package.json"), []byte(`{"type":"module"}`))
	all := []string{
		j.output("go", "run", "./tests/libcompare", "-corpus", corpus),
		j.forProduct().output("go", "run", "-exec", runner, "./tests/libcompare", "-corpus", corpus),
		j.output("node", "tests/libcompare/libcompare.mjs", corpus, site),
	}
	uriparser := j.abs(j.file("uriparser"))
	if _, err := j.try("cc", "-O2", "-o", uriparser, "tests/libcompare/c/uriparser.c", "-luriparser"); err == nil {
		all = append(all, j.output(uriparser, corpus))
	} else {
		j.say("uriparser is left out: there is no C compiler, or no liburiparser")
	}
	if oxiri, itsVersion := j.oxiri(); oxiri != "" {
		all = append(all, j.output(oxiri, corpus, itsVersion))
	} else {
		j.say("oxiri is left out: there is no compiler of Rust, or not its source")
	}
	j.write(figures, []byte(strings.Join(all, "\n")+"\n"))
	j.run("go", "run", "./tests/libcompare", "-table", figures)
}

// oxiri compiles the program that measures oxiri, which is one file where Debian has it.
func (j job) oxiri() (program, itsVersion string) {
	sources, _ := filepath.Glob("/usr/share/cargo/registry/oxiri-*/src/lib.rs")
	if len(sources) == 0 {
		return "", ""
	}
	library, program := j.abs(j.file("liboxiri.rlib")), j.abs(j.file("oxiri"))
	for _, arguments := range [][]string{
		{"--edition", "2018", "--crate-name", "oxiri", "--crate-type", "rlib", "--cap-lints", "allow", "-o", library, sources[0]},
		{"--edition", "2021", "--extern", "oxiri=" + library, "-o", program, "tests/libcompare/rust/oxiri.rs"},
	} {
		if _, err := j.try("rustc", append([]string{"-O"}, arguments...)...); err != nil {
			return "", ""
		}
	}
	return program, strings.TrimPrefix(filepath.Base(filepath.Dir(filepath.Dir(sources[0]))), "oxiri-")
}

// figures measures the site in a browser, over ten times so many keystrokes. What comes out
// depends on the machine, and fails nothing.
func (j job) figures(keystrokes string) {
	j.needChromium()
	j.dist()
	j.begin("figures")
	j.record(j.file("figures.txt"), "go", "run", "./tests/perf", "-memory", keystrokes)
}

// lighthouse scores each page of the published site, served as ./build.sh serve does.
func (j job) lighthouse() {
	j.needTests()
	j.npm("tests/lighthouse")
	j.dist()
	j.begin("lighthouse")
	address, stop := j.serveDist()
	defer stop()
	pages, err := pagesOf(os.DirFS("dist"))
	j.must(err)
	j.with("CHROME_PATH="+j.get("CHROME_PATH", chromiumCommand())).
		run("node", append([]string{"tests/lighthouse/scores.mjs", address}, pages...)...)
}

// serveDist serves dist/ at a free port, and returns the address without a slash at its end.
func (j job) serveDist() (address string, stop func()) {
	server := j.tool("serve", "./tools/serve")
	return j.serveWith(server, "-addr", "127.0.0.1:0", "-dir", "dist")
}

// serveWith starts a server that says in its first line, as its last word, where it is. It runs
// until it is stopped.
func (j job) serveWith(server string, arguments ...string) (address string, stop func()) {
	if !j.ok() {
		return "", func() {}
	}
	said, w := io.Pipe()
	k, ended := j.to(w), make(chan bool)
	ctx, cancel := context.WithCancel(j)
	k.Context = ctx
	go func() {
		defer close(ended)
		w.CloseWithError(k.exec(k.command(server, arguments...)))
	}()
	lines := bufio.NewReader(said)
	line, err := lines.ReadString('\n') // it reads the site first
	if err != nil {
		j.must(fmt.Errorf("%s did not say where it is: %w", server, err))
	}
	go io.Copy(io.Discard, lines) // or it would wait to be read
	line = strings.TrimSpace(line)
	return strings.TrimSuffix(line[strings.LastIndex(line, " ")+1:], "/"), func() { cancel(); <-ended }
}

// pagesOf lists the addresses of the pages of a site, in the order of their bytes.
func pagesOf(site fs.FS) (list []string, err error) {
	err = fs.WalkDir(site, ".", func(name string, _ fs.DirEntry, err error) error {
		if path.Ext(name) == ".html" {
			list = append(list, "/"+strings.TrimSuffix(name, "index.html"))
		}
		return err
	})
	slices.Sort(list)
	return list, err
}
