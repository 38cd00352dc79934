//go:build race

package rfc3986_test

// raceDetector reports whether the race detector runs, which allocates memory of
// its own.
const raceDetector = true
