package main

import (
	"flag"
	"os"
	"regexp"
	"strings"
	"testing"

	"uriplayground/tools/site"
)

var update = flag.Bool("update", false, "write the policy into docs/hosting")

// The samples in docs/hosting state the policy of the site. After it was changed,
//
//	go test ./tools/dist -run TestHostingSamples -update
//
// writes it into them.
func TestHostingSamples(t *testing.T) {
	policy := ""
	for _, h := range site.FileHeaders("index.html") {
		if h.Name == "Content-Security-Policy" {
			policy = strings.TrimSuffix(h.Value, "; frame-ancestors 'none'")
		}
	}
	stated := regexp.MustCompile(`(Content-Security-Policy ")[^"]*(; frame-ancestors)`)
	for _, name := range []string{"nginx.conf", "Caddyfile"} {
		file := "../../docs/hosting/" + name
		data, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		want := stated.ReplaceAllString(string(data), "${1}"+policy+"${2}")
		if *update {
			if err := os.WriteFile(file, []byte(want), 0o644); err != nil {
				t.Fatal(err)
			}
		} else if string(data) != want || !stated.MatchString(want) {
			t.Errorf("%s does not state the policy; run the test with -update", file)
		}
	}
}
