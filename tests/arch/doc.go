// Package arch checks what the project never does: which package may depend on which, natively
// and in the wasm, and a few habits in the sources. Each check is itself tried on a bad example,
// so that it is known to be able to fail.
package arch
