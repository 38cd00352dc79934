// Package atomicfile replaces files, which others may be reading.
package atomicfile

import "os"

// Write writes the file at once, or not at all: what it held stays where it cannot be
// written, as on a full disk.
func Write(name string, data []byte) error {
	fresh := name + ".new"
	err := os.WriteFile(fresh, data, 0o644)
	if err == nil {
		err = os.Rename(fresh, name)
	}
	if err != nil {
		os.Remove(fresh)
	}
	return err
}
