package browser

import (
	"cmp"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"uriplayground/tools/hosting"
)

// A published site works under a sub-path of another origin. The entry of a
// version fetches hashed names only, its sum holds, and there are no
// requests to a third server.
func TestPinnedEntryOnAnotherOrigin(t *testing.T) {
	t.Parallel()
	var asked sync.Map
	s := serve(http.StripPrefix("/some/where", http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		asked.Store(r.URL.Path, true)
		siteFiles.ServeHTTP(w, r)
	})))
	sums, err := os.ReadFile(filepath.Join(siteDir, "integrity.json"))
	if err != nil {
		t.Fatal(err)
	}
	var sumsOf map[string]string
	if err := json.Unmarshal(sums, &sumsOf); err != nil {
		t.Fatal(err)
	}
	p := newTab(t)
	p.do(chromedp.Navigate(host(t, "", map[string]string{"/": fmt.Sprintf(
		`<script type=module crossorigin src="%s/some/where/playground-0.0.1.js" integrity="%s"></script><body>%s`, s.URL, sumsOf["playground-0.0.1.js"], exampleEmbed)}) + "/"))
	p.recordEvents()
	p.waitReady("e")
	p.wantEmbedTarget("http://a/g")
	eval[bool](p, `(e.set({ lang: "fr", view: "links", text: '<a href="x">' }), true)`)
	p.wait("it reads French, and links", `["/linkscan.", "/gen/words.fr."].every((name) => performance.getEntriesByType("resource").some((r) => r.name.includes(name)))`)
	third := eval[[]string](p, fmt.Sprintf(`performance.getEntriesByType("resource").map(r => r.name).filter(n => !n.startsWith(%q) && !n.startsWith(location.origin) && !n.startsWith("data:"))`, s.URL))
	t.Logf("FIGURE requests to third parties: %d", len(third))
	if len(third) > 0 {
		t.Errorf("third parties: %v", third)
	}
	asked.Range(func(path, _ any) bool {
		name := strings.TrimPrefix(path.(string), "/")
		if name != "playground-0.0.1.js" && !hosting.Hashed(name) {
			t.Errorf("fetched %s, which may change", name)
		}
		if listed := sumsOf[name]; listed != sumOfFile(t, name) {
			t.Errorf("%s has the sum %q in integrity.json", name, listed)
		}
		return true
	})
}

// sumOfFile returns the sum of a file of the site as integrity.json states it.
func sumOfFile(t *testing.T, name string) string {
	t.Helper()
	data, err := os.ReadFile(filepath.Join(siteDir, filepath.FromSlash(name)))
	if err != nil {
		t.Fatal(err)
	}
	sum := sha256.Sum256(data)
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}

// A page that was open before files got other names still finds what it fetches
// when its first embed starts.
func TestFormerNames(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	p.do(chromedp.Navigate(host(t, "", map[string]string{"/": "<body>"}) + "/"))
	got := eval[string](p, `Promise.all(["embed.js", "frame.js", "harvest.js"].map((name) => import("`+server.URL+`/" + name)))
		.then(([inline, frame, scan]) => typeof inline.start + " " + frame.KEY + " " + scan.harvestNow("[](/x)", "markdown").links.length)`)
	if got != "function uri-playground 1" {
		t.Errorf("got %q", got)
	}
}

// webServer is a server for which docs/hosting has a sample.
type webServer struct {
	name, command string
	adapt         func(sample, dist, port string) string // the sample in a test
	run           []string                               // {conf} is the file, {dir} an empty directory
	encodings     []string                               // of the siblings that it sends
}

var webServers = []webServer{
	{name: "nginx", command: "nginx", adapt: adaptNginx, run: []string{"-p", "{dir}", "-c", "{conf}", "-e", "{dir}/error.log"}, encodings: nginxEncodings()},
	{name: "Caddy", command: "caddy", adapt: adaptCaddy, run: []string{"run", "--config", "{conf}", "--adapter", "caddyfile"}, encodings: []string{"br", "gzip"}},
}

// nginxBrotli is the module that Debian has for the siblings in Brotli.
const nginxBrotli = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so"

func nginxEncodings() []string {
	if _, err := os.Stat(nginxBrotli); err != nil {
		return []string{"gzip"}
	}
	return []string{"br", "gzip"}
}

func adaptNginx(sample, dist, port string) string {
	modules := ""
	if len(nginxEncodings()) > 1 {
		modules = "load_module " + nginxBrotli + ";\n"
		sample = strings.Replace(sample, "# brotli_static on;", "brotli_static on;", 1)
	}
	sample = strings.NewReplacer("/srv/playground/dist", dist, "listen 80;", "listen 127.0.0.1:"+port+";").Replace(sample)
	user := ""
	if os.Getuid() == 0 {
		user = "user root;\n"
	}
	return user + modules + "daemon off;\npid nginx.pid;\nevents {}\nhttp {\naccess_log off;\nclient_body_temp_path b;\nproxy_temp_path p;\nfastcgi_temp_path f;\nuwsgi_temp_path u;\nscgi_temp_path s;\n" + sample + "}\n"
}

func adaptCaddy(sample, dist, port string) string {
	return "{\n\tadmin off\n\tauto_https off\n}\n" +
		strings.NewReplacer("/srv/playground/dist", dist, "example.org {", "http://127.0.0.1:"+port+" {").Replace(sample)
}

// The samples in docs/hosting do in the real servers what the site's own server
// does: types, policies, caching and compressed siblings; and a page on another
// origin embeds from there, in the page and in a frame.
func TestServers(t *testing.T) {
	t.Parallel()
	dist := publishedSite(t)
	for _, s := range webServers {
		t.Run(s.name, func(t *testing.T) {
			address := s.start(t, dist)
			for _, name := range []string{"index.html", "fr/index.html", "embed.html", "embedding.html", "playground.js", "playground-0.0.1.js", "playground.d.ts",
				"site.webmanifest", "icon.svg", "integrity.json", hashedFile(t, dist, "gen/playground.*.wasm"), hashedFile(t, dist, "loader.*.js")} {
				s.sendsFile(t, address, name)
			}
			s.sendsSiblings(t, address+hashedFile(t, dist, "gen/playground.*.wasm"))
			for _, name := range []string{"_headers", "playground.js.br", "playground.js.gz", "missing"} {
				if status := fetch(t, address+name, nil).StatusCode; status != http.StatusNotFound {
					t.Errorf("%s is answered with %d", name, status)
				}
			}
			if body := fetch(t, address, nil).Header.Get("Content-Type"); !strings.HasPrefix(body, "text/html") {
				t.Errorf("the directory is %q", body)
			}
			for _, mode := range []string{"inline", "frame"} {
				p := newTab(t)
				p.do(chromedp.Navigate(host(t, "", map[string]string{"/": fmt.Sprintf(`<script type=module src="%splayground.js"></script><body>%s`, address,
					strings.Replace(exampleEmbed, "id=e", "id=e mode="+mode, 1))}) + "/"))
				p.recordEvents()
				p.wait("the embed runs", `e.matches(":state(ready)")`)
				if got := eval[string](p, `e.state.ref + e.link`); got != "../../g"+address+"#v=1&base=http://a/b/c/d;p?q&ref=../../g" {
					t.Errorf("%s: got %q", mode, got)
				}
			}
		})
	}
}

// publishedSite writes the site with compressed siblings of the files that the
// test asks for.
func publishedSite(t *testing.T) string {
	t.Helper()
	dist := filepath.Join(t.TempDir(), "dist")
	if err := os.CopyFS(dist, os.DirFS(siteDir)); err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"playground.js", hashedFile(t, dist, "gen/playground.*.wasm")} {
		data, err := os.ReadFile(filepath.Join(dist, name))
		if err != nil {
			t.Fatal(err)
		}
		for end, compress := range map[string]func([]byte, hosting.Effort) ([]byte, error){".br": hosting.Brotli, ".gz": hosting.Gzip} {
			small, err := compress(data, hosting.Quick)
			if err != nil {
				t.Fatal(err)
			}
			save(t, filepath.Join(dist, name+end), string(small))
		}
	}
	return dist
}

// hashedFile returns the one file of a pattern, by its path in the site.
func hashedFile(t *testing.T, dist, pattern string) string {
	t.Helper()
	found, err := filepath.Glob(filepath.Join(dist, pattern))
	if err != nil || len(found) == 0 {
		t.Fatalf("no %s: %v", pattern, err)
	}
	name, err := filepath.Rel(dist, found[0])
	if err != nil {
		t.Fatal(err)
	}
	return filepath.ToSlash(name)
}

// start runs the server with its sample, and returns the address of the site.
func (s *webServer) start(t *testing.T, dist string) string {
	t.Helper()
	path, err := exec.LookPath(cmp.Or(s.command, s.name))
	if err != nil {
		t.Skipf("%s is not on this machine; ./build.sh hosts installs it", s.name)
	}
	file := map[string]string{"nginx": "nginx.conf", "Caddy": "Caddyfile"}[s.name]
	sample, err := os.ReadFile(filepath.Join("../../docs/hosting", file))
	if err != nil {
		t.Fatal(err)
	}
	dir, port := t.TempDir(), freePort(t)
	conf := filepath.Join(dir, file)
	save(t, conf, s.adapt(string(sample), dist, port))
	args := make([]string, len(s.run))
	for i, arg := range s.run {
		args[i] = strings.NewReplacer("{conf}", conf, "{dir}", dir).Replace(arg)
	}
	var said strings.Builder
	cmd := exec.Command(path, args...)
	cmd.Env = append(os.Environ(), "HOME="+dir, "XDG_CONFIG_HOME="+dir, "XDG_DATA_HOME="+dir)
	cmd.Stdout, cmd.Stderr = &said, &said
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		_ = cmd.Process.Signal(os.Interrupt)
		_ = cmd.Wait()
		if t.Failed() {
			t.Log(said.String())
		}
	})
	address := "http://127.0.0.1:" + port + "/playground/"
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		if answer, err := http.Get(address); err == nil {
			answer.Body.Close()
			return address
		}
	}
	t.Fatalf("%s does not answer", s.name)
	return ""
}

func freePort(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	_, port, err := net.SplitHostPort(l.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	return port
}

// fetch asks for an address, compressed only if the header says so. The length of
// the answer is the number of bytes received.
func fetch(t *testing.T, address string, header http.Header) *http.Response {
	t.Helper()
	request, err := http.NewRequest("GET", address, nil)
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Accept-Encoding", "identity")
	for name, values := range header {
		request.Header[name] = values
	}
	answer, err := http.DefaultTransport.RoundTrip(request)
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	answer.ContentLength, err = io.Copy(io.Discard, answer.Body)
	if err != nil {
		t.Fatal(err)
	}
	return answer
}

// sendsFile compares the answer for a file with what the site's own server sends, and
// asks again with the file's ETag.
func (s *webServer) sendsFile(t *testing.T, address, name string) {
	t.Helper()
	got := fetch(t, address+name, nil)
	if got.StatusCode != http.StatusOK {
		t.Errorf("%s is answered with %s", name, got.Status)
		return
	}
	kind, _, _ := strings.Cut(got.Header.Get("Content-Type"), ";")
	if want, _, _ := strings.Cut(hosting.KindOf(name).MIME, ";"); kind != want {
		t.Errorf("%s is of type %q, want %q", name, kind, want)
	}
	for _, h := range append(hosting.Common(), hosting.FileHeaders(name)...) {
		if v := got.Header.Values(h.Name); len(v) != 1 || v[0] != h.Value {
			t.Errorf("%s: %s is %q, want %q", name, h.Name, v, h.Value)
		}
	}
	again := fetch(t, address+name, http.Header{"If-None-Match": {got.Header.Get("Etag")}})
	if again.StatusCode != http.StatusNotModified {
		t.Errorf("%s, asked for again, is answered with %s", name, again.Status)
	}
}

func (s *webServer) sendsSiblings(t *testing.T, address string) {
	t.Helper()
	whole := fetch(t, address, nil).ContentLength
	for _, encoding := range s.encodings {
		got := fetch(t, address, http.Header{"Accept-Encoding": {encoding}})
		if e := got.Header.Get("Content-Encoding"); e != encoding || got.ContentLength <= 0 || got.ContentLength > whole/3 {
			t.Errorf("asked for %s: %q, %d of %d bytes", encoding, e, got.ContentLength, whole)
		}
		if vary := got.Header.Get("Vary"); !strings.Contains(vary, "Accept-Encoding") {
			t.Errorf("Vary is %q", vary)
		}
	}
}
