package expect_test

import (
	"strings"
	"testing"

	"uriplayground/core/expect"
)

func TestJoin(t *testing.T) {
	for _, row := range []struct {
		base, ref string
		want      expect.Concatenation
	}{
		{"http://h/v1", "users", expect.Concatenation{Text: "http://h/v1/users", Base: "http://h/v1/", Ref: "users"}},
		{"http://h/v1/", "users", expect.Concatenation{Text: "http://h/v1/users", Same: true, Base: "http://h/v1/", Ref: "users"}},
		{"http://h/v1/", "/users", expect.Concatenation{Text: "http://h/v1/users", Base: "http://h/v1/", Ref: "users"}},
		{"http://h/v1", "/users", expect.Concatenation{Text: "http://h/v1/users", Base: "http://h/v1/", Ref: "users"}},
		{"http://h", "/users", expect.Concatenation{Text: "http://h/users", Same: true, Base: "http://h/", Ref: "users"}},
		{"http://h", "users", expect.Concatenation{Text: "http://h/users", Same: true, Base: "http://h/", Ref: "users"}},
		{"http://h/a/b", "../c", expect.Concatenation{Text: "http://h/a/b/../c", Base: "http://h/a/b/", Ref: "../c"}},
		{"http://h/v1/", "/a:b", expect.Concatenation{Text: "http://h/v1/a:b", Base: "http://h/v1/", Ref: "./a:b"}},
		{"http://h/v1?key=1", "/users", expect.Concatenation{Text: "http://h/v1?key=1/users"}},
		{"http://h/v1", "?q", expect.Concatenation{Text: "http://h/v1/?q", Base: "http://h/v1/", Ref: "./?q"}},
	} {
		if got, ok := expect.Join(row.base, row.ref); !ok || got != row.want {
			t.Errorf("%s and %s: %+v, %v, want %+v", row.base, row.ref, got, ok, row.want)
		}
	}
	for _, row := range [][2]string{{"http://h/v1", "http://i/"}, {"http://h/v1", "//i/"}, {"http://h/v1", ""}, {"/v1", "users"}} {
		if got, ok := expect.Join(row[0], row[1]); ok {
			t.Errorf("%s and %s: %+v", row[0], row[1], got)
		}
	}
}

// checkJoin: the pair gives by both ways what the join gives.
func checkJoin(t *testing.T, base, ref string) {
	t.Helper()
	j, ok := expect.Join(base, ref)
	if !ok {
		return
	}
	joined := resolve(j.Text, j.Text)
	if j.Same != (joined == resolve(base, ref)) {
		t.Errorf("%q and %q: the same: %v", base, ref, j.Same)
	}
	if j.Base == "" {
		return
	}
	if again, _ := expect.Join(j.Base, j.Ref); !again.Same || resolve(j.Base, j.Ref) != joined || !strings.HasSuffix(j.Base, "/") {
		t.Errorf("%q and %q: joined as %q and %q they give %+v", base, ref, j.Base, j.Ref, again)
	}
}
