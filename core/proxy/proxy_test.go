package proxy

import (
	_ "embed"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// recorded is what servers answered, for which tests/presets asks them.
//
//go:embed testdata/answers.txt
var recorded string

func TestAsTheServersAnswer(t *testing.T) {
	asked := 0
	for block := range strings.SplitSeq("\n"+recorded, "\n== ") {
		head, list, _ := strings.Cut(block, "\n--\n")
		_, config, _ := strings.Cut(head, "\n")
		rules := Read(config)
		if len(rules) == 0 && block != "" {
			t.Errorf("no rule is read in %q", config)
		}
		for line := range strings.Lines(list) {
			path, want, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
			a, by := rules.Ask(path)
			if asked++; !agrees(a, by, path, want) {
				t.Errorf("%s\n%q gives %+v, and the server said %q", config, path, a, want)
			}
		}
	}
	if asked < 800 {
		t.Errorf("%d answers only", asked)
	}
}

// files are those that the servers had; folders those without the last slash.
var (
	files   = []string{"/index.html", "/about.html", "/docs/index.html", "/app.js", "/a b.html"}
	folders = []string{"", "/docs", "/empty"}
)

// agrees reports whether an answer is what a server said: the status, and what was asked for or which
// file came; "-" where it did nothing by the rules.
func agrees(a Answer, by *Rule, path, said string) bool {
	status, rest, _ := strings.Cut(said, " ")
	file, ofFile := strings.CutPrefix(rest, "file ")
	if by == nil {
		return said == "-" || ofFile
	}
	if by.File == "" || a.Status != OK {
		return status == strconv.Itoa(int(a.Status)) && rest == a.Path
	}
	path, query, _ := strings.Cut(path, "?")
	plain, _ := decoded(path)
	plain, _ = cleaned(plain)
	folder := strings.TrimSuffix(plain, "/")
	if slices.Contains(files, plain) || by.Folders && slices.Contains(folders, folder) {
		return !ofFile || strings.HasPrefix(file, folder) // that file, or one in the folder
	}
	return file == strings.TrimSuffix(a.Path, "?"+query)
}

// Each example is one rule; what is said to be tested is among what is recorded.
func TestExamples(t *testing.T) {
	for _, e := range Examples("/") {
		if rules := Read(e.Text); len(rules) != 1 || rules[0].Server != e.Server {
			t.Errorf("%q is read as %+v", e.Text, rules)
		}
		head := "== " + strings.ToLower(e.Server.String()) + " " + e.Tested + "\n" + e.Text + "\n--\n"
		if got := strings.Contains(recorded, head); got != (e.Tested != "") {
			t.Errorf("%q is recorded: %v", head, got)
		}
	}
	for path, want := range map[string]string{"/docs/x": "/docs/* ", "/x": "/app/* ", "": "/app/* ", "/a;b/c": "/app/* ", "//x": "/app/* "} {
		list := Examples(path)
		if got := list[len(list)-2].Text; !strings.HasPrefix(got, want) {
			t.Errorf("for %q: %s", path, got)
		}
	}
}

func TestRedirectsFile(t *testing.T) {
	for _, c := range []struct{ rules, path, want string }{
		{"/app/* /:splat 200", "/app/guide?q", "/guide?q"},
		{"/app/* /:splat 200", "/app", "/"},
		{"/app/* /:splat 200", "/application", ""},
		{"/app/* https://h.example/v2/:splat 200", "/app/a/b", "/v2/a/b"},
		{"/app/* https://h.example/v2/ 200", "/app/a/b", "/v2/"},
		{"# all\n/api/* /functions/:splat 200\n/* /index.html 200", "/api/x", "/functions/x"},
		{"/api/* /functions/:splat 200\n/* /index.html 200", "/x", "/index.html"},
		{"/* /index.html 200!\n/api/* /functions/:splat 200", "/api/x", "/index.html"}, // the first wins
		{"/app/* /:splat 301", "/app/x", ""},                                           // which the browser sees
		{"/app/:id /item 200", "/app/x", ""},
	} {
		if a, _ := Read(c.rules).Ask(c.path); a.Path != c.want {
			t.Errorf("%s: %s asks for %q, want %q", c.rules, c.path, a.Path, c.want)
		}
	}
}

// What is not known is not a rule, and leaves the others.
func TestReadsWhatItKnows(t *testing.T) {
	for text, want := range map[string]int{
		"": 0, "{": 0, "}": 0, "location": 0, "location /": 0, "handle_path {": 0, "x y z": 0,
		"location ~ ^/app { proxy_pass http://a/; }":                                                         0,
		"location /app/ { proxy_pass http://$backend/; }":                                                    0,
		"location /app/ { rewrite ^/app/(.*) /$1 break; proxy_pass http://a; }":                              0,
		"location /app/{proxy_pass http://a;}":                                                               0, // "{proxy_pass" is a word here
		"location /app/ {\n  proxy_set_header Host $host; # as it is\n  proxy_pass http://a;}":               1,
		"server { listen 80; location /api/ { proxy_pass http://a/; } location / { try_files $uri =404; } }": 1,
		"handle_path /a/* { reverse_proxy :3000 }":                                                           1,
		"handle /a { reverse_proxy :3000 }":                                                                  0,
		"handle /a/* {\nuri strip_prefix /a\nreverse_proxy :3000\n}":                                         0,
		"reverse_proxy @api :3000":                                                                           0,
		"reverse_proxy localhost:3000":                                                                       1,
		"proxypass /a/ http://b/ nocanon":                                                                    0,
		"ProxyPass \"/a/\" \"http://b/\"":                                                                    1,
	} {
		if got := Read(text); len(got) != want {
			t.Errorf("%q: %+v", text, got)
		}
	}
}

func FuzzAsk(f *testing.F) {
	for _, e := range Examples("/") {
		f.Add(e.Text, "/app/a%2Fb/../c?q")
	}
	f.Fuzz(func(t *testing.T, rules, path string) {
		a, by := Read(rules).Ask(path)
		if (by == nil) != (a.Status == 0) || a.Status == OK && a.Path == "" && path != "" {
			t.Errorf("%q, %q: %+v by %+v", rules, path, a, by)
		}
	})
}
