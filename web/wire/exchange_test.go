package wire

import (
	"strings"
	"testing"
	"unsafe"

	"uriplayground/core"
)

// asked leaves the texts in an exchange with room for n bytes, and returns what a call leaves.
func asked(n int, texts string, call func(*Exchange, int32) int32) (answer string, code int32) {
	var e Exchange
	e.Make(int32(n))
	memory := unsafe.Slice(e.At(), n)
	copy(memory, texts)
	if code = call(&e, int32(len(texts))); code < 0 {
		return "", code
	}
	return string(memory[len(texts):][:code]), code
}

func TestExchange(t *testing.T) {
	for _, c := range []struct {
		texts  string
		call   func(*Exchange, int32) int32
		answer string
		code   int32
	}{
		{"http://a/b/c\x00../d", (*Exchange).Target, "http://a/d", 10},
		{"http://a/b/c\x00", (*Exchange).Target, "http://a/b/c", 12},
		{"b/c\x00../d", (*Exchange).Target, "", Null},
		{"http://a/b\x00c\x00d", (*Exchange).Target, "", NotByThis},
		{"http://a/b/c\x00../d\x00\x00?e", (*Exchange).Targets, "http://a/d\x00http://a/b/c\x00http://a/b/c?e", 38},
		{"b\x00c\x00d", (*Exchange).Targets, "", Null},
		{"HTTP://a:80/%7e\x00", (*Exchange).Normalized, "http://a/~\x00", 11},
		{"", (*Exchange).Normalized, "", 0},
		{"a:b", (*Exchange).Valid, "", 0},
		{"a b", (*Exchange).Valid, "", Null},
	} {
		if answer, code := asked(100, c.texts, c.call); answer != c.answer || code != c.code {
			t.Errorf("%q: %q, %d; want %q, %d", c.texts, answer, code, c.answer, c.code)
		}
	}
}

// The room that JavaScript makes, twice the texts and 64 bytes, is enough for one answer. What does
// not fit is not left.
func TestExchangeRoom(t *testing.T) {
	for _, base := range []string{"a:", "a:/..//", "http://h", "HTTP://H:80?%41", "http://h/" + strings.Repeat("/..//b", 50)} {
		for _, ref := range []string{"", "g", "..//g", "/.//g", strings.Repeat("../", 30)} {
			texts := base + "\x00" + ref
			if got, code := asked(2*len(texts)+64, texts, (*Exchange).Target); code == NotByThis {
				t.Errorf("%q: no room for %q", texts, got)
			}
			if _, code := asked(2*len(texts)+64, texts, (*Exchange).Normalized); code == NotByThis {
				t.Errorf("%q: no room for its normal form", texts)
			}
		}
	}
	if _, code := asked(20, "http://a/b/c\x00../d", (*Exchange).Target); code != NotByThis {
		t.Errorf("an answer outside of the memory: %d", code)
	}
}

func TestExchangeDoesNotAllocate(t *testing.T) {
	var e Exchange
	e.Make(1000)
	memory := unsafe.Slice(e.At(), 1000)
	for _, call := range []func(*Exchange, int32) int32{(*Exchange).Target, (*Exchange).Targets, (*Exchange).Normalized, (*Exchange).Valid} {
		n := int32(copy(memory, "HTTP://a/%7e/c\x00../d"))
		if allocs := testing.AllocsPerRun(100, func() { call(&e, n) }); allocs != 0 {
			t.Errorf("%v allocations", allocs)
		}
	}
}

// Both ways through the core are one.
func TestAppendTarget(t *testing.T) {
	for _, base := range []string{"http://a/b/c/d;p?q", "a", "", "a:b"} {
		for _, ref := range []string{"../g", "", "//x", "a:/..//b"} {
			want, wantOK := core.Target(base, ref, core.RFC3986, core.Options{})
			got, ok := core.AppendTarget([]byte("kept"), base, ref)
			if string(got) != "kept"+want || ok != wantOK {
				t.Errorf("%q, %q: %q, %t; want %q, %t", base, ref, got, ok, want, wantOK)
			}
		}
	}
}
