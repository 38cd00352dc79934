package browser

import (
	"archive/zip"
	"bufio"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"uriplayground/internal/vectors"
	"uriplayground/tests/chromium"
)

const (
	linksOfPage = 50    // of a large site
	mostMemory  = 1_500 // MB that a site of 20,000 pages may take
	siteTimeout = 5 * time.Minute
)

// largePages returns how many pages a large site has: few, unless URI_SITE_PAGES says how
// many.
func largePages() int {
	if n, err := strconv.Atoi(os.Getenv("URI_SITE_PAGES")); err == nil && n > 0 {
		return n
	}
	return 500
}

// largeSite writes a site of so many pages, each with 50 links, a file at a time. A tenth of
// the links have a cause in common, and a tenth one of their own each.
func largeSite(pages int, write func(name, text string)) {
	write("index.html", "<!doctype html><title>x</title><a href=part0/page0/>first</a>")
	write("css/site.css", "body { background: url(no.png) }")
	for i := range pages {
		var text strings.Builder
		fmt.Fprintf(&text, "<!doctype html><html lang=en><head><title>Page %d</title></head><body><main>\n", i)
		for k := range linksOfPage {
			if k%6 == 0 {
				fmt.Fprintf(&text, "<h2 id=s%d>Section %d</h2>\n", k/6, k/6)
			}
			ref := vectors.SiteLink(i, k, pages)
			fmt.Fprintf(&text, "<p>Some words before <a class=\"reference internal\" href=\"%s\">a link</a>, and some after it.</p>\n", ref)
		}
		text.WriteString("</main></body></html>\n")
		write(vectors.SitePage(i), text.String())
	}
}

// zipLarge writes a large site into an archive.
func zipLarge(t *testing.T, pages int) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "large.zip")
	file, err := os.Create(name)
	if err != nil {
		t.Fatal(err)
	}
	out := bufio.NewWriter(file)
	w := zip.NewWriter(out)
	largeSite(pages, func(name, text string) {
		f, err := w.Create(name)
		if err == nil {
			_, err = io.WriteString(f, text)
		}
		if err != nil {
			t.Fatal(err)
		}
	})
	for _, end := range []func() error{w.Close, out.Flush, file.Close} {
		if err := end(); err != nil {
			t.Fatal(err)
		}
	}
	return name
}

// A site of many pages is read, followed, exported and compared without a task of the page
// that takes the processor for long, and in little memory. URI_SITE_PAGES=20000 tries a
// million links.
func TestLargeSite(t *testing.T) {
	pages := largePages()
	dir := filepath.Join(t.TempDir(), "large")
	largeSite(pages, func(name, text string) {
		name = filepath.Join(dir, name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	})
	archive := zipLarge(t, pages)
	checkLongTasks(t, looksAtTasks, func(tasks *longTasks) { readLargeSite(t, tasks, dir, archive, pages*linksOfPage+2) })
}

// readLargeSite does what a visitor does with a site of so many links.
func readLargeSite(t *testing.T, tasks *longTasks, dir, archive string, links int) {
	p := newTab(t)
	if err := chromium.Probe(p.ctx); err != nil {
		t.Fatal(err)
	}
	p.visit("/#v=1&base=https://user.github.io/docs/&ref=&view=site&host=github-pages")
	p.wait("the playground runs", running)
	p.idle()
	for _, step := range []struct {
		name string
		do   func()
	}{
		{"reading a folder", func() { p.readSite("folder", dir) }},
		{"another host", func() { p.click(".site [data-value=netlify]") }},
		{"another finding", func() { p.click(".site-findings tbody tr:nth-child(2) [data-act]") }},
		{"exporting CSV", func() { p.exportSite("csv") }},
		{"exporting JSON", func() { p.exportSite("json") }},
		{"exporting SARIF", func() { p.exportSite("sarif") }},
		{"reading another build", func() { p.readSite("zip", archive) }},
	} {
		allowed := float64(mostOfTask)
		if step.name == "reading a folder" {
			allowed += choosingTask(t, dir)
		}
		tasks.look(p, allowed, step.name, func() {
			step.do()
			p.waitLarge(links)
		})
		p.logMemory(step.name)
	}
	if n := len(p.texts(".site-builds tbody tr")); n != 0 {
		t.Errorf("two builds of one site differ in %d links", n)
	}
}

// choosingTask returns how many milliseconds of the processor the browser takes in one task to
// make an object of each file of a folder that is chosen, before a page gets to know.
func choosingTask(t *testing.T, dir string) float64 {
	t.Helper()
	p := newTab(t)
	p.do(chromedp.Navigate(host(t, "", map[string]string{"/": `<input type=file webkitdirectory data-site=folder>`}) + "/"))
	longest := p.longestTask(func() {
		p.upload("folder", dir)
		p.waitLong(`document.querySelector("input").files.length > 0`)
	})
	t.Logf("choosing a folder: the browser itself takes %.0f ms of the processor in one task", longest.Processor)
	return longest.Processor
}

// readSite has the program begin to read a folder or an archive.
func (p *page) readSite(field, name string) {
	p.t.Helper()
	eval[bool](p, `(window.begun = false, new MutationObserver((_, observer) => {
		if (document.querySelector("[data-act=site-cancel]")) {
			window.begun = true;
			observer.disconnect();
		}
	}).observe(document.body, { childList: true, subtree: true }), true)`)
	p.upload(field, name)
	p.waitLong(`window.begun`)
}

// upload puts a folder or an archive into its field.
func (p *page) upload(field, name string) {
	p.t.Helper()
	p.do(chromedp.SetUploadFiles(fmt.Sprintf(`[data-site=%s]`, field), []string{name}))
}

// exportSite saves the findings.
func (p *page) exportSite(format string) {
	p.t.Helper()
	eval[bool](p, `(window.saved = 0, URL.createObjectURL = b => { window.saved = b.size; return "#v=1&view=site"; }, true)`)
	p.press(`[data-act=site-export][data-value=` + format + `]`)
	p.waitLong(`window.saved > 0`)
	p.t.Logf("%s of %.1f MB", format, eval[float64](p, `window.saved`)/1e6)
}

// waitLarge waits until all links have been followed, and nothing is left to do.
func (p *page) waitLarge(links int) {
	p.t.Helper()
	p.waitLong(`document.querySelector(".site-findings") !== null && document.querySelector("[data-act=site-cancel]") === null`)
	p.settle()
	p.wantContains(".data-table.site .note", " of "+strconv.Itoa(links)+";")
}

// waitLong waits for what takes minutes where a site is large.
func (p *page) waitLong(condition string) {
	p.t.Helper()
	for end := time.Now().Add(siteTimeout); !eval[bool](p, condition); time.Sleep(200 * time.Millisecond) {
		if time.Now().After(end) {
			p.t.Fatalf("waited in vain for %s; the page says %.500q", condition, p.texts(".note"))
		}
	}
}

// logMemory says what the page takes, and fails if that is too much.
func (p *page) logMemory(after string) {
	p.t.Helper()
	m, err := chromium.Measure(p.ctx)
	if err != nil {
		p.t.Fatal(err)
	}
	all := (m.Wasm + m.Heap) / 1_000_000
	p.t.Logf("FIGURE memory after %s: %d MB of the program, %d MB of JavaScript; the largest process has had %d MB", after, m.Wasm/1_000_000, m.Heap/1_000_000, largestProcess())
	if all = max(all, largestProcess()); all > mostMemory {
		p.t.Errorf("after %s the page takes %d MB, and may take %d", after, all, mostMemory)
	}
}

// largestProcess returns how many MB the largest process of a page of this test has ever had
// in the memory of the machine; 0 where the system does not say.
func largestProcess() (most int) {
	processes, _ := filepath.Glob("/proc/[0-9]*")
	for _, dir := range processes {
		command, _ := os.ReadFile(dir + "/cmdline")
		if !strings.Contains(string(command), "--type=renderer") || !isOurs(filepath.Base(dir)) {
			continue
		}
		if kb, ok := statusOf(dir, "VmHWM:"); ok {
			most = max(most, kb/1000)
		}
	}
	return most
}

// isOurs reports whether a process was started by this one, or by one that was.
func isOurs(process string) bool {
	for process != "0" {
		parent, ok := statusOf("/proc/"+process, "PPid:")
		if !ok || parent == os.Getpid() {
			return ok
		}
		process = strconv.Itoa(parent)
	}
	return false
}

// statusOf returns a number that the system says of a process.
func statusOf(dir, name string) (n int, ok bool) {
	status, _ := os.ReadFile(dir + "/status")
	_, rest, ok := strings.Cut(string(status), name)
	if !ok {
		return 0, false
	}
	_, err := fmt.Sscan(rest, &n)
	return n, err == nil
}
