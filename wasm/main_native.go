//go:build !(js && wasm)

// Command wasm is the Go program behind playground.js. Built for anything but a
// browser, it only prints that it needs one.
package main

import "os"

func main() {
	os.Stderr.WriteString("wasm: this program runs in a browser; build it with GOOS=js GOARCH=wasm (./build.sh build does)\n")
	os.Exit(2)
}
