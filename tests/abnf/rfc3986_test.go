package abnf

import (
	"testing"

	"uriplayground/tests/dialecttest"
)

// Each row is one rule with strings that match it and strings that do not, in
// the order of Appendix A. Words are separated by spaces; "-" is the empty one.
var appendixA = []struct{ rule, valid, invalid string }{
	{"URI", "a: a:b http://h/p?q#f a:/ a://", "- a //h 1a:b :b a://h:x"},
	{"hier-part", "//h/p /p p:q -", "//h:x /p?"},
	{"URI-reference", "- a:b a/b:c ./a:b //h ?q #f %41", "a%: 1:b :a a#b#c a[b] //[ %4 \\"},
	{"absolute-URI", "a:b?q", "a:b?q#f b"},
	{"relative-ref", "- //h /p p ?q#f", "a:b"},
	{"relative-part", "//h /p p a@b -", "p? a:b"},
	{"scheme", "a A z+9-.", "- 1a +a a_b é"},
	{"authority", "- @ : u@h:80 [::]:1 u:p@h a:b:c@", "u@v@h [::]a h:a a:b:c /"},
	{"userinfo", "- u:p %40 !$&'()*+,;=", "@ [ %4g"},
	{"host", "- h 1.2.3.4 256.1.1.1 [::1] [v1.a]", "a:b [] ["},
	{"port", "- 0 00080", "-1 a 8a"},
	{"IP-literal", "[::] [v1.a]", "- [] :: [::1 ::1] [1.2.3.4]"},
	{"IPvFuture", "v1.a VF.: v10.~!", "- v v1 v1. v.a vg.a v1.% w1.a"},
	{"h16", "0 F ffff 00a0", "- g fffff"},
	{"ls32", "0:ffff 1.2.3.4", "0 0: 0:0:0 1.2.3"},
	{"IPv4address", "0.0.0.0 255.255.255.255 1.20.199.249", "- 1.2.3 1.2.3.4.5 01.2.3.4 256.1.1.1 1.2.3. 1..2.3"},
	{"dec-octet", "0 9 10 99 100 199 200 249 250 255", "- 00 01 256 260 300 1000"},
	{"reg-name", "- a.b %C3%A9 ~", "a:b a@b / [ é"},
	{"path", "- / // a a:b /a//b", "? #"},
	{"path-abempty", "- / // /a/b", "a a/"},
	{"path-absolute", "/ /a /a//", "- // //a a"},
	{"path-noscheme", "a a/b:c @ a//", "- / a:b :"},
	{"path-rootless", "a a:b : a//", "- /"},
	{"path-empty", "-", "a / %41"},
	{"segment", "- a :", "/ a/"},
	{"segment-nz", "a : @", "- /"},
	{"segment-nz-nc", "a @ %3A", "- : a:b"},
	{"pchar", "a ~ %00 ! : @", "- / ? # [ ] % %0 \" < > \\ ^ ` { | } aa"},
	{"query", "- / ? a?b", "# [ %"},
	{"fragment", "- / ? a?b", "# a#b"},
	{"pct-encoded", "%00 %aF", "- % %0 %0g %000"},
	{"unreserved", "a Z 0 . _ ~", "! % *"},
	{"reserved", ": ] ; =", "a . %"},
	{"gen-delims", ": / ? # [ ] @", "! ="},
	{"sub-delims", "! $ & ' ( ) * + , ; =", ": . @"},
}

func TestAppendixA(t *testing.T) {
	for _, row := range appendixA {
		a := MustCompile(row.rule)
		for _, s := range dialecttest.Words(row.valid) {
			if !a.Run(s).Valid {
				t.Errorf("%s does not match %q", row.rule, s)
			}
		}
		for _, s := range dialecttest.Words(row.invalid) {
			if a.Run(s).Valid {
				t.Errorf("%s matches %q", row.rule, s)
			}
		}
	}
}

// "-" stands for the empty string in the table above, so it is tried here.
func TestHyphenIsUnreserved(t *testing.T) {
	for _, rule := range []string{"unreserved", "pchar", "reg-name", "URI-reference"} {
		if !MustCompile(rule).Run("-").Valid {
			t.Errorf("%s does not match %q", rule, "-")
		}
	}
}

// Every rule of the grammar compiles, and the two tables know the same rules.
func TestEveryRuleCompiles(t *testing.T) {
	tried := map[string]bool{"IPv6address": true} // has its own table
	for _, row := range appendixA {
		tried[row.rule] = true
	}
	names := RFC3986().Names()
	for _, name := range names {
		MustCompile(name)
		if !tried[name] {
			t.Errorf("no strings for the rule %s", name)
		}
	}
	if len(names) != len(tried) {
		t.Errorf("the grammar has %d rules, the table %d", len(names), len(tried))
	}
}

func TestIPv6address(t *testing.T) {
	a := MustCompile("IPv6address")
	for _, s := range dialecttest.Words(`:: ::1 1:: 1::8 1:2:3:4:5:6:7:8 1:2:3:4:5:6:7:: ::2:3:4:5:6:7:8
		1:2:3:4:5:6:1.2.3.4 ::1.2.3.4 1::5:1.2.3.4 1:2:3:4:5::1.2.3.4 1:2:3:4:5:6::8 ffff:FFFF::`) {
		if !a.Run(s).Valid {
			t.Errorf("IPv6address does not match %q", s)
		}
	}
	for _, s := range dialecttest.Words(`- : ::: 1 1: :1 1:2:3:4:5:6:7 1:2:3:4:5:6:7:8:9 1::2::3 12345:: g::
		1:2:3:4:5:6:7:8:: ::1:2:3:4:5:6:7:8 1.2.3.4 1.2.3.4:: ::1.2.3 ::1.2.3.4:5 1:2:3:4:5:6:7:1.2.3.4`) {
		if a.Run(s).Valid {
			t.Errorf("IPv6address matches %q", s)
		}
	}
}

// What is wrong, and what is only unfinished.
func TestVerdict(t *testing.T) {
	a := MustCompile("URI-reference")
	for _, row := range []struct {
		input string
		want  Verdict
	}{
		{"", Verdict{Valid: true, FirstBad: -1}},
		{"http://[::", Verdict{Incomplete: true, FirstBad: -1}},
		{"http://[:::", Verdict{FirstBad: 10}},
		{"http://a/%", Verdict{Incomplete: true, FirstBad: -1}},
		{"http://a/%ZZ", Verdict{FirstBad: 10}},
		{"http://h:8x/", Verdict{FirstBad: 11}},
		{"http://h:8x", Verdict{Incomplete: true, FirstBad: -1}},
		{"1:", Verdict{FirstBad: 1}},
		{":", Verdict{FirstBad: 0}},
		{"a b", Verdict{FirstBad: 1}},
		{"\xff", Verdict{FirstBad: 0}},
		{"\x00", Verdict{FirstBad: 0}},
		{"//[vf.", Verdict{Incomplete: true, FirstBad: -1}},
		{"//[1:2:3:4:5:6:7:8:", Verdict{FirstBad: 18}},
		{"//[::1.2.3.256]", Verdict{FirstBad: 13}},
	} {
		if got := a.Run(row.input); got != row.want {
			t.Errorf("%q: %+v, want %+v", row.input, got, row.want)
		}
	}
}
