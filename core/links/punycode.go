package links

import (
	"strings"
	"unicode/utf8"
)

// fromPunycode is the host with each label "xn--…" as the characters that it
// stands for (RFC 5890 §2.3.2.1). A label that stands for nothing stays.
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

// punycode is the decoding procedure of RFC 3492 §6.2.
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

// adapt is the function of RFC 3492 §6.1.
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
