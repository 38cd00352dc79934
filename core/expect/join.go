package expect

import "strings"

// Concatenation is a base and a link put together as text with one slash between them, as some
// libraries do with the address of a service.
type Concatenation struct {
	Text string // what that gives
	Same bool   // the link leads there from the base, but for dot segments
	// Base and Ref are the pair of the same parts that gives Text by both ways, but for dot
	// segments: the base ends with a slash, and the link begins with none. They are empty if
	// nothing does that.
	Base, Ref string
}

// Join joins a base and a link; ok is false if the link is one that stands alone, or leads
// nowhere.
func Join(base, ref string) (j Concatenation, ok bool) {
	d, ok := begin(base, ref)
	if !ok || d.ref.scheme() || d.ref.authority() || ref == "" {
		return j, false
	}
	j.Text = strings.TrimRight(base, "/") + "/" + strings.TrimLeft(ref, "/")
	joined := d.resolve(j.Text, j.Text)
	j.Same = joined == d.target.text
	folder, inside := strings.TrimRight(d.base.text[:d.base.pathEnd], "/")+"/", AsRelative(strings.TrimLeft(ref, "/"))
	if d.resolve(folder, inside) == joined {
		j.Base, j.Ref = folder, inside
	}
	return j, true
}
