package inputs

// Format is a format of a source of links.
type Format struct {
	Name string // the word for it has the key "format." and the name
	Data bool   // it is data, whose readers are loaded where they are needed
}

var formats = [...]Format{
	{"auto", false},
	{"html", false},
	{"markdown", false},
	{"sitemap", true},
	{"csv", false},
	{"text", false},
	{"xml", true},
	{"atom", true},
	{"rss", true},
	{"svg", true},
	{"epub", true},
	{"json-schema", true},
	{"openapi", true},
	{"json-ld", true},
	{"importmap", true},
	{"manifest", true},
	{"turtle", true},
	{"css", false},
	{"http", true},
	{"json", false},
	{"notebook", true},
	{"source-map", true},
	{"hls", true},
	{"dash", true},
	{"script", true},
}

// Formats lists the formats. The first leaves it to the program to find out.
func Formats() []Format { return formats[:] }

func formatChoices() (list []Choice) {
	for _, f := range formats {
		list = append(list, Choice{f.Name, "format." + f.Name})
	}
	return list
}
