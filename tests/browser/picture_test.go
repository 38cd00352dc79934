package browser

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

func (p *page) say(pane string) string { return strings.Join(p.texts("."+pane+" .say"), "") }

// Each rule has its box; a click or the arrow keys choose one.
func TestPicture(t *testing.T) {
	p := open(t, "/")
	p.click(`[data-view=parse]`)
	if got := strings.Join(p.texts(".picture .chars"), ""); got != "http://a/b/c/d;p?q" {
		t.Errorf("at the feet of the boxes stands %q", got)
	}
	p.hover(".picture g", 0)
	p.do(chromedp.Click(chromedp.CSS(`.picture [data-value="2"] .name`)))
	p.settle()
	if say := p.say("picture"); !strings.HasPrefix(say, "scheme matches “http”: scheme.§3.1") {
		t.Errorf("said %q", say)
	}
	if abnf := strings.Join(p.texts(".picture .abnf"), ""); !strings.HasPrefix(abnf, "scheme        = ALPHA") {
		t.Errorf("ABNF %q", abnf)
	}
	p.do(chromedp.Focus(chromedp.CSS(`[data-walk=picture]`)))
	for _, key := range []string{kb.ArrowRight, kb.ArrowRight, kb.ArrowDown, kb.ArrowRight, kb.ArrowDown} {
		p.key(key)
	}
	if say := p.say("picture"); !strings.HasPrefix(say, "host matches “a”") {
		t.Errorf("walked to %q", say)
	}
	p.key(kb.Home)
	if say := p.say("picture"); !strings.HasPrefix(say, "URI-reference matches") {
		t.Errorf("walked home to %q", say)
	}
}

// The picture of what is no URI ends where it fails, and says why.
func TestPictureOfAFault(t *testing.T) {
	p := open(t, "/")
	p.click(`[data-view=parse]`)
	p.click(`.picture [data-value=ref]`)
	p.write("ref", "a/b c")
	if bad := p.texts(".picture .bad .chars"); len(bad) != 1 || bad[0] != " " {
		t.Errorf("no rule matches %q", bad)
	}
	if note := strings.Join(p.texts(".picture .note"), ""); !strings.Contains(note, "character 4") || !strings.Contains(note, "Expected: ") {
		t.Errorf("said %q", note)
	}
}

// A file of the picture holds all that it shows, and an image can be made of it.
func TestSavePicture(t *testing.T) {
	p := open(t, "/")
	p.click(`[data-view=parse]`)
	eval[bool](p, `HTMLAnchorElement.prototype.click = function () { (window.saved ??= []).push([this.download, this.href]); }, true`)
	p.click(`[data-act=save][data-value=svg]`)
	p.click(`[data-act=save][data-value=png]`)
	p.wait("two files", `window.saved?.length === 2`)
	files := eval[[][]string](p, `saved`)
	if files[0][0] != "derivation.svg" || !strings.Contains(files[0][1], "URI-reference") || !strings.Contains(files[0][1], "stroke%3D%22rgb(") {
		t.Errorf("%.300q", files[0])
	}
	if files[1][0] != "derivation.png" || !strings.HasPrefix(files[1][1], "data:image/png;base64,iVBOR") || len(files[1][1]) < 5000 {
		t.Errorf("%.300q", files[1])
	}
}
