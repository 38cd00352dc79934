// Package play is the playground without a browser: what the visitor did
// becomes an Action, Reduce turns state and action into the next state, and
// Derive words, colours and windows that state into a Page that the UI only
// draws. It is pure Go and tested natively.
package play
