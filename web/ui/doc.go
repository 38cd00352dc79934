// Package ui draws a play.Page with Vecty and does nothing else: it decides
// nothing and words nothing. What a visitor does is not heard here but by one
// listener on the element that holds the page; see package main in wasm.
//
// Every component has a Copy without its Core, without which Vecty keeps every
// past render; leaves skip rendering when what they show is the same.
package ui
