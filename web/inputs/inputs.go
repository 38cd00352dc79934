// Package inputs lists the fields and switches that a visitor fills in: once for
// the pages, which are made at build time, and for embeds, where the program
// builds them. It is data; words are keys of web/locales.
package inputs

// Kind is the way in which a field is filled in.
type Kind string

// The kinds of fields.
const (
	Text     Kind = "text" // a URI
	Area     Kind = "textarea"
	Select   Kind = "select"
	Checkbox Kind = "checkbox"
	File     Kind = "file"
	Search   Kind = "search"
	Buttons  Kind = "buttons" // one of which is pressed
)

// Field is an input field with its label.
type Field struct {
	Name      string
	Kind      Kind
	Label     string   // key of the word
	Hint      string   // key of the word for what it is for; empty for none
	Rows      int      // of an Area in a page
	EmbedRows int      // of an Area in an embed, which has less room; 0 for the browser's default
	Choices   []Choice // of a Select or of Buttons
}

// Choice is a value of a Select with the key of its word.
type Choice struct{ Value, Label string }

// Row is a field by itself, or several side by side.
type Row struct {
	Place  string // where the layout puts it, a class
	Label  string // key of the word for the row; empty for none
	Folded bool   // the fields are shown once the label is opened
	Fields []Field
}

// Literal lists the attributes, name and value in turn, that make a browser leave
// typed text as it is.
func Literal() []string {
	return []string{"spellcheck", "false", "autocomplete", "off", "autocapitalize", "none", "autocorrect", "off"}
}

// Texts lists the fields of base, reference and running text. Each view shows
// some of them, perhaps under another label.
func Texts() []Field {
	return []Field{
		{Name: "base", Kind: Text, Label: "field.base", Hint: "field.base.hint"},
		{Name: "ref", Kind: Text, Label: "field.ref", Hint: "field.ref.hint"},
		{Name: "text", Kind: Area, Label: "text.label", Hint: "text.hint", Rows: 6},
	}
}

// ID returns the id of the element of a field, for its label.
func ID(name string) string { return "uri-" + name }

// Options lists the switches of resolution.
func Options() []Field {
	return []Field{
		{Name: "strict", Kind: Checkbox, Label: "option.strict"},
		{Name: "erratum4547", Kind: Checkbox, Label: "option.erratum4547"},
		{Name: "erratum4789", Kind: Checkbox, Label: "option.erratum4789"},
	}
}

// SiteFiles lists the fields of the view of a site: for a folder, and for an archive of
// one.
func SiteFiles() []string { return []string{"folder", "zip"} }

// SiteFile lists the attributes of such a field that say what it takes.
func SiteFile(name string) []string {
	if name == "folder" {
		return []string{"webkitdirectory", ""}
	}
	return []string{"accept", ".zip,.epub,application/zip,application/epub+zip"}
}

// LinkPanel lists the fields of the view of a page's links.
func LinkPanel() []Row {
	return []Row{
		{Place: "where", Fields: []Field{address("retrieval")}},
		{Place: "more", Label: "linkpanel.more", Folded: true, Fields: []Field{
			address("redirected"), address("encapsulating"), address("fallback"), address("root"),
		}},
		{Place: "moving", Label: "linkpanel.moving", Folded: true, Fields: []Field{
			{Name: "moving", Kind: Select, Label: "linkpanel.moving.label", Choices: []Choice{
				{"page", "linkpanel.moving.page"}, {"site", "linkpanel.moving.site"}, {"assets", "linkpanel.moving.assets"},
			}},
			address("move"),
		}},
		{Place: "sides", Label: "linkpanel.sides", Fields: []Field{
			{Name: "links-side", Kind: Buttons, Choices: []Choice{{"source", "linkpanel.side.source"}, {"list", "linkpanel.side.list"}}},
		}},
		{Place: "source", Fields: []Field{{Name: "source", Kind: Area, Label: "linkpanel.source.label", Hint: "linkpanel.source.hint", Rows: 12, EmbedRows: 6}}},
		{Place: "reading", Fields: []Field{
			{Name: "format", Kind: Select, Label: "linkpanel.format", Choices: formatChoices()},
			{Name: "file", Kind: File, Label: "linkpanel.file"},
		}},
		{Place: "filters", Label: "linkpanel.filters", Fields: []Field{
			{Name: "search", Kind: Search, Label: "linkpanel.search.label"},
			{Name: "defang", Kind: Checkbox, Label: "linkpanel.defang.label"},
		}},
	}
}

func address(name string) Field {
	return Field{Name: name, Kind: Text, Label: "linkpanel." + name + ".label"}
}
