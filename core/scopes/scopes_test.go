package scopes

import "testing"

func TestOfApp(t *testing.T) {
	for _, c := range []struct{ start, stated, want string }{
		{"https://h/a/b?c/d#e/f", "", "https://h/a/"},
		{"https://h/a/b", "https://h/a/?q#f", "https://h/a/"},
		{"https://h/a/b", "https://h/", "https://h/"},
		{"https://h/ab", "https://h/a", "https://h/a"}, // a beginning of characters, not of segments
		{"https://h/a", "https://h/a/", "https://h/"},  // ignored, as start_url is outside of it
		{"https://h/a/", "https://other/a/", "https://h/a/"},
		{"https://h/", "", "https://h/"},
	} {
		if got := OfApp(c.start, c.stated); got != c.want {
			t.Errorf("%s in %s: %s, want %s", c.start, c.stated, got, c.want)
		}
	}
}
