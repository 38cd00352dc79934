// Package staticpages checks the pages that are there before the program runs, which
// tools/pages makes.
package staticpages
