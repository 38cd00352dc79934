package journeys

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"net/url"

	"uriplayground/tests/layouttest"
	"uriplayground/web/locales"
)

// An embed fits into columns of many widths, at each size of the text around it, in the page
// and in a frame. The sizes and widths are others for each case.
func fits(v *visit) {
	open := openLayout(v)
	turn := 0
	look := func(mode, what string, sizes ...int) {
		for _, size := range sizes {
			turn++
			for _, fault := range eval[[]string](v, layouttest.FaultsAt(mode, size, 280+turn*60%320, 320)) {
				v.Errorf("%s, text of %d px: %s", what, size, fault)
			}
		}
	}
	for _, lang := range locales.Languages() {
		open(fmt.Sprintf(layouttest.Inline, lang), embedReady)
		for i, c := range layouttest.Cases {
			view := c.Views[i%len(c.Views)]
			v.do(c.Set(view))
			v.wait(c.Shown(view))
			look("inline", lang+", "+c.Name+", "+view, layouttest.TextSizes[turn%len(layouttest.TextSizes)])
		}
		open(fmt.Sprintf(layouttest.Frame, lang), layouttest.FrameRuns)
		look("frame", lang+", in a frame", layouttest.TextSizes...)
	}
}

// openLayout returns what opens a page of another site with an embed in a box, of which the
// tests of the layout ask.
func openLayout(v *visit) func(embed, running string) {
	v.Helper()
	here := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.URL.Path != "/" {
			http.StripPrefix("/own", server.Config.Handler).ServeHTTP(w, r)
			return
		}
		w.Header().Set("Content-Type", "text/html; charset=utf-8")
		fmt.Fprintf(w, `<!doctype html><html lang=en><head><meta charset=utf-8><title>A page</title><link rel=icon href=data:,><script src="/own/recorder.js"></script><script type=module src="/own/playground.js"></script><script>%s</script>`+layouttest.Body, layouttest.Script, r.URL.Query().Get("embed"))
	}))
	v.Cleanup(here.Close)
	return func(embed, running string) {
		v.visit(here.URL + "/?embed=" + url.QueryEscape(embed))
		v.wait(running)
	}
}

// On a slide that cuts off what does not fit, an embed takes the height that is left below the
// heading, in the page and in a frame.
func slides(v *visit) {
	for _, mode := range []string{"inline", "frame"} {
		openLayout(v)(`<div id=outer style="width:980px;height:552px;overflow:hidden"><div style="box-sizing:border-box;height:100%;padding:40px 56px"><h1 style="font-size:48px;margin:0 0 24px">A heading</h1><p style="font-size:22px">And a sentence below it.</p>
			<uri-playground id=e loading=eager mode=`+mode+` preset=slide base="http://a/b/c/d;p?q" reference="../../../g"></uri-playground></div></div>`, embedReady)
		for _, step := range []int{26, 0, 10, 14} {
			v.do(fmt.Sprintf(`(document.getElementById("e").step = %d, document.getElementById("e").state)`, step))
			v.wait(fmt.Sprintf(`((e) => e.state.step === %d && e.scrollHeight <= e.clientHeight && e.offsetHeight > 200 && e.getBoundingClientRect().bottom - document.getElementById("outer").getBoundingClientRect().bottom <= -38)(document.getElementById("e"))`, step))
		}
	}
}
