// Package staticpages checks the pages and scripts that are there before the
// program runs: the pages that tools/pages makes, and what scripts repeat of
// web/locales.
package staticpages
