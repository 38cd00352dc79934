package presets

import (
	"bufio"
	"flag"
	"fmt"
	"io"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"
)

var update = flag.Bool("update", false, "write what the servers answer to core/proxy/testdata")

// proxied is what core/proxy knows of servers: rules, and what comes of a path by each.
var proxied = filepath.Join("..", "..", "core", "proxy", "testdata", "answers.txt")

// upstream is the address of the application in the rules.
const upstream = "127.0.0.1:3000"

// What is recorded of servers that hand requests on is what they do.
func TestProxies(t *testing.T) {
	data, err := os.ReadFile(proxied)
	must(t, err)
	blocks := strings.Split(strings.TrimPrefix(string(data), "== "), "\n== ")
	for i, block := range blocks {
		head, list, _ := strings.Cut(block, "\n--\n")
		server, rules, _ := strings.Cut(head, "\n")
		name, _, _ := strings.Cut(server, " ")
		t.Run(name+strconv.Itoa(i), func(t *testing.T) { // a folder has its name: no braces
			t.Log(rules)
			address := serveRules(t, name, rules)
			var got strings.Builder
			for line := range strings.Lines(strings.TrimSuffix(list, "\n") + "\n") {
				path, want, _ := strings.Cut(strings.TrimSuffix(line, "\n"), "\t")
				answer := askRaw(t, address, path)
				if answer != want && !*update {
					t.Errorf("%s: %q, recorded %q", path, answer, want)
				}
				got.WriteString(path + "\t" + answer + "\n")
			}
			blocks[i] = name + " " + version(t, name) + "\n" + rules + "\n--\n" + strings.TrimSuffix(got.String(), "\n")
		})
	}
	if *update {
		must(t, os.WriteFile(proxied, []byte("== "+strings.Join(blocks, "\n== ")+"\n"), 0o644))
	}
}

// version returns that of an installed server.
func version(t *testing.T, server string) string {
	t.Helper()
	command := map[string][]string{"nginx": {"nginx", "-v"}, "caddy": {"caddy", "version"}, "apache": {"apache2", "-v"}}[server]
	out, err := exec.Command(command[0], command[1:]...).CombinedOutput()
	must(t, err)
	for _, word := range strings.Fields(string(out)) {
		if i := strings.IndexAny(word, "123456789"); i >= 0 && strings.Contains(word, ".") {
			return word[i:]
		}
	}
	return "?"
}

// serveRules starts a server by some rules, with a few files, and returns its address.
func serveRules(t *testing.T, server, rules string) string {
	t.Helper()
	rules = strings.ReplaceAll(rules, upstream, echo(t))
	return start(t, func(dir, site, address string) ([]string, string) {
		switch server {
		case "nginx":
			return []string{"nginx", "-c", filepath.Join(dir, "config")}, fmt.Sprintf(`daemon off;
pid %[1]s/pid; error_log %[1]s/error.log;
events {}
http { access_log off; client_body_temp_path %[1]s/body; proxy_temp_path %[1]s/proxy; server { listen %[2]s; root %[3]s; %[4]s } }
`, dir, address, site, rules)
		case "caddy":
			_, port, _ := net.SplitHostPort(address)
			return []string{"caddy", "run", "--adapter", "caddyfile", "--config", filepath.Join(dir, "config")},
				fmt.Sprintf("{\nadmin off\nauto_https off\n}\n:%s {\nbind 127.0.0.1\nroot * %s\n%s\n}\n", port, site, rules)
		}
		command, config := servers[server](dir, site, address)
		const module = "LoadModule %[1]s_module /usr/lib/apache2/modules/mod_%[1]s.so\n"
		return command, config + fmt.Sprintf(module, "proxy") + fmt.Sprintf(module, "proxy_http") + rules + "\n"
	}, "index.html", "about.html", "docs/index.html", "empty/", "app.js", "a b.html")
}

// echo starts an application that answers with what it is asked for, as it is.
func echo(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	must(t, err)
	t.Cleanup(func() { l.Close() })
	go func() {
		for {
			conn, err := l.Accept()
			if err != nil {
				return
			}
			go func() {
				defer conn.Close()
				conn.SetDeadline(time.Now().Add(time.Minute))
				r := bufio.NewReader(conn)
				first, _ := r.ReadString('\n')
				for line := first; strings.TrimSpace(line) != ""; line, _ = r.ReadString('\n') {
				}
				_, target, _ := strings.Cut(strings.TrimSpace(first), " ")
				target = "asked " + target[:max(0, strings.LastIndexByte(target, ' '))]
				fmt.Fprintf(conn, "HTTP/1.1 200 OK\r\nContent-Length: %d\r\nConnection: close\r\n\r\n%s", len(target), target)
			}()
		}
	}()
	return l.Addr().String()
}

// askRaw returns what a server does with a path as it is: the status and what the application is asked
// for, the file that comes, or where it leads; "-" where no rule says anything.
func askRaw(t *testing.T, address, path string) string {
	t.Helper()
	conn, err := net.Dial("tcp", strings.TrimPrefix(address, "http://"))
	must(t, err)
	defer conn.Close()
	conn.SetDeadline(time.Now().Add(time.Minute))
	fmt.Fprintf(conn, "GET %s HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", path)
	r, err := http.ReadResponse(bufio.NewReader(conn), nil)
	must(t, err)
	defer r.Body.Close()
	data, err := io.ReadAll(r.Body)
	must(t, err)
	body := string(data)
	status := strconv.Itoa(r.StatusCode)
	if asked, ok := strings.CutPrefix(body, "asked "); ok {
		return status + " " + asked
	}
	if file, ok := strings.CutPrefix(body, "file "); ok {
		return status + " file " + file
	}
	if to := r.Header.Get("Location"); to != "" {
		_, rest, whole := strings.Cut(to, "://")
		if whole {
			to = rest[strings.IndexByte(rest, '/'):]
		}
		return status + " " + to
	}
	if r.StatusCode >= 400 && r.StatusCode != 403 && r.StatusCode != 404 {
		return status
	}
	return "-"
}
