package links

import (
	"math/rand/v2"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/internal/vectors"
)

// Pieces of bases and of references, of which random ones are made. The odd ones are
// frequent: that is where a fix goes wrong.
var (
	baseStarts = []string{"http://a", "https://h.example", "https://h.example/", "https://h.example//", "https://h.example/docs/", "https://u:p@h.example:8443/p/",
		"https://h.example/a/../b/", "ftp://h/", "file:///a/", "file://", "x:", "x:y", "urn:a:", "f:/", "f://h", "https://me.github.io/project/", "HTTP://H/", "http://[::1]:80/"}
	baseEnds = []string{"", "c", "c/", "docs/a.html", "d?q", "d;p?q=/x/..", "e#s", "..", ".", "../b/c", "//x", "%2e%2e/g", "x:y/z", "a/./b", "index.html?x#y"}
	refs     = []string{"a", "b/", "/", "//", "..", "../", ".", "./", "%2e%2e", "%2E", ".%2e/", "?", "?y=", "#", "#s", ":", "x:", "c:", "C:\\", "http:", "https://", "HTTP://",
		"htps:", "http//", "http://http://", "://", "mailto:", "javascript:", "data:", "did:", "host.example", "www.b.example", "index.fr", "Makefile.in", "h.example:80/", "u@", "u:p@", "@",
		":25", ":443", ":80", "0x7f.1", "127.1", "[::1]", "a b", " ", "\t", "\n", "\r\n", "\x00", "\x01", "\\", "\\\\", "é", "%", "%zz", "%25", "%2541", "%2500", "%252f", "%0a", "%00", "%2F", "|", "[", "]", "{", "^",
		"file:", "://x", ";", "&", "=", "+", "~", "'", "con", "ü.example", "ﬁ", "。", "\u200b", "docs/", "project/", "h.example", "a.md%23x", "http://[fe80::1%25en0]/", "https://b.example/", "www.b.example/"}
)

func pick(random *rand.Rand, from []string) string { return from[random.IntN(len(from))] }

// randomReport returns a page with up to three links, somewhere.
func randomReport(random *rand.Rand) *Report {
	o := sourcesOf("", pick(random, baseStarts)+pick(random, baseEnds))
	switch random.IntN(8) {
	case 0:
		o.Sources[core.LayerEmbedded] = core.Source{Text: pick(random, baseStarts) + pick(random, baseEnds), Given: true}
	case 1:
		o.Root = pick(random, []string{"/docs", "/project/", "//x", "/", "https://h.example/docs/", "p"})
	case 2:
		o = Options{}
	}
	r := New(o)
	for range 1 + random.IntN(3) {
		ref := ""
		for range 1 + random.IntN(5) {
			ref += pick(random, refs)
		}
		switch n := r.Len(); {
		case random.IntN(20) == 0:
			ref = ""
		case random.IntN(20) == 0:
			ref = r.Base() + "#s"
		case n > 0 && random.IntN(5) == 0:
			ref = "./" + r.At(n-1).Ref // perhaps the same target in other words
		}
		r.Add(Link{Ref: ref, Context: ContextNamed(pick(random, []string{"a href", "img src", "sitemap loc", "manifest start_url", "manifest scope"}))})
	}
	r.Check(1 << 20)
	return r
}

// On random pages each fix leads where it claims to, the finding is gone with it, and
// no graver one arises.
func TestFixesAreRight(t *testing.T) {
	seen := Set(0)
	random := rand.New(rand.NewPCG(3986, 15))
	for range 10_000 {
		r := randomReport(random)
		for i := range r.Len() {
			checkFixes(t, r, i)
			for _, f := range r.Details(i).Findings {
				if f.Fixes {
					seen.add(f.Code)
				}
			}
		}
		if t.Failed() {
			return
		}
	}
	for _, c := range Codes() {
		if claims[c] != nil && !seen.Has(c) {
			t.Errorf("%s was never to be fixed", c)
		}
	}
}

// A password before no host is not fixed: without it there is still no host.
func TestPasswordWithoutHost(t *testing.T) {
	for ref, want := range map[string]bool{"http://u:p@/x": false, "HTTP://C:\\%zzu@": false, "http://u:p@h/x": true} {
		for _, f := range reportOf("file:///a/b", ref).Details(0).Findings {
			if f.Code == Password && f.Fixes != want {
				t.Errorf("%s: %q", ref, f.Fix)
			}
		}
	}
}

// FuzzFixes checks the same for any page with one link.
func FuzzFixes(f *testing.F) {
	for _, c := range vectors.Links() {
		f.Add(c.Retrieval, c.Ref)
	}
	for _, c := range vectors.Disguises() {
		f.Add(vectors.DisguisePage, c.Ref)
	}
	f.Fuzz(func(t *testing.T, base, ref string) {
		if len(base)+len(ref) > 200 {
			return
		}
		checkFixes(t, reportOf(base, ref), 0)
	})
}

func checkFixes(t *testing.T, r *Report, i int) {
	t.Helper()
	details := r.Details(i)
	for _, f := range details.Findings {
		if !f.Fixes {
			continue
		}
		claim := claims[f.Code]
		if claim == nil {
			t.Fatalf("%s has a fix, and nothing says what it claims", f.Code)
		}
		m := proposed{r: r, ref: details.Ref, old: details.Target, f: f}
		m.new, _ = r.own.resolve(f.Fix)
		if !claim(&m) {
			t.Errorf("base %q, root %q, embedded %v: %s of %q: %q leads to %q (before: %q), which is not what it claims",
				r.Base(), r.options.Root, r.sources.Layer == core.LayerEmbedded, f.Code, details.Ref, f.Fix, m.new, m.old)
		}
		after := New(r.options)
		for k := range r.Len() {
			ref := r.At(k).Ref
			if k == i {
				ref = f.Fix
			}
			after.Add(Link{Ref: ref, Context: r.At(k).Context})
		}
		after.Check(1 << 20)
		again := after.Details(i)
		if worst(again.Findings) > worst(details.Findings) {
			t.Errorf("base %q: %s of %q: after %q there is %v", r.Base(), f.Code, details.Ref, f.Fix, again.Findings)
		}
		for _, g := range again.Findings {
			if g.Code == f.Code && g.Gravity >= f.Gravity && f.Code != DoublyEncoded && f.Code != SameDocument {
				// What is encoded thrice is fixed once, and the same document stays so.

				t.Errorf("base %q, root %q: %s of %q stays after %q", r.Base(), r.options.Root, f.Code, details.Ref, f.Fix)
			}
		}
	}
}

// proposed is a fix, with the target before and after it.
type proposed struct {
	r        *Report
	ref      string
	old, new string
	f        Finding
}

// clean returns the reference as browsers read it before they parse it, by the letter of the
// URL Standard.
func (m *proposed) clean() string {
	var out strings.Builder
	for _, b := range []byte(strings.TrimFunc(m.ref, func(r rune) bool { return r <= ' ' })) {
		if b != '\t' && b != '\n' && b != '\r' {
			out.WriteByte(b)
		}
	}
	return out.String()
}

// parsed returns the components of a text by RFC 3986.
func parsed(text, name string) string {
	a := core.Parse(text, core.RFC3986)
	return partOf(&a, name)
}

// isURI reports whether the text has no character that a URI does not have.
func isURI(text string) bool {
	for i := range len(text) {
		if c := text[i]; c <= ' ' || c >= 0x7F || strings.IndexByte("\"<>\\^`{|}", c) >= 0 {
			return false
		}
	}
	return true
}

// decodedOctets returns the octets that the text stands for: a fix may encode them, and no
// more.
func decodedOctets(text string) string {
	var out []byte
	for i := 0; i < len(text); i++ {
		if octet, ok := tripletAt(text, i); ok {
			out = append(out, octet)
			i += 2
			continue
		}
		out = append(out, text[i])
	}
	return string(out)
}

func tripletAt(text string, i int) (byte, bool) {
	const digits = "0123456789abcdef"
	if i+2 >= len(text) || text[i] != '%' {
		return 0, false
	}
	high, low := strings.IndexByte(digits, text[i+1]|0x20), strings.IndexByte(digits, text[i+2]|0x20)
	return byte(high<<4 | low), high >= 0 && low >= 0 && text[i+1] >= '0' && text[i+2] >= '0'
}

// asRead reports whether the fix is the reference as browsers read it, with what is no
// character of a URI encoded: the same octets, the backslashes of a path turned.
func asRead(m *proposed) bool {
	clean := m.clean()
	if scheme := webScheme(clean, m.r.own.scheme); scheme {
		path := clean[:len(until(clean, "?#"))]
		clean = strings.ReplaceAll(path, `\`, "/") + clean[len(path):]
	}
	fix := m.f.Fix
	if strings.Contains(until(clean, "/?#"), ":") {
		fix = strings.TrimPrefix(fix, "./") // §4.2: what is before the colon is no scheme
	}
	return isURI(fix) && decodedOctets(fix) == decodedOctets(clean)
}

// webScheme reports whether browsers read backslashes as slashes in the reference.
func webScheme(ref, base string) bool {
	scheme := base
	if i := strings.IndexAny(ref, ":/?#\\"); i > 0 && ref[i] == ':' && strings.Trim(strings.ToLower(ref[:i]), "abcdefghijklmnopqrstuvwxyz0123456789+-.") == "" && isLetter(ref[0]) {
		scheme = strings.ToLower(ref[:i])
	}
	return scheme == "" || strings.Contains(" http https ws wss ftp file ", " "+scheme+" ")
}

func sameTarget(m *proposed) bool { return m.new == m.oldClean() }

// hasHost reports whether the fix is a URI, or begins with "//", and has that host.
func hasHost(m *proposed) bool { return parsed(m.f.Fix, "host") != "" }

// without reports whether the fix is the reference without its part of that name from
// the first delimiter in it or the one before it on.
func without(m *proposed, name, delimiter string) bool {
	clean := m.clean()
	a := core.Parse(clean, core.RFC3986)
	at := a.Part(name).Span
	start := int(at.Start) - 1 + strings.Index(clean[at.Start-1:at.End], delimiter)
	return clean[:start]+clean[at.End:] == m.f.Fix
}

// claims is what the fix of each finding claims.
var claims = [codeCount]func(*proposed) bool{
	EncodedFragment: func(m *proposed) bool { return strings.Replace(m.new, "#", "%23", 1) == m.oldClean() },
	Space:           asRead, Backslash: asRead, UnencodedCharacter: asRead, MalformedPercent: asRead, LineBreak: asRead,
	OuterSpace: func(m *proposed) bool {
		return m.f.Fix == strings.TrimFunc(m.ref, func(r rune) bool { return r <= ' ' })
	},
	BackslashAuthority: func(m *proposed) bool {
		host, _ := hostOf(parsed(m.f.Fix, "authority"))
		return host == m.f.Meaning || decodedOctets(host) == decodedOctets(m.f.Meaning)
	},
	BrowserHost: func(m *proposed) bool {
		host, _ := hostOf(parsed(m.f.Fix, "authority"))
		return decodedOctets(host) == decodedOctets(m.f.Meaning)
	},
	// §5.4.2, §4.4: the same target in plainer words.
	ExcessDots: sameTarget, SameDocument: sameTarget, EmptyReference: sameTarget,
	FragmentLeavesPage: func(m *proposed) bool {
		page, _ := m.r.page()
		return m.new == page+m.clean()
	},
	Duplicate: func(m *proposed) bool {
		return m.new == m.f.Meaning && core.NormalForm(m.new) == core.NormalForm(m.oldClean())
	},
	// §6.2.2.2 before §6.2.2.3: a dot segment, whether encoded or not.
	EncodedDots: func(m *proposed) bool { return core.NormalForm(m.new) == core.NormalForm(m.oldClean()) },
	// What oddtarget says was meant.
	AddressInPath: meant, HostInPath: meant, FolderTwice: meant, ZoneIdentifier: meant, EmptySegment: meant, OutsideScope: meant,
	MustBeAbsolute: func(m *proposed) bool { return m.new == m.oldClean() && parsed(m.f.Fix, "scheme") != "" },
	// §5.2.3: the same target from a base with the slash and from one without it.
	BaseWithoutSlash: func(m *proposed) bool {
		slashed, _ := core.Target(WithSlash(m.r.Base()), m.clean(), core.RFC3986, core.Options{})
		again, _ := core.Target(WithSlash(m.r.Base()), m.f.Fix, core.RFC3986, core.Options{})
		return m.new == slashed && again == slashed && m.f.Meaning == slashed
	},
	// §4.2: the same path below the root, at the same authority.
	LeavesProject: func(m *proposed) bool {
		old := m.oldClean()
		return parsed(m.new, "authority") == parsed(m.r.Base(), "authority") &&
			parsed(m.new, "path") == m.f.Meaning+strings.TrimLeft(parsed(old, "path"), "/") && parsed(m.new, "query") == parsed(old, "query")
	},
	// §4.2: a path at the authority of the base.
	NetworkPathByMistake: func(m *proposed) bool {
		return parsed(m.new, "authority") == parsed(m.r.Base(), "authority") && parsed(m.f.Fix, "authority") == "" &&
			strings.TrimLeft(m.f.Fix, "/") == strings.TrimLeft(m.clean(), `/\`)
	},
	ColonFirstSegment: asRead, AccidentalScheme: relativePath,
	SchemeTypo: func(m *proposed) bool {
		scheme := parsed(m.f.Fix, "scheme")
		return m.f.Meaning == "//" && strings.HasPrefix(m.f.Fix, "//") || scheme == m.f.Meaning || strings.Contains(" http https ", " "+scheme+" ")
	},
	// URL Standard §4.4, special relative or authority state: the scheme is that of the base.
	SchemeSlashes: func(m *proposed) bool {
		if m.f.Case == "relative" {
			before, _ := core.Target(m.r.Base(), m.clean(), core.URL, core.Options{})
			after, _ := core.Target(m.r.Base(), m.f.Fix, core.URL, core.Options{})
			return parsed(m.f.Fix, "scheme") == "" && decodedOctets(after) == decodedOctets(before)
		}
		scheme := parsed(m.f.Fix, "scheme")
		return strings.HasPrefix(m.f.Fix[len(scheme):], "://") && !strings.HasPrefix(m.f.Fix[len(scheme):], ":///")
	},
	SuffixReference: func(m *proposed) bool { return hasHost(m) && parsed(m.f.Fix, "host") == m.f.Meaning },
	WindowsPath: func(m *proposed) bool {
		path := strings.ReplaceAll(m.clean(), `\`, "/")
		if strings.EqualFold(parsed(path, "scheme"), "file") {
			path = path[len("file:"):]
		}
		return parsed(m.f.Fix, "scheme") == "file" && decodedOctets(strings.TrimLeft(m.f.Fix[len("file:"):], "/")) == decodedOctets(strings.TrimLeft(path, "/"))
	},
	DoublyEncoded: func(m *proposed) bool {
		return decodedOctets(m.f.Fix) != decodedOctets(m.clean()) && len(m.f.Fix) < len(m.clean())
	},
	OddIPv4: func(m *proposed) bool { return parsed(m.f.Fix, "host") == m.f.Meaning },
	PortMismatch: func(m *proposed) bool {
		return without(m, "port", ":") && parsed(m.f.Fix, "port") == ""
	},
	Password: func(m *proposed) bool {
		return without(m, "userinfo", ":") && parsed(m.f.Fix, "host") == parsed(m.clean(), "host")
	},
}

// meant reports whether the fix leads to what the finding says was meant, and not where the link led.
func meant(m *proposed) bool {
	says, _ := m.r.own.resolve(m.f.Meaning)
	return m.new == says && m.new != m.oldClean()
}

// oldClean returns the target of the reference as browsers read it before they parse it.
func (m *proposed) oldClean() string {
	target, _ := m.r.own.resolve(m.clean())
	return target
}

// relativePath reports whether the fix has the whole reference for a relative path.
func relativePath(m *proposed) bool {
	return strings.HasPrefix(m.f.Fix, "./") && parsed(m.f.Fix, "scheme") == "" &&
		strings.ReplaceAll(decodedOctets(m.f.Fix[2:]), `\`, "/") == strings.ReplaceAll(decodedOctets(m.clean()), `\`, "/")
}
