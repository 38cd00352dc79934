package browser

import "testing"

// Sequences of what happens to copies of the site and to its visitors. After each
// step, nothing that a page has got is of another version than the page. The steps
// are explained in versionssteps_test.go; x, y and z are tabs, a and b copies of the
// site on one origin, the digits versions.
var sequences = []struct{ name, steps string }{
	// one version
	{"the second visit needs no server", "serve a 1; open x a; kept x; down; open y a 1; look y 1; open z a/fr/ 1; open z a/?q 1"},
	{"the first page goes on without a server", "serve a 1; open x a; kept x; reload x 1; down; look x 1"},
	{"the program is missing, then there", "serve a 1; break gen/playground.wasm 404; start x a; says x; mend; open x a 1; kept x; down; open y a 1; look y 1"},
	{"the program is a page", "serve a 1; break gen/playground.wasm page; start x a; says x; mend; open x a 1; kept x; down; open y a 1"},
	{"the program is cut", "serve a 1; break icon.svg cut; open x a 1; lost x; mend; open x a 1; kept x; down; open y a 1"},
	{"the server fails for a file", "serve a 1; break icon-192.png 500; open x a 1; lost x; mend; reload x 1; kept x; down; open y a 1; look y 1"},
	{"the worker is missing, then there", "serve a 1; break sw.js 404; open x a 1; mend; reload x 1; kept x; down; open y a 1"},
	{"the list of files is a page", "serve a 1; break gen/files.js page; open x a 1; mend; reload x 1; kept x; down; open y a 1"},
	{"a host with a page for all that is missing", "pages; serve a 1; open x a 1; kept x; reload x; serve a 2; update x installed; look x 1; take x 2; down; open y a 2; look y 2"},
	{"the worker is stopped while it fills the cache", "serve a 1; break icon.svg hang; open x a 1; halt x; mend; reload x 1; kept x; down; open y a 1; look y 1"},
	{"the server goes while the cache is filled", "serve a 1; break icon.svg hang; open x a 1; down; mend; lost x; up; reload x 1; kept x; down; open y a 1; look y 1"},
	{"the tab is closed while the cache is filled", "serve a 1; break icon.svg hang; open x a 1; close x; mend; open y a 1; kept y; down; open z a 1; look z 1"},
	{"storage is cleared", "serve a 1; open x a; kept x; reload x; clear x; reload x 1; filled x; down; open y a 1; look y 1"},
	{"storage is cleared without a server", "serve a 1; open x a; kept x; down; clear x; up; open y a 1; filled y; down; open z a 1; look z 1"},
	{"the worker is forgotten", "serve a 1; open x a; kept x; forget x; reload x 1; kept x; down; open y a 1; look y 1"},

	// two copies on one origin
	{"two copies", "serve a 1; serve b 2; open x a 1; kept x; open y b 2; kept y; reload x 1; reload y 2; reload x 1; down; open z a 1; look z 1; open z b 2; look z 2"},
	{"two copies of one version", "serve a 1; serve b 1; open x a 1; kept x; open y b 1; kept y; serve a 2; reload x; update x installed; take x 2; reload x 2; down; open z b 1; look z 1; open z a 2; look z 2"},
	{"the other copy changes its version", "serve a 1; serve b 1; open x a; kept x; open y b; kept y; reload y; serve b 2; update y installed; take y 2; reload y 2; serve b 3; update y installed; take y 3; down; open z a 1; look z 1; open z b 3; look z 3"},
	{"a copy within a copy", "serve - 1; serve a 2; open x - 1; kept x; open y a 2; kept y; reload x 1; reload y 2; serve - 3; update x installed; take x 3; reload x 3; down; open z a 2; look z 2; open z - 3; look z 3"},
	{"storage is cleared under two copies", "serve a 1; serve b 2; open x a; kept x; open y b; kept y; clear x; reload x 1; filled x; reload y 2; filled y; down; open z a 1; look z 1; open z b 2; look z 2"},
	{"caches of the previous release", "serve a 1; serve b 1; open x a; kept x; reload x; open y b; kept y; reload y; former x a; former y b; serve a 2; update x installed; look x 1; take x 2; reload x 2; caches x 2; serve b 2; update y installed; look y 1; take y 2; reload y 2; caches y 2"},

	// a newer version
	{"a newer version waits", "serve a 1; open x a; kept x; reload x; serve a 2; update x installed; look x 1; reload x 1; take x 2; look x 2; down; open y a 2; look y 2"},
	{"a newer version waits while pages are opened", "serve a 1; open x a; kept x; reload x; serve a 2; update x installed; reload x 1; open y a 1; reload y 1; reload x 1; down; take x 2; look x 2; look y 1"},
	{"the other tab goes on", "serve a 1; open x a; kept x; reload x; open y a 1; serve a 2; update x installed; take x 2; look y 1; reload y 2; look y 2"},
	{"the other tab goes on without a server", "serve a 1; open x a; kept x; reload x; open y a 1; serve a 2; update x installed; take x 2; reload x 2; down; look y 1; reload y 2; look y 2"},
	{"a tab two versions behind", "serve a 1; open x a; kept x; reload x; open y a 1; serve a 2; update x installed; take x 2; open z a 2; serve a 3; update x installed; take x 3; reload x 3; down; look y 1; look z 2; look x 3"},
	{"earlier versions go when their pages do", "serve a 1; open x a; kept x; reload x; open y a 1; serve a 2; update x installed; take x 2; caches x 2; close y; reload x 2; caches x 1; down; open z a 2"},
	{"all pages are closed", "serve a 1; open x a; kept x; reload x; serve a 2; update x installed; close x; open y a 2; look y 2; down; open z a 2; look z 2"},
	{"a newer version, and the server goes", "serve a 1; open x a; kept x; reload x; serve a 2; update x installed; down; look x 1; take x 2; look x 2; open y a 2"},
	{"the server goes before the newer version is there", "serve a 1; open x a; kept x; reload x; serve a 2; down; update x; reload x 1; look x 1; up; update x installed; take x 2; down; open y a 2; look y 2"},
	{"a newer one follows", "serve a 1; open x a; kept x; reload x; serve a 2; update x installed; serve a 3; update x installed; look x 1; take x 3; look x 3; down; open y a 3; look y 3"},
	{"a half newer one follows", "serve a 1; open x a; kept x; reload x; serve a 2; update x installed; serve a 3; break icon.svg cut; update x redundant; down; take x 2; look x 2; open y a 2; look y 2"},
	{"storage is cleared while a newer version waits", "serve a 1; open x a; kept x; reload x; serve a 2; update x installed; clear x; take x 2; look x 2; reload x 2; filled x; down; open y a 2; look y 2"},

	// half-finished versions
	{"half there: a picture is cut", "serve a 1; open x a; kept x; reload x; serve a 2; break icon.svg cut; update x redundant; look x 1; mend; update x installed; take x 2; look x 2"},
	{"half there: a script is missing", "serve a 1; open x a; kept x; reload x; serve a 2; break boot.js 404; update x redundant; down; open y a 1; look y 1"},
	{"half there: the program is a page", "serve a 1; open x a; kept x; reload x; serve a 2; break gen/playground.wasm page; update x redundant; reload x 1; down; open y a 1; look y 1; up; mend; update x installed; take x 2"},
	{"half there: the server fails", "serve a 1; open x a; kept x; reload x; serve a 2; break linkscan.js 500; update x redundant; reload x 1; reload x 1; down; look x 1; open y a 1"},
	{"half there: the worker is stopped", "serve a 1; open x a; kept x; reload x; serve a 2; break icon.svg hang; begin x; halt x; reload x 1; mend; update x installed; take x 2; down; open y a 2; look y 2"},
	{"half there: the list is of the earlier version", "serve a 2; break gen/files.js 404; open x a 2; serve a 1; mend; open x a 1; kept x; reload x; down; open y a 1; look y 1"},
	{"half there: a newer worker cannot be read", "serve a 1; open x a; kept x; reload x; serve a 2; break gen/files.js cut; update x; look x 1; reload x 1; down; open y a 1; look y 1"},

	// rollbacks
	{"a rollback", "serve a 1; open x a; kept x; reload x; serve a 2; update x installed; take x 2; serve a 1; update x installed; look x 2; take x 1; look x 1; down; open y a 1; look y 1"},
	{"a rollback while the newer version waits", "serve a 1; open x a; kept x; reload x; serve a 2; update x installed; serve a 1; update x installed; look x 1; take x 1; down; open y a 1; look y 1"},
	{"a rollback that fails", "serve a 1; open x a; kept x; reload x; open y a 1; serve a 2; update x installed; take x 2; serve a 1; break icon.svg cut; clear-file x icon.svg; update x redundant; down; look y 1; look x 2; open z a 2"},
	{"a rollback with a page of that version", "serve a 1; open x a; kept x; reload x; open y a 1; serve a 2; update x installed; take x 2; reload x 2; serve a 1; break icon.svg cut; update x installed; down; look y 1; take x 1; look x 1; look y 1"},
	{"a rollback, and on to another", "serve a 1; open x a; kept x; reload x; serve a 2; update x installed; take x 2; open z a 2; serve a 1; update x installed; take x 1; open y a 1; serve a 3; update x installed; take x 3; reload x 3; down; look y 1; look z 2; look x 3"},

	// first visits during a deployment
	{"first visit, the files stay", "serve a 1; break boot.js hang; start x a; serve a 2 over 1; mend; runs x 1; look x 1; kept x; open y a 2; down; open z a 2; look z 2"},
	{"first visit, the files go", "serve a 1; break boot.js hang; start x a; serve a 2; mend; never x; reload x 2; look x 2"},
	{"first visit, the program goes", "serve a 1; break gen/playground.wasm hang; start x a; fetched x boot loader gen/build gen/wasm_exec gen/words.en; serve a 2; mend; says x; reload x 2; look x 2"},
	{"first visit, then the files stay", "serve a 1; break sw.js hang; open x a 1; serve a 2 over 1; mend; kept x; look x 1; down; open y a 2; look y 2"},
	{"first visit, then the files go", "serve a 1; break sw.js hang; open x a 1; serve a 2; mend; kept x; lacks x; down; open y a 2; look y 2"},
	{"first visit while the worker is being published", "serve a 1; break gen/files.js hang; open x a 1; serve a 2 over 1; mend; kept x; look x 1; reload x 2; look x 2"},
}

// However versions come and go, no page gets files of two, and what worked without a
// network goes on working.
func TestVersions(t *testing.T) {
	t.Parallel()
	versions := map[string]string{}
	for _, version := range []string{"1", "2", "3"} {
		versions[version] = markedVersion(t, version)
	}
	if len(sequences) < 30 {
		t.Fatalf("only %d sequences", len(sequences))
	}
	for _, s := range sequences {
		t.Run(s.name, func(t *testing.T) {
			t.Parallel()
			runSequence(t, versions, s.steps)
		})
	}
}
