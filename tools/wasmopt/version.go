package wasmopt

import (
	"bytes"
	"fmt"
	"go/version"
	"regexp"
	"slices"
	"strings"
)

// tried are the versions of Go with which all tests of the passes have passed. A table that
// looks the same may mean something else in another version, and what the collector reads
// would be lost.
var tried = []string{"go1.26", "go1.27"}

// checkVersion returns an error if another Go has made the program.
func checkVersion(memory []byte) error {
	made := madeBy(memory)
	if slices.Contains(tried, version.Lang(made)) {
		return nil
	}
	if made == "" {
		made = "an unknown version of Go"
	}
	return fmt.Errorf("it is made by %s, and the passes were tried with %s", made, strings.Join(tried, " and "))
}

var versionText = regexp.MustCompile(`go1\.[0-9]+[^\x00]{0,60}\x00`)

// madeBy returns the version of Go that has made the program, or "". The linker gives it to a
// variable of package runtime, whose text has a zero after it, as those in the source have not.
func madeBy(memory []byte) (found string) {
	for _, at := range versionText.FindAllIndex(memory, -1) {
		text, _, _ := strings.Cut(string(memory[at[0]:at[1]-1]), " ") // experiments may follow
		if !version.IsValid(text) || text == found || !bytes.Contains(memory, inMemory(at[0], at[1]-1-at[0])) {
			continue
		}
		if found != "" {
			return ""
		}
		found = text
	}
	return found
}
