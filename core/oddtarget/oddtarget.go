// Package oddtarget finds what looks wrong in the target of a link: an address within an
// address, a folder that is there twice, the path of a disk. It compares the target with the
// reference and the base that it was made of (RFC 3986 §5.2), and asks for no file, no network
// and no format. What it finds may be meant: it is what to look at first where it is not.
package oddtarget

import (
	"strings"

	"uriplayground/core/rfc3986"
	"uriplayground/core/syntax"
)

// Kind is an oddity of a target. The list is closed: Kinds returns all of it.
type Kind uint8

// The kinds, the gravest first.
const (
	AddressInPath        Kind = iota // "https://a.example/https://b.example/": a whole address within the path
	DiskPath                         // "/home/runner/work/": the path of a disk, in an address of the web
	HostInPath                       // "/www.example.com/": a host as a segment
	FolderTwice                      // "/docs/docs/": the reference begins with the folder that it stands in
	BaseWithoutHierarchy             // the base has no hierarchy, as "urn:a:b" (§1.2.3)
	ZoneIdentifier                   // "[fe80::1%25en0]": the zone of an IPv6 address (RFC 6874)
	EmptySegment                     // "//" within the path (§3.3)
	kindCount
)

var kindNames = [kindCount]string{
	"address-in-path", "disk-path", "host-in-path", "folder-twice", "base-without-hierarchy", "zone-identifier", "empty-segment",
}

// String returns the name of the kind in kebab case.
func (k Kind) String() string { return kindNames[k] }

// Kinds returns all kinds.
func Kinds() []Kind {
	all := make([]Kind, kindCount)
	for i := range all {
		all[i] = Kind(i)
	}
	return all
}

// Oddity is one thing that is odd about a target.
type Oddity struct {
	Kind
	InBase bool        // the evidence stands in the base, and else in the reference
	Maybe  bool        // there are addresses of this form that are meant
	Span   syntax.Span // the evidence, as bytes of the base or the reference
	Meant  string      // the target that was rather meant; empty where that is not known
}

// Find returns what is odd about the target of a reference with a base (RFC 3986 §5.2), at most
// one of each kind. What a base shows it does for each of its links; so whoever looks at many
// leaves out what is InBase. It takes time in proportion to the lengths.
func Find(base, ref, target string) (list []Oddity) {
	f := finder{base: rfc3986.Split(base), ref: rfc3986.Split(ref), target: rfc3986.Split(target)}
	f.zoneIdentifier()
	if f.baseWithoutHierarchy() {
		return f.list
	}
	if !f.addressInPath() && !f.diskPath() && !f.hostInPath() {
		f.folderTwice()
		f.emptySegment()
	}
	return f.list
}

type finder struct {
	base, ref, target rfc3986.Reference
	list              []Oddity
}

// add adds what was found in text, the path of the base or the reference, from byte start to end.
func (f *finder) add(kind Kind, in *rfc3986.Reference, start, end int) *Oddity {
	path := int(in.Parts()[rfc3986.PartPath].Start)
	f.list = append(f.list, Oddity{Kind: kind, InBase: in == &f.base, Span: syntax.Span{Start: uint32(path + start), End: uint32(path + end)}})
	return &f.list[len(f.list)-1]
}

// tail returns the query and the fragment of a reference, with their delimiters.
func tail(r *rfc3986.Reference) string {
	return r.String()[r.Parts()[rfc3986.PartPath].End:]
}

// before returns the text of a reference before its path.
func before(r *rfc3986.Reference) string {
	return r.String()[:r.Parts()[rfc3986.PartPath].Start]
}

// zoneIdentifier finds the zone of an IPv6 address, which RFC 6874 wrote after "%25" and which
// is in neither RFC 3986 §3.2.2 nor the URL Standard: it names an interface of one machine.
func (f *finder) zoneIdentifier() {
	for _, in := range [...]*rfc3986.Reference{&f.ref, &f.base} {
		text, at := in.String(), in.Parts()[rfc3986.PartHost].Span
		host := at.In(text)
		zone := strings.IndexByte(host, '%')
		if zone < 0 || host[0] != '[' || host[len(host)-1] != ']' {
			continue
		}
		at.Start, at.End = at.Start+uint32(zone), at.End-1
		o := Oddity{Kind: ZoneIdentifier, InBase: in == &f.base, Span: at}
		if in == &f.ref {
			o.Meant = text[:at.Start] + text[at.End:]
		}
		f.list = append(f.list, o)
		return
	}
}

// baseWithoutHierarchy finds a base of which a relative path keeps the scheme only: after its colon comes
// neither a slash nor anything that would be a folder.
func (f *finder) baseWithoutHierarchy() bool {
	path := f.base.Path()
	scheme, absolute := f.base.Scheme()
	_, authority := f.base.Authority()
	if !absolute || authority || strings.HasPrefix(path, "/") || f.ref.Path() == "" || !f.isPathOnly() || strings.EqualFold(scheme, "about") {
		return false
	}
	f.add(BaseWithoutHierarchy, &f.ref, 0, len(f.ref.Path()))
	return true
}

// isPathOnly reports whether the reference has neither scheme nor authority.
func (f *finder) isPathOnly() bool {
	_, scheme := f.ref.Scheme()
	_, authority := f.ref.Authority()
	return !scheme && !authority
}

// addressInPath finds "http://" or "https://" after a slash of the path. Archives and proxies take
// an address so, after a path of their own, and link their own pages so. Behind the host of
// another site it may be meant.
func (f *finder) addressInPath() bool {
	at, address := addressWithin(f.ref.Path())
	inBase, _ := addressWithin(f.base.Path())
	if own := f.isPathOnly(); own && inBase >= 0 {
		if at < 0 {
			f.add(AddressInPath, &f.base, inBase, len(f.base.Path())).Maybe = true
		}
		return true
	}
	path := f.ref.Path()
	if at < 0 {
		return false
	}
	beside := strings.Trim(path[:at], "./") != ""
	if beside && (path[0] == '/' || !f.isPathOnly()) {
		return false
	}
	o := f.add(AddressInPath, &f.ref, at, len(path))
	o.Meant = address + tail(&f.ref)
	host, outer := f.ref.Host()
	inner, _ := meantHost(o.Meant)
	o.Maybe = beside || outer && !sameSite(host, inner)
	return true
}

// addressWithin returns where a whole address begins in a path, after a slash, and the address
// with both of its slashes; -1 if there is none.
func addressWithin(path string) (at int, address string) {
	for i := 0; ; {
		colon := strings.Index(path[i:], ":/")
		if colon < 0 {
			return -1, ""
		}
		i += colon
		at = strings.LastIndexByte(path[:i], '/') + 1
		scheme := strings.ToLower(path[at:i])
		rest := strings.TrimLeft(path[i+1:], "/")
		if at > 0 && (scheme == "http" || scheme == "https") && rest != "" {
			return at, scheme + "://" + rest
		}
		i += 2
	}
}

func meantHost(uri string) (string, bool) {
	r := rfc3986.Split(uri)
	return r.Host()
}

// sameSite reports whether two hosts have their last two labels in common.
func sameSite(a, b string) bool { return strings.EqualFold(lastLabels(a), lastLabels(b)) }

func lastLabels(host string) string {
	dot := strings.LastIndexByte(host, '.')
	if dot < 0 {
		return host
	}
	return host[strings.LastIndexByte(host[:dot], '.')+1:]
}
