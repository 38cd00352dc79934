package main

import (
	"bufio"
	"cmp"
	"fmt"
	"io"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
)

// measure is what one benchmark showed; 0 is not measured.
type measure struct {
	ns, mbs, allocs float64
	counted         bool // allocs was measured
}

// results is one run of the benchmarks.
type results struct {
	cpu   string
	order []string             // names as they came
	all   map[string][]measure // several where a benchmark ran several times
}

// pair is our code and net/url on the same work.
type pair struct{ ours, url measure }

// readRun reads the output of "go test -bench" from a file.
func readRun(file string) (results, error) {
	f, err := os.Open(file)
	if err != nil {
		return results{}, fmt.Errorf("no benchmark output: %w", err)
	}
	defer f.Close()
	r, err := parseRun(f)
	if err != nil {
		return results{}, fmt.Errorf("%s: %w", file, err)
	}
	return r, nil
}

// parseRun reads the lines that count and passes over the rest.
func parseRun(in io.Reader) (results, error) {
	r := results{cpu: "unknown processor", all: map[string][]measure{}}
	pkg := ""
	lines := bufio.NewScanner(in)
	for lines.Scan() {
		line := lines.Text()
		if v, ok := strings.CutPrefix(line, "pkg: "); ok {
			pkg = v[strings.LastIndexByte(v, '/')+1:]
		}
		if v, ok := strings.CutPrefix(line, "cpu: "); ok {
			r.cpu = strings.TrimSpace(v)
		}
		if name, m, ok := parseLine(line); ok {
			r.add(pkg+"."+name, m)
		}
	}
	if err := lines.Err(); err != nil {
		return r, err
	}
	if len(r.order) == 0 {
		return r, fmt.Errorf("it holds no benchmark")
	}
	r.trimProcs()
	return r, nil
}

// add stores one measurement.
func (r *results) add(name string, m measure) {
	if _, ok := r.all[name]; !ok {
		r.order = append(r.order, name)
	}
	r.all[name] = append(r.all[name], m)
}

// parseLine reads "BenchmarkX/ours-2  1000  123 ns/op  45 MB/s  0 B/op  0 allocs/op".
func parseLine(line string) (name string, m measure, ok bool) {
	fields := strings.Fields(line)
	if len(fields) < 4 || !strings.HasPrefix(fields[0], "Benchmark") {
		return "", m, false
	}
	for i := 2; i+1 < len(fields); i += 2 {
		v, err := strconv.ParseFloat(fields[i], 64)
		if err != nil {
			return "", m, false
		}
		switch fields[i+1] {
		case "ns/op":
			m.ns = v
		case "MB/s":
			m.mbs = v
		case "allocs/op":
			m.allocs, m.counted = v, true
		}
	}
	return strings.TrimPrefix(fields[0], "Benchmark"), m, m.ns > 0
}

var procs = regexp.MustCompile(`-\d+$`)

// trimProcs takes the number of processors off the names, if all have it: with
// one processor (as under wasm) Go leaves it out, and a name may end so itself.
func (r *results) trimProcs() {
	suffix := procs.FindString(r.order[0])
	for _, name := range r.order {
		if suffix == "" || !strings.HasSuffix(name, suffix) {
			return
		}
	}
	for i, name := range r.order {
		short := strings.TrimSuffix(name, suffix)
		r.order[i] = short
		r.all[short] = r.all[name]
		delete(r.all, name)
	}
}

// The last words of the names that make a pair.
const (
	oursWord = "/ours"
	urlWord  = "/neturl"
)

// rows lists the table's lines: a pair is one.
func (r results) rows() (rows []string) {
	for _, name := range r.order {
		row := strings.TrimSuffix(strings.TrimSuffix(name, oursWord), urlWord)
		if !slices.Contains(rows, row) {
			rows = append(rows, row)
		}
	}
	return rows
}

// row returns what was measured for a line of the table.
func (r results) row(name string) pair {
	ours := r.all[name]
	if paired, ok := r.all[name+oursWord]; ok {
		ours = paired
	}
	return pair{fastest(ours), fastest(r.all[name+urlWord])}
}

// fastest returns the shortest: other work on the machine lengthens a run and shortens
// none.
func fastest(all []measure) measure {
	if len(all) == 0 {
		return measure{}
	}
	return slices.MinFunc(all, func(a, b measure) int { return cmp.Compare(a.ns, b.ns) })
}
