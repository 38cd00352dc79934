package chars_test

import (
	"strings"
	"testing"

	"uriplayground/core/chars"
)

// The rows of the page, in its order, with the encoding that it prints.
func TestTable(t *testing.T) {
	const printed = " %20 <%3C >%3E '%27 #%23 %%25 {%7B }%7D |%7C \"%22 ^%5E ,%2C ~%7E [%5B ]%5D `%60 !%21 $%24 (%28 )%29 *%2A +%2B ;%3B /%2F ?%3F :%3A @%40 =%3D &%26 "
	var table strings.Builder
	keys := map[string]bool{}
	for i := range chars.Rows {
		row := chars.At(i)
		table.WriteString(string(row.Char) + chars.Encoding(row.Char) + " ")
		if chars.Index(row.Char) != i || chars.Key(row.Char) != row.Key || chars.AdviceFor(row.Char) != row.Advice || keys[row.Key] {
			t.Errorf("row %d: %+v", i, row)
		}
		keys[row.Key] = true
	}
	if table.String() != printed {
		t.Errorf("the table is\n%s, want\n%s", table.String(), printed)
	}
	if chars.Index('a') != -1 || chars.AdviceFor('\\') != chars.NoAdvice || chars.Key('\\') != "backslash" || chars.Key('\n') != "" {
		t.Error("a character without a row has one")
	}
}

func TestSafe(t *testing.T) {
	for _, c := range []struct{ text, segment, filename string }{
		{"", "", ""},
		{"index.html", "index.html", "index.html"},
		{"a b", "a-b", "a-b"},
		{"a + b", "a-b", "a-b"},
		{"a-b_c~d", "a-b_c~d", "a-b_c_d"},
		{"a/b?c#d:e@f=g&h;i", "a%2Fb%3Fc%23d%3Ae%40f%3Dg%26h%3Bi", "a_b_c_d_e_f_g_h_i"},
		{"it's \"so\" `x`", "it%27s-%22so%22-%60x%60", "its-so-x"},
		{"100%", "100%25", "100_"},
		{`a\b`, "a%5Cb", "a_b"},
		{"caf\u00e9", "caf%C3%A9", "caf_"},
		{"\u65e5\u672c", "%E6%97%A5%E6%9C%AC", "_"},
		{"a\x00\n\x7fb", "ab", "ab"},
		{"a\xffb\xed\xa0\x80c", "abc", "abc"},
		{".", "_", "_"}, {"..", "_", "_"}, {"...", "...", "..."}, {".\x00.", "_", "_"}, {".a", ".a", ".a"},
	} {
		for purpose, want := range []string{chars.Segment: c.segment, chars.Filename: c.filename} {
			got, choices := chars.Safe(c.text, chars.Purpose(purpose))
			if got != want {
				t.Errorf("%q for %s: %q, want %q", c.text, chars.Purpose(purpose), got, want)
			}
			checkChoices(t, c.text, got, choices)
		}
	}
}

// checkChoices: the choices cover text and result, and each does what it says.
func checkChoices(t *testing.T, text, result string, choices []chars.Choice) {
	t.Helper()
	at, made := uint32(0), uint32(0)
	for _, c := range choices {
		if c.Char.Start != at || c.Output.Start != made || c.Char.Empty() {
			t.Fatalf("%q: choice %+v does not follow", text, c)
		}
		at, made = c.Char.End, c.Output.End
		char, output := c.Char.In(text), c.Output.In(result)
		switch {
		case c.Action == chars.Keep && output == char && len(char) == 1:
		case c.Action == chars.Encode && len(output) == 3*len(char) && output[0] == '%':
		case c.Action == chars.Replace && (output == "-" || output == "_"):
		case c.Action == chars.Remove && output == "":
		default:
			t.Errorf("%q: %s %q is %q", text, c.Action, char, output)
		}
	}
	if int(at) != len(text) || int(made) != len(result) {
		t.Errorf("%q: the choices end at %d and %d", text, at, made)
	}
}

// What was made safe is safe, and no dot segment. A name stays as it is when it
// is made safe again.
func FuzzSafe(f *testing.F) {
	for _, text := range []string{"", "..", "a b%é\xff\xed\xa0\x80", " -_- ", "~'\"/\\"} {
		f.Add(text)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, p := range []chars.Purpose{chars.Segment, chars.Filename} {
			got, choices := chars.Safe(text, p)
			checkChoices(t, text, got, choices)
			if strings.Trim(strings.ToLower(got), "abcdefghijklmnopqrstuvwxyz0123456789-._~%") != "" {
				t.Errorf("%q for %s: %q", text, p, got)
			}
			if again, _ := chars.Safe(got, p); p == chars.Filename && again != got {
				t.Errorf("%q: %q, and again %q", text, got, again)
			}
			if got == "." || got == ".." {
				t.Errorf("%q for %s is the dot segment %q", text, p, got)
			}
		}
	})
}
