// Package dialecttest is what the tests of all dialects ask in the same way: golden
// files, rules, faults, rows of words and the length of sweeps. It is for tests
// only, natively and under wasm.
package dialecttest
