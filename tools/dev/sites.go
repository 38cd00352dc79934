package main

import "os/exec"

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
		requirement{"Jekyll", "jekyll", has("jekyll")}, requirement{"Material for MkDocs", "mkdocs-material", hasMaterial})
	j.build()
	j.npm("tests/browser/axe")
	j.npm("tests/package")
	for _, tool := range []string{"vitepress", "docusaurus", "astro", "next", "sveltekit"} {
		j.npm("tests/generators/" + tool)
	}
	real := j.with("URI_GENERATORS=all")
	j.begin("documentation sites in the browser")
	real.run("go", "test", "-timeout", "20m", "-count=1", "-v", "-run", "^(TestGenerators|TestDocumentedLine)$", "./tests/browser")
	j.begin("the package in Next.js")
	real.run("go", "test", "-timeout", "20m", "-count=1", "-v", "-run", "^TestNext$", "./tests/package")
	j.begin("what generators write")
	real.run("go", "test", "-timeout", "20m", "-count=1", "-v", "-run", "^TestTools$", "./tests/presets")
}

func hasMaterial(job) bool {
	return exec.Command("/usr/bin/python3", "-c", "import material").Run() == nil
}
