package main

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"text/tabwriter"

	"uriplayground/tools/site"
	"uriplayground/tools/wasmopt"
)

// experiment is the setting of the Go compiler that build.sh builds the program with.
const experiment = "nogreenteagc"

// measure builds the program with all patches, without each of them in turn, and
// with none, and prints what it weighs. The programs stay in dir, so that the time
// of a key can be measured with them, too.
func measure(out io.Writer, dir string, trees []tree) error {
	dir, err := filepath.Abs(dir)
	if err != nil {
		return err
	}
	best, err := weigh(dir, "all", experiment, trees)
	if err != nil {
		return err
	}
	table := tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(table, "bytes in brotli\tprogram\tworth\t")
	fmt.Fprintf(table, "all patches\t%d\t\t\n", best)
	line := func(name, experiment string, trees []tree) error {
		size, err := weigh(dir, name, experiment, trees)
		fmt.Fprintf(table, "without %s\t%d\t%d\t\n", name, size, size-best)
		return err
	}
	for _, t := range trees {
		for _, p := range t.patches {
			left, err := leaveOut(trees, p.name)
			if err == nil {
				err = line(p.name, experiment, left)
			}
			if err != nil {
				return err
			}
		}
	}
	if err := line("GOEXPERIMENT="+experiment, "", trees); err != nil {
		return err
	}
	var none []tree
	for _, t := range trees {
		t.patches = nil
		none = append(none, t)
	}
	if err := line("any of them", "", none); err != nil {
		return err
	}
	return table.Flush()
}

// weigh builds the program as build.sh does, and returns what it weighs in brotli.
func weigh(dir, name, experiment string, trees []tree) (int, error) {
	dir = filepath.Join(dir, strings.ReplaceAll(name, " ", "-"))
	if err := write(dir, trees); err != nil {
		return 0, err
	}
	file := filepath.Join(dir, "playground.wasm")
	program, err := compile(dir, file, "./wasm", experiment)
	if err != nil {
		return 0, fmt.Errorf("without %s: %w", name, err)
	}
	compressed, err := site.Brotli(program, site.Best)
	if err != nil {
		return 0, err
	}
	return len(compressed), nil
}

// compile compiles and optimizes a program as build.sh does, with what write has written to
// dir, and returns what it has put into the file.
func compile(dir, file, program, experiment string) ([]byte, error) {
	flags, err := os.ReadFile(filepath.Join(dir, "goflags"))
	if err != nil {
		return nil, err
	}
	c := exec.Command("go", "build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w -buildid=",
		"-overlay="+filepath.Join(dir, "overlay.json"), "-modfile="+filepath.Join(dir, "go.mod"), "-o", file, program)
	c.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOEXPERIMENT="+experiment, "GOFLAGS="+os.Getenv("GOFLAGS")+" "+string(flags))
	c.Stderr = os.Stderr
	if err := c.Run(); err != nil {
		return nil, err
	}
	linked, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	optimized, err := wasmopt.Optimize(linked, wasmopt.All)
	if err != nil {
		return nil, err
	}
	return optimized, os.WriteFile(file, optimized, 0o644)
}

// compilerFlags returns the flags that the program is compiled with. The compiler may leave
// out write barriers only with the patch that makes them needless.
func compilerFlags(trees []tree) ([]string, error) {
	text, err := os.ReadFile(filepath.Join(here, "flags"))
	if err != nil {
		return nil, err
	}
	stops := slices.ContainsFunc(trees, func(t tree) bool {
		return slices.ContainsFunc(t.patches, func(p patch) bool { return p.name == "stop-the-world" })
	})
	var flags []string
	for line := range strings.Lines(string(text)) {
		if !strings.HasPrefix(line, "-") {
			continue
		}
		if !stops {
			line = strings.Replace(line, "-wb=false", "", 1)
		}
		flags = append(flags, strings.TrimSpace(line))
	}
	return flags, nil
}
