// Command serve serves the site on this machine, with the headers, types and
// compression that it is to have anywhere: the sources as they are, with the pages
// made from their templates, or a published site.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/signal"
	"syscall"
	"time"

	"uriplayground/tools/hosting"
	"uriplayground/tools/pages"
)

// shutdownTimeout is how long open requests may take to end after an interrupt.
const shutdownTimeout = 3 * time.Second

// newServer returns a server that closes idle connections: a client
// has little to send, and the largest file arrives in time over a slow line.
func newServer(handler http.Handler) *http.Server {
	return &http.Server{
		Handler:           handler,
		ReadHeaderTimeout: 10 * time.Second,
		ReadTimeout:       20 * time.Second,
		WriteTimeout:      5 * time.Minute,
		IdleTimeout:       2 * time.Minute,
		MaxHeaderBytes:    64 << 10,
	}
}

func main() {
	addr := flag.String("addr", "127.0.0.1:8080", "address to listen on")
	dir := flag.String("dir", "static", "directory of the built site")
	flag.Parse()
	if flag.NArg() > 0 {
		fail(fmt.Errorf("does not know %q; it takes -addr and -dir only", flag.Arg(0)))
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer stop()
	if err := run(ctx, *addr, *dir, func(url string) { fmt.Println("URI Playground is at", url) }); err != nil {
		fail(err)
	}
}

// fail prints one line and exits.
func fail(err error) {
	fmt.Fprintln(os.Stderr, "serve:", err)
	os.Exit(1)
}

// run serves dir until the context is done. It calls ready with the URL.
func run(ctx context.Context, addr, dir string, ready func(url string)) error {
	handler, err := hosting.Dir(dir)
	if err != nil {
		return err
	}
	made, err := pages.All()
	if err != nil {
		return err
	}
	handler.Add(made)
	if err := handler.Warm(); err != nil {
		return fmt.Errorf("cannot read the site: %w", err)
	}
	listener, err := listen(addr)
	if err != nil {
		return err
	}
	ready(address(listener))
	return serve(ctx, newServer(handler), listener)
}

// listen listens on the address. Its error says what to do.
func listen(addr string) (net.Listener, error) {
	listener, err := net.Listen("tcp", addr)
	switch {
	case err == nil:
		return listener, nil
	case errors.Is(err, syscall.EADDRINUSE):
		return nil, fmt.Errorf("%s is taken by another program; choose another address, as in -addr 127.0.0.1:8081", addr)
	case errors.Is(err, syscall.EACCES):
		return nil, fmt.Errorf("%s may not be opened by this user; choose a port above 1023", addr)
	}
	return nil, fmt.Errorf("cannot listen on %q: %w", addr, err)
}

// address returns the URL of the listener for a browser on this machine.
func address(l net.Listener) string {
	tcp := l.Addr().(*net.TCPAddr)
	host := tcp.IP.String()
	if tcp.IP.IsUnspecified() {
		host = "localhost"
	}
	return "http://" + net.JoinHostPort(host, fmt.Sprint(tcp.Port)) + "/"
}

// serve answers until the context is done, then lets open requests finish.
func serve(ctx context.Context, server *http.Server, l net.Listener) error {
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(l) }()
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
	}
	late, cancel := context.WithTimeout(context.Background(), shutdownTimeout)
	defer cancel()
	if err := server.Shutdown(late); err != nil {
		return server.Close()
	}
	return nil
}
