package links

import (
	"math/rand/v2"
	"strings"
	"testing"

	"uriplayground/core"
)

const inputBase = "https://example.com/docs/guide/"

func TestMend(t *testing.T) {
	for _, c := range []struct {
		text    string
		mistake InputMistake
		want    string
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
		{"../img/logo.png", NoInputMistake, ""}, {"?q=<b>", NoInputMistake, ""}, {"index.html#/home.html", NoInputMistake, ""}, {"page#top", NoInputMistake, ""}, {"a?file=b.pdf", NoInputMistake, ""},
		{"@scope/x", NoInputMistake, ""}, {"a@b", NoInputMistake, ""}, {"http:g", NoInputMistake, ""}, {"https://x/y", NoInputMistake, ""}, {"'", NoInputMistake, ""}, {`"`, NoInputMistake, ""}, {"<>", NoInputMistake, ""},
		{"http://a/?href=x", NoInputMistake, ""}, {"a'b'", NoInputMistake, ""}, {"", NoInputMistake, ""}, {"Tel:123", SchemeInCapitals, "tel:123"},
	} {
		if mistake, got := FixInput(inputBase, c.text); mistake != c.mistake || got != c.want {
			t.Errorf("%q: %s %q, want %s %q", c.text, mistake, got, c.mistake, c.want)
		}
	}
}

// What is meant leads where it says: what was wrapped is in the text as it stands, and
// the others change nothing but what they are about.
func TestMendsDoWhatTheySay(t *testing.T) {
	random := rand.New(rand.NewPCG(19, 7))
	pieces := append([]string{"<", ">", "<a href=", "src=", "[x](", ")", "](", "\"", "'", "“", "”", "«", "»", "`", "URL:", "&amp;", "&", "@", ".com", ".html", "?", "#", "https:", "HTTP:", "Https:", " ", "a", "/"}, refs...)
	seen := map[InputMistake]int{}
	for range 120_000 {
		text := ""
		for range 1 + random.IntN(6) {
			text += pick(random, pieces)
		}
		mistake, meant := FixInput(inputBase, text)
		if mistake == NoInputMistake {
			continue
		}
		seen[mistake]++
		inner := strings.Trim(text, outerSpace)
		a, b := core.Parse(inner, core.RFC3986), core.Parse(meant, core.RFC3986)
		right := true
		switch mistake {
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
			lax, _ := core.Target(inputBase, strings.ToLower(inner[:6])+inner[6:], core.RFC3986, core.Options{NonStrict: true})
			target, ok := core.Target(inputBase, meant, core.RFC3986, core.Options{})
			right = ok && target == lax
		case SchemeInCapitals:
			compared := core.Compare(inner, meant, core.RFC3986)
			right = strings.EqualFold(meant, inner) && compared.Equivalent()
		}
		if !right {
			t.Fatalf("%q: %s: %q", text, mistake, meant)
		}
	}
	for mistake := NoInputMistake + 1; mistake < inputMistakeCount; mistake++ {
		if seen[mistake] < 5 {
			t.Errorf("%s was seen %d times", mistake, seen[mistake])
		}
	}
}
