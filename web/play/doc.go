// Package play is a mounted playground without a browser: a Session holds the
// state, has web/model change it by what the visitor did, and has web/view make a
// page of it. It is pure Go and tested natively.
package play
