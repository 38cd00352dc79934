package links

import (
	"math/rand/v2"
	"strings"
	"testing"

	"uriplayground/core"
)

const slipBase = "https://example.com/docs/guide/"

func TestMend(t *testing.T) {
	for _, c := range []struct {
		text string
		slip Slip
		want string
	}{
		{`<a href="../img/logo.png">`, PastedMarkup, "../img/logo.png"},
		{`<img alt="x" src='a b.png'/>`, PastedMarkup, "a b.png"},
		{`href="a?b=1&amp;c=2"`, PastedMarkup, "a?b=1&c=2"},
		{`src=logo.png`, PastedMarkup, "logo.png"},
		{`[the guide](../guide/ "Guide")`, PastedMarkdown, "../guide/"},
		{`![](<my logo.png>)`, PastedMarkdown, "my logo.png"},
		{"<http://a/b>", PastedBrackets, "http://a/b"},
		{"<URL: ftp://a/b >", PastedBrackets, "ftp://a/b"},
		{`"../x"`, PastedQuotes, "../x"}, {"`../x`", PastedQuotes, "../x"}, {"« ../x »", PastedQuotes, "../x"}, {" “../x”", PastedQuotes, "../x"},
		{"a?b=1&amp;c=2", CharacterRef, "a?b=1&c=2"},
		{"me@example.com", MailAddress, "mailto:me@example.com"},
		{"docs/C#/intro.html", NameCutShort, "docs/C%23/intro.html"}, {"what?.pdf", NameCutShort, "what%3F.pdf"},
		{"https:g", RepeatedScheme, "g"}, {"HTTPS:a/b?c", RepeatedScheme, "a/b?c"}, {"https:x:y", RepeatedScheme, "./x:y"}, {"https::y", RepeatedScheme, "./:y"},
		{"HTTP://Example.com/", SchemeInCapitals, "http://Example.com/"},
		{"../img/logo.png", NoSlip, ""}, {"?q=<b>", NoSlip, ""}, {"index.html#/home.html", NoSlip, ""}, {"page#top", NoSlip, ""}, {"a?file=b.pdf", NoSlip, ""},
		{"@scope/x", NoSlip, ""}, {"a@b", NoSlip, ""}, {"http:g", NoSlip, ""}, {"https://x/y", NoSlip, ""}, {"'", NoSlip, ""}, {`"`, NoSlip, ""}, {"<>", NoSlip, ""},
		{"http://a/?href=x", NoSlip, ""}, {"a'b'", NoSlip, ""}, {"", NoSlip, ""}, {"Tel:123", SchemeInCapitals, "tel:123"},
	} {
		if slip, got := Mend(slipBase, c.text); slip != c.slip || got != c.want {
			t.Errorf("%q: %s %q, want %s %q", c.text, slip, got, c.slip, c.want)
		}
	}
}

// What is meant leads where it says: what was wrapped is in the text as it stands, and
// the others change nothing but what they are about.
func TestMendsDoWhatTheySay(t *testing.T) {
	random := rand.New(rand.NewPCG(19, 7))
	pieces := append([]string{"<", ">", "<a href=", "src=", "[x](", ")", "](", "\"", "'", "“", "”", "«", "»", "`", "URL:", "&amp;", "&", "@", ".com", ".html", "?", "#", "https:", "HTTP:", "Https:", " ", "a", "/"}, refs...)
	seen := map[Slip]int{}
	for range 120_000 {
		text := ""
		for range 1 + random.IntN(6) {
			text += pick(random, pieces)
		}
		slip, meant := Mend(slipBase, text)
		if slip == NoSlip {
			continue
		}
		seen[slip]++
		inner := strings.Trim(text, outerSpace)
		a, b := core.Parse(inner, core.RFC3986), core.Parse(meant, core.RFC3986)
		right := true
		switch slip {
		case PastedMarkup:
			right = strings.Contains(decoded("", inner), meant) && strings.Contains(inner, "=")
		case PastedMarkdown, PastedBrackets, PastedQuotes:
			right = strings.Contains(inner, meant) && len(meant) < len(inner)
		case CharacterRef:
			right = !strings.Contains(meant, "&amp;") || strings.Contains(text, "&amp;amp;")
		case MailAddress:
			right = b.Valid && b.Part("path").In(meant) == inner && b.Part("scheme").In(meant) == "mailto"
		case NameCutShort:
			right = !b.Part("query").Defined && !b.Part("fragment").Defined && b.Part("scheme") == a.Part("scheme") && strings.NewReplacer("%3F", "?", "%23", "#").Replace(meant) == strings.NewReplacer("%3F", "?", "%23", "#").Replace(inner)
		case RepeatedScheme:
			lax, _ := core.Target(slipBase, strings.ToLower(inner[:6])+inner[6:], core.RFC3986, core.Options{NonStrict: true})
			target, ok := core.Target(slipBase, meant, core.RFC3986, core.Options{})
			right = ok && target == lax
		case SchemeInCapitals:
			compared := core.Compare(inner, meant, core.RFC3986)
			right = strings.EqualFold(meant, inner) && compared.Equivalent()
		}
		if !right {
			t.Fatalf("%q: %s: %q", text, slip, meant)
		}
	}
	for slip := NoSlip + 1; slip < slipCount; slip++ {
		if seen[slip] < 5 {
			t.Errorf("%s was seen %d times", slip, seen[slip])
		}
	}
}
