package rfc1738

import (
	"strings"

	"uriplayground/core/internal/swar"
	"uriplayground/core/syntax"
)

// news reads what follows the scheme in
//
//	newsurl   = "news:" grouppart
//	grouppart = "*" | group | article
//	group     = alpha *[ alpha | digit | "-" | "." | "+" | "_" ]
//	article   = 1*[ uchar | ";" | "/" | "?" | ":" | "&" | "=" ] "@" host
//
// Whatever else it is, it may become an article; no group has the characters
// that an article has not.
func (r *reader) news() {
	start := r.i
	_, at, f, end := grammar.Read(r.s, start, newsgroup)
	switch r.i = at; {
	case f == articleHost:
		r.host()
	case end == swar.Broken || at < len(r.s):
		r.stop()
	case f == newsgroup && at > start && classes.Is(r.s[start], alpha) || r.s[start:] == "*":
	default:
		r.stop()
	}
}

// news divides what follows the scheme (§3.6). "A message identifier may be
// distinguished from a news group name by the presence of the commercial at "@"
// character."
func (w *walker) news() {
	end := len(w.text)
	at := strings.LastIndexByte(w.text, '@')
	switch {
	case at >= w.at:
		w.article(at, end)
	case w.text[w.at:] == "*":
		w.take(RuleGrouppart, end)
	default:
		w.group(end)
	}
}

func (w *walker) article(at, end int) {
	start := w.take(RuleArticle, end)
	w.at = start
	w.notEmpty(RuleUnique, start, at)
	w.part(RuleUnique, articleChar, at)
	w.at++
	w.hostUpTo(end, false)
}

// group notes a newsgroup that ends at end.
func (w *walker) group(end int) {
	start := w.take(RuleGroup, end)
	w.notEmpty(RuleGroup, start, end)
	if start < end && classes.Is(w.text[start], groupChar) && !classes.Is(w.text[start], alpha) {
		w.fault(RuleGroup, syntax.GroupStart, start, start+1)
	}
	w.bare(RuleGroup, groupChar, start, end)
}
