package main

import (
	"context"
	"io"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// siteDir makes a site of one page.
func siteDir(t *testing.T) string {
	t.Helper()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "index.html"), []byte("a page"), 0o644); err != nil {
		t.Fatal(err)
	}
	return dir
}

func TestServesUntilInterrupted(t *testing.T) {
	ctx, interrupt := context.WithCancel(t.Context())
	defer interrupt()
	urls, ended := make(chan string, 1), make(chan error, 1)
	go func() { ended <- run(ctx, "127.0.0.1:0", siteDir(t), func(url string) { urls <- url }) }()
	select {
	case url := <-urls:
		res, err := http.Get(url)
		if err != nil {
			t.Fatal(err)
		}
		defer res.Body.Close()
		if data, _ := io.ReadAll(res.Body); string(data) != "a page" {
			t.Errorf("%s answers %q", url, data)
		}
	case err := <-ended:
		t.Fatal(err)
	}
	interrupt()
	if err := <-ended; err != nil {
		t.Errorf("after the interrupt: %v", err)
	}
}

// A client that sends nothing, reads nothing or stays without asking is let go.
func TestTimeouts(t *testing.T) {
	s := newServer(http.NotFoundHandler())
	for name, timeout := range map[string]time.Duration{"header": s.ReadHeaderTimeout, "read": s.ReadTimeout, "write": s.WriteTimeout, "idle": s.IdleTimeout} {
		if timeout <= 0 {
			t.Errorf("there is no time-out: %s", name)
		}
	}
	s.ReadHeaderTimeout, s.ReadTimeout, s.IdleTimeout = time.Millisecond, time.Millisecond, time.Millisecond
	listener, err := listen("127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	ended := make(chan error, 1)
	go func() { ended <- serve(ctx, s, listener) }()
	for _, sent := range []string{"", "GET / HT", "GET / HTTP/1.1\r\nHost: h\r\n", "GET / HTTP/1.1\r\nHost: h\r\n\r\n"} {
		client, err := net.Dial("tcp", listener.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		_, _ = io.WriteString(client, sent)
		if _, err := io.Copy(io.Discard, client); err != nil { // which ends when the server closes the connection
			t.Logf("%q: %v", sent, err)
		}
		client.Close()
	}
	stop()
	if err := <-ended; err != nil {
		t.Error(err)
	}
}

func TestErrorsAreClear(t *testing.T) {
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	dir := siteDir(t)
	for _, c := range []struct{ addr, dir, want string }{
		{taken.Addr().String(), dir, "is taken by another program"},
		{"nonsense", dir, `cannot listen on "nonsense"`},
		{"127.0.0.1:0", filepath.Join(dir, "missing"), "no site to serve"},
	} {
		err := run(t.Context(), c.addr, c.dir, func(string) { t.Errorf("%s: it serves", c.addr) })
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("run(%q, %q) = %v, want %q", c.addr, c.dir, err, c.want)
		}
	}
}

func TestAddress(t *testing.T) {
	for _, c := range []struct{ addr, host string }{{"127.0.0.1:0", "127.0.0.1"}, {"0.0.0.0:0", "localhost"}} {
		l, err := listen(c.addr)
		if err != nil {
			t.Fatal(err)
		}
		if url := address(l); !strings.HasPrefix(url, "http://"+c.host+":") {
			t.Errorf("%s is shown as %s", c.addr, url)
		}
		l.Close()
	}
}
