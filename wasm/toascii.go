//go:build js && wasm

package main

import (
	"strings"
	"syscall/js"
)

// toASCII is Unicode ToASCII of a domain, by the browser, so it depends on the version of
// Unicode that this has. The label added at the end keeps the browser from reading digits
// that were mapped to ASCII as an IPv4 address; the parser looks at them itself. Chromium
// encodes "*", which the standard does not.
func toASCII(domain string) (ascii string, ok bool) {
	const label = ".a"
	defer func() {
		if recover() != nil { // the browser has thrown: the domain is failure
			ascii, ok = "", false
		}
	}()
	encoded := js.Global().Call("encodeURIComponent", domain).String()
	url := js.Global().Get("URL").New("http://" + encoded + label)
	ascii = strings.ReplaceAll(url.Get("hostname").String(), "%2A", "*")
	return strings.CutSuffix(ascii, label)
}
