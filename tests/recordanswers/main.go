// Command recordanswers asks libraries of other languages how they resolve the links of
// internal/vectors/resolve_history.json and those of the view "Rules through time", and
// writes what they answer, with their versions, into internal/vectors/recorded_answers.json;
// the answers to the latter also into web/lesson/recorded.go:
//
//	go run ./tests/recordanswers
//
// It needs python3, node with the packages of tests/libcompare, java, perl with URI, php
// with guzzlehttp/psr7 and ruby with addressable (on Debian: php-cli php-guzzlehttp-psr7
// ruby-addressable liburi-perl default-jdk-headless). What is missing is said, and keeps
// the answers that were recorded before.
package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"go/format"
	"log"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"

	"uriplayground/internal/vectors"
	"uriplayground/web/lesson"
)

// library is how one is asked: a command that reads a line "base TAB ref" for each link,
// and writes a line with its name and version and then a line "=target" or "!" for each.
type library struct {
	id      string
	command []string // nil for Go's own
}

func libraries(folder, packages string) []library {
	in := func(name string) string { return filepath.Join(folder, name) }
	node := func(name string) []string { return []string{"node", in("node.mjs"), name, packages} }
	return []library{
		{"python", []string{"python3", in("python.py")}},
		{"go", nil},
		{"java", []string{"java", in("Answers.java")}},
		{"perl", []string{"perl", in("perl.pl")}},
		{"php", []string{"php", in("php.php")}},
		{"ruby", []string{"ruby", in("ruby.rb")}},
		{"addressable", []string{"ruby", in("ruby.rb"), "addressable"}},
		{"node-url", node("URL")},
		{"node-resolve", node("resolve")},
		{"url-toolkit", node("url-toolkit")},
		{"fast-uri", node("fast-uri")},
		{"uri-js", node("uri-js")},
	}
}

func main() {
	log.SetFlags(0)
	root := flag.String("root", ".", "the root of the module")
	flag.Parse()
	packages, err := filepath.Abs(filepath.Join(*root, "tests", "libcompare", "package.json"))
	if err != nil {
		log.Fatal(err)
	}
	all := record(libraries(filepath.Join(*root, "tests", "recordanswers", "libraries"), packages), vectors.Recorded(), log.Printf)
	if err := write(*root, all); err != nil {
		log.Fatal(err)
	}
}

// links returns the links that are recorded, without those that no line can hold.
func links() (list [][2]string) {
	seen := map[[2]string]bool{}
	add := func(base, ref string) {
		link := [2]string{base, ref}
		if !seen[link] && !strings.ContainsAny(base+ref, "\t\r\n") {
			seen[link] = true
			list = append(list, link)
		}
	}
	for _, e := range lesson.Through() {
		add(e.Base, e.Ref)
	}
	for _, c := range vectors.History() {
		add(c.Base, c.Ref)
	}
	return list
}

// record asks the libraries. One that cannot be asked keeps its earlier answers.
func record(list []library, earlier vectors.RecordedAnswers, say func(string, ...any)) vectors.RecordedAnswers {
	asked := links()
	var r vectors.RecordedAnswers
	for _, link := range asked {
		r.Links = append(r.Links, vectors.RecordedLink{Base: link[0], Ref: link[1], Answers: map[string]*string{}})
	}
	for _, l := range list {
		name, answers, err := l.ask(asked)
		if err != nil {
			say("%s is left as it was: %v", l.id, err)
			keep(&r, earlier, l.id)
			continue
		}
		name.ID = l.id
		r.Libraries = append(r.Libraries, name)
		for i, a := range answers {
			r.Links[i].Answers[l.id] = a
		}
	}
	return r
}

// keep takes over what was recorded of a library before.
func keep(r *vectors.RecordedAnswers, earlier vectors.RecordedAnswers, id string) {
	for _, known := range earlier.Libraries {
		if known.ID == id {
			r.Libraries = append(r.Libraries, known)
		}
	}
	for i := range r.Links {
		for _, was := range earlier.Links {
			if answer, ok := was.Answers[id]; ok && was.Base == r.Links[i].Base && was.Ref == r.Links[i].Ref {
				r.Links[i].Answers[id] = answer
			}
		}
	}
}

// ask returns what a library answers to each link; nil for an error.
func (l library) ask(links [][2]string) (name vectors.RecordedLibrary, answers []*string, err error) {
	if l.command == nil {
		return askGo(links)
	}
	var in bytes.Buffer
	for _, link := range links {
		fmt.Fprintf(&in, "%s\t%s\n", link[0], link[1])
	}
	cmd := exec.Command(l.command[0], l.command[1:]...)
	cmd.Stdin = &in
	out, err := cmd.Output()
	if err != nil {
		return name, nil, err
	}
	lines := strings.Split(strings.TrimSuffix(string(out), "\n"), "\n")
	if len(lines) != len(links)+1 {
		return name, nil, fmt.Errorf("%d lines for %d links", len(lines), len(links))
	}
	name.Name, name.Version, _ = strings.Cut(lines[0], "\t")
	for _, line := range lines[1:] {
		var answer *string
		if target, ok := strings.CutPrefix(line, "="); ok {
			answer = &target
		}
		answers = append(answers, answer)
	}
	return name, answers, nil
}

// askGo asks net/url.
func askGo(links [][2]string) (vectors.RecordedLibrary, []*string, error) {
	answers := make([]*string, len(links))
	for i, link := range links {
		base, err := url.Parse(link[0])
		if err != nil {
			continue
		}
		if target, err := base.Parse(link[1]); err == nil {
			text := target.String()
			answers[i] = &text
		}
	}
	return vectors.RecordedLibrary{Name: "Go net/url", Version: strings.TrimPrefix(runtime.Version(), "go")}, answers, nil
}

// write writes both files.
func write(root string, r vectors.RecordedAnswers) error {
	data, err := asJSON(r)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(root, "internal", "vectors", "recorded_answers.json"), data, 0o644); err != nil {
		return err
	}
	source, err := asGo(r)
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(root, "web", "lesson", "recorded.go"), source, 0o644)
}

// asJSON has a line for each library and for each link.
func asJSON(r vectors.RecordedAnswers) ([]byte, error) {
	var out bytes.Buffer
	line := func(v any) string {
		data, err := json.Marshal(v)
		if err != nil {
			log.Fatal(err)
		}
		return strings.NewReplacer(`\u0026`, "&", `\u003c`, "<", `\u003e`, ">").Replace(string(data))
	}
	list := func(name string, n int, at func(i int) any) {
		fmt.Fprintf(&out, "  %q: [", name)
		for i := range n {
			fmt.Fprintf(&out, "%s\n    %s", [...]string{"", ","}[min(i, 1)], line(at(i)))
		}
		out.WriteString("\n  ]")
	}
	out.WriteString("{\n")
	list("libraries", len(r.Libraries), func(i int) any { return r.Libraries[i] })
	out.WriteString(",\n")
	list("links", len(r.Links), func(i int) any { return r.Links[i] })
	out.WriteString("\n}\n")
	return out.Bytes(), nil
}

// asGo returns the answers to the examples of the view, each distinct one with its libraries.
func asGo(r vectors.RecordedAnswers) ([]byte, error) {
	var out bytes.Buffer
	out.WriteString("// Code generated by go run ./tests/recordanswers; DO NOT EDIT.\n\npackage lesson\n\n")
	out.WriteString("// recordedLibraries is the libraries that were asked, with their versions.\nvar recordedLibraries = [...]string{\n")
	for _, known := range r.Libraries {
		version, _, _ := strings.Cut(known.Version, "-")
		fmt.Fprintf(&out, "%q,\n", known.Name+" "+version)
	}
	out.WriteString("}\n\n// recordedAnswers is what they answered to each of Through, in the order of the\n// libraries: an answer that is that of the library before is \"=\".\nvar recordedAnswers = [...][]string{\n")
	for i := range lesson.Through() {
		out.WriteString("{")
		last := "="
		for _, known := range r.Libraries {
			answer := ""
			if a := r.Links[i].Answers[known.ID]; a != nil {
				answer = *a
			}
			if answer == last {
				fmt.Fprintf(&out, "%q, ", "=")
			} else {
				fmt.Fprintf(&out, "%q, ", answer)
			}
			last = answer
		}
		out.WriteString("},\n")
	}
	out.WriteString("}\n")
	return format.Source(out.Bytes())
}
