package core_test

import (
	"testing"

	"uriplayground/core"
	"uriplayground/internal/vectors"
)

// departures is the references over which the Node that was asked departs from the URL
// Standard, and why.
var departures = map[string]string{
	"g|h^i": "it does not encode ^ in paths, as the standard did once",
}

// The libraries that were asked answer as the documents that they are known to follow,
// more often than as any other; Node's URL always, but for what is named.
func TestLibrariesFollowDocuments(t *testing.T) {
	toASCII := func(string) (string, bool) { return "xn--bcher-kva.example", true }
	recorded := vectors.Recorded()
	for id, follows := range map[string]core.Dialect{
		"node-url": core.URL, "url-toolkit": core.RFC1808, "java": core.RFC2396, "php": core.RFC3986, "go": core.RFC3986, "addressable": core.RFC3986,
	} {
		var agree [core.URL + 1]int
		for d := range core.URL + 1 {
			for _, link := range recorded.Links {
				want := link.Answers[id]
				r := core.ResolveBy(link.Base, link.Ref, d, core.Options{}, toASCII)
				same := r.Done == (want != nil) && (want == nil || r.Target.Text == *want)
				if same {
					agree[d]++
				}
				if named := departures[link.Ref] != ""; id == "node-url" && d == core.URL && same == named {
					t.Errorf("%s + %s: %q by the standard; named: %v", link.Base, link.Ref, r.Target.Text, named)
				}
			}
		}
		for d, n := range agree {
			if core.Dialect(d) != follows && n >= agree[follows] {
				t.Errorf("%s answers %d times as %s, %d times as %s", id, n, core.Dialect(d), agree[follows], follows)
			}
		}
	}
}
