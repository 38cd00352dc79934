// Package site is the room where the built site meets HTTP: which kind each
// file is, which headers it travels with, how it is compressed, and the
// handler that serves it. The serve command, the dist and size tools and the
// browser tests all use it, so that what is tested is what is served.
package site
