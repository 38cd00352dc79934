package docs

import (
	"path"
	"regexp"
	"strings"
	"testing"

	"uriplayground/web/model"
)

var (
	link    = regexp.MustCompile(`\]\(([^)\s]+)\)|\ssrc(?:set)?="([^"]+)"`)
	heading = regexp.MustCompile(`(?m)^#+ (.*)$`)
	notSlug = regexp.MustCompile(`[^\p{L}\p{N} _-]`)
)

// TestLinks checks that every relative link leads to a file, and every fragment
// to a heading, or to what the playground shows.
func TestLinks(t *testing.T) {
	docs := documents(t)
	count := 0
	for _, d := range docs {
		count += len(d.links())
		for _, complaint := range d.brokenLinks(docs) {
			t.Error(complaint)
		}
	}
	if count < 30 {
		t.Errorf("looked at %d links", count)
	}
}

// TestIndex checks that docs/README.md links every document below docs, so that nobody has to
// know its name.
func TestIndex(t *testing.T) {
	const index = "docs/README.md"
	linked := map[string]bool{index: true}
	for _, target := range parse(index, read(t, index)).links() {
		linked[path.Join(path.Dir(index), target)] = true
	}
	for _, d := range documents(t) {
		if strings.HasPrefix(d.name, "docs/") && !linked[d.name] {
			t.Errorf("%s does not link %s", index, d.name)
		}
	}
}

// links returns the targets of the links that stay in the project.
func (d *document) links() (targets []string) {
	for _, m := range link.FindAllStringSubmatch(codeSpan.ReplaceAllString(d.prose, "code"), -1) {
		if target := m[1] + m[2]; !strings.Contains(target, "://") {
			targets = append(targets, target)
		}
	}
	return targets
}

func (d *document) brokenLinks(docs []*document) (complaints []string) {
	for _, target := range d.links() {
		file, fragment, _ := strings.Cut(target, "#")
		name := d.name
		if file != "" {
			name = path.Join(path.Dir(d.name), file)
		}
		if !exists(name) {
			complaints = append(complaints, d.name+": there is no "+target)
		} else if name == "README.md" && strings.HasPrefix(fragment, "v=1&") { // where the site has the playground
			if _, damaged := model.DecodePermalink(fragment, model.Initial("en")); damaged {
				complaints = append(complaints, d.name+": the playground does not understand "+target)
			}
		} else if fragment != "" && !hasHeading(docs, name, fragment) {
			complaints = append(complaints, d.name+": there is no heading for "+target)
		}
	}
	return complaints
}

// hasHeading reports whether a heading of the document has the fragment that
// GitHub gives it.
func hasHeading(docs []*document, name, fragment string) bool {
	for _, d := range docs {
		for _, m := range heading.FindAllStringSubmatch(d.prose, -1) {
			slug := strings.ReplaceAll(notSlug.ReplaceAllString(strings.ToLower(m[1]), ""), " ", "-")
			if d.name == name && slug == fragment {
				return true
			}
		}
	}
	return false
}
