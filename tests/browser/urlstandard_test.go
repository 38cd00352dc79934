package browser

import (
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
)

// urlDifference is an answer of the browser that is not ours under the rules of its departures; "" for failure.
type urlDifference struct{ What, Base, Ref, Ours, Expected, Runtime string }

// Random pairs are resolved as this browser's new URL does, but for departures that are
// named, under whose rules each answer is the browser's. URI_FUZZ_PAIRS says how many, from another seed each time.
func TestURLStandardAtRandomInTheBrowser(t *testing.T) {
	t.Parallel()
	pairs, seed := "4000", "1"
	if more := os.Getenv("URI_FUZZ_PAIRS"); more != "" {
		pairs, seed = more, "Date.now() % 1e9"
	}
	if given := os.Getenv("URI_FUZZ_SEED"); given != "" {
		seed = given
	}
	var source strings.Builder
	for _, file := range []string{"../jsapi/numbers.mjs", "../jsapi/urlpairs.mjs", "testdata/departures.mjs"} {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		source.WriteString(strings.ReplaceAll(string(text), "export ", ""))
	}
	rest, err := strconv.Atoi(pairs)
	if err != nil {
		t.Fatal(err)
	}
	p := open(t, "/")
	eval[bool](p, fmt.Sprintf(`(async () => { %s
		const api = await (await import("/playground.js")).load(), seed = %s, below = numbers(seed), found = {}, unexplained = [];
		const take = (some) => {
			for (const [name, count] of Object.entries(some.found)) found[name] = (found[name] ?? 0) + count;
			unexplained.push(...some.unexplained.map(({ what, base = "", ref, ours, expected, runtime }) => ({ what, base, ref, ours: ours ?? "", expected: expected ?? "", runtime: runtime ?? "" })));
		};
		take(compareTexts(api, FOUND, expected));
		window.atRandom = { compare: (pairs) => take(comparePairs(api, below, pairs, expected)), answer: { seed, found, unexplained } };
		return true;
	})()`, source.String(), seed))
	for ; rest > 0; rest -= 500 {
		eval[bool](p, fmt.Sprintf(`(atRandom.compare(%d), true)`, min(rest, 500)))
	}
	answer := eval[struct {
		Seed        int
		Found       map[string]int
		Unexplained []urlDifference
	}](p, "atRandom.answer")
	for name, count := range answer.Found {
		t.Logf("%d times this browser departs from the standard: %s", count, name)
	}
	for i, d := range answer.Unexplained {
		if i == 40 {
			t.Fatalf("and %d more, seed %d", len(answer.Unexplained)-i, answer.Seed)
		}
		t.Errorf("%s of %q on %q: %q, of this browser %q is expected, it says %q", d.What, d.Ref, d.Base, d.Ours, d.Expected, d.Runtime)
	}
}

// Domains that are mapped to what no domain may have are refused, although Chromium decodes
// what a percent sign that it has mapped begins.
func TestMappedDomains(t *testing.T) {
	t.Parallel()
	source, err := os.ReadFile("../jsapi/domains.mjs")
	if err != nil {
		t.Fatal(err)
	}
	p := open(t, "/")
	for _, wrong := range eval[[]string](p, fmt.Sprintf(`(async () => { %s
		return departing(await (await import("/playground.js")).load());
	})()`, strings.ReplaceAll(string(source), "export ", ""))) {
		t.Error(wrong)
	}
}
