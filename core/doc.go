// Package core is the façade of the dialects: one way to ask each of them to
// parse and to resolve. It holds no grammar of its own, and it phrases nothing:
// what it returns are parts, rules, steps and faults.
package core
