// Command moves moves pointers from where the collector has not looked yet to where it
// will not look again, and says whether what they point to was kept or lost.
package main

const many = 1 << 18

type numbered struct {
	number int
	_      [2]*numbered
}

// Nothing else points to the numbered ones.
var first, second [many]*numbered

var unused *numbered

func main() {
	for i := range first {
		first[i] = &numbered{number: i}
	}
	random := uint32(1)
	for range 40 * many {
		random = random*1664525 + 1013904223
		i, j := random>>14, random<<9>>14
		moved := first[i]
		first[i], second[j] = second[j], moved
		// What is allocated takes the place of what was lost.
		if unused = (&numbered{number: -1}); moved != nil && moved.number < 0 {
			println("lost")
			return
		}
	}
	println("kept")
}
