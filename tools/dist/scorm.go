package main

import (
	"archive/zip"
	"bytes"
	"cmp"
	"compress/flate"
	"embed"
	"encoding/json"
	"encoding/xml"
	"fmt"
	"html/template"
	"io"
	"path"
	"slices"
	"strings"
	"time"

	"uriplayground/tools/atomicfile"
	"uriplayground/tools/hosting"
	"uriplayground/web/i18n"
	"uriplayground/web/lesson"
	"uriplayground/web/locales"
	"uriplayground/web/model"
	"uriplayground/web/track"
)

// The package for learning platforms, by SCORM 1.2: the course, the handbook or one lesson of either, as a page around the
// element, with those files of the site that it needs.

// scormFiles has the page and its script.
//
//go:embed scorm
var scormFiles embed.FS

const (
	manifestFile = "imsmanifest.xml"
	scormPage    = "index.html"
	masteryScore = 80 // percent, for "passed"
)

// A course is what a package has.
type course struct {
	lesson string // the id of one lesson, "" for the course, lesson.HandbookPlace for the handbook
	lang   string
}

// id names the course in identifiers and file names.
func (c course) id() string { return cmp.Or(c.lesson, "course") + "-" + c.lang }

func (c course) word(key string) string { return locales.For(c.lang).Get(key) }

func (c course) title() string {
	at, i := track.Find(c.lesson)
	switch {
	case c.lesson == "":
		return c.word("course.start.title") + " · " + c.word("page.name")
	case c.lesson == lesson.HandbookPlace:
		return c.word("course.title") + " · " + c.word("page.name")
	case i >= 0 && at.ID == c.lesson:
		return c.word("track." + c.lesson + ".title")
	}
	return c.word("course." + c.lesson + ".title")
}

// publishScorm writes the package.
func publishScorm(static string, made fileTree, file string, c course, version string) error {
	tree, err := scormTree(static, made, c, version)
	if err != nil {
		return err
	}
	data, err := zipped(tree)
	if err != nil {
		return err
	}
	fmt.Printf("%s: %d files, %d bytes (%d unpacked), tree sha256 %s\n", file, len(tree), len(data), tree.size(), tree.hash())
	return atomicfile.Write(file, data)
}

// scormTree returns the files of the package.
func scormTree(static string, made fileTree, c course, version string) (fileTree, error) {
	graded := track.GradedIn(c.lesson)
	if len(graded) == 0 {
		return nil, fmt.Errorf("there is no lesson %q", c.lesson)
	}
	site, err := compose(static, made)
	if err != nil {
		return nil, err
	}
	if site[placeFile], err = scormFiles.ReadFile("scorm/" + placeFile); err != nil {
		return nil, err
	}
	if err := finish(site, version); err != nil {
		return nil, err
	}
	site = withoutCopies(site)
	tree := needed(site, c)
	tree[licensesFile] = site[licensesFile]
	if tree["course.js"], err = courseModule(c, graded); err != nil {
		return nil, err
	}
	for _, name := range []string{"sco.js", "sco.css"} {
		data, err := scormFiles.ReadFile("scorm/" + name)
		if err != nil {
			return nil, err
		}
		if tree[name], _, err = minified(name, data); err != nil {
			return nil, err
		}
	}
	if tree[scormPage], err = c.page(); err != nil {
		return nil, err
	}
	tree[manifestFile], err = c.manifest(tree, version)
	return tree, err
}

// page returns the page of the course.
func (c course) page() ([]byte, error) {
	t, err := template.ParseFS(scormFiles, "scorm/"+scormPage+".tmpl")
	if err != nil {
		return nil, err
	}
	var b bytes.Buffer
	err = t.Execute(&b, map[string]string{"Lang": c.lang, "Lesson": c.lesson, "Title": c.title(), "Back": c.word("scorm.back"), "NoScript": c.word("scorm.noscript")})
	return b.Bytes(), err
}

// omitted returns the scripts, by their names in the sources, that a course never runs: of frames,
// of slides, of codes to embed it, of sites and, unless a lesson opens a view with a source, of sources.
func omitted(c course) []string {
	names := []string{"embed-iframe.js", "embed-slide.js", "snippets.js", "sitescan.js"}
	for _, g := range track.GradedIn(c.lesson) {
		if opensSource(g.ID) {
			return names
		}
	}
	return append(names, "linkscan.js")
}

// opensSource reports whether there is a way from an exercise or task to a view with a source.
func opensSource(id string) bool {
	if t := track.Pose(id, 0); t != nil {
		return t.Page != ""
	}
	of, _, _ := strings.Cut(id, "/")
	l, _ := lesson.FindLesson(of)
	view, _ := model.ViewNamed(l.View)
	return view.Source
}

// needed returns the entry, and what it imports and names, itself or by others, but for what is
// omitted and the words of other languages; those of the first view are loaded in English, too.
func needed(site fileTree, c course) fileTree {
	without := omitted(c)
	for _, lang := range locales.Languages() {
		for i, part := range i18n.Parts() {
			if lang != c.lang && (lang != i18n.Default || i > 0) {
				without = append(without, wordsFile(part, lang))
			}
		}
	}
	tree := fileTree{}
	queue := []string{entryFile}
	for len(queue) > 0 {
		name := queue[0]
		queue = queue[1:]
		if _, taken := tree[name]; taken || site[name] == nil || slices.Contains(without, hosting.Unhashed(name)) {
			continue
		}
		tree[name] = site[name]
		if path.Ext(name) == ".js" {
			for _, m := range importedAnywhere.FindAllSubmatch(site[name], -1) {
				queue = append(queue, path.Join(path.Dir(name), string(m[1])))
			}
		}
	}
	return tree
}

// courseModule returns what the script of the page asks for.
func courseModule(c course, graded []track.Graded) ([]byte, error) {
	type interaction struct {
		Type    string   `json:"type"` // one of SCORM 1.2
		Choices []string `json:"choices,omitempty"`
		Counts  bool     `json:"counts"`
	}
	const letters = 36 // by which SCORM 1.2 names choices
	exercises := map[string]interaction{}
	for _, g := range graded {
		of := interaction{"fill-in", g.Choices, g.Counts}
		if n := len(g.Choices); n > 0 && n <= letters {
			of.Type = "choice"
		}
		exercises[g.ID] = of
	}
	words := map[string]string{}
	for _, name := range []string{"solved", "alone", "review", "refused"} {
		words[name] = c.word("scorm." + name)
	}
	repeats := track.Pose(graded[0].ID, 0) != nil // with other addresses, unlike the handbook
	if repeats {
		words["solved"] = c.word("scorm.first")
	}
	var b bytes.Buffer
	for _, export := range []struct {
		name  string
		value any
	}{{"exercises", exercises}, {"words", words}, {"masteryScore", masteryScore}, {"repeats", repeats}} {
		fmt.Fprintf(&b, "export const %s = ", export.name)
		e := json.NewEncoder(&b)
		e.SetEscapeHTML(false)
		if err := e.Encode(export.value); err != nil {
			return nil, err
		}
	}
	return b.Bytes(), nil
}

// manifest returns the manifest, which lists all other files.
func (c course) manifest(tree fileTree, version string) ([]byte, error) {
	type file struct {
		Href string `xml:"href,attr"`
	}
	type item struct {
		ID      string `xml:"identifier,attr"`
		Ref     string `xml:"identifierref,attr"`
		Title   string `xml:"title"`
		Mastery int    `xml:"adlcp:masteryscore"`
	}
	type organization struct {
		ID    string `xml:"identifier,attr"`
		Title string `xml:"title"`
		Item  item   `xml:"item"`
	}
	type resource struct {
		ID    string `xml:"identifier,attr"`
		Type  string `xml:"type,attr"`
		Scorm string `xml:"adlcp:scormtype,attr"`
		Href  string `xml:"href,attr"`
		Files []file `xml:"file"`
	}
	m := struct {
		XMLName xml.Name `xml:"manifest"`
		ID      string   `xml:"identifier,attr"`
		Version string   `xml:"version,attr"`
		NS      string   `xml:"xmlns,attr"`
		ADLCP   string   `xml:"xmlns:adlcp,attr"`
		Schema  string   `xml:"metadata>schema"`
		Edition string   `xml:"metadata>schemaversion"`
		Of      struct {
			Default string       `xml:"default,attr"`
			One     organization `xml:"organization"`
		} `xml:"organizations"`
		Page resource `xml:"resources>resource"`
	}{
		ID: "uri-playground-" + c.id(), Version: version,
		NS: "http://www.imsproject.org/xsd/imscp_rootv1p1p2", ADLCP: "http://www.adlnet.org/xsd/adlcp_rootv1p2",
		Schema: "ADL SCORM", Edition: "1.2",
	}
	m.Of.Default = "course"
	m.Of.One = organization{"course", c.title(), item{"item", "page", c.title(), masteryScore}}
	m.Page = resource{ID: "page", Type: "webcontent", Scorm: "sco", Href: scormPage}
	for _, name := range tree.names() {
		m.Page.Files = append(m.Page.Files, file{name})
	}
	text, err := xml.MarshalIndent(m, "", "  ")
	return []byte(xml.Header + string(text) + "\n"), err
}

// zipped returns the files in an archive. The same files give the same bytes.
func zipped(tree fileTree) ([]byte, error) {
	var b bytes.Buffer
	z := zip.NewWriter(&b)
	z.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) { return flate.NewWriter(w, flate.BestCompression) })
	for _, name := range tree.names() {
		w, err := z.CreateHeader(&zip.FileHeader{Name: name, Method: zip.Deflate, Modified: time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)})
		if err != nil {
			return nil, err
		}
		if _, err := w.Write(tree[name]); err != nil {
			return nil, err
		}
	}
	err := z.Close()
	return b.Bytes(), err
}
