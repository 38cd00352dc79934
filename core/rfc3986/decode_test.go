package rfc3986_test

import (
	"strings"
	"testing"
	"unicode"
	"unicode/utf8"

	"uriplayground/core/rfc3986"
)

// decodedRuns writes how each stretch is shown: as "text" where it is unchanged, and
// otherwise by the source, the name of the decoding and the shown text.
func decodedRuns(source string, d rfc3986.Decoded) string {
	var list []string
	for _, r := range d.Runs {
		if r.How == rfc3986.AsIs {
			list = append(list, r.Source.In(source))
			continue
		}
		list = append(list, r.Source.In(source)+"="+r.How.String()+"="+r.Shown.In(d.Text))
	}
	return strings.Join(list, " ")
}

func TestDecode(t *testing.T) {
	for _, row := range []struct{ source, text, runs string }{
		{"", "", ""},
		{"a%20b", "a b", "a %20=decoded=  b"},
		{"%C3%A9%e2%82%ac", "é€", "%C3%A9%e2%82%ac=decoded=é€"},
		{"%41%7e%22", `A~"`, `%41%7e%22=decoded=A~"`},
		{"a%2Fb%3f%26", "a%2Fb%3f%26", "a %2F=kept-reserved=%2F b %3f%26=kept-reserved=%3f%26"},
		{"%2541", "%2541", "%25=kept-percent=%25 41"},
		{"%252541", "%252541", "%25=kept-percent=%25 2541"},
		{"%C3", "%C3", "%C3=kept-invalid-utf-8=%C3"},
		{"%C3é", "%C3é", "%C3=kept-invalid-utf-8=%C3 é"},
		{"%A9%C3%A9", "%A9é", "%A9=kept-invalid-utf-8=%A9 %C3%A9=decoded=é"},
		{"%C0%AF%ED%A0%80", "%C0%AF%ED%A0%80", "%C0%AF%ED%A0%80=kept-invalid-utf-8=%C0%AF%ED%A0%80"},
		{"%F0%9F%98%80", "😀", "%F0%9F%98%80=decoded=😀"},
		{"%F0%9F%98", "%F0%9F%98", "%F0%9F%98=kept-invalid-utf-8=%F0%9F%98"},
		{"%EF%BF%BD", "\uFFFD", "%EF%BF%BD=decoded=\uFFFD"},
		{"%00%0a%7F", "%00%0a%7F", "%00%0a%7F=kept-control=%00%0a%7F"},
		{"%C2%80%E2%80%AE", "%C2%80%E2%80%AE", "%C2%80%E2%80%AE=kept-control=%C2%80%E2%80%AE"},
		{"%", "%", "%=malformed=%"},
		{"%zz%4", "%zz%4", "%=malformed=% zz %=malformed=% 4"},
		{"%%341", "%%341", "%=malformed=% %34=kept-percent=%34 1"},
		{"%4%31", "%4%31", "%=malformed=% 4 %31=kept-percent=%31"},
		{"%%zz%41", "%%zzA", "%%=malformed=%% zz %41=decoded=A"},
		{"\xff\x00é", "\uFFFD\uFFFDé", "\xff=replaced-invalid-utf-8=\uFFFD \x00=replaced-control=\uFFFD é"},
		{"\u202E", "\uFFFD", "\u202E=replaced-control=\uFFFD"},
		{"\xED\xA0\x80\xED", "\uFFFD\uFFFD", "\xED\xA0\x80\xED=replaced-invalid-utf-8=\uFFFD\uFFFD"},
		{"\xC3%A9", "\uFFFD%A9", "\xC3=replaced-invalid-utf-8=\uFFFD %A9=kept-invalid-utf-8=%A9"},
	} {
		d := rfc3986.Decode(row.source)
		if d.Text != row.text || decodedRuns(row.source, d) != row.runs {
			t.Errorf("%q: %q by %s\nwant %q by %s", row.source, d.Text, decodedRuns(row.source, d), row.text, row.runs)
		}
	}
}

// checkDecode: the runs tile source and text; the text can be shown; decoding
// it again changes nothing.
func checkDecode(t *testing.T, source string) {
	t.Helper()
	d := rfc3986.Decode(source)
	from, shown, before := uint32(0), uint32(0), rfc3986.Decoding(255)
	for _, r := range d.Runs {
		if r.Source.Start != from || r.Shown.Start != shown || r.Source.Empty() || r.How == before {
			t.Errorf("%q: run %+v behind byte %d and %d", source, r, from, shown)
		}
		from, shown, before = r.Source.End, r.Shown.End, r.How
		checkRun(t, r.Source.In(source), r.Shown.In(d.Text), r.How)
	}
	if int(from) != len(source) || int(shown) != len(d.Text) {
		t.Errorf("%q: the runs end at %d and %d", source, from, shown)
	}
	if !utf8.ValidString(d.Text) || strings.ContainsFunc(d.Text, unicode.IsControl) {
		t.Errorf("%q: %q cannot be shown", source, d.Text)
	}
	if again := rfc3986.Decode(d.Text); again.Text != d.Text {
		t.Errorf("%q: %q, decoded again %q", source, d.Text, again.Text)
	}
}

func checkRun(t *testing.T, source, shown string, how rfc3986.Decoding) {
	switch how {
	case rfc3986.FromTriplets:
		if encodedOctets(strings.ToUpper(source)) != shown || strings.ContainsAny(shown, "%:/?#[]@!$&'()*+,;=") {
			t.Errorf("%q is decoded to %q", source, shown)
		}
	case rfc3986.ReplacedControl, rfc3986.ReplacedInvalidUTF8:
		if strings.Trim(shown, "\uFFFD") != "" || strings.Contains(source, "%") {
			t.Errorf("%q is replaced by %q", source, shown)
		}
	default:
		if source != shown {
			t.Errorf("%q, %s, is shown as %q", source, how, shown)
		}
	}
}

// Every string of up to five of these pieces: triplets that are cut off, each piece
// next to each other one, and what would be a triplet if it were decoded twice.
func TestSweepDecode(t *testing.T) {
	pieces := strings.Fields("% 4 1 %34 %31 %25 %41 %C3 %A9 é z %2F \xC3 %00")
	var try func(text string, left int)
	try = func(text string, left int) {
		checkDecode(t, text)
		for i := 0; left > 0 && i < len(pieces) && !t.Failed(); i++ {
			try(text+pieces[i], left-1)
		}
	}
	try("", min(sweepLength(t)-1, 4))
}

// What was encoded as UTF-8 is shown as it was, but for what has to stay
// encoded.
func TestDecodeShowsWhatWasEncoded(t *testing.T) {
	const data = "a b~é€😀\"<>\\^`{|}"
	for _, part := range rfc3986.EncodeParts() {
		if got := rfc3986.Decode(string(rfc3986.AppendEncode(nil, data, part))).Text; got != data {
			t.Errorf("%s: %q, want %q", part.Name, got, data)
		}
	}
}

func FuzzDecode(f *testing.F) {
	addTexts(f)
	for _, text := range []string{"%%341", "%25%32%35", "%F0%9F%98%80", "%E2%80%AE\x00\xff"} {
		f.Add(text)
	}
	f.Fuzz(checkDecode)
}

func TestDoubleEncoded(t *testing.T) {
	for _, row := range []struct{ text, want string }{
		{"", ""},
		{"%20", ""},
		{"%25", ""},
		{"%25 %252 %25zz %2", ""},
		{"a%2520b", "%2520"},
		{"%252541", "%252541"},
		{"%2525", "%2525"},
		{"%25253", "%2525"},
		{"%2525252525", "%2525252525"},
		{"%25C3%25a9", "%25C3 %25a9"},
		{"%%2541", "%2541"},
		{"%2541%2541x%42", "%2541 %2541"},

		// The digits may be encoded, too.
		{"/%25%32%66..", "%25%32%66"},
		{"%25%341", "%25%341"},
		{"%254%31", "%254%31"},
		{"%25%32%35%34%31", "%25%32%35%34%31"},
		{"%25%32%35%42", "%25%32%35"},
		{"%25%42%35", "%25%42%35"},
		{"%25%32", ""},
		{"%25%32%2F", ""},
		{"%25%32%3", ""},
	} {
		var list []string
		for _, s := range rfc3986.DoubleEncoded(row.text) {
			list = append(list, s.In(row.text))
		}
		if got := strings.Join(list, " "); got != row.want {
			t.Errorf("%q: %s, want %s", row.text, got, row.want)
		}
	}
}

// Encoding what is encoded shows as double encoding wherever there is a triplet.
func TestDoubleEncodedFindsIt(t *testing.T) {
	once := string(rfc3986.AppendEncode(nil, "a b/é", rfc3986.RuleSegment))
	twice := string(rfc3986.AppendEncode(nil, once, rfc3986.RuleSegment))
	if n := len(rfc3986.DoubleEncoded(once)); n != 0 {
		t.Errorf("%q: %d spans", once, n)
	}
	if got, want := len(rfc3986.DoubleEncoded(twice)), strings.Count(once, "%"); got != want {
		t.Errorf("%q: %d spans, want %d", twice, got, want)
	}
}

// Long texts take linear time: these would not end otherwise.
func TestDecodeLong(t *testing.T) {
	skipLong(t)
	for _, shape := range []string{"%", "%25", "%C3%A9", "%F0", "a", "\x00", "%2525", "%%34", "%25%32%35"} {
		text := strings.Repeat(shape, 1<<20)
		if d := rfc3986.Decode(text); d.Text == "" || len(d.Runs) == 0 {
			t.Errorf("%q, repeated: nothing is shown", shape)
		}
		if spans := rfc3986.DoubleEncoded(text); (len(spans) > 0) != (shape == "%25" || shape == "%2525" || shape == "%25%32%35") && shape != "%25" {
			t.Errorf("%q, repeated: %d spans", shape, len(spans))
		}
	}
}
