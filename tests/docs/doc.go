// Package docs checks the documents of the project: that every number in them is
// recomputed or cited, that every link, path, word in back-quotes and command
// exists, that every command, variable and view is documented, that no document is too long
// to be finished, and that documents and site use the words of the glossary. Each check
// is tried on a bad example, so that it is known to be able to fail.
package docs
