// Command collector says of the garbage collector whether it keeps what moves, whether other
// goroutines run because of it, and how often it runs over the memory limit.
package main

import (
	"runtime"
	"runtime/debug"
)

func main() {
	if !keepsWhatMoves() {
		println("lost")
		return
	}
	println("kept")
	if !keepsOrder() {
		println("not in order")
		return
	}
	println("in order")
	println(runsOverLimit())
}

const many = 1 << 18

type numbered struct {
	number int
	_      [2]*numbered
}

// Nothing else points to the numbered ones.
var first, second [many]*numbered

var unused *numbered

// keepsWhatMoves moves pointers from where the collector has not looked yet to where it will
// not look again.
func keepsWhatMoves() bool {
	for i := range first {
		first[i] = &numbered{number: i}
	}
	random := uint32(1)
	for range 10 * many {
		random = random*1664525 + 1013904223
		i, j := random>>14, random<<9>>14
		moved := first[i]
		first[i], second[j] = second[j], moved
		// What is allocated takes the place of what was lost.
		if unused = (&numbered{number: -1}); moved != nil && moved.number < 0 {
			return false
		}
	}
	clear(first[:])
	clear(second[:])
	return true
}

var garbage *[1024]byte

// keepsOrder starts goroutines and allocates, which lets none of them run.
func keepsOrder() bool {
	defer debug.SetGCPercent(debug.SetGCPercent(10))
	for range 200 {
		ran := false
		go func() { ran = true }()
		for range 2000 {
			garbage = new([1024]byte)
		}
		if ran {
			return false
		}
		runtime.Gosched()
	}
	return true
}

var kept [1 << 15]*[1024]byte

// runsOverLimit is how often the collector runs while four times as much is kept as the
// limit allows.
func runsOverLimit() uint32 {
	debug.SetMemoryLimit(8 << 20)
	var before, after runtime.MemStats
	runtime.ReadMemStats(&before)
	for i := range kept {
		kept[i] = new([1024]byte)
	}
	runtime.ReadMemStats(&after)
	return after.NumGC - before.NumGC
}
