package core_test

import (
	"testing"

	"uriplayground/core"
)

func TestEncode(t *testing.T) {
	for _, row := range []struct {
		part, want string
		ok         bool
	}{
		{"segment", "a%2F%20", true},
		{"path", "a/%20", true},
		{"scheme", "", false},
		{"", "", false},
	} {
		if got, ok := core.Encode("a/ ", row.part); got != row.want || ok != row.ok {
			t.Errorf("%s: %q, %v, want %q, %v", row.part, got, ok, row.want, row.ok)
		}
	}
	for _, part := range core.EncodeParts() {
		if got, ok := core.Encode("%", part.Name); got != "%25" || !ok {
			t.Errorf("%s: %q, %v", part.Name, got, ok)
		}
	}
}

func TestDecode(t *testing.T) {
	if got := core.Decode("%2541%C3%A9").Text; got != "%2541é" {
		t.Errorf("got %q", got)
	}
	if spans := core.DoubleEncoded("x%2541"); len(spans) != 1 || spans[0].Start != 1 || spans[0].End != 6 {
		t.Errorf("spans %v", spans)
	}
}
