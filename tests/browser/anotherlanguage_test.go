package browser

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode"

	"github.com/chromedp/chromedp"

	"uriplayground/tools/hosting"
	"uriplayground/web/locales"
	"uriplayground/web/model"
)

// pseudo is a language that nobody speaks: a tag for private use.
const pseudo = "qps"

// kept is what a translation leaves as it is: placeholders, texts between back-quotes, markup.
var kept = regexp.MustCompile("\\{[^}]*\\}|`[^`]*`|<[^>]*>")

// accented has another letter for each of those of English.
var accented = strings.NewReplacer(strings.Split("a á b ƀ c ç d ð e é f ƒ g ĝ h ĥ i í j ĵ k ķ l ł m ɱ n ñ o ó p þ q ɋ r ř s š t ţ u ú v ṽ w ŵ x ẋ y ý z ž "+
	"A Á B Ɓ C Ç D Ð E É F Ƒ G Ĝ H Ĥ I Í J Ĵ K Ķ L Ł M Ṁ N Ñ O Ó P Þ Q Ɋ R Ř S Š T Ţ U Ú V Ṽ W Ŵ X Ẋ Y Ý Z Ž", " ")...)

// translated returns a text in the other language: other letters, and longer by 40 %, each
// word by its part of that.
func translated(text string) string {
	var b strings.Builder
	at, owed := 0, 0.0
	put := func(piece string) {
		word := 0
		for _, c := range piece + "\x00" {
			if unicode.IsLetter(c) {
				word++
			} else if word > 0 {
				for owed += 0.4 * float64(word); owed >= 1; owed-- {
					b.WriteRune('ö')
				}
				word = 0
			}
			if c != 0 {
				b.WriteString(accented.Replace(string(c)))
			}
		}
	}
	for _, place := range kept.FindAllStringIndex(text, -1) {
		put(text[at:place[0]])
		b.WriteString(text[place[0]:place[1]])
		at = place[1]
	}
	put(text[at:])
	return b.String()
}

// publishAnother publishes a site with one more language, which lies in a folder of its own
// beside those of the checkout. Only what makes pages and words is compiled for it: the program
// is the one that is there.
func publishAnother(t *testing.T) (dir string) {
	t.Helper()
	temp := t.TempDir()
	root, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	overlay := struct{ Replace map[string]string }{map[string]string{}}
	english, err := filepath.Glob(filepath.Join(root, "web", "locales", "en", "*", "*.txt"))
	if err != nil || len(english) == 0 {
		t.Fatal(english, err)
	}
	for _, name := range english {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		topic := filepath.Join(filepath.Base(filepath.Dir(name)), filepath.Base(name))
		file := filepath.Join(temp, pseudo, topic)
		overlay.Replace[filepath.Join(root, "web", "locales", pseudo, topic)] = file
		save(t, file, inAnother(string(text)))
	}
	list, err := json.Marshal(overlay)
	if err != nil {
		t.Fatal(err)
	}
	save(t, filepath.Join(temp, "overlay.json"), string(list))
	static := filepath.Join(temp, "static")
	if err := os.CopyFS(static, os.DirFS(sourceDir)); err != nil {
		t.Fatal(err)
	}
	dir = filepath.Join(temp, "dist")
	goroot, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	for _, arguments := range [][]string{
		{"-gen", filepath.Join(strings.TrimSpace(string(goroot)), "lib", "wasm", "wasm_exec.js"), "-static", static, "-version", "0.0.1"},
		{"-plain", "-static", static, "-out", dir, "-version", "0.0.1"},
	} {
		command := exec.Command("go", append([]string{"run", "-overlay", filepath.Join(temp, "overlay.json"), "./tools/dist"}, arguments...)...)
		command.Dir = root
		if output, err := command.CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, output)
		}
	}
	return dir
}

// inAnother translates a file of words.
func inAnother(file string) string {
	lines := strings.Split(file, "\n")
	for i, line := range lines {
		if key, text, ok := strings.Cut(line, "\t"); ok && !strings.HasPrefix(line, "#") && key != "language.locale" {
			lines[i] = key + "\t" + translated(text)
		}
	}
	return strings.Join(lines, "\n")
}

// textsOfPage lists the texts that a visitor sees or hears, without those of URIs, of the grammar
// and of the other languages.
const textsOfPage = `(() => {
	const list = [];
	const foreign = (e) => e.closest("code, pre, textarea, .uri, .tape, .picture :is(.tree-boxes, .chain), [lang]:not([lang=` + pseudo + `])") !== null;
	const walk = (root) => {
		for (const e of root.querySelectorAll("*")) {
			if (e.shadowRoot) walk(e.shadowRoot);
			if (foreign(e) || e.matches("script, style") || !e.checkVisibility()) continue;
			for (const node of e.childNodes) if (node.nodeType === 3 && node.data.trim()) list.push(node.data.trim());
			for (const name of ["aria-label", "title", "placeholder"]) if (e.getAttribute(name)) list.push(e.getAttribute(name));
		}
	};
	walk(document);
	return list;
})()`

// longPiece is how long a part of a text is by which the text is known.
const longPiece = 12

// englishTexts returns the English texts, and long pieces of those with placeholders. What is
// the same in French is a name.
func englishTexts() map[string]bool {
	texts, french := map[string]bool{}, locales.ForPages("fr")
	for key, text := range locales.ForPages("en").Keys {
		for _, piece := range kept.Split(text, -1) {
			if piece = strings.TrimSpace(piece); strings.ContainsFunc(piece, unicode.IsLetter) && !strings.Contains(french.Get(key), piece) && (len(piece) >= longPiece || piece == text) {
				texts[piece] = true
			}
		}
	}
	return texts
}

// wantTranslated reports the English words of what is shown.
func (p *page) wantTranslated(where string, english map[string]bool) {
	p.t.Helper()
	texts := eval[[]string](p, textsOfPage)
	other := 0
	for _, text := range texts {
		if strings.ContainsAny(text, "áéíóúö") {
			other++
		}
		if english[text] {
			p.t.Errorf("%s: %q is English", where, text)
			continue
		}
		for piece := range english {
			if len(piece) >= longPiece && strings.Contains(text, piece) {
				p.t.Errorf("%s: %q has the English %q", where, text, piece)
			}
		}
	}
	if other < 20 {
		p.t.Errorf("%s: only %d texts of %d are in the other language", where, other, len(texts))
	}
}

// A third language is a folder of words: with it every view is in that language, in the page, in
// embeds and frames, and has room for texts that are longer by 40 %.
func TestAnotherLanguage(t *testing.T) {
	t.Parallel()
	files, err := hosting.Dir(publishAnother(t))
	if err != nil {
		t.Fatal(err)
	}
	other, english := serve(files), englishTexts()
	p := newTab(t)
	p.do(chromedp.Navigate(other.URL + "/" + pseudo + "/"))
	p.wait("it is drawn", `document.querySelector(".uri-result:not([data-static])") !== null`)
	for _, view := range model.ViewNames() {
		p.follow("v=1&base=http://a/b/c/d;p?q&ref=../../g&view=" + view)
		p.wait(view+" is drawn", `document.querySelector(".view-`+view+`") !== null`)
		for _, width := range []int{1280, 390} {
			p.size(width, 900, "light")
			p.settle()
			if got := eval[int](p, `document.documentElement.scrollWidth - innerWidth`); got > 0 {
				t.Errorf("%s: %d px do not fit on %d", view, got, width)
			}
		}
		p.wantTranslated(view, english)
	}
	for name, address := range map[string]string{
		"embedding.html": "/" + pseudo + "/embedding.html",
		"embed.html":     "/embed.html?lang=" + pseudo + "#v=1&base=http://a/b&ref=c&view=compare",
	} {
		p.do(chromedp.Navigate(other.URL + address))
		p.wait(name+" is drawn", `(document.querySelector("uri-playground")?.matches(":state(ready)") ?? document.querySelector(".uri-result:not([data-static])") !== null)`)
		p.wantTranslated(name, english)
		if got := eval[int](p, `document.documentElement.scrollWidth - innerWidth`); got > 0 {
			t.Errorf("%s: %d px do not fit", name, got)
		}
	}
	p.do(chromedp.Navigate(other.URL + "/"))
	p.wait("the words are there", `performance.getEntriesByType("resource").some((e) => e.name.includes("/gen/words.more.`+pseudo+`") && e.responseEnd > 0)`)
	p.idle()
	p.click(fmt.Sprintf("[data-uri=language][hreflang=%s]", pseudo))
	p.wait("the page has changed in place", fmt.Sprintf(`location.pathname === "/%s/" && document.documentElement.lang === %q`, pseudo, pseudo))
	if got := eval[string](p, `[...document.querySelectorAll("[data-uri=language]:not([hidden])")].map((e) => e.hreflang + " " + new URL(e.href).pathname).join()`); got != "en /,fr /fr/" {
		t.Errorf("it links to %s", got)
	}
}
