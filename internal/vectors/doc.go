// Package vectors holds the vectors that tests share: one input and what a
// document or a known test suite expects of it. README.md in this directory
// says where each file comes from.
//
// The files are embedded, so that tests find them from any directory and also
// where there is no file system.
package vectors
