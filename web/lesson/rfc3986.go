package lesson

import "strconv"

// base54 is the base of the examples of RFC 3986 §5.4.
const base54 = "http://a/b/c/d;p?q"

// Normal is the references of RFC 3986 §5.4.1.
func Normal() []Example {
	return against54("normal", []string{
		"g:h", "g", "./g", "g/", "/g", "//g", "?y", "g?y", "#s", "g#s", "g?y#s",
		";x", "g;x", "g;x?y#s", "", ".", "./", "..", "../", "../g", "../..", "../../", "../../g",
	})
}

// Abnormal is the references of RFC 3986 §5.4.2, the last one also not strict.
func Abnormal() []Example {
	list := against54("abnormal", []string{
		"../../../g", "../../../../g", "/./g", "/../g", "g.", ".g", "g..", "..g",
		"./../g", "./g/.", "g/./h", "g/../h", "g;x=1/./y", "g;x=1/../y",
		"g?y/./x", "g?y/../x", "g#s/./x", "g#s/../x", "http:g",
	})
	return append(list, Example{ID: "non-strict", Base: base54, Ref: "http:g", NonStrict: true})
}

func against54(prefix string, refs []string) []Example {
	var list []Example
	for i, ref := range refs {
		list = append(list, Example{ID: prefix + "-" + strconv.Itoa(i+1), Base: base54, Ref: ref})
	}
	return list
}
