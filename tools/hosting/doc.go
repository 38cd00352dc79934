// Package hosting says how the site is served over HTTP: the type of each file, its
// headers and its compression; and it has the handler that does so. The commands
// serve, dist and size and the browser tests use it, so that what is tested is
// what is served.
package hosting
