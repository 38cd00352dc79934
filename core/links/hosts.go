package links

import (
	"strconv"
	"strings"
	"unicode/utf8"

	"uriplayground/core/syntax"
)

// oddIPv4 returns the address that inet_aton and browsers make of a host that is not
// an IPv4address to the grammar (RFC 3986 §7.4): of one to four numbers, each
// decimal, octal after "0" or hexadecimal after "0x", the last of which fills
// what is left. A dot at the end is ignored.
func oddIPv4(host string) (address string, ok bool) {
	parts := strings.Split(strings.TrimSuffix(host, "."), ".")
	if len(parts) > 4 {
		return "", false
	}
	var bits uint64
	for i, p := range parts {
		n, ok := oddNumber(p)
		room := 8
		if i == len(parts)-1 {
			room = 8 * (5 - len(parts))
		}
		if !ok || n>>room != 0 {
			return "", false
		}
		bits = bits<<room | n
	}
	return dotted(uint32(bits)), true
}

// oddNumber returns a number in the notation of the C language.
func oddNumber(s string) (n uint64, ok bool) {
	base := uint64(10)
	switch {
	case len(s) >= 2 && s[0] == '0' && s[1]|0x20 == 'x':
		if base, s = 16, s[2:]; s == "" {
			return 0, true // "0x" alone is 0
		}
	case len(s) > 1 && s[0] == '0':
		base, s = 8, s[1:]
	}
	for i := range len(s) {
		digit := syntax.HexDigit(s[i])
		if digit < 0 || uint64(digit) >= base {
			return 0, false
		}
		if n = n*base + uint64(digit); n > 0xFFFFFFFF {
			return 0, false
		}
	}
	return n, s != ""
}

func dotted(address uint32) string {
	text := ""
	for shift := 24; shift >= 0; shift -= 8 {
		text += "." + strconv.Itoa(int(address>>shift&0xFF))
	}
	return text[1:]
}

// script is a range of characters of one script. "" is for what all of them
// share.
type script struct {
	first, last rune
	name        string
}

// scripts is the blocks of the scripts that hosts are written in, in order.
var scripts = [...]script{
	{'A', 'Z', "latin"}, {'a', 'z', "latin"}, {0xC0, 0x24F, "latin"}, {0x250, 0x2AF, "latin"},
	{0x370, 0x3FF, "greek"}, {0x400, 0x52F, "cyrillic"}, {0x530, 0x58F, "armenian"}, {0x590, 0x5FF, "hebrew"},
	{0x600, 0x6FF, "arabic"}, {0x750, 0x77F, "arabic"}, {0x900, 0x97F, "devanagari"}, {0x980, 0x9FF, "bengali"},
	{0xE00, 0xE7F, "thai"}, {0x10A0, 0x10FF, "georgian"}, {0x1100, 0x11FF, "hangul"}, {0x13A0, 0x13FF, "cherokee"},
	{0x1C80, 0x1C8F, "cyrillic"}, {0x1D00, 0x1DBF, "latin"}, {0x1E00, 0x1EFF, "latin"}, {0x1F00, 0x1FFF, "greek"},
	{0x3040, 0x309F, "hiragana"}, {0x30A0, 0x30FF, "katakana"}, {0x3130, 0x318F, "hangul"}, {0x3400, 0x9FFF, "han"},
	{0xA640, 0xA69F, "cyrillic"}, {0xAC00, 0xD7AF, "hangul"}, {0xFF21, 0xFF5A, "latin"}, {0x20000, 0x323AF, "han"},
}

// Scripts returns the names that Finding.Scripts can contain.
func Scripts() (names []string) {
	for _, s := range scripts {
		names = with(names, s.name)
	}
	return names
}

func with(names []string, name string) []string {
	for _, n := range names {
		if n == name {
			return names
		}
	}
	return append(names, name)
}

// scriptOf returns the script of a character; empty if it belongs to all or is none
// of those known here.
func scriptOf(r rune) string {
	for _, s := range scripts {
		if r <= s.last {
			if r >= s.first {
				return s.name
			}
			return ""
		}
	}
	return ""
}

// usual is scripts that are written together as a rule.
var usual = [...]string{"latin han hiragana katakana", "latin han hangul"}

// mixedLabel reports whether a label of the host mixes scripts that are not
// usually mixed, and which ones; otherwise which scripts the host has.
func mixedLabel(host string) (mixed bool, names []string) {
	for label := range strings.SplitSeq(host, ".") {
		var here []string
		for _, r := range label {
			if s := scriptOf(r); s != "" {
				here, names = with(here, s), with(names, s)
			}
		}
		if len(here) > 1 && !usualTogether(here) {
			return true, here
		}
	}
	return false, names
}

func usualTogether(names []string) bool {
	for _, group := range usual {
		all := true
		for _, n := range names {
			all = all && strings.Contains(" "+group+" ", " "+n+" ")
		}
		if all {
			return true
		}
	}
	return false
}

// alike is letters that look like those of the Latin script, each with the one
// that it looks like after it: small ones, capitals, those of phonetics, and Cherokee.
const alike = "аaсcԁdеeһhіiјjԛqӏlоoрpѕsԝwхxуyαaοoνvρpκkιiτtυuօoսuհhոnցgɡgıi" +
	"АaВbЕeКkМmНhОoРpСcТtУyХxІiЈjЅsԌgԚqԜwҺhӀlԀdΑaΒbΕeΖzΗhΙiΚkΜmΝnΟoΡpΤtΥyΧxϹcϲcϳjՕoՍuԼl" +
	"ɑaɩiʟlᴄcᴏoᴜuᴠvᴡwᴢzꜱsᎪaᏴbᏟcᎠdᎬeᎳwᎻhᎫjᏦkᏞlᎷmᏢpᎡrᏚsᎢtᏙvᏃz"

// lookalike returns the host read as Latin letters, if a label of it holds other
// letters and each of these looks like one. Below a top label that cannot be read so
// nobody takes the others for Latin.
func lookalike(host string) (latin string, ok bool) {
	var out strings.Builder
	labels := strings.Split(strings.TrimSuffix(host, "."), ".")
	if readAlike(labels[len(labels)-1]) == "" {
		return host, false
	}
	for i, label := range labels {
		if i > 0 {
			out.WriteByte('.')
		}
		read := readAlike(label)
		ok = ok || read != "" && read != label
		if read == "" {
			read = label
		}
		out.WriteString(read)
	}
	return out.String(), ok
}

// readAlike returns the label in Latin letters; empty if one has no likeness.
func readAlike(label string) string {
	var out []byte
	for _, r := range label {
		if r < 0x80 {
			out = append(out, byte(r))
			continue
		}
		i := strings.IndexRune(alike, r)
		if i < 0 {
			return ""
		}
		out = append(out, alike[i+len(string(r))])
	}
	return string(out)
}

// fromPunycode returns the host with each label "xn--…" as the characters that it
// encodes (RFC 5890 §2.3.2.1). A label that encodes nothing is kept.
func fromPunycode(host string) string {
	if !strings.Contains(strings.ToLower(host), "xn--") {
		return host
	}
	labels := strings.Split(host, ".")
	for i, label := range labels {
		if len(label) > 4 && strings.EqualFold(label[:4], "xn--") {
			if read, ok := punycode(label[4:]); ok {
				labels[i] = read
			}
		}
	}
	return strings.Join(labels, ".")
}

// Parameters of RFC 3492 §5.
const (
	pBase, pMin, pMax, pSkew, pDamp = 36, 1, 26, 38, 700
	pBias, pFirst                   = 72, 0x80
	longestLabel                    = 63 // RFC 1035 §2.3.4
)

// punycode returns the decoding procedure of RFC 3492 §6.2.
func punycode(s string) (text string, ok bool) {
	if len(s) > longestLabel {
		return "", false
	}
	var out []rune
	if b := strings.LastIndexByte(s, '-'); b > 0 {
		out, s = []rune(s[:b]), s[b+1:]
	}
	n, i, bias := pFirst, 0, pBias
	for s != "" {
		old, w := i, 1
		for k := pBase; ; k += pBase {
			if s == "" {
				return "", false
			}
			digit := punyDigit(s[0])
			s = s[1:]
			if digit < 0 || digit > (1<<30-i)/w {
				return "", false
			}
			i += digit * w
			t := min(max(k-bias, pMin), pMax)
			if digit < t {
				break
			}
			if w > (1<<30)/(pBase-t) {
				return "", false
			}
			w *= pBase - t
		}
		length := len(out) + 1
		bias = adapt(i-old, length, old == 0)
		n += i / length
		i %= length
		if !utf8.ValidRune(rune(n)) {
			return "", false
		}
		out = append(out[:i], append([]rune{rune(n)}, out[i:]...)...)
		i++
	}
	return string(out), len(out) > 0
}

func punyDigit(c byte) int {
	switch {
	case isLetter(c):
		return int(c | 0x20 - 'a')
	case c >= '0' && c <= '9':
		return int(c-'0') + 26
	}
	return -1
}

// adapt returns the function of RFC 3492 §6.1.
func adapt(delta, length int, first bool) int {
	if first {
		delta /= pDamp
	} else {
		delta /= 2
	}
	delta += delta / length
	k := 0
	for delta > (pBase-pMin)*pMax/2 {
		delta /= pBase - pMin
		k += pBase
	}
	return k + (pBase-pMin+1)*delta/(delta+pSkew)
}
