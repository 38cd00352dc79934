package track

// lessons is a variable, so that no code is needed to build it.
var lessons = []Lesson{
	{"link", false, "page + img/a.png", []Screen{
		{"link/1", Place, false, []template{{[]id{"append"}, onFile}}},
		{"link/2", Place, false, []template{{[]id{"noslash"}, onFolder}}},
		{"link/3", Write, false, []template{{[]id{"append", "noslash"}, movedPage}}},
		{"link/4", Type, true, []template{{[]id{"append"}, onFile}, {[]id{"noslash"}, onFolder}}},
	}},
}

// tested is the inputs of the test.
var tested = []template{
	{[]id{"append"}, onFile},
	{[]id{"noslash"}, onFolder},
}
