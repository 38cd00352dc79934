package track

import (
	"slices"
	"strings"

	"uriplayground/core"
)

// questions is those of §5.2.2 in an order in which they decide: whether the link has a scheme,
// or an authority, whether its path is empty, or begins with a slash. The last two exclude each
// other, so they may change places.
var questions = []string{"scheme", "host", "empty", "slash"}

// decoy is a question that decides nothing: the fragment is always the link's.
const decoy = "fragment"

// Decide returns which of the questions, asked in this order, the link answers with yes first;
// "" for none. An unknown one is answered with no.
func Decide(order []string, ref string) string {
	a := core.Parse(ref, core.RFC3986)
	path := a.Part("path").In(ref)
	for _, question := range order {
		yes := false
		switch question {
		case "scheme":
			yes = a.Part("scheme").Defined
		case "host":
			yes = a.Part("authority").Defined
		case "empty":
			yes = path == ""
		case "slash":
			yes = strings.HasPrefix(path, "/")
		case decoy:
			yes = a.Part("fragment").Defined
		}
		if yes {
			return question
		}
	}
	return ""
}

// decided returns where a link leads if a question decides it: which parts of it count, and which of the
// page's.
func decided(question, base, ref string) string {
	a := core.Parse(ref, core.RFC3986)
	from := func(name string) string {
		p := a.Part(name)
		if !p.Defined {
			return ""
		}
		text := p.In(ref)
		switch name {
		case "authority":
			return "//" + text
		case "query":
			return "?" + text
		case "fragment":
			return "#" + text
		}
		return text
	}
	path, query, tail := from("path"), from("query"), from("fragment")
	switch question {
	case "scheme":
		return resolve(base, ref)
	case "host":
		return resolve(base, from("authority")+path+query+tail)
	case "empty", decoy:
		return resolve(base, query+tail)
	case "slash":
		return resolve(base, path+query+tail)
	}
	// The path is merged, whatever it begins with.
	return resolve(base, "./"+strings.TrimPrefix(path, "/")+query+tail)
}

// kinds is a link of each kind that the questions tell apart, the plainest first.
var kinds = []string{
	"", "#end", "/a", "a", "/a#end", "a#end", "//cdn.example/a", "//cdn.example", "//cdn.example/a#end", "//cdn.example#end",
	"mailto:jo@cdn.example", "mailto:", "urn:a#end", "x:/a", "x:/a#end", "x:#end", "http://cdn.example/a", "http://cdn.example", "http://cdn.example/a#end", "http://cdn.example#end",
}

// counter returns a link that the questions in this order lead elsewhere than §5.2.2; ok is false
// where there is none, and the order is as good.
func counter(order []string, base string) (ref string, ok bool) {
	for _, ref := range kinds {
		if decided(Decide(order, ref), base, ref) != resolve(base, ref) {
			return ref, true
		}
	}
	return "", false
}

// judgeOrder fills in the link on which a wrong order fails.
func (t *Task) judgeOrder(v *Verdict, order []string) {
	ref, wrong := counter(order, t.Base)
	if !wrong {
		return
	}
	by := Decide(order, ref)
	v.Counter, v.Target, v.Rightly = ref, decided(by, t.Base, ref), resolve(t.Base, ref)
	at := slices.Index(order, by)
	for i := range order {
		switch {
		case at < 0 || i < at:
			v.Asked = append(v.Asked, "no")
		case i == at:
			v.Asked = append(v.Asked, "yes")
		default:
			v.Asked = append(v.Asked, "never")
		}
	}
	switch {
	case by == decoy:
		v.Says = "track.order.decoy"
	case ref == "":
		v.Says = "track.order.none.empty"
	case by == "":
		v.Says = "track.order.none"
	default:
		v.Says = "track.order.early"
	}
}
