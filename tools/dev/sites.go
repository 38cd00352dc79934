package main

import (
	"os/exec"
	"path/filepath"
	"strings"
)

// hosts tries the samples in docs/hosting with the servers of Debian.
func (j job) hosts() {
	j.needChromium(requirement{"nginx", "nginx", has("nginx")}, requirement{"Caddy", "caddy", has("caddy")}, requirement{"Apache", "apache2", has("apache2")})
	j.build()
	j.begin("the site, served by nginx and Caddy")
	j.run("go", "test", "-count=1", "-v", "-run", "^TestServers$", "./tests/browser")
	j.begin("what hosts answer")
	j.run("go", "test", "-count=1", "-v", "-run", "^Test(Hosts|Proxies)$", "./tests/presets")
}

// generators builds real sites with the real tools: some from Debian, the others from npm with
// their versions pinned in tests/generators.
func (j job) generators() {
	j.needTests()
	j.need(requirement{"Hugo", "hugo", has("hugo")}, requirement{"Sphinx", "python3-sphinx", has("sphinx-build")}, requirement{"MkDocs", "mkdocs", has("mkdocs")},
		requirement{"Jekyll", "jekyll", has("jekyll")}, requirement{"Material for MkDocs", "mkdocs-material", python("import mkdocs.utils; mkdocs.utils.get_theme_dir('material')")},
		requirement{"Asciidoctor", "asciidoctor", has("asciidoctor")}, requirement{"Pandoc", "pandoc", has("pandoc")}, requirement{"Jupyter", "jupyter-nbconvert", has("jupyter-nbconvert")},
		requirement{"IPython", "python3-ipykernel", python("import ipykernel")}, requirement{"Git", "git", has("git")}, requirement{"Firefox", "firefox-esr", has("firefox")})
	j.build()
	j.npm("tests/browser/axe")
	j.npm("tests/package")
	folders, _ := filepath.Glob("tests/generators/*/package-lock.json")
	for _, lock := range folders {
		j.npm(filepath.Dir(lock))
	}
	real := j.with("URI_GENERATORS=all")
	var failed []string // a part that fails takes no other with it: all takes most of an hour
	test := func(name, pattern, directory string) {
		j.begin("%s", name)
		if j.ok() && real.exec(real.command("go", "test", "-timeout", "60m", "-count=1", "-v", "-run", pattern, directory)) != nil {
			failed = append(failed, name)
		}
	}
	test("documentation sites in the browser", "^TestGenerators$", "./tests/browser")
	test("the code of the page Embed, pasted into new sites", "^TestDocumentedLine$", "./tests/generators")
	j.printFile(j.file("generators.md"))
	test("the package in Next.js", "^TestNext$", "./tests/package")
	test("what generators write", "^TestTools$", "./tests/presets")
	if len(failed) > 0 {
		j.stop("failed at: %s", strings.Join(failed, ", "))
	}
}

func python(script string) func(job) bool {
	return func(job) bool { return exec.Command("/usr/bin/python3", "-c", script).Run() == nil }
}
