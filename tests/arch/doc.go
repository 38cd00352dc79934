// Package arch checks what can be checked of the project's "Never" list: which
// package may depend on which, natively and in the wasm, and a few habits in
// the sources. Its tests are named after the numbers of that list. Each check
// is itself tried on a bad example, so that it is known to be able to fail.
package arch
