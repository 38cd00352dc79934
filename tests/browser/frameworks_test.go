package browser

import (
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/evanw/esbuild/pkg/api"
)

const frameworksDir = "../frameworks" // has React and Vue

// What React and Vue make of the boolean attributes, on a server and in the page. On a
// server React leaves out an attribute that is false, so each has one that is true.
func TestBooleansOfFrameworks(t *testing.T) {
	t.Parallel()
	if _, err := os.Stat(frameworksDir + "/node_modules"); err != nil {
		t.Fatalf("run npm ci in tests/frameworks (%v)", err)
	}
	client := bundle(t, frameworksDir+"/client.mjs")
	const strict, lenient = "http:g", "http://a/b/g"
	for name, c := range map[string]struct {
		property        string
		target, onReact string // the latter as React renders it on a server
		controls        string
	}{
		"nothing":     {"", strict, strict, ""},
		"lenient":     {`, "lenient": true`, lenient, lenient, ""},
		"not strict":  {`, "strict": false`, lenient, strict, ""},
		"strict":      {`, "strict": true`, strict, strict, ""},
		"no-controls": {`, "no-controls": true`, strict, strict, "off"},
	} {
		t.Run(name, func(t *testing.T) {
			properties := `{"base": "http://a/b/c", "reference": "http:g", "loading": "eager"` + c.property + `}`
			rendered := onServer(t, properties)
			p := newTab(t)
			address := host(t, "", map[string]string{
				"/server": `<script type=module src="{site}/playground.js"></script><body>` + rendered["react"] + rendered["vue"],
				"/client": `<script type=module src="{site}/playground.js"></script><body><script>properties = ` + properties + `</script><script type=module>` + client + `</script>`,
			})
			for _, side := range []string{"server", "client"} {
				p.do(chromedp.Navigate(address + "/" + side))
				for _, framework := range []string{"react", "vue"} {
					p.wait(framework+" has rendered", fmt.Sprintf(`document.getElementById(%q) !== null`, framework))
					p.waitReady(framework)
					want := c.target
					if side == "server" && framework == "react" {
						want = c.onReact
					}
					shown := fmt.Sprintf(`(({ shadowRoot }) => [[...shadowRoot.querySelectorAll(".run .text")].map((e) => e.textContent).join(""), shadowRoot.querySelector(".uri-playground").dataset.controls ?? ""].join(" "))(document.getElementById(%q))`, framework)
					if got, ok := p.eventually(func() string { return eval[string](p, shown) }, func(got string) bool { return got == want+" "+c.controls }); !ok {
						t.Errorf("%s, %s: %q, want %q", side, framework, got, want+" "+c.controls)
					}
				}
			}
		})
	}
}

// onServer returns the element as each framework renders it on a server.
func onServer(t *testing.T, properties string) (rendered map[string]string) {
	t.Helper()
	command := exec.Command("node", "server.mjs", properties)
	command.Dir = frameworksDir
	command.Env = append(os.Environ(), "NODE_ENV=production")
	command.Stderr = os.Stderr
	output, err := command.Output()
	if err == nil {
		err = json.Unmarshal(output, &rendered)
	}
	if err != nil {
		t.Fatal(err)
	}
	return rendered
}

// bundle returns a module with what it imports, in one script.
func bundle(t *testing.T, entry string) string {
	t.Helper()
	return bundleWith(t, api.BuildOptions{EntryPoints: []string{entry}})
}

func bundleWith(t *testing.T, options api.BuildOptions) string {
	t.Helper()
	options.Bundle, options.Format, options.Target = true, api.FormatESModule, api.ES2022
	options.Define = map[string]string{
		"process.env.NODE_ENV": `"production"`, "__VUE_OPTIONS_API__": "false",
		"__VUE_PROD_DEVTOOLS__": "false", "__VUE_PROD_HYDRATION_MISMATCH_DETAILS__": "false",
	}
	built := api.Build(options)
	if len(built.Errors) > 0 {
		t.Fatal(built.Errors)
	}
	return strings.ReplaceAll(string(built.OutputFiles[0].Contents), "</script", `<\/script`)
}
