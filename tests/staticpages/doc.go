// Package staticpages checks that the words which the static pages hold for the time
// before the program runs are those of web/i18n. After a word was changed,
//
//	go test ./tests/staticpages -update
//
// writes it into the pages.
package staticpages
