// Package presets tests the facts of core/places about what makes and what serves pages
// against the real tools, where they are installed.
package presets

import (
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"uriplayground/core/places"
)

// servers starts the server of a host for the site in a folder.
var servers = map[string]func(dir, site, address string) (command []string, config string){
	"nginx": func(dir, site, address string) ([]string, string) {
		return []string{"nginx", "-c", filepath.Join(dir, "config")}, fmt.Sprintf(`daemon off;
pid %[1]s/pid; error_log %[1]s/error.log;
events {}
http { access_log off; client_body_temp_path %[1]s/body; server { listen %[2]s; root %[3]s; } }
`, dir, address, site)
	},
	"apache": func(dir, site, address string) ([]string, string) {
		modules := ""
		for _, name := range []string{"mpm_event", "authz_core", "dir", "mime"} {
			modules += "LoadModule " + name + "_module /usr/lib/apache2/modules/mod_" + name + ".so\n"
		}
		return []string{"apache2", "-f", filepath.Join(dir, "config"), "-DFOREGROUND"}, modules + fmt.Sprintf(`ServerRoot %[1]s
TypesConfig /etc/mime.types
Listen %[2]s
PidFile %[1]s/pid
ErrorLog %[1]s/error.log
ServerName localhost
DocumentRoot %[3]s
<Directory %[3]s>
Require all granted
</Directory>
`, dir, address, site)
	},
	"caddy": func(_, site, address string) ([]string, string) {
		return []string{"caddy", "file-server", "--listen", address, "--root", site}, ""
	},
}

// What is said to be tested is tested here.
func TestHosts(t *testing.T) {
	for _, h := range places.Hosts() {
		if !h.Tested {
			continue
		}
		t.Run(h.ID, func(t *testing.T) {
			t.Parallel()
			address := serve(t, h.ID)
			for form, want := range map[string]places.Answer{
				"/folder": h.Folders.Bare, "/folder/": h.Folders.Slash, "/folder/index.html": h.Folders.File, "/folder.html": {Status: places.NotThere},
				"/file": h.Files.Bare, "/file/": h.Files.Slash, "/file.html": h.Files.File, "/file/index.html": {Status: places.NotThere},
			} {
				if got := ask(t, address+form); got != want {
					t.Errorf("%s answers %+v, want %+v", form, got, want)
				}
			}
		})
	}
}

// serve starts a server on a site with a page in each layout, and returns its address.
func serve(t *testing.T, id string) string {
	t.Helper()
	return start(t, servers[id], "index.html", "file.html", "folder/index.html")
}

// start starts a server on a site of some files, each of which says its name, and folders; it returns
// its address.
func start(t *testing.T, server func(dir, site, address string) (command []string, config string), names ...string) string {
	t.Helper()
	dir := t.TempDir()
	site := filepath.Join(dir, "site")
	for _, name := range names {
		path := filepath.Join(site, name)
		if strings.HasSuffix(name, "/") {
			must(t, os.MkdirAll(path, 0o755))
			continue
		}
		must(t, os.MkdirAll(filepath.Dir(path), 0o755))
		must(t, os.WriteFile(path, []byte("file /"+name), 0o644))
	}
	for up := dir; len(up) > len(os.TempDir()); up = filepath.Dir(up) {
		must(t, os.Chmod(up, 0o755)) // servers that drop their rights read it, too
	}
	address := freeAddress(t)
	command, config := server(dir, site, address)
	if _, err := exec.LookPath(command[0]); err != nil {
		t.Skipf("%s is not on this machine; ./build.sh hosts installs it", command[0])
	}
	must(t, os.WriteFile(filepath.Join(dir, "config"), []byte(config), 0o644))
	cmd := exec.Command(command[0], command[1:]...)
	cmd.Env = append(os.Environ(), "HOME="+dir)
	must(t, cmd.Start())
	t.Cleanup(func() { cmd.Process.Signal(syscall.SIGTERM); cmd.Wait() }) // not killed: it would leave its workers behind
	for tries := 0; ; tries++ {
		conn, err := net.Dial("tcp", address)
		if err == nil {
			conn.Close()
			return "http://" + address
		}
		if tries > 600 {
			t.Fatalf("%s does not answer: %v", command[0], err)
		}
		time.Sleep(50 * time.Millisecond)
	}
}

func freeAddress(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	must(t, err)
	defer l.Close()
	return l.Addr().String()
}

// ask returns what a host answers at an address.
func ask(t *testing.T, address string) places.Answer {
	t.Helper()
	client := http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	r, err := client.Get(address)
	must(t, err)
	defer r.Body.Close()
	a := places.Answer{Status: uint16(r.StatusCode)}
	if to := r.Header.Get("Location"); to != "" {
		a.To = places.Bare
		if strings.HasSuffix(to, "/") {
			a.To = places.Slash
		}
	}
	return a
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}
