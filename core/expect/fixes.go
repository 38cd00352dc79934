package expect

import (
	"strings"

	"uriplayground/core/relativize"
	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// finish says of an explanation where it departs from the actual target, and what to write.
func (d *deduction) finish(x *Explanation, wanted address) {
	if text := d.writable(wanted.text); text != wanted.text {
		wanted = addressOf(text)
		x.Loose |= Encoding
	}
	x.Wanted = wanted.text
	x.InTarget, x.InWanted = differ(&d.target, &wanted)
	x.DivergesAt = d.divergesAt(x)
	d.write(x)
	d.addFixes(x)
}

// writable returns an address as it can be written, but for the braces of a template if the link
// has some.
func (d *deduction) writable(address string) string {
	if strings.ContainsAny(d.ref.text, "{}") {
		return address
	}
	return encoded(address)
}

// write finds the links to write.
func (d *deduction) write(x *Explanation) {
	candidates := relativize.Candidates(d.base.Reference, rfc3986.Split(x.Wanted))
	other, both := d.otherBase(), false
	take := func(kinds ...*syntax.Rule) {
		for _, kind := range kinds {
			for i := range candidates {
				c := &candidates[i]
				if !c.Works || c.Kind != kind {
					continue
				}
				if x.Write == "" {
					x.Write = c.Text
				}
				if !both && (other == "" || d.resolve(other, c.Text) == x.Wanted && !climbsOut(other, c.Text)) {
					x.WriteBoth, both = c.Text, true
				}
			}
		}
	}
	if x.Assumption == Root {
		take(rfc3986.RuleAbsolutePath)
	}
	if x.Assumption != Forge { // what is shown elsewhere, too, has to be whole
		take(rfc3986.RuleSameDocument, relativize.RuleFragmentOnly, relativize.RuleQueryOnly, rfc3986.RuleRelativePath, rfc3986.RuleAbsolutePath)
	}
	take(rfc3986.RuleURI)
}

// climbsOut reports whether a link has more ".." than there are folders to leave.
func climbsOut(base, ref string) bool {
	b, r := addressOf(base), addressOf(ref)
	up := 0
	if !r.scheme() && !strings.HasPrefix(r.path(), "/") {
		up, _ = climb(r.path())
	}
	return up > 0 && up >= strings.Count(b.path(), "/")
}

// otherBase returns the base with a slash at the end of its path, or without; empty where that
// makes no difference.
func (d *deduction) otherBase() string {
	path := d.base.path()
	if path == "" || path == "/" || d.folder == "" {
		return ""
	}
	if without, found := strings.CutSuffix(path, "/"); found {
		return d.base.origin() + without + d.base.tail()
	}
	return d.base.origin() + path + "/" + d.base.tail()
}

// addFixes adds what else can be changed.
func (d *deduction) addFixes(x *Explanation) {
	page := func(kind FixKind, base, ref string) { x.PageFixes = d.add(x, x.PageFixes, kind, base, ref) }
	setting := func(kind FixKind, base, ref string) { x.SettingFixes = d.add(x, x.SettingFixes, kind, base, ref) }
	base, ref := d.base.text, d.ref.text
	switch x.Assumption {
	case Page:
		page(BaseSlash, d.otherBase(), ref)
		setting(BaseSlash, d.otherBase(), ref)
	case AboveSlash:
		page(BaseNoSlash, d.otherBase(), ref)
		setting(BaseNoSlash, d.otherBase(), ref)
	case Below:
		setting(BaseSlashNoLead, x.Start, x.RefAsRead)
	case PageNotBase:
		page(OwnBase, x.Start, ref)
	case Root, Project, Parent, Importer, Disk, BeforeRedirect, Unnamed:
		setting(BaseStart, x.Start, ref)
	}
	if x.Assumption.Start() {
		wanted := addressOf(x.Wanted)
		page(FromRoot, base, wanted.text[wanted.pathStart:])
		page(Whole, base, x.Wanted)
	}
}

// add adds a fix that is none of those that are known, and that leads to what was
// expected.
func (d *deduction) add(x *Explanation, list []Fix, kind FixKind, base, ref string) []Fix {
	if len(list) == 2 || base == "" || base == d.base.text && (ref == x.Write || ref == x.WriteBoth || ref == d.ref.text) {
		return list
	}
	if b := addressOf(base); !b.scheme() || d.resolve(base, ref) != x.Wanted {
		return list
	}
	return append(list, Fix{kind, base, ref})
}

// different returns the best explanation, and the next one that advises something else: that the
// link starts at the root, or at an address that somebody gave.
func different(list []Explanation) []Explanation {
	for i := 1; i < len(list); i++ {
		switch list[i].Assumption {
		case Root, PageNotBase, Importer, Disk, BeforeRedirect, Forge:
			list[1] = list[i]
			return list[:2]
		}
	}
	return list[:min(len(list), 1)]
}
