package links

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"uriplayground/core"
	"uriplayground/core/oddtarget"
	"uriplayground/internal/vectors"
	"uriplayground/tests/dialecttest"
)

// page returns a report with the link of the case, the last one, checked.
func page(c vectors.LinkCase) *Report {
	o := Options{Root: c.Root}
	if c.Retrieval != "" {
		o.Sources[core.LayerRetrieval] = core.Source{Text: c.Retrieval, Given: true}
	}
	if c.Embedded != nil {
		o.Sources[core.LayerEmbedded] = core.Source{Text: *c.Embedded, Given: true}
	}
	b := New(o)
	if c.Name != "" {
		b.Add(Link{Ref: c.Name, Context: importMapSpecifier})
	}
	for _, l := range c.Before {
		b.Add(Link{Ref: l.Ref, Context: ContextNamed(l.Context)})
	}
	link := Link{Ref: c.Ref, End: uint32(len(c.Ref)), Context: ContextNamed(c.Context)}
	if link.Context.inImportMap() && isBare(c.Ref) { // as the reader says
		b.AddBases(Base{Kind: Unresolved})
		link.Base = 1
	}
	b.Add(link)
	for !b.Check(1) {
	}
	return b
}

// detailsOf returns the details of the link of a case.
func detailsOf(c vectors.LinkCase) Details {
	b := page(c)
	return b.Details(b.Len() - 1)
}

func codesOf(findings []Finding) []string {
	names := []string{}
	for _, f := range findings {
		names = append(names, f.Code.String())
	}
	slices.Sort(names)
	return names
}

// Each link has the findings that its case names, and no other: the clean ones
// raise no alarm.
func TestFindings(t *testing.T) {
	for _, c := range vectors.Links() {
		look := detailsOf(c)
		want := slices.Sorted(slices.Values(c.Codes))
		if got := codesOf(look.Findings); !slices.Equal(got, want) {
			t.Errorf("%q on %q: %v, want %v", c.Ref, c.Retrieval, got, want)
		}
	}
}

// Every code of a link has a case.
func TestEveryCodeHasACase(t *testing.T) {
	var seen Set
	for _, c := range vectors.Links() {
		for _, name := range c.Codes {
			code, ok := CodeNamed(name)
			if !ok {
				t.Errorf("there is no code %q", name)
			}
			seen.add(code)
		}
	}
	for _, code := range Codes() {
		if !seen.Has(code) && !slices.Contains([]Code{TooLong, Duplicate, RedirectSlash, NotResolved}, code) {
			t.Errorf("%s has no case", code)
		}
	}
}

// The entry has what the details have, and evidence lies in the
// reference.
func TestDetailsAgreeWithCheck(t *testing.T) {
	for _, c := range vectors.Links() {
		b := page(c)
		e, look := b.At(b.Len()-1), b.Details(b.Len()-1)
		var codes Set
		worst := None
		for _, f := range look.Findings {
			codes.add(f.Code)
			worst = max(worst, f.Gravity)
			if f.Start > f.End || int(f.End) > len(c.Ref) {
				t.Errorf("%q: %s lies at %v", c.Ref, f.Code, f.Span)
			}
			if f.Gravity > f.Code.Gravity() {
				t.Errorf("%q: %s is graver than its code", c.Ref, f.Code)
			}
		}
		if e.Codes != codes || e.Worst != worst || e.Target != look.HasTarget || e.KindRule().Key != look.Kind().Key {
			t.Errorf("%q: entry %+v, look %+v", c.Ref, e, look.Findings)
		}
	}
}

// What is to be written instead no longer has the fault.
func TestFixesMend(t *testing.T) {
	for _, c := range vectors.Links() {
		for _, f := range detailsOf(c).Findings {
			if !f.Fixes {
				continue
			}
			fixed := c
			fixed.Ref = f.Fix
			if again := codesOf(detailsOf(fixed).Findings); slices.Contains(again, f.Code.String()) {
				t.Errorf("%q: %s stays after %q", c.Ref, f.Code, f.Fix)
			}
		}
	}
}

// golden returns all that a close look says of each case.
func golden() string {
	var out strings.Builder
	for _, c := range vectors.Links() {
		look := detailsOf(c)
		out.WriteString(strconv.Quote(c.Ref) + " on " + strconv.Quote(c.Retrieval))
		if c.Embedded != nil {
			out.WriteString(" with " + strconv.Quote(*c.Embedded))
		}
		out.WriteString(" -> " + strconv.Quote(look.Target) + "\n")
		for _, f := range look.Findings {
			out.WriteString("  " + f.Gravity.String() + " " + f.Code.String() + " " + strconv.Quote(f.In(c.Ref)))
			if f.Meaning != "" {
				out.WriteString(" says " + strconv.QuoteToASCII(f.Meaning))
			}
			if f.Case != "" {
				out.WriteString(" as " + f.Case)
			}
			if f.Scripts != nil {
				out.WriteString(" in " + strings.Join(f.Scripts, ", "))
			}
			if f.Fixes {
				out.WriteString(" write " + strconv.Quote(f.Fix))
			}
			out.WriteString(" (RFC " + strconv.Itoa(int(f.Rule().RFC)) + " " + f.Rule().Section + ")\n")
		}
	}
	return out.String()
}

func TestGolden(t *testing.T) { dialecttest.Golden(t, "links.txt", golden()) }

// TestOddTargetsAreCodes asks that what oddtarget finds has a code of the same name.
func TestOddTargetsAreCodes(t *testing.T) {
	for _, k := range oddtarget.Kinds() {
		if code := AddressInPath + Code(k); code.String() != k.String() {
			t.Errorf("%s has the code %s", k, code)
		}
	}
}

// TestFragmentsInSrcdoc asks that a fragment leaves a document in srcdoc, whatever base that has, and
// how it would stay. Other references are resolved as those of the page.
func TestFragmentsInSrcdoc(t *testing.T) {
	srcdoc := uint8(slices.Index(BaseNames(), "srcdoc"))
	for _, c := range []struct {
		ref   string
		base  uint32
		codes string
		fix   string
	}{
		{"#x", 0, "same-document", ""}, {"#x", 1, "fragment-leaves-page", "about:srcdoc#x"}, {"#x", 2, "fragment-leaves-page", "about:srcdoc#x"},
		{"a", 1, "", ""}, {"about:srcdoc#x", 1, "", ""}, {"", 1, "empty-reference", "p.html"},
	} {
		r := reportOf("https://docs.example/docs/p.html", c.ref)
		b := New(r.options)
		b.AddBases(Base{Name: srcdoc, Kind: Inherits}, Base{Name: 0, Kind: Resolves, Ref: "in/", Parent: 1})
		b.Add(Link{Ref: c.ref, Base: c.base, Context: ContextNamed("a href")})
		b.Check(1 << 20)
		found := b.Details(0).Findings
		if got := strings.Join(codesOf(found), " "); got != c.codes {
			t.Errorf("%q under base %d: %s, want %s", c.ref, c.base, got, c.codes)
		} else if got != "" && found[0].Fix != c.fix {
			t.Errorf("%q under base %d: write %q, want %q", c.ref, c.base, found[0].Fix, c.fix)
		}
	}
}
