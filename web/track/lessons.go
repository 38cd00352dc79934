package track

// lessons is a variable, so that no code is needed to build it.
var lessons = []Lesson{
	{"link", false, "page + img/a.png", []Screen{
		{"link/1", Place, false, []template{{[]id{"append"}, onFile, false}}},
		{"link/2", Place, false, []template{{[]id{"noslash"}, onFolder, false}}},
		{"link/3", Write, false, []template{{[]id{"append", "noslash"}, pageForLink, false}}},
		{"link/4", Type, true, []template{{[]id{"append"}, onFile, false}, {[]id{"noslash"}, onFolder, false}}},
	}},
	{"last-slash", false, "guide/ ≠ guide", []Screen{
		{"last-slash/1", Cut, false, []template{{[]id{"append"}, onFile, false}, {[]id{"noslash"}, onFolder, true}}},
		{"last-slash/2", Place, false, []template{{[]id{"nohostslash"}, onHost, false}}},
		{"last-slash/3", Type, false, []template{{[]id{"double", "append"}, doubled, false}}},
		{"last-slash/4", Write, true, []template{{[]id{"noslash", "folder"}, besideFolder, false}, {[]id{"append"}, besideFile, false}}},
	}},
	{"first-slash", false, "x  /x  //x", []Screen{
		{"first-slash/1", Match, false, []template{{[]id{"rootadd", "project", "folder", "netpath"}, threeStarts, false}}},
		{"first-slash/2", Sort, false, []template{{[]id{"project", "netpath"}, leaving, false}}},
		{"first-slash/3", Write, false, []template{{[]id{"project", "append"}, backIntoProject, false}}},
		{"first-slash/4", Type, true, []template{{[]id{"rootadd", "project", "folder"}, fromRoot, false}, {[]id{"netpath"}, twoSlashes, false}}},
	}},
	{"up", false, "../..", []Screen{
		{"up/1", Run, false, []template{{[]id{"glue"}, upAndDot, false}}},
		{"up/2", Run, false, []template{{[]id{"above", "glue"}, tooFar, false}}},
		{"up/3", Sort, false, []template{{[]id{"dotname", "three", "enc2e", "refuse"}, oddDots, false}}},
		{"up/4", Match, false, []template{{nil, letters, false}}},
		{"up/5", Type, true, []template{{[]id{"fileup", "glue"}, upFromFile, false}, {[]id{"noslash", "glue"}, upFromFolder, false}, {[]id{"finaldot", "append", "glue"}, onlyUp, false}, {[]id{"above", "glue"}, tooFar, false}}},
	}},
	{"query", false, "?x  #x", []Screen{
		{"query/1", Place, false, []template{{[]id{"qdrop", "qadd"}, queryOnly, false}}},
		{"query/2", Match, false, []template{{[]id{"emptyroot", "emptyq", "emptyquery"}, threeEmpty, false}}},
		{"query/3", Sort, false, []template{{[]id{"qkeep", "emptyq", "emptyquery"}, whoseQuery, false}}},
		{"query/4", Type, true, []template{{[]id{"append", "qkeep"}, queryStays, false}, {[]id{"qdrop", "qadd"}, queryOnly, false}, {[]id{"emptyroot", "emptyq", "fkeep"}, emptyLink, false}, {[]id{"fkeep"}, fragmentLost, false}, {[]id{"qdots"}, dotsInQuery, false}}},
	}},
	{"questions", false, "1 2 3 4", []Screen{
		{"questions/1", Order, false, []template{{nil, inOrder, false}}},
		{"questions/2", Sort, false, []template{{[]id{"netpath", "folder", "emptyroot"}, doors, false}}},
		{"questions/3", Match, false, []template{{[]id{"netpath", "folder", "append"}, fourDoors, false}}},
		{"questions/4", Write, true, []template{{[]id{"project"}, throughSlash, false}, {[]id{"qadd"}, throughEmpty, true}, {[]id{"www"}, throughHost, true}}},
	}},
	{"looks", false, "www.  a:b  %2F", []Screen{
		{"looks/1", Sort, false, []template{{[]id{"www", "hostport", "colon", "anyabs"}, lookingLike, false}}},
		{"looks/2", Match, false, []template{{[]id{"enc2f", "enc2e", "collapse"}, encoded, false}}},
		{"looks/3", Sort, false, []template{{[]id{"backslash", "samescheme", "addslash", "enc2e"}, inBrowsers, false}}},
		{"looks/4", Type, true, []template{{[]id{"www"}, likeHost, false}, {[]id{"hostport", "colon"}, likePort, false}, {[]id{"anyabs"}, likeAddress, false}, {[]id{"userinfo"}, beforeAt, true}, {[]id{"atpath"}, atInPath, true}}},
	}},
	{"disk", true, "guide.md → guide/", []Screen{
		{"disk/1", Place, false, []template{{[]id{"source"}, pretty, false}}},
		{"disk/2", Write, false, []template{{[]id{"source"}, toNeighbour, false}}},
		{"disk/3", Sort, false, []template{{[]id{"case"}, letterCase, false}}},
		{"disk/4", Write, true, []template{{[]id{"source"}, toNeighbour, false}, {[]id{"project", "noslash"}, projectFolder, true}}},
	}},
	{"base-of", true, "<base>  301  url()", []Screen{
		{"base-of/1", Place, false, []template{{[]id{"redirect"}, redirected, false}}},
		{"base-of/2", Place, false, []template{{[]id{"css"}, inStyles, false}}},
		{"base-of/3", Type, false, []template{{[]id{"baseslash"}, baseElement, false}, {[]id{"basefrag"}, toTop, true}}},
		{"base-of/4", Sort, false, []template{{[]id{"relbase"}, fitForBase, false}}},
		{"base-of/5", Type, true, []template{{[]id{"redirect"}, redirected, false}, {[]id{"css"}, inStyles, true}, {[]id{"baseslash"}, baseElement, true}, {[]id{"basefrag"}, toTop, true}}},
	}},
	{"move", true, "/ → /project/", []Screen{
		{"move/1", Sort, false, []template{{[]id{"project"}, intoProject, false}}},
		{"move/2", Write, false, []template{{[]id{"fileup"}, deeper, false}}},
		{"move/3", Write, false, []template{{[]id{"noslash"}, slashGained, false}}},
		{"move/4", Write, true, []template{{[]id{"project"}, wholePage, false}, {[]id{"noslash"}, slashGained, true}}},
	}},
}

// tested is what the inputs of the test are made of.
var tested = []template{
	{[]id{"append"}, onFile, false},
	{[]id{"noslash"}, onFolder, false},
	{[]id{"rootadd", "project", "folder"}, fromRoot, false},
	{[]id{"append", "qkeep"}, queryStays, false},
	{[]id{"qdrop", "qadd"}, queryOnly, false},
	{[]id{"emptyroot", "emptyq", "fkeep"}, emptyLink, false},
	{[]id{"fileup", "glue"}, upFromFile, false},
	{[]id{"above", "glue"}, tooFar, false},
}
