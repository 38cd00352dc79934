// Package docs checks the documents of the project: that every number in them is
// recomputed or cited, that every link, path, word in back-quotes and command
// exists, and that every command of build.sh is documented. Each check is tried
// on a bad example, so that it is known to be able to fail.
package docs
