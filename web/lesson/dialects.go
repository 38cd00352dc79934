package lesson

// Dialects is texts that RFC 1630, RFC 1738 and RFC 3986 do not read alike.
func Dialects() []Example {
	const base = "http://a/b/c/d;p?q"
	return []Example{
		{Base: base, Ref: "http://host/~user"},
		{Base: base, Ref: "ftp://myname@host.dom/%2Fetc/motd"},
		{Base: base, Ref: "gopher://h/7a%20b%09c"},
		{Base: base, Ref: "mailto:user@host.dom?subject=x"},
		{Base: base, Ref: "http:g"},
		{Base: base, Ref: "../../../g"},
	}
}
