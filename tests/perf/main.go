// Command perf measures the published site in Chromium, and keys in Firefox and WebKit,
// too: how soon it can be read and used, what its longest task takes meanwhile, how soon a
// keystroke is painted, how many frames there are while the machine moves, and what memory
// it takes. It prints tables and judges nothing: machines differ.
package main

import (
	"context"
	"flag"
	"fmt"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"text/tabwriter"

	"github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/chromedp"

	"uriplayground/tests/chromium"
	"uriplayground/tools/hosting"
)

// bench is what the measurements share.
type bench struct {
	browser context.Context
	url     string
	out     *tabwriter.Writer
}

func main() {
	dir := flag.String("dir", "dist", "directory of the published site")
	starts := flag.Int("starts", 9, "starts of each kind, of which the median is printed; 0 for none")
	tasks := flag.Int("tasks", 9, "starts of each kind in which tasks are measured, of which the median is printed; 0 for none")
	keys := flag.Int("keys", 40, "keys pressed at each length of the trace, and half as many in each view; 0 for none")
	plays := flag.Int("plays", 1, "whether to play the first example at each speed; 0 for none")
	memory := flag.Int("memory", 2000, "keystrokes after which memory is measured, ten times; a twentieth as many changes of the view; 0 for none")
	flag.Parse()
	if err := run(os.Stdout, *dir, *starts, *tasks, *keys, *plays, *memory); err != nil {
		fmt.Fprintln(os.Stderr, "perf:", err)
		os.Exit(1)
	}
}

func run(out io.Writer, dir string, starts, tasks, keys, plays, memory int) error {
	handler, err := hosting.Dir(dir)
	if err != nil {
		return err
	}
	if err := handler.Warm(); err != nil {
		return err
	}
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path == embedding {
			fmt.Fprint(w, pageWithEmbed)
			return
		}
		handler.ServeHTTP(w, r)
	}))
	defer server.Close()
	tab, cancel, err := chromium.Start()
	if err != nil {
		return err
	}
	defer cancel()
	b := &bench{browser: tab, url: server.URL, out: tabwriter.NewWriter(out, 0, 0, 2, ' ', tabwriter.AlignRight)}
	if err := b.machine(out); err != nil {
		return err
	}
	for _, part := range []struct {
		measure func(int) error
		n       int
	}{{b.start, starts}, {b.tasks, tasks}, {b.keystrokes, keys}, {b.views, keys / 2}, {b.browsers, keys}, {b.playing, plays}, {b.memory, memory}} {
		if part.n == 0 {
			continue
		}
		if err := part.measure(part.n); err != nil {
			return err
		}
		fmt.Fprintln(b.out)
		if err := b.out.Flush(); err != nil {
			return err
		}
	}
	return nil
}

// machine names what the figures depend on.
func (b *bench) machine(out io.Writer) error {
	version, err := chromedp.Call(b.browser, browser.GetVersion, cdp.Empty{})
	if err != nil {
		return err
	}
	model, load := "unknown processor", "unknown"
	if cpu, err := os.ReadFile("/proc/cpuinfo"); err == nil {
		count := strings.Count(string(cpu), "\nprocessor") + 1
		if _, rest, ok := strings.Cut(string(cpu), "model name\t: "); ok {
			model, _, _ = strings.Cut(rest, "\n")
		}
		model = fmt.Sprintf("%d × %s", count, model)
	}
	if average, err := os.ReadFile("/proc/loadavg"); err == nil {
		load, _, _ = strings.Cut(string(average), " ")
	}
	_, err = fmt.Fprintf(out, "%s, %s; load before: %s\n\n", version.Product, model, load)
	return err
}
