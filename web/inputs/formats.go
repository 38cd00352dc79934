package inputs

// Format is what a source of links can be said to be.
type Format struct {
	Name, Label string
	Data        bool // it is data, whose readers are loaded where they are needed
}

var formats = [...]Format{
	{"auto", "linkpanel.auto", false},
	{"html", "linkpanel.html", false},
	{"markdown", "linkpanel.md", false},
	{"sitemap", "linkpanel.sitemap", true},
	{"csv", "linkpanel.table", false},
	{"text", "linkpanel.text", false},
	{"xml", "linkpanel.xml", true},
	{"atom", "linkpanel.atom", true},
	{"rss", "linkpanel.rss", true},
	{"svg", "linkpanel.svg", true},
	{"epub", "linkpanel.epub", true},
	{"json-schema", "linkpanel.json-schema", true},
	{"openapi", "linkpanel.openapi", true},
	{"json-ld", "linkpanel.json-ld", true},
	{"importmap", "linkpanel.importmap", true},
	{"manifest", "linkpanel.manifest", true},
	{"turtle", "linkpanel.turtle", true},
	{"css", "linkpanel.css", false},
	{"http", "linkpanel.http", true},
}

// Formats lists the formats. The first leaves it to the program to find out.
func Formats() []Format { return formats[:] }

func formatChoices() (list []Choice) {
	for _, f := range formats {
		list = append(list, Choice{f.Name, f.Label})
	}
	return list
}
