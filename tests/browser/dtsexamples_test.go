package browser

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// The examples in playground.d.ts of calls that need a page give what they say;
// tests/jsapi runs the others. Each call has an example.
func TestDeclaredExamples(t *testing.T) {
	t.Parallel()
	declarations, err := os.ReadFile(filepath.Join(siteDir, "playground.d.ts"))
	if err != nil {
		t.Fatal(err)
	}
	p := embedding(t, `<div id=here></div><uri-playground id=e base="http://a/" ref="b" loading=click></uri-playground>`)
	eval[bool](p, `(async () => {
		const { load } = await import("`+server.URL+`/playground.js");
		globalThis.load = load;
		globalThis.mount = (await load()).mount;
		globalThis.mounted = mount(document.body.appendChild(document.createElement("div")));
		globalThis.element = document.querySelector("#e");
		return true;
	})()`)
	// In the order of the file, but dispose last.
	var last []string
	run := func(expression, value string) {
		got := eval[string](p, fmt.Sprintf(`(async () => String(JSON.stringify(await (%s))))()`, expression))
		if got != value {
			t.Errorf("%s is %s, not %s", expression, got, value)
		}
	}
	count := map[string]int{}
	for _, example := range regexp.MustCompile(`(?m)^ +\* (.*\b(load|mount|mounted|element)\b.*); // (.*)$`).FindAllStringSubmatch(string(declarations), -1) {
		for _, call := range []string{"load(", "mount(", "mounted.set(", "mounted.dispose(", "mounted.on(", "element.start(", "element.set("} {
			if strings.Contains(example[1], call) {
				count[call]++
			}
		}
		if strings.Contains(example[1], "dispose") {
			last = []string{example[1], example[3]}
			continue
		}
		run(example[1], example[3])
	}
	if len(last) > 0 {
		run(last[0], last[1])
	}
	if len(count) != 7 {
		t.Errorf("calls with an example: %v", count)
	}
}
