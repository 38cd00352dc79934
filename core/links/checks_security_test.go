package links

import (
	"strings"
	"testing"

	"uriplayground/internal/vectors"
)

// Hosts of the vectors that are an IPv4address raise no alarm; of the others
// those do that inet_aton takes for an address, with that address.
func TestOddIPv4Vectors(t *testing.T) {
	means := map[string]string{
		"127.0.0.001": "127.0.0.1", "127.1": "127.0.0.1", "255.0.0": "255.0.0.0", "255.0.0.01": "255.0.0.1",
		"127.0.1": "127.0.0.1", "001.0.0.0": "1.0.0.0", "0.0.0.": "0.0.0.0", "1.2.3": "1.2.0.3", "01.2.3.4": "1.2.3.4",
		"0177.0.0.1": "127.0.0.1", "𝟏𝟗𝟐.𝟏𝟔𝟖.𝟏.𝟏": "192.168.1.1",
	}
	for _, c := range vectors.IPv4() {
		if strings.ContainsAny(c.Input, " \t\x00:") {
			continue // no host at all
		}
		got := ""
		for _, f := range page(vectors.LinkCase{Ref: "http://" + c.Input + "/"}).Details(0).Findings {
			if f.Code == OddIPv4 {
				got = f.Meaning
			}
		}
		if got != means[c.Input] || c.Valid && got != "" {
			t.Errorf("%q (valid: %v) means %q, want %q", c.Input, c.Valid, got, means[c.Input])
		}
	}
}

func TestOddNumbers(t *testing.T) {
	for host, want := range map[string]string{
		"0": "0.0.0.0", "4294967295": "255.255.255.255", "4294967296": "", "0xffffffff": "255.255.255.255",
		"0x": "0.0.0.0", "0x7f.0x.0x.1": "127.0.0.1", "08": "", "1.16777215": "1.255.255.255", "1.16777216": "", "1.2.65535": "1.2.255.255", "1.2.65536": "",
		"": "", ".": "", "1..": "", "0X7F.0.0.0X1": "127.0.0.1", "a": "", "0x1g": "", "99999999999999999999999": "",
	} {
		if got, _ := oddIPv4(host); got != want {
			t.Errorf("%q: %q, want %q", host, got, want)
		}
	}
}

// RFC 3492 §7.1, and texts that are not Punycode.
func TestPunycode(t *testing.T) {
	for text, want := range map[string]string{
		"ihqwcrb4cv8a8dqg056pqjye": "他们为什么不说中文", "Proprostnemluvesky-uyb24dma41a": "Pročprostěnemluvíčesky",
		"3B-ww4c5e180e575a65lsy2b": "3年B組金八先生", "d9juau41awczczp": "そのスピードで", "mnchen-3ya": "münchen",
		"": "", "a!": "", "99999999999": "", "9": "",
	} {
		if got, ok := punycode(text); got != want || ok != (want != "") {
			t.Errorf("%q: %q, %v; want %q", text, got, ok, want)
		}
	}
}

// Scripts are in order, so that scriptOf may stop early.
func TestScriptsAreInOrder(t *testing.T) {
	for i, s := range scripts {
		if s.first > s.last || i > 0 && s.first <= scripts[i-1].last {
			t.Errorf("%X to %X is out of order", s.first, s.last)
		}
	}
}

func TestHosts(t *testing.T) {
	for host, want := range map[string]string{
		"example": "", "münchen.de": "latin", "日本語テスト.jp": "", "日本語abcかな": "", "한국어漢字": "", "аб": "cyrillic",
		"aб": "mixed", "a.б": "", "πa": "mixed", "xn--a": "",
	} {
		mixed, names := mixedLabel(host)
		switch {
		case mixed != (want == "mixed"):
			t.Errorf("%q: mixed %v", host, mixed)
		case want == "latin" || want == "cyrillic":
			if names[0] != want {
				t.Errorf("%q: %v", host, names)
			}
		}
	}
}

// Users that may and that may not deceive a reader, because they look like a host.
func TestLooksLikeHost(t *testing.T) {
	for user, want := range map[string]bool{
		"": false, "john": false, "j.doe": false, "anonymous": false, "john.smith": false, "a.b.c": true, "example.com": true,
		"cnn.example.com&story=x": true, "bank.com/login": true, "www.x": false, "10.0.0.1": true, "x.org": true, ".": false,
	} {
		if got := looksLikeHost(user); got != want {
			t.Errorf("%q: %v", user, got)
		}
	}
}

// Ordinary links raise no alarm, and the same octet or port does where it means
// something else to the protocol.
func TestAlarmLevels(t *testing.T) {
	for _, row := range []struct {
		code Code
		ref  string
		want Gravity
	}{
		// RFC 1738 §6: protocols that decode before they send.
		{EncodedLineBreak, "telnet://h.example/%0D%0Aquit", Danger},
		{EncodedLineBreak, "gopher://h.example/1a%0ab", Danger},
		{EncodedLineBreak, "FTP://h.example/a%0D%0ADELE%20b", Danger},
		{EncodedLineBreak, "ftp://h.example/a#%0A", None},
		{EncodedLineBreak, "http://u%0Av@h.example/", Danger},
		{EncodedLineBreak, "http://h%0A.example/", Danger},
		{EncodedLineBreak, "//h%0D.example/x%0A", Danger},
		// HTTP sends it encoded.
		{EncodedLineBreak, "https://play.example/?code=fn+main()+%7B%0A%7D", None},
		{EncodedLineBreak, "?a=b%0D%0Ac", None},
		{EncodedLineBreak, "#a%0Ab", None},
		{EncodedLineBreak, "a%0Ab", Warning},
		{EncodedLineBreak, "/a%0Ab?c%0Ad", Warning},
		// RFC 6068 §2: in a body it has to be written so, in a header it adds one.
		{EncodedLineBreak, "mailto:a@b.example?body=x%0D%0Ay", None},
		{EncodedLineBreak, "mailto:a@b.example?subject=s&BODY=x%0D%0Ay", None},
		{EncodedLineBreak, "mailto:a@b.example?body=x&subject=s%0D%0ABcc:%20c@d.example", Danger},
		{EncodedLineBreak, "mailto:a%0ABcc:c@d.example", Danger},
		{EncodedLineBreak, "mailto:a@b.example?body=x%0Ay&cc=c%0Ad", Danger},
		{EncodedLineBreak, "data:text/plain,a%0Ab", None},
		{EncodedLineBreak, "javascript:a()%0Ab()", None},
		// RFC 3986 §7.2: ports of a scheme of its own.
		{PortMismatch, "sftp://h.example:22/", None}, {PortMismatch, "pop://h.example:110/", None}, {PortMismatch, "git+ssh://h.example:22/a", None},
		{PortMismatch, "svn+ssh://h.example:22/a", None}, {PortMismatch, "news://h.example:119/a", None}, {PortMismatch, "snews://h.example:563/a", None},
		{PortMismatch, "tn3270://h.example:23/", None}, {PortMismatch, "scp://h.example:022/", None}, {PortMismatch, "imaps://h.example:993/", None},
		{PortMismatch, "wss://h.example:443/", None}, {PortMismatch, "ws://h.example:80/", None}, {PortMismatch, "ftps://h.example:21/", None},
		{PortMismatch, "git+https://h.example:443/a", None}, {PortMismatch, "http://h.example:080/", None}, {PortMismatch, "nntps://h.example:563/", None},
		{PortMismatch, "sftp://h.example:25/", Danger}, {PortMismatch, "git+ssh://h.example:25/", Danger}, {PortMismatch, "news://h.example:25/a", Danger},
		{PortMismatch, "http://h.example:022/", Danger}, {PortMismatch, "https://h.example:80/", Danger}, {PortMismatch, "//h.example:25/", Danger},
		{PortMismatch, "http://h.example:81/", Warning}, {PortMismatch, "unheard-of://h.example:25/", Warning}, {PortMismatch, "unheard-of://h.example:99/", None},
	} {
		level := None
		for _, f := range reportOf("https://base.example/a/b", row.ref).Details(0).Findings {
			if f.Code == row.code {
				level = f.Gravity
			}
		}
		if level != row.want {
			t.Errorf("%s: %s is %s, want %s", row.ref, row.code, level, row.want)
		}
	}
}

func TestActive(t *testing.T) {
	for ref, want := range map[string]bool{
		"javascript:x": true, "JAVASCRIPT:x": true, " \x01java\nscript:x": true, "data:,": true, "vbscript:x": true,
		"blob:http://a/": true, "javascript": false, "./javascript:x": false, "http://a/javascript:x": false, "": false,
		"?javascript:": false, "xjavascript:": false, "javascript%3Ax": false, "averyveryverylongscheme:x": false,
	} {
		if (activeScheme(ref) != "") != want {
			t.Errorf("%q: %v", ref, !want)
		}
	}
}

// The valid texts of the vectors were collected to be odd; still only these
// raise an alarm.
func TestAlarmsOnVectors(t *testing.T) {
	want := map[string]Code{
		"ftp://cnn.example.com&story=breaking_news@10.0.0.1/top_story.htm": DeceptiveUserinfo,
		"//127.0.0.001":                                 OddIPv4,
		"///path?query#fragment":                        BrowserHost,
		"SCHEME://Alpha%ce%b1/":                         MixedScripts,
		"http://%0d@localhost/":                         EncodedLineBreak,
		"http://%2Fvar%2Frun%2Fsocket":                  EncodedDelimiter,
		"http://%2Fvar%2Frun%2Fsocket/path/to/resource": EncodedDelimiter,
		"https://user:pass@%2Fvar%2Frun%2Fsocket:443/path/to/resource?key=value#fragment": EncodedDelimiter,
	}
	for _, c := range vectors.ParseValid() {
		for _, f := range page(vectors.LinkCase{Ref: c.Input, Retrieval: "http://base.example/"}).Details(0).Findings {
			odd := strings.Contains(c.Input, ":123") || strings.Contains(c.Input, "telnet://192.0.2.16:80") || strings.Contains(c.Input, "https://[::101.45.75.219]:80")
			if code, ok := want[c.Input]; f.Gravity == Danger && !(ok && code == f.Code) && !(odd && f.Code == PortMismatch) {
				t.Errorf("%q raises %s", c.Input, f.Code)
			}
		}
	}
}
