// Package links looks at the links of a page as a whole: where each one leads,
// what is odd about it, and what to write instead. It asks the façade of the
// core for everything that a grammar decides, and phrases nothing: what it
// returns are codes, levels, spans and texts.
//
// A page may hold a million links, so a Book keeps a few words for each and
// makes everything else anew for those that somebody looks at; and whatever
// takes long is done in portions.
package links
