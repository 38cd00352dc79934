package wire

import (
	"reflect"
	"testing"

	"uriplayground/core"
)

func TestGroups(t *testing.T) {
	const text = "😀://é?"
	groups, _ := core.Groups(text, core.RFC3986)
	want := []any{
		group(1, "(([^:/?#]+):)?", "😀:", 0, 3),
		group(2, "([^:/?#]+)", "😀", 0, 2),
		group(3, "(//([^/?#]*))?", "//é", 3, 6),
		group(4, "([^/?#]*)", "é", 5, 6),
		group(5, "([^?#]*)", "", 6, 6),
		group(6, `(\?([^#]*))?`, "?", 6, 7),
		group(7, "([^#]*)", "", 7, 7),
		group(8, "(#(.*))?", nil, 7, 7),
		group(9, "(.*)", nil, 7, 7),
	}
	if got := Groups(text, groups, keys); !reflect.DeepEqual(got, want) {
		t.Errorf("got  %v\nwant %v", got, want)
	}
}

func group(n int, pattern string, text any, start, end int) map[string]any {
	g := cited("group-"+string(rune('0'+n)), "B")
	g["group"], g["pattern"], g["text"], g["start"], g["end"] = n, pattern, text, start, end
	return g
}
