// Package scopes knows which addresses a web app keeps to (Web Application Manifest, §1.5) and a service
// worker controls (Service Workers, §4.6). A scope is a beginning of addresses, as browsers write
// them; query and fragment of it do not count.
package scopes

import "strings"

// Bare returns an address without query and fragment.
func Bare(url string) string {
	if i := strings.IndexAny(url, "?#"); i >= 0 {
		return url[:i]
	}
	return url
}

// Folder returns an address up to the last slash of its path: the scope where none is stated, and the
// widest that a service worker has without the header Service-Worker-Allowed.
func Folder(url string) string {
	url = Bare(url)
	return url[:strings.LastIndexByte(url, '/')+1]
}

// Has reports whether an address is in a scope.
func Has(scope, url string) bool { return strings.HasPrefix(url, Bare(scope)) }

// OfApp returns the scope that browsers keep an app to: the stated one, which is empty for none, if
// start_url is in it, else the folder of start_url.
func OfApp(start, stated string) string {
	if stated != "" && Has(stated, start) {
		return Bare(stated)
	}
	return Folder(start)
}
