package wire

import (
	"bytes"
	"unsafe"

	"uriplayground/core"
)

// Exchange is the memory in which JavaScript leaves the texts of a call as UTF-8, a NUL between two
// of them, and reads the answer behind them, so that nothing is converted, and nothing allocated.
// Its calls take the length of the texts, and return that of the answer.
type Exchange struct{ memory []byte }

// What a call returns without an answer.
const (
	Null      int32 = -1 // the answer is null
	NotByThis int32 = -2 // only the call with the full answer can tell
)

// Make makes the memory n bytes long.
func (e *Exchange) Make(n int32) { e.memory = make([]byte, n) }

// At returns where the memory begins.
func (e *Exchange) At() *byte { return unsafe.SliceData(e.memory) }

// Target leaves the target of a base and a reference.
func (e *Exchange) Target(n int32) int32 {
	base, ref, _ := bytes.Cut(e.memory[:n], nul)
	if bytes.Contains(ref, nul) {
		return NotByThis
	}
	answer, ok := core.AppendTarget(e.memory[:n], shared(base), shared(ref))
	if !ok {
		return Null
	}
	return e.left(n, answer)
}

// Targets leaves the target of each reference after the base, a NUL between two of them.
func (e *Exchange) Targets(n int32) int32 {
	base, refs, _ := bytes.Cut(e.memory[:n], nul)
	answer := e.memory[:n]
	for more := true; more; {
		var ref []byte
		ref, refs, more = bytes.Cut(refs, nul)
		ok := false
		if answer, ok = core.AppendTarget(answer, shared(base), shared(ref)); !ok {
			return Null
		}
		if more {
			answer = append(answer, 0)
		}
	}
	return e.left(n, answer)
}

// Normalized leaves the normal form of a text.
func (e *Exchange) Normalized(n int32) int32 {
	return e.left(n, core.AppendNormalForm(e.memory[:n], shared(e.memory[:n])))
}

// Valid leaves an empty answer if a text is a URI-reference, else null.
func (e *Exchange) Valid(n int32) int32 {
	if !core.Valid(shared(e.memory[:n])) {
		return Null
	}
	return 0
}

// left returns the length of an answer that was appended to the texts, if the memory had room for it.
func (e *Exchange) left(n int32, answer []byte) int32 {
	if len(answer) > len(e.memory) {
		return NotByThis
	}
	return int32(len(answer)) - n
}

var nul = []byte{0}

// shared returns bytes as a string, which may be read as long as the call lasts.
func shared(b []byte) string { return unsafe.String(unsafe.SliceData(b), len(b)) }
