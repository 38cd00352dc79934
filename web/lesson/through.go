package lesson

// Through returns links over which the documents that define resolution part, from RFC
// 1630 to the URL Standard. The view of them opens with the first one.
func Through() []Example {
	const base = "http://a/b/c/d;p?q"
	return []Example{
		{Base: base, Ref: "../../../g;x/../%2e%2e/y"},
		{Base: base, Ref: "?y"},
		{Base: base, Ref: ""},
		{Base: base, Ref: ";x"},
		{Base: base, Ref: "../../../g"},
		{Base: base, Ref: "/../g"},
		{Base: "http://a", Ref: "g"},
		{Base: base, Ref: "g?"},
		{Base: base, Ref: "http:g"},
		{Base: base, Ref: `\g`},
		{Base: base, Ref: "%2e%2e/g"},
		{Base: "mailto:a@b", Ref: "c"},
		{Base: "file:///C:/a/b", Ref: "/x"},
		{Base: "/a/b", Ref: "c"},
		{Base: "s3://bucket/a/b", Ref: "../c"},
	}
}

// RecordedAnswer is the answer of a library, with its version; "" for an error.
type RecordedAnswer struct{ Library, Answer string }

// Recorded returns the answers of libraries to one of Through; nil for other texts.
func Recorded(base, ref string) (list []RecordedAnswer) {
	for i, e := range Through() {
		if e.Base != base || e.Ref != ref {
			continue
		}
		last := ""
		for k, answer := range recordedAnswers[i] {
			if answer != "=" {
				last = answer
			}
			list = append(list, RecordedAnswer{recordedLibraries[k], last})
		}
	}
	return list
}
