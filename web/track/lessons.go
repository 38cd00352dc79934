package track

// lessons is a variable, so that no code is needed to build it.
var lessons = []Lesson{
	{"link", false, "page + img/a.png", []Screen{
		{"link/1", Place, false, []template{{[]id{"append"}, onFile, 0}}},
		{"link/2", Place, false, []template{{[]id{"noslash"}, onFolder, 0}}},
		{"link/3", Write, false, []template{{[]id{"append", "noslash"}, pageForLink, 0}}},
		{"link/4", Type, true, []template{{[]id{"append"}, onFile, 0}, {[]id{"noslash"}, onFolder, 0}}},
	}},
	{"last-slash", false, "guide/ ≠ guide", []Screen{
		{"last-slash/1", Cut, false, []template{{[]id{"append"}, onFile, 0}, {[]id{"noslash"}, onFolder, own}}},
		{"last-slash/2", Place, false, []template{{[]id{"nohostslash"}, onHost, 0}}},
		{"last-slash/3", Type, false, []template{{[]id{"double", "append"}, doubled, 0}}},
		{"last-slash/4", Write, true, []template{{[]id{"noslash", "folder"}, besideFolder, 0}, {[]id{"append"}, besideFile, 0}}},
	}},
	{"first-slash", false, "x  /x  //x", []Screen{
		{"first-slash/1", Match, false, []template{{[]id{"rootadd", "project", "folder", "netpath"}, threeStarts, 0}}},
		{"first-slash/2", Sort, false, []template{{[]id{"project", "netpath"}, leaving, 0}}},
		{"first-slash/3", Write, false, []template{{[]id{"project", "append"}, backIntoProject, 0}}},
		{"first-slash/4", Type, true, []template{{[]id{"rootadd", "project", "folder"}, fromRoot, 0}, {[]id{"netpath"}, twoSlashes, 0}}},
	}},
	{"up", false, "../..", []Screen{
		{"up/1", Run, false, []template{{[]id{"glue"}, upAndDot, 0}}},
		{"up/2", Run, false, []template{{[]id{"above", "glue"}, upAndOut, 0}}},
		{"up/3", Sort, false, []template{{[]id{"dotname", "three", "enc2e", "refuse"}, oddDots, 0}}},
		{"up/4", Match, false, []template{{nil, letters, 0}}},
		{"up/5", Type, true, []template{{[]id{"fileup", "glue"}, upFromFile, 0}, {[]id{"noslash", "glue"}, upFromFolder, 0}, {[]id{"finaldot", "append", "glue"}, onlyUp, 0}, {[]id{"above", "glue"}, tooFar, 0}}},
	}},
	{"query", false, "?x  #x", []Screen{
		{"query/1", Place, false, []template{{[]id{"qdrop", "qadd"}, queryOnly, 0}}},
		{"query/2", Match, false, []template{{[]id{"emptyroot", "emptyq", "emptyquery"}, threeEmpty, 0}}},
		{"query/3", Sort, false, []template{{[]id{"qkeep", "emptyq", "emptyquery"}, whoseQuery, 0}}},
		{"query/4", Type, true, []template{{[]id{"append", "qkeep"}, queryStays, 0}, {[]id{"qdrop", "qadd"}, queryOnly, 0}, {[]id{"emptyroot", "emptyq", "fkeep"}, emptyLink, 0}, {[]id{"fkeep"}, fragmentLost, 0}, {[]id{"qdots"}, dotsInQuery, 0}}},
	}},
	{"questions", false, "1 2 3 4", []Screen{
		{"questions/1", Order, false, []template{{nil, inOrder, 0}}},
		{"questions/2", Sort, false, []template{{[]id{"netpath", "folder", "emptyroot"}, doors, 0}}},
		{"questions/3", Match, false, []template{{[]id{"netpath", "folder", "append"}, fourDoors, 0}}},
		{"questions/4", Write, true, []template{{[]id{"project"}, throughSlash, 0}, {[]id{"qadd"}, throughEmpty, own}, {[]id{"www"}, throughHost, own}}},
	}},
	{"looks", false, "www.  a:b  %2F", []Screen{
		{"looks/1", Sort, false, []template{{[]id{"www", "hostport", "colon", "anyabs"}, lookalikes, 0}}},
		{"looks/2", Match, false, []template{{[]id{"enc2f", "enc2e", "collapse"}, encoded, 0}}},
		{"looks/3", Sort, false, []template{{[]id{"backslash", "samescheme", "addslash", "enc2e"}, inBrowsers, 0}}},
		{"looks/4", Type, true, []template{{[]id{"www"}, likeHost, 0}, {[]id{"hostport", "colon"}, likePort, visible}, {[]id{"anyabs"}, likeAddress, 0}, {[]id{"userinfo"}, beforeAt, own}, {[]id{"atpath"}, atInPath, own}}},
	}},
	{"disk", true, "guide.md → guide/", []Screen{
		{"disk/1", Place, false, []template{{[]id{"source"}, pretty, 0}}},
		{"disk/2", Write, false, []template{{[]id{"source"}, toNeighbour, 0}}},
		{"disk/3", Sort, false, []template{{[]id{"case"}, letterCase, 0}}},
		{"disk/4", Write, true, []template{{[]id{"source"}, toNeighbour, 0}, {[]id{"project", "noslash"}, projectFolder, own}}},
	}},
	{"base-of", true, "<base>  301  url()", []Screen{
		{"base-of/1", Place, false, []template{{[]id{"redirect"}, redirected, 0}}},
		{"base-of/2", Place, false, []template{{[]id{"css"}, inStyles, 0}}},
		{"base-of/3", Type, false, []template{{[]id{"baseslash"}, baseElement, 0}, {[]id{"basefrag"}, toTop, own}}},
		{"base-of/4", Sort, false, []template{{[]id{"relbase"}, fitForBase, 0}}},
		{"base-of/5", Type, true, []template{{[]id{"redirect"}, redirected, 0}, {[]id{"css"}, inStyles, own}, {[]id{"baseslash"}, baseElement, own}, {[]id{"basefrag"}, toTop, own}}},
	}},
	{"move", true, "/ → /project/", []Screen{
		{"move/1", Sort, false, []template{{[]id{"project"}, intoProject, 0}}},
		{"move/2", Write, false, []template{{[]id{"fileup"}, deeper, 0}}},
		{"move/3", Write, false, []template{{[]id{"noslash"}, slashGained, 0}}},
		{"move/4", Write, true, []template{{[]id{"project"}, wholePage, 0}, {[]id{"noslash"}, slashGained, own}}},
	}},
}

// tested is what the inputs of the test are made of.
var tested = [TestLength]template{
	{[]id{"append"}, onFile, 0},
	{[]id{"noslash"}, onFolder, 0},
	{[]id{"rootadd", "project", "folder"}, fromRoot, 0},
	{[]id{"append", "qkeep"}, queryStays, 0},
	{[]id{"qdrop", "qadd"}, queryOnly, 0},
	{[]id{"emptyroot", "emptyq", "fkeep"}, emptyLink, 0},
	{[]id{"fileup", "glue"}, upFromFile, 0},
	{[]id{"above", "glue"}, tooFar, 0},
}
