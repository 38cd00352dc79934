package browser

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

// urlDifference is a difference that no departure explains; "" for failure.
type urlDifference struct{ What, Base, Ref, Ours, Runtime string }

// Random pairs are resolved as this browser's new URL does, but for departures that are
// named. URI_FUZZ_PAIRS says how many, from another seed each time.
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
	p := open(t, "/")
	answer := eval[struct {
		Seed        int
		Found       map[string]int
		Unexplained []urlDifference
	}](p, fmt.Sprintf(`(async () => { %s
		const api = await (await import("/playground.js")).load(), seed = %s, below = numbers(seed), found = {}, unexplained = [];
		for (let rest = %s; rest > 0; rest -= 500) {
			const some = comparePairs(api, below, Math.min(rest, 500), DEPARTURES);
			for (const [name, count] of Object.entries(some.found)) found[name] = (found[name] ?? 0) + count;
			unexplained.push(...some.unexplained.map(({ what, base = "", ref, ours, runtime }) => ({ what, base, ref, ours: ours ?? "", runtime: runtime ?? "" })));
			await new Promise((done) => setTimeout(done));
		}
		return { seed, found, unexplained };
	})()`, source.String(), seed, pairs))
	for name, count := range answer.Found {
		t.Logf("%d times this browser departs from the standard: %s", count, name)
	}
	for i, d := range answer.Unexplained {
		if i == 40 {
			t.Fatalf("and %d more, seed %d", len(answer.Unexplained)-i, answer.Seed)
		}
		t.Errorf("%s %q on %q: %q, this browser says %q", d.What, d.Ref, d.Base, d.Ours, d.Runtime)
	}
}
