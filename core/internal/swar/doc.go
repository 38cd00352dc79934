// Package swar reads text eight bytes at a time: SIMD within a register. It holds
// every byte trick of the core, so that the readers of the documents need none of
// their own.
//
// A word is eight bytes of text with the first one lowest, so that the lowest bit
// that is set belongs to the first byte, and TrailingZeros64 finds it. There are
// two ways to ask something of all eight bytes at once.
//
// Arithmetic (name.go, slashes.go, ZeroBytes): the answer is the top bit of each
// byte. For bytes x below 0x80, x + (0x80-c) sets the top bit exactly where x ≥ c
// and never carries into the next byte, so two sums and an "and not" find a range.
// To find one character, the word is combined with eight times that character by
// exclusive or, and a zero byte is looked for. Bytes beyond 0x7F are masked out
// before, and taken back in the result.
//
// Tables (byteflags.go, classlanes.go): each byte has eight flags, a lane each, of
// eight bits. Eight look-ups, each shifted by one more than the one before, give
// for each question eight answers side by side. No branch depends on the text, so
// text in which every byte is special takes as long as any other.
//
// The end of the text: words never reach over it. A text of eight bytes or more
// is read up to its last whole word, and the rest is taken from LastWord, shifted
// (RestWord), with zeros or another filler after it. So the loops below hold
//
//	0 ≤ i, and every byte before i was read
//
// and stop at an index of at most len(s), because the filler belongs to no run.
//
// A fast path stays if an operation over the corpus of the benchmarks takes at
// least 1.5 times as long without it, or would miss what docs/benchmarks.md asks of
// it; that page has the figures.
//
// RunTable is a grammar of runs of characters of one class, each with what may end
// it and what comes then: the reader of RFC 1738 is such a table.
// Under wasm a call takes as long as some bytes of text, which is why it is one
// function with one loop.
package swar
