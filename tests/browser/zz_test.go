package browser
import ("testing")
func TestZZ(t *testing.T){
	p := openLinks(t, "/")
	p.paste(testFile(t, "docs.html"), "https://acme.github.io/widgets/guide")
	p.screenshot("links-docs")
	t.Log(p.texts(".found tbody button"))
	t.Log(eval[string](p,`JSON.stringify([...document.querySelectorAll("[data-act=desk-code]")].map(e=>e.dataset.value))`))
}
