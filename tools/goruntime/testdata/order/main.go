// Command order says whether a goroutine runs while another one only allocates.
package main

import "runtime"

var garbage *[1024]byte

func main() {
	runtime.GC() // which starts what marks, and waits for that
	for range 200 {
		ran := false
		go func() { ran = true }()
		for range 2000 {
			garbage = new([1024]byte)
		}
		if ran {
			println("not in order")
			return
		}
		runtime.Gosched()
	}
	println("in order")
}
