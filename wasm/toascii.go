//go:build js && wasm

package main

import (
	"strings"
	"syscall/js"
)

// toASCII returns the Unicode ToASCII of a domain, by the browser, so it depends on the version of
// Unicode that this has. The label added at the end keeps the browser from reading digits
// that were mapped to ASCII as an IPv4 address; the parser looks at them itself. Chromium
// encodes "*", which the standard does not, and decodes what a "%" begins that it has mapped,
// with which the domain would have been failure (URL Standard §3.5): no "%" would be left.
func toASCII(domain string) (ascii string, ok bool) {
	const label = ".a"
	if strings.Contains(mapped(domain), "%") {
		return "", false
	}
	defer func() {
		if recover() != nil { // the browser has thrown: the domain is failure
			ascii, ok = "", false
		}
	}()
	url := js.Global().Get("URL").New("http://" + percentEncoded(domain) + label)
	ascii = strings.ReplaceAll(url.Get("hostname").String(), "%2A", "*")
	return strings.CutSuffix(ascii, label)
}

// mapped returns a domain with each character that stands for others, such as a full-width
// one, as those: in a domain they become what NFKC makes of them (UTS 46 §5).
func mapped(domain string) string { return fromJS(asObject(toJS(domain)).Call("normalize", "NFKC")) }

// percentEncoded returns the domain for a host parser, which decodes it: a string that began
// with a byte order mark would lose that on its way to JavaScript.
func percentEncoded(domain string) string {
	const digits = "0123456789ABCDEF"
	encoded := make([]byte, 0, 3*len(domain))
	for i := range len(domain) {
		encoded = append(encoded, '%', digits[domain[i]>>4], digits[domain[i]&15])
	}
	return string(encoded)
}
