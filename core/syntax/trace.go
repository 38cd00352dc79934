package syntax

import "slices"

// Trace records what an operation did, step by step. A nil *Trace is off and
// costs nothing. The zero Trace is on and ready to use.
type Trace struct {
	Texts []string // the texts that the spans of the steps point into
	Steps []Step   // in the order of execution
}

// Step is one step of a traced operation: a line of pseudocode that ran or a
// rule that fired. What From and To span, and what Yes says, depends on the
// rule and is said where the rule is declared.
//
// Steps that work on two buffers (RFC 3986 §5.2.4) contain no copy of either. The
// input buffer after the step is To, or "/" when Slash is set. The output
// buffer is a stack whose elements are steps: see Output.
type Step struct {
	Rule     *Rule // the line that ran, or what it cites
	From, To Span  // bytes of texts of the trace
	Link     int32 // top of the stack below this step, as an index into Steps; NoLink for none
	Text     uint8 // the text that From points into, as an index into Texts
	Push     bool  // the step put its Moved text on the output buffer
	Slash    bool  // the step left "/" as the whole of the input buffer
	Yes      bool  // a condition held, or the component that was assigned is defined
}

// NoLink is the Link of a step above an empty stack.
const NoLink int32 = -1

// Add records a step and returns its index.
func (t *Trace) Add(s Step) int32 {
	t.Steps = append(t.Steps, s)
	return int32(len(t.Steps) - 1)
}

// AddText records a text and returns its index.
func (t *Trace) AddText(text string) uint8 {
	t.Texts = append(t.Texts, text)
	return uint8(len(t.Texts) - 1)
}

// Top returns the topmost element of the output buffer after step i.
func (t *Trace) Top(i int32) int32 {
	if i >= 0 && !t.Steps[i].Push {
		return t.Steps[i].Link
	}
	return i
}

// Moved returns the text that the pushing step i moved to the output buffer.
func (t *Trace) Moved(i int32) string {
	if i > 0 && t.Steps[i-1].Slash {
		return "/"
	}
	s := &t.Steps[i]
	return s.From.In(t.Texts[s.Text])
}

// Input returns the input buffer after step i.
func (t *Trace) Input(i int32) string {
	s := &t.Steps[i]
	if s.Slash {
		return "/"
	}
	return s.To.In(t.Texts[s.Text])
}

// Output appends the output buffer after step i to dst. It takes time in
// proportion to the buffer it writes.
func (t *Trace) Output(dst []byte, i int32) []byte {
	top, n := t.Top(i), 0
	for p := top; p != NoLink; p = t.Steps[p].Link {
		n += len(t.Moved(p))
	}
	dst = slices.Grow(dst, n)
	dst = dst[:len(dst)+n]
	end := len(dst) // the stack is read from its top, so it is written from its end
	for p := top; p != NoLink; p = t.Steps[p].Link {
		moved := t.Moved(p)
		end -= len(moved)
		copy(dst[end:], moved)
	}
	return dst
}

// Indexes into Trace.Texts after a resolution, in every document that has one.
const (
	TextBase   = iota // the base URI
	TextRef           // the reference
	TextPath          // the path made of both, as the document makes it
	TextTarget        // the target URI
)

// Provenance says where a run of the target's characters came from.
type Provenance struct {
	Target Span  // in TextTarget
	Source Span  // of the same length in Text; empty where Made
	Text   uint8 // TextBase or TextRef; TextTarget where Made
	Rule   *Rule // the step that put the characters there
}

// Made reports whether the algorithm added the characters.
func (o Provenance) Made() bool { return o.Text == TextTarget }
