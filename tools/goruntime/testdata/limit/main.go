// Command limit keeps 32 MB in small pieces, and prints how often the collector ran meanwhile.
package main

import "runtime"

var kept [1 << 15]*[1024]byte

func main() {
	for i := range kept {
		kept[i] = new([1024]byte)
	}
	var m runtime.MemStats
	runtime.ReadMemStats(&m)
	println(m.NumGC)
}
