package browser

import (
	"encoding/json"
	"encoding/xml"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	cdpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"

	"uriplayground/core"
	"uriplayground/internal/vectors"
	"uriplayground/tests/chromium"
	"uriplayground/web/model"
	webpage "uriplayground/web/page"
)

// Whatever is typed, the picture that is saved is well-formed and holds nothing but
// boxes and texts, by two readers of XML.
func TestHostilePictures(t *testing.T) {
	t.Parallel()
	const batch = 50
	p := newTab(t)
	call(p, cdpage.SetBypassCSP, cdpage.SetBypassCSPParams{Enabled: true}) // so that the test may parse
	p.visit("/#v=1&view=parse&base=a&ref=x")
	p.wait("the playground runs", running)
	eval[bool](p, `(() => {
		window.saved = [];
		HTMLAnchorElement.prototype.click = function () { saved.push(decodeURIComponent(this.href.slice(this.href.indexOf(",") + 1))); };
		return true;
	})()`)
	var texts []string // as a field of one line contains them
	for _, text := range vectors.Hostile(250) {
		texts = append(texts, strings.NewReplacer("\n", "", "\r", "").Replace(strings.ToValidUTF8(text, "\ufffd")))
	}
	for start := 0; start < len(texts); start += batch {
		var cases [][2]string
		for _, text := range texts[start : start+batch] {
			cases = append(cases, [2]string{text, picturedOf(text) + "x"})
		}
		list, err := json.Marshal(cases)
		if err != nil {
			t.Fatal(err)
		}
		files := eval[[]string](p, `(async () => {
			saved.length = 0;
			const field = document.querySelector("[data-uri=base]");
			for (const [text, want] of `+string(list)+`) {
				field.value = text;
				field.dispatchEvent(new Event("input", { bubbles: true }));
				const shown = () => [...document.querySelectorAll(".picture .chars")].map((e) => e.textContent).join("");
				for (let frames = 0; frames === 0 || frames < 60 && shown() !== want; frames++) await new Promise(requestAnimationFrame); // a busy browser draws it in a later one
				document.querySelector("[data-act=save][data-value=svg]").click();
				const elements = [...new DOMParser().parseFromString(saved.at(-1), "image/svg+xml").querySelectorAll("*")];
				const strange = elements.filter(({ localName }) => !["svg", "title", "desc", "style", "a", "g", "rect", "text"].includes(localName));
				if (strange.length || !elements.length) saved[saved.length - 1] = "strange: " + strange.map((e) => e.localName) + " in " + saved.at(-1);
			}
			return saved;
		})()`)
		for i, file := range files {
			text := texts[start+i]
			chars, err := picturedText(file, "font-size", "22")
			if want := picturedOf(text) + "x"; err != nil || chars != want {
				t.Errorf("%q shows %q, want %q: %v\n%.300s", text, chars, want, err, file)
			}
		}
		if len(files) != batch || t.Failed() {
			t.Fatalf("%d files of %d", len(files), batch)
		}
	}
}

// The picture of a run that is saved is well-formed, too, and shows what cannot be seen.
func TestHostilePicturesOfRuns(t *testing.T) {
	t.Parallel()
	p := newTab(t)
	call(p, cdpage.SetBypassCSP, cdpage.SetBypassCSPParams{Enabled: true}) // so that the test may parse
	p.visit("/#v=1&base=http://a/b/c&ref=../g&glance=1")
	p.wait("the run is drawn", `document.querySelector(".glance .chars") !== null`)
	list, err := json.Marshal(vectors.Hostile(300))
	if err != nil {
		t.Fatal(err)
	}
	files := eval[[]string](p, `(async () => {
		const saved = [];
		HTMLAnchorElement.prototype.click = function () { saved.push(decodeURIComponent(this.href.slice(this.href.indexOf(",") + 1))); };
		const field = document.querySelector("[data-uri=ref]");
		for (const text of `+string(list)+`) {
			field.value = "x/" + text + "/../y";
			field.dispatchEvent(new Event("input", { bubbles: true }));
			await new Promise(requestAnimationFrame); await new Promise(requestAnimationFrame);
			const before = saved.length;
			document.querySelector("[data-act=save][data-value='run.svg']")?.click();
			if (saved.length === before) continue; // a query or fragment holds it all
			const elements = [...new DOMParser().parseFromString(saved.at(-1), "image/svg+xml").querySelectorAll("*")];
			const strange = elements.filter(({ localName }) => !["svg", "title", "desc", "style", "a", "g", "rect", "line", "path", "text"].includes(localName));
			if (strange.length || !elements.length) saved[before] = "strange: " + strange.map((e) => e.localName) + " in " + saved.at(-1);
		}
		return saved;
	})()`)
	drawn := map[string]bool{}
	for _, file := range files {
		chars, err := picturedText(file, "font-size", "12")
		drawn[chars] = true
		if err != nil || webpage.VisibleSentence(chars) != chars {
			t.Errorf("it shows %q: %v\n%.300s", chars, err, file)
		}
	}
	if len(files) < 200 || len(drawn) < 100 {
		t.Errorf("%d files with %d different texts", len(files), len(drawn))
	}
}

// picturedOf returns what a picture shows of a text: the leaves that begin in what is drawn at
// once, and of an invalid text the first bad character and a little of the rest.
func picturedOf(text string) (shown string) {
	const rest = 12 // bytes
	d := core.Derive(text, core.RFC3986)
	end, last := model.ShownTo(0, len(text)), 0
	for i := range d.Len() {
		if n := d.Node(i); n.Next == i+1 && int(n.Start) < end {
			shown += webpage.Visible(n.In(text))
			last = int(n.End)
		}
	}
	if bad := core.Parse(text, core.RFC3986).FirstBad; bad >= 0 && bad == last {
		_, width := utf8.DecodeRuneInString(text[bad:])
		shown += webpage.Visible(text[bad:bad+width]) + webpage.Clip(text[bad+width:], rest)
	}
	return shown
}

// picturedText returns what an SVG shows in texts with an attribute.
func picturedText(file, name, value string) (text string, err error) {
	d := xml.NewDecoder(strings.NewReader(file))
	in := false
	for {
		token, err := d.Token()
		switch token := token.(type) {
		case xml.StartElement:
			in = false
			for _, a := range token.Attr {
				in = in || a.Name.Local == name && a.Value == value
			}
		case xml.CharData:
			if in {
				text += string(token)
			}
		case xml.EndElement:
			in = false
		case xml.ProcInst, xml.Directive, xml.Comment:
			return text, fmt.Errorf("%v", token)
		}
		if errors.Is(err, io.EOF) {
			return text, nil
		}
		if err != nil {
			return text, err
		}
	}
}

// A PNG is made of each picture, even of characters that no XML may hold; where the
// browser cannot make one, the page says so.
func TestHostilePNG(t *testing.T) {
	t.Parallel()
	p := open(t, "/#v=1&view=parse")
	eval[bool](p, `(HTMLAnchorElement.prototype.click = function () { (window.saved ??= []).push(this.href.slice(0, 30)); }, true)`)
	save := func(text string) {
		eval[bool](p, fmt.Sprintf(`(() => {
			window.saved = [];
			const field = document.querySelector("[data-uri=base]");
			field.value = %q;
			field.dispatchEvent(new Event("input", { bubbles: true }));
			return true;
		})()`, text))
		p.settle()
		p.click(`[data-act=save][data-value=png]`)
	}
	for _, text := range []string{"a", "\ufffe", "\uffff", "\v", "\ufffd\ufffe", "<svg>&amp;]]>", "\u3164"} {
		save(text)
		p.wait("a file of "+text, `saved.length === 1 && saved[0].startsWith("data:image/png;base64,iV")`)
		p.wantText(".picture [role=status]", "Download started: derivation.png.")
	}
	for name, script := range map[string]string{
		"malformed": `HTMLImageElement.prototype.decode = () => Promise.reject(new Error("no picture"))`,
		"too large": `HTMLCanvasElement.prototype.toDataURL = () => "data:,"`,
	} {
		p.visit("/?" + strings.ReplaceAll(name, " ", "-") + "#v=1&view=parse")
		p.wait("the playground runs", running)
		eval[bool](p, `(HTMLAnchorElement.prototype.click = () => { throw new Error("it is saved"); }, `+script+`, true)`)
		save("x" + name)
		p.wantText(".picture [role=status]", "Your browser could not create derivation.png.")
	}
}

// In a frame nobody knows whether a file was saved: the browser saves none where the
// page around forbids it, and the playground says what to do then.
func TestSavingInAFrame(t *testing.T) {
	t.Parallel()
	whole, end, err := chromium.Start() // the shell refuses no download
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(end)
	for _, allowed := range []bool{true, false} {
		t.Run(fmt.Sprint(allowed), func(t *testing.T) {
			p := attach(t, whole)
			tokens := map[bool]string{true: " allow-downloads"}[allowed]
			address := host(t, "", map[string]string{"/": `<body><iframe sandbox="allow-scripts allow-same-origin` + tokens + `" src="/own/embed.html#v=1&base=http://a/&ref=b&view=parse" width=900 height=900></iframe>`})
			p.do(chromedp.Navigate(address + "/"))
			p.wait("it runs", `frames[0]?.document.querySelector(".uri-result:not([data-static]) [data-act=save]") != null`)
			eval[bool](p, `(frames[0].document.querySelector("[data-act=save][data-value=svg]").click(), true)`)
			p.wait("it says what to do", `/page around this playground/.test(frames[0].document.querySelector(".picture [role=status]").textContent)`)
			refused := func() bool {
				p.mu.Lock()
				defer p.mu.Unlock()
				return slices.ContainsFunc(p.console, func(line string) bool { return strings.Contains(line, "ownload is disallowed") })
			}
			if p.drainConsole(); !allowed && !poll(refused) || allowed && refused() {
				t.Errorf("it is refused: %t", allowed)
			}
			p.allowConsole("ownload is disallowed", "can escape its sandboxing")
		})
	}
}
